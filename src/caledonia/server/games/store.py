"""Tables, seats, entries and drafts in the database: what every command reads and writes.

The statements of a command are prepared, and travel together (:mod:`caledonia.server.db.exchange`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from msgspec import Struct, json
from msgspec.structs import asdict
from sqlalchemy import (
    BindParameter,
    RowMapping,
    Select,
    bindparam,
    delete,
    func,
    insert,
    literal_column,
    select,
    update,
)

from caledonia.server.db import schema
from caledonia.server.db.connection import DbConnection
from caledonia.server.db.exchange import Rows
from caledonia.server.db.prepared import Prepared, Statement, run, upsert
from caledonia.server.errors import RefusedError
from caledonia.server.games.rows import (
    DECISION,
    ENTRY_COLUMNS,
    UNDONE,
    Entry,
    SeatRow,
    TableRow,
    entry_from,
    seat_from,
    table_from,
)
from caledonia.server.refusals import refusal
from caledonia.server.wire import decode, encode_text
from caledonia.version import RULES_VERSION

t = schema.tables.c
s = schema.seats.c
e = schema.entries.c


async def find_table(connection: DbConnection, table_id: str, *, lock: bool = False) -> TableRow:
    """Return a table.

    :param lock: lock its row until the transaction ends.
    :raises RefusedError: if there is none.
    """
    query: Select[Any] = select(schema.tables).where(t.id == table_id)
    if lock:
        query = query.with_for_update()
    # PostgreSQL knows no such character.
    result = None if "\0" in table_id else await connection.execute(query)
    row = None if result is None else result.mappings().first()
    if row is None:
        raise refusal("no_such_table")
    return table_from(row)


async def find_seats(connection: DbConnection, table_id: str) -> list[SeatRow]:
    """Return the seats of a table, in order."""
    query = select(schema.seats).where(s.table_id == table_id).order_by(s.seat)
    return [seat_from(row) for row in (await connection.execute(query)).mappings()]


async def find_entries(
    connection: DbConnection,
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
    connection: DbConnection, table_id: str
) -> tuple[RowMapping, Sequence[RowMapping]]:
    """Return a table and its whole log as they are stored."""
    table = select(schema.tables).where(t.id == table_id)
    log = select(schema.entries).where(e.table_id == table_id).order_by(e.seq)
    row = (await connection.execute(table)).mappings().one()
    return row, (await connection.execute(log)).mappings().all()


async def last_entries(
    connection: DbConnection, table_id: str, kinds: Sequence[str], limit: int
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
    connection: DbConnection, table_id: str, after: int = 0, until: int | None = None
) -> list[Entry]:
    """Return the entries that changed the game."""
    kinds = (DECISION, UNDONE)
    return await find_entries(connection, table_id, after=after, until=until, kinds=kinds)


class StandingCode(Struct, frozen=True):
    """What is needed of a decision to replay it."""

    code: str
    rules: int | None
    hash: str | None


class _Data(Struct):
    """The part of an entry's data that leads through a game; all else is not even read."""

    code: str = ""
    to: int = 0


_data_decoder = json.Decoder(_Data)
_CODES: Final = Prepared(
    select(e.kind, e.data, e.rules, e.hash)
    .where(e.table_id == bindparam("id"), e.seq <= bindparam("until"))
    .where(e.kind.in_([literal_column(f"'{kind}'") for kind in (DECISION, UNDONE)]))
    .order_by(e.seq)
)


async def standing_codes(connection: DbConnection, table_id: str, until: int) -> list[StandingCode]:
    """Return the decisions that stand: those undone later are left out."""
    (rows,) = await run(connection, [(_CODES, {"id": table_id, "until": until})])
    standing: list[StandingCode] = []
    for kind, data, rules, hashed in rows:
        known = _data_decoder.decode(data)
        if kind == DECISION:
            standing.append(StandingCode(known.code, rules, hashed))
        else:
            del standing[known.to :]
    return standing


async def insert_table(connection: DbConnection, table: TableRow) -> None:
    """Store a new table."""
    await connection.execute(insert(schema.tables).values(**_table_values(table)))


def _table_values(table: TableRow) -> dict[str, Any]:
    values = asdict(table)
    values["options"] = encode_text(table.options)
    values["result"] = None if table.result is None else encode_text(table.result)
    return values


async def insert_seats(connection: DbConnection, seats: Iterable[SeatRow]) -> None:
    """Store new seats."""
    await connection.execute(insert(schema.seats), [asdict(seat) for seat in seats])


# The turn in progress, and what makes loading quick.


async def find_snapshot(
    connection: DbConnection, table_id: str, version: int, content: str
) -> tuple[int, int, str] | None:
    """Return version, ply and position of the last snapshot that is not newer than a version.

    One that was made with other rules or figures is ignored.

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


async def find_orders(connection: DbConnection, table_id: str) -> dict[int, tuple[str, int]]:
    """Return the standing orders of a table's seats as they are stored, and since when."""
    c = schema.orders.c
    query = select(c.seat, c.data, c.at).where(c.table_id == table_id)
    return {row.seat: (row.data, row.at) for row in await connection.execute(query)}


async def store_orders(
    connection: DbConnection, table_id: str, seat: int, data: str | None, at: int
) -> None:
    """Store the standing orders of a seat; None: there are none any more."""
    table = schema.orders
    where = (table.c.table_id == table_id, table.c.seat == seat)
    await connection.execute(delete(table).where(*where))
    if data is not None:
        await connection.execute(
            insert(table).values(table_id=table_id, seat=seat, data=data, at=at)
        )


_d, _o, _r = schema.drafts.c, schema.orders.c, schema.receipts.c

# Reading.


class Receipt(Struct, frozen=True):
    """What was answered to a command."""

    person: str
    command: str
    answer: str


@dataclass(frozen=True, slots=True)
class TableRows:
    """The rows around a table, read at once."""

    seats: list[SeatRow]
    codes: list[str]
    """The tentative decisions of the turn."""
    has_orders: bool
    receipt: Receipt | None
    has_channels: bool = True
    """Some people at the table may want notices of changes."""


_TABLE_NAMES: Final = TableRow.__struct_fields__
_SEAT_NAMES: Final = SeatRow.__struct_fields__
_OFFERED: Final = _SEAT_NAMES.index("offered")
_JSON: Final = tuple(_TABLE_NAMES.index(name) for name in ("options", "result"))
_FLAGS: Final = tuple(_TABLE_NAMES.index(name) for name in ("public", "rated", "practice"))

_find = select(*(t[name] for name in _TABLE_NAMES)).where(t.id == bindparam("id"))
_FIND: Final = Prepared(_find)
_LOCK: Final = Prepared(_find.with_for_update())
_AROUND: Final = Prepared(
    select(
        *(s[name] for name in _SEAT_NAMES),
        select(func.count())
        .select_from(schema.orders)
        .where(_o.table_id == bindparam("id"))
        .scalar_subquery(),
        select(schema.channels.c.id)
        .join_from(schema.channels, schema.seats, schema.channels.c.person == s.person)
        .where(s.table_id == bindparam("id"))
        .correlate(None)
        .exists(),
        _d.version,
        _d.codes,
        _r.person,
        _r.command,
        _r.answer,
    )
    .outerjoin_from(schema.seats, schema.drafts, _d.table_id == s.table_id)
    .outerjoin(schema.receipts, (_r.table_id == s.table_id) & (_r.key == bindparam("sent_key")))
    .where(s.table_id == bindparam("id"))
    .order_by(s.seat)
)
_SINCE: Final = Prepared(
    select(*(e[name] for name in ENTRY_COLUMNS))
    .where(e.table_id == bindparam("id"), e.seq > bindparam("after"))
    .order_by(e.seq)
)


def reading(table_id: str, *, lock: bool = False, key: str | None = None) -> list[Statement]:
    """Return the statements that read a table and the rows around it.

    What was written while the first one waited for the lock is seen only by the second one.

    :param lock: lock the table's row until the transaction ends.
    :param key: the receipt of a command with this key is wanted too.
    :raises RefusedError: if there can be no such table.
    """
    if "\0" in table_id:
        # PostgreSQL knows no such character.
        raise no_table()
    values = {"id": table_id, "sent_key": key or ""}
    return [(_LOCK if lock else _FIND, {"id": table_id}), (_AROUND, values)]


def entries_after(table_id: str, after: int) -> Statement:
    """Return the statement that finds the entries after one that is known."""
    return _SINCE, {"id": table_id, "after": after}


def no_table() -> RefusedError:
    """Return the refusal for a table that does not exist."""
    return refusal("no_such_table")


def read(tables: Rows, rows: Rows) -> tuple[TableRow, TableRows]:
    """Return the rows of :func:`reading`.

    :raises RefusedError: if there is no such table.
    """
    if not tables:
        raise no_table()
    values = list(tables[0])
    for number in _JSON:
        values[number] = decode(values[number]) if values[number] else None
    for number in _FLAGS:
        values[number] = bool(values[number])
    table = TableRow(*values)
    width = len(_SEAT_NAMES)
    orders, channels, version, codes, person, command, answer = rows[0][width:]
    return table, TableRows(
        [_seat(row[:width]) for row in rows],
        # Those of another version are void.
        decode(codes) if codes and version == table.version else [],
        bool(orders),
        None if person is None else Receipt(person, command, answer),
        bool(channels),
    )


def _seat(row: Sequence[Any]) -> SeatRow:
    values = list(row)
    # SQLite keeps flags as numbers.
    values[_OFFERED] = bool(values[_OFFERED])
    return SeatRow(*values)


def read_entries(rows: Rows) -> list[Entry]:
    """Return the rows of :func:`entries_after`."""
    return [entry_from(dict(zip(ENTRY_COLUMNS, row, strict=True))) for row in rows]


# Writing.

_MOST: Final = 8
"""Entries that one statement appends."""
_TURN: Final = ("deciding", "since", "deadline", "began", "paused")
_MOVING: Final = ("updated", "seq", "version", "ply", "round", *_TURN)
"""What changes of a table while it is played at."""
_MOVE: Final = Prepared(
    update(schema.tables)
    .where(t.id == bindparam("old_id"))
    .values({name: bindparam(f"new_{name}") for name in _MOVING})
)
_DRAFT: Final = upsert(schema.drafts)
_SNAPSHOT: Final = upsert(schema.snapshots)
_RECEIPT: Final = Prepared(insert(schema.receipts))
_SEAT: Final = upsert(schema.seats)


@cache
def _append(number: int) -> Prepared:
    names = [column.name for column in schema.entries.columns]
    rows: list[dict[str, BindParameter[Any]]] = [
        {name: bindparam(f"{name}_{row}") for name in names} for row in range(number)
    ]
    return Prepared(insert(schema.entries).values(rows))


def append_entries(table_id: str, entries: Sequence[Entry]) -> Iterator[Statement]:
    """Yield statements that append entries to a table's log."""
    for first in range(0, len(entries), _MOST):
        values: dict[str, Any] = {}
        some = entries[first : first + _MOST]
        for row, entry in enumerate(some):
            values |= {f"{name}_{row}": value for name, value in entry.columns().items()}
            values[f"table_id_{row}"] = table_id
        yield _append(len(some)), values


def change_table(before: TableRow, table: TableRow) -> Statement | None:
    """Return the statement that stores what changed of a table; None if nothing did."""
    changed = [
        name
        for name in _TABLE_NAMES
        if (value := getattr(table, name)) is not (old := getattr(before, name)) and value != old
    ]
    assert "options" not in changed, "options are chosen once"
    if not changed:
        return None
    if all(name in _MOVING for name in changed):
        return _MOVE, {"old_id": table.id} | {f"new_{n}": getattr(table, n) for n in _MOVING}
    values = {f"new_{name}": getattr(table, name) for name in changed}
    if "result" in changed:
        values["new_result"] = encode_text(table.result)
    named: dict[str, BindParameter[Any]] = {n: bindparam(f"new_{n}") for n in changed}
    rare = update(schema.tables).where(t.id == bindparam("old_id")).values(named)
    return Prepared(rare, once=True), {"old_id": table.id, **values}


def change_seat(seat: SeatRow) -> Statement:
    """Return the statement that stores a seat."""
    return _SEAT, asdict(seat)


def change_draft(table_id: str, version: int, seat: int, codes: list[str], at: int) -> Statement:
    """Return the statement that stores the tentative decisions of a turn."""
    values = {"seat": seat, "version": version, "codes": encode_text(codes), "at": at}
    return _DRAFT, {"table_id": table_id, **values}


def keep_snapshot(table_id: str, version: int, ply: int, position: str, content: str) -> Statement:
    """Return the statement that keeps a position, instead of the one before.

    :param content: the fingerprint of the content pack.
    """
    made = {"rules": RULES_VERSION, "content": content, "position": position}
    return _SNAPSHOT, {"table_id": table_id, "version": version, "ply": ply, **made}


def keep_receipt(table_id: str, key: str, receipt: Receipt, at: int) -> Statement:
    """Return the statement that keeps what was answered to a command."""
    return _RECEIPT, {"table_id": table_id, "key": key, **asdict(receipt), "at": at}
