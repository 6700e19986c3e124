"""Every request gets an id, a line in the log and a place in the metrics."""

from __future__ import annotations

import re
import secrets
from time import perf_counter
from typing import Final

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from caledonia.server.telemetry.logs import logger
from caledonia.server.telemetry.metrics import Metrics

HEADER: Final = b"x-request-id"
WELL_FORMED: Final = re.compile(rb"[A-Za-z0-9._-]{1,64}")
QUIET: Final = frozenset({"/health", "/ready", "/metrics", "/api/health", "/api/ready"})
"""Routes that machines ask all the time."""
UNKNOWN: Final = "(unknown)"
"""Stands for all paths that are no route."""
SWITCHING, CLIENT_LEFT, FAILED, REFUSED = 101, 499, 500, 403

_log = logger("caledonia.access")


def request_id_of(scope: Scope) -> str:
    """Return the id that a request brings along, if it is well-formed, or a new one."""
    for name, value in scope["headers"]:
        if name == HEADER and WELL_FORMED.fullmatch(value):
            return str(value.decode("ascii"))
    return secrets.token_hex(8)


def route_of(scope: Scope) -> str:
    """Return the template of the route that answered: without ids, invitations or queries."""
    # FastAPI keeps the path with all its prefixes here; the route itself knows only its own part.
    included = scope.get("fastapi", {}).get("effective_route_context")
    template = getattr(included, "path_format", "") or getattr(scope.get("route"), "path", "")
    if not template and "endpoint" in scope:
        template = f"{scope.get('root_path', '')}/*"
    return template or UNKNOWN


class Access:
    """ASGI middleware: request ids, access log, request metrics.

    The log holds method, route, status, duration and id; no paths, queries, headers or bodies.
    """

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on and note how it went."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        request_id = request_id_of(scope)
        header = (HEADER, request_id.encode("ascii"))
        status = CLIENT_LEFT

        async def sending(message: Message) -> None:
            nonlocal status
            sent = _status_of(message)
            if sent is not None and status == CLIENT_LEFT:
                status = sent
            if message["type"].endswith((".response.start", ".accept")):
                message = {**message, "headers": [*message.get("headers", ()), header]}
            await send(message)

        scope.setdefault("state", {})["request_id"] = request_id
        begun = perf_counter()
        with structlog.contextvars.bound_contextvars(request_id=request_id):
            try:
                await self._app(scope, receive, sending)
            except Exception:
                status = FAILED
                raise
            finally:
                self._note(scope, status, perf_counter() - begun)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        method = scope.get("method", "WEBSOCKET")
        route = route_of(scope)
        self._metrics.request(method, route, status, seconds)
        say = _log.debug if route in QUIET else _log.info
        say("request", method=method, route=route, status=status, ms=round(seconds * 1000, 1))


def _status_of(message: Message) -> int | None:
    """Return what a message decides about the status of its request."""
    match message["type"]:
        case "http.response.start" | "websocket.http.response.start":
            return int(message["status"])
        case "websocket.accept":
            return SWITCHING
        case "websocket.close":
            return REFUSED
        case _:
            return None
