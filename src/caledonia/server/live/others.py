"""Telling other server processes on the same PostgreSQL what happened at a table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Self

import psycopg
import structlog
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from caledonia.server.db.engine import Database

CHANNEL: Final = "caledonia"
RETRY: Final = 1.0
"""Seconds before a lost connection is tried again."""

log = structlog.get_logger()


async def tell_others(connection: AsyncConnection, process: str, table_id: str) -> None:
    """Tell the other processes, as soon as this transaction is committed."""
    payload = {"channel": CHANNEL, "payload": f"{process} {table_id}"}
    await connection.execute(text("SELECT pg_notify(:channel, :payload)"), payload)


class Others:
    """Hears what other processes did, as long as it is entered."""

    def __init__(
        self,
        database: Database,
        changed: Callable[[str], None],
        lost: Callable[[], None],
    ) -> None:
        """:param changed: is called with the table that changed.
        :param lost: is called when something may have been missed.
        """
        self._process = database.process
        self._url = database.url.replace("postgresql+psycopg://", "postgresql://")
        self._changed = changed
        self._lost = lost
        self._task: asyncio.Task[None] | None = None
        self._listening = asyncio.Event()

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._listen())
        await self._listening.wait()
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> None:
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(self._url, autocommit=True)
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self._listening.set()
                    self._lost()
                    async for notice in connection.notifies():
                        process, _, table_id = notice.payload.partition(" ")
                        if process != self._process:
                            self._changed(table_id)
            except Exception as error:
                # Whatever it was: who does not listen any more would show old games for ever.
                log.warning("listening was interrupted", error=str(error))
                self._listening.set()
                await asyncio.sleep(RETRY)
