"""Password resets: links by mail that work once and for a short time, and their pages.

Only a hash of a link's secret is stored.
"""

from __future__ import annotations

from html import escape
from typing import Annotated, Final
from urllib.parse import parse_qs

from fastapi import APIRouter, Path, Request
from sqlalchemy import delete, func, insert, select
from starlette.responses import HTMLResponse, Response

from caledonia.server import clock
from caledonia.server.db.connection import DbConnection
from caledonia.server.db.schema import people, resets
from caledonia.server.errors import RefusedError
from caledonia.server.html_page import html_page
from caledonia.server.people import accounts
from caledonia.server.people.accounts import Account
from caledonia.server.people.email import reset_mail, send
from caledonia.server.people.models import Forgotten, Reset, refusals
from caledonia.server.people.passwords import LONGEST, SHORTEST, address_of, hash_chosen
from caledonia.server.people.sessions import revoke_others, revoke_tokens
from caledonia.server.people.validation import fold_email, fold_login
from caledonia.server.refusals import refusal
from caledonia.server.security.buckets import Rate
from caledonia.server.security.cookies import hashed, new_secret
from caledonia.server.security.device_cookie import Device, device_in
from caledonia.server.security.limits import spend
from caledonia.server.services import Services, ServicesDep
from caledonia.server.settings import Settings
from caledonia.server.shapes.base import Nothing, json_response
from caledonia.server.texts import browser_language, one_line, texts_for
from caledonia.server.wire import answer

HOUR: Final = 3_600_000
"""Milliseconds that a link works which was sent by mail."""
DAY: Final = 24 * HOUR
"""Milliseconds that a link works which the operator passes on."""
MOST: Final = 10
"""Maximum valid links per person."""
MOST_KNOWN: Final = MOST + 3
"""Further links for known browsers, which strangers cannot use up."""
MAILS: Final = Rate(burst=3, seconds=1200)
"""Mails to one member from one address: requests of others cannot block a member's."""
REQUESTS: Final = Rate(burst=10, seconds=60)
"""From one address."""

FORM: Final = """\
<form method="post"><p><label>{label}
<input type="password" name="password" autocomplete="new-password"
 minlength="{shortest}" maxlength="{longest}" required></label></p>
<button>{button}</button></form>"""

router = APIRouter(tags=["people"])
Secret = Annotated[str, Path(max_length=100)]


async def make(
    connection: DbConnection, person: str, lifetime: int, most: int = MOST
) -> str | None:
    """Store a link for a person and return its secret; None if there are too many."""
    now = clock.now()
    await connection.execute(delete(resets).where(resets.c.expires <= now))
    count = select(func.count()).where(resets.c.person == person)
    if (await connection.execute(count)).scalar_one() >= most:
        return None
    secret = new_secret()
    values = {"id": hashed(secret), "person": person, "created": now, "expires": now + lifetime}
    await connection.execute(insert(resets).values(**values))
    return secret


async def person_of(connection: DbConnection, secret: str) -> str | None:
    """Return the member that a link is for; None if it is invalid or expired."""
    query = (
        select(resets.c.person)
        .join(people, people.c.id == resets.c.person)
        .where(resets.c.id == hashed(secret), resets.c.expires > clock.now())
        .where(people.c.deleted.is_(None), people.c.password.is_not(None))
    )
    member: str | None = (await connection.execute(query)).scalar()
    return member


async def use(connection: DbConnection, secret: str) -> str | None:
    """Use up a link; return its member, or None if it is invalid or expired."""
    person = await person_of(connection, secret)
    if person is None:
        return None
    # Of two concurrent requests, only one deletes the row.
    used = await connection.execute(delete(resets).where(resets.c.id == hashed(secret)))
    if used.rowcount == 0:
        return None
    await forget_person(connection, person)
    return person


async def forget_person(connection: DbConnection, person: str) -> None:
    """Delete all links of a person."""
    await connection.execute(delete(resets).where(resets.c.person == person))


def link(settings: Settings, secret: str) -> str:
    """Return the link with a secret."""
    return f"{settings.public_url.rstrip('/')}/api/people/reset/{secret}"


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
    spend(request, "forgot-from", address, REQUESTS)
    spend(request, "forgot", f"{fold_email(login) or fold_login(login) or login}\n{address}", MAILS)
    # In the background, so that timing does not reveal whether there is such a member.
    services.hub.soon(_send(services, login, device_in(services.settings, request.cookies)))
    return answer(Nothing(), 202)


async def _send(services: Services, login: str, device: Device | None) -> None:
    mail = services.settings.mail
    assert mail is not None
    async with services.database.write() as connection:
        account = await accounts.account_named(connection, login)
        if account is None or account.is_guest or account.email is None:
            return
        is_known = device is not None and device.knows(services.settings, account.id)
        most = MOST_KNOWN if is_known else MOST
        secret = await make(connection, account.id, HOUR, most)
    if secret is None:
        return
    url = link(services.settings, secret)
    message = reset_mail(mail, account.email, account.name, account.language, url)
    await send(mail, message)


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
        # A wrong link must not cost a hash.
        person = await person_of(connection, secret)
        if person is None:
            return False
        account = await accounts.account_of(connection, person)
    own = (account.login, account.name, account.email) if account else ()
    new = await hash_chosen(password, *own)
    async with services.database.write() as connection:
        person = await use(connection, secret)
        if person is None:
            return False
        await accounts.change(connection, person, {"password": new})
        await revoke_others(connection, person)
        await revoke_tokens(connection, person)
    services.lookups.forget(person)
    return True


@router.get("/people/reset/{secret}", include_in_schema=False)
async def ask_for_password(request: Request, services: ServicesDep, secret: Secret) -> Response:
    """Show a form for a new password; viewing does not use up the link."""
    async with services.database.read() as connection:
        person = await person_of(connection, secret)
        account = None if person is None else await accounts.account_of(connection, person)
    return _expired(request) if account is None else _form(account)


@router.post("/people/reset/{secret}", include_in_schema=False)
async def take_password(request: Request, services: ServicesDep, secret: Secret) -> Response:
    """Set the password of the form."""
    password = _password_in(await request.body())
    async with services.database.read() as connection:
        person = await person_of(connection, secret)
        account = None if person is None else await accounts.account_of(connection, person)
    if account is None:
        return _expired(request)
    if not SHORTEST <= len(password) <= LONGEST:
        return _form(account, again=True)
    try:
        is_done = await _reset(services, secret, password)
    except RefusedError:
        return _form(account, again=True, is_weak=True)
    return _done(account) if is_done else _expired(request)


def _form(account: Account, *, again: bool = False, is_weak: bool = False) -> HTMLResponse:
    """Return the form; again if the password was not accepted."""
    texts = texts_for(account.language)
    form = FORM.format(
        label=escape(texts("notice-page-reset.label", shortest=SHORTEST, longest=LONGEST)),
        shortest=SHORTEST,
        longest=LONGEST,
        button=escape(texts("notice-page-reset.button")),
    )
    text = texts("notice-page-reset", name=one_line(account.name))
    if is_weak:
        text = texts("notice-page-reset-weak")
    return html_page(texts, text, form, status=422 if again else 200)


def _done(account: Account) -> HTMLResponse:
    """Return the page after a change."""
    texts = texts_for(account.language)
    return html_page(texts, texts("notice-page-reset-done"))


def _expired(request: Request) -> HTMLResponse:
    """Return the page for an invalid or expired link."""
    texts = texts_for(browser_language(request.headers.get("accept-language", "")))
    return html_page(texts, texts("notice-page-reset-old"), status=404)


def _password_in(body: bytes) -> str:
    """Return the password of a form; empty if there is none."""
    try:
        fields = parse_qs(body.decode(), max_num_fields=8)
    except ValueError:
        return ""
    return fields.get("password", [""])[0]
