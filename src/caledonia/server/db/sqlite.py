"""Writing to SQLite: quick statements, and one fsync for many commands.

Statements run on the event loop. What takes long is waiting until the disk has them: that is done
in a thread, and commands that come close together share one transaction and so one wait. Each has a
savepoint of its own: one that fails takes nothing of the others with it.

Through SQLAlchemy's asyncio engine, each statement would be handed to a thread, and each command
would wait for the disk by itself.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Final

from sqlalchemy import Engine

from caledonia.server.db.connection import InlineConnection, driver_errors

LOCK_PATIENCE: Final = 4_000
"""Milliseconds that a write waits for another process's lock."""
BEGIN: Final = "BEGIN IMMEDIATE"
"""A transaction that takes its lock late may find that another one wrote first, and fail."""
PATIENCE: Final = 5.0
"""Seconds after which a waiting write gives up, however long the queue."""
LIGHTLY: Final = (
    "PRAGMA synchronous=NORMAL",
    "PRAGMA wal_autocheckpoint=0",
    "PRAGMA busy_timeout=0",
)
"""A write reaches the disk with the next one that waits for it. Until then a killed process loses
nothing, and a power cut leaves the database as it was before: in order."""


@contextmanager
def _savepoint(driver: sqlite3.Connection) -> Iterator[None]:
    """Undo what is written within if it fails, and only that.

    SQLAlchemy's own savepoints take longer than the statements between them.
    """
    driver.execute("SAVEPOINT command")
    try:
        yield
    except BaseException:
        # After some errors SQLite has given up the whole transaction already.
        if driver.in_transaction:
            driver.execute("ROLLBACK TO command")
            driver.execute("RELEASE command")
        raise
    driver.execute("RELEASE command")


class Writer:
    """The only part of this process that writes."""

    def __init__(self, engine: Engine) -> None:
        """:param engine: its connections begin no transactions by themselves."""
        self._engine = engine
        self._connection: InlineConnection | None = None
        self._light: InlineConnection | None = None
        """For what is written lightly."""
        self._turn = asyncio.Lock()
        self._batch: asyncio.Future[None] | None = None
        self._beginning: asyncio.Future[None] | None = None
        self._committing: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[InlineConnection]:
        """Join a transaction, which is committed at the end.

        :raises TimeoutError: if it cannot begin in time.
        :raises OperationalError: if another process holds the database.
        """
        batch = await self._begun()
        try:
            assert self._connection is not None
            with _savepoint(self._connection.driver):
                yield self._connection
        except BaseException:
            if not self._is_in_transaction():
                self._fail(batch)
            raise
        finally:
            self._turn.release()
        # Cancelling one waiter must not cancel the wait of the others.
        await asyncio.shield(batch)

    @asynccontextmanager
    async def write_lightly(self) -> AsyncIterator[InlineConnection]:
        """Write what a power cut may undo: it does not wait for the disk, nor let others wait.

        It joins a transaction that is open; where another process writes, it waits as all others.
        """
        async with asyncio.timeout(PATIENCE):
            await self._turn.acquire()
        try:
            light = None if self._batch is not None else self._begun_lightly()
            if light is not None:
                try:
                    yield light
                    light.commit()
                except BaseException:
                    self._drop_light()
                    raise
                return
        finally:
            self._turn.release()
        async with self.write() as connection:
            yield connection

    def _begun_lightly(self) -> InlineConnection | None:
        """Return a connection with a transaction of its own; None if the database is held."""
        if self._light is None:
            self._light = InlineConnection(self._engine.connect())
            for pragma in LIGHTLY:
                self._light.driver.execute(pragma)
        try:
            self._light.driver.execute(BEGIN)
        except sqlite3.OperationalError:
            return None
        return self._light

    def _drop_light(self) -> None:
        light, self._light = self._light, None
        if light is not None:
            # Never back into the pool: commands must be on the disk when they are answered.
            with suppress(Exception):
                light.drop()

    async def _begun(self) -> asyncio.Future[None]:
        """Wait for a turn and return the open transaction; the caller ends the turn."""
        async with asyncio.timeout(PATIENCE):
            await self._turn.acquire()
            try:
                return await self._joined()
            except BaseException:
                self._turn.release()
                raise

    async def _joined(self) -> asyncio.Future[None]:
        """Return the transaction that is open; begin one if there is none."""
        if self._batch is None:
            if self._beginning is not None or not self._begin_at_once():
                await self._begin_in_thread()
            self._batch = asyncio.get_running_loop().create_future()
            task = asyncio.create_task(self._commit(self._batch))
            self._committing.add(task)
            task.add_done_callback(self._committing.discard)
        return self._batch

    def _begin_at_once(self) -> bool:
        """Begin a transaction; return False for a new connection or a held lock."""
        if self._connection is None:
            return False
        try:
            self._connection.driver.execute(BEGIN)
        except sqlite3.OperationalError:
            return False
        return True

    async def _begin_in_thread(self) -> None:
        if self._beginning is not None:
            # Who began it gave up waiting. Its failure says nothing about the lock of now.
            await asyncio.wait((self._beginning,))
            begun, self._beginning = self._beginning, None
            if begun.exception() is None:
                return
        self._beginning = asyncio.ensure_future(asyncio.to_thread(self._begin))
        try:
            await asyncio.shield(self._beginning)
        except asyncio.CancelledError:
            # It has begun, or is about to: the next write uses it.
            raise
        except BaseException:
            self._beginning = None
            raise
        self._beginning = None

    def _begin(self) -> None:
        # Another process may be writing: this waits for it.
        if self._connection is None:
            self._connection = InlineConnection(self._engine.connect())
        driver = self._connection.driver
        driver.execute(f"PRAGMA busy_timeout={LOCK_PATIENCE}")
        try:
            with driver_errors():
                driver.execute(BEGIN)
        finally:
            # The event loop never waits for a lock.
            driver.execute("PRAGMA busy_timeout=0")

    def _is_in_transaction(self) -> bool:
        """Whether the transaction still stands: a full disk makes SQLite give it up."""
        return self._connection is not None and self._connection.driver.in_transaction

    async def _commit(self, batch: asyncio.Future[None]) -> None:
        # Those who queue already take part.
        async with self._turn:
            if batch.done():
                return
            self._batch = None
            try:
                if self._connection is None or not self._is_in_transaction():
                    raise OSError("the transaction was lost")
                await asyncio.to_thread(self._connection.commit)
            except Exception as error:
                self._fail(batch, error)
            else:
                batch.set_result(None)

    def _fail(self, batch: asyncio.Future[None], error: Exception | None = None) -> None:
        """Fail all writers of a transaction: nothing of it is stored."""
        if self._batch is batch:
            self._batch = None
        if not batch.done():
            batch.set_exception(error or OSError("the transaction was lost"))
            # The caller may be gone.
            batch.exception()
        self._drop()

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                connection.drop()

    async def close(self) -> None:
        """Wait for what is being written, then close."""
        if self._committing:
            await asyncio.wait(self._committing)
        self._drop_light()
        if self._connection is not None:
            connection, self._connection = self._connection, None
            connection.close()
