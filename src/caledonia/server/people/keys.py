"""The sessions and tokens of a person: listed, made and revoked."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path, Response

from caledonia.server.people import sessions, tokens
from caledonia.server.people.cookies import drop_cookie
from caledonia.server.people.identity import CurrentSession
from caledonia.server.people.lookups import lookups_of
from caledonia.server.people.models import (
    FreshToken,
    NewToken,
    SessionOut,
    StoredId,
    TokenOut,
    refusals,
)
from caledonia.server.people.texts import clean_name
from caledonia.server.refusals import refusal
from caledonia.server.services import ServicesDep

LONGEST_LABEL: Final = 80

router = APIRouter(tags=["people"])
ThisId = Annotated[StoredId, Path(description="as it is listed")]


@router.get(
    "/people/me/sessions",
    response_description="Your sessions, the newest first",
    responses=refusals("not_signed_in", "not_allowed"),
)
async def list_sessions(services: ServicesDep, holder: CurrentSession) -> list[SessionOut]:
    """List where you are signed in."""
    async with services.database.read() as connection:
        found = await sessions.stored_sessions(connection, holder.person.id)
    return [
        SessionOut(
            id=each.id,
            device=each.device,
            created=each.created,
            seen=each.seen,
            is_present=each.id == holder.key,
        )
        for each in found
    ]


@router.delete(
    "/people/me/sessions",
    status_code=204,
    response_description="Only this session is left",
    responses=refusals("not_signed_in", "not_allowed"),
)
async def end_other_sessions(services: ServicesDep, holder: CurrentSession) -> None:
    """End all your sessions but this one."""
    async with services.database.write() as connection:
        await sessions.revoke_others(connection, holder.person.id, holder.key)
    lookups_of(services.database).forget(holder.person.id)


@router.delete(
    "/people/me/sessions/{session}",
    status_code=204,
    response_description="The session has ended",
    responses=refusals("not_signed_in", "not_allowed", "not_found", "invalid"),
)
async def end_session(
    session: ThisId, response: Response, services: ServicesDep, holder: CurrentSession
) -> None:
    """End one of your sessions."""
    async with services.database.write() as connection:
        is_ended = await sessions.revoke(connection, holder.person.id, session)
    if not is_ended:
        raise refusal("no_such_session")
    lookups_of(services.database).forget(holder.person.id)
    if session == holder.key:
        drop_cookie(response, services.settings)


@router.get(
    "/people/me/tokens",
    response_description="Your tokens, the newest first, without their texts",
    responses=refusals("not_signed_in", "not_allowed"),
)
async def list_tokens(services: ServicesDep, holder: CurrentSession) -> list[TokenOut]:
    """List your tokens for bots and scripts."""
    async with services.database.read() as connection:
        found = await tokens.stored_tokens(connection, holder.person.id)
    return [
        TokenOut(id=each.id, label=each.label, created=each.created, seen=each.seen)
        for each in found
    ]


@router.post(
    "/people/me/tokens",
    status_code=201,
    response_description="The token, whose text is shown this one time",
    responses=refusals("not_signed_in", "not_allowed", "conflict", "invalid"),
)
async def make_token(body: NewToken, services: ServicesDep, holder: CurrentSession) -> FreshToken:
    """Make a token for a bot or script: ``Authorization: Bearer cal_...``."""
    label = clean_name(body.label, "label", LONGEST_LABEL)
    async with services.database.write() as connection:
        # If the password has just been changed, a thief must not keep a token.
        if not await sessions.is_live(connection, holder.person.id, holder.key):
            raise refusal("session_ended")
        token, stored = await tokens.create(connection, holder.person.id, label)
    return FreshToken(
        id=stored.id, label=stored.label, created=stored.created, seen=None, token=token
    )


@router.delete(
    "/people/me/tokens/{token}",
    status_code=204,
    response_description="The token is worthless now",
    responses=refusals("not_signed_in", "not_allowed", "not_found", "invalid"),
)
async def revoke_token(token: ThisId, services: ServicesDep, holder: CurrentSession) -> None:
    """Make one of your tokens worthless; give its id, not its text."""
    async with services.database.write() as connection:
        is_revoked = await tokens.revoke(connection, holder.person.id, token)
    if not is_revoked:
        raise refusal("no_such_token")
    lookups_of(services.database).forget(holder.person.id)
