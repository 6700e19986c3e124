"""The portable form of a backup: one gzip file of JSON lines that both kinds of database read.

First what it is, then table by table a line that names the columns and one line a row, then how
many rows there were; without that last line it is not complete.

A copy of an SQLite file and the output of pg_dump can only be restored to the same kind of
database; this form also moves a server from one to the other.
"""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final

from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, MetaData, Table, func, select

from caledonia.server.clock import now
from caledonia.server.wire import decode, encode

FORMAT: Final = 1
"""Changes whenever the form of these files does."""
MAGIC: Final = b"\x1f\x8b"
"""How every gzip file begins."""
BATCH: Final = 500
"""Rows that are held in memory."""
NOT_OURS: Final = ("alembic_", "procrastinate_")
"""Tables that tools keep for themselves; jobs are recreated from the games."""


class BackupError(ValueError):
    """A backup that cannot be made or restored; the message says why and what to do."""


@dataclass(frozen=True, slots=True)
class Header:
    """What the first line of a portable backup says."""

    schema: str
    at: int


def tables_of(connection: Connection) -> list[Table]:
    """Return the tables as they are in a database, whatever its schema, parents first."""
    metadata = MetaData()
    metadata.reflect(connection, only=lambda name, _: not name.startswith(NOT_OURS))
    return list(metadata.sorted_tables)


def count_rows(connection: Connection) -> dict[str, int]:
    """Return how many rows every table has."""
    return {
        str(table.name): connection.execute(select(func.count()).select_from(table)).scalar_one()
        for table in tables_of(connection)
    }


def write_portable(connection: Connection, path: Path) -> tuple[str, dict[str, int]]:
    """Write all rows that a transaction sees; return the schema and the rows by table.

    :raises BackupError: if there is no schema.
    """
    schema = MigrationContext.configure(connection).get_current_revision()
    if schema is None:
        raise BackupError("the database is empty: there is nothing to back up")
    with gzip.open(path, "wb", compresslevel=6) as file:
        file.write(encode({"caledonia_backup": FORMAT, "schema": schema, "at": now()}) + b"\n")
        rows = {
            str(table.name): _write_table(connection, table, file)
            for table in tables_of(connection)
        }
        file.write(encode({"rows": rows}) + b"\n")
    return schema, rows


def _write_table(connection: Connection, table: Table, file: gzip.GzipFile | IO[bytes]) -> int:
    columns = [str(column.name) for column in table.columns]
    file.write(encode({"table": str(table.name), "columns": columns}) + b"\n")
    number = 0
    options = {"yield_per": BATCH}
    for row in connection.execute(select(table), execution_options=options):
        file.write(encode(list(row)) + b"\n")
        number += 1
    return number


def _lines(path: Path) -> Iterator[Any]:
    try:
        with gzip.open(path, "rb") as file:
            for line in file:
                yield decode(line)
    except (OSError, EOFError, zlib.error, ValueError) as error:
        raise BackupError(f"{path} is damaged or not a backup: {error}") from None


def read_header(path: Path) -> Header:
    """Return what a portable backup is.

    :raises BackupError: if it is none, or one of another form.
    """
    first = next(_lines(path), None)
    if not isinstance(first, dict) or not isinstance(first.get("schema"), str):
        raise BackupError(f"{path} is not a backup of a Caledonia server")
    if first.get("caledonia_backup") != FORMAT:
        raise BackupError(f"{path} was written by a newer release: update caledonia")
    return Header(first["schema"], int(first.get("at", 0)))


def read_portable(connection: Connection, path: Path) -> dict[str, int]:
    """Insert all rows of a backup into empty tables; return the rows by table.

    :raises BackupError: if the file is damaged or not complete, or its tables are others.
    """
    lines = _lines(path)
    next(lines)
    filler = _Filler(connection)
    for line in lines:
        match line:
            case list() if filler.fits(line):
                filler.add(line)
            case {"table": str(name), "columns": list(columns)} if filler.knows(name, columns):
                filler.begin(name, columns)
            case {"rows": dict(counts)}:
                filler.flush()
                if counts != filler.counts or next(lines, None) is not None:
                    raise BackupError(f"{path} is damaged: it has not the rows that it says")
                return filler.counts
            case _:
                raise BackupError(f"{path} is damaged: no such row or table: {str(line)[:80]}")
    raise BackupError(f"{path} is not complete: its end is missing")


class _Filler:
    """Inserts rows, many at a time."""

    def __init__(self, connection: Connection) -> None:
        self.counts: dict[str, int] = {}
        """Rows by table, so far."""
        self._connection = connection
        self._tables = {table.name: table for table in tables_of(connection)}
        self._table: Table | None = None
        self._columns: list[str] = []
        self._rows: list[dict[str, Any]] = []

    def knows(self, name: str, columns: list[str]) -> bool:
        table = self._tables.get(name)
        return table is not None and set(columns) <= set(table.columns.keys())

    def begin(self, name: str, columns: list[str]) -> None:
        self.flush()
        self._table, self._columns = self._tables[name], columns
        self.counts[name] = 0

    def fits(self, row: list[Any]) -> bool:
        return self._table is not None and len(row) == len(self._columns)

    def add(self, row: list[Any]) -> None:
        self._rows.append(dict(zip(self._columns, row, strict=True)))
        if len(self._rows) == BATCH:
            self.flush()

    def flush(self) -> None:
        if self._table is not None and self._rows:
            self._connection.execute(self._table.insert(), self._rows)
            self.counts[self._table.name] += len(self._rows)
            self._rows = []
