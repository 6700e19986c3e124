"""Months as the archive counts them: in UTC."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

MONTH: Final = r"^2[0-9]{3}-(0[1-9]|1[0-2])$"
"""What a month is written like."""


def month_at(moment: int) -> str:
    """Return the month of a moment in milliseconds."""
    return datetime.fromtimestamp(moment / 1000, UTC).strftime("%Y-%m")


def next_month(month: str) -> str:
    """Return the month after a month."""
    year, number = int(month[:4]), int(month[5:])
    return f"{year + 1}-01" if number == 12 else f"{year}-{number + 1:02}"


def begin_of(month: str) -> int:
    """Return the first moment of a month in milliseconds."""
    first = datetime(int(month[:4]), int(month[5:]), 1, tzinfo=UTC)
    return int(first.timestamp()) * 1000
