"""Reading and writing tables, seats and entries."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any, Final

from sqlalchemy import RowMapping, Select, bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from caledonia.server.db import schema
from caledonia.server.errors import RefusedError
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
from caledonia.server.wire import decode, encode_text

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
        raise RefusedError("not_found", "there is no such table: check the link")
    return table_from(row)


@dataclass(frozen=True, slots=True)
class Around:
    """What lies round a table, found at once."""

    seats: list[SeatRow]
    codes: list[str]
    """The tentative decisions of the turn."""
    has_orders: bool
    receipt: Receipt | None


@dataclass(frozen=True, slots=True)
class Receipt:
    """What was answered to a command."""

    person: str
    command: str
    answer: str


_d, _o, _r = schema.drafts.c, schema.orders.c, schema.receipts.c
_AROUND: Final = (
    select(
        schema.seats,
        select(_d.codes)
        .where(_d.table_id == bindparam("id"), _d.version == bindparam("at_version"))
        .scalar_subquery()
        .label("codes"),
        select(func.count())
        .select_from(schema.orders)
        .where(_o.table_id == bindparam("id"))
        .scalar_subquery()
        .label("orders"),
        _r.person.label("by"),
        _r.command,
        _r.answer,
    )
    .outerjoin_from(
        schema.seats,
        schema.receipts,
        (_r.table_id == s.table_id) & (_r.key == bindparam("sent_key")),
    )
    .where(s.table_id == bindparam("id"))
    .order_by(s.seat)
)


async def find_around(
    connection: AsyncConnection, table: TableRow, key: str | None = None
) -> Around:
    """Return what belongs to a table that was read, or locked, before.

    :param key: the receipt of a command with this key is wanted too.
    """
    values = {"id": table.id, "at_version": table.version, "sent_key": key or ""}
    rows = (await connection.execute(_AROUND, values)).mappings().all()
    first = rows[0]
    receipt = (
        None if first["by"] is None else Receipt(first["by"], first["command"], first["answer"])
    )
    return Around(
        [seat_from(row) for row in rows],
        decode(first["codes"]) if first["codes"] else [],
        bool(first["orders"]),
        receipt,
    )


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


async def update_table(connection: AsyncConnection, before: TableRow, table: TableRow) -> None:
    """Store what changed of a table."""
    names = [field.name for field in fields(TableRow)]
    values = {
        name: value
        for name in names
        if (value := getattr(table, name)) is not (old := getattr(before, name)) and value != old
    }
    if "result" in values:
        values["result"] = encode_text(table.result)
    assert "options" not in values, "options are chosen once"
    if values:
        await connection.execute(update(schema.tables).where(t.id == table.id).values(**values))


def _table_values(table: TableRow) -> dict[str, Any]:
    values = asdict(table)
    values["options"] = encode_text(table.options)
    values["result"] = None if table.result is None else encode_text(table.result)
    return values


async def insert_seats(connection: AsyncConnection, seats: Iterable[SeatRow]) -> None:
    """Store new seats."""
    await connection.execute(insert(schema.seats), [asdict(seat) for seat in seats])


async def update_seat(connection: AsyncConnection, seat: SeatRow) -> None:
    """Store a seat."""
    values = asdict(seat)
    where = (s.table_id == values.pop("table_id"), s.seat == values.pop("seat"))
    await connection.execute(update(schema.seats).where(*where).values(**values))


async def insert_entries(
    connection: AsyncConnection, table_id: str, entries: Sequence[Entry]
) -> None:
    """Append entries to a table's log."""
    rows = [
        {
            "table_id": table_id,
            "seq": entry.seq,
            "at": entry.at,
            "kind": entry.kind,
            "seat": entry.seat,
            "person": entry.person,
            "data": encode_text(entry.data),
            "rules": entry.rules,
            "ply": entry.ply,
            "hash": entry.hash,
        }
        for entry in entries
    ]
    await connection.execute(insert(schema.entries), rows)


# The turn in progress, and what makes loading quick.


async def find_draft(connection: AsyncConnection, table_id: str, version: int) -> list[str]:
    """Return the tentative decisions that go on from a version."""
    query = select(schema.drafts.c.codes).where(
        schema.drafts.c.table_id == table_id, schema.drafts.c.version == version
    )
    found = (await connection.execute(query)).scalar()
    codes: list[str] = decode(found) if found else []
    return codes


async def store_draft(
    connection: AsyncConnection, table_id: str, version: int, seat: int, codes: list[str], at: int
) -> None:
    """Store the tentative decisions of a turn."""
    table = schema.drafts
    values = {"seat": seat, "version": version, "codes": encode_text(codes), "at": at}
    changed = await connection.execute(
        update(table).where(table.c.table_id == table_id).values(**values)
    )
    if not changed.rowcount:
        await connection.execute(insert(table).values(table_id=table_id, **values))


async def find_snapshot(
    connection: AsyncConnection, table_id: str, version: int
) -> tuple[int, int, str] | None:
    """Return version, ply and position of the last snapshot that is not newer than a version."""
    c = schema.snapshots.c
    query = select(c.version, c.ply, c.position).where(c.table_id == table_id, c.version <= version)
    row = (await connection.execute(query)).first()
    return None if row is None else (row.version, row.ply, row.position)


async def store_snapshot(
    connection: AsyncConnection, table_id: str, version: int, ply: int, position: str
) -> None:
    """Keep a position, instead of the one before."""
    table = schema.snapshots
    await connection.execute(delete(table).where(table.c.table_id == table_id))
    await connection.execute(
        insert(table).values(table_id=table_id, version=version, ply=ply, position=position)
    )


async def store_receipt(
    connection: AsyncConnection,
    table_id: str,
    key: str,
    person: str,
    command: str,
    answer: str,
    at: int,
) -> None:
    """Keep what was answered to a command."""
    values = {"person": person, "command": command, "answer": answer, "at": at}
    await connection.execute(insert(schema.receipts).values(table_id=table_id, key=key, **values))


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
