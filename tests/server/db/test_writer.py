"""Writing to SQLite: many commands share one wait for the disk, and none takes another along."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError, OperationalError

from caledonia.server.db.engine import Database


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'numbers.db'}"


def run(url: str, play: Callable[[Database], Awaitable[Any]]) -> Any:
    """Run something on a database with a table of numbers."""

    async def played() -> Any:
        database = Database(url)
        async with database.write() as connection:
            await connection.execute(text("CREATE TABLE numbers (number INTEGER PRIMARY KEY)"))
        try:
            return await play(database)
        finally:
            await database.close()

    return asyncio.run(played())


async def put(database: Database, number: int) -> None:
    async with database.write() as connection:
        await connection.execute(text(f"INSERT INTO numbers VALUES ({number})"))


async def stored(database: Database) -> list[int]:
    async with database.read_inline() as connection:
        return list((await connection.execute(text("SELECT number FROM numbers"))).scalars())


def test_one_that_fails_takes_nothing_of_the_others(url: str) -> None:
    async def play(database: Database) -> tuple[list[Any], list[int]]:
        numbers = (1, 2, 2, 3)
        done = await asyncio.gather(*(put(database, n) for n in numbers), return_exceptions=True)
        return done, await stored(database)

    done, numbers_stored = run(url, play)
    assert [each is None for each in done] == [True, True, False, True]
    assert numbers_stored == [1, 2, 3]


def test_commands_at_the_same_time_share_a_commit(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    commits = []

    async def play(database: Database) -> list[int]:
        writer = database._writer
        whole = writer._commit

        def counted(batch: asyncio.Future[None]) -> Awaitable[None]:
            commits.append(batch)
            return whole(batch)

        monkeypatch.setattr(writer, "_commit", counted)
        await asyncio.gather(*(put(database, number) for number in range(20)))
        return await stored(database)

    assert run(url, play) == list(range(20))
    assert len(commits) < 5


def test_a_transaction_that_sqlite_gave_up_fails_for_everybody(url: str) -> None:
    """As on a full disk; nothing may be acknowledged that is not stored."""

    async def breaking(database: Database) -> None:
        async with database.write() as connection:
            await connection.execute(text("INSERT OR ROLLBACK INTO numbers VALUES (1)"))

    async def play(database: Database) -> tuple[list[Any], list[int]]:
        await put(database, 1)
        tasks = [put(database, 7), breaking(database), put(database, 8)]
        done = await asyncio.gather(*tasks, return_exceptions=True)
        await put(database, 9)
        return done, await stored(database)

    done, numbers_stored = run(url, play)
    acknowledged = [n for n, each in zip((7, 1, 8), done, strict=True) if each is None]
    assert isinstance(done[1], Exception)
    assert numbers_stored == [1, *acknowledged, 9]
    assert 7 not in acknowledged


def test_cancellation_leaves_the_writer_as_it_was(url: str) -> None:
    async def play(database: Database) -> list[int]:
        for number in range(6):
            task = asyncio.create_task(put(database, number))
            for _ in range(number):
                await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        await put(database, 100)
        return await stored(database)

    assert run(url, play)[-1] == 100


async def put_lightly(database: Database, number: int) -> None:
    async with database.write_lightly() as connection:
        await connection.execute(text(f"INSERT INTO numbers VALUES ({number})"))


def kept_by(database: Database) -> list[int]:
    """Return how safely each connection of the writer commits: 1 without the disk, 2 with it."""
    both = (database._writer._light, database._writer._connection)
    return [
        each.driver.execute("PRAGMA synchronous").fetchone()[0] for each in both if each is not None
    ]


def test_a_light_write_waits_for_no_disk_and_commands_still_do(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(database: Database) -> tuple[list[int], list[int]]:
        await put(database, 1)

        def refuse(*_: object) -> None:
            raise AssertionError("it waited in a thread")

        with monkeypatch.context() as patch:
            patch.setattr(asyncio, "to_thread", refuse)
            await put_lightly(database, 2)
        await put(database, 3)
        return kept_by(database), await stored(database)

    assert run(url, play) == ([1, 2], [1, 2, 3])


def test_a_light_write_that_fails_leaves_nothing(url: str) -> None:
    async def play(database: Database) -> list[int]:
        await put_lightly(database, 1)
        with pytest.raises(IntegrityError):
            await put_lightly(database, 1)
        async with database.write_lightly() as connection:
            await connection.execute(text("INSERT INTO numbers VALUES (2)"))
            with pytest.raises(OperationalError, match="syntax"):
                await connection.execute(text("INSERT NOTHING"))
        await put(database, 3)
        return await stored(database)

    assert run(url, play) == [1, 2, 3]


def test_light_writes_and_commands_take_turns(url: str) -> None:
    async def play(database: Database) -> list[int]:
        await asyncio.gather(
            *((put_lightly if number % 3 else put)(database, number) for number in range(30))
        )
        return await stored(database)

    assert run(url, play) == list(range(30))


def test_a_light_write_joins_an_open_transaction(url: str) -> None:
    async def play(database: Database) -> tuple[Any, list[int]]:
        await put(database, 1)
        batch = await database._writer._begun()
        database._writer._turn.release()
        await put_lightly(database, 2)
        assert batch.done()
        return database._writer._light, await stored(database)

    assert run(url, play) == (None, [1, 2])


def test_a_light_write_waits_where_another_process_writes(url: str) -> None:
    async def play(database: Database) -> list[int]:
        await put_lightly(database, 1)
        other = sqlite3.connect(url.removeprefix("sqlite+aiosqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(put_lightly(database, 2))
        await asyncio.sleep(0.05)
        assert not waiting.done()
        other.execute("INSERT INTO numbers VALUES (7)")
        other.execute("COMMIT")
        other.close()
        await waiting
        return await stored(database)

    assert run(url, play) == [1, 2, 7]


def test_no_connection_for_light_writes_goes_back_to_the_others(url: str) -> None:
    async def play(database: Database) -> list[int]:
        await put_lightly(database, 1)
        with pytest.raises(IntegrityError):
            await put_lightly(database, 1)
        database._writer._drop()
        safely = []
        for _ in range(4):
            connection = database._inline.connect()
            driver: Any = connection.connection.driver_connection
            safely.append(driver.execute("PRAGMA synchronous").fetchone()[0])
        return safely

    assert run(url, play) == [2, 2, 2, 2]
