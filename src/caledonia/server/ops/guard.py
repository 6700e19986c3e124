"""Keeps a few clients from using up all connections of a server process.

Every connection takes a file descriptor. Each address has a limit, clients that are slow to send or
read are disconnected, and before descriptors run out, idle connections are closed to make room.
uvicorn limits only the number of requests in progress, for all clients together.
"""

from __future__ import annotations

import asyncio
import os
import resource
from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Final

from uvicorn.middleware.proxy_headers import _TrustedHosts

from caledonia.server.security.buckets import household
from caledonia.server.telemetry.calm import calmly
from caledonia.server.telemetry.logs import logger

HEAD_SECONDS: Final = 10.0
"""Seconds to send the head of a request, from connecting or from its first byte."""
BODY_SECONDS: Final = 60.0
"""Seconds to send the body: a 1 MiB record over a slow mobile network."""
READ_SECONDS: Final = 60.0
"""Seconds without reading, for a client that is being sent a response."""
SWEEP: Final = 1.0
"""Seconds between two checks for late clients."""
DESCRIPTORS: Final = 65_536
"""Descriptors that a process asks for, if the system allows as many."""
RESERVE: Final = 256
"""Descriptors reserved for files, the database and bot processes."""
FORWARDED_ALLOW_IPS: Final = "FORWARDED_ALLOW_IPS"

_log = logger("caledonia.connections")


class Place:
    """What the guard knows about one connection."""

    __slots__ = ("address", "close", "deadline", "transport")

    def __init__(
        self, transport: asyncio.Transport, address: str | None, close: Callable[[], None]
    ) -> None:
        """:param address: what it counts under; None: a proxy, which is not counted.
        :param close: ends the connection, with a response if that is still possible.
        """
        self.transport = transport
        self.address = address
        self.close = close
        self.deadline: float | None = None


class Guard:
    """The connections of one process."""

    def __init__(
        self,
        *,
        per_address: int = 500,
        total: int = DESCRIPTORS - RESERVE,
        trusted: str = "127.0.0.1",
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """:param trusted: proxies, as ``FORWARDED_ALLOW_IPS`` names them."""
        self._clock = clock
        self._places: dict[asyncio.Transport, Place] = {}
        self._idle: dict[Place, None] = {}
        """Connections without a request, the longest idle first."""
        self._counts: Counter[str] = Counter()
        self._sweeping = False
        self.limit(per_address, total, trusted)

    def limit(self, per_address: int, total: int, trusted: str) -> None:
        """Set the maximum number of connections."""
        self._total = max(total, 16)
        # Whatever the setting, one address never gets all connections.
        self._per_address = max(1, min(per_address, self._total // 2))
        self._trusted = _TrustedHosts(trusted)

    def __len__(self) -> int:
        """Return the number of connections."""
        return len(self._places)

    def enter(self, transport: asyncio.Transport, close: Callable[[], None]) -> Place | None:
        """Admit a connection; None if there are too many."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple) and peer else ""
        # Everybody behind a proxy has its address, so their requests are counted instead.
        address = None if not host or host in self._trusted else household(host)
        if address is not None and self._counts[address] >= self._per_address:
            calmly(_log.warning, "connections refused: one address has too many")
            return None
        if len(self._places) >= self._total and not self._make_room():
            calmly(_log.warning, "connections refused: no descriptors left")
            return None
        place = Place(transport, address, close)
        self._places[transport] = place
        if address is not None:
            self._counts[address] += 1
        self.await_head(place)
        self._idle[place] = None
        self._sweep_later()
        return place

    def at(self, transport: asyncio.Transport) -> Place | None:
        """Return the entry of an admitted connection."""
        return self._places.get(transport)

    def leave(self, transport: asyncio.Transport) -> None:
        """Forget a closed connection."""
        place = self._places.pop(transport, None)
        if place is None:
            return
        self._idle.pop(place, None)
        if place.address is not None:
            self._counts[place.address] -= 1
            if not self._counts[place.address]:
                del self._counts[place.address]

    def _make_room(self) -> bool:
        """Close the longest-idle connection; return whether there was one."""
        place = next(iter(self._idle), None)
        if place is None:
            return False
        calmly(_log.warning, "idle connections closed: descriptors run low")
        self.leave(place.transport)
        place.transport.abort()
        return True

    # The life of a connection.

    def await_head(self, place: Place) -> None:
        """Expect the head of a request soon."""
        place.deadline = self._clock() + HEAD_SECONDS

    def await_body(self, place: Place) -> None:
        """Expect the body of a request; the connection is in use."""
        self._idle.pop(place, None)
        place.deadline = self._clock() + BODY_SECONDS

    def await_reader(self, place: Place) -> None:
        """Expect the client to read on."""
        place.deadline = self._clock() + READ_SECONDS

    def rest(self, place: Place) -> None:
        """Stop the timer."""
        place.deadline = None

    def idle(self, place: Place) -> None:
        """Mark a connection as idle; it may be closed if others need it."""
        place.deadline = None
        if place.transport in self._places:
            self._idle[place] = None

    def keep(self, place: Place) -> None:
        """Keep a connection that is now a WebSocket, which has its own pings."""
        self._idle.pop(place, None)
        place.deadline = None

    def _sweep_later(self) -> None:
        if not self._sweeping:
            self._sweeping = True
            asyncio.get_running_loop().call_later(SWEEP, self._sweep)

    def _sweep(self) -> None:
        self._sweeping = False
        self.sweep()
        if self._places:
            self._sweep_later()

    def sweep(self) -> None:
        """Disconnect all late clients."""
        now = self._clock()
        for place in list(self._places.values()):
            if place.deadline is not None and place.deadline <= now:
                place.deadline = None
                place.close()


guard: Final = Guard()
"""The one of this process."""


def set_limits(per_address: int) -> None:
    """Raise the descriptor limit, and set the connection limits from it."""
    trusted = os.environ.get(FORWARDED_ALLOW_IPS, "127.0.0.1")
    guard.limit(per_address, raise_descriptors() - RESERVE, trusted)


def raise_descriptors() -> int:
    """Raise the descriptor limit as far as allowed; return it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, DESCRIPTORS)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return DESCRIPTORS if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        return soft
    return wanted
