"""Fills ``rests`` from the preferences people set before there were rules for rest.

Nobody loses hours that already count, so they take effect at once. Whatever exceeds the limits is
cut, in the preferences too, so that the account screen shows what counts.
"""

from __future__ import annotations

import json
from collections import Counter
from datetime import date, time
from typing import Any, Final
from zoneinfo import ZoneInfo

import sqlalchemy as sa

LONGEST: Final = 30
"""Maximum days of one vacation."""
ALLOWANCE: Final = 40
"""Maximum days of vacation in a calendar year."""
LONGEST_SLEEP: Final = 12 * 60
"""Maximum minutes of sleep in a day."""
KEYS: Final = ("zone", "sleep", "vacations")

people = sa.table("people", sa.column("id"), sa.column("preferences"), sa.column("deleted"))
rests = sa.table("rests", sa.column("person"), sa.column("since"), sa.column("data"))


def store_first_rests(connection: sa.Connection) -> None:
    """Add a row for everybody with hours of rest in their preferences."""
    query = sa.select(people.c.id, people.c.preferences).where(
        people.c.deleted.is_(None), people.c.preferences != "{}"
    )
    for person, text in connection.execute(query).all():
        preferences = _read(text)
        if not any(key in preferences for key in KEYS):
            continue
        rest = rest_in(preferences)
        others = {key: value for key, value in preferences.items() if key not in KEYS}
        values = json.dumps({**others, **(rest or {})})
        connection.execute(
            sa.update(people).where(people.c.id == person).values(preferences=values)
        )
        if rest is not None:
            row = {"person": person, "since": 0, "data": json.dumps(rest)}
            connection.execute(sa.insert(rests).values(row))


def _read(text: str) -> dict[str, Any]:
    """Return preferences; empty where they cannot be read."""
    try:
        preferences = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return preferences if isinstance(preferences, dict) else {}


def rest_in(preferences: dict[str, Any]) -> dict[str, Any] | None:
    """Return hours of rest within the limits; None if none are readable."""
    try:
        zone = str(preferences.get("zone", "UTC"))
        ZoneInfo(zone)
        sleep = _sleep(preferences.get("sleep"))
        vacations = _vacations(preferences.get("vacations") or [])
    except Exception:
        # Earlier releases stored anything: what one person wrote must not stop the upgrade.
        return None
    rest = {"zone": zone, "vacations": vacations}
    return {**rest, "sleep": sleep} if sleep else rest


def _sleep(given: Any) -> list[str] | None:
    if not given:
        return None
    begin, end = (time.fromisoformat(str(each)) for each in given)
    first, last = (each.hour * 60 + each.minute for each in (begin, end))
    length = min((last - first) % 1440, LONGEST_SLEEP)
    return [_clock(first), _clock(first + length)] if length else None


def _clock(minutes: int) -> str:
    return f"{minutes // 60 % 24:02}:{minutes % 60:02}"


def _vacations(given: Any) -> list[list[str]]:
    """Return sorted vacations without overlaps, up to the allowance."""
    pairs = sorted((_ordinal(first), _ordinal(last)) for first, last in given)
    used: Counter[int] = Counter()
    kept: list[list[str]] = []
    free = 1
    for first, last in pairs:
        begin = day = max(first, free)
        stop = min(last, begin + LONGEST - 1)
        while day <= stop and used[date.fromordinal(day).year] < ALLOWANCE:
            used[date.fromordinal(day).year] += 1
            day += 1
        if day > begin:
            free = day
            kept.append([str(date.fromordinal(each)) for each in (begin, day - 1)])
    return kept


def _ordinal(given: Any) -> int:
    """Return the number of a day; unlike dates, numbers have no last one."""
    return date.fromisoformat(str(given)).toordinal()
