from __future__ import annotations

import gzip
import sqlite3
from collections.abc import Callable, Coroutine
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, text
from sqlalchemy.exc import IntegrityError

from caledonia import Options
from caledonia.server.audit.verify import verify
from caledonia.server.db.backup import Summary, backup, restore
from caledonia.server.db.engine import Database
from caledonia.server.db.migrate import newest, revision_of
from caledonia.server.db.portable import BackupError
from caledonia.server.db.schema import metadata, people, ratings, seats
from caledonia.server.settings import Settings
from caledonia.server.wire import decode, encode
from tests.server.db.games import PERSON, Stored, on, played, store

pytestmark = pytest.mark.both_databases

Rows = dict[str, list[tuple[Any, ...]]]


@pytest.fixture(autouse=True)
def _many_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caledonia.server.db.portable.BATCH", 7)


@cache
def games() -> tuple[Stored, ...]:
    return played(2, Options(), stop=30, undo=True), played(3, Options(), stop=9)


async def fill(database: Database) -> None:
    """Store some of every kind of value."""
    await store(database, *games())
    game = games()[0]
    seat = {"table_id": game.table["id"], "seat": 0, "person": PERSON, "name": "Ailsa ☘ \"'\\"}
    rating = {"person": PERSON, "players": 2, "mu": 0.1 + 0.2, "sigma": 1e-9, "games": 1}
    async with database.write() as connection:
        await connection.execute(insert(seats), seat)
        await connection.execute(insert(ratings), {**rating, "updated": 2**40})


async def everything(database: Database) -> Rows:
    """Return all rows of all tables."""
    async with database.read() as connection:
        return {
            table.name: sorted(
                (tuple(row) for row in await connection.execute(select(table))), key=repr
            )
            for table in metadata.sorted_tables
        }


def empty_sqlite(folder: Path) -> Settings:
    return Settings(data=folder / "another", secret="for tests")


@pytest.fixture
def saved(settings: Settings, tmp_path: Path) -> tuple[Path, Rows]:
    """A portable backup, and what it holds."""
    file = tmp_path / "saved.jsonl.gz"

    async def work(database: Database) -> Rows:
        await fill(database)
        await backup(database, file)
        return await everything(database)

    return file, on(settings, work)


def restoring(
    file: Path, *, force: bool = False
) -> Callable[[Database], Coroutine[Any, Any, Summary]]:
    async def work(database: Database) -> Summary:
        return await restore(database, file, force=force)

    return work


@pytest.mark.parametrize("name", [pytest.param("copy.db", marks=pytest.mark.slow), "copy.jsonl.gz"])
def test_a_round_trip_on_one_engine(settings: Settings, tmp_path: Path, name: str) -> None:
    file = tmp_path / name

    async def work(database: Database) -> None:
        await fill(database)
        before = await everything(database)
        summary = await backup(database, file)
        assert summary.rows["entries"] == len(before["entries"]) > 40
        assert summary.is_portable == (not database.is_sqlite or name.endswith(".gz"))
        async with database.write() as connection:
            await connection.execute(people.update().values(name="somebody else"))
        assert (await restore(database, file, force=True)).total == summary.total
        assert await everything(database) == before
        assert await verify(database) == []

    on(settings, work)
    assert file.stat().st_mode & 0o077 == 0
    assert [path.name for path in tmp_path.glob("*.part")] == []


def test_to_sqlite_and_back(saved: tuple[Path, Rows], settings: Settings, tmp_path: Path) -> None:
    file, rows = saved
    home = empty_sqlite(tmp_path)
    back = tmp_path / "back.jsonl.gz"

    async def at_home(database: Database) -> None:
        await restore(database, file)
        assert await everything(database) == rows
        assert await verify(database) == []
        await backup(database, back)

    async def at_the_club(database: Database) -> Rows:
        await restore(database, back, force=True)
        return await everything(database)

    on(home, at_home)
    assert revision_of(home.database_url()) == newest()
    assert on(settings, at_the_club) == rows


def test_rows_are_not_overwritten(saved: tuple[Path, Rows], settings: Settings) -> None:
    file, rows = saved
    with pytest.raises(BackupError, match=r"not empty \(entries, people, .*--force"):
        on(settings, restoring(file))
    assert on(settings, everything) == rows


def test_a_file_is_not_overwritten(settings: Settings, tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl.gz"
    file.write_text("mine")

    async def work(database: Database) -> None:
        await backup(database, file)

    with pytest.raises(BackupError, match="exists"):
        on(settings, work)
    assert file.read_text() == "mine"


def test_no_folder_for_the_file(settings: Settings, tmp_path: Path) -> None:
    async def work(database: Database) -> None:
        await backup(database, tmp_path / "none" / "a.jsonl.gz")

    with pytest.raises(BackupError, match="cannot be written: No such file"):
        on(settings, work)


def lines_of(file: Path) -> list[bytes]:
    return gzip.decompress(file.read_bytes()).splitlines(keepends=True)


def without_last_row(lines: list[bytes]) -> list[bytes]:
    return [*lines[:-2], lines[-1]]


def newer(lines: list[bytes]) -> list[bytes]:
    return [encode({**decode(lines[0]), "schema": "9999"}) + b"\n", *lines[1:]]


def other_form(lines: list[bytes]) -> list[bytes]:
    return [encode({**decode(lines[0]), "caledonia_backup": 2}) + b"\n", *lines[1:]]


def other_table(lines: list[bytes]) -> list[bytes]:
    return [lines[0], b'{"table":"horses","columns":[]}\n', *lines[1:]]


DAMAGES: tuple[tuple[Callable[[list[bytes]], list[bytes]], str], ...] = (
    (lambda lines: lines[:-1], "its end is missing"),
    (lambda lines: lines[:5], "its end is missing"),
    (without_last_row, "has not the rows"),
    (lambda lines: [*lines, b"[]\n"], "has not the rows"),
    (lambda lines: [*lines[:3], b"[1]\n", *lines[3:]], "no such row"),
    (lambda lines: [*lines[:3], b"{half\n", *lines[3:]], "damaged"),
    (other_table, "horses"),
    (newer, "schema 9999, of a newer release"),
    (other_form, "newer release"),
    (lambda lines: [b"{}\n", *lines[1:]], "not a backup"),
    (lambda lines: [], "not a backup"),
)


def test_damaged_backups_change_nothing(
    saved: tuple[Path, Rows], settings: Settings, tmp_path: Path
) -> None:
    file, rows = saved
    lines = lines_of(file)
    files = [(b"".join(damage(lines)), message) for damage, message in DAMAGES]
    packed = [(gzip.compress(content, 1), message) for content, message in files]
    packed.append((file.read_bytes()[:-500], "damaged"))
    damaged = tmp_path / "damaged.jsonl.gz"

    async def work(database: Database) -> None:
        for content, message in packed:
            damaged.write_bytes(content)
            with pytest.raises(BackupError, match=message):
                await restore(database, damaged, force=True)
        assert await everything(database) == rows

    on(settings, work)


def test_rows_that_contradict_change_nothing(
    saved: tuple[Path, Rows], settings: Settings, tmp_path: Path
) -> None:
    file, rows = saved
    lines = lines_of(file)
    number = next(i for i, line in enumerate(lines) if line.startswith(b'["person-1"'))
    doubled = tmp_path / "doubled.jsonl.gz"
    doubled.write_bytes(gzip.compress(b"".join([*lines[:number], lines[number], *lines[number:]])))
    with pytest.raises(IntegrityError):
        on(settings, restoring(doubled, force=True))
    assert on(settings, everything) == rows


@pytest.mark.parametrize("content", [b"", b"hello", b"SQLite format 3\0 but no more"])
def test_what_is_no_backup(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    with pytest.raises(BackupError, match="not a backup"):
        on(empty_sqlite(tmp_path), restoring(file))


def test_no_file(tmp_path: Path) -> None:
    with pytest.raises(BackupError, match="cannot be read: No such file"):
        on(empty_sqlite(tmp_path), restoring(tmp_path / "none"))


def test_a_sqlite_file_of_a_newer_schema(tmp_path: Path, sqlite_template: Path) -> None:
    file = tmp_path / "newer.db"
    file.write_bytes(sqlite_template.read_bytes())
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(BackupError, match="newer release"):
        on(empty_sqlite(tmp_path), restoring(file))


def test_a_sqlite_file_is_not_for_postgresql(settings: Settings, sqlite_template: Path) -> None:
    if settings.database_url().startswith("sqlite"):
        on(settings, restoring(sqlite_template))
        return
    with pytest.raises(BackupError, match=r"\.jsonl\.gz"):
        on(settings, restoring(sqlite_template))


def test_another_schema_is_only_replaced_while_empty(
    saved: tuple[Path, Rows], settings: Settings
) -> None:
    file, rows = saved

    async def older(database: Database) -> None:
        async with database.write() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '0000'"))

    async def emptied(database: Database) -> None:
        async with database.write() as connection:
            for table in reversed(metadata.sorted_tables):
                await connection.execute(table.delete())

    on(settings, older)
    with pytest.raises(BackupError, match="another schema"):
        on(settings, restoring(file, force=True))
    on(settings, emptied)
    on(settings, restoring(file))
    assert on(settings, everything) == rows
    assert revision_of(settings.database_url()) == newest()


def test_nothing_to_back_up(tmp_path: Path) -> None:
    async def work(database: Database) -> None:
        await backup(database, tmp_path / "a.jsonl.gz")

    with pytest.raises(BackupError, match="empty"):
        on(empty_sqlite(tmp_path), work)
    assert not (tmp_path / "a.jsonl.gz").exists()
