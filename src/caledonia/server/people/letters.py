"""Mails to members about their account."""

from __future__ import annotations

from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr

from caledonia.server.notices.words import one_line, texts_for
from caledonia.server.settings import Mail


def reset_letter(mail: Mail, address: str, name: str, language: str, url: str) -> EmailMessage:
    """Return the mail with a link for a new password."""
    said = texts_for(language)
    message = EmailMessage(policy=SMTP)
    message["From"] = mail.sender
    message["To"] = address
    message["Subject"] = said("notice-reset.title")
    message["Date"] = formatdate()
    domain = parseaddr(mail.sender)[1].rpartition("@")[2] or "localhost"
    message["Message-ID"] = make_msgid(domain=domain)
    message["Auto-Submitted"] = "auto-generated"
    text = said("notice-reset", name=one_line(name))
    message.set_content(f"{text}\n\n{said('notice-mail-reset')}: {url}\n")
    return message
