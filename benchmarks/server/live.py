"""Tables with open sockets: who plays at them, and when everybody has seen it."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Sequence
from time import perf_counter
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.server.client import Connection, LostError
from benchmarks.server.launch import HOST
from benchmarks.server.plans import Portion
from benchmarks.server.stock import Stocked
from caledonia.server.wire import decode

SEEN: Final = 5.0
"""Seconds after which an update that did not come counts as lost."""
OPENING: Final = 40
"""Sockets that are opened at the same time."""
BUFFER: Final = 4 * 1024 * 1024


class Message(msgspec.Struct):
    """What has to be known of a message."""

    type: str
    seq: int = 0
    after: int = 0


_decoder = msgspec.json.Decoder(Message)


class CommandError(Exception):
    """A command that did not go as planned."""


class LiveTable:
    """A table with a socket for each person, spread over the server processes."""

    def __init__(self, stocked: Stocked, ports: Sequence[int], number: int) -> None:
        """:param number: tells which process the first person is at."""
        self.id = stocked.id
        self.errors: Counter[str] = Counter()
        self.is_busy = False
        self._guests = stocked.guests
        self._left = deque(stocked.plan.portions)
        self._version = stocked.version
        count = len(self._guests)
        self._ports = [ports[(number + seat) % len(ports)] for seat in range(count)]
        self._connections = {port: Connection(port) for port in ports}
        self._seen = [stocked.seq] * count
        self._at = [0.0] * count
        self._news = asyncio.Event()
        self._sockets: list[ClientConnection] = []
        self._listening: list[asyncio.Task[None]] = []

    @property
    def left(self) -> int:
        """The number of commands that can still be given."""
        return len(self._left)

    # Looking.

    async def open(self, slots: asyncio.Semaphore) -> None:
        """Open the sockets of all persons."""
        for number, guest in enumerate(self._guests):
            async with slots:
                socket = await connect(
                    f"ws://{HOST}:{self._ports[number]}/api/tables/{self.id}/live",
                    additional_headers={"cookie": guest.cookie},
                    open_timeout=60,
                    ping_interval=None,
                    max_size=BUFFER,
                )
                hello = _decoder.decode(await socket.recv())
            if hello.type != "hello":
                raise CommandError(f"a socket began with '{hello.type}'")
            self._sockets.append(socket)
            self._listening.append(asyncio.create_task(self._listen(number, socket)))

    async def _listen(self, number: int, socket: ClientConnection) -> None:
        try:
            async for raw in socket:
                at = perf_counter()
                message = _decoder.decode(raw)
                if message.type == "update":
                    if message.after != self._seen[number]:
                        self.errors["an update was missing"] += 1
                    self._seen[number], self._at[number] = message.seq, at
                    self._news.set()
            self.errors["a socket was closed"] += 1
        except ConnectionClosed:
            self.errors["a socket broke"] += 1

    async def close(self) -> None:
        """Close all sockets."""
        for task in self._listening:
            task.cancel()
        await asyncio.gather(*self._listening, return_exceptions=True)
        await asyncio.gather(*(socket.close() for socket in self._sockets))
        for connection in self._connections.values():
            connection.close()

    # Playing.

    async def play(self) -> float:
        """Give the next command; return the seconds until the last socket had its update.

        :raises CommandError: if it was refused, or not everybody saw it.
        """
        portion = self._left.popleft()
        sent = perf_counter()
        seq = await self._send(portion)
        try:
            async with asyncio.timeout(SEEN):
                while min(self._seen) < seq:
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            raise CommandError("an update did not come") from None
        return max(self._at) - sent

    async def _send(self, portion: Portion) -> int:
        body = {
            "codes": portion.codes,
            "version": self._version,
            "end": not portion.reveals,
            "key": f"{self._version}-{portion.seat}",
        }
        connection = self._connections[self._ports[portion.seat]]
        cookie = self._guests[portion.seat].cookie
        try:
            status, answer = await connection.ask(
                "POST", f"/api/tables/{self.id}/play", body, cookie=cookie
            )
        except LostError as error:
            raise CommandError("no answer") from error
        found = decode(answer)
        if status != 200:
            raise CommandError(f"{status} {found['code']}: {found['message']}")
        self._version = found["version"]
        seq: int = found["seq"]
        return seq


async def open_all(tables: Sequence[LiveTable]) -> None:
    """Open the sockets of all tables."""
    slots = asyncio.Semaphore(OPENING)
    await asyncio.gather(*(table.open(slots) for table in tables))
