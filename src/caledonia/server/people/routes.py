"""The routes about people and their own account, sessions and tokens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final

from fastapi import APIRouter, Path, Request, Response

from caledonia.server import clock
from caledonia.server.errors import RefusedError
from caledonia.server.identity.dependencies import CurrentSession, CurrentUser
from caledonia.server.people import (
    accounts,
    email,
    email_routes,
    lifecycle,
    password_resets,
    sessions,
    sign_in,
)
from caledonia.server.people.models import (
    Changes,
    Farewell,
    FreshToken,
    Me,
    NewPassword,
    NewToken,
    RestOut,
    SessionOut,
    StoredId,
    TokenOut,
    refusals,
)
from caledonia.server.people.passwords import confirmed, hash_chosen
from caledonia.server.people.validation import clean_name
from caledonia.server.refusals import refusal
from caledonia.server.rests import store as rests
from caledonia.server.rests.rules import UpcomingRest, upcoming_rest, wished
from caledonia.server.security.cookies import (
    RENEWAL,
    bearer_in,
    drop_cookie,
    session_in,
    set_cookie,
)
from caledonia.server.services import Services, ServicesDep
from caledonia.server.tables.departures import end_vacations, rest_needed_from
from caledonia.server.wire import decode, encode_text

LARGEST_PREFERENCES: Final = 8 * 1024
"""Characters."""
LONGEST_LABEL: Final = 80

router = APIRouter()
for _part in (sign_in, password_resets, email_routes):
    router.include_router(_part.router)
own = APIRouter(tags=["people"])
ThisId = Annotated[StoredId, Path(description="as it is listed")]


@own.get(
    "/people/me",
    response_description="Your account",
    responses=refusals("not_signed_in"),
)
async def me(
    request: Request, response: Response, services: ServicesDep, person: CurrentUser
) -> Me:
    """Return who you are, and renew an old cookie."""
    if bearer_in(request.headers.get("authorization")) is None:
        session = session_in(services.settings, request.cookies)
        if session is not None and session.age > RENEWAL:
            set_cookie(response, services.settings, session.secret)
    return await _me(services, person.id)


@own.patch(
    "/people/me",
    response_description="Your account as it is now",
    responses=refusals("not_signed_in", "not_allowed", "invalid"),
)
async def change_me(body: Changes, services: ServicesDep, current: CurrentSession) -> Me:
    """Change your name, language or preferences."""
    values: dict[str, object] = {}
    name = None if body.name is None else clean_name(body.name)
    if body.language is not None:
        values["language"] = body.language
    if body.preferences is not None:
        values["preferences"] = _preferences(body.preferences)
    wish = None if body.preferences is None else wished(body.preferences)
    async with services.database.write() as connection:
        shown: tuple[str, ...] = ()
        if name is not None:
            shown = await lifecycle.rename(connection, current.person.id, name)
        await accounts.change(connection, current.person.id, values)
        is_shorter = False
        if wish is not None:
            at = clock.now()
            needed = await rest_needed_from(connection, current.person.id, at)
            is_shorter = await rests.change(connection, current.person.id, wish, at, needed=needed)
    if is_shorter:
        await end_vacations(services.database, services.table_service, current.person.id)
    services.lookups.forget(current.person.id)
    if shown:
        await services.departures.renamed(shown, current.person.id)
    return await _me(services, current.person.id)


@own.post(
    "/people/me/password",
    status_code=204,
    response_description="The password is changed, all other sessions and all tokens are revoked",
    responses=refusals(
        "not_signed_in", "wrong_password", "not_allowed", "conflict", "invalid", "too_many"
    ),
)
async def change_password(
    body: NewPassword, request: Request, services: ServicesDep, current: CurrentSession
) -> None:
    """Change your password; all other sessions end, and all tokens are revoked."""
    if current.person.is_guest:
        raise refusal("guest_without_password")
    account = await confirmed(request, services, current.person.id, body.old)
    new = body.new.get_secret_value()
    hashed = await hash_chosen(new, account.login, account.name, account.email, field="new")
    async with services.database.write() as connection:
        await accounts.replace_password(connection, account, hashed)
        await sessions.revoke_others(connection, account.id, current.key)
        await sessions.revoke_tokens(connection, account.id)
        await password_resets.forget_person(connection, account.id)
    services.lookups.forget(account.id)


@own.delete(
    "/people/me",
    status_code=204,
    response_description="The account is gone; the games stay, with a former player",
    responses=refusals("not_signed_in", "wrong_password", "not_allowed", "invalid", "too_many"),
)
async def delete_me(
    request: Request,
    response: Response,
    services: ServicesDep,
    current: CurrentSession,
    body: Farewell | None = None,
) -> None:
    """Delete your account for good; members give their password."""
    password = body.password if body else None
    account = await confirmed(request, services, current.person.id, password)
    async with services.database.write() as connection:
        # Nobody may have changed the password, or registered, since it was checked.
        await accounts.replace_password(connection, account, None)
        left = await lifecycle.delete_account(connection, account.id)
    services.lookups.forget(account.id)
    drop_cookie(response, services.settings)
    await services.departures.left(left, account.id)


@own.get(
    "/people/me/sessions",
    response_description="Your sessions, the newest first",
    responses=refusals("not_signed_in", "not_allowed"),
)
async def list_sessions(services: ServicesDep, current: CurrentSession) -> list[SessionOut]:
    """List where you are signed in."""
    async with services.database.read() as connection:
        stored = await sessions.stored_sessions(connection, current.person.id)
    return [
        SessionOut(
            id=each.id,
            device=each.device,
            created=each.created,
            seen=each.seen,
            is_present=each.id == current.key,
        )
        for each in stored
    ]


@own.delete(
    "/people/me/sessions",
    status_code=204,
    response_description="Only this session is left",
    responses=refusals("not_signed_in", "not_allowed"),
)
async def end_other_sessions(services: ServicesDep, current: CurrentSession) -> None:
    """End all your sessions but this one."""
    async with services.database.write() as connection:
        await sessions.revoke_others(connection, current.person.id, current.key)
    services.lookups.forget(current.person.id)


@own.delete(
    "/people/me/sessions/{session}",
    status_code=204,
    response_description="The session has ended",
    responses=refusals("not_signed_in", "not_allowed", "not_found", "invalid"),
)
async def end_session(
    session: ThisId, response: Response, services: ServicesDep, current: CurrentSession
) -> None:
    """End one of your sessions."""
    async with services.database.write() as connection:
        is_ended = await sessions.revoke_session(connection, current.person.id, session)
    if not is_ended:
        raise refusal("no_such_session")
    services.lookups.forget(current.person.id)
    if session == current.key:
        drop_cookie(response, services.settings)


@own.get(
    "/people/me/tokens",
    response_description="Your tokens, the newest first, without their texts",
    responses=refusals("not_signed_in", "not_allowed"),
)
async def list_tokens(services: ServicesDep, current: CurrentSession) -> list[TokenOut]:
    """List your tokens for bots and scripts."""
    async with services.database.read() as connection:
        stored = await sessions.stored_tokens(connection, current.person.id)
    return [
        TokenOut(id=each.id, label=each.label, created=each.created, seen=each.seen)
        for each in stored
    ]


@own.post(
    "/people/me/tokens",
    status_code=201,
    response_description="The token, whose text is shown this one time",
    responses=refusals("not_signed_in", "not_allowed", "conflict", "invalid"),
)
async def make_token(body: NewToken, services: ServicesDep, current: CurrentSession) -> FreshToken:
    """Make a token for a bot or script: ``Authorization: Bearer cal_...``."""
    label = clean_name(body.label, "label", LONGEST_LABEL)
    async with services.database.write() as connection:
        # If the password has just been changed, a thief must not keep a token.
        if not await sessions.is_live(connection, current.person.id, current.key):
            raise refusal("session_ended")
        token, stored = await sessions.create_token(connection, current.person.id, label)
    return FreshToken(
        id=stored.id, label=stored.label, created=stored.created, seen=None, token=token
    )


@own.delete(
    "/people/me/tokens/{token}",
    status_code=204,
    response_description="The token is worthless now",
    responses=refusals("not_signed_in", "not_allowed", "not_found", "invalid"),
)
async def revoke_token(token: ThisId, services: ServicesDep, current: CurrentSession) -> None:
    """Make one of your tokens worthless; give its id, not its text."""
    async with services.database.write() as connection:
        is_revoked = await sessions.revoke_token(connection, current.person.id, token)
    if not is_revoked:
        raise refusal("no_such_token")
    services.lookups.forget(current.person.id)


router.include_router(own)


async def _me(services: Services, person: str) -> Me:
    async with services.database.read() as connection:
        account = await accounts.account_of(connection, person)
        seats = await accounts.seats_of(connection, person)
        pending = await email.pending_of(connection, person)
        rows = await rests.rows_of(connection, person)
    if account is None:
        raise refusal("account_deleted")
    return Me(
        id=account.id,
        name=account.name,
        is_guest=account.is_guest,
        language=account.language,
        login=account.login,
        email=account.email,
        pending_email=pending,
        preferences=account.preferences,
        rest=_rest(upcoming_rest(rows, clock.now())),
        created=account.created,
        seats=seats,
    )


def _rest(rest: UpcomingRest) -> RestOut:
    left = {str(year): days for year, days in rest.left.items()}
    return RestOut(since=rest.since, earliest=str(rest.earliest), left=left)


def _preferences(given: Mapping[str, object]) -> str:
    try:
        text = encode_text(_without_repetition(given))
        decode(text)
    except (ValueError, OverflowError, RecursionError):
        # Half a character, a number beyond all bounds, or nested without end.
        raise RefusedError("invalid", "the preferences cannot be stored: simplify them") from None
    if len(text) > LARGEST_PREFERENCES:
        raise RefusedError("invalid", "the preferences are too large: give at most 8 KiB")
    return text


def _without_repetition(given: Mapping[str, object]) -> Mapping[str, object]:
    """Return preferences in which every vacation appears once."""
    vacations = given.get("vacations")
    if not isinstance(vacations, list):
        return given
    each_once = {encode_text(each): each for each in vacations}
    return {**given, "vacations": list(each_once.values())}
