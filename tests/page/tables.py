"""Tables that are in the middle of a game, without a press on the page."""

from __future__ import annotations

from typing import Any, Final

from caledonia import Game
from tests.page.visitors import DESK, Visitor, Visitors
from tests.server.visitors import crofters

FIRST_TURN: Final = {2: 8, 4: 12}
"""Decisions of the crofters' game before a turn in the first round, by the number of players."""


def take_seat(person: Visitor, game: Game) -> dict[str, Any]:
    """Bring a game to the server, with a person who decides now and bots on the other seats."""
    person.send("/people/guest", {"name": "Isla"})
    deciding = game.deciding_seat
    seats = ["me" if seat == deciding else "crofter" for seat in range(game.players)]
    body = {"record": game.record(secret=True), "seats": seats}
    table: dict[str, Any] = person.send("/tables/import", body)
    return table


def brought(
    visitors: Visitors,
    decisions: int,
    size: tuple[int, int] = DESK,
    language: str = "en",
    *,
    players: int = 2,
    seed: int = 5,
) -> Visitor:
    """Return a visitor who has to decide at this point of the crofters' game."""
    person = visitors.come(size, language)
    table = take_seat(person, crofters(players, decisions, seed=seed))
    person.go(f"/table/{table['id']}")
    person.is_ready()
    return person
