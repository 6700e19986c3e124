"""A forgotten password: a link by mail, and a new password by that link."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from caledonia.server.errors import RefusedError
from caledonia.server.people import accounts, resets, sessions, tokens
from caledonia.server.people.devices import Device, device_in
from caledonia.server.people.guesses import address_of
from caledonia.server.people.letters import post, reset_letter
from caledonia.server.people.lookups import lookups_of
from caledonia.server.people.models import Forgotten, Reset, refusals
from caledonia.server.people.passwords import LONGEST, SHORTEST, hash_chosen
from caledonia.server.people.reset_pages import asking, done, old, password_in
from caledonia.server.people.texts import fold_email, fold_login
from caledonia.server.refusals import refusal
from caledonia.server.security.buckets import Rate
from caledonia.server.security.limits import spend
from caledonia.server.services import Services, ServicesDep
from caledonia.server.shapes.base import Nothing, json_response
from caledonia.server.wire import answer

MAILS: Final = Rate(burst=3, seconds=1200)
"""Mails to one member from one address, so that nobody can block other people's requests."""
ASKING: Final = Rate(burst=10, seconds=60)
"""From one address."""

router = APIRouter(tags=["people"])
Secret = Annotated[str, Path(max_length=100)]


@router.post(
    "/people/forgot",
    status_code=202,
    response_description="If there is such a member with an e-mail address, a link is sent to it",
    responses=json_response(Nothing, 202) | refusals("conflict", "invalid", "too_many"),
)
async def forgot(body: Forgotten, request: Request, services: ServicesDep) -> Response:
    """Have a link sent to your e-mail address, by which you set a new password.

    The answer is the same whether there is such a member or not.
    """
    if body.login is None and body.email is None:
        raise refusal("no_login")
    if body.login is not None and body.email is not None:
        raise RefusedError("invalid", "give either the user name or the e-mail address")
    if services.settings.mail is None:
        raise RefusedError("conflict", "this server sends no mail: ask its operator for a link")
    login = body.login or body.email or ""
    address = address_of(request)
    spend(request, "forgot-from", address, ASKING)
    spend(request, "forgot", f"{fold_email(login) or fold_login(login) or login}\n{address}", MAILS)
    # By itself: how long it takes must not tell whether there is somebody to write to.
    services.hub.soon(_send(services, login, device_in(services.settings, request.cookies)))
    return answer({}, 202)


async def _send(services: Services, login: str, device: Device | None) -> None:
    mail = services.settings.mail
    assert mail is not None
    async with services.database.write() as connection:
        account = await accounts.account_named(connection, login)
        if account is None or account.is_guest or account.email is None:
            return
        is_known = device is not None and device.knows(services.settings, account.id)
        most = resets.MOST_KNOWN if is_known else resets.MOST
        secret = await resets.make(connection, account.id, resets.HOUR, most)
    if secret is None:
        return
    url = resets.link(services.settings, secret)
    message = reset_letter(mail, account.email, account.name, account.language, url)
    await post(mail, message)


@router.post(
    "/people/reset",
    status_code=204,
    response_description="The password is changed, all sessions and tokens have ended",
    responses=refusals("not_found", "invalid", "too_many"),
)
async def reset(body: Reset, services: ServicesDep) -> None:
    """Set a new password by the secret of a link; it works once."""
    if not await _reset(services, body.secret, body.password.get_secret_value()):
        raise RefusedError("not_found", "this link has expired: request a new one")


async def _reset(services: Services, secret: str, password: str) -> bool:
    """Set a new password; return whether the link worked."""
    async with services.database.read() as connection:
        # A wrong link must not cost the work of a hash.
        person = await resets.person_of(connection, secret)
        if person is None:
            return False
        account = await accounts.account_of(connection, person)
    known = (account.login, account.name, account.email) if account else ()
    new = await hash_chosen(password, *known)
    async with services.database.write() as connection:
        person = await resets.use(connection, secret)
        if person is None:
            return False
        await accounts.change(connection, person, {"password": new})
        await sessions.revoke_others(connection, person)
        await tokens.revoke_all(connection, person)
    lookups_of(services.database).forget(person)
    return True


# The page behind the link, for people without anything else.


@router.get("/people/reset/{secret}", include_in_schema=False)
async def ask_for_password(request: Request, services: ServicesDep, secret: Secret) -> Response:
    """Show a form for a new password; looking at it uses nothing up."""
    async with services.database.read() as connection:
        person = await resets.person_of(connection, secret)
        account = None if person is None else await accounts.account_of(connection, person)
    return old(request) if account is None else asking(account)


@router.post("/people/reset/{secret}", include_in_schema=False)
async def take_password(request: Request, services: ServicesDep, secret: Secret) -> Response:
    """Set the password that was written into the form."""
    password = password_in(await request.body())
    async with services.database.read() as connection:
        person = await resets.person_of(connection, secret)
        account = None if person is None else await accounts.account_of(connection, person)
    if account is None:
        return old(request)
    if not SHORTEST <= len(password) <= LONGEST:
        return asking(account, again=True)
    try:
        is_done = await _reset(services, secret, password)
    except RefusedError:
        return asking(account, again=True, is_weak=True)
    return done(account) if is_done else old(request)
