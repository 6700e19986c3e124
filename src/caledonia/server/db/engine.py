"""Connections to the database: SQLite in a file, or PostgreSQL."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from caledonia.server.db.connection import DbConnection, InlineConnection, driver_errors
from caledonia.server.db.exchange import Rows
from caledonia.server.db.prepared import BEGIN, Statement, run
from caledonia.server.db.sqlite import Writer

BUSY: Final = 30_000
"""Milliseconds that a SQLite connection waits for another process."""
INLINE_BUSY: Final = 500
"""The same for reads on the event loop; they rarely wait, since writers do not block them."""


class Database:
    """The database of a server."""

    def __init__(self, url: str) -> None:
        """:param url: with an asynchronous driver (:meth:`Settings.database_url`)."""
        self.url = url
        self.process = secrets.token_hex(6)
        """The id of this process among those that share the database."""
        parsed = make_url(url)
        self.is_sqlite = parsed.get_backend_name() == "sqlite"
        if self.is_sqlite and parsed.database and not parsed.database.startswith("file:"):
            Path(parsed.database).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        # What people wrote has no place in messages about faults of the database.
        more: dict[str, Any] = {"pool_size": 8, "max_overflow": 8, "hide_parameters": True}
        if not self.is_sqlite:
            # Statements by themselves need no transaction; those that write say where it begins.
            more["isolation_level"] = "AUTOCOMMIT"
            # The driver forgets what is prepared, ours as well, with every rollback.
            more["connect_args"] = {"prepare_threshold": None}
        self.engine: AsyncEngine = create_async_engine(url, **more)
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
            event.listen(self.engine.sync_engine, "begin", _begin_sqlite)
            self._inline = create_engine(
                parsed.set(drivername="sqlite"),
                hide_parameters=True,
                # Waiting for a connection would block the event loop.
                pool_size=8,
                max_overflow=-1,
                connect_args={"check_same_thread": False},
            )
            event.listen(self._inline, "connect", _prepare_inline)
            self._idle: list[InlineConnection] = []
            """Open connections for inline reads; checking them out of a pool would take longer."""
            self._writer = Writer(self._inline)

    @asynccontextmanager
    async def write(self) -> AsyncIterator[DbConnection]:
        """Open a write transaction; it commits at the end and rolls back on an error."""
        begun = self._writer.write() if self.is_sqlite else self._begun("BEGIN")
        async with begun as connection:
            yield connection

    @asynccontextmanager
    async def write_lightly(self) -> AsyncIterator[DbConnection]:
        """Open a write transaction for what can be done again.

        It does not wait for the disk: only a power cut undoes what was written.
        """
        lightly = "BEGIN; SET LOCAL synchronous_commit TO off"
        begun = self._writer.write_lightly() if self.is_sqlite else self._begun(lightly)
        async with begun as connection:
            yield connection

    @asynccontextmanager
    async def _begun(self, begin: str) -> AsyncIterator[DbConnection]:
        """Open a write transaction on PostgreSQL."""
        async with self.engine.begin() as connection:
            await connection.exec_driver_sql(begin)
            yield connection

    @asynccontextmanager
    async def write_after(
        self, statements: Sequence[Statement]
    ) -> AsyncIterator[tuple[DbConnection, list[Rows]]]:
        """Open a write transaction that begins with statements sent in one batch.

        It may be committed together with its last statements (:data:`prepared.COMMIT`).
        """
        if self.is_sqlite:
            async with self._writer.write() as connection:
                yield connection, await run(connection, statements)
            return
        async with self.engine.begin() as connection:
            _, *results = await run(connection, (BEGIN, *statements))
            yield connection, results

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection that only reads; on SQLite all of it sees the same."""
        async with self.engine.connect() as connection, connection.begin():
            yield connection

    @asynccontextmanager
    async def read_inline(self) -> AsyncIterator[DbConnection]:
        """Open a connection that only reads a few rows by a key or an index."""
        if not self.is_sqlite:
            async with self.read() as reading:
                yield reading
            return
        connection = self._idle.pop() if self._idle else InlineConnection(self._inline.connect())
        try:
            with driver_errors():
                connection.driver.execute("BEGIN")
            yield connection
            connection.commit()
        except BaseException:
            connection.close()
            raise
        self._idle.append(connection)

    async def close(self) -> None:
        """Close all connections."""
        if self.is_sqlite:
            await self._writer.close()
            while self._idle:
                self._idle.pop().close()
            self._inline.dispose()
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


def _prepare_inline(connection: Any, record: object) -> None:
    _prepare_sqlite(connection, record)
    connection.execute(f"PRAGMA busy_timeout={INLINE_BUSY}")


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
