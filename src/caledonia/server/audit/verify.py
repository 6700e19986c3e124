"""Replays every stored game and compares it with the stored log."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from caledonia.server.audit.replay import Fault, Replay
from caledonia.server.db.engine import Database
from caledonia.server.db.schema import entries, tables

__all__ = ["Fault", "Progress", "verify"]

PAGE: Final = 500
"""Tables and entries that are held in memory."""

Progress = Callable[[int, int], None]
"""Called with the number of tables that are done, and of all."""


async def verify(database: Database, progress: Progress | None = None) -> list[Fault]:
    """Replay all games of a database and return all faults; servers may keep running.

    Every table is read at one moment; memory does not grow with their number.
    """
    faults: list[Fault] = []
    async with database.read() as connection:
        count = await connection.execute(select(func.count()).select_from(tables))
        total = count.scalar_one()
    done = 0
    async for table_id in _ids(database):
        faults += await _verify_table(database, table_id)
        done += 1
        if progress is not None:
            progress(done, max(done, total))
    return faults


async def _ids(database: Database) -> AsyncIterator[str]:
    """Yield the ids of all tables, page by page."""
    last = ""
    while True:
        query = select(tables.c.id).where(tables.c.id > last).order_by(tables.c.id).limit(PAGE)
        async with database.read() as connection:
            page = (await connection.execute(query)).scalars().all()
        for table_id in page:
            yield table_id
        if len(page) < PAGE:
            return
        last = page[-1]


async def _verify_table(database: Database, table_id: str) -> list[Fault]:
    log = select(entries).where(entries.c.table_id == table_id).order_by(entries.c.seq)
    async with _one_moment(database) as connection:
        result = await connection.execute(select(tables).where(tables.c.id == table_id))
        replay = Replay(result.mappings().one())
        stream = await connection.stream(log, execution_options={"yield_per": PAGE})
        async for row in stream.mappings():
            replay.entry(row)
    return replay.end()


@asynccontextmanager
async def _one_moment(database: Database) -> AsyncIterator[AsyncConnection]:
    """Open a transaction that does not see what others write in the meantime."""
    async with database.engine.connect() as connection:
        if not database.is_sqlite:
            await connection.execution_options(isolation_level="REPEATABLE READ")
        async with connection.begin():
            yield connection
