"""Names as they are shown at tables: whoever takes another one has it everywhere."""

from __future__ import annotations

import re
from typing import Final

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from caledonia.server.db.schema import seats, tables

LONGEST_TITLE: Final = 80
"""Characters of a table's name."""


async def lock_tables(connection: AsyncConnection, person: str) -> tuple[str, ...]:
    """Return the tables where a person sits, or that the person made, locked in the order of
    their ids.

    Whoever writes to a table holds its row before touching the seats: nobody waits in a circle.
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
    """Show another name on all seats of a person, and in the names of the person's tables.

    The tables must be locked.
    """
    await connection.execute(update(seats).where(seats.c.person == person).values(name=new))
    made = select(tables.c.id, tables.c.name).where(tables.c.creator == person)
    titles = {row.id: row.name for row in await connection.execute(made)}
    while titles:
        for table, title in titles.items():
            await _retitle(connection, table, title, renamed(title, old, new))
        # A rematch has the name of the table before it, whoever asked for it.
        later = select(tables.c.id, tables.c.name).where(tables.c.parent.in_(sorted(titles)))
        titles = {row.id: row.name for row in await connection.execute(later)}


async def _retitle(connection: AsyncConnection, table: str, old: str, new: str) -> None:
    if new != old:
        query = update(tables).where(tables.c.id == table)
        await connection.execute(query.values(name=new))


def renamed(title: str, old: str, new: str) -> str:
    """Return the name of a table with another name of a person in it.

    Only whole words count: somebody may be called A.
    """
    pattern = rf"(?<!\w){re.escape(old)}(?!\w)"
    found = re.sub(pattern, lambda _: new, title, flags=re.IGNORECASE)
    return found[:LONGEST_TITLE]
