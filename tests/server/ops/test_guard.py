"""Limits on connections, and on the time that clients may take."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Awaitable, Callable
from typing import Any, cast

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from caledonia.server.ops import guard as module
from caledonia.server.ops import protocols
from caledonia.server.ops.guard import (
    BODY_SECONDS,
    HEAD_SECONDS,
    READ_SECONDS,
    Guard,
    raise_descriptors,
)
from caledonia.server.ops.protocols import HttpProtocol, SocketProtocol

HEAD = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\n"


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


class Transport:
    """A connection that only knows where it comes from."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.is_aborted = False

    def get_extra_info(self, _name: str) -> tuple[str, int]:
        return self.host, 1

    def abort(self) -> None:
        self.is_aborted = True


async def entered(guard: Guard, host: str) -> tuple[Any, bool]:
    transport = Transport(host)
    place = guard.enter(cast(asyncio.Transport, transport), lambda: None)
    return transport, place is not None


def test_every_address_has_its_own_limit() -> None:
    async def play() -> None:
        guard = Guard(per_address=3, total=100)
        for host in ("198.51.100.1", "198.51.100.2", "2001:db8::1"):
            assert [(await entered(guard, host))[1] for _ in range(4)] == [True] * 3 + [False]
        # One customer of a provider has a whole network of IPv6 addresses.
        assert not (await entered(guard, "2001:db8::2"))[1]
        assert (await entered(guard, "2001:db8:0:1::1"))[1]

    asyncio.run(play())


def test_a_place_is_free_again_once_a_connection_ends() -> None:
    async def play() -> None:
        guard = Guard(per_address=1, total=100)
        transport, _ = await entered(guard, "198.51.100.1")
        guard.leave(transport)
        guard.leave(transport)
        assert (await entered(guard, "198.51.100.1"))[1]
        assert len(guard) == 1

    asyncio.run(play())


def test_proxies_are_not_limited() -> None:
    async def play() -> None:
        guard = Guard(per_address=1, total=100, trusted="127.0.0.1, 10.0.0.0/8")
        for host in ("127.0.0.1", "10.1.2.3"):
            assert all([(await entered(guard, host))[1] for _ in range(10)])

    asyncio.run(play())


def test_idle_connections_make_room_for_new_ones() -> None:
    async def play() -> None:
        guard = Guard(per_address=100, total=16)
        first, _ = await entered(guard, "127.0.0.1")
        busy = guard.at(first)
        assert busy is not None
        guard.keep(busy)
        others = [(await entered(guard, "127.0.0.1"))[0] for _ in range(15)]
        assert (await entered(guard, "127.0.0.1"))[1]
        assert [each.is_aborted for each in (first, *others)] == [False, True] + [False] * 14
        assert len(guard) == 16

    asyncio.run(play())


def test_one_address_never_gets_everything() -> None:
    async def play() -> None:
        guard = Guard(per_address=10_000, total=20)
        admitted = [(await entered(guard, "198.51.100.1"))[1] for _ in range(20)]
        assert sum(admitted) == 10

    asyncio.run(play())


def test_descriptors_are_raised_to_what_is_allowed() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (before[0] // 2, before[1]))
    try:
        assert raise_descriptors() >= before[0] // 2
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert soft == min(hard, 65_536) or hard == resource.RLIM_INFINITY
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


# With real connections; the clock is moved by hand.


class Visit:
    """A connection to a server in the same loop."""

    def __init__(self, clock: Clock, guard: Guard, port: int) -> None:
        self._clock = clock
        self._guard = guard
        self._port = port

    async def open(self) -> None:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self._port)

    async def send(self, data: bytes) -> None:
        """Send, and let the server read it."""
        self.writer.write(data)
        await self.writer.drain()
        for _ in range(20):
            await asyncio.sleep(0.001)

    def pass_time(self, seconds: float) -> None:
        self._clock.now += seconds
        self._guard.sweep()


@pytest.fixture
def visiting(
    monkeypatch: pytest.MonkeyPatch,
) -> Callable[[Callable[[Visit], Awaitable[None]]], None]:
    clock = Clock()
    own = Guard(clock=clock)
    monkeypatch.setattr(protocols, "guard", own)
    monkeypatch.setattr(module, "SWEEP", 3600.0)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"] == "/large":
            body = bytes(50_000_000)
        else:
            message = await receive()
            while message.get("more_body"):
                message = await receive()
            body = b"done"
        headers = [(b"content-length", b"%d" % len(body))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    async def visited(play: Callable[[Visit], Awaitable[None]]) -> None:
        config = uvicorn.Config(
            app, http=HttpProtocol, ws=SocketProtocol, lifespan="off", log_config=None
        )
        config.load()
        state = ServerState()
        server = await asyncio.get_running_loop().create_server(
            lambda: HttpProtocol(config, state, {}), "127.0.0.1", 0
        )
        visit = Visit(clock, own, server.sockets[0].getsockname()[1])
        await visit.open()
        await visit.send(b"")
        try:
            await asyncio.wait_for(play(visit), 60)
        finally:
            visit.writer.transport.abort()
            for each in list(state.connections):
                each.transport.abort()
            server.close()
            await asyncio.sleep(0.01)

    return lambda play: asyncio.run(visited(play))


def test_a_client_that_sends_nothing_is_disconnected(visiting: Any) -> None:
    async def play(visit: Visit) -> None:
        visit.pass_time(HEAD_SECONDS - 1)
        assert not visit.reader.at_eof()
        visit.pass_time(2)
        assert (await visit.reader.read()).startswith(b"HTTP/1.1 408 ")

    visiting(play)


def test_a_slow_head_is_not_waited_for(visiting: Any) -> None:
    async def play(visit: Visit) -> None:
        for each in HEAD[: int(HEAD_SECONDS)]:
            await visit.send(bytes([each]))
            assert not visit.reader.at_eof()
            visit.pass_time(1)
        assert (await visit.reader.read()).startswith(b"HTTP/1.1 408 ")

    visiting(play)


def test_the_head_of_a_second_request_is_not_waited_for_either(visiting: Any) -> None:
    async def play(visit: Visit) -> None:
        await visit.send(HEAD + b"body")
        assert (await visit.reader.readuntil(b"done")).startswith(b"HTTP/1.1 200 ")
        visit.pass_time(HEAD_SECONDS + 1)
        await visit.send(b"GET")
        visit.pass_time(HEAD_SECONDS + 1)
        assert (await visit.reader.read()).startswith(b"HTTP/1.1 408 ")

    visiting(play)


def test_a_slow_body_is_not_waited_for(visiting: Any) -> None:
    async def play(visit: Visit) -> None:
        await visit.send(HEAD + b"bo")
        visit.pass_time(BODY_SECONDS - 1)
        await visit.send(b"d")
        visit.pass_time(2)
        assert (await visit.reader.read()).startswith(b"HTTP/1.1 408 ")

    visiting(play)


def test_slow_readers_are_disconnected(visiting: Any) -> None:
    async def play(visit: Visit) -> None:
        await visit.send(b"GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n")
        visit.pass_time(READ_SECONDS + 1)
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await visit.reader.readexactly(50_000_000)

    visiting(play)


def test_a_patient_client_is_answered(visiting: Any) -> None:
    async def play(visit: Visit) -> None:
        visit.pass_time(HEAD_SECONDS - 1)
        await visit.send(HEAD)
        visit.pass_time(BODY_SECONDS - 1)
        await visit.send(b"body")
        assert (await visit.reader.readuntil(b"done")).startswith(b"HTTP/1.1 200 ")

    visiting(play)
