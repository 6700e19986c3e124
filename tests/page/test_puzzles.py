"""Puzzles and exercises on the real board, in both sizes."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from caledonia.game import Game
from caledonia.native import available
from caledonia.puzzles.files import shipped_puzzles
from caledonia.puzzles.model import Puzzle
from tests.page.visitors import DESK, MOSTLY_PHONE, PHONE, Visitor, Visitors

PUZZLES = sorted(shipped_puzzles().values(), key=lambda each: each.id)
EXPANDING = next(
    each
    for each in PUZZLES
    if all(len(line.turn) == 1 and line.idea[0] == "expand" for line in each.lines[:2])
)
"""Both turns are one space on the map."""


def at_puzzle(visitors: Visitors, size: tuple[int, int], puzzle: Puzzle) -> Visitor:
    person = visitors.come(size)
    person.go(f"/puzzles/{puzzle.id}")
    expect(person.page.locator("[data-puzzle]")).to_be_visible()
    return person


@MOSTLY_PHONE
def test_a_turn_is_found_on_the_board_and_judged_at_once(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    person = at_puzzle(visitors, size, EXPANDING)
    for code in EXPANDING.next.codes:
        person.press(code)
    person.action("end").click()
    expect(person.page.locator("[data-verdict=none]")).to_be_visible()
    level = person.page.locator("[data-verdict] [data-level]")
    expect(level).to_contain_text(f"Difficulty: {EXPANDING.level} of 5")
    person.page.locator("[data-show-best]").click()
    expect(person.page.locator("[data-puzzle].shown")).to_be_visible()
    unit, space = EXPANDING.best.codes[0].split()[1:]
    person.page.wait_for_function(
        "([seat, unit, space]) => window.caledonia.view().seats[seat].units[unit]?.includes(space)",
        arg=[EXPANDING.seat, unit, space],
    )
    person.page.locator("[data-retry]").click()
    for code in EXPANDING.best.codes:
        person.press(code)
    person.action("end").click()
    expect(person.page.locator("[data-verdict=full]")).to_be_visible()


def test_the_overview_leads_to_the_puzzle_of_the_day_and_the_next_one(visitors: Visitors) -> None:
    person = visitors.come(DESK)
    person.go("/")
    person.page.locator("[data-puzzles]").click()
    person.page.locator("[data-daily-puzzle]").click()
    expect(person.page.locator("[data-puzzle]")).to_be_visible()
    daily = person.ask("/puzzles/daily")["id"]
    assert person.page.locator("[data-puzzle]").get_attribute("data-puzzle") == daily
    best = shipped_puzzles()[daily].best.codes
    person.page.evaluate(
        "async codes => { for (const code of codes) await window.caledonia.table.play(code);"
        " await window.caledonia.table.endTurn(); }",
        best,
    )
    expect(person.page.locator("[data-verdict=full]")).to_be_visible()
    person.page.locator("[data-next-puzzle]").click()
    person.page.wait_for_url("**/puzzles/next")
    another = person.page.locator(f"[data-puzzle]:not([data-puzzle='{daily}'])")
    expect(another).to_be_visible()
    person.go("/puzzles")
    expect(person.page.locator("[data-today]")).to_be_visible()
    expect(person.page.locator("[data-rating]")).to_be_visible()


@pytest.mark.skipif(not available(), reason="needs the compiled twin")
def test_a_finished_game_offers_its_worst_turns_again(visitors: Visitors) -> None:
    person = visitors.come(PHONE)
    person.send("/people/guest", {"name": "Isla", "language": "en"})
    game = Game.new(1, seed=7)
    while not game.is_over():
        passing = [action for action in game.legal_actions if str(action) == "pass"]
        game.push((passing or game.legal_actions)[0])
    record = {"record": game.record(secret=True), "seats": ["me"]}
    table = person.send("/tables/import", record)
    person.go(f"/table/{table['id']}")
    person.page.locator("[data-deed=exercises]").click()
    person.page.wait_for_url(lambda url: url.endswith(f"/puzzles/again?table={table['id']}"))
    first = person.page.locator("[data-puzzle]")
    expect(first).to_be_visible()
    name = first.get_attribute("data-puzzle")
    person.page.evaluate(
        "async () => { await window.caledonia.table.play('pass');"
        " await window.caledonia.table.endTurn(); }"
    )
    expect(person.page.locator("[data-verdict] [data-due]")).to_be_visible()
    person.page.locator("[data-next-puzzle]").click()
    expect(person.page.locator(f"[data-puzzle='{name}']")).to_have_count(0)
    # The home page says how many wait.
    due = person.ask("/puzzles/own")["due"]
    assert due
    person.go("/")
    waiting = person.page.locator("[data-due]")
    expect(waiting).to_contain_text(f"Learn from your mistakes: {due} exercise")
    waiting.click()
    expect(person.page.locator("[data-puzzle]")).to_contain_text("Learn from your mistakes")
