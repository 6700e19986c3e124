"""Writing to SQLite: many commands share one wait for the disk, and none takes another along."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

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
