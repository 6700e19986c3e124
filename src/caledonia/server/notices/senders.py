"""What sends notices: browser push, email and webhooks.

Push is encrypted for one browser and signed by this server (VAPID). Email is plain text and simple
HTML, with a way to stop it in every one. A webhook gets JSON, which Discord and Slack show too.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, parseaddr
from html import escape
from typing import Any, Final
from urllib.parse import urlsplit

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02, VapidException  # type: ignore[import-untyped]  # has no types

from caledonia.locale import Texts, texts
from caledonia.server import clock
from caledonia.server.keyfiles import KeyFileError, read_or_make
from caledonia.server.mail import DeliveryError, deliver
from caledonia.server.notices.message import GoneError, Message, stop_link
from caledonia.server.notices.models import CONFIRM, TIME_SHORT, YOUR_TURN
from caledonia.server.notices.ssrf_guard import SafeClient
from caledonia.server.settings import Mail, Settings
from caledonia.server.shapes.notices import WebhookNotice
from caledonia.server.wire import encode

# Push.

KEY_FILE: Final = "vapid.pem"
KEPT_SECONDS: Final = 24 * 3600
"""How long the push service keeps a notice for a browser that is off."""


def load_key(settings: Settings) -> ec.EllipticCurvePrivateKey:
    """Return the key that browsers know this server by, creating it on first start.

    :raises KeyFileError: if its file is unusable.
    """
    path = settings.data / KEY_FILE
    try:
        key = serialization.load_pem_private_key(read_or_make(path, _new_key), None)
        if isinstance(key, ec.EllipticCurvePrivateKey) and isinstance(key.curve, ec.SECP256R1):
            return key
    except KeyFileError:
        raise
    except (ValueError, TypeError, UnsupportedAlgorithm):
        pass
    raise KeyFileError(
        f"{path} holds no usable key for browser notices: restore it from a backup, or delete it "
        "to get a new key; browsers then have to subscribe again"
    )


def _new_key() -> bytes:
    return ec.generate_private_key(ec.SECP256R1()).private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )


def public_key(key: ec.EllipticCurvePrivateKey) -> str:
    """Return what a browser needs to subscribe (``applicationServerKey``)."""
    point = key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


class Push:
    """Sends notices to browsers through their push services."""

    def __init__(self, settings: Settings, client: SafeClient) -> None:
        """:param client: keeps requests to made-up endpoints out of our own network."""
        self._client = client
        self._vapid = Vapid02(load_key(settings))
        self._subject = _subject(settings)

    async def send(self, message: Message) -> None:
        """Encrypt and send a notice.

        :raises DeliveryError: if the push service did not take it.
        :raises GoneError: if the browser has given its subscription up.
        """
        url = message.channel.address
        tag = hashlib.sha256(f"{message.table_id}.{message.event}".encode()).hexdigest()[:32]
        headers = {
            **self._signed(url),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Topic": tag,
            "Urgency": "high" if message.event in (YOUR_TURN, TIME_SHORT) else "normal",
        }
        answer = await self._client.post(url, _sealed(message, tag), headers)
        if answer.status in (404, 410):
            raise GoneError
        if not 200 <= answer.status < 300:
            sentence = f"The push service answered {answer.status}."
            raise DeliveryError(sentence, retry_after=answer.retry_after)

    def _signed(self, url: str) -> dict[str, str]:
        parts = urlsplit(url)
        claims = {"sub": self._subject, "aud": f"{parts.scheme}://{parts.netloc}"}
        try:
            signed: dict[str, str] = self._vapid.sign(claims)
        except VapidException as error:
            raise DeliveryError("This is no push service.", is_final=True) from error
        return signed


def _sealed(message: Message, tag: str) -> bytes:
    # It loads two HTTP clients, for which no start of a server should wait.
    from pywebpush import (  # type: ignore[import-untyped]  # has no types
        WebPusher,
        WebPushException,
    )

    content = {
        "title": message.title,
        "body": message.text,
        "url": message.url,
        "event": message.event,
        "table": message.table_id,
        "tag": tag,
    }
    subscription: dict[str, Any] = {
        "endpoint": message.channel.address,
        "keys": message.channel.data["keys"],
    }
    try:
        sealed: bytes = WebPusher(subscription).encode(encode(content))["body"]
    except (WebPushException, ValueError) as error:
        raise DeliveryError("The keys of this browser are not valid.", is_final=True) from error
    return sealed


def _subject(settings: Settings) -> str:
    """Return whom a push service can write to about us."""
    if settings.mail is not None:
        return f"mailto:{parseaddr(settings.mail.sender)[1]}"
    if settings.public_url.startswith("https://"):
        return settings.public_url.rstrip("/")
    return "mailto:caledonia@localhost"


# Email.

EMAIL_HTML: Final = """\
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
    page = EMAIL_HTML.format(
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


# Webhooks.

SIGNATURE: Final = "Caledonia-Signature"
"""Header ``t=<milliseconds>,sha256=<hex>``: the HMAC of the time, a full stop and the body."""
AGENT: Final = "Caledonia"


def signature(secret: str, at: int, body: bytes) -> str:
    """Return the value of the signature's header."""
    made = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256)
    return f"t={at},sha256={made.hexdigest()}"


def body_of(message: Message) -> WebhookNotice:
    """Return the JSON of a notice: ``content`` is what Discord shows, ``text`` what Slack does."""
    text = f"{message.title}\n{message.text}\n{message.url}"
    slack = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return {
        "content": text,
        "text": slack,
        # Nobody is called by what is written in a table's chat.
        "allowed_mentions": {"parse": []},
        "notice": message.key,
        "event": message.event,
        "title": message.title,
        "message": message.text,
        "table": message.table_id,
        "table_name": message.table_name,
        "url": message.url,
    }


class Webhook:
    """Posts notices to the addresses that people named."""

    def __init__(self, client: SafeClient) -> None:
        """:param client: keeps them out of our own network."""
        self._client = client

    async def send(self, message: Message) -> None:
        """Post a notice, signed with the channel's secret.

        :raises DeliveryError: if the answer is no success.
        """
        body = encode(body_of(message))
        headers = {
            "Content-Type": "application/json",
            "User-Agent": AGENT,
            SIGNATURE: signature(message.channel.data["secret"], clock.now(), body),
        }
        answer = await self._client.post(message.channel.address, body, headers)
        if not 200 <= answer.status < 300:
            raise DeliveryError(
                f"The webhook answered {answer.status}.", retry_after=answer.retry_after
            )
