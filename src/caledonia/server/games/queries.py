"""Questions of single commands about other tables; lists of tables are in ``tables/lobby``."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import exists, func, select

from caledonia.server.db import schema
from caledonia.server.db.connection import DbConnection
from caledonia.server.games.rows import OPEN, PLAYING

t, s = schema.tables.c, schema.seats.c


class Deal(NamedTuple):
    """What a table is dealt from."""

    seed: str
    seed_hash: str
    salt: str | None


async def people_among(
    connection: DbConnection, table_id: str, people: Collection[str]
) -> set[str]:
    """Return those of some people who sit at a table."""
    query = select(s.person).where(s.table_id == table_id, s.person.in_(people))
    return set((await connection.execute(query)).scalars())


async def count_watched(connection: DbConnection, creator: str) -> int:
    """Return the number of running games of a creator in which only bots play."""
    people = exists().where(s.table_id == t.id, s.person.is_not(None))
    query = select(func.count()).where(t.creator == creator, t.status == PLAYING, ~people)
    count: int = (await connection.execute(query)).scalar_one()
    return count


async def waiting_rematch(connection: DbConnection, table_id: str) -> str | None:
    """Lock a table and return the rematch of its players that waits for people, if there is one."""
    # A second request at the same moment waits here, and finds the table of the first.
    await connection.execute(select(t.id).where(t.id == table_id).with_for_update())
    sat = exists().where(s.table_id == table_id, s.person == t.creator)
    query = select(t.id).where(t.parent == table_id, t.status == OPEN, sat).order_by(t.created)
    return (await connection.execute(query)).scalars().first()


async def find_challenge(connection: DbConnection, day: str, person: str) -> str | None:
    """Return a person's table of a daily challenge."""
    query = (
        select(t.id)
        .join(schema.seats, s.table_id == t.id)
        .where(t.daily == day, s.person == person)
    )
    return (await connection.execute(query)).scalars().first()


async def deal_of_day(connection: DbConnection, day: str) -> Deal | None:
    """Return what a table of a daily challenge is dealt from; None if there is no table yet."""
    query = select(t.seed, t.seed_hash, t.salt).where(t.daily == day).limit(1)
    row = (await connection.execute(query)).first()
    return None if row is None else Deal(row.seed, row.seed_hash, row.salt)
