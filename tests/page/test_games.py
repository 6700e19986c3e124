"""Games through the page, by pressing what is legal; it always shows what is true.

One is played whole every time, of the others the last rounds; before a release all are whole.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.tables import take_seat
from tests.page.visitors import DESK, PHONE, Visitor, Visitors, chosen
from tests.server.visitors import crofters

PATIENCE = 400
"""Decisions after which a game should be over."""


def new_table(host: Visitor, choices: dict[str, Any]) -> dict[str, Any]:
    """Make a table, as its host."""
    host.send("/people/guest", {"name": "Isla"})
    made: dict[str, Any] = host.send("/tables", choices)
    return made


def sit_down(host: Visitor, guest: Visitor) -> None:
    """Make a table for two people, and bring both there."""
    table = new_table(host, {"players": 2, "seats": ["me", "open"]})
    guest.send("/people/guest", {"name": "Rory"})
    guest.send(f"/tables/{table['id']}/join", {"invite": table["invite"]})
    for person in (host, guest):
        person.go(f"/table/{table['id']}")
        person.is_ready()


def step(visitor: Visitor, luck: random.Random) -> bool:
    """Take one decision, if it is this person's to take."""
    known = visitor.table()
    if known["status"] != "playing" or known["deciding"] != known["you"]:
        return False
    visitor.wait_for(known["version"], known["step"])
    if known["complete"]:
        visitor.action("end").click()
        visitor.wait_for(known["version"] + 1, 0)
    else:
        legal = known["view"]["legal"]
        # Sometimes only a port pays what a contract still owes.
        code = chosen([each for each in legal if not each.startswith("port")] or legal, luck)
        visitor.press(code)
        visitor.wait_for(known["version"], known["step"] + 1)
    visitor.sees_what_is_true()
    return True


def play_out(people: Sequence[Visitor], luck: random.Random) -> None:
    """Play until the score is there; while bots think nobody decides."""
    host = people[0]
    for _ in range(PATIENCE):
        if host.table()["status"] == "finished":
            break
        if not sum(step(person, luck) for person in people):
            host.page.wait_for_timeout(50)
    assert host.table()["status"] == "finished"
    for person in people:
        sees_the_score(person)


def sees_the_score(person: Visitor) -> None:
    """The score sheet holds the total of every seat."""
    result = person.table()["view"]["outcome"]
    expect(person.page.locator("[data-ending]")).to_be_visible()
    for score in result["scores"]:
        total = person.page.locator(f"[data-ending] [data-total='{score}']").first
        expect(total).to_contain_text(str(score))


def before_a_release(*values: Any) -> Any:
    """Return a case that repeats much of another one."""
    return pytest.param(*values, marks=pytest.mark.slow)


@pytest.mark.parametrize(("size", "language"), [(PHONE, "de"), before_a_release(DESK, "en")])
def test_alone(visitors: Visitors, size: tuple[int, int], language: str) -> None:
    person = visitors.come(size, language)
    table = new_table(person, {"players": 1, "seats": ["me"]})
    person.go(f"/table/{table['id']}")
    person.is_ready()
    play_out([person], random.Random(1))


@pytest.mark.slow
@pytest.mark.parametrize(("size", "language"), [(DESK, "es"), (PHONE, "it")])
def test_two_people(visitors: Visitors, size: tuple[int, int], language: str) -> None:
    host, guest = visitors.come(size, language), visitors.come(DESK, "en")
    sit_down(host, guest)
    play_out([host, guest], random.Random(2))


@pytest.mark.parametrize(
    ("size", "language", "left"),
    [
        (DESK, "pt_BR", 24),
        before_a_release(DESK, "pt_BR", None),
        before_a_release(PHONE, "en", None),
    ],
)
def test_four_with_bots(
    visitors: Visitors, size: tuple[int, int], language: str, left: int | None
) -> None:
    person = visitors.come(size, language)
    if left is None:
        seats = ["me", "crofter", "crofter", "random"]
        table = new_table(person, {"players": 4, "seats": seats})
    else:
        table = take_seat(person, crofters(4, left=left))
    person.go(f"/table/{table['id']}")
    person.is_ready()
    play_out([person], random.Random(3))
