"""Connections to the database: SQLite in a file, or PostgreSQL."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

WRITE: Final = "caledonia_write"
"""Execution option of connections whose transaction will write."""
BUSY: Final = 30_000
"""Milliseconds that a SQLite connection waits for another process."""


class Database:
    """The database of a server.

    One process writes to SQLite one transaction after the other: whoever had to wait for a lock of
    the file would sleep, not queue.
    """

    def __init__(self, url: str) -> None:
        """:param url: with an asynchronous driver (:meth:`Settings.database_url`)."""
        self.url = url
        self.process = secrets.token_hex(6)
        """Tells the server processes on one database apart."""
        parsed = make_url(url)
        self.is_sqlite = parsed.get_backend_name() == "sqlite"
        if self.is_sqlite and parsed.database:
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
        more: dict[str, Any] = {} if self.is_sqlite else {"pool_pre_ping": True}
        self.engine: AsyncEngine = create_async_engine(
            url, pool_size=8, max_overflow=8, hide_parameters=True, **more
        )
        self._writing = asyncio.Lock()
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
            event.listen(self.engine.sync_engine, "begin", _begin_sqlite)

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that writes; it is committed at the end, or undone by an error."""
        async with AsyncExitStack() as stack:
            if self.is_sqlite:
                await stack.enter_async_context(self._writing)
            connection = await stack.enter_async_context(self.engine.connect())
            connection = await connection.execution_options(**{WRITE: True})
            await stack.enter_async_context(connection.begin())
            yield connection

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that only reads."""
        async with self.engine.connect() as connection, connection.begin():
            yield connection

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()


def _prepare_sqlite(connection: Any, _record: object) -> None:
    # Transactions begin where we say so, not where the driver guesses.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute(f"PRAGMA busy_timeout={BUSY}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    write = connection.get_execution_options().get(WRITE)
    # A transaction that takes its lock late may find that another one wrote meanwhile, and fail.
    connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")
