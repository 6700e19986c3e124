"""The session cookie: a signed random secret of which only the hash is stored."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from typing import Final

from itsdangerous import BadSignature, TimestampSigner
from starlette.responses import Response

from caledonia.server.settings import Settings

LIFETIME: Final = 365 * 24 * 3600
"""Seconds after which a cookie is no longer valid."""
RENEWAL: Final = 30 * 24 * 3600
"""Seconds after which it is renewed, so that active players never lose it."""
BEARER: Final = "bearer"


@dataclass(frozen=True, slots=True)
class Session:
    """The content of a valid cookie."""

    id: str
    """As it is stored: the hash of the secret."""
    secret: str
    age: int
    """Seconds since it was written."""

    def __repr__(self) -> str:
        """Return what may be logged."""
        return f"Session({self.id!r})"


def hashed(secret: str) -> str:
    """Return what is stored of a secret."""
    return sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def new_secret() -> str:
    """Return a secret for a new session."""
    return secrets.token_urlsafe(32)


def cookie_name(settings: Settings) -> str:
    """Return the name of the cookie; over HTTPS, one that no other host can set."""
    return "__Host-caledonia" if settings.secure else "caledonia"


@lru_cache(maxsize=8)
def _signer(settings: Settings) -> TimestampSigner:
    return TimestampSigner(
        settings.secret_key(), salt="session", key_derivation="hmac", digest_method=sha256
    )


def session_in(settings: Settings, cookies: Mapping[str, str]) -> Session | None:
    """Return the session that a request belongs to, as far as our signature says so."""
    value = cookies.get(cookie_name(settings))
    if not value or len(value) > 200:
        return None
    try:
        secret, at = _signer(settings).unsign(value, return_timestamp=True)
    except (BadSignature, UnicodeError):
        return None
    # A cookie from the future counts as new: the system clock was set back after signing.
    age = max(0, int(time.time() - at.timestamp()))
    if age > LIFETIME:
        return None
    text = secret.decode("ascii", "replace")
    return Session(hashed(text), text, age)


def set_cookie(response: Response, settings: Settings, secret: str) -> None:
    """Set the cookie of a session."""
    response.set_cookie(
        cookie_name(settings),
        _signer(settings).sign(secret).decode("ascii"),
        max_age=LIFETIME,
        path="/",
        secure=settings.secure,
        httponly=True,
        samesite="lax",
    )


def drop_cookie(response: Response, settings: Settings) -> None:
    """Delete the cookie."""
    response.delete_cookie(
        cookie_name(settings), path="/", secure=settings.secure, httponly=True, samesite="lax"
    )


def bearer_in(authorization: str | None) -> str | None:
    """Return the token of an ``Authorization`` header; None: it holds none."""
    scheme, _, token = (authorization or "").strip().partition(" ")
    return token.strip() if scheme.lower() == BEARER else None
