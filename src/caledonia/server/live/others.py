"""Telling other server processes on the same PostgreSQL what happened at a table.

Within the transaction only the table's name goes out, so that nothing is missed whatever happens;
whoever hears it reads the log. Where somebody looks at the table in this process, the finished
message follows at once, and spares the others the reading.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, fields
from typing import Any, Final, Protocol, Self

import psycopg
import structlog
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from caledonia.server.db.engine import Database
from caledonia.server.wire import decode, encode_text

CHANNEL: Final = "caledonia"
RETRY: Final = 1.0
"""Seconds before a lost connection is tried again."""
LONGEST: Final = 7_500
"""Bytes that PostgreSQL passes on at once."""
PATIENCE: Final = 0.3
"""Seconds that a message which was promised may take."""

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Passed:
    """A message for everybody who looks at a table, on its way to other processes."""

    table_id: str
    message: dict[str, Any]
    person: str | None
    """Who has to decide, and is told the legal actions too."""
    legal: list[str]
    draft: bool = False
    """The turn in progress changed too, and is to be read."""


FIELDS: Final = tuple(field.name for field in fields(Passed))


async def tell_others(
    connection: AsyncConnection, process: str, table_id: str, *, follows: bool
) -> None:
    """Tell the other processes, as soon as this transaction is committed.

    :param follows: the message itself is on its way.
    """
    notice = f"{process} {table_id} {'later' if follows else 'now'}"
    payload = {"channel": CHANNEL, "payload": notice}
    await connection.execute(text("SELECT pg_notify(:channel, :payload)"), payload)


class Here(Protocol):
    """What looks after the sockets of this process."""

    def refresh_soon(self, table_id: str, delay: float = 0.0) -> None:
        """Read what happened at a table."""

    def refresh_all(self) -> None:
        """Read what happened at all tables: something may have been missed."""

    def pass_on(self, passed: Passed) -> None:
        """Tell a message of another process."""


class Others:
    """Hears what other processes did and tells them more, as long as it is entered."""

    def __init__(self, database: Database, here: Here) -> None:
        self._process = database.process
        self._url = database.url.replace("postgresql+psycopg://", "postgresql://")
        self._here = here
        self._tasks: list[asyncio.Task[None]] = []
        self._listening = asyncio.Event()
        self._outgoing: asyncio.Queue[str] = asyncio.Queue(1000)

    async def __aenter__(self) -> Self:
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._speak())]
        await self._listening.wait()
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def send(self, passed: Passed) -> None:
        """Send a message to the other processes; one that is too long they read in the log."""
        payload = encode_text([self._process, *(getattr(passed, name) for name in FIELDS)])
        if len(payload.encode()) <= LONGEST and not self._outgoing.full():
            self._outgoing.put_nowait(payload)

    async def _speak(self) -> None:
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(self._url, autocommit=True)
                async with connection:
                    while True:
                        payload = await self._outgoing.get()
                        await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))
            except Exception as error:
                # The others read the log instead.
                log.warning("telling others was interrupted", error=str(error))
                await asyncio.sleep(RETRY)

    async def _listen(self) -> None:
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(self._url, autocommit=True)
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self._listening.set()
                    self._here.refresh_all()
                    async for notice in connection.notifies():
                        self._heard(notice.payload)
            except Exception as error:
                # Whatever it was: who does not listen any more would show old games for ever.
                log.warning("listening was interrupted", error=str(error))
                self._listening.set()
                await asyncio.sleep(RETRY)

    def _heard(self, payload: str) -> None:
        if payload.startswith("["):
            process, *given = decode(payload)
            if process != self._process:
                self._here.pass_on(Passed(*given))
            return
        process, table_id, when = payload.split(" ")
        if process != self._process:
            self._here.refresh_soon(table_id, PATIENCE if when == "later" else 0.0)
