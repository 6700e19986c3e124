"""Whose seats and tables these are: renaming, merging and forgetting people."""

from __future__ import annotations

import re
from typing import Final

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from caledonia.server.db.schema import seats, tables
from caledonia.server.refusals import refusal
from caledonia.server.tables.rows import OPEN, PLAYING

LONGEST_TITLE: Final = 80
"""Characters of a table's name."""


async def lock_tables(connection: AsyncConnection, person: str) -> tuple[str, ...]:
    """Lock and return the tables where a person sits or that they created, ordered by id.

    Every writer locks the table's row before its seats, so there are no deadlocks.
    """
    sits = select(seats.c.table_id).where(seats.c.person == person)
    query = (
        select(tables.c.id)
        .where(tables.c.id.in_(sits) | (tables.c.creator == person))
        .order_by(tables.c.id)
        .with_for_update()
    )
    return tuple((await connection.execute(query)).scalars())


async def rename_seats(connection: AsyncConnection, person: str, old: str, new: str) -> None:
    """Rename all seats of a person, and replace the name in the names of their tables.

    The tables must be locked.
    """
    await connection.execute(update(seats).where(seats.c.person == person).values(name=new))
    made = select(tables.c.id, tables.c.name).where(tables.c.creator == person)
    titles = {row.id: row.name for row in await connection.execute(made)}
    while titles:
        for table, title in titles.items():
            await _retitle(connection, table, title, renamed(title, old, new))
        # A rematch inherits the name of the table before it.
        later = select(tables.c.id, tables.c.name).where(tables.c.parent.in_(sorted(titles)))
        titles = {row.id: row.name for row in await connection.execute(later)}


async def _retitle(connection: AsyncConnection, table: str, old: str, new: str) -> None:
    if new != old:
        query = update(tables).where(tables.c.id == table)
        await connection.execute(query.values(name=new))


def renamed(title: str, old: str, new: str) -> str:
    """Return a table's name with a person's new name in it.

    Only whole words count: a person may be called A.
    """
    pattern = rf"(?<!\w){re.escape(old)}(?!\w)"
    title = re.sub(pattern, lambda _: new, title, flags=re.IGNORECASE)
    return title[:LONGEST_TITLE]


async def refuse_two_seats(connection: AsyncConnection, guest: str, member: str) -> None:
    """Refuse a merge after which the member would have two seats in a running game.

    :raises RefusedError: naming the table.
    """
    other = seats.alias()
    query = (
        select(tables.c.name)
        .join(seats, (seats.c.table_id == tables.c.id) & (seats.c.person == guest))
        .join(other, (other.c.table_id == tables.c.id) & (other.c.person == member))
        .where(tables.c.status.in_((OPEN, PLAYING)))
    )
    name = (await connection.execute(query)).scalars().first()
    if name is not None:
        raise refusal("seated_twice", table=name)


async def move_person(connection: AsyncConnection, guest: str, member: str) -> None:
    """Give the tables and seats of a guest to a member. The tables must be locked."""
    await connection.execute(update(tables).where(tables.c.creator == guest).values(creator=member))
    await connection.execute(update(seats).where(seats.c.owner == guest).values(owner=member))
    await connection.execute(update(seats).where(seats.c.person == guest).values(person=member))


async def forget_person(connection: AsyncConnection, person: str, old: str, new: str) -> None:
    """Replace a person's name everywhere and delete their lessons. The tables must be locked."""
    await rename_seats(connection, person, old, new)
    await connection.execute(update(seats).where(seats.c.person == person).values(guide=None))
