"""Every screen in both sizes and both themes against WCAG 2.2 AA, by axe."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from caledonia.game import Game
from tests.page.test_games import new_table
from tests.page.visitors import DESK, MOSTLY_PHONE, PHONE, Visitor, Visitors
from tests.server.visitors import crofters

ROOT = Path(__file__).parents[2]
AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
Theme = Literal["light", "dark"]
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
# The rulebook is checked with everything unfolded by its own test.
SCREENS = [
    "/",
    "/new",
    "/lobby",
    "/daily",
    "/replays",
    "/ratings",
    "/settings",
    "/account",
    "/learn",
    "/nowhere",
]


def offences(person: Visitor, *, colours_only: bool = False) -> list[str]:
    """Return what is wrong with the screen.

    :param colours_only: whether the same screen was checked in another theme, which changes only
        colours.
    """
    if not person.page.evaluate("() => 'axe' in window"):
        person.page.evaluate(AXE)
    checked = (
        {"type": "rule", "values": ["color-contrast"]}
        if colours_only
        else {"type": "tag", "values": RULES}
    )
    report: dict[str, Any] = person.page.evaluate(
        "options => axe.run(options)", {"runOnly": checked, "resultTypes": ["violations"]}
    )
    return [
        f"{each['id']}: {node['target']} {node.get('failureSummary', '')[:200]}"
        for each in report["violations"]
        for node in each["nodes"][:3]
    ]


def is_for_everybody(person: Visitor) -> None:
    """Check a screen in both sizes and both themes; a theme changes only colours."""
    for size in (DESK, PHONE):
        person.resize(size)
        person.page.emulate_media(color_scheme="light")
        assert offences(person) == [], (size, "light")
        person.page.emulate_media(color_scheme="dark")
        assert offences(person, colours_only=True) == [], (size, "dark")


@pytest.mark.parametrize("path", SCREENS)
def test_screens(visitors: Visitors, path: str) -> None:
    person = visitors.come(DESK)
    person.go(path)
    person.page.wait_for_selector("main, [role=main]")
    person.page.wait_for_load_state("networkidle")
    is_for_everybody(person)


def test_the_table(visitors: Visitors) -> None:
    person = visitors.come(DESK)
    table = new_table(person, {"players": 4, "seats": ["me", "crofter", "crofter", "crofter"]})
    person.go(f"/table/{table['id']}")
    person.is_ready()
    person.page.wait_for_load_state("networkidle")
    is_for_everybody(person)


def busy_market() -> Game:
    """Return a game in which two players have merchants on the same side of a good."""
    for decisions in range(20, crofters(3).ply):
        game = crofters(3, decisions)
        sides = Counter(
            (good, count > 0)
            for player in game.state.players
            for good, count in enumerate(player.market)
            if count
        )
        if max(sides.values(), default=0) > 1:
            return game
    raise AssertionError("no market is that busy")


@MOSTLY_PHONE
def test_a_busy_market(visitors: Visitors, size: tuple[int, int]) -> None:
    person = visitors.come(size)
    person.go("/")
    person.send("/people/guest", {"name": "Rona"})
    game = busy_market()
    seats = ["me" if seat == game.deciding_seat else "open" for seat in range(3)]
    record = game.record(secret=True)
    table = person.send("/tables/import", {"record": record, "seats": seats})
    person.go(f"/table/{table['id']}")
    person.is_ready()
    if size == PHONE:
        person.page.locator("#tab-market").click()
    expect(person.page.locator(".merchants [data-seat]").nth(1)).to_be_visible()
    assert offences(person) == []
