"""Rate limits, in the memory of each server process."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from caledonia.server.errors import RefusedError
from caledonia.server.refusals import REFUSALS
from caledonia.server.security.buckets import (
    ADDRESSES,
    COMMAND_RATE,
    SPARINGLY,
    Limiter,
    Rate,
    household,
)
from caledonia.server.security.cookies import bearer_in, hashed, session_in
from caledonia.server.security.refusals import refuse
from caledonia.server.services import services_of
from caledonia.server.settings import Settings
from caledonia.server.shapes.problems import ProblemDetails
from caledonia.server.wire import answer

API: Final = "/api/"
SPARING_PATHS: Final = frozenset(
    f"{API}people/{path}"
    for path in ("guest", "register", "me/email", "me/password", "forgot", "reset")
)
"""Routes with a strict limit per address. Sign-in has its own: see people.passwords."""


class TooOftenError(RefusedError):
    """A request that came too soon after others."""

    def __init__(self, wait: int) -> None:
        """:param wait: seconds."""
        code, sentence = REFUSALS["too_often"]
        figures = {"seconds": wait}
        more: ProblemDetails = {"retry_after": wait}
        super().__init__(
            code, sentence.format(**figures), why="too_often", figures=figures, more=more
        )
        self.wait = wait

    @property
    def headers(self) -> dict[str, str]:
        """What identifies clients."""
        return {"Retry-After": str(self.wait)}


async def too_often(_request: Request, error: Exception) -> Response:
    """Answer a request that a route refused as too frequent."""
    assert isinstance(error, TooOftenError)
    response = answer(error.as_dict(), error.status)
    response.headers.update(error.headers)
    return response


def is_left(connection: HTTPConnection, kind: str, who: str, rate: Rate) -> bool:
    """Count an action; return whether it is within the limit."""
    limiter = services_of(connection).limiter
    return limiter is None or not limiter.take(kind, hashed(who), rate)


def spend(connection: HTTPConnection, kind: str, who: str, rate: Rate = SPARINGLY) -> None:
    """Count a request towards its rate limit, if the server has rate limits.

    :param kind: what is done; each kind is counted on its own.
    :param who: whatever it is counted by: a person, a user name.
    :raises TooOftenError: if they did it too often.
    """
    limiter = services_of(connection).limiter
    if limiter is not None and (wait := limiter.take(kind, hashed(who), rate)):
        raise TooOftenError(wait)


def give_back(connection: HTTPConnection, kind: str, who: str, rate: Rate) -> None:
    """Take back a counted action."""
    limiter = services_of(connection).limiter
    if limiter is not None:
        limiter.give_back(kind, hashed(who), rate)


class Limits:
    """Counts all requests and new sockets below ``/api``, by session, token or address."""

    def __init__(self, app: ASGIApp, *, settings: Settings, limiter: Limiter) -> None:
        """:param app: what to protect."""
        self._app = app
        self._settings = settings
        self._limiter = limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] in ("http", "websocket") and scope["path"].startswith(API):
            wait = self._wait(HTTPConnection(scope))
            if wait:
                error = TooOftenError(wait)
                await refuse(scope, receive, send, error, error.headers)
                return
        await self._app(scope, receive, send)

    def _wait(self, connection: HTTPConnection) -> int:
        take = self._limiter.take
        client = connection.client
        address = household(client.host if client else "")
        path: str = connection.scope["path"]
        if connection.scope.get("method") == "POST" and path in SPARING_PATHS:
            wait = take(path, address, SPARINGLY)
            if wait:
                return wait
        token = bearer_in(connection.headers.get("authorization"))
        if token is not None:
            return take("tokens", address, ADDRESSES) or take("token", hashed(token), COMMAND_RATE)
        # Only signed cookies count: made-up ones give no extra requests.
        session = session_in(self._settings, connection.cookies)
        if session is not None:
            return take("session", session.id, COMMAND_RATE)
        return take("address", address, COMMAND_RATE)
