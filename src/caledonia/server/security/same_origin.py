"""Refuses requests that other sites send in a user's name (CSRF).

Libraries for this use tokens in forms; the page sends JSON, and browsers name the origin.
"""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from caledonia.server.errors import RefusedError
from caledonia.server.security.cookies import bearer_in, cookie_name
from caledonia.server.security.refusals import refuse
from caledonia.server.settings import Settings

READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})
DEFAULT_PORTS: Final = {"http": 80, "https": 443}
_FOREIGN = RefusedError(
    "not_allowed",
    "this request comes from another site: open the game itself and do it there; "
    "scripts use a token, or send JSON",
)


class SameOrigin:
    """Refuses changes and sockets that another site requests."""

    def __init__(self, app: ASGIApp, *, settings: Settings) -> None:
        """:param app: what to protect."""
        self._app = app
        self._cookie = cookie_name(settings)
        self._public = _host_and_port(settings.public_url)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        is_change = scope["type"] == "http" and scope["method"] not in READING
        if (is_change or scope["type"] == "websocket") and not self._is_ours(scope):
            await refuse(scope, receive, send, _FOREIGN)
            return
        await self._app(scope, receive, send)

    def _is_ours(self, scope: Scope) -> bool:
        connection = HTTPConnection(scope)
        headers = connection.headers
        # No other site can know a token, nor send one without asking us first.
        if bearer_in(headers.get("authorization")) is not None:
            return True
        site = headers.get("sec-fetch-site")
        if site is not None:
            return site in ("same-origin", "none")
        origin = headers.get("origin")
        if origin is not None:
            return self._is_our_origin(origin, headers)
        if scope["type"] == "websocket" or self._cookie not in connection.cookies:
            return True
        # No browser of today. A form of an older one can only send POST, and never JSON.
        return scope["method"] != "POST" or _is_json(headers)

    def _is_our_origin(self, origin: str, headers: Headers) -> bool:
        sender = _host_and_port(origin)
        if sender is None:
            return False
        scheme = origin.partition(":")[0].lower()
        return sender in (_host_and_port(f"{scheme}://{headers.get('host', '')}"), self._public)


def _host_and_port(url: str) -> tuple[str, int] | None:
    try:
        parts = urlsplit(url)
        port = parts.port or DEFAULT_PORTS[parts.scheme]
    except (ValueError, KeyError):
        return None
    return (parts.hostname, port) if parts.hostname else None


def _is_json(headers: Headers) -> bool:
    kind = headers.get("content-type", "").partition(";")[0]
    return kind.strip().lower() == "application/json"
