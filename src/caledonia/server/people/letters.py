"""Mails to members about their account."""

from __future__ import annotations

import asyncio
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final

import structlog

from caledonia.server.notices.mail import deliver
from caledonia.server.notices.parcels import FailedError
from caledonia.server.notices.words import one_line, texts_for
from caledonia.server.settings import Mail

PATIENCE: Final = 8.0
"""Timeout of the mail server in seconds: shutdown waits for mails in progress."""

_log = structlog.get_logger(__name__)


async def post(mail: Mail, message: EmailMessage) -> None:
    """Hand a mail to the mail server; a failure is logged."""
    try:
        async with asyncio.timeout(PATIENCE):
            await deliver(mail, message)
    except (FailedError, TimeoutError) as error:
        _log.warning("a mail about an account could not be sent", reason=str(error))


def reset_letter(mail: Mail, address: str, name: str, language: str, url: str) -> EmailMessage:
    """Return the mail with a link for a new password."""
    return _letter(mail, address, language, "notice-reset", name, "notice-mail-reset", url)


def confirm_letter(mail: Mail, address: str, name: str, language: str, url: str) -> EmailMessage:
    """Return the mail with a link that confirms an address."""
    return _letter(mail, address, language, "notice-own", name, "notice-mail-confirm", url)


def taken_letter(mail: Mail, address: str, name: str, language: str, url: str) -> EmailMessage:
    """Return the mail to a member whose address was entered for another account."""
    return _letter(mail, address, language, "notice-taken", name, "notice-mail-enter", url)


def moved_letter(mail: Mail, address: str, name: str, language: str, url: str) -> EmailMessage:
    """Return the mail to an account's former address."""
    return _letter(mail, address, language, "notice-moved", name, "notice-mail-enter", url)


def _letter(
    mail: Mail, address: str, language: str, key: str, name: str, button: str, url: str
) -> EmailMessage:
    said = texts_for(language)
    message = EmailMessage(policy=SMTP)
    message["From"] = mail.sender
    message["To"] = address
    message["Subject"] = said(f"{key}.title")
    message["Date"] = formatdate()
    domain = parseaddr(mail.sender)[1].rpartition("@")[2] or "localhost"
    message["Message-ID"] = make_msgid(domain=domain)
    message["Auto-Submitted"] = "auto-generated"
    text = said(key, name=one_line(name))
    message.set_content(f"{text}\n\n{said(button)}: {url}\n")
    return message
