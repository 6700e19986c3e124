"""Who asks: by the cookie of a session, or by a token."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from caledonia.server.errors import RefusedError
from caledonia.server.people.cookies import bearer_in, hashed, session_in
from caledonia.server.people.lookups import Known, Person, lookups_of
from caledonia.server.people.origins import origins_of
from caledonia.server.services import Parts, Services

__all__ = ["Holder", "Known", "Person", "Signed", "Visitor", "known_of", "person_of"]

_SIGN_IN = "you are not signed in: begin as a guest, or sign in"


async def known_of(connection: HTTPConnection, parts: Services) -> Known | None:
    """Return who asks, and how we know; None: a stranger.

    Whoever shows a token is asked for nothing else: such a request is safe from other sites only
    as long as its cookie does not count.
    """
    lookups = lookups_of(parts.database)
    token = bearer_in(connection.headers.get("authorization"))
    if token is not None:
        known = await lookups.find(parts.database, hashed(token), is_token=True)
    else:
        session = session_in(parts.settings, connection.cookies)
        if session is None:
            return None
        known = await lookups.find(parts.database, session.id, is_token=False)
    if known is not None:
        origins_of(parts.database).use(
            parts.settings, connection, known.person.id, is_token=known.is_token
        )
    return known


async def person_of(connection: HTTPConnection, parts: Services) -> Person | None:
    """Return who asks by a request or a socket; None: a stranger, or a revoked session."""
    known = await known_of(connection, parts)
    return known.person if known else None


async def _visitor(connection: HTTPConnection, parts: Parts) -> Person | None:
    return await person_of(connection, parts)


async def _signed(connection: HTTPConnection, parts: Parts) -> Person:
    person = await person_of(connection, parts)
    if person is None:
        raise RefusedError("not_signed_in", _SIGN_IN)
    return person


async def _holder(connection: HTTPConnection, parts: Parts) -> Known:
    known = await known_of(connection, parts)
    if known is None:
        raise RefusedError("not_signed_in", _SIGN_IN)
    if known.is_token:
        raise RefusedError(
            "not_allowed", "a token cannot manage the account: sign in with a browser for that"
        )
    return known


Visitor = Annotated[Person | None, Depends(_visitor)]
"""For the parameters of routes: who asks, or None."""

Signed = Annotated[Person, Depends(_signed)]
"""For the parameters of routes: who asks; strangers are refused."""

Holder = Annotated[Known, Depends(_holder)]
"""For the parameters of routes that manage an account: tokens are refused."""
