"""Rating games as they end, and all of them anew."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from caledonia.server.db.engine import Database
from caledonia.server.db.schema import effects, rated, ratings, tables
from caledonia.server.ratings.model import PERSON, Placed, keys_of, rate
from caledonia.server.ratings.people import forget_ratings
from caledonia.server.ratings.store import believed, is_rated, keep, lock, next_time
from caledonia.server.tables.rows import FINISHED, Change, SeatRow, TableRow
from caledonia.server.tables.store import find_seats, find_table


class RatingObserver:
    """Rates every game that ends and counts, together with its end."""

    async def changed(self, connection: AsyncConnection, change: Change) -> None:
        """Rate the game if it ended just now."""
        if change.is_finished and await rate_table(connection, change.after, change.seats):
            # Somebody may have deleted the account during the game.
            await forget_ratings(connection)


def counts(table: TableRow, taken: Sequence[SeatRow]) -> bool:
    """Whether a game changes ratings: it is over and was agreed to be rated, it was played here
    from its beginning, and people with at least two accounts had seats at it."""
    if (
        table.start is not None
        or not table.rated
        or table.status != FINISHED
        or not 2 <= table.players <= 4
    ):
        return False
    if len(taken) != table.players or any(seat.place is None for seat in taken):
        return False
    if any(seat.person is None and seat.player is None for seat in taken):
        return False
    return len({seat.person for seat in taken} - {None}) >= 2


async def rate_table(
    connection: AsyncConnection,
    table: TableRow,
    taken: Sequence[SeatRow],
    moment: int | None = None,
) -> bool:
    """Rate a table's game, once and for all; return whether it was done now.

    :param moment: when it was rated before, if it is done anew; else when it ended.
    """
    if not counts(table, taken):
        return False
    await lock(connection)
    if await is_rated(connection, table.id):
        return False
    taken = sorted(taken, key=lambda seat: seat.seat)
    placed = [_placed(table, seat) for seat in taken]
    before = await believed(connection, table.players, keys_of(placed))
    after = rate(placed, before)
    moment = moment or table.finished or table.updated
    at = await next_time(connection, table.players, moment)
    await keep(connection, table.players, after, at)
    lines = [
        {
            "table_id": table.id,
            "seat": seat.seat,
            "person": seat.person,
            "mu_before": before[PERSON, seat.person].mu,
            "mu": after[PERSON, seat.person].mu,
            "sigma": after[PERSON, seat.person].sigma,
            "at": at,
        }
        for seat in taken
        if seat.person is not None
    ]
    await connection.execute(insert(rated), lines)
    return True


def _placed(table: TableRow, seat: SeatRow) -> Placed:
    assert seat.place is not None
    # Seats are numbered as people sat down; what matters is who begins.
    start: int = (table.result or {}).get("start") or 0
    turn = (seat.seat - start) % table.players
    return Placed(seat.person, seat.player, seat.clan, turn, seat.place)


async def recompute(database: Database) -> int:
    """Forget all ratings and rate every game that counts, in the order in which they ended.

    Games that were rated before keep their order, so the figures come out the same.

    :returns: the number of games rated.
    """
    async with database.write() as connection:
        await lock(connection)
        order = await _order(connection)
        for forgotten in (rated, ratings, effects):
            await connection.execute(delete(forgotten))
        done = 0
        for table_id, moment in order:
            table = await find_table(connection, table_id)
            taken = await find_seats(connection, table_id)
            done += await rate_table(connection, table, taken, moment)
        await forget_ratings(connection)
    return done


async def _order(connection: AsyncConnection) -> list[tuple[str, int]]:
    """Return the tables that may count, and when they were rated or ended."""
    before = (
        select(rated.c.table_id, func.min(rated.c.at).label("at"))
        .group_by(rated.c.table_id)
        .subquery()
    )
    moment = func.coalesce(before.c.at, tables.c.finished, tables.c.updated)
    query = (
        select(tables.c.id, moment.label("moment"))
        .outerjoin(before, before.c.table_id == tables.c.id)
        .where(tables.c.status == FINISHED, tables.c.rated.is_(True))
        .order_by(moment, tables.c.id)
    )
    return [(row.id, row.moment) for row in await connection.execute(query)]
