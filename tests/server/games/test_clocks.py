"""Clocks as pure functions: rest is left out, over midnight and when clocks are changed."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caledonia.server.games.clocks import HORIZON, Clock, clock_from, deadline, elapsed
from caledonia.server.rests.hours import NO_REST, Rest, rest_from

HOUR = 3_600_000
BERLIN = ZoneInfo("Europe/Berlin")
ZONES = ("UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu")


def at(text: str, zone: ZoneInfo = BERLIN) -> int:
    """Return a local time as milliseconds."""
    moment = datetime.fromisoformat(text).replace(tzinfo=zone)
    return (moment - datetime(1970, 1, 1, tzinfo=UTC)) // timedelta(milliseconds=1)


NIGHT = Rest(BERLIN, (time(23), time(7)))


def test_sleep_over_midnight() -> None:
    begin = at("2026-05-10 22:00")
    assert deadline(begin, 2 * HOUR, NIGHT) == at("2026-05-11 08:00")
    assert deadline(begin, HOUR, NIGHT) == at("2026-05-10 23:00")
    assert deadline(at("2026-05-11 03:00"), HOUR, NIGHT) == at("2026-05-11 08:00")
    assert elapsed(begin, at("2026-05-11 09:00"), NIGHT) == 3 * HOUR
    assert elapsed(at("2026-05-11 01:00"), at("2026-05-11 05:00"), NIGHT) == 0


def test_sleep_by_day() -> None:
    rest = Rest(BERLIN, (time(13), time(15)))
    assert deadline(at("2026-05-10 12:00"), 2 * HOUR, rest) == at("2026-05-10 16:00")


def test_nights_on_which_clocks_are_changed() -> None:
    # One hour less to sleep in March, one more in October; the clock runs the same hours awake.
    spring = deadline(at("2026-03-28 22:00"), 2 * HOUR, NIGHT)
    assert spring == at("2026-03-29 08:00")
    assert spring - at("2026-03-28 22:00") == 9 * HOUR
    autumn = deadline(at("2026-10-24 22:00"), 2 * HOUR, NIGHT)
    assert autumn == at("2026-10-25 08:00")
    assert autumn - at("2026-10-24 22:00") == 11 * HOUR


def test_a_sleep_that_the_change_swallows() -> None:
    rest = Rest(BERLIN, (time(2, 30), time(3)))
    begin = at("2026-03-29 00:00")
    assert elapsed(begin, deadline(begin, 5 * HOUR, rest), rest) == 5 * HOUR
    assert deadline(begin, 5 * HOUR, rest) == begin + 5 * HOUR


def test_vacations() -> None:
    rest = Rest(BERLIN, None, ((date(2026, 7, 1), date(2026, 7, 14)),))
    begin = at("2026-06-30 20:00")
    assert deadline(begin, 24 * HOUR, rest) == at("2026-07-15 20:00")
    assert elapsed(begin, at("2026-07-10 12:00"), rest) == 4 * HOUR
    both = Rest(BERLIN, (time(23), time(7)), rest.vacations)
    assert deadline(begin, 24 * HOUR, both) == at("2026-07-16 12:00")


def test_a_deadline_has_a_limit() -> None:
    always = Rest(BERLIN, None, ((date(2020, 1, 1), date(2040, 1, 1)),))
    assert deadline(0, HOUR, always) <= 2 * HOUR + HORIZON * 24 * HOUR
    begin = at("2026-06-30 20:00")
    assert deadline(begin, HOUR, always) == begin + 2 * HOUR + HORIZON * 24 * HOUR


moments = st.integers(at("2026-01-01 00:00"), at("2027-12-31 00:00"))
minutes = st.integers(0, 1439).map(lambda minute: time(minute // 60, minute % 60))
days = st.dates(date(2025, 12, 1), date(2027, 12, 31))
vacations = st.lists(st.tuples(days, st.integers(0, 30)), max_size=2).map(
    lambda stays: tuple((first, first + timedelta(days=length)) for first, length in stays)
)
# Nobody sleeps longer: a deadline has a limit.
sleeps = st.none() | st.tuples(minutes, minutes).filter(
    lambda s: (
        s[0] != s[1]
        and timedelta(hours=3)
        <= timedelta(minutes=((s[1].hour - s[0].hour) * 60 + s[1].minute - s[0].minute) % 1440)
        <= timedelta(hours=12)
    )
)
rests = st.builds(Rest, st.sampled_from([ZoneInfo(zone) for zone in ZONES]), sleeps, vacations)


@settings(max_examples=60, deadline=None)
@given(moments, st.integers(0, 20 * 24 * HOUR), rests)
def test_a_clock_has_run_for_its_allowance_at_the_deadline(
    begin: int, allowance: int, rest: Rest
) -> None:
    due = deadline(begin, allowance, rest)
    assert due >= begin + allowance
    assert elapsed(begin, due, rest) == allowance
    if allowance:
        assert elapsed(begin, due - 1, rest) == allowance - 1


@settings(max_examples=60, deadline=None)
@given(moments, st.integers(0, 30 * 24 * HOUR), st.integers(0, 30 * 24 * HOUR), rests)
def test_time_adds_up(begin: int, first: int, second: int, rest: Rest) -> None:
    middle, end = begin + first, begin + first + second
    whole = elapsed(begin, end, rest)
    assert whole == elapsed(begin, middle, rest) + elapsed(middle, end, rest)
    assert 0 <= whole <= end - begin
    assert elapsed(begin, end, NO_REST) == end - begin


@pytest.mark.parametrize(
    "preferences",
    [
        {"zone": "Nowhere/Land"},
        {"zone": "Europe"},
        {"zone": ""},
        {"zone": "../etc"},
        {"zone": 5},
        {"sleep": ["23:00"]},
        {"sleep": "late"},
        {"sleep": ["25:00", "07:00"]},
        {"sleep": 7},
        {"vacations": 3},
        {"vacations": [["2026-01-01"]]},
        {"vacations": [["soon", "later"]]},
        {"vacations": None},
    ],
)
def test_what_cannot_be_read_is_no_rest(preferences: dict[str, Any]) -> None:
    assert rest_from(preferences) == NO_REST


def test_preferences_are_read() -> None:
    rest = rest_from(
        {
            "zone": "Europe/Berlin",
            "sleep": ["23:00", "07:00"],
            "vacations": [["2026-07-01", "2026-07-14"]],
            "colour": "red",
        }
    )
    assert rest == Rest(BERLIN, (time(23), time(7)), ((date(2026, 7, 1), date(2026, 7, 14)),))
    assert rest_from({}) == NO_REST
    assert rest_from({"sleep": ["08:00", "08:00"]}) == NO_REST
    # A time with a zone of its own would not compare with one without.
    strange = rest_from({"sleep": ["23:00+02:00", "07:00"]})
    assert elapsed(0, 24 * HOUR, strange) == 16 * HOUR


def test_clocks_of_tables() -> None:
    assert clock_from({}).allowance(None) is None
    turn = clock_from({"clock": {"kind": "turn", "seconds": 60}})
    assert (turn.at_start(), turn.allowance(None)) == (None, 60_000)
    # What is left of a turn is kept until it ends.
    assert (turn.after(None, 5_000), turn.after(55_000, 60_000)) == (55_000, 0)
    assert turn.allowance(55_000) == 55_000
    assert turn.gained(55_000) is turn.excused(0) is turn.lost(5, 1) is None
    chess = Clock("chess", 600, 30)
    assert chess.at_start() == 600_000
    assert chess.allowance(1234) == 1234
    assert chess.after(10_000, 4_000) == 6_000
    assert chess.after(10_000, 40_000) == 0
    assert chess.gained(6_000) == 36_000
    assert (chess.lost(90_000, 2), chess.lost(10_000, 1)) == (30_000, 0)
    assert (chess.excused(5), chess.excused(0)) == (5, 60_000)
    assert Clock("chess", 600, 90).excused(0) == 90_000
