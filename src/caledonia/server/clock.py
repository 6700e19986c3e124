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
    """Return the system time, which may jump forward or back."""
    return time.time_ns() // 1_000_000


def monotonic() -> int:
    """Return monotonic milliseconds since an arbitrary moment."""
    return time.monotonic_ns() // 1_000_000


def new_id() -> str:
    """Return an unguessable id, short enough for a link."""
    return secrets.token_urlsafe(12)


def today() -> str:
    """Return the date, as the daily challenge counts it."""
    return datetime.fromtimestamp(now() / 1000, UTC).date().isoformat()
