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

from caledonia.server.notices.pages import browser_language, html_page
from caledonia.server.notices.words import one_line, texts_for
from caledonia.server.people import accounts, confirmations, resets
from caledonia.server.people.accounts import Account
from caledonia.server.people.confirmations import Pending
from caledonia.server.people.guesses import address_of
from caledonia.server.people.identity import CurrentSession
from caledonia.server.people.letters import confirm_letter, moved_letter, post, taken_letter
from caledonia.server.people.mine import confirmed
from caledonia.server.people.models import NewEmail, refusals
from caledonia.server.people.texts import checked_email
from caledonia.server.refusals import refusal
from caledonia.server.security.buckets import Rate
from caledonia.server.security.limits import is_left, spend
from caledonia.server.services import Services, ServicesDep
from caledonia.server.settings import Settings
from caledonia.server.shapes.base import Nothing, json_response
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
    body: NewEmail, request: Request, services: ServicesDep, holder: CurrentSession
) -> Response:
    """Set or change the account's e-mail address.

    The answer is the same whether or not somebody else has the address.
    """
    if holder.person.is_guest:
        raise refusal("guest_without_password")
    email = allowed_email(services.settings, body.email)
    account = await confirmed(request, services, holder.person.id, body.password)
    spend_mail(request, email)
    async with services.database.write() as connection:
        secret = await confirmations.make(connection, account.id, email)
    write_soon(request, services, account.id, email, secret)
    return answer({}, 202)


def allowed_email(settings: Settings, text: str) -> str:
    """Return an e-mail address in normal form.

    :raises RefusedError: if it is malformed, or this server does not send mail.
    """
    if settings.mail is None:
        raise refusal("email_without_mail")
    return checked_email(text)


def spend_mail(request: Request, email: str) -> None:
    """Count a mail.

    :raises TooOftenError: if this address requested too many.
    """
    address = address_of(request)
    spend(request, "mail from", address, FROM)
    spend(request, "mail to from", f"{email}\n{address}", TO_FROM)


def write_soon(request: Request, services: Services, person: str, email: str, secret: str) -> None:
    """Mail a new address in the background, so that timing does not reveal who has it."""
    if is_left(request, "mail to", email, TO):
        services.hub.soon(_write(services, person, email, secret))


async def _write(services: Services, person: str, email: str, secret: str) -> None:
    mail = services.settings.mail
    async with services.database.read() as connection:
        account = await accounts.account_of(connection, person)
        owner = await accounts.account_named(connection, email)
    if mail is None or account is None:
        return
    if owner is None:
        url = confirmations.link(services.settings, secret)
        message = confirm_letter(mail, email, account.name, account.language, url)
    else:
        message = taken_letter(mail, email, owner.name, owner.language, _home(services.settings))
    await post(mail, message)


# The page behind the link, which works without a session.


@router.get("/people/confirm/{secret}", include_in_schema=False)
async def ask_to_confirm(request: Request, services: ServicesDep, secret: Secret) -> Response:
    """Show the question whether an address is yours; viewing does not use up the link."""
    async with services.database.read() as connection:
        pending = await confirmations.find(connection, secret)
        account = None if pending is None else await accounts.account_of(connection, pending.person)
    if pending is None or account is None:
        return _old(request)
    said = texts_for(account.language)
    text = said("notice-page-own", address=pending.email, name=one_line(account.name))
    button = escape(said("notice-page-own.button"))
    return html_page(said, text, f'<form method="post"><button>{button}</button></form>')


@router.post("/people/confirm/{secret}", include_in_schema=False)
async def confirm(request: Request, services: ServicesDep, secret: Secret) -> Response:
    """Confirm an address."""
    try:
        used = await _use(services, secret)
    except IntegrityError:
        used = None
    if used is None:
        return _old(request)
    pending, before = used
    if before.email is not None and before.email != pending.email:
        services.hub.soon(_tell_old_address(services, before, before.email))
    said = texts_for(before.language)
    return html_page(said, said("notice-page-own-done", address=pending.email))


async def _use(services: Services, secret: str) -> tuple[Pending, Account] | None:
    """Return what was confirmed, and the account before the change."""
    async with services.database.write() as connection:
        pending = await confirmations.find(connection, secret)
        account = None if pending is None else await accounts.account_of(connection, pending.person)
        if account is None or await confirmations.use(connection, secret) is None:
            return None
        assert pending is not None
        # Revoke links that were sent to the former address.
        await resets.forget(connection, account.id)
    return pending, account


async def _tell_old_address(services: Services, account: Account, address: str) -> None:
    if services.settings.mail is not None:
        mail, url = services.settings.mail, _home(services.settings)
        await post(mail, moved_letter(mail, address, account.name, account.language, url))


def _old(request: Request) -> HTMLResponse:
    said = texts_for(browser_language(request.headers.get("accept-language", "")))
    return html_page(said, said("notice-page-own-old"), status=404)


def _home(settings: Settings) -> str:
    return f"{settings.public_url.rstrip('/')}/account"
