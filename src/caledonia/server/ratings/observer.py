"""Rating games as they end, and recomputing all ratings."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import delete, func, insert, select

from caledonia.server.db.connection import DbConnection
from caledonia.server.db.engine import Database
from caledonia.server.db.schema import effects, people, rated, ratings, tables
from caledonia.server.games.rows import FINISHED, Change, SeatRow, TableRow
from caledonia.server.games.store import find_seats, find_table
from caledonia.server.ratings.model import PERSON, Placed, keys_of, rate
from caledonia.server.ratings.people import forget_deleted
from caledonia.server.ratings.store import (
    believed,
    is_rated,
    keep,
    lock,
    new_opponents,
    next_time,
)


class RatingObserver:
    """Rates every game that ends and counts, together with its end."""

    async def changed(self, connection: DbConnection, change: Change) -> None:
        """Rate the game if it ended just now."""
        if change.is_finished and await rate_table(connection, change.after, change.seats):
            # A person may have deleted the account during the game.
            await forget_deleted(connection)


def counts(table: TableRow, taken: Sequence[SeatRow]) -> bool:
    """Whether a game changes ratings: it is over, rated, counted, and was played here from its
    beginning."""
    if (
        table.start is not None
        or table.practice
        or not table.rated
        or table.uncounted is not None
        or table.status != FINISHED
        or not 2 <= table.players <= 4
    ):
        return False
    if len(taken) != table.players or any(seat.place is None for seat in taken):
        return False
    return not any(seat.person is None and seat.player is None for seat in taken)


async def rate_table(
    connection: DbConnection,
    table: TableRow,
    taken: Sequence[SeatRow],
    moment: int | None = None,
) -> bool:
    """Rate a table's game, once and for all; return whether it was done now.

    :param moment: when it was rated before, if it is recomputed; else when it ended.
    """
    if not counts(table, taken):
        return False
    await lock(connection)
    if await is_rated(connection, table.id):
        return False
    accounts = await _accounts(connection, table, taken)
    taken = sorted(taken, key=lambda seat: seat.seat)
    placed = [_placed(table, seat, accounts) for seat in taken]
    if len(accounts) < 2 or sum(bool(each.person or each.left) for each in placed) < 2:
        return False
    before = await believed(connection, table.players, keys_of(placed))
    after = rate(placed, before)
    moment = moment or table.finished or table.updated
    at = await next_time(connection, table.players, moment)
    met = await new_opponents(connection, table.players, accounts)
    await keep(connection, table.players, after, at, met)
    lines = [
        {
            "table_id": table.id,
            "seat": seat.seat,
            "person": person,
            "mu_before": before[PERSON, person].mu,
            "mu": after[PERSON, person].mu,
            "sigma": after[PERSON, person].sigma,
            "at": at,
        }
        for seat, each in zip(taken, placed, strict=True)
        for person in (*([each.person] if each.person else []), *each.left)
    ]
    await connection.execute(insert(rated), lines)
    return True


async def _accounts(
    connection: DbConnection, table: TableRow, taken: Sequence[SeatRow]
) -> set[str]:
    """Return the people in a game who had an account when it ended. Accounts deleted since then
    are included, so that leaving does not avoid a result."""
    sat = {person for seat in taken for person in (seat.person, seat.owner)} - {None}
    end = table.finished or table.updated
    query = select(people.c.id).where(people.c.id.in_(sat), people.c.registered <= end)
    return set((await connection.execute(query)).scalars())


def _placed(table: TableRow, seat: SeatRow, accounts: Collection[str]) -> Placed:
    """Return how a seat came out, for whom."""
    assert seat.place is not None
    # Seats are numbered as people sat down; what matters is who begins.
    start = 0 if table.result is None else table.result.get("start", 0)
    turn = (seat.seat - start) % table.players
    left = [seat.owner] if seat.owner != seat.person else []
    if seat.stand_in is not None:
        left.append(seat.person)
    plays = seat.stand_in is None and seat.person in accounts
    return Placed(
        person=seat.person if plays else None,
        bot=seat.player,
        clan=seat.clan,
        turn=turn,
        place=seat.place,
        left=tuple(person for person in left if person is not None and person in accounts),
    )


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
        await forget_deleted(connection)
    return done


async def _order(connection: DbConnection) -> list[tuple[str, int]]:
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
