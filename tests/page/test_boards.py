"""Boards, market, contracts and rounds: what all players have can be read at a glance."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from benchmarks.page.games import moment
from tests.page.test_access import offences
from tests.page.test_games import new_table
from tests.page.visitors import DESK, MOSTLY_PHONE, PHONE, Visitor, Visitors

SMALL_DESK = (1280, 720)
LARGE_DESK = (1920, 1080)


def at_moment(person: Visitor, name: str) -> Visitor:
    """Bring a visitor to a game of four at a moment."""
    person.send("/people/guest", {"name": "Isla"})
    saved = moment(name)
    body = {"record": saved.record, "seats": saved.seats}
    made = person.send("/tables/import", body)
    person.go(f"/table/{made['id']}")
    person.is_ready()
    return person


@pytest.fixture(scope="module")
def desk(staying: Visitors) -> Visitor:
    """Return who stays at a desk in the middle of a game, in front of the own turn."""
    return at_moment(staying.come(), "turn")


@pytest.fixture
def looking(desk: Visitor, watched: None) -> Visitor:
    """Return who stays at that desk, with nothing pressed, pointed at or focused."""
    desk.rest()
    return desk


def is_whole(element: Locator) -> None:
    """All of an element is inside the window."""
    expect(element).to_be_visible()
    expect(element).to_be_in_viewport(ratio=1)


# The window.


PARTS = (".left > .history", ".mine .column", ".right .crate")
"""What grows with the window."""


def measured(person: Visitor, selector: str, what: str) -> float:
    """Return a figure of the first of some elements."""
    element = person.page.locator(selector).first
    expect(element).to_be_visible()
    return float(element.evaluate(f"node => parseFloat(getComputedStyle(node).{what})"))


def test_everything_is_in_sight_in_every_window(visitors: Visitors) -> None:
    person = at_moment(visitors.come(SMALL_DESK), "turn")
    widths = []
    for size in person.at_sizes(SMALL_DESK, DESK, LARGE_DESK, PHONE):
        if size == PHONE:
            person.page.locator("#tab-contracts").click()
        else:
            log_is_whole(person)
            opponents_are_whole(person)
            widths.append([measured(person, part, "width") for part in PARTS])
        marks_cover_no_good(person)
        if size == LARGE_DESK:
            shows_its_boards_large(person)
    # A large window gives its room to the boards.
    assert all(large > small for small, large in zip(widths[0], widths[-1], strict=True))


def shows_its_boards_large(person: Visitor) -> None:
    """Boards of opponents, and the player's own, can be read from afar."""
    assert measured(person, ".right article", "fontSize") >= 16
    assert measured(person, ".right article [data-unit] svg", "width") >= 26
    assert measured(person, ".right article", "width") >= 450
    assert measured(person, ".mine .power", "height") > 0, "the clan's power stands on its plate"


def log_is_whole(person: Visitor) -> None:
    """The log, what belongs to it and the market can be seen."""
    log = person.page.locator(".left [role='log']")
    is_whole(log)
    box = log.bounding_box()
    assert box is not None
    assert box["height"] >= 44, "two lines of the log at least"
    is_whole(person.page.locator(".left > .history"))
    for button in person.page.locator(".left .scrubber button").all():
        is_whole(button)
    is_whole(person.page.locator(".left > .market"))


def opponents_are_whole(person: Visitor) -> None:
    """All other players can be seen without scrolling."""
    cards = opponents(person)
    expect(cards).to_have_count(3)
    for card in cards.all():
        is_whole(card)
        for fact in ("[data-money]", "[data-merchants]", "[data-next]", "[data-deed]"):
            is_whole(card.locator(fact))
    assert not overflows(person.page.locator(".right"))


@pytest.mark.parametrize(
    ("size", "tabs"),
    [(LARGE_DESK, [None]), (PHONE, ["#tab-board", "#tab-players", "#tab-market"])],
)
def test_boards_are_for_everybody(
    visitors: Visitors, size: tuple[int, int], tabs: list[str | None]
) -> None:
    """WCAG 2.2 AA, by lamplight too."""
    person = at_moment(visitors.come(size), "turn")
    for tab in tabs:
        if tab:
            person.page.locator(tab).click()
        assert offences(person) == []
        person.page.emulate_media(color_scheme="dark")
        assert offences(person, colours_only=True) == []
        person.page.emulate_media(color_scheme="light")


# Opponents.


def opponents(person: Visitor) -> Locator:
    """Return the cards of the other players."""
    return person.page.locator(".right article[data-seat]")


def overflows(element: Locator) -> bool:
    """Whether something has to be scrolled."""
    return bool(element.evaluate("node => node.scrollHeight > node.clientHeight + 1"))


def test_an_opponent_can_be_read(looking: Visitor) -> None:
    person = looking
    view = person.shown()
    ahead = person.ask(f"/tables/{person.table_id}/outlook")["seats"]
    complete, lacking = 0, 0
    for card in opponents(person).all():
        seat = int(card.get_attribute("data-seat") or -1)
        player = view["seats"][seat]
        shown = [each.get_attribute("data-good") for each in card.locator("[data-good]").all()]
        assert set(shown) == {good for good, count in player["goods"].items() if count}
        for good, count in player["goods"].items():
            expect(card.locator(f"[data-good='{good}']")).to_contain_text(str(count))
        for unit, spaces in player["units"].items():
            expect(card.locator(f"[data-unit='{unit}']")).to_contain_text(str(len(spaces)))
        assert card.locator("[data-unit]").count() == len(player["units"])
        figures = card.locator(".figures:visible").all_inner_texts()
        assert not [each for each in figures if each.strip() == "0"]
        merchants = card.locator(f"[data-merchants='{player['merchants']}']")
        expect(merchants).to_contain_text(str(player["merchants"] or "–"))
        expect(card.locator("[data-next]")).to_contain_text(f"£{ahead[seat]['income']['total']}")
        for held in ahead[seat]["held"]:
            slip = card.locator(f"[data-contract='{held['contract']}']")
            expect(slip).to_be_visible()
            expect(slip.locator("[data-lack]")).to_have_count(len(held["lacks"]))
            for name, count in held["lacks"].items():
                expect(slip.locator(f"[data-lack='{name}']")).to_have_text(f"−{count}")
            lacking += bool(held["lacks"])
            complete += not held["lacks"]
    assert complete
    assert lacking


def test_the_last_action_stands_in_words(looking: Visitor) -> None:
    person = looking
    log = person.page.locator(".left [role='log']").inner_text()
    for card in opponents(person).all():
        name = card.get_attribute("aria-label") or ""
        deed = card.locator("[data-deed]").inner_text().split(":", 1)[1].strip()
        assert f"{name} {deed[0].lower()}{deed[1:]}" in log


def test_axe_and_pickaxe_differ(looking: Visitor) -> None:
    """Draw both as large as on a board, and count the pixels that only one of them has."""
    person = looking
    pixels = person.page.evaluate(
        """async () => {
            const drawn = async (unit) => {
                const svg = document.querySelector(`.mine [data-unit='${unit}'] svg`);
                const path = svg.querySelector(`path[fill='currentColor']`).outerHTML;
                const text = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"
                    viewBox="-16 -16 32 32" color="black">${path}</svg>`;
                const image = new Image();
                image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
                await image.decode();
                const canvas = new OffscreenCanvas(24, 24);
                const context = canvas.getContext('2d');
                context.drawImage(image, 0, 0);
                const { data } = context.getImageData(0, 0, 24, 24);
                return Array.from({ length: 576 }, (_, at) => data[4 * at + 3] > 127);
            };
            const [axe, pick] = [await drawn('woodcutter'), await drawn('miner')];
            const count = (test) => axe.filter((_, at) => test(axe[at], pick[at])).length;
            return { both: count((a, b) => a && b), any: count((a, b) => a || b) };
        }"""
    )
    assert pixels["any"] > 150
    assert pixels["both"] / pixels["any"] < 0.5


# Rounds and points.


def test_rounds_without_scoring_tiles_are_not_blank(visitors: Visitors) -> None:
    person = visitors.come()
    choices = {"players": 2, "seats": ["me", "crofter"], "options": {"no_scoring_tiles": True}}
    made = new_table(person, choices)
    person.go(f"/table/{made['id']}")
    person.is_ready()
    expected = person.ask(f"/content/{made['options']['content']}")["export"]["contract_money"]
    boxes = person.page.locator("[data-round]")
    expect(boxes).to_have_count(5)
    for box, money in zip(boxes.all(), expected, strict=True):
        expect(box.locator(f"[data-contract-money='{money}']")).to_be_visible()
    boxes.nth(2).locator("button").click()
    slip = person.page.locator("[role='tooltip']:visible")
    expect(slip).to_contain_text("No scoring tiles in this game.")
    expect(slip).to_contain_text("Taking a contract")


def test_no_points_before_the_first_round(visitors: Visitors) -> None:
    person = at_moment(visitors.come(), "place")
    expect(opponents(person)).to_have_count(3)
    expect(person.page.locator("[data-points]")).to_have_count(0)
    expect(person.page.locator("[data-round] .glory")).to_have_count(0)


def test_points_say_what_they_are(looking: Visitor) -> None:
    person = looking
    expect(person.page.locator(".mine [data-points]")).to_contain_text("if the game ended now")
    for card in opponents(person).all():
        expect(card.locator("[data-points]")).to_contain_text("now")
    opponents(person).first.locator("[data-points]").click()
    expect(person.page.locator("[role='tooltip']:visible")).to_contain_text("If the game ended now")


# The draft.


@pytest.mark.parametrize(
    ("size", "auction"),
    [
        (DESK, False),
        (PHONE, True),
        pytest.param(DESK, True, marks=pytest.mark.slow),
        pytest.param(PHONE, False, marks=pytest.mark.slow),
    ],
)
def test_who_waits_sees_the_draft(
    visitors: Visitors, size: tuple[int, int], *, auction: bool
) -> None:
    people = [visitors.come(size), visitors.come(size)]
    options = {"clan_auction": True} if auction else {}
    table = new_table(people[0], {"players": 2, "seats": ["me", "open"], "options": options})
    people[1].send("/people/guest", {"name": "Rory"})
    people[1].send(f"/tables/{table['id']}/join", {"invite": table["invite"]})
    for person in people:
        person.go(f"/table/{table['id']}")
        person.is_ready()
    known = people[0].table()
    people.sort(key=lambda person: person.table()["you"] != known["deciding"])
    deciding, waiting = people
    offered = {clan for clan, _ in known["view"]["offer"]}
    draft = waiting.page.locator("[data-draft]")
    expect(draft).to_have_attribute("data-draft", str(known["deciding"]))
    name = waiting.page.evaluate("seat => caledonia.table.names[seat]", known["deciding"])
    expect(draft).to_contain_text(f"{name} is {'bidding' if auction else 'choosing a clan'}.")
    clans = draft.locator("[data-clan]")
    assert {each.get_attribute("data-clan") for each in clans.all()} == offered
    is_whole(clans.first)
    assert offences(waiting) == []
    expect(deciding.page.locator("[data-draft]")).to_have_count(0)
    if not auction:
        legal = deciding.table()["view"]["legal"]
        code = next(each for each in legal if each.startswith("clan"))
        deciding.press(code)
        deciding.action("end").click()
        expect(deciding.page.locator("[data-draft]")).to_be_visible()
        expect(deciding.page.locator("[data-draft] [data-clan]")).to_have_count(len(offered) - 1)


# The market.


@MOSTLY_PHONE
def test_prices_show_the_step_since_the_own_turn(visitors: Visitors, size: tuple[int, int]) -> None:
    person = at_moment(visitors.come(size), "turn")
    if size == PHONE:
        person.page.locator("#tab-market").tap()
    # In this game others bought two cheese and two bread since, and nothing else.
    for good, step in (("cheese", "2"), ("bread", "2")):
        market = person.page.locator(f".market [data-good='{good}']")
        expect(market.locator(f".by[data-since='{step}']")).to_be_visible()
    expect(person.page.locator(".market .by[data-since]")).to_have_count(2)
    head = person.page.locator(".market [data-good='cheese'] .asks").first
    expect(head).to_have_accessible_name(re.compile("Since your last turn: £10 → £12"))
    if size == PHONE:
        head.tap()
    else:
        head.click()
    slip = person.page.locator("[role='tooltip']:visible")
    expect(slip).to_contain_text("Since your last turn: £10 → £12")
    expect(slip.locator("polyline")).to_be_visible()


def test_the_market_has_its_history_where_one_points(looking: Visitor) -> None:
    person = looking
    person.page.locator(".market [data-good='cheese'] .head").hover()
    expect(person.page.locator("[role='tooltip']:visible polyline")).to_be_visible()


# Contracts.


def test_the_number_of_a_contract_comes_on_demand(looking: Visitor) -> None:
    person = looking
    crate = person.page.locator(".right .crate").first
    number = crate.locator(".number")
    expect(number).to_have_css("opacity", "0")
    crate.focus()
    person.page.keyboard.press("Shift+Tab")
    person.page.keyboard.press("Tab")
    expect(number).to_have_css("opacity", "1")
    expect(person.page.locator("[role='tooltip']:visible")).to_contain_text("Contract ")
    person.page.keyboard.press("Tab")
    expect(number).to_have_css("opacity", "0")
    crate.hover()
    expect(number).to_have_css("opacity", "1")


def marks_cover_no_good(person: Visitor) -> None:
    """Marks of what a contract lacks stay on its label, and hide no good of it."""
    expect(person.page.locator(".crate .lack").first).to_be_visible()
    covered = person.page.evaluate(
        """() => [...document.querySelectorAll('.crate')].flatMap((crate) => {
            const label = crate.getBoundingClientRect();
            const goods = [...crate.querySelectorAll('.line:first-of-type .symbol')];
            return [...crate.querySelectorAll('.lack')].filter((mark) => {
                const box = mark.getBoundingClientRect();
                if (box.right > label.right) return true;
                return goods.some((good) => {
                    const other = good.getBoundingClientRect();
                    return box.left < other.right - 1 && other.left < box.right - 1;
                });
            }).map(() => crate.dataset.code);
        })"""
    )
    assert covered == [], person.size


# On a phone.


def test_the_main_view_of_a_phone_has_merchants_contract_and_points(visitors: Visitors) -> None:
    person = at_moment(visitors.come(PHONE), "turn")
    seat = person.table()["you"]
    own = person.shown()["seats"][seat]
    purse = person.page.locator("[data-purse]")
    for fact in (f"[data-merchants='{own['merchants']}']", "[data-points]"):
        is_whole(purse.locator(fact))
    expect(purse.locator("[data-points]")).to_contain_text(str(own["score"]["total"]))
    obtained = next(code for code in person.shown()["legal"] if code.startswith("obtain"))
    person.press(obtained)
    is_whole(purse.locator(f"[data-contract='{obtained.split()[1]}']"))
