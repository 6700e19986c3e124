"""Boards, market, contracts and rounds: what all players have can be read at a glance."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from benchmarks.page.games import moment
from tests.page.visitors import Visitor, Visitors

SMALL_DESK = (1280, 720)
LARGE_DESK = (1920, 1080)


def at_moment(person: Visitor, name: str) -> Visitor:
    """Bring somebody to a game of four at a moment."""
    person.send("/people/guest", {"name": "Isla"})
    found = moment(name)
    body = {"record": found.record, "seats": found.seats}
    made = person.send("/tables/import", body)
    person.go(f"/table/{made['id']}")
    person.is_ready()
    return person


def is_whole(element: Locator) -> None:
    """All of an element is inside the window."""
    expect(element).to_be_visible()
    expect(element).to_be_in_viewport(ratio=1)


# The window.


@pytest.mark.parametrize("size", [SMALL_DESK, (1440, 900), LARGE_DESK])
def test_log_and_replay_controls_are_whole(visitors: Visitors, size: tuple[int, int]) -> None:
    person = at_moment(visitors.come(size), "turn")
    log = person.page.locator(".left [role='log']")
    is_whole(log)
    box = log.bounding_box()
    assert box is not None
    assert box["height"] >= 44, "two lines of the log at least"
    is_whole(person.page.locator(".left > .history"))
    for button in person.page.locator(".left .scrubber button").all():
        is_whole(button)
    is_whole(person.page.locator(".left > .market"))
