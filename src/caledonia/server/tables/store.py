"""Reading and writing tables, seats and entries."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import RowMapping, Select, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from caledonia.server.db import schema
from caledonia.server.refusals import refusal
from caledonia.server.tables.rows import (
    DECISION,
    UNDONE,
    Entry,
    SeatRow,
    TableRow,
    entry_from,
    seat_from,
    table_from,
)
from caledonia.server.wire import encode_text
from caledonia.version import RULES_VERSION

t = schema.tables.c
s = schema.seats.c
e = schema.entries.c


async def find_table(connection: AsyncConnection, table_id: str, *, lock: bool = False) -> TableRow:
    """Return a table.

    :param lock: nobody else changes it until the transaction ends.
    :raises RefusedError: if there is none.
    """
    query: Select[Any] = select(schema.tables).where(t.id == table_id)
    if lock:
        query = query.with_for_update()
    # PostgreSQL knows no such character.
    found = None if "\0" in table_id else await connection.execute(query)
    row = None if found is None else found.mappings().first()
    if row is None:
        raise refusal("no_such_table")
    return table_from(row)


async def find_seats(connection: AsyncConnection, table_id: str) -> list[SeatRow]:
    """Return the seats of a table, in order."""
    query = select(schema.seats).where(s.table_id == table_id).order_by(s.seat)
    return [seat_from(row) for row in (await connection.execute(query)).mappings()]


async def find_entries(
    connection: AsyncConnection,
    table_id: str,
    *,
    after: int = 0,
    until: int | None = None,
    kinds: Sequence[str] | None = None,
    limit: int | None = None,
) -> list[Entry]:
    """Return entries of a table's log, in order."""
    query = select(schema.entries).where(e.table_id == table_id, e.seq > after).order_by(e.seq)
    if until is not None:
        query = query.where(e.seq <= until)
    if kinds is not None:
        query = query.where(e.kind.in_(kinds))
    if limit is not None:
        query = query.limit(limit)
    return [entry_from(row) for row in (await connection.execute(query)).mappings()]


async def rows_of(
    connection: AsyncConnection, table_id: str
) -> tuple[RowMapping, Sequence[RowMapping]]:
    """Return a table and its whole log as they are stored."""
    table = select(schema.tables).where(t.id == table_id)
    log = select(schema.entries).where(e.table_id == table_id).order_by(e.seq)
    row = (await connection.execute(table)).mappings().one()
    return row, (await connection.execute(log)).mappings().all()


async def last_entries(
    connection: AsyncConnection, table_id: str, kinds: Sequence[str], limit: int
) -> list[Entry]:
    """Return the last entries of some kinds, newest first."""
    query = (
        select(schema.entries)
        .where(e.table_id == table_id, e.kind.in_(kinds))
        .order_by(e.seq.desc())
        .limit(limit)
    )
    return [entry_from(row) for row in (await connection.execute(query)).mappings()]


async def game_entries(
    connection: AsyncConnection, table_id: str, after: int = 0, until: int | None = None
) -> list[Entry]:
    """Return the entries that changed the game."""
    kinds = (DECISION, UNDONE)
    return await find_entries(connection, table_id, after=after, until=until, kinds=kinds)


async def insert_table(connection: AsyncConnection, table: TableRow) -> None:
    """Store a new table."""
    await connection.execute(insert(schema.tables).values(**_table_values(table)))


def _table_values(table: TableRow) -> dict[str, Any]:
    values = asdict(table)
    values["options"] = encode_text(table.options)
    values["result"] = None if table.result is None else encode_text(table.result)
    return values


async def insert_seats(connection: AsyncConnection, seats: Iterable[SeatRow]) -> None:
    """Store new seats."""
    await connection.execute(insert(schema.seats), [asdict(seat) for seat in seats])


# The turn in progress, and what makes loading quick.


async def find_snapshot(
    connection: AsyncConnection, table_id: str, version: int, content: str
) -> tuple[int, int, str] | None:
    """Return version, ply and position of the last snapshot that is not newer than a version.

    One that was made with other rules or figures is worth nothing.

    :param content: the fingerprint of the content pack.
    """
    c = schema.snapshots.c
    query = select(c.version, c.ply, c.position).where(
        c.table_id == table_id,
        c.version <= version,
        c.rules == RULES_VERSION,
        c.content == content,
    )
    row = (await connection.execute(query)).first()
    return None if row is None else (row.version, row.ply, row.position)


async def find_orders(connection: AsyncConnection, table_id: str) -> dict[int, tuple[str, int]]:
    """Return the standing orders of a table's seats as they are stored, and since when."""
    c = schema.orders.c
    query = select(c.seat, c.data, c.at).where(c.table_id == table_id)
    return {row.seat: (row.data, row.at) for row in await connection.execute(query)}


async def store_orders(
    connection: AsyncConnection, table_id: str, seat: int, data: str | None, at: int
) -> None:
    """Store the standing orders of a seat; None: there are none any more."""
    table = schema.orders
    where = (table.c.table_id == table_id, table.c.seat == seat)
    await connection.execute(delete(table).where(*where))
    if data is not None:
        await connection.execute(
            insert(table).values(table_id=table_id, seat=seat, data=data, at=at)
        )
