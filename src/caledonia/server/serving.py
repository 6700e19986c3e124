"""How a server starts and stops: sockets, processes, signals."""

from __future__ import annotations

import errno
import os
import signal
import socket
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any, Final

import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors import Multiprocess

from caledonia.server.app import create_app
from caledonia.server.ops.environment import LOG_LEVEL, environment_of, settings_from
from caledonia.server.ops.guard import set_limits
from caledonia.server.ops.health import Health
from caledonia.server.ops.protocols import HttpProtocol, SocketProtocol
from caledonia.server.settings import Settings
from caledonia.server.telemetry.logs import set_up_logs
from caledonia.server.telemetry.metrics import SHARED_FOLDER

GRACE: Final = 8
"""Seconds that running requests get to finish when the server stops."""
LAST: Final = 10.0
"""Seconds after which it stops whatever still runs: what was acknowledged is stored by then."""
SOCKET_SIZE: Final = 64 * 1024
"""Bytes that a message on a WebSocket may have."""
PING: Final = 20.0
"""Seconds between signs of life on a WebSocket."""
BACKLOG: Final = 2048
TRIES: Final = 50
"""Ports that are tried where none was asked for."""


def application() -> FastAPI:
    """Return the application of one of several processes; its settings are in the environment."""
    set_up_logs(os.environ.get(LOG_LEVEL, "info"))
    settings = settings_from(os.environ, Path())
    set_limits(settings.connections)
    return create_app(settings, is_alone=True)


def listen(host: str, port: int, *, exact: bool) -> socket.socket:
    """Return a socket that listens.

    :param exact: only on that port, not on the next free one.
    :raises OSError: if the port is taken, or the address is not one of this machine.
    """
    for candidate in range(port, port + 1 if exact else min(port + TRIES, 65536)):
        try:
            return _bound(host, candidate)
        except OSError as error:
            if exact or error.errno != errno.EADDRINUSE:
                raise
    raise OSError(errno.EADDRINUSE, "Address already in use")


def _bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    listening = socket.socket(family, kind, protocol)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(BACKLOG)
    except OSError:
        listening.close()
        raise
    listening.set_inheritable(True)
    return listening


class Server(uvicorn.Server):
    """A server that reports when it is ready, and exits with code 0 when asked to stop."""

    def __init__(
        self, config: uvicorn.Config, *, started: Callable[[], None], stopping: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._on_start = started
        self._on_stop = stopping

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and report it."""
        await super().startup(sockets)
        if self.started:
            self._on_start()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop taking requests and finish what runs; a second Ctrl+C does not wait for that."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        elif not self.should_exit:
            self.should_exit = True
            self._on_stop()
            limit = threading.Timer(LAST, os._exit, (1,))
            limit.daemon = True
            limit.start()


def config_for(app: FastAPI | str, **more: Any) -> uvicorn.Config:
    """Return how uvicorn runs an application."""
    return uvicorn.Config(
        app,
        loop="uvloop",
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_max_size=SOCKET_SIZE,
        ws_max_queue=16,
        # Updates are small: packing them costs more than sending them.
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        **more,
    )


def serve_alone(settings: Settings, listening: socket.socket, started: Callable[[], None]) -> None:
    """Serve in this process until it is stopped."""
    set_limits(settings.connections)
    health = Health()
    app = create_app(settings, health=health, is_alone=True)

    def stopping() -> None:
        health.is_stopping = True

    Server(config_for(app), started=started, stopping=stopping).run([listening])


def serve_together(settings: Settings, listening: socket.socket, processes: int) -> None:
    """Serve in several processes that share a socket, until stopped."""
    with tempfile.TemporaryDirectory(prefix="caledonia-metrics-") as folder:
        os.environ.update(environment_of(settings) | {SHARED_FOLDER: folder})
        config = config_for(f"{__name__}:application", factory=True, workers=processes)
        Multiprocess(config, sockets=[listening]).run()
