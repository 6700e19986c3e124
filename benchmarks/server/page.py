"""A page that shows a table, without the browser: it sends and asks for what the real page does.

A test of the page compares the two: what a browser sends after a change, and what this one does.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count
from time import perf_counter
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.server.launch import HOST
from benchmarks.server.stock import Guest
from caledonia.server.wire import encode

BUFFER: Final = 4 * 1024 * 1024
RECEIPT: Final = 10.0
"""Seconds after an update until the page acknowledges it, as in web/src/wire/live.ts."""
ANSWER: Final = 10.0
"""Seconds after which a command counts as not answered."""


class Message(msgspec.Struct):
    """The members of a message that the page needs."""

    type: str
    seq: int = 0
    after: int = 0
    version: int = 0
    step: int = 0
    id: str | None = None
    code: str = ""
    problem: dict[str, Any] = {}


_decoder = msgspec.json.Decoder(Message)
_numbers = count(1)


class CommandError(Exception):
    """A command that did not go as planned."""


class Page:
    """One page at a table: all that it sends goes by its socket."""

    def __init__(self, table_id: str, port: int, guest: Guest, *, silent: bool = False) -> None:
        """:param silent: only listen and give commands, unlike the real page."""
        self.port = port
        self.errors: list[str] = []
        self.sent: list[str] = []
        """The kinds of messages that it sent, in order."""
        self.seq = 0
        self.version = 0
        self.step = 0
        self.at = 0.0
        """The time of its last update."""
        self.on_news: Callable[[], None] = lambda: None
        self._table_id = table_id
        self._guest = guest
        self._silent = silent
        self._socket: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None
        self._waiting: dict[str, asyncio.Future[None]] = {}
        self._receipt: asyncio.TimerHandle | None = None
        self._sending: set[asyncio.Future[None]] = set()

    async def open(self) -> None:
        """Open the table."""
        self._socket = await connect(
            f"ws://{HOST}:{self.port}/api/tables/{self._table_id}/live?after=0",
            additional_headers={"cookie": self._guest.cookie},
            open_timeout=60,
            ping_interval=None,
            compression=None,
            max_size=BUFFER,
        )
        hello = _decoder.decode(await self._socket.recv())
        if hello.type != "hello":
            raise CommandError(f"a socket began with '{hello.type}'")
        self.seq = hello.seq
        self._listening = asyncio.create_task(self._listen())
        if not self._silent:
            await self._send("look", foreground=True)

    async def close(self) -> None:
        """Close it."""
        if self._receipt is not None:
            self._receipt.cancel()
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()

    async def stay(self) -> None:
        """Send the heartbeats of an open page."""
        await self._send("ping")
        await self._send("look", foreground=True)

    async def point_at(self, code: str) -> None:
        """Look at an action before taking it, as people do; the page then asks what it would do.

        :raises CommandError: if that is not answered.
        """
        if self._silent:
            return
        await self._answered(code, "foresee", code=code)

    async def command(self, kind: str, **body: Any) -> None:
        """Give a command and wait for the answer.

        :raises CommandError: if it is refused, or not answered.
        """
        number = f"command-{next(_numbers)}"
        await self._answered(number, "command", id=number, kind=kind, body=body)

    async def _answered(self, name: str, kind: str, /, **more: Any) -> None:
        """Send a message and wait for the answer, which is known by a name."""
        self._waiting[name] = answer = asyncio.get_running_loop().create_future()
        await self._send(kind, **more)
        try:
            async with asyncio.timeout(ANSWER):
                await answer
        except TimeoutError:
            raise CommandError("no answer") from None
        finally:
            del self._waiting[name]

    async def _send(self, kind: str, /, **more: Any) -> None:
        assert self._socket is not None
        self.sent.append(kind)
        await self._socket.send(encode({"type": kind, **more}).decode())

    async def _listen(self) -> None:
        assert self._socket is not None
        try:
            async for raw in self._socket:
                await self._take(_decoder.decode(raw))
            self.errors.append("a socket was closed")
        except ConnectionClosed:
            self.errors.append("a socket broke")

    async def _take(self, message: Message) -> None:
        match message.type:
            case "update":
                if message.after != self.seq:
                    self.errors.append("an update was missing")
                self.seq, self.version, self.step = message.seq, message.version, 0
                self._noticed()
                if not self._silent and self._receipt is None:
                    later = asyncio.get_running_loop().call_later
                    self._receipt = later(RECEIPT, self._acknowledge)
            case "draft":
                self.step = message.step
                self._noticed()
            case "answer" | "effect" | "problem":
                waiting = self._waiting.get(message.id or message.code)
                if waiting is None or waiting.done():
                    return
                if message.type == "problem":
                    waiting.set_exception(CommandError(str(message.problem.get("message"))))
                else:
                    waiting.set_result(None)

    def _acknowledge(self) -> None:
        self._receipt = None
        sending = asyncio.ensure_future(self._send("have", seq=self.seq))
        self._sending.add(sending)
        sending.add_done_callback(self._sending.discard)

    def _noticed(self) -> None:
        self.at = perf_counter()
        self.on_news()
