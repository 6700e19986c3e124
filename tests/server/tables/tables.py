"""Tables in the middle of a game, for tests."""

from __future__ import annotations

from caledonia.server.games.live_game import fingerprint
from tests.server.visitors import Guest, crofters, salt_of

LONG_TURN = 90
"""Seat 1 can play four decisions in its turn now."""
LONG_CODES = ["expand sheep i5", "buy cheese 1", "port p3 cheese cheese whisky", "end"]
DRAWING = 8
"""Seat 0 can use a port tile that draws contracts now."""
LAST_PASS = 24
"""Seat 1 passes as the last one now: a new round begins."""


def imported_table(ada: Guest, ben: Guest, decisions: int) -> str:
    """Return a table after some decisions: it is Ada's turn, Ben has the other seat."""
    game = crofters(2, decisions)
    seat = game.deciding_seat
    assert seat is not None
    seats = ["me", "open"] if seat == 0 else ["open", "me"]
    table = ada.bring(game, *seats)
    ben.join(table, seat=1 - seat)
    table_id: str = table["id"]
    return table_id


def alone(guest: Guest, decisions: int) -> str:
    """Return a table after some decisions: it is the guest's turn, a bot has the other seat."""
    game = crofters(2, decisions)
    table = guest.bring(
        game, *("me" if seat == game.deciding_seat else "crofter" for seat in (0, 1))
    )
    table_id: str = table["id"]
    return table_id


def hashes(guest: Guest, table_id: str, decisions: int, *codes: str) -> list[str]:
    """Return the hashes after each of some codes, as the table's log must have them."""
    game, salt = crofters(2, decisions), salt_of(guest.http, table_id)
    assert salt is not None
    values = []
    for code in codes:
        game.push_code(code)
        values.append(fingerprint(game, salt))
    return values
