"""The routes to begin as a guest, register, sign in and sign out."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from pydantic import SecretStr

from caledonia.server.db.connection import DbConnection
from caledonia.server.errors import RefusedError
from caledonia.server.identity.dependencies import OptionalUser, identity_of
from caledonia.server.identity.models import Identity, Person
from caledonia.server.identity.origins import write_origins
from caledonia.server.people import accounts, email, lifecycle, sessions
from caledonia.server.people.accounts import Account, Credentials
from caledonia.server.people.email_routes import allowed_email, count_mail, mail_soon
from caledonia.server.people.models import (
    NewGuest,
    PersonOut,
    Registration,
    SignIn,
    person_out,
    refusals,
)
from caledonia.server.people.passwords import (
    begin_guess,
    hash_chosen,
    hash_password,
    is_outdated,
    is_password,
)
from caledonia.server.people.validation import (
    checked_login,
    clean_device,
    clean_name,
    fold_email,
    fold_login,
)
from caledonia.server.refusals import refusal
from caledonia.server.security.cookies import drop_cookie, set_cookie
from caledonia.server.security.device_cookie import device_in, remember_device
from caledonia.server.services import Services, ServicesDep

router = APIRouter(tags=["people"])


@router.post(
    "/people/guest",
    status_code=201,
    response_description="The new guest, and a cookie that keeps the seats",
    responses=refusals("conflict", "invalid", "too_many"),
)
async def begin_as_guest(
    body: NewGuest,
    request: Request,
    response: Response,
    services: ServicesDep,
    visitor: OptionalUser,
) -> PersonOut:
    """Play at once, with nothing but a name."""
    if visitor is not None:
        raise refusal("signed_in", name=visitor.name)
    name = clean_name(body.name)
    async with services.database.write() as connection:
        person = await accounts.create(connection, name, body.language)
        secret = await sessions.begin(connection, person, _device(request))
    set_cookie(response, services.settings, secret)
    return person_out(Person(person, name, True, body.language))


@router.post(
    "/people/register",
    status_code=201,
    response_description="The new member; a guest keeps the id, and so all games",
    responses=refusals("not_allowed", "conflict", "invalid", "too_many"),
)
async def register(
    body: Registration, request: Request, response: Response, services: ServicesDep
) -> PersonOut:
    """Register as a member with a user name and a password.

    An e-mail address is possible if the server sends mail. It belongs to the account once the link
    mailed to it is opened; the answer does not reveal whether another account has it.
    """
    identity = await _session_identity(request, services)
    if identity is not None and not identity.person.is_guest:
        raise refusal("registered_already")
    name = _name_for(body, identity)
    address = None if body.email is None else allowed_email(services.settings, body.email)
    credentials = await _credentials(body, name, address)
    if address is not None:
        count_mail(request, address)
    shown: tuple[str, ...] = ()
    link = ""
    async with services.database.write() as connection:
        if identity is None:
            person = await accounts.create(connection, name, body.language, credentials)
        else:
            person = identity.person.id
            shown = await lifecycle.rename(connection, person, name)
            await accounts.register(connection, person, name, credentials)
            await sessions.revoke_session(connection, person, identity.key)
        if address is not None:
            link = await email.create_link(connection, person, address)
        secret = await sessions.begin(connection, person, _device(request))
    if address is not None:
        mail_soon(request, services, person, address, link)
    services.lookups.forget(person)
    set_cookie(response, services.settings, secret)
    await _remember(request, response, services, person)
    if shown:
        await services.departures.renamed(shown, person)
    language = identity.person.language if identity else body.language
    return person_out(Person(person, name, False, language))


@router.post(
    "/people/sign-in",
    response_description="The member, and the cookie of a new session",
    responses=refusals("wrong_password", "not_allowed", "conflict", "invalid", "too_many"),
)
async def sign_in(
    body: SignIn, request: Request, response: Response, services: ServicesDep
) -> PersonOut:
    """Sign in as a member.

    Where a guest asks, the guest stays as it is, unless the seats are to be taken along.
    """
    if body.login is None and body.email is None:
        raise refusal("no_login")
    if body.login is not None and body.email is not None:
        raise RefusedError("invalid", "give either the user name or the e-mail address")
    identity = await _session_identity(request, services)
    account = await _checked(request, services, body.login or body.email or "", body.password)
    again = await _hashed_again(account, body.password)
    guest = identity.person if identity and identity.person.is_guest and body.merge else None
    moved: tuple[str, ...] = ()
    async with services.database.write() as connection:
        await accounts.replace_password(connection, account, again)
        if guest is not None:
            moved = await lifecycle.merge(connection, guest.id, account.id)
        await _leave_member(connection, identity)
        secret = await sessions.begin(connection, account.id, _device(request))
    for person in {account.id, identity.person.id if identity else account.id}:
        services.lookups.forget(person)
    set_cookie(response, services.settings, secret)
    await _remember(request, response, services, account.id)
    if guest is not None:
        await services.departures.moved(moved, guest.id, account.id)
    return person_out(Person(account.id, account.name, False, account.language))


@router.post(
    "/people/sign-out",
    status_code=204,
    response_description="The session has ended",
    responses=refusals("not_allowed"),
)
async def sign_out(request: Request, response: Response, services: ServicesDep) -> None:
    """End this session. A guest who signs out cannot come back."""
    identity = await _session_identity(request, services)
    if identity is not None:
        async with services.database.write() as connection:
            await sessions.revoke_session(connection, identity.person.id, identity.key)
        services.lookups.forget(identity.person.id)
    drop_cookie(response, services.settings)


async def _session_identity(request: Request, services: Services) -> Identity | None:
    identity = await identity_of(request, services)
    if identity is not None and identity.is_token:
        raise RefusedError("not_allowed", "a token cannot do this: send the request without it")
    return identity


async def _checked(
    request: Request, services: Services, login: str, password: SecretStr
) -> Account:
    """Return the account with this password; a refusal does not reveal whether it exists."""
    async with services.database.read() as connection:
        account = await accounts.account_named(connection, login)
    device = device_in(services.settings, request.cookies)
    is_known = bool(account and device and device.knows(services.settings, account.id))
    folded = fold_email(login) or fold_login(login) or login
    was_right = begin_guess(request, folded, device if is_known else None)
    stored = account.password if account else None
    given = password.get_secret_value()
    if not await is_password(stored, given, is_known=is_known) or account is None:
        raise RefusedError(
            "wrong_password", "the name or the password is wrong: try again, or register"
        )
    was_right()
    return account


async def _remember(request: Request, response: Response, services: Services, person: str) -> None:
    """Set a browser's device cookie, and record where the account is used from."""
    device = device_in(services.settings, request.cookies)
    device = remember_device(response, services.settings, device, person)
    services.origins.use(services.settings, request, person, device)
    await write_origins(services.database, services.origins)


async def _hashed_again(account: Account, password: SecretStr) -> str | None:
    """Return the password hashed with today's parameters, where the stored one is not."""
    if account.password is None or not is_outdated(account.password):
        return None
    return await hash_password(password.get_secret_value())


async def _leave_member(connection: DbConnection, identity: Identity | None) -> None:
    """End the session of a member who signs in again: its cookie is overwritten."""
    if identity is not None and not identity.person.is_guest:
        await sessions.revoke_session(connection, identity.person.id, identity.key)


async def _credentials(body: Registration, name: str, address: str | None) -> Credentials:
    if body.login is None:
        raise refusal("no_user_name_given")
    login = checked_login(body.login)
    hashed = await hash_chosen(body.password.get_secret_value(), login, name, address)
    return Credentials(login=login, password=hashed)


def _name_for(body: Registration, identity: Identity | None) -> str:
    if body.name is not None:
        return clean_name(body.name)
    if identity is not None:
        return identity.person.name
    if body.login is not None:
        return clean_name(body.login)
    raise refusal("no_name")


def _device(request: Request) -> str:
    return clean_device(request.headers.get("user-agent", ""))
