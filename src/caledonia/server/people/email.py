"""E-mail addresses of members: pending ones, and mails about the account.

An address belongs to the account once the link mailed to it is opened. Only a hash of a link's
secret is stored. Several people may have the same address pending; the first to open a link gets
it.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final

import structlog
from sqlalchemy import delete, insert, select, update

from caledonia.server import clock
from caledonia.server.db.connection import DbConnection
from caledonia.server.db.schema import confirmations, people
from caledonia.server.mail import DeliveryError, deliver
from caledonia.server.security.cookies import hashed, new_secret
from caledonia.server.settings import Mail, Settings
from caledonia.server.texts import one_line, texts_for

LIFETIME: Final = 7 * 24 * 3_600_000
"""Milliseconds for which a link works."""
PATIENCE: Final = 8.0
"""Timeout of the mail server in seconds: shutdown waits for mails in progress."""

_log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Pending:
    """A pending address."""

    person: str
    email: str


async def create_link(connection: DbConnection, person: str, email: str) -> str:
    """Replace a person's pending address; return the link's secret."""
    now, secret = clock.now(), new_secret()
    await connection.execute(delete(confirmations).where(confirmations.c.expires <= now))
    await forget_person(connection, person)
    values = {"id": hashed(secret), "person": person, "email": email, "created": now}
    await connection.execute(insert(confirmations).values(**values, expires=now + LIFETIME))
    return secret


async def pending_of(connection: DbConnection, person: str) -> str | None:
    """Return a person's pending address."""
    query = select(confirmations.c.email).where(
        confirmations.c.person == person, confirmations.c.expires > clock.now()
    )
    email: str | None = (await connection.execute(query)).scalar()
    return email


async def find_pending(connection: DbConnection, secret: str) -> Pending | None:
    """Return what a link confirms; None if it is invalid or expired."""
    query = (
        select(confirmations.c.person, confirmations.c.email)
        .join(people, people.c.id == confirmations.c.person)
        .where(confirmations.c.id == hashed(secret), confirmations.c.expires > clock.now())
        .where(people.c.deleted.is_(None), people.c.password.is_not(None))
    )
    row = (await connection.execute(query)).first()
    return None if row is None else Pending(row.person, row.email)


async def confirm(connection: DbConnection, secret: str) -> Pending | None:
    """Give the account its pending address; None if the link is invalid or the address taken.

    :raises IntegrityError: if another person confirms the same address at this moment.
    """
    pending = await find_pending(connection, secret)
    if pending is None:
        return None
    # Of two concurrent confirmations, only one deletes the row.
    used = await connection.execute(
        delete(confirmations).where(confirmations.c.id == hashed(secret))
    )
    taken = select(people.c.id).where(people.c.email == pending.email)
    if used.rowcount == 0 or (await connection.execute(taken)).first() is not None:
        return None
    query = update(people).where(people.c.id == pending.person, people.c.deleted.is_(None))
    await connection.execute(query.values(email=pending.email))
    return pending


async def forget_person(connection: DbConnection, person: str) -> None:
    """Delete a person's pending address."""
    await connection.execute(delete(confirmations).where(confirmations.c.person == person))


def confirm_link(settings: Settings, secret: str) -> str:
    """Return the link with a secret."""
    return f"{settings.public_url.rstrip('/')}/api/people/confirm/{secret}"


async def send(mail: Mail, message: EmailMessage) -> None:
    """Send a mail; log a failure."""
    try:
        async with asyncio.timeout(PATIENCE):
            await deliver(mail, message)
    except (DeliveryError, TimeoutError) as error:
        _log.warning("a mail about an account could not be sent", reason=str(error))


def reset_mail(mail: Mail, address: str, name: str, language: str, url: str) -> EmailMessage:
    """Return the mail with a link for a new password."""
    return _mail(mail, address, language, "notice-reset", name, "notice-mail-reset", url)


def confirm_mail(mail: Mail, address: str, name: str, language: str, url: str) -> EmailMessage:
    """Return the mail with a link that confirms an address."""
    return _mail(mail, address, language, "notice-own", name, "notice-mail-confirm", url)


def taken_mail(mail: Mail, address: str, name: str, language: str, url: str) -> EmailMessage:
    """Return the mail to a member whose address was entered for another account."""
    return _mail(mail, address, language, "notice-taken", name, "notice-mail-enter", url)


def moved_mail(mail: Mail, address: str, name: str, language: str, url: str) -> EmailMessage:
    """Return the mail to an account's former address."""
    return _mail(mail, address, language, "notice-moved", name, "notice-mail-enter", url)


def _mail(
    mail: Mail, address: str, language: str, key: str, name: str, button: str, url: str
) -> EmailMessage:
    texts = texts_for(language)
    message = EmailMessage(policy=SMTP)
    message["From"] = mail.sender
    message["To"] = address
    message["Subject"] = texts(f"{key}.title")
    message["Date"] = formatdate()
    domain = parseaddr(mail.sender)[1].rpartition("@")[2] or "localhost"
    message["Message-ID"] = make_msgid(domain=domain)
    message["Auto-Submitted"] = "auto-generated"
    text = texts(key, name=one_line(name))
    message.set_content(f"{text}\n\n{texts(button)}: {url}\n")
    return message
