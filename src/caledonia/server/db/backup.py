"""Backups of a whole database, and restoring them."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from alembic import command
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url

from caledonia.server.db.engine import BUSY, Database
from caledonia.server.db.migrate import config_for, revision_of, upgrade
from caledonia.server.db.portable import (
    MAGIC,
    BackupError,
    count_rows,
    read_header,
    read_portable,
    tables_of,
    write_portable,
)
from caledonia.server.db.schema import heartbeats
from caledonia.server.keyfiles import publish

PORTABLE: Final = ".jsonl.gz"
"""How the name of a portable backup ends."""
SQLITE_MAGIC: Final = b"SQLite format 3\0"


@dataclass(frozen=True, slots=True)
class Summary:
    """What a backup holds."""

    schema: str
    rows: dict[str, int]
    is_portable: bool

    @property
    def total(self) -> int:
        """All rows."""
        return sum(self.rows.values())


async def backup(database: Database, file: Path) -> Summary:
    """Write a consistent backup; servers may keep running.

    SQLite is copied as it is, unless the name ends in ``.jsonl.gz``; PostgreSQL is always written
    in the portable form.

    :raises BackupError: if the file exists or cannot be written.
    """
    with _new_file(file) as part:
        if database.is_sqlite and not file.name.endswith(PORTABLE):
            return await asyncio.to_thread(_copy_sqlite, database, part)
        async with database.engine.connect() as connection:
            if not database.is_sqlite:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            async with connection.begin():
                schema, rows = await connection.run_sync(write_portable, part)
    return Summary(schema, rows, is_portable=True)


async def restore(database: Database, file: Path, *, force: bool = False) -> Summary:
    """Fill a database from a backup in one transaction, then bring it to the newest schema.

    :param force: delete what is in the database. Otherwise it must not have any rows.
    :raises BackupError: if the backup is damaged or of a newer schema, or rows are in the way. The
        database is as it was then.
    """
    try:
        with file.open("rb") as stream:
            begin = stream.read(len(SQLITE_MAGIC))
    except OSError as error:
        raise BackupError(f"{file} cannot be read: {error.strerror}") from None
    if begin == SQLITE_MAGIC:
        if not database.is_sqlite:
            raise BackupError(
                f"{file} is a SQLite file: to move to PostgreSQL, make a backup whose name ends"
                f" in {PORTABLE}"
            )
        summary = await asyncio.to_thread(_put_back_sqlite, database, file, force)
    elif begin.startswith(MAGIC):
        summary = await _restore_portable(database, file, force)
    else:
        raise BackupError(f"{file} is not a backup of a Caledonia server")
    await asyncio.to_thread(upgrade, database.url)
    return summary


async def _restore_portable(database: Database, file: Path, force: bool) -> Summary:
    header = read_header(file)
    _check_schema(header.schema)
    present = await asyncio.to_thread(revision_of, database.url)
    if present not in (None, header.schema):
        # Rows of an older schema fit only into its own tables; nothing is lost with empty ones.
        async with database.write() as connection:
            await connection.run_sync(_drop_empty, force)
        present = None
    if present is None:
        await asyncio.to_thread(command.upgrade, config_for(database.url), header.schema)
    async with database.write() as connection:
        rows = await connection.run_sync(_replace, file, force)
    return Summary(header.schema, rows, is_portable=True)


def _replace(connection: Connection, file: Path, force: bool) -> dict[str, int]:
    _refuse_rows(count_rows(connection), force)
    for table in reversed(tables_of(connection)):
        connection.execute(table.delete())
    rows = read_portable(connection, file)
    stored = {name: number for name, number in count_rows(connection).items() if number}
    if stored != {name: number for name, number in rows.items() if number}:
        raise BackupError("the database does not hold what was restored; nothing was changed")
    return rows


def _drop_empty(connection: Connection, force: bool) -> None:
    if any(number for name, number in count_rows(connection).items() if name != heartbeats.name):
        hint = "" if force else ", or migrate it and make a new backup"
        raise BackupError(
            f"the backup has another schema than the database: restore it into a new one{hint}"
        )
    for table in reversed(tables_of(connection)):
        table.drop(connection)
    connection.execute(text("DELETE FROM alembic_version"))


def _refuse_rows(rows: dict[str, int], force: bool) -> None:
    occupied = [name for name, number in rows.items() if number and name != heartbeats.name]
    if occupied and not force:
        raise BackupError(
            f"the database is not empty ({', '.join(sorted(occupied))}): restore into a new one,"
            " or delete all that is in it with --force"
        )


def _check_schema(schema: str | None) -> None:
    try:
        known = schema and ScriptDirectory.from_config(config_for("sqlite://")).get_revision(schema)
    except CommandError:
        known = None
    if not known:
        raise BackupError(f"the backup has schema {schema}, of a newer release: update caledonia")


@contextmanager
def _new_file(file: Path) -> Iterator[Path]:
    """Give a file to write to, for nobody else's eyes; it gets its name when it is complete.

    :raises BackupError: if it cannot be written.
    """
    if file.exists():
        raise BackupError(f"{file} exists: give another name")
    part = file.with_name(f"{file.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        yield part
        publish(part, file)
    except FileExistsError:
        raise BackupError(f"{file} exists: give another name") from None
    except OSError as error:
        raise BackupError(f"{file} cannot be written: {error.strerror or error}") from None
    finally:
        part.unlink(missing_ok=True)


# SQLite as it is.


def _path_of(database: Database) -> str:
    path = make_url(database.url).database
    if not path:
        raise BackupError("a database in memory has no file")
    return path


def _opened(file: Path, mode: str) -> sqlite3.Connection:
    """Open a SQLite file that is there; it is not made."""
    try:
        uri = f"{file.absolute().as_uri()}?mode={mode}"
        return sqlite3.connect(uri, uri=True, timeout=BUSY / 1000)
    except sqlite3.OperationalError as error:
        raise BackupError(f"{file} cannot be opened: {error}") from None


def _copy_sqlite(database: Database, part: Path) -> Summary:
    with (
        closing(_opened(Path(_path_of(database)), "rw")) as source,
        closing(sqlite3.connect(part)) as copy,
    ):
        source.backup(copy)
        # One file instead of three.
        copy.execute("PRAGMA journal_mode=DELETE")
        return _checked(copy, part)


def _put_back_sqlite(database: Database, file: Path, force: bool) -> Summary:
    path = _path_of(database)
    with closing(_opened(file, "ro")) as source:
        summary = _checked(source, file)
        _check_schema(summary.schema)
        with closing(sqlite3.connect(path, timeout=BUSY / 1000)) as target:
            _refuse_rows(_sqlite_rows(target), force)
            source.backup(target)
            if _sqlite_rows(target) != summary.rows:
                raise BackupError("the database does not hold what was restored")
            target.execute("PRAGMA journal_mode=WAL")
    return summary


def _checked(copy: sqlite3.Connection, file: Path) -> Summary:
    """Return what a SQLite file holds.

    :raises BackupError: if it is damaged, or not one of ours.
    """
    try:
        result = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if result != "ok":
            raise BackupError(f"{file} is damaged: {result}")
        row = copy.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.DatabaseError as error:
        raise BackupError(f"{file} is damaged or not a backup: {error}") from None
    if row is None:
        raise BackupError("the database is empty: there is nothing to back up")
    return Summary(str(row[0]), _sqlite_rows(copy), is_portable=False)


def _sqlite_rows(connection: sqlite3.Connection) -> dict[str, int]:
    names = connection.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        " AND name NOT LIKE 'alembic_%' ORDER BY name"
    )
    return {
        name: connection.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0]
        for (name,) in names.fetchall()
    }
