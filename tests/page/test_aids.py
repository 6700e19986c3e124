"""Learning aids over the map: there for who plays alone and watches bots, and nowhere else."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from caledonia.native import available
from tests.page.tables import FIRST_TURN, take_seat
from tests.page.visitors import DESK, MOSTLY_PHONE, QUIET, Visitor, Visitors
from tests.server.visitors import crofters

pytestmark = pytest.mark.skipif(not available(), reason="needs the compiled twin")

ALL = "() => localStorage.setItem('caledonia-settings',"
ALL += " JSON.stringify({ moves: 'off', layers: ['bar', 'weather', 'ways'] }))"


def wanting_all(visitors: Visitors, size: tuple[int, int] = DESK) -> Visitor:
    """Return a visitor with all learning aids switched on."""
    person = visitors.come(size)
    person.go(QUIET)
    person.page.evaluate(ALL)
    return person


def has_none(person: Visitor, table: dict[str, Any]) -> None:
    """Check that nothing is shown or offered."""
    person.go(f"/table/{table['id']}")
    person.is_ready()
    person.page.locator("[data-menu]").click()
    expect(person.page.get_by_role("dialog")).to_be_visible()
    expect(person.page.locator("[data-layers-menu]")).to_have_count(0)
    expect(person.page.locator("[data-layers]")).to_have_count(0)


@MOSTLY_PHONE
def test_aids_that_are_switched_on_are_shown_in_a_game_against_bots(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    person = visitors.come(size)
    table = take_seat(person, crofters(2, FIRST_TURN[2]))
    page = person.page
    person.go(f"/table/{table['id']}")
    person.is_ready()
    expect(page.locator("[data-layers]")).to_have_count(0)
    person.go("/settings")
    switches = page.locator("[data-layer-settings] label")
    expect(switches).to_have_count(3)
    for switch in switches.all():
        switch.click()
    person.go(f"/table/{table['id']}")
    expect(page.locator("[data-layers] .bar li")).to_have_count(2)
    page.locator("[data-layer=weather]").click()
    expect(page.locator("[data-layers] .panel tbody tr")).to_have_count(6)
    page.locator("[data-layer=ways]").click()
    first = page.locator("[data-layers] [data-route]").first
    first.locator("summary").click()
    expect(first.locator("ol li").first).to_be_visible()
    expect(page.locator("[data-layers] .panel")).to_be_in_viewport(ratio=1)
    # What is over the map covers nothing that is pressed to play.
    page.locator("[data-layer=ways]").click()
    expect(page.locator("[data-layers] .panel")).to_have_count(0)


def test_spectators_of_a_game_against_bots_see_only_who_is_ahead(visitors: Visitors) -> None:
    # It waits for its only player: a game of bots alone could be over before the bar is there.
    host, person = visitors.come(), wanting_all(visitors)
    table = take_seat(host, crofters(2, FIRST_TURN[2]))
    person.go(f"/table/{table['id']}")
    expect(person.page.locator("[data-layers] .bar li")).to_have_count(2)
    expect(person.page.locator("[data-layer]")).to_have_count(0)


def test_a_table_without_aids_shows_none(visitors: Visitors) -> None:
    person = wanting_all(visitors)
    person.send("/people/guest", {"name": "Isla"})
    seats = ["me", "crofter"]
    has_none(person, person.send("/tables", {"players": 2, "seats": seats, "layers": False}))


def test_a_game_between_people_shows_none(visitors: Visitors) -> None:
    host, guest, watching = (wanting_all(visitors) for _ in range(3))
    host.send("/people/guest", {"name": "Isla"})
    table = host.send("/tables", {"players": 2, "seats": ["me", "open"], "aids": True})
    guest.send("/people/guest", {"name": "Rory"})
    guest.send(f"/tables/{table['id']}/join", {"invite": table["invite"]})
    for person in (host, watching):
        has_none(person, table)
