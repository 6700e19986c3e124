"""A signed cookie that names the accounts a browser has signed in to before.

It grants no access. It only keeps other people's wrong guesses from slowing down members.
"""

from __future__ import annotations

import hmac
import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import sha256
from typing import Final

from itsdangerous import BadSignature, TimestampSigner
from starlette.responses import Response

from caledonia.server.security.cookies import LIFETIME, cookie_name
from caledonia.server.settings import Settings

MOST_ACCOUNTS: Final = 4
"""Maximum accounts in a cookie; a family may share a browser."""


@dataclass(frozen=True, slots=True)
class Device:
    """A browser that has signed in before."""

    id: str
    marks: tuple[str, ...] = ()
    """Ids of its accounts, the latest first."""

    def knows(self, settings: Settings, person: str) -> bool:
        """Return whether this browser has signed in to an account."""
        return _mark(settings, person) in self.marks


def device_in(settings: Settings, cookies: Mapping[str, str]) -> Device | None:
    """Return the browser of a request, if its cookie has a valid signature."""
    value = cookies.get(device_cookie(settings), "")
    if not value or len(value) > 200:
        return None
    try:
        text, at = _signer(settings).unsign(value, return_timestamp=True)
    except (BadSignature, UnicodeError):
        return None
    # The system clock may have been set back: only old cookies expire.
    if time.time() - at.timestamp() > LIFETIME:
        return None
    device, *marks = text.decode("ascii", "replace").split("-")
    return Device(device, tuple(marks))


def remember_device(
    response: Response, settings: Settings, device: Device | None, person: str
) -> Device:
    """Add an account to a browser's cookie, and return the browser."""
    device = device or Device(secrets.token_hex(8))
    mark = _mark(settings, person)
    marks = (mark, *(each for each in device.marks if each != mark))[:MOST_ACCOUNTS]
    device = replace(device, marks=marks)
    response.set_cookie(
        device_cookie(settings),
        _signer(settings).sign("-".join((device.id, *device.marks))).decode("ascii"),
        max_age=LIFETIME,
        path="/",
        secure=settings.secure,
        httponly=True,
        samesite="lax",
    )
    return device


def device_cookie(settings: Settings) -> str:
    """Return the name of the cookie."""
    return f"{cookie_name(settings)}-device"


def _mark(settings: Settings, person: str) -> str:
    """Return the opaque id of an account in the cookie."""
    key = settings.secret_key().encode()
    return hmac.new(key, f"signed-in/{person}".encode(), sha256).hexdigest()[:16]


@lru_cache(maxsize=8)
def _signer(settings: Settings) -> TimestampSigner:
    return TimestampSigner(
        settings.secret_key(), salt="device", key_derivation="hmac", digest_method=sha256
    )
