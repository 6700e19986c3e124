"""What people see and change of their own account."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fastapi import APIRouter, Request, Response
from pydantic import SecretStr

from caledonia.server import clock
from caledonia.server.errors import RefusedError
from caledonia.server.people import accounts, confirmations, resets, seating, sessions, tokens
from caledonia.server.people.accounts import Account
from caledonia.server.people.cookies import (
    RENEWAL,
    bearer_in,
    drop_cookie,
    session_in,
    set_cookie,
)
from caledonia.server.people.identity import CurrentSession, CurrentUser
from caledonia.server.people.lookups import lookups_of
from caledonia.server.people.models import Changes, Farewell, Me, NewPassword, RestOut, refusals
from caledonia.server.people.passwords import hash_chosen, is_password
from caledonia.server.people.texts import clean_name
from caledonia.server.refusals import refusal
from caledonia.server.rests import store as rests
from caledonia.server.rests.rules import Outlook, outlook, wished
from caledonia.server.rests.turns import end_vacations
from caledonia.server.security.limits import spend
from caledonia.server.services import Services, ServicesDep
from caledonia.server.wire import decode, encode_text

LARGEST_PREFERENCES: Final = 8 * 1024
"""Characters."""

router = APIRouter(tags=["people"])


@router.get(
    "/people/me",
    response_description="Your account",
    responses=refusals("not_signed_in"),
)
async def me(
    request: Request, response: Response, services: ServicesDep, person: CurrentUser
) -> Me:
    """Tell who you are, and renew an old cookie."""
    if bearer_in(request.headers.get("authorization")) is None:
        session = session_in(services.settings, request.cookies)
        if session is not None and session.age > RENEWAL:
            set_cookie(response, services.settings, session.secret)
    return await _me(services, person.id)


@router.patch(
    "/people/me",
    response_description="Your account as it is now",
    responses=refusals("not_signed_in", "not_allowed", "invalid"),
)
async def change_me(
    body: Changes, request: Request, services: ServicesDep, holder: CurrentSession
) -> Me:
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
            shown = await seating.rename(connection, holder.person.id, name)
        await accounts.change(connection, holder.person.id, values)
        is_shorter = wish is not None and await rests.change(
            connection, holder.person.id, wish, clock.now()
        )
    if is_shorter:
        await end_vacations(services.database, services.keeper, holder.person.id)
    lookups_of(services.database).forget(holder.person.id)
    watcher = seating.watcher_of(request)
    if watcher is not None and shown:
        await watcher.renamed(shown, holder.person.id)
    return await _me(services, holder.person.id)


@router.post(
    "/people/me/password",
    status_code=204,
    response_description="The password is changed, all other sessions and all tokens are revoked",
    responses=refusals(
        "not_signed_in", "wrong_password", "not_allowed", "conflict", "invalid", "too_many"
    ),
)
async def change_password(
    body: NewPassword, request: Request, services: ServicesDep, holder: CurrentSession
) -> None:
    """Change your password; all other sessions end, and all tokens are revoked."""
    if holder.person.is_guest:
        raise refusal("guest_without_password")
    account = await confirmed(request, services, holder.person.id, body.old)
    new = body.new.get_secret_value()
    hashed = await hash_chosen(new, account.login, account.name, account.email, field="new")
    async with services.database.write() as connection:
        await accounts.replace_password(connection, account, hashed)
        await sessions.revoke_others(connection, account.id, holder.key)
        await tokens.revoke_all(connection, account.id)
        await resets.forget(connection, account.id)
    lookups_of(services.database).forget(account.id)


@router.delete(
    "/people/me",
    status_code=204,
    response_description="The account is gone; the games stay, with a former player",
    responses=refusals("not_signed_in", "wrong_password", "not_allowed", "invalid", "too_many"),
)
async def delete_me(
    request: Request,
    response: Response,
    services: ServicesDep,
    holder: CurrentSession,
    body: Farewell | None = None,
) -> None:
    """Delete your account for good; members give their password."""
    password = body.password if body else None
    account = await confirmed(request, services, holder.person.id, password)
    async with services.database.write() as connection:
        # Nobody may have changed the password, or registered, since it was checked.
        await accounts.replace_password(connection, account, None)
        left = await seating.anonymise(connection, account.id)
    lookups_of(services.database).forget(account.id)
    drop_cookie(response, services.settings)
    watcher = seating.watcher_of(request)
    if watcher is not None:
        await watcher.left(left, account.id)


async def confirmed(
    request: Request, services: Services, person: str, password: SecretStr | None
) -> Account:
    """Return the account of a guest, or of a member who gave the right password."""
    async with services.database.read() as connection:
        account = await accounts.account_of(connection, person)
    if account is None:
        raise refusal("account_deleted")
    if account.is_guest:
        return account
    spend(request, "password", person)
    given = password.get_secret_value() if password else ""
    if not await is_password(account.password, given, is_known=True):
        raise refusal("password_wrong")
    return account


async def _me(services: Services, person: str) -> Me:
    async with services.database.read() as connection:
        account = await accounts.account_of(connection, person)
        seats = await accounts.seats_of(connection, person)
        pending = await confirmations.pending_of(connection, person)
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
        rest=_rest(outlook(rows, clock.now())),
        created=account.created,
        seats=seats,
    )


def _rest(found: Outlook) -> RestOut:
    left = {str(year): days for year, days in found.left.items()}
    return RestOut(since=found.since, earliest=str(found.earliest), left=left)


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
    """Return preferences in which every vacation is told once."""
    vacations = given.get("vacations")
    if not isinstance(vacations, list):
        return given
    each_once = {encode_text(each): each for each in vacations}
    return {**given, "vacations": list(each_once.values())}
