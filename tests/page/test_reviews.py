"""The review of a finished game: its balance sheet, turning points, lines of play and marks."""

from __future__ import annotations

import re
from math import hypot
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from caledonia import Game
from tests.page.reviews import Json, answer, finished_table, review_of, with_review
from tests.page.visitors import MOSTLY_DESK, MOSTLY_PHONE, Visitor, Visitors
from tests.server.visitors import crofters

TERMS = ("start", "luck", "decisions", "opponents", "later")


@pytest.fixture(scope="module")
def reader(staying: Visitors) -> Visitor:
    """Return who stays at the review of a game of two."""
    return with_review(staying, review_of(2))


@pytest.fixture
def looking(reader: Visitor, watched: None) -> Visitor:
    """Return who stays there, with the score sheet in front and everything folded."""
    reader.page.evaluate("() => window.caledonia.table.goTo(null)")
    expect(reader.page.locator("[data-balance]")).to_be_visible()
    reader.page.mouse.move(0, 0)
    unfolded = "all => all.forEach((each) => (each.open = false))"
    reader.page.locator("[data-review] details").evaluate_all(unfolded)
    return reader


def test_luck_and_a_decision_of_the_same_move_are_both_turning_points(visitors: Visitors) -> None:
    review = review_of(2)
    ply = review["turning_points"][2]["ply"]
    point = {**review["turning_points"][2], "cause": "decision"}
    review["turning_points"] = [{**point, "cause": "luck"}, point]
    person = with_review(visitors, review)
    points = person.page.locator("[data-turning]")
    expect(points).to_have_count(2)
    for cause in ("luck", "decision"):
        expect(person.page.locator(f"[data-turning='{ply}-{cause}']")).to_be_visible()
    # Their marks on the chart lie side by side.
    marks = person.page.locator("[data-review-course] circle.point")
    left, right = sorted(box["x"] for each in marks.all() if (box := each.bounding_box()))
    assert right - left >= 18
    assert person.faults == []


@MOSTLY_PHONE
def test_the_balance_sheet_shows_small_terms_and_errors(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    review = review_of(2)
    person = with_review(visitors, review, size)
    balance = person.page.locator("[data-balance]")
    falls = balance.locator("[data-fall]")
    expect(falls).to_have_count(2)
    for sheet in review["sheets"]:
        fall = balance.locator(f"[data-fall='{sheet['seat']}']")
        expect(fall.locator("[data-whisker]")).to_have_count(len(TERMS))
        # Start and result begin below the axis, which is cut.
        expect(fall.locator("[data-break]")).to_have_count(2)
        assert (box := fall.locator("[data-whisker='luck']").bounding_box())
        assert box["width"] >= 2 * sheet["uncertainty"]["luck"]
        outer = fall.locator("svg[role='img']").bounding_box()
        for text in fall.locator("text").all():
            assert (inner := text.bounding_box())
            assert outer
            assert inner["x"] >= outer["x"] - 1
            assert inner["x"] + inner["width"] <= outer["x"] + outer["width"] + 1


def test_the_balance_sheet_counts_points_lead_or_chance(looking: Visitor) -> None:
    review = review_of(2)
    person = looking
    balance = person.page.locator("[data-balance]")
    balance.locator("summary").click()
    first = min(review["sheets"], key=lambda sheet: sheet["place"])

    def figure(term: str) -> Locator:
        """Return the figure of the winner, who is in the first column."""
        return balance.locator(f"tr[data-term='{term}'] td").first

    later = f"{first['points']['later']:+.1f} ± {first['uncertainty']['later']:.1f}"
    expect(figure("later")).to_have_text(later.replace("-", "−"))
    expect(figure("final")).to_have_text(str(first["final"]))
    balance.locator("[data-measure='margin']").click()
    lead = sum(first["margin"].values())
    expect(figure("final")).to_have_text(f"+{lead:.0f}")
    luck = f"{first['margin']['luck']:+.1f}".replace("-", "−")
    expect(figure("luck")).to_have_text(luck)
    balance.locator("[data-measure='win']").click()
    expect(figure("final")).to_have_text("100%")
    expect(figure("start")).to_have_text(f"{100 * first['win']['start']:.0f}%")
    chance = round(100 * first["win"]["decisions"])
    expect(figure("decisions")).to_have_text(f"{chance:+}".replace("-", "−"))
    expect(balance.locator("[data-note]")).to_contain_text("percentage points")
    expect(balance.locator("[data-whisker]")).to_have_count(0)


def test_every_rival_is_compared_with_oneself(visitors: Visitors) -> None:
    review = review_of(4)
    person = with_review(visitors, review)
    own, *rivals = review["sheets"]
    lines = person.page.locator("[data-balance] .words")
    expect(lines).to_have_count(len(rivals))
    for line, rival in zip(
        lines.all(), sorted(rivals, key=lambda sheet: sheet["place"]), strict=True
    ):
        gap = own["points"]["decisions"] - rival["points"]["decisions"]
        error = hypot(own["uncertainty"]["decisions"], rival["uncertainty"]["decisions"])
        if abs(gap) > error:
            way = "better" if gap > 0 else "worse"
            played = f"You played {abs(gap):.0f} ± {max(1, round(error))} points {way} than "
        else:
            played = "You and "
        expect(line).to_contain_text(played)


def test_what_lies_within_its_error_is_about_even(visitors: Visitors) -> None:
    review = review_of(2)
    wide = dict.fromkeys(TERMS, 200.0)
    review["sheets"] = [{**sheet, "uncertainty": wide} for sheet in review["sheets"]]
    person = with_review(visitors, review)
    words = person.page.locator("[data-balance] .words")
    expect(words).to_have_text(
        re.compile(r"^You and .+ played about equally well. Start and luck were about even.$")
    )


def test_rates_stand_beside_those_of_the_level_and_of_the_others(looking: Visitor) -> None:
    review = review_of(2)
    person = looking
    rates = person.page.locator("[data-rates]")
    expect(rates.locator(".words")).to_contain_text("Closest bot level: Crofter, with 0.97 VP.")
    rates.locator("summary").click()
    own, other = (review["sheets"][seat]["rates"][1] for seat in (0, 1))
    row = rates.locator("[data-own-rates] tbody tr").nth(2)
    mine = f"{own['points_lost'] / own['decisions']:.2f} ({own['decisions']})"
    expect(row.locator("td").first).to_have_text(mine)
    expect(row.locator("td").last).to_have_text("Crofter 0.97")
    # More decisions do not look worse by themselves.
    theirs = f"{other['points_lost'] / other['decisions']:.2f} ({other['decisions']})"
    each = rates.locator("table").last.locator("tbody tr")
    expect(each.filter(has_text=theirs).first).to_be_visible()
    sheet = review["sheets"][1]
    count = sum(rate["decisions"] for rate in sheet["rates"])
    total = f"{sheet['points_lost'] / count:.2f} ({count})"
    expect(rates.locator("tr.sum td").last).to_have_text(total)


def test_a_played_turn_says_that_its_figures_are_those_of_its_first_step(
    looking: Visitor,
) -> None:
    review = review_of(2)
    several = next(
        each
        for each in review["decisions"]
        if each["played"] and len(board_codes(each["played"])) > 1
    )
    person = looking
    person.page.locator("[data-decisions] input[value='all']").check()
    decision = person.page.locator(f"[data-decision='{several['ply']}']")
    decision.locator("summary").click()
    expect(decision.locator(".played")).to_contain_text("if best play follows the first step")
    expect(decision.locator(".better")).not_to_contain_text("first step")
    expect(decision).to_contain_text("The better line")


def test_a_solo_review_is_about_its_player_for_everybody(visitors: Visitors) -> None:
    player = with_review(visitors, review_of(1))
    reads_of_no_opponents(player)
    watcher = visitors.come()
    watcher.send("/people/guest", {"name": "Rory"})
    answer(watcher, player.table_id, review_of(1))
    watcher.go(f"/table/{player.table_id}")
    watcher.page.locator("[data-deed='analyse']").click()
    balance = watcher.page.locator("[data-balance]")
    expect(balance).to_contain_text("Isla’s decisions cost")
    expect(balance.locator(".words")).not_to_contain_text("your")


def reads_of_no_opponents(player: Visitor) -> None:
    """Who has played alone is compared with nobody."""
    balance = player.page.locator("[data-balance]")
    expect(balance).to_contain_text("your decisions cost you")
    expect(balance.locator("svg[role='img']")).to_contain_text("Seen later")
    expect(balance).not_to_contain_text("Opponents")
    expect(balance.locator("[data-measure]")).to_have_count(0)


def costly(review: Json, *verbs: str, steps: int = 1) -> Json:
    """Return a decision with these verbs in its lines and at least this many better steps."""
    for each in review["decisions"]:
        if each["best"] is None or each["kind"] == "setup":
            continue
        codes = [*each["played"]["codes"], *each["best"]["codes"]]
        if not set(verbs) <= {code.split()[0] for code in codes}:
            continue
        if len(board_codes(each["best"])) >= steps:
            return dict(each)
    raise AssertionError(verbs)


def board_codes(line: Json) -> list[str]:
    """Return the codes of a line that change the board."""
    return [code for code in line["codes"] if code not in ("end", "skip")]


def look_at(person: Visitor, decision: Json) -> None:
    """Show a decision of the list on the board."""
    person.page.locator("[data-decisions] input[value='all']").check()
    ply = decision["ply"]
    person.page.locator(f"[data-decision='{ply}'] summary").click()
    person.page.locator(f"[data-look='{ply}']").click()
    person.page.wait_for_function("ply => window.caledonia.table.moment === ply", arg=ply - 1)


def money(person: Visitor, seat: int) -> Any:
    return person.shown()["seats"][seat]["money"]


def test_turning_points_say_what_happened(visitors: Visitors) -> None:
    review = review_of(2)
    ply = next(moment["ply"] for moment in review["course"] if moment["luck"] and moment["round"])
    decision = costly(review)
    common = {"round": 1, "seat": 0, "points": 2.0, "win": 0.1}
    review["turning_points"] = [
        {**common, "ply": ply, "cause": "luck", "by": 0},
        {**common, "ply": decision["ply"], "cause": "decision", "by": decision["seat"]},
    ]
    person = with_review(visitors, review)
    page = person.page
    points = page.locator("[data-review-course] ol li")
    expect(points.nth(0)).to_contain_text(re.compile("ontract|dice"))
    expect(points.nth(1)).not_to_contain_text(f": {decision['code']}.")
    shown = page.locator(f"[data-decision='{decision['ply']}'] .what")
    page.locator("[data-decisions] input[value='all']").check()
    deed = shown.inner_text().split(": ")[1]
    expect(points.nth(1)).to_contain_text(deed)
    # A decision is shown with what was better, luck with what it revealed.
    page.locator(f"[data-turning='{decision['ply']}-decision']").click()
    expect(page.locator("[data-compared='better']")).to_be_visible()
    page.locator("[data-replay='present']").click()
    page.locator(f"[data-turning='{ply}-luck']").click()
    page.wait_for_function("ply => window.caledonia.table.moment === ply", arg=ply)
    expect(page.locator("[data-compared]")).to_have_count(0)


@MOSTLY_DESK
def test_both_lines_can_be_stepped_through_on_the_board(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    review = review_of(2)
    decision = costly(review, steps=2)
    person = with_review(visitors, review, size)
    page = person.page
    look_at(person, decision)
    line = Game(crofters(2).states[decision["ply"] - 1])
    seat = decision["seat"]
    assert money(person, seat) == line.state.players[seat].money
    forward, back = page.locator("[data-step='forward']"), page.locator("[data-step='back']")
    step = page.locator("[data-line-step]")
    codes = board_codes(decision["best"])
    expect(back).to_be_disabled()
    for count, code in enumerate(codes, start=1):
        forward.click()
        line.push_code(code)
        expect(step).to_have_attribute("data-line-step", str(count))
        page.wait_for_function(
            "([seat, money]) => window.caledonia.view().seats[seat].money === money",
            arg=[seat, line.state.players[seat].money],
        )
    expect(forward).to_be_disabled()
    expect(page.locator("svg [data-move]")).to_have_count(0)
    # Pressing the other line shows where it leads, and stepping back how it gets there.
    played = Game(crofters(2).states[decision["ply"] - 1])
    for code in board_codes(decision["played"]):
        played.push_code(code)
    page.locator("[data-compared='played']").click()
    page.wait_for_function(
        "([seat, money]) => window.caledonia.view().seats[seat].money === money",
        arg=[seat, played.state.players[seat].money],
    )
    sources = page.locator("#actions [data-sources] tbody tr")
    expect(sources).to_have_count(2)
    for row, key in zip(sources.all(), ("played", "best"), strict=True):
        glory = f"{decision[key]['sources']['glory']:.1f}"
        expect(row.locator("td").first).to_have_text(glory)


def test_playing_on_begins_after_the_shown_line(visitors: Visitors) -> None:
    review = review_of(2)
    decision = costly(review, steps=2)
    person = with_review(visitors, review)
    page = person.page
    look_at(person, decision)
    page.locator("[data-step='forward']").click()
    expect(page.locator("[data-line-step='1']")).to_be_visible()
    page.locator("[data-play-on]").click()
    finished = person.table_id
    page.locator("[data-confirm-branch]").click()
    page.wait_for_url(lambda url: finished not in url)
    person.is_ready()
    log = person.ask(f"/tables/{person.table_id}/entries")["entries"]
    codes = [entry["code"] for entry in log if entry["kind"] == "decision"]
    assert codes[decision["ply"] - 1] == decision["best"]["codes"][0]


def test_the_market_says_which_line_trades_what(looking: Visitor) -> None:
    review = review_of(2)
    decision = costly(review, "sell")
    person = looking
    look_at(person, decision)
    for key, line in (("played", "played"), ("better", "best")):
        goods = {
            code.split()[1]
            for code in decision[line]["codes"]
            if code.split()[0] in ("buy", "sell")
        }
        tags = person.page.locator(f".ladder [data-tag='{key}']")
        expect(tags).to_have_count(len(goods))
        for good in goods:
            tag = person.page.locator(f".ladder[data-good='{good}'] [data-tag='{key}']")
            expect(tag).to_have_text(key)


def test_the_export_board_says_which_line_takes_which_contract(looking: Visitor) -> None:
    review = review_of(2)
    decision = costly(review, "obtain")
    person = looking
    look_at(person, decision)
    for key, line in (("played", "played"), ("better", "best")):
        taken = [code for code in decision[line]["codes"] if code.startswith("obtain")]
        tags = person.page.locator(f"[data-tag='{key}']")
        for code in taken:
            tag = person.page.locator(f"[data-code='{code}']").locator(tags)
            expect(tag).to_have_text(key)


def test_every_judged_decision_has_its_mark_in_the_log(visitors: Visitors) -> None:
    review = review_of(2)
    person = with_review(visitors, review)
    page = person.page
    page.locator("[data-deed='table']").click()
    marks = page.locator(".log [data-mark-of]")
    expect(marks).to_have_count(len(review["decisions"]))
    for each in review["decisions"][::20]:
        mark = page.locator(f".log [data-mark-of='{each['ply']}']")
        expect(mark).to_have_attribute("data-mark", each["mark"])
    blunder = next(each for each in review["decisions"] if each["mark"] == "blunder")
    mark = page.locator(f".log [data-mark-of='{blunder['ply']}']")
    expect(mark).to_contain_text("Blunder: ")
    # The caption of the replay has it too.
    page.evaluate("ply => window.caledonia.table.goTo(ply)", blunder["ply"])
    caption = page.locator(f"[data-caption] [data-mark-of='{blunder['ply']}']")
    expect(caption).to_have_attribute("data-mark", "blunder")


def test_a_failed_request_for_progress_is_repeated(visitors: Visitors) -> None:
    person = visitors.come()
    table_id = finished_table(person, 2)
    page, asked = person.page, [0]
    running = {
        "id": "analysis", "table_id": table_id, "bot": "review", "status": "running",
        "done": 3, "total": 9, "created": 0, "updated": 0, "place": None, "result": None,
        "review": None,
    }  # fmt: skip

    def progress(route: Any) -> None:
        asked[0] += 1
        if asked[0] == 1:
            route.abort()
        else:
            route.fulfill(json={**running, "done": 9, "status": "done", "review": review_of(2)})

    answer(person, table_id, review_of(2))
    page.route("**/review", lambda route: route.fulfill(json={"analysis": running}))
    page.route("**/analyses/analysis", progress)
    person.go(f"/table/{table_id}")
    expect(page.locator("[data-review] progress")).to_be_visible()
    expect(page.locator("[data-balance]")).to_be_visible()
    assert asked[0] == 2
    # The browser reports the request that was cut off.
    person.faults = [fault for fault in person.faults if "Failed to load resource" not in fault]


def test_a_short_game_is_reviewed_and_still_there_after_a_reload(visitors: Visitors) -> None:
    person = visitors.come()
    table_id = finished_table(person, 1)
    page = person.page
    person.go(f"/table/{table_id}")
    page.locator("[data-deed='analyse']").click()
    expect(page.locator("[data-review] progress")).to_be_visible()
    balance = page.locator("[data-balance]")
    expect(balance).to_be_visible(timeout=600_000)
    (sheet,) = person.ask(f"/tables/{table_id}/review")["analysis"]["review"]["sheets"]
    outcome = crofters(1).outcome()
    assert outcome is not None
    assert sheet["final"] == outcome.scores[0]
    assert sum(sheet["points"].values()) == pytest.approx(sheet["final"], abs=0.1)
    expect(balance.locator("[data-whisker]")).to_have_count(len(TERMS) - 1)
    expect(page.locator("[data-rates] .words")).to_contain_text("VP per decision")
    page.reload()
    expect(balance).to_be_visible()
    expect(page.locator("[data-deed='analyse']")).to_have_count(0)
