"""Decides whether hints, analyses and branches are allowed at a table."""

from __future__ import annotations

from collections.abc import Iterable

from caledonia.server.refusals import refusal
from caledonia.server.tables.challenge import is_closed
from caledonia.server.tables.rows import PLAYING, SeatRow, TableRow


def hints_allowed(table: TableRow, seats: Iterable[SeatRow]) -> bool:
    """Whether players may ask for hints during the game.

    Never in rated games and daily challenges; otherwise as chosen for the table. By default, as
    long as at most one person plays.
    """
    if table.rated or table.daily is not None:
        return False
    chosen: bool | None = table.options.get("aids")
    if chosen is not None:
        return chosen
    return sum(seat.person is not None for seat in seats) <= 1


def analysis_allowed(table: TableRow) -> bool:
    """Whether the game may be analysed after its end."""
    return table.options.get("aids") is not False


def is_guarded(table: TableRow, seats: Iterable[SeatRow]) -> bool:
    """Whether copies of the game must be held for now."""
    if table.daily is not None:
        # Other people may still be playing it.
        return not is_closed(table.daily)
    return table.status == PLAYING and not hints_allowed(table, seats)


def must_allow_hints(table: TableRow, seats: Iterable[SeatRow]) -> None:
    """Check that hints are allowed.

    :raises RefusedError: if they are not, with the reason.
    """
    if not hints_allowed(table, seats):
        raise refusal("no_hints_rated" if table.rated else "no_aids")
