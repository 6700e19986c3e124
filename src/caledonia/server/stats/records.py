"""Finished games of the database as records."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import select

from caledonia.server.db.connection import DbConnection
from caledonia.server.db.schema import people, seats, tables
from caledonia.server.games.history import effective, replayed
from caledonia.server.games.rows import Entry, TableRow
from caledonia.server.games.store import find_table, game_entries
from caledonia.server.stats.games import is_counted, shown_name


@dataclass(frozen=True, slots=True)
class Listed:
    """A finished public game, and who played it."""

    table: str
    names: tuple[str, ...]


async def listed_between(connection: DbConnection, begin: int, end: int) -> list[Listed]:
    """Return the public games that were finished within a time, first one first."""
    query = (
        select(tables.c.id, shown_name.label("name"))
        .join(seats, seats.c.table_id == tables.c.id)
        .outerjoin(people, people.c.id == seats.c.person)
        .where(is_counted, tables.c.public.is_(True))
        .where(tables.c.finished >= begin, tables.c.finished < end)
        .order_by(tables.c.finished, tables.c.id, seats.c.seat)
    )
    names_by_table: dict[str, list[str]] = {}
    for row in await connection.execute(query):
        names_by_table.setdefault(row.id, []).append(row.name)
    return [Listed(table, tuple(names)) for table, names in names_by_table.items()]


async def log_of(connection: DbConnection, table: str) -> tuple[TableRow, list[Entry]]:
    """Return a table and the entries that changed its game."""
    return await find_table(connection, table), await game_entries(connection, table)


def record_of(table: TableRow, log: Sequence[Entry], names: Sequence[str]) -> str:
    """Return the record of a finished game.

    :raises ValueError: if the rules of today do not allow what was played, or the log has no end.
    """
    game = replayed(table, effective(log))
    if not game.is_over():
        raise ValueError(f"the log of table {table.id} does not reach the end of the game")
    return game.record(names=names)
