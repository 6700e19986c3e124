"""Decisions are in the bar or the sheet, with their prices; nothing covers the map."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import expect

from caledonia import Game
from caledonia.review.shapes import TERMS, VERSION
from tests.page.reviews import analysis_of, level_of
from tests.page.tables import FIRST_TURN as FIRST_TURNS
from tests.page.tables import brought
from tests.page.test_acting import BARTER
from tests.page.test_games import new_table
from tests.page.visitors import (
    DESK,
    MOSTLY_DESK,
    MOSTLY_PHONE,
    PHONE,
    REPEATED_DESK,
    REPEATED_PHONE,
    Visitor,
    Visitors,
)
from tests.server.visitors import crofters

FIRST_TURN = FIRST_TURNS[2]
WORKER = 2
"""Decisions of the crofters' game before the first of two workers is placed."""
SHORT = 18
"""And until money for a field is short, which selling grain would bring."""
NEIGHBOURS = 49
"""Decisions of the game with seed 7 before a neighbour sells wool, …"""
UPGRADE = 54
"""… a contract brings an upgrade, …"""
FREE_SPACE = 75
"""… and another one a free space."""

# The element that a finger would touch in the middle of each highlighted space in the window.
COVERED = """() => {
  const map = document.querySelector('.map .window').getBoundingClientRect();
  return [...document.querySelectorAll('polygon[data-open]')].flatMap((space) => {
    const { x, y, width, height } = space.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    if (left < map.left || left > map.right || top < map.top || top > map.bottom) return [];
    const shown = document.elementFromPoint(left, top);
    return shown?.closest('[data-space]') ? [] : [space.dataset.space];
  });
}"""


def covered(person: Visitor) -> list[str]:
    """Return the highlighted spaces that something covers."""
    expect(person.page.locator("polygon[data-open]").first).to_be_attached()
    parts: list[str] = person.page.evaluate(COVERED)
    return parts


def effects(person: Visitor) -> dict[str, Any]:
    """Return what each legal code would do, as the server knows it."""
    outcomes: dict[str, Any] = person.ask(f"/tables/{person.table_id}/outlook")["effects"]
    return outcomes


def price(money: int) -> str:
    """Return what stands on the button of a choice."""
    return "free" if not money else f"£{-money}" if money < 0 else f"+\u2060£{money}"


def busiest(person: Visitor) -> tuple[str, list[str]]:
    """Return the space for which there are most units to choose from, with their codes."""
    codes = [code for code in person.table()["view"]["legal"] if code.startswith("expand")]
    space, _ = Counter(code.split()[-1] for code in codes).most_common(1)[0]
    return space, [code for code in codes if code.split()[-1] == space]


@pytest.mark.parametrize("size", [DESK, REPEATED_PHONE, (360, 740)])
def test_what_a_space_leaves_to_choose_stands_in_the_bar(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    person = brought(visitors, FIRST_TURN, size)
    space, codes = busiest(person)
    person.action("expand").click()
    assert covered(person) == []
    person.space(space).click()
    choices = person.page.locator("#actions [data-here] button")
    expect(choices).to_have_count(len(codes))
    assert covered(person) == []
    known = effects(person)
    for code in codes:
        button = person.page.locator(f"#actions [data-here] [data-code='{code}']")
        expect(button).to_contain_text(price(known[code]["money"]))
        expect(button).to_be_in_viewport(ratio=1)
    person.page.locator(f"[data-here] [data-code='{codes[0]}']").click()
    expect(person.page.locator(f"[data-confirm][data-code='{codes[0]}']")).to_be_visible()
    assert covered(person) == []


def test_a_chosen_space_takes_the_unit_chosen_on_the_board(thinking: Visitor) -> None:
    person = thinking
    space, codes = busiest(person)
    person.action("expand").click()
    person.space(space).click()
    unit = codes[0].split()[1]
    column = person.page.locator(f".columns button[data-unit='{unit}']")
    column.click()
    expect(person.page.locator(f"[data-confirm][data-code='{codes[0]}']")).to_be_visible()
    expect(column).to_have_attribute("aria-pressed", "true")


@MOSTLY_PHONE
def test_a_neighbour_s_goods_have_their_prices_in_the_bar(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    person = brought(visitors, NEIGHBOURS, size, seed=7)
    known = effects(person)
    codes = [code for code in known if code.startswith("buy")]
    assert len(codes) > 1
    for code in codes:
        button = person.page.locator(f"#actions [data-code='{code}']:not([data-confirm])")
        expect(button).to_contain_text(price(known[code]["money"]))
        expect(button).to_be_in_viewport(ratio=1)
    expect(person.page.locator("#actions .panel")).to_have_count(0)


@MOSTLY_DESK
def test_a_bonus_that_costs_nothing_says_so(visitors: Visitors, size: tuple[int, int]) -> None:
    person = brought(visitors, UPGRADE, size, seed=7)
    known = effects(person)
    codes = [code for code in known if code.startswith("bonus")]
    assert any(not known[code]["money"] for code in codes)
    for code in codes:
        button = person.page.locator(f"#actions [data-code='{code}']")
        expect(button).to_contain_text(price(known[code]["money"]))


@MOSTLY_PHONE
def test_a_free_space_lists_every_unit_once(visitors: Visitors, size: tuple[int, int]) -> None:
    person = brought(visitors, FREE_SPACE, size, seed=7)
    units = {code.split()[1] for code in effects(person) if code.startswith("expand")}
    buttons = person.page.locator("#actions button[data-unit]")
    expect(buttons).to_have_count(len(units))
    buttons.nth(1).click()
    expect(buttons.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(buttons).to_have_count(len(units))
    assert covered(person) == []


@MOSTLY_DESK
def test_a_port_describes_its_effect_while_it_is_open(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    person = brought(visitors, BARTER, size)
    person.page.locator("button[data-port='p3']").click()
    about = person.page.locator("#actions [data-port-about]")
    expect(about).to_have_text("Give 1 processed good, get 2 processed goods of your choice.")
    asked = person.page.locator("[data-asked]")
    expect(asked).to_have_text("Choose an option.")
    word = person.page.locator(".tree [data-word]")
    # What is given is itself the price of what one gets.
    expect(word.first).not_to_contain_text("free")
    given = next(c for c in effects(person) if c.startswith("port p3")).split()[2]
    person.page.locator(f".tree [data-word='{given}']").click()
    expect(word.first).to_contain_text("free")
    for good in ("cheese", "cheese"):
        person.page.locator(f".tree [data-word='{good}']").click()
    expect(about).to_be_visible()
    expect(asked).to_have_text("Confirm, or choose something else.")
    preview = person.page.locator(".preview")
    expect(preview).to_contain_text(f"Larder Barter: 1 {given} → 2 cheese")
    expect(preview).to_contain_text("Free")


@pytest.mark.parametrize("size", [REPEATED_DESK, (1280, 720), PHONE])
def test_a_preview_is_shown_whole(visitors: Visitors, size: tuple[int, int]) -> None:
    person = brought(visitors, BARTER, size, "de")
    person.page.locator("button[data-port='p3']").click()
    given = next(c for c in effects(person) if c.startswith("port p3")).split()[2]
    for good in (given, "cheese", "bread"):
        person.page.locator(f".tree [data-word='{good}']").click()
    for part in (".preview .what", ".preview"):
        preview = person.page.locator(part)
        expect(preview).to_be_in_viewport(ratio=1)
        assert preview.evaluate("node => node.scrollHeight <= node.clientHeight + 1")
    map_box = person.page.locator(".map .window").bounding_box()
    bar = person.page.locator("#actions").bounding_box()
    assert map_box
    assert bar
    assert bar["y"] >= map_box["y"] + map_box["height"] - 1


def test_which_starting_worker_it_is(visitors: Visitors) -> None:
    person = brought(visitors, WORKER)
    asked = person.page.locator("[data-asked]")
    expect(asked).to_have_text("Place a starting worker (1 of 2).")
    expect(person.page.locator("[data-announced]")).to_contain_text("(1 of 2)")
    again = brought(visitors, 5)
    expect(again.page.locator("[data-asked]")).to_contain_text("(2 of 2)")


@MOSTLY_DESK
def test_passing_takes_two_presses(visitors: Visitors, size: tuple[int, int]) -> None:
    person = brought(visitors, FIRST_TURN, size)
    before = person.table()
    person.action("pass").click()
    assert person.table()["step"] == 0
    expect(person.page.locator(".preview")).to_contain_text("Still possible: ")
    person.page.locator("[data-confirm]").click()
    person.wait_for(before["version"], 1)
    assert person.table()["codes"] == ["pass"]
    expect(person.page.get_by_role("dialog")).to_have_count(0)


def test_cancel_goes_one_step_back(thinking: Visitor) -> None:
    person = thinking
    page = person.page
    space, codes = busiest(person)
    person.action("expand").click()
    person.space(space).click()
    page.locator(f"[data-here] [data-code='{codes[0]}']").click()
    expect(page.locator("[data-confirm]")).to_be_visible()
    page.locator("[data-cancel]").click()
    expect(page.locator("[data-confirm]")).to_have_count(0)
    expect(page.locator("[data-here] button")).to_have_count(len(codes))
    page.locator("[data-cancel]").click()
    expect(page.locator("[data-here]")).to_have_count(0)
    expect(person.action("expand")).to_have_attribute("aria-pressed", "true")
    page.locator("[data-cancel]").click()
    expect(person.action("expand")).to_have_attribute("aria-pressed", "false")


def test_escape_goes_one_step_back_too(visitors: Visitors) -> None:
    person = brought(visitors, BARTER)
    page = person.page
    page.locator("button[data-port='p3']").click()
    given = next(c for c in effects(person) if c.startswith("port p3")).split()[2]
    for good in (given, "whisky", "bread"):
        page.locator(f".tree [data-word='{good}']").click()
    settled = page.locator(".tree [aria-pressed='true']")
    for left in (2, 1, 0):
        page.keyboard.press("Escape")
        expect(settled).to_have_count(left)
        expect(page.locator("[data-port-about]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-port-about]")).to_have_count(0)


def test_keys_lead_from_the_map_to_the_choices_and_back(thinking: Visitor) -> None:
    person = thinking
    space, _ = busiest(person)
    person.action("expand").click()
    person.page.locator("[data-map]").focus()
    for _ in person.page.locator("polygon[data-open]").all():
        if person.page.evaluate("() => document.activeElement.dataset.space") == space:
            break
        person.page.keyboard.press("l")
    person.page.keyboard.press("Enter")
    expect(person.page.locator("[data-here] button").first).to_be_focused()
    person.page.keyboard.press("Escape")
    expect(person.page.locator("[data-here]")).to_have_count(0)
    expect(person.page.locator("[data-map]")).to_be_focused()


def test_why_not_names_the_cheapest_space_and_what_helps(visitors: Visitors) -> None:
    person = brought(visitors, SHORT)
    asked = person.ask(f"/tables/{person.table_id}/why-not?code=expand field")
    (reason,), repair = asked["reasons"], asked["repair"]
    assert reason["problem"] == "money_short"
    assert repair["code"].startswith("sell ")
    person.page.locator("button.column[data-unit='field']").click(force=True)
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_contain_text(f"Place a field on {asked['code'].split()[-1]}")
    expect(dialog).to_contain_text(f"You’re £{reason['figures']['amount']} short.")
    expect(dialog).to_contain_text("This fixes it for your next turn:")
    _, good, count = repair["code"].split()
    helps = dialog.locator("[data-repair-code]")
    expect(helps).to_contain_text(f"Sell {count} {good}")
    expect(helps).to_contain_text(f"£{repair['money']}")
    helps.click()
    expect(dialog).to_have_count(0)
    confirm = person.page.locator(f"[data-confirm][data-code='{repair['code']}']")
    expect(confirm).to_be_visible()


@MOSTLY_DESK
def test_rules_lie_over_the_table_and_close_back_to_it(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    person = brought(visitors, FIRST_TURN, size)
    page = person.page
    address = page.url
    space, codes = busiest(person)
    person.action("expand").click()
    person.space(space).click()
    page.locator(f"[data-here] [data-code='{codes[0]}']").click()
    confirm = page.locator(f"[data-confirm][data-code='{codes[0]}']")
    page.evaluate("() => { window.kept = true }")

    page.locator("[data-menu]").click()
    page.get_by_role("link", name="Rules").click()
    leaf = page.locator("[data-leaf='/rules']")
    expect(leaf.locator("[data-search]")).to_be_visible()
    leaf.locator("nav a").last.click()
    expect(leaf.locator("section").last).to_be_in_viewport()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(leaf).to_have_count(0)
    expect(confirm).to_be_visible()

    page.locator("[data-menu]").click()
    page.get_by_role("link", name="Settings").click()
    expect(page.locator("[data-leaf='/settings']")).to_be_visible()
    page.go_back()
    expect(page.locator("[data-leaf]")).to_have_count(0)
    expect(confirm).to_be_visible()
    assert page.url == address
    assert page.evaluate("() => window.kept")


def test_the_rule_of_a_reason_lies_over_the_table(visitors: Visitors) -> None:
    person = brought(visitors, FIRST_TURN)
    page = person.page
    person.action("fulfil").click(force=True)
    clause = page.locator("[data-clause]").get_attribute("data-clause")
    page.get_by_role("link", name="Read the rule").click()
    expect(page.locator(f"[data-leaf] [id='{clause}']")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator("[data-leaf]")).to_have_count(0)
    expect(page.locator("[data-clause]")).to_be_visible()
    # The address of a rule still leads to it.
    person.go(f"/rules#{clause}")
    expect(page.locator(f"main [id='{clause}']")).to_be_in_viewport()


@MOSTLY_PHONE
def test_hints_stand_in_the_bar_best_first(visitors: Visitors, size: tuple[int, int]) -> None:
    person = brought(visitors, FIRST_TURN, size)
    page = person.page
    person.action("pass").click()
    page.locator("[data-cancel]").click()
    page.locator("#actions [data-hint]").click()
    hints = page.locator("[data-hint-code]")
    expect(hints.nth(1)).to_be_visible()
    texts = hints.locator(".points").all_inner_texts()
    points = [int(re.sub(r"\D", "", text)) for text in texts]
    assert points == sorted(points, reverse=True)
    expect(hints.first).to_contain_text("to come first")
    expect(hints.first.locator(".why").last).not_to_be_empty()
    assert covered(person) == []
    hints.first.click()
    code = hints.first.get_attribute("data-hint-code")
    expect(page.locator(f"[data-confirm][data-code='{code}']")).to_be_visible()
    assert person.table()["step"] == 0


def test_a_hint_is_shown_on_the_map_and_the_market_when_pointed_at(visitors: Visitors) -> None:
    person = brought(visitors, FIRST_TURN)
    page = person.page
    contract = person.table()["view"]["boxes"][0]
    codes = ["expand cow c7", "buy wool 1", f"obtain {contract}"]
    reason = {"kind": "contract", "subject": str(contract), "amount": 1}
    answer = {
        "bot": "merchant",
        "seat": person.table()["you"],
        "code": codes[0],
        "alternatives": [
            {"code": code, "points": 80 - at, "reason": reason} for at, code in enumerate(codes)
        ],
        "version": person.table()["version"],
        "step": 0,
    }
    page.route("**/hint", lambda route: route.fulfill(json=answer))
    page.locator("[data-hint]").click()
    # A contract is its own reason: what stands on it.
    helps = f"Helps with contract {contract}"
    whys = page.locator("[data-hint-code] .why")
    expect(whys).to_have_text([helps, helps, re.compile(" → ")])
    spot = page.locator("svg g.spot")
    page.locator(f"[data-hint-code='{codes[0]}']").hover()
    expect(spot).to_have_count(1)
    page.locator(f"[data-hint-code='{codes[1]}']").hover()
    expect(spot).to_have_count(0)
    expect(page.locator("[data-good='wool'].lit, .lit[data-good='wool']").first).to_be_visible()
    page.locator(f"[data-hint-code='{codes[0]}']").focus()
    expect(spot).to_have_count(1)
    page.locator(f"[data-hint-code='{codes[0]}']").click()
    expect(page.locator("svg g.ghost").first).to_be_visible()


def test_no_hints_are_offered_where_the_table_has_none(visitors: Visitors) -> None:
    person = visitors.come()
    table = new_table(person, {"players": 1, "seats": ["me"], "aids": False})
    person.go(f"/table/{table['id']}")
    person.is_ready()
    expect(person.page.locator("#actions [data-code]").first).to_be_visible()
    expect(person.page.locator("[data-hint]")).to_have_count(0)


def expansions() -> tuple[int, str, str]:
    """Return the first expansion of a whole game, with another one that was possible then."""
    whole = crofters(2)
    game = Game(whole.start, seed=whole.seed)
    for action in whole.actions:
        legal = [str(each) for each in game.legal_actions if str(each).startswith("expand")]
        game.push(action)
        played = str(action)
        others = [code for code in legal if code.split()[-1] != played.split()[-1]]
        if played.startswith("expand") and others:
            return game.ply, played, others[-1]
    raise AssertionError


def reviewed(game: Game, ply: int, played: str, better: str) -> dict[str, Any]:
    """Return a review in which one decision was a mistake."""
    values = [{"points": 80.0, "win": 0.5, "error": 0.5}] * 2
    line = {"points": 80.0, "win": 0.4, "spread": 9.0, "places": [0.4, 0.6], "sources": {}}
    moments = [
        {"ply": each, "round": 1, "seat": 0, "values": values, "luck": []} for each in (0, game.ply)
    ]
    marks = {"best": 0, "good": 0, "inexact": 0, "mistake": 1, "blunder": 0}
    terms = ({"decisions": -4.0}, {"decisions": -10.0})
    sheets = [
        {
            "seat": seat,
            "name": "",
            "clan": "",
            "final": 80,
            "place": 1 + seat,
            "points": {"start": 90.0, "luck": 0.0, "opponents": 0.0, "later": 0.0, **each},
            "margin": {"start": 0.0, "luck": 0.0, "opponents": 0.0, "later": 0.0, **each},
            "win": {"start": 0.0, "luck": 0.0, "opponents": 0.0, "later": 0.0, **each},
            "uncertainty": dict.fromkeys(TERMS, 1.0),
            "points_lost": 4.0,
            "rates": [
                {
                    "kind": "expanding",
                    "decisions": 1,
                    "points_lost": 4.0,
                    "win_lost": 0.1,
                    "marks": marks,
                }
            ],
        }
        for seat, each in enumerate(terms)
    ]
    decision = {
        "ply": ply,
        "turn_ply": ply - 1,
        "round": 1,
        "seat": 0,
        "kind": "expanding",
        "code": played,
        "best_code": better,
        "mark": "mistake",
        "points_lost": 4.5,
        "win_lost": 0.1,
        "error": 0.5,
        "played": {"codes": [played], **line},
        "best": {"codes": [better], **line},
        "why": {"reason": "reach", "subject": "", "apart": [["settlements", -2.0]]},
    }
    return {
        "version": VERSION,
        "players": 2,
        "evaluator": "seer",
        "nodes": 400,
        "seconds": 1.0,
        "sheets": sheets,
        "course": moments,
        "decisions": [decision],
        "turning_points": [],
        "rounds": [0],
    }


def compared() -> dict[str, Any]:
    """Return the rates of that review beside earlier ones."""

    def rate(kind: str | None, decisions: int, rate: float, level: str | None) -> dict[str, Any]:
        return {"kind": kind, "decisions": decisions, "rate": rate, "level": level}

    own = [rate(None, 5, 0.8, "crofter"), rate("expanding", 1, 4.0, None)]
    before = [rate(None, 90, 0.95, "baker"), rate("expanding", 20, 1.1, "crofter")]
    return {
        "seats": [{"seat": seat, "rates": own} for seat in range(2)],
        "own": {"games": 3, "rates": before},
        "levels": [level_of("crofter", 0.97)],
    }


@MOSTLY_DESK
def test_look_shows_what_was_played_and_what_was_better(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    person = visitors.come(size)
    person.send("/people/guest", {"name": "Isla"})
    record = crofters(2).record(secret=True)
    seats = ["me", "crofter"]
    table = person.send("/tables/import", {"record": record, "seats": seats})
    ply, played, better = expansions()
    review = reviewed(crofters(2), ply, played, better)
    done = analysis_of(table["id"], review)
    page = person.page
    page.route("**/review", lambda route: route.fulfill(status=202, json=done))
    page.route("**/review/rates", lambda route: route.fulfill(json=compared()))
    person.go(f"/table/{table['id']}")
    page.locator("[data-deed='analyse']").click()
    expect(page.locator("[data-balance]")).to_contain_text("You played 6 ± 1 points better")
    rates = page.locator("[data-rates]")
    expect(rates.locator(".words")).to_have_text(
        "You lost 0.80 VP per decision. Closest bot level: Crofter, with 0.97 VP. "
        "Average of your last 3 other reviewed games: 0.95 VP."
    )
    rates.locator("summary").click()
    expect(rates.locator("[data-own-rates] tbody tr")).to_have_text(
        ["All0.80 (5)0.95Crofter 0.97", "Expanding4.00 (1)1.10–"]
    )
    rates.locator("summary").click()
    page.locator(f"[data-decision='{ply}'] summary").click()
    page.locator(f"[data-look='{ply}']").click()
    page.wait_for_function("ply => window.caledonia.table.moment === ply", arg=ply - 1)
    for key, code in (("played", played), ("better", better)):
        space = code.split()[-1]
        expect(page.locator(f"[data-compared='{key}']")).to_contain_text(f"on {space}")
        expect(page.locator(f"svg [data-move='{key}']")).to_contain_text(key)
    expect(page.locator("svg g.spot")).to_have_count(2)
    page.locator("[data-compared='better']").focus()
    expect(page.locator("svg g.spot")).to_have_count(1)
    page.locator("[data-replay='forward']").click()
    expect(page.locator("[data-compared]")).to_have_count(0)
    expect(page.locator("svg [data-move]")).to_have_count(0)
    # Back at the score sheet, the analysis is still there.
    page.locator("[data-replay='present']").click()
    expect(page.locator(f"[data-look='{ply}']")).to_be_focused()
    expect(page.locator(f"[data-look='{ply}']")).to_be_in_viewport()


def test_playing_on_says_that_it_makes_a_table_and_names_it(visitors: Visitors) -> None:
    person = visitors.come(DESK, "de")
    person.send("/people/guest", {"name": "Isla"})
    record = crofters(2).record(secret=True)
    choices = {"record": record, "seats": ["me", "crofter"], "name": "Am Loch"}
    table = person.send("/tables/import", choices)
    person.go(f"/table/{table['id']}/20")
    person.is_ready()
    person.page.locator("[data-branch]").click()
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_contain_text("ein neuer Tisch")
    name = "Am Loch, ab Runde 1 (Schritt 20)"
    expect(dialog.locator("[data-branch-name]")).to_have_text(name)
    person.page.locator("[data-confirm-branch]").click()
    person.page.wait_for_url(lambda url: table["id"] not in url)
    made = person.table()
    assert made["name"] == name
    assert made["ply"] >= 20
    assert person.ask(f"/tables/{table['id']}")["status"] == "finished"
