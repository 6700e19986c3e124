"""The user of a request, as a parameter of a route."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from caledonia.server.errors import RefusedError
from caledonia.server.identity.models import Identity, Person
from caledonia.server.security.cookies import bearer_in, hashed, session_in
from caledonia.server.services import Services, ServicesDep

_SIGN_IN = "you are not signed in: begin as a guest, or sign in"


async def identity_of(connection: HTTPConnection, services: Services) -> Identity | None:
    """Return who sends a request, by token or session cookie; None for a stranger.

    With a token, the cookie is ignored: otherwise other sites could use it.
    """
    token = bearer_in(connection.headers.get("authorization"))
    if token is not None:
        return await _identity(connection, services, hashed(token), is_token=True)
    session = session_in(services.settings, connection.cookies)
    if session is None:
        return None
    return await _identity(connection, services, session.id, is_token=False)


async def identity_again(
    connection: HTTPConnection, services: Services, known: Identity
) -> Identity | None:
    """Return who a known session or token belongs to now; None: it has been revoked.

    For sockets: the signature of the cookie was checked when they were opened.
    """
    return await _identity(connection, services, known.key, is_token=known.is_token)


async def _identity(
    connection: HTTPConnection, services: Services, key: str, *, is_token: bool
) -> Identity | None:
    identity = await services.lookups.find(services.database, key, is_token=is_token)
    if identity is not None:
        services.origins.use(
            services.settings, connection, identity.person.id, is_token=identity.is_token
        )
    return identity


async def person_of(connection: HTTPConnection, services: Services) -> Person | None:
    """Return the person behind a request or socket; None without a valid session."""
    identity = await identity_of(connection, services)
    return identity.person if identity else None


async def _optional_user(connection: HTTPConnection, services: ServicesDep) -> Person | None:
    return await person_of(connection, services)


async def _current_user(connection: HTTPConnection, services: ServicesDep) -> Person:
    person = await person_of(connection, services)
    if person is None:
        raise RefusedError("not_signed_in", _SIGN_IN)
    return person


async def _current_session(connection: HTTPConnection, services: ServicesDep) -> Identity:
    identity = await identity_of(connection, services)
    if identity is None:
        raise RefusedError("not_signed_in", _SIGN_IN)
    if identity.is_token:
        raise RefusedError(
            "not_allowed", "a token cannot manage the account: sign in with a browser for that"
        )
    return identity


OptionalUser = Annotated[Person | None, Depends(_optional_user)]
"""For the parameters of routes: who asks, or None."""

CurrentUser = Annotated[Person, Depends(_current_user)]
"""For the parameters of routes: who asks; strangers are refused."""

CurrentSession = Annotated[Identity, Depends(_current_session)]
"""For the parameters of routes that manage an account: tokens are refused."""
