"""Notices by e-mail: plain text and simple HTML, with a way to stop them in every one."""

from __future__ import annotations

from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, parseaddr
from html import escape
from typing import Final

from caledonia.locale import Texts, texts
from caledonia.server.mail import DeliveryError, deliver
from caledonia.server.notices.events import CONFIRM
from caledonia.server.notices.message import Message, stop_link
from caledonia.server.settings import Mail, Settings

PAGE: Final = """\
<!doctype html>
<html lang="{language}"><body>
<h2>{title}</h2>
<p>{text}</p>
<p><a href="{url}">{button}</a></p>
{foot}
</body></html>
"""


def email_for(settings: Settings, mail: Mail, message: Message) -> EmailMessage:
    """Return a notice as a mail."""
    words = texts(message.language)
    email = EmailMessage(policy=SMTP)
    email["From"] = mail.sender
    email["To"] = message.channel.address
    email["Subject"] = message.title
    email["Date"] = formatdate()
    domain = parseaddr(mail.sender)[1].rpartition("@")[2] or "localhost"
    # The same for every try, so that a mail that comes twice is seen as one.
    email["Message-ID"] = f"<{message.key}@{domain}>"
    email["Auto-Submitted"] = "auto-generated"
    button, tail, foot = words("notice-mail-confirm"), "", ""
    if message.event != CONFIRM:
        button = words("notice-mail-open")
        stop = stop_link(settings, message.channel.id)
        email["List-Unsubscribe"] = f"<{stop}>"
        email["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        tail, foot = _ends(words, stop)
    email.set_content(f"{message.text}\n\n{button}: {message.url}\n{tail}")
    page = PAGE.format(
        language=message.language.replace("_", "-"),
        title=escape(message.title),
        text=escape(message.text),
        url=escape(message.url),
        button=escape(button),
        foot=foot,
    )
    email.add_alternative(page, subtype="html")
    return email


def _ends(words: Texts, stop: str) -> tuple[str, str]:
    """Return the end of the text and of the page: why this mail comes, and how to stop it."""
    why, end = words("notice-mail-why"), words("notice-mail-stop")
    link = f'<a href="{escape(stop)}">{escape(end)}</a>'
    return f"\n-- \n{why}\n{end}: {stop}\n", f"<hr><p><small>{escape(why)} {link}</small></p>"


class Mailer:
    """Sends notices by the mail server of the settings."""

    def __init__(self, settings: Settings) -> None:
        """:param settings: with or without a mail server."""
        self._settings = settings

    async def send(self, message: Message) -> None:
        """Send a notice.

        :raises DeliveryError: for good, if it refuses the address.
        """
        mail = self._settings.mail
        if mail is None:
            raise DeliveryError("This server sends no mail.")
        await deliver(mail, email_for(self._settings, mail, message))
