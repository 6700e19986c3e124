"""Rules for changing sleeping hours and vacations. Nothing here touches the database.

Nobody can stop a running clock: new sleeping hours, time zones and vacations need a notice period,
and a turn keeps the hours of rest that were in effect when it began. Ending a vacation needs no
notice, since it only lets the clock run.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from caledonia.server.errors import RefusedError
from caledonia.server.refusals import refusal
from caledonia.server.rests.hours import ALLOWANCE, LONGEST_SLEEP, NO_REST, Rest

NOTICE: Final = timedelta(hours=24)
"""Notice period for vacations, sleeping hours and time zones."""
LONGEST: Final = 30
"""Maximum days of one vacation."""
DAY: Final = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Row:
    """Hours of rest, and when they take effect."""

    since: int
    rest: Rest


@dataclass(frozen=True, slots=True)
class UpcomingRest:
    """What a person may still change."""

    since: int | None
    """When pending sleeping hours or a pending time zone take effect; None: none are pending."""
    earliest: date
    """The first day on which a new vacation can start."""
    left: dict[int, int]
    """Days of vacation left in this year and the next."""


# Parsing.


def wished(preferences: Mapping[str, Any]) -> Rest:
    """Return the hours of rest in a person's preferences.

    :raises RefusedError: if they are malformed.
    """
    vacations = preferences.get("vacations") or []
    if not isinstance(vacations, list):
        raise _unreadable_vacations()
    return Rest(
        _zone(preferences.get("zone", "UTC")),
        _sleep(preferences.get("sleep")),
        tuple(sorted({_vacation(each) for each in vacations})),
    )


def _zone(name: Any) -> ZoneInfo:
    try:
        return ZoneInfo(str(name))
    except (ValueError, OSError, ZoneInfoNotFoundError):
        raise refusal("zone_unknown", zone=str(name)[:40]) from None


def _sleep(given: Any) -> tuple[time, time] | None:
    if not given:
        return None
    try:
        if isinstance(given, str):
            raise ValueError
        begin, end = (_clock(each) for each in given)
    except (ValueError, TypeError):
        raise RefusedError("invalid", 'sleep: give two times like ["23:00", "07:00"]') from None
    return (begin, end) if begin != end else None


def _clock(given: Any) -> time:
    return time.fromisoformat(str(given)).replace(second=0, microsecond=0, tzinfo=None)


def _vacation(given: Any) -> tuple[date, date]:
    try:
        if isinstance(given, str):
            raise ValueError
        first, last = (date.fromisoformat(str(each)) for each in given)
    except (ValueError, TypeError):
        raise _unreadable_vacations() from None
    if last < first:
        raise RefusedError("invalid", "vacations: give the first day before the last day")
    return first, last


def _unreadable_vacations() -> RefusedError:
    example = '[["2026-12-20", "2027-01-02"]]'
    return RefusedError("invalid", f"vacations: give pairs of first and last days like {example}")


# Changing.


def in_force(rows: Iterable[Row], at: int) -> Rest:
    """Return the hours of rest in effect at a time."""
    begun = [row for row in rows if row.since <= at]
    return max(begun, key=lambda row: row.since).rest if begun else NO_REST


def changed(rows: Sequence[Row], wish: Rest, at: int) -> list[Row]:
    """Return all rows of a person after a change.

    :raises RefusedError: if the change breaks a rule.
    """
    _check_sleep(wish)
    _check_vacations(wish)
    current, wanted = in_force(rows, at), days_of(wish)
    zone = _zone_now(current, wish, at)
    today = _today(zone, at)
    # A day that has begun stays a day of vacation, so that past time is not charged to the clock.
    days = wanted | {day for day in days_of(current) if day <= today}
    _check_new_days(days, days - days_of(current), _earliest(zone, at))
    before = [Row(row.since, _only(row.rest, wanted, today)) for row in rows if row.since <= at]
    vacations = _spans(day for day in days if day.year >= today.year - 1)
    present = Rest(zone, current.sleep, vacations)
    after = [] if present == in_force(before, at) else [Row(at, present)]
    if (wish.zone, wish.sleep) != (zone, current.sleep):
        later = Rest(wish.zone, wish.sleep, vacations)
        after.append(Row(_since(rows, later, at), later))
    return [row for row in before if not after or row.since != after[0].since] + after


def handed_over(rows: Sequence[Row], at: int) -> list[Row]:
    """Return the rows of a guest as a member gets them: no turn that runs has them."""
    begun = any(row.since <= at for row in rows)
    present = [Row(at, in_force(rows, at))] if begun else []
    waiting = [row for row in rows if row.since > at]
    return [Row(row.since, _with_notice(row.rest, at)) for row in present + waiting]


def _with_notice(rest: Rest, at: int) -> Rest:
    """Return hours of rest without the days of vacation that come too soon to be new."""
    today, earliest = _today(rest.zone, at), _earliest(rest.zone, at)
    # Days that are over stay: they count towards the allowance.
    kept = (day for day in days_of(rest) if day < today or day >= earliest)
    return replace(rest, vacations=_spans(kept))


def _since(rows: Iterable[Row], later: Rest, at: int) -> int:
    """Return when sleeping hours take effect; pending ones are not delayed further."""
    for row in rows:
        if row.since > at and (row.rest.zone, row.rest.sleep) == (later.zone, later.sleep):
            return row.since
    return at + NOTICE // timedelta(milliseconds=1)


def _zone_now(current: Rest, wish: Rest, at: int) -> ZoneInfo:
    """Return the zone in effect now; without hours of rest a new one applies at once."""
    today = _today(current.zone, at)
    is_used = current.sleep is not None or any(day >= today for day in days_of(current))
    return current.zone if is_used else wish.zone


def upcoming_rest(rows: Sequence[Row], at: int) -> UpcomingRest:
    """Return what a person may still change."""
    current = in_force(rows, at)
    today, days = _today(current.zone, at), days_of(current)
    return UpcomingRest(
        next((row.since for row in rows if row.since > at), None),
        _earliest(current.zone, at),
        {year: _left(days, year) for year in (today.year, today.year + 1)},
    )


def _today(zone: ZoneInfo, at: int) -> date:
    return _moment(at).astimezone(zone).date()


def _earliest(zone: ZoneInfo, at: int) -> date:
    """Return the first day that begins after the notice period."""
    day = (_moment(at) + NOTICE).astimezone(zone).date()
    begin = datetime.combine(day, time(), zone)
    return day if begin >= _moment(at) + NOTICE else day + DAY


def _moment(at: int) -> datetime:
    return datetime.fromtimestamp(0, UTC) + timedelta(milliseconds=at)


# Days.


def days_of(rest: Rest) -> set[date]:
    """Return all days of vacation."""
    return {
        first + number * DAY
        for first, last in rest.vacations
        for number in range((last - first).days + 1)
    }


def _spans(days: Iterable[date]) -> tuple[tuple[date, date], ...]:
    spans: list[tuple[date, date]] = []
    for day in sorted(days):
        if spans and day == spans[-1][1] + DAY:
            spans[-1] = (spans[-1][0], day)
        else:
            spans.append((day, day))
    return tuple(spans)


def _only(rest: Rest, wanted: AbstractSet[date], today: date) -> Rest:
    """Return hours of rest without the dropped vacation days."""
    days = days_of(rest)
    kept = {day for day in days if day <= today or day in wanted}
    return rest if kept == days else replace(rest, vacations=_spans(kept))


def _left(days: Iterable[date], year: int) -> int:
    return max(0, ALLOWANCE - sum(day.year == year for day in days))


# Rules.


def _check_sleep(wish: Rest) -> None:
    if wish.sleep is None:
        return
    begin, end = (datetime.combine(date.min + DAY, each) for each in wish.sleep)
    if (end - begin) % DAY > LONGEST_SLEEP:
        raise refusal("sleep_too_long", hours=LONGEST_SLEEP // timedelta(hours=1))


def _check_vacations(wish: Rest) -> None:
    for first, last in wish.vacations:
        if (last - first).days >= LONGEST:
            raise refusal("vacation_too_long", most=LONGEST)
    for (_, last), (first, _) in zip(wish.vacations, wish.vacations[1:], strict=False):
        if first <= last:
            raise refusal("vacations_overlap", day=str(first))


def _check_new_days(days: AbstractSet[date], new: AbstractSet[date], earliest: date) -> None:
    """Refuse new vacation days that are too soon, too long in a row, or too many."""
    if any(day < earliest for day in new):
        raise refusal("vacation_too_soon", day=str(earliest))
    for first, last in _spans(days):
        if (last - first).days >= LONGEST and any(first <= day <= last for day in new):
            raise refusal("vacation_too_long", most=LONGEST)
    for year in sorted({day.year for day in new}):
        if sum(day.year == year for day in days) > ALLOWANCE:
            raise refusal("vacations_used_up", year=str(year), left=_left(days - new, year))
