"""Limits on the requests and sockets that a visitor may have open.

Behind a proxy all connections come from its address; here they count by the visitor's.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import structlog
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from caledonia.server.errors import RefusedError
from caledonia.server.security.buckets import household
from caledonia.server.security.cookies import session_in
from caledonia.server.security.refusals import refuse
from caledonia.server.settings import Settings
from caledonia.server.telemetry.calm import calmly

STRANGERS: Final = 100
"""Sockets per address for visitors without a session."""
SESSION: Final = 50
"""Sockets per session, that is, windows of one browser."""

_CROWDED = RefusedError(
    "too_many", "you have too many windows of this server open: close some and try again"
)

log = structlog.get_logger()


class Crowds:
    """Refuses visitors who already have too much open."""

    def __init__(self, app: ASGIApp, *, settings: Settings) -> None:
        """:param app: what to protect."""
        self._app = app
        self._settings = settings
        self._open: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on a request, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        counted = self._counted(HTTPConnection(scope))
        if any(self._open[key] >= most for key, most in counted.items()):
            calmly(log.warning, "visitors refused: too much is open from one address or session")
            await refuse(scope, receive, send, _CROWDED)
            return
        with self._noted(counted):
            await self._app(scope, receive, send)

    def _counted(self, connection: HTTPConnection) -> dict[str, int]:
        """Return the keys a request counts under, and the limit of each."""
        client = connection.client
        address = household(client.host if client else "")
        counted = {f"address {address}": self._settings.connections}
        if connection.scope["type"] == "websocket":
            session = session_in(self._settings, connection.cookies)
            if session is None:
                counted[f"strangers {address}"] = STRANGERS
            else:
                counted[f"session {session.id}"] = SESSION
        return counted

    @contextmanager
    def _noted(self, counted: dict[str, int]) -> Iterator[None]:
        self._open.update(counted.keys())
        try:
            yield
        finally:
            for key in counted:
                self._open[key] -= 1
                if not self._open[key]:
                    del self._open[key]
