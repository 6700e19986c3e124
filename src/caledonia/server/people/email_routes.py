"""E-mail addresses of members: setting, confirming and changing them.

No answer reveals whether an address has an account: every new address is pending until confirmed,
and only the mail sent to it says more.
"""

from __future__ import annotations

from html import escape
from typing import Annotated, Final

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, Field
from sqlalchemy.exc import IntegrityError
from starlette.responses import HTMLResponse, Response

from caledonia.server.html_page import html_page
from caledonia.server.identity.dependencies import CurrentSession
from caledonia.server.people import accounts, email, password_resets
from caledonia.server.people.accounts import Account
from caledonia.server.people.email import Pending, confirm_mail, moved_mail, taken_mail
from caledonia.server.people.models import NewEmail, refusals
from caledonia.server.people.passwords import address_of, confirmed
from caledonia.server.people.validation import checked_email
from caledonia.server.refusals import refusal
from caledonia.server.security.buckets import Rate
from caledonia.server.security.limits import is_left, spend
from caledonia.server.services import Services, ServicesDep
from caledonia.server.settings import Settings
from caledonia.server.shapes.base import Nothing, json_response
from caledonia.server.texts import browser_language, one_line, texts_for
from caledonia.server.wire import answer

FROM: Final = Rate(burst=10, seconds=60)
"""Mails requested from one network address."""
TO_FROM: Final = Rate(burst=3, seconds=1200)
"""Mails to one mailbox requested from one network address."""
TO: Final = Rate(burst=10, seconds=360)
"""All mails to one mailbox; further ones are dropped."""

router = APIRouter(tags=["people"])
Secret = Annotated[str, Path(max_length=100)]


class Ways(BaseModel):
    """What this server offers to members."""

    mail: bool = Field(
        description="Whether it sends mail; only then can accounts have an e-mail address."
    )


@router.get("/people/ways", response_description="What this server offers")
async def ways(services: ServicesDep) -> Ways:
    """Return whether members may set an e-mail address."""
    return Ways(mail=services.settings.mail is not None)


@router.post(
    "/people/me/email",
    status_code=202,
    response_description="A mail goes to the address; it is yours once you open its link",
    responses=json_response(Nothing, 202)
    | refusals("not_signed_in", "wrong_password", "not_allowed", "conflict", "invalid", "too_many"),
)
async def give_address(
    body: NewEmail, request: Request, services: ServicesDep, current: CurrentSession
) -> Response:
    """Set or change the account's e-mail address.

    The answer is the same whether or not the address belongs to another account.
    """
    if current.person.is_guest:
        raise refusal("guest_without_password")
    address = allowed_email(services.settings, body.email)
    account = await confirmed(request, services, current.person.id, body.password)
    count_mail(request, address)
    async with services.database.write() as connection:
        secret = await email.create_link(connection, account.id, address)
    mail_soon(request, services, account.id, address, secret)
    return answer(Nothing(), 202)


def allowed_email(settings: Settings, text: str) -> str:
    """Return an e-mail address in normal form.

    :raises RefusedError: if it is malformed, or this server does not send mail.
    """
    if settings.mail is None:
        raise refusal("email_without_mail")
    return checked_email(text)


def count_mail(request: Request, mailbox: str) -> None:
    """Count a mail.

    :raises TooOftenError: if this address requested too many.
    """
    address = address_of(request)
    spend(request, "mail from", address, FROM)
    spend(request, "mail to from", f"{mailbox}\n{address}", TO_FROM)


def mail_soon(request: Request, services: Services, person: str, address: str, secret: str) -> None:
    """Mail a new address in the background, so that timing does not reveal who has it."""
    if is_left(request, "mail to", address, TO):
        services.hub.soon(_mail_new_address(services, person, address, secret))


async def _mail_new_address(services: Services, person: str, address: str, secret: str) -> None:
    mail = services.settings.mail
    async with services.database.read() as connection:
        account = await accounts.account_of(connection, person)
        owner = await accounts.account_named(connection, address)
    if mail is None or account is None:
        return
    if owner is None:
        url = email.confirm_link(services.settings, secret)
        message = confirm_mail(mail, address, account.name, account.language, url)
    else:
        message = taken_mail(mail, address, owner.name, owner.language, _home(services.settings))
    await email.send(mail, message)


@router.get("/people/confirm/{secret}", include_in_schema=False)
async def ask_to_confirm(request: Request, services: ServicesDep, secret: Secret) -> Response:
    """Show the question whether an address is yours; viewing does not use up the link."""
    async with services.database.read() as connection:
        pending = await email.find_pending(connection, secret)
        account = None if pending is None else await accounts.account_of(connection, pending.person)
    if pending is None or account is None:
        return _expired(request)
    texts = texts_for(account.language)
    text = texts("notice-page-own", address=pending.email, name=one_line(account.name))
    button = escape(texts("notice-page-own.button"))
    return html_page(texts, text, f'<form method="post"><button>{button}</button></form>')


@router.post("/people/confirm/{secret}", include_in_schema=False)
async def confirm(request: Request, services: ServicesDep, secret: Secret) -> Response:
    """Confirm an address."""
    try:
        used = await _use(services, secret)
    except IntegrityError:
        used = None
    if used is None:
        return _expired(request)
    pending, before = used
    if before.email is not None and before.email != pending.email:
        services.hub.soon(_mail_old_address(services, before, before.email))
    texts = texts_for(before.language)
    return html_page(texts, texts("notice-page-own-done", address=pending.email))


async def _use(services: Services, secret: str) -> tuple[Pending, Account] | None:
    """Return what was confirmed, and the account before the change."""
    async with services.database.write() as connection:
        pending = await email.find_pending(connection, secret)
        account = None if pending is None else await accounts.account_of(connection, pending.person)
        if account is None or await email.confirm(connection, secret) is None:
            return None
        assert pending is not None
        # Revoke links that were sent to the former address.
        await password_resets.forget_person(connection, account.id)
    return pending, account


async def _mail_old_address(services: Services, account: Account, address: str) -> None:
    if services.settings.mail is not None:
        mail, url = services.settings.mail, _home(services.settings)
        await email.send(mail, moved_mail(mail, address, account.name, account.language, url))


def _expired(request: Request) -> HTMLResponse:
    texts = texts_for(browser_language(request.headers.get("accept-language", "")))
    return html_page(texts, texts("notice-page-own-old"), status=404)


def _home(settings: Settings) -> str:
    return f"{settings.public_url.rstrip('/')}/account"
