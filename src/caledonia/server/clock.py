"""Time as the server writes it down: whole milliseconds since 1970, UTC."""

from __future__ import annotations

import secrets
import time
from datetime import UTC, datetime
from typing import Final

ID: Final = "^[A-Za-z0-9_-]+$"
"""What ids look like."""


def now() -> int:
    """Return the present time."""
    return wall()


def wall() -> int:
    """Return what the system clock says; it may be set forward or back."""
    return time.time_ns() // 1_000_000


def monotonic() -> int:
    """Return milliseconds that only ever grow as time passes, from some moment on."""
    return time.monotonic_ns() // 1_000_000


def new_id() -> str:
    """Return an id that nobody can guess, short enough for a link."""
    return secrets.token_urlsafe(12)


def today() -> str:
    """Return the date, as the daily challenge counts it."""
    return datetime.fromtimestamp(now() / 1000, UTC).date().isoformat()
