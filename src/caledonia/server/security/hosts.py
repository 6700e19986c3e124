"""Refuses requests for foreign host names, against DNS rebinding.

Otherwise another site could point its own name at this machine, and its page could use the server
from inside a network that the site itself cannot reach. Starlette's TrustedHostMiddleware takes a
fixed list: it lets no IP address and no name of the local network through, and checks no sockets.
"""

from __future__ import annotations

import re
import socket
from functools import cache, lru_cache
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Receive, Scope, Send

from caledonia.server.errors import RefusedError
from caledonia.server.security.refusals import refuse
from caledonia.server.settings import Settings

ANY: Final = "*"
"""Setting that turns the check off, where a proxy does it."""
LOCAL: Final = "localhost"

_HOST = re.compile(r"(\[[0-9a-f:.]+\]|[^:\[\]]*)(?::\d{0,5})?", re.IGNORECASE)
_UNKNOWN = RefusedError(
    "bad_request",
    "this server does not answer to that host name: use the address its operator gave you; "
    "operators can add names with CALEDONIA_HOSTS or --allow-host",
)


class Hosts:
    """Refuses requests and sockets whose ``Host`` is not one of this server's names."""

    def __init__(self, app: ASGIApp, *, settings: Settings) -> None:
        """:param app: what to protect."""
        self._app = app
        public = urlsplit(settings.public_url).hostname or ""
        self._any = ANY in settings.hosts
        self._names = {_folded(name) for name in (public, *settings.hosts)} | own_names()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on a request, or refuse it."""
        if scope["type"] in ("http", "websocket") and not self._any:
            # Old health checks send none; browsers always do, so rebinding cannot omit it.
            hosts = [value for name, value in scope["headers"] if name == b"host"]
            if not all(self.knows(value.decode("latin-1")) for value in hosts):
                await refuse(scope, receive, send, _UNKNOWN)
                return
        await self._app(scope, receive, send)

    def knows(self, host: str) -> bool:
        """Whether a ``Host`` header names this server."""
        match = _HOST.fullmatch(host.strip())
        if match is None:
            return False
        name = _folded(match[1])
        # An IP address cannot be rebound to another machine.
        return (
            name in self._names
            or name == LOCAL
            or name.endswith(f".{LOCAL}")
            or _is_address(name.strip("[]"))
        )


@cache
def own_names() -> frozenset[str]:
    """Return the names of this machine in its local network."""
    name = _folded(socket.gethostname())
    short = name.partition(".")[0]
    return frozenset({name, short, f"{short}.local"} if short else ())


def _folded(name: str) -> str:
    return name.lower().rstrip(".")


@lru_cache(maxsize=256)
def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True
