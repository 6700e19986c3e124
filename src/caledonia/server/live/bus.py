"""Notifying other server processes on the same PostgreSQL of changes.

Notifications go out with the transaction, so that none is lost. If a socket of this process shows
the table, they carry the finished message; else only the table's
name, and the others read the log.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final, Self

import msgspec
import psycopg
import structlog

from caledonia.server.db.engine import Database
from caledonia.server.db.notify import CHANNEL, LAST
from caledonia.server.storage import report
from caledonia.server.tasks import end
from caledonia.server.wire import decode, encode_text

if TYPE_CHECKING:
    from caledonia.server.live.hub import Hub

RETRY: Final = 1.0
"""Seconds before a lost connection is tried again."""
LAST_WORDS: Final = 1.0
"""Seconds that a stopping process takes to send what waits."""

log = structlog.get_logger()


class Passed(msgspec.Struct, array_like=True):
    """What happened at a table, on its way to other processes."""

    person: str | None
    """Who has to decide."""
    draft: bool = False
    """The turn in progress changed too, and is to be read."""
    tails: dict[str, msgspec.Raw] = {}
    """What is joined to the message by seat, for spectators by an empty name."""
    message: msgspec.Raw = msgspec.Raw(b"null")
    """The message for everybody who looks at the table; null: there is none."""


_passed = msgspec.json.Decoder(Passed)


class Bus:
    """Receives messages of other processes and sends them some, while entered."""

    def __init__(self, database: Database, hub: Hub) -> None:
        self._process = database.process
        self._url = database.url.replace("postgresql+psycopg://", "postgresql://")
        self._hub = hub
        self._tasks: list[asyncio.Task[None]] = []
        self._parts: dict[str, str] = {}
        """The beginnings of messages, by process."""
        self._listening = asyncio.Event()
        self._outgoing: asyncio.Queue[str] = asyncio.Queue(1000)

    async def __aenter__(self) -> Self:
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._speak())]
        await self._listening.wait()
        return self

    async def __aexit__(self, *_: object) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._outgoing.join(), LAST_WORDS)
        await end(*self._tasks)

    def say(self, kind: str, data: object) -> None:
        """Send a message to all other processes; entries of a log are sent by the database."""
        payload = encode_text({"process": self._process, "kind": kind, "data": data})
        if not self._outgoing.full():
            self._outgoing.put_nowait(payload)

    async def _speak(self) -> None:
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(self._url, autocommit=True)
                async with connection:
                    while True:
                        payload = await self._outgoing.get()
                        try:
                            await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))
                        finally:
                            self._outgoing.task_done()
            except Exception as error:
                # The others read the log instead.
                report(log, "sending to other processes was interrupted", error)
                await asyncio.sleep(RETRY)

    async def _listen(self) -> None:
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(self._url, autocommit=True)
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self._parts.clear()
                    self._listening.set()
                    self._hub.refresh_all()
                    async for notice in connection.notifies():
                        self._heard(notice.payload)
            except Exception as error:
                # After any failure: a process that stopped listening would keep showing old games.
                report(log, "listening was interrupted", error)
                self._listening.set()
                await asyncio.sleep(RETRY)

    def _heard(self, payload: str) -> None:
        if payload.startswith("{"):
            message = decode(payload)
            if message["process"] != self._process:
                self._hub.heard(**message)
            return
        length = len(self._process)
        process, mark, part = payload[:length], payload[length], payload[length + 1 :]
        if process == self._process:
            return
        self._parts[process] = self._parts.get(process, "") + part
        if mark == LAST:
            table_id, _, message = self._parts.pop(process).partition(" ")
            if message:
                self._hub.pass_on(table_id, _passed.decode(message))
            else:
                self._hub.refresh_soon(table_id)
