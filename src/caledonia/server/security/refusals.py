"""Answers that are given before a route is reached, to requests and to sockets."""

from __future__ import annotations

from typing import Final

from starlette.types import Receive, Scope, Send

from caledonia.server.errors import RefusedError
from caledonia.server.wire import answer

POLICY_VIOLATION: Final = 1008
"""Close code of sockets, where a server cannot answer in HTTP."""


async def refuse(
    scope: Scope,
    receive: Receive,
    send: Send,
    error: RefusedError,
    headers: dict[str, str] | None = None,
) -> None:
    """Answer a request, or the opening of a socket, with an error."""
    if scope["type"] == "websocket" and "websocket.http.response" not in scope.get(
        "extensions", {}
    ):
        await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": error.code})
        return
    response = answer(error.as_dict(), error.status)
    response.headers.update(headers or {})
    await response(scope, receive, send)
