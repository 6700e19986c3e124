"""Hours of rest: when a person's clock stands still."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

ALLOWANCE: Final = 40
"""Maximum days of vacation in a calendar year."""
LONGEST_SLEEP: Final = timedelta(hours=12)
"""Maximum sleep in a day."""


@dataclass(frozen=True, slots=True)
class Rest:
    """When a person's clock stands still: sleep every night, and days of vacation."""

    zone: ZoneInfo
    sleep: tuple[time, time] | None = None
    """Begin and end by the clock of the zone; the end may lie on the next day."""
    vacations: tuple[tuple[date, date], ...] = ()
    """First and last days."""

    def spans(self, begin: datetime, end: datetime) -> list[tuple[datetime, datetime]]:
        """Return the times of rest that touch a time, sorted and joined."""
        spans = []
        day = begin.astimezone(self.zone).date() - timedelta(days=1)
        while day <= end.astimezone(self.zone).date():
            if self.sleep is not None:
                start, stop = self.sleep
                later = day + timedelta(days=1) if stop <= start else day
                spans.append((self._at(day, start), self._at(later, stop)))
            if any(first <= day <= last for first, last in self.vacations):
                spans.append((self._at(day, time()), self._at(day + timedelta(days=1), time())))
            day += timedelta(days=1)
        return _joined(spans)

    def _at(self, day: date, clock: time) -> datetime:
        return datetime.combine(day, clock, self.zone).astimezone(UTC)


NO_REST: Final = Rest(ZoneInfo("UTC"))


def _joined(spans: list[tuple[datetime, datetime]]) -> list[tuple[datetime, datetime]]:
    joined: list[tuple[datetime, datetime]] = []
    for begin, end in sorted(spans):
        if end <= begin:
            # The night on which clocks are put forward may swallow a short sleep.
            continue
        if joined and begin <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((begin, end))
    return joined


def rest_from(stored: dict[str, Any]) -> Rest:
    """Return a person's stored hours of rest; malformed ones count as none.

    They look like ``{"zone": "Europe/Berlin", "sleep": ["23:00", "07:00"],
    "vacations": [["2026-12-20", "2027-01-02"]]}``.
    """
    try:
        zone = ZoneInfo(str(stored.get("zone", "UTC")))
        sleep = stored.get("sleep")
        times = None
        if sleep:
            begin, end = (time.fromisoformat(str(each)) for each in sleep)
            begin, end = begin.replace(tzinfo=None), end.replace(tzinfo=None)
            times = (begin, end) if begin != end else None
        vacations = tuple(
            (date.fromisoformat(str(first)), date.fromisoformat(str(last)))
            for first, last in stored.get("vacations", ())
        )
    except (ValueError, TypeError, OSError, ZoneInfoNotFoundError):
        return NO_REST
    return Rest(zone, times, vacations)
