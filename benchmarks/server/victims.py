"""What a crash benchmark kills: the server, or PostgreSQL beneath it."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

from benchmarks.server.client import Connection
from benchmarks.server.databases import Postgres
from benchmarks.server.processes import Server

SERVER: Final = "server"
DATABASE: Final = "database"
RECOVERY: Final = 30.0
"""Seconds within which a server is ready again once its database is."""
RETRY: Final = 0.01


class Victim(Protocol):
    """What is killed."""

    async def kill(self) -> None:
        """End it at once."""

    async def start(self) -> None:
        """Start it; the server answers when this returns."""


class Beneath:
    """A server's PostgreSQL; the server has to recover without a restart."""

    def __init__(self, postgres: Postgres, server: Server) -> None:
        self._postgres = postgres
        self._server = server

    async def kill(self) -> None:
        """End PostgreSQL at once."""
        await asyncio.to_thread(self._postgres.kill)

    async def start(self) -> None:
        """Start PostgreSQL, and wait until the server is ready again."""
        before = self._server.pid
        await asyncio.to_thread(self._postgres.start)
        connection = Connection(self._server.port)
        async with asyncio.timeout(RECOVERY):
            while (await connection.ask("GET", "/ready"))[0] != 200:
                await asyncio.sleep(RETRY)
        connection.close()
        assert self._server.is_running
        assert self._server.pid == before
