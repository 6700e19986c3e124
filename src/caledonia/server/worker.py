"""A worker: runs bots for the servers on the same database."""

from __future__ import annotations

import asyncio
import signal
from contextlib import AsyncExitStack

from caledonia.server.db.engine import Database
from caledonia.server.db.migrate import upgrade
from caledonia.server.jobs.pool import Pool
from caledonia.server.jobs.queue import QueueJobs
from caledonia.server.observers import observers_for
from caledonia.server.settings import Settings
from caledonia.server.tables.service import TableService


def run(settings: Settings) -> None:
    """Run jobs until the process is asked to stop.

    :raises ValueError: if the database is not PostgreSQL.
    """
    upgrade(settings.database_url())
    asyncio.run(_work(settings))


async def _work(settings: Settings) -> None:
    database = Database(settings.database_url())
    if database.is_sqlite:
        await database.close()
        raise ValueError(
            "a worker needs PostgreSQL: give --db postgresql://user:password@host/name"
        )
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(database.close)
        table_service = TableService(database, observers_for())
        processes = max(1, settings.bot_processes)
        pool = await stack.enter_async_context(Pool(processes))
        await stack.enter_async_context(QueueJobs(database, table_service, pool, workers=processes))
        await stop.wait()
