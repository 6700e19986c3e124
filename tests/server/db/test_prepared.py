"""Statements that are sent together: one after the other, all of them or none."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import (
    Boolean,
    Column,
    Integer,
    MetaData,
    String,
    Table,
    bindparam,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from caledonia.server.db.engine import Database
from caledonia.server.db.exchange import PREPARED
from caledonia.server.db.prepared import BEGIN, COMMIT, Prepared, Statement, run, upsert
from caledonia.server.settings import Settings

pytestmark = pytest.mark.both_databases

metadata = MetaData()
words = Table(
    "words",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("word", String(20)),
    Column("number", Integer),
    Column("good", Boolean),
)
ALL = Prepared(select(words).order_by(words.c.id))
ADD = Prepared(insert(words))
PUT = upsert(words)
LOCK = Prepared(select(words).where(words.c.id == bindparam("key")).with_for_update())


def add(number: int, word: str | None = "one", *, statement: Prepared = ADD) -> Statement:
    return statement, {"id": number, "word": word, "number": None, "good": True}


async def all_words(database: Database) -> list[tuple[Any, ...]]:
    async with database.read_inline() as connection:
        (rows,) = await run(connection, [(ALL, {})])
        return rows


@pytest.fixture
def play(settings: Settings) -> Callable[[Callable[[Database], Awaitable[Any]]], Any]:
    """Runs something on a database with a table of words."""

    async def played(what: Callable[[Database], Awaitable[Any]]) -> Any:
        database = Database(settings.database_url())
        try:
            async with database.write() as connection:
                await connection.run_sync(metadata.create_all)
            return await what(database)
        finally:
            await database.close()

    return lambda what: asyncio.run(played(what))


Play = Callable[[Callable[[Database], Awaitable[Any]]], Any]


def test_each_statement_sees_those_before_it(play: Play) -> None:
    async def what(database: Database) -> Any:
        async with database.write_after([add(1, "100 % 'ä'"), (ALL, {})]) as (connection, before):
            more = await run(connection, [add(2, None), (ALL, {}), COMMIT])
        return before, more, await all_words(database)

    before, more, stored = play(what)
    first, second = (1, "100 % 'ä'", None, True), (2, None, None, True)
    assert before == [[], [first]]
    assert more[:2] == [[], [first, second]]
    assert stored == [first, second]


def test_a_row_with_the_same_key_is_written_over(play: Play) -> None:
    async def what(database: Database) -> Any:
        steps = [add(1, word, statement=PUT) for word in ("one", "another")]
        async with database.write_after(steps):
            pass
        return await all_words(database)

    assert play(what) == [(1, "another", None, True)]


def test_where_one_fails_nothing_is_stored(play: Play) -> None:
    async def what(database: Database) -> Any:
        for steps in ([add(1), add(1), add(2)], [add(1), add(1), COMMIT]):
            with pytest.raises(IntegrityError):
                async with database.write_after([]) as (connection, _):
                    await run(connection, steps)
        with pytest.raises(ZeroDivisionError):
            async with database.write_after([add(3)]):
                _ = 1 // 0
        # The connection still works.
        async with database.write_after([add(4)]):
            pass
        return await all_words(database)

    assert [number for number, *_ in play(what)] == [4]


def test_a_statement_that_is_made_once_is_not_kept(play: Play) -> None:
    async def what(database: Database) -> Any:
        once = update(words).where(words.c.id == bindparam("key")).values(word=bindparam("new"))
        rare = Prepared(once, once=True)
        async with database.write_after([add(1), (rare, {"key": 1, "new": "two"})]) as (used, _):
            kept = set()
            if not database.is_sqlite:
                assert isinstance(used, AsyncConnection)
                assert used.sync_connection is not None
                kept = set(used.sync_connection.connection.info[PREPARED])
        return kept, await all_words(database)

    kept, stored = play(what)
    assert stored == [(1, "two", None, True)]
    assert kept <= {statement.postgresql.name for statement in (ADD, COMMIT[0], BEGIN[0])}


def test_cancellation_while_waiting_affects_no_other_caller(play: Play) -> None:
    async def what(database: Database) -> Any:
        async with database.write_after([add(1)]):
            pass

        async def wait() -> None:
            async with database.write_after([(LOCK, {"key": 1}), add(2)]):
                pass

        async with database.write_after([(LOCK, {"key": 1})]) as (connection, _):
            waiting = asyncio.create_task(wait())
            await asyncio.sleep(0.1)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
            await run(connection, [add(3)])
        async with database.write_after([(LOCK, {"key": 1}), add(4)]):
            pass
        return await all_words(database)

    assert [number for number, *_ in play(what)] == [1, 3, 4]
