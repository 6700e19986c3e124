"""Rules for sleeping hours and vacations: notice, allowance, and what is in force when."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest

from caledonia.server.errors import RefusedError
from caledonia.server.rests.hours import NO_REST, Rest
from caledonia.server.rests.rules import Row, changed, in_force, upcoming_rest

HOUR = 3_600_000
DAY = 24 * HOUR
BERLIN, TOKYO = ZoneInfo("Europe/Berlin"), ZoneInfo("Asia/Tokyo")
NIGHT, NOON = (time(23), time(7)), (time(11), time(15))


def at(text: str) -> int:
    """Return a time in Berlin as milliseconds."""
    moment = datetime.fromisoformat(text).replace(tzinfo=BERLIN)
    return (moment - datetime(1970, 1, 1, tzinfo=UTC)) // timedelta(milliseconds=1)


def days(first: str, last: str) -> tuple[date, date]:
    return date.fromisoformat(first), date.fromisoformat(last)


def away(*spans: tuple[date, date]) -> Rest:
    return Rest(BERLIN, None, spans)


NOW = at("2026-05-10 12:00")
MAY = days("2026-05-12", "2026-05-20")


def refused(rows: list[Row], wish: Rest, when: int = NOW) -> RefusedError:
    with pytest.raises(RefusedError) as error:
        changed(rows, wish, when)
    return error.value


def test_sleeping_hours_count_after_a_day() -> None:
    rows = changed([], Rest(BERLIN, NIGHT), NOW)
    assert in_force(rows, NOW + DAY - 1).sleep is None
    assert in_force(rows, NOW + DAY) == Rest(BERLIN, NIGHT)
    assert upcoming_rest(rows, NOW).since == NOW + DAY
    assert upcoming_rest(rows, NOW + DAY).since is None


def test_another_zone_counts_after_a_day_where_it_shifts_something() -> None:
    rows = changed([Row(0, Rest(BERLIN, NIGHT))], Rest(TOKYO, NIGHT), NOW)
    assert in_force(rows, NOW + DAY - 1).zone == BERLIN
    assert in_force(rows, NOW + DAY).zone == TOKYO
    # Where nothing rests, it counts at once.
    assert in_force(changed([Row(0, away())], Rest(TOKYO), NOW), NOW).zone == TOKYO


def test_what_waits_is_replaced_and_waits_no_longer_than_needed() -> None:
    waiting = changed([], Rest(BERLIN, NIGHT), NOW)
    replaced = changed(waiting, Rest(BERLIN, NOON), NOW + HOUR)
    assert in_force(replaced, NOW + DAY).sleep is None
    assert in_force(replaced, NOW + HOUR + DAY).sleep == NOON
    with_vacation = changed(waiting, Rest(BERLIN, NIGHT, (MAY,)), NOW + HOUR)
    assert in_force(with_vacation, NOW + DAY) == Rest(BERLIN, NIGHT, (MAY,))
    taken_back = changed(waiting, away(), NOW + HOUR)
    assert in_force(taken_back, NOW + 9 * DAY).sleep is None


def test_a_vacation_begins_after_a_day_of_notice() -> None:
    soon = refused([], away(days("2026-05-11", "2026-05-12")))
    assert (soon.why, soon.figures) == ("vacation_too_soon", {"day": "2026-05-12"})
    assert upcoming_rest([Row(0, away())], NOW).earliest == date(2026, 5, 12)
    assert refused([], away(days("2026-05-01", "2026-05-02"))).why == "vacation_too_soon"
    rows = changed([], away(MAY), NOW)
    assert in_force(rows, NOW) == away(MAY)
    assert in_force(rows, NOW - 1) == NO_REST
    # At midnight the next day is far enough away.
    midnight = at("2026-05-10 00:00")
    assert changed([], away(days("2026-05-11", "2026-05-11")), midnight)


def test_a_vacation_that_runs_can_be_prolonged() -> None:
    rows = changed([], away(MAY), NOW)
    later = at("2026-05-19 12:00")
    longer = changed(rows, away(days("2026-05-12", "2026-05-25")), later)
    assert in_force(longer, later) == away(days("2026-05-12", "2026-05-25"))
    too_late = at("2026-05-20 12:00")
    assert refused(rows, away(days("2026-05-12", "2026-05-25")), too_late).why


def test_the_allowance_is_counted_by_calendar_year() -> None:
    first, second = days("2026-06-01", "2026-06-30"), days("2026-08-01", "2026-08-10")
    rows = changed([], away(first, second), NOW)
    assert upcoming_rest(rows, NOW).left == {2026: 0, 2027: 40}
    more = refused(rows, away(first, second, days("2026-09-01", "2026-09-01")))
    assert (more.why, more.figures) == ("vacations_used_up", {"year": "2026", "left": 0})
    turn = days("2026-12-31", "2027-01-01")
    assert refused(rows, away(first, second, turn)).why == "vacations_used_up"
    assert changed(rows, away(first, second, days("2027-01-01", "2027-01-30")), NOW)


def test_a_vacation_has_a_longest_time() -> None:
    assert refused([], away(days("2026-06-01", "2026-07-01"))).why == "vacation_too_long"
    assert refused([], away(days("2026-06-01", "9999-12-31"))).why == "vacation_too_long"
    # Two in a row are one.
    pieces = days("2026-06-01", "2026-06-20"), days("2026-06-21", "2026-07-05")
    assert refused([], away(*pieces)).why == "vacation_too_long"


def test_vacations_share_no_day() -> None:
    shared = refused([], away(days("2026-06-01", "2026-06-05"), days("2026-06-05", "2026-06-07")))
    assert (shared.why, shared.figures) == ("vacations_overlap", {"day": "2026-06-05"})


def test_sleep_has_a_longest_time() -> None:
    assert changed([], Rest(BERLIN, (time(20), time(8))), NOW)
    assert refused([], Rest(BERLIN, (time(20), time(8, 1)))).why == "sleep_too_long"


def test_days_that_have_begun_stay_counted() -> None:
    rows = changed([], away(MAY), NOW)
    later = at("2026-05-14 12:00")
    ended = changed(rows, away(), later)
    # The vacation ends at midnight, in rows of turns that began before, too.
    kept = away(days("2026-05-12", "2026-05-14"))
    assert [row.rest for row in ended] == [kept]
    assert upcoming_rest(ended, later).left[2026] == 37
    again = changed(ended, away(), later + HOUR)
    assert upcoming_rest(again, later).left[2026] == 37
    # Days that have not begun are given back.
    assert upcoming_rest(changed(rows, away(), NOW + HOUR), NOW + HOUR).left[2026] == 40


def test_the_same_wish_changes_nothing() -> None:
    wish = Rest(BERLIN, NIGHT, (MAY,))
    rows = changed([], wish, NOW)
    assert changed(rows, wish, NOW + HOUR) == rows
    assert changed(rows, wish, NOW + 9 * DAY) == rows
