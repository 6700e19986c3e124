"""Starting, killing and observing server processes."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final, Self

from benchmarks.server.client import Connection, LostError
from benchmarks.server.launch import BEGIN_PROFILE, HOST, PROFILE
from caledonia.server.ops.environment import environment_of
from caledonia.server.settings import Settings

READY: Final = 60.0
"""Seconds that a server gets to start, on a busy machine too."""
STOP: Final = 15.0
TICKS: Final = os.sysconf("SC_CLK_TCK")


class Server:
    """One server process, on a port that stays the same when it is started again."""

    def __init__(self, nursery: Nursery) -> None:
        self.port = _free_port()
        self.pid = 0
        self._nursery = nursery

    async def start(self) -> None:
        """Start it; it answers when this returns."""
        self.pid = await self._nursery.fork(self.port)
        connection = Connection(self.port)
        async with asyncio.timeout(READY):
            while True:
                with suppress(LostError):
                    status, _ = await connection.ask("GET", "/api/presets")
                    if status == 200:
                        break
                if not self.is_running:
                    raise self._nursery.failure()
                await asyncio.sleep(0.01)
        connection.close()

    async def kill(self) -> None:
        """End it at once: it cannot finish anything."""
        os.kill(self.pid, signal.SIGKILL)
        await self._gone()

    async def stop(self) -> None:
        """Ask it to stop, and wait until it has."""
        os.kill(self.pid, signal.SIGTERM)
        await self._gone()

    def begin_profile(self) -> None:
        """Let it write down from now on where its time goes."""
        os.kill(self.pid, BEGIN_PROFILE)

    async def _gone(self) -> None:
        async with asyncio.timeout(STOP):
            while self.is_running:
                await asyncio.sleep(0.005)

    @property
    def is_running(self) -> bool:
        """Whether the process is there."""
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    @property
    def memory(self) -> int:
        """Its resident memory in bytes."""
        output = subprocess.run(
            ["ps", "-o", "rss=", "-p", str(self.pid)], capture_output=True, text=True, check=True
        )
        return int(output.stdout) * 1024

    @property
    def cpu(self) -> float:
        """Seconds of CPU time; 0 where the system does not report them."""
        path = Path(f"/proc/{self.pid}/stat")
        if not path.exists():
            return 0.0
        user, system = path.read_text().rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / TICKS


class Nursery:
    """Server processes on one database, inside a ``with`` block."""

    def __init__(self, settings: Settings, *, log: Path, profile: Path | None = None) -> None:
        """:param log: what the servers say.
        :param profile: where a process that is stopped writes its profile.
        """
        self._environment = {**os.environ, **environment_of(settings)}
        if profile is not None:
            self._environment[PROFILE] = str(profile)
        self._log = log
        self._process: asyncio.subprocess.Process | None = None

    async def __aenter__(self) -> Self:
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "benchmarks.server.launch",
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                env=self._environment,
            )
        await self._line()
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()

    async def start(self, number: int = 1) -> list[Server]:
        """Start processes, each on a port of its own."""
        servers = [Server(self) for _ in range(number)]
        for server in servers:
            await server.start()
        return servers

    async def fork(self, port: int) -> int:
        """Start a process that serves, and return its number."""
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(f"start {port}\n".encode())
        await self._process.stdin.drain()
        return int(await self._line())

    async def _line(self) -> bytes:
        assert self._process is not None
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
        if not line:
            raise self.failure()
        return line

    def failure(self) -> RuntimeError:
        """Return why a server did not start."""
        return RuntimeError(f"the server did not start:\n{self._log.read_text()[-6000:]}")


def _free_port() -> int:
    with socket.socket() as listener:
        listener.bind((HOST, 0))
        return int(listener.getsockname()[1])
