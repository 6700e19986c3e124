"""The size of what is sent to the server.

Starlette has no limit for whole bodies, and neither has uvicorn.
"""

from __future__ import annotations

from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from caledonia.server.errors import RefusedError
from caledonia.server.security.refusals import refuse

LARGEST: Final = 64 * 1024
LARGEST_IMPORT: Final = 1024 * 1024
"""Bytes; the second one of a game's record."""


class Bodies:
    """Takes in the whole body of a request before its route begins, and refuses large ones.

    So a body without a stated length is measured as well, and no route meets half of one.
    """

    def __init__(self, app: ASGIApp) -> None:
        """:param app: what to protect."""
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] != "http" or not _has_body(scope):
            await self._app(scope, receive, send)
            return
        largest = LARGEST_IMPORT if scope["path"].endswith("/import") else LARGEST
        messages = None if _stated(scope) > largest else await _read(receive, largest)
        if messages is None:
            sentence = f"this is too large: send at most {largest // 1024} KiB"
            # Unread parts of a body would be taken for the next request.
            await refuse(
                scope, receive, send, RefusedError("too_large", sentence), {"Connection": "close"}
            )
            return
        await self._app(scope, _replayed(messages, receive), send)


def _has_body(scope: Scope) -> bool:
    headers = Headers(scope=scope)
    if scope["method"] not in ("GET", "HEAD", "OPTIONS"):
        return True
    return "content-length" in headers or "transfer-encoding" in headers


def _stated(scope: Scope) -> int:
    stated = Headers(scope=scope).get("content-length", "0")
    # A number too long to parse quickly is larger anyway.
    return int(stated[:20]) if stated.isascii() and stated.isdecimal() else 0


async def _read(receive: Receive, largest: int) -> list[Message] | None:
    messages: list[Message] = []
    size = 0
    while True:
        message = await receive()
        messages.append(message)
        size += len(message.get("body", b""))
        if size > largest:
            return None
        if message["type"] != "http.request" or not message.get("more_body", False):
            return messages


def _replayed(messages: list[Message], receive: Receive) -> Receive:
    waiting = iter(messages)

    async def replay() -> Message:
        for message in waiting:
            return message
        return await receive()

    return replay
