"""Whether hints, analyses and branches are allowed at a table, and when a daily challenge closes.

A day's challenge can be finished until the end of the next day (UTC). Then it closes: what is
finished later does not count, all its tables may be watched, and its seed is public. Before, only
people who have finished it may watch others.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, date, datetime, time, timedelta

from sqlalchemy import select

from caledonia.server.clock import now
from caledonia.server.db import schema
from caledonia.server.db.engine import Database
from caledonia.server.errors import RefusedError
from caledonia.server.games.rows import FINISHED, PLAYING, SeatRow, TableRow
from caledonia.server.refusals import refusal


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


def layers_allowed(table: TableRow, seats: Iterable[SeatRow]) -> bool:
    """Whether teaching layers may be shown during the game, to anybody.

    Only where at most one person plays, unrated and outside the daily challenge, unless the table
    was made without them. Spectators get nothing more than players: the server cannot
    distinguish a friend from a player's second browser.
    """
    options = table.options
    if table.rated or table.daily is not None or options.get("aids") is False:
        return False
    if options.get("layers") is False:
        return False
    return sum(seat.person is not None for seat in seats) <= 1


def hides_layers(table: TableRow, seats: Iterable[SeatRow]) -> bool:
    """Whether copies of the game must be shown without teaching layers and reviews for now."""
    if table.daily is not None:
        return not is_closed(table.daily)
    return table.status == PLAYING and not layers_allowed(table, seats)


def must_allow_layers(table: TableRow, seats: Iterable[SeatRow]) -> None:
    """Check that teaching layers are allowed.

    :raises RefusedError: if they are not, with the reason.
    """
    seats = list(seats)
    if layers_allowed(table, seats):
        return
    is_unfair = table.rated or table.daily is not None
    is_off = table.options.get("layers") is False or table.options.get("aids") is False
    raise refusal("no_layers" if is_off and not is_unfair else "layers_unfair")


def analysis_allowed(table: TableRow) -> bool:
    """Whether the game may be analysed and reviewed now."""
    try:
        must_allow_analysis(table)
    except RefusedError:
        return False
    return True


def must_allow_analysis(table: TableRow) -> None:
    """Check that the game may be analysed and reviewed now.

    :raises RefusedError: if it is not over, or is a daily challenge that others may still play.
    """
    if table.status != FINISHED:
        raise refusal("game_not_over")
    if table.daily is not None and not is_closed(table.daily):
        raise refusal("analysis_after_day")


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


t = schema.tables.c
s = schema.seats.c


def closing(day: str) -> int:
    """Return when a day's challenge closes.

    :raises ValueError: if there is no such day.
    """
    begin = datetime.combine(date.fromisoformat(day), time(), UTC)
    return int((begin + timedelta(days=2)).timestamp() * 1000)


def is_closed(day: str) -> bool:
    """Whether no table of a day's challenge can count any more."""
    return closing(day) <= now()


def oldest_open() -> str:
    """Return the earliest day whose challenge is still open."""
    today = datetime.fromtimestamp(now() / 1000, UTC).date()
    return (today - timedelta(days=1)).isoformat()


async def has_finished(database: Database, day: str, person: str) -> bool:
    """Whether a person has played a day's challenge to its end."""
    query = (
        select(t.id)
        .join(schema.seats, s.table_id == t.id)
        .where(t.daily == day, t.status == FINISHED, s.person == person)
    )
    async with database.read_inline() as connection:
        return (await connection.execute(query)).first() is not None
