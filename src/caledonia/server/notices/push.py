"""Browser push: encrypted for one browser, signed by this server (VAPID)."""

from __future__ import annotations

import base64
from email.utils import parseaddr
from hashlib import sha256
from typing import Any, Final
from urllib.parse import urlsplit

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02, VapidException  # type: ignore[import-untyped]  # has no types
from pywebpush import WebPusher, WebPushException  # type: ignore[import-untyped]  # has no types

from caledonia.server.keyfiles import KeyFileError, read_or_make
from caledonia.server.mail import DeliveryError
from caledonia.server.notices.events import TIME_SHORT, YOUR_TURN
from caledonia.server.notices.message import GoneError, Message
from caledonia.server.notices.ssrf_guard import SafeClient
from caledonia.server.settings import Settings
from caledonia.server.wire import encode

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


def are_keys(p256dh: str, auth: str) -> bool:
    """Whether these can be the keys of a browser's subscription."""
    try:
        point, secret = (
            base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
            for text in (p256dh, auth)
        )
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        return False
    return len(point) == 65 and len(secret) == 16


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
        tag = sha256(f"{message.table_id}.{message.event}".encode()).hexdigest()[:32]
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
