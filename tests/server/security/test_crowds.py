"""Limits on a visitor's concurrent requests and sockets."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from starlette.types import Message, Receive, Scope, Send

from caledonia.server.security.crowds import SESSION, STRANGERS, Crowds
from tests.server.security.helpers import SETTINGS, cookie

LIMITED = replace(SETTINGS, connections=STRANGERS + 20)


class World:
    """An application whose requests stay open until a test ends them."""

    def __init__(self) -> None:
        self.end = asyncio.Event()
        self.refused = 0
        self._crowds = Crowds(self._stay, settings=LIMITED)

    async def _stay(self, _scope: Scope, _receive: Receive, _send: Send) -> None:
        await self.end.wait()

    async def open(self, number: int, kind: str, host: str, session: str = "") -> int:
        """Open requests or sockets; return how many were refused."""
        headers = [(b"cookie", cookie(session)["cookie"].encode())] if session else []
        scope = {
            "type": kind,
            "client": (host, 1),
            "headers": headers,
            "path": "/",
            "method": "GET",
        }

        async def receive() -> Message:
            return {"type": "http.request"}

        refusals: list[Any] = []

        async def send(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.close"):
                refusals.append(message)

        self.tasks = [
            asyncio.create_task(self._crowds({**scope}, receive, send)) for _ in range(number)
        ]
        for _ in range(3):
            await asyncio.sleep(0)
        return len(refusals)


def test_sockets_of_strangers() -> None:
    async def play() -> None:
        world = World()
        assert await world.open(STRANGERS + 5, "websocket", "198.51.100.1") == 5
        # Members and other addresses are not concerned.
        assert await world.open(1, "websocket", "198.51.100.1", "flora") == 0
        assert await world.open(STRANGERS, "websocket", "198.51.100.2") == 0
        world.end.set()
        await asyncio.gather(*world.tasks)
        assert await world.open(1, "websocket", "198.51.100.2") == 0

    asyncio.run(play())


def test_sockets_of_one_session() -> None:
    async def play() -> None:
        world = World()
        assert await world.open(SESSION + 3, "websocket", "198.51.100.1", "flora") == 3
        assert await world.open(1, "websocket", "198.51.100.1", "ewan") == 0

    asyncio.run(play())


def test_everything_of_one_address() -> None:
    async def play() -> None:
        world = World()
        assert await world.open(LIMITED.connections + 2, "http", "198.51.100.1") == 2
        assert await world.open(1, "websocket", "198.51.100.1", "flora") == 1
        assert await world.open(1, "http", "198.51.100.2") == 0

    asyncio.run(play())
