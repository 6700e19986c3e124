"""Notices by e-mail: plain text and simple HTML, with a way to stop them in every one."""

from __future__ import annotations

from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, parseaddr
from html import escape
from typing import Final

import aiosmtplib

from caledonia.locale import Texts, texts
from caledonia.server.notices.events import CONFIRM
from caledonia.server.notices.links import stop_link
from caledonia.server.notices.parcels import FailedError, Parcel
from caledonia.server.settings import Mail, Settings

SECONDS: Final = 15.0
"""Limit of time for each step of a delivery."""
IMPLICIT_TLS: Final = 465
"""The port that speaks TLS from the first byte."""

PAGE: Final = """\
<!doctype html>
<html lang="{language}"><body>
<h2>{title}</h2>
<p>{text}</p>
<p><a href="{url}">{button}</a></p>
{foot}
</body></html>
"""


def letter(settings: Settings, mail: Mail, parcel: Parcel) -> EmailMessage:
    """Return a notice as a mail."""
    said = texts(parcel.language)
    message = EmailMessage(policy=SMTP)
    message["From"] = mail.sender
    message["To"] = parcel.channel.address
    message["Subject"] = parcel.title
    message["Date"] = formatdate()
    domain = parseaddr(mail.sender)[1].rpartition("@")[2] or "localhost"
    # The same for every try, so that a mail that comes twice is seen as one.
    message["Message-ID"] = f"<{parcel.key}@{domain}>"
    message["Auto-Submitted"] = "auto-generated"
    button, tail, foot = said("notice-mail-confirm"), "", ""
    if parcel.event != CONFIRM:
        button = said("notice-mail-open")
        stop = stop_link(settings, parcel.channel.id)
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        tail, foot = _ends(said, stop)
    message.set_content(f"{parcel.text}\n\n{button}: {parcel.url}\n{tail}")
    page = PAGE.format(
        language=parcel.language.replace("_", "-"),
        title=escape(parcel.title),
        text=escape(parcel.text),
        url=escape(parcel.url),
        button=escape(button),
        foot=foot,
    )
    message.add_alternative(page, subtype="html")
    return message


def _ends(said: Texts, stop: str) -> tuple[str, str]:
    """Return the end of the text and of the page: why this mail comes, and how to stop it."""
    why, end = said("notice-mail-why"), said("notice-mail-stop")
    link = f'<a href="{escape(stop)}">{escape(end)}</a>'
    return f"\n-- \n{why}\n{end}: {stop}\n", f"<hr><p><small>{escape(why)} {link}</small></p>"


class Mailer:
    """Sends notices by the mail server of the settings."""

    def __init__(self, settings: Settings) -> None:
        """:param settings: with or without a mail server."""
        self._settings = settings

    async def send(self, parcel: Parcel) -> None:
        """Hand a notice to the mail server.

        :raises FailedError: for good, if it refuses the address.
        """
        mail = self._settings.mail
        if mail is None:
            raise FailedError("This server sends no mail.")
        await deliver(mail, letter(self._settings, mail, parcel))


async def deliver(mail: Mail, message: EmailMessage) -> None:
    """Hand a mail to the mail server.

    :raises FailedError: for good, if it refuses the address.
    """
    implicit = mail.port == IMPLICIT_TLS
    try:
        await aiosmtplib.send(
            message,
            hostname=mail.host,
            port=mail.port,
            username=mail.user or None,
            password=mail.password or None,
            use_tls=implicit,
            start_tls=mail.start_tls and not implicit,
            timeout=SECONDS,
        )
    except aiosmtplib.SMTPRecipientsRefused as error:
        is_final = all(each.code >= 500 for each in error.recipients)
        raise FailedError("The mail server refused the address.", is_final=is_final) from error
    except (aiosmtplib.SMTPException, OSError, ValueError) as error:
        raise FailedError("The mail server did not take it.") from error
