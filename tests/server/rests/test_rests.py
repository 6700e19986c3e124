"""Sleeping hours and vacations of people who play: no clock is stopped at will."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select

from caledonia.server.db import schema
from tests.server.people.helpers import stored
from tests.server.tables.test_time import MINUTE, Time, timed, turn
from tests.server.visitors import Guest, services

HOUR = 60 * MINUTE
DAY = 24 * HOUR


@pytest.fixture
def time(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(client, monkeypatch)


def prefer(guest: Guest, **preferences: Any) -> Any:
    """Set the hours of rest."""
    return guest.ok("patch", "/people/me", {"preferences": {"zone": "UTC", **preferences}})


def vacation(time: Time, first: int, last: int) -> list[str]:
    """Return a vacation by days from now."""
    today = datetime.fromtimestamp(time.now() / 1000, UTC).date()
    return [str(today + timedelta(days=number)) for number in (first, last)]


def due(guest: Guest, table_id: str) -> int:
    """Return the time from the beginning of the turn to its deadline."""
    table = guest.table(table_id)
    seconds: int = table["deadline"] - table["since"]
    return seconds


def test_nothing_that_is_set_in_a_turn_moves_its_deadline(
    ada: Guest, ben: Guest, time: Time
) -> None:
    table_id, who, other = timed(ada, ben, kind="turn", seconds=10)
    before = who.table(table_id)["deadline"]
    today = {"preferences": {"zone": "UTC", "vacations": [vacation(time, 0, 400)]}}
    assert who.refused("patch", "/people/me", today)["why"] == "vacation_too_long"
    minute = time.now() // MINUTE % 1440
    sleep = [f"{each // 60:02}:{each % 60:02}" for each in (minute, (minute + 719) % 1440)]
    prefer(who, sleep=sleep, vacations=[vacation(time, 2, 20)])
    assert who.table(table_id)["deadline"] == before
    time.wait(10_000)
    time.tick()
    assert other.table(table_id)["seats"][who.table(table_id)["you"]]["stand_in"]


def test_what_is_set_in_a_turn_does_not_count_after_coming_back(
    ada: Guest, ben: Guest, time: Time
) -> None:
    table_id, who, _ = timed(ada, ben, kind="turn", seconds=5 * 86_400)
    prefer(who, vacations=[vacation(time, 2, 20)])
    who.do(table_id, "leave")
    time.wait(2 * DAY)
    who.do(table_id, "return")
    assert due(who, table_id) == 5 * DAY


def test_a_vacation_counts_in_turns_that_begin_after_it_was_set(
    ada: Guest, ben: Guest, time: Time
) -> None:
    table_id, who, other = timed(ada, ben, kind="turn", seconds=3 * 86_400)
    prefer(other, vacations=[vacation(time, 2, 11)])
    time.wait(1)
    turn(who, table_id)
    assert due(other, table_id) == 13 * DAY


def test_a_vacation_that_ends_early_lets_time_run(
    ada: Guest, ben: Guest, time: Time, client: TestClient
) -> None:
    table_id, who, other = timed(ada, ben, kind="turn", seconds=3 * 86_400)
    prefer(other, vacations=[vacation(time, 2, 11)])
    time.wait(1)
    turn(who, table_id)
    time.wait(4 * DAY)
    with who.watch(table_id) as socket:
        socket.until("hello")
        prefer(other, vacations=[])
        update = socket.until("update")
    # Three days of vacation have begun; they are neither charged nor given back.
    assert due(other, table_id) == 6 * DAY
    assert update["table"]["deadline"] == who.table(table_id)["deadline"]
    (entry,) = who.entries(table_id, "clock")
    assert (entry["event"], entry["seat"]) == ("vacation_ended", other.table(table_id)["you"])
    year = str(datetime.fromtimestamp(time.start / 1000, UTC).year)
    if vacation(time, 0, 0)[0].startswith(year):
        assert other.ok("get", "/people/me")["rest"]["left"][year] == 37


def test_sleeping_hours_wait_a_day(ada: Guest, ben: Guest, time: Time) -> None:
    noted = prefer(ada, sleep=["23:00", "07:00"])
    assert noted["preferences"]["sleep"] == ["23:00", "07:00"]
    assert noted["rest"]["since"] == time.now() + DAY
    prefer(ben, sleep=["23:00", "07:00"])
    table_id, who, other = timed(ada, ben, kind="turn", seconds=2 * 86_400)
    assert due(who, table_id) == 2 * DAY
    time.wait(DAY + 1)
    assert ada.ok("get", "/people/me")["rest"]["since"] is None
    turn(who, table_id)
    assert due(other, table_id) > 2 * DAY + 8 * HOUR - 1


def test_refusals_change_nothing(ada: Guest, time: Time) -> None:
    before = prefer(ada, vacations=[vacation(time, 2, 4)])
    sleep = {"preferences": {"sleep": ["20:00", "08:01"]}, "name": "Another"}
    assert ada.refused("patch", "/people/me", sleep)["why"] == "sleep_too_long"
    soon = {"preferences": {"vacations": [vacation(time, 0, 1)]}}
    refused = ada.refused("patch", "/people/me", soon)
    assert refused["figures"] == {"day": before["rest"]["earliest"]}
    assert ada.ok("get", "/people/me") == before


def test_rows_do_not_pile_up(ada: Guest, ben: Guest, time: Time, client: TestClient) -> None:
    for number in range(6):
        time.wait(HOUR)
        prefer(ada, vacations=[vacation(time, 5, 6 + number)])
    assert len(rows(client, ada)) == 1


def rows(client: TestClient, guest: Guest) -> list[int]:
    """Return since when the stored hours of rest of a person are in force."""
    query = select(schema.rests.c.since).where(schema.rests.c.person == guest.id)
    with stored(services(client).settings) as connection:
        return list(connection.execute(query).scalars())


def test_a_deleted_account_leaves_no_hours_of_rest(
    ada: Guest, time: Time, client: TestClient
) -> None:
    prefer(ada, sleep=["23:00", "07:00"], vacations=[vacation(time, 2, 4)])
    assert len(rows(client, ada)) == 2
    assert ada.ask("delete", "/people/me").status_code == 204
    assert rows(client, ada) == []


def register(guest: Guest) -> dict[str, str]:
    """Make a guest a member; return what they sign in with."""
    body = {"login": f"m{guest.id[:8].lower().strip('-_')}", "password": "a long heather moor"}
    guest.ok("post", "/people/register", body)
    return body


def test_hours_of_rest_of_a_guest_go_to_a_member_who_has_none(
    ada: Guest, ben: Guest, time: Time, client: TestClient
) -> None:
    member = register(ben)
    before = prefer(ada, sleep=["23:00", "07:00"], vacations=[vacation(time, 2, 4)])
    ada.ok("post", "/people/sign-in", {**member, "merge": True})
    after = ada.ok("get", "/people/me")
    assert after["id"] == ben.id
    assert (after["preferences"], after["rest"]) == (before["preferences"], before["rest"])
    assert rows(client, ada) == []


def test_a_member_keeps_the_own_hours_of_rest(
    ada: Guest, ben: Guest, time: Time, client: TestClient
) -> None:
    member = register(ben)
    before = prefer(ben, sleep=["22:00", "06:00"])
    prefer(ada, sleep=["23:00", "07:00"], vacations=[vacation(time, 2, 4)])
    ada.ok("post", "/people/sign-in", {**member, "merge": True})
    after = ada.ok("get", "/people/me")
    assert (after["preferences"], after["rest"]) == (before["preferences"], before["rest"])
    assert rows(client, ada) == []


def test_merging_a_guest_on_vacation_does_not_stop_a_running_clock(
    ada: Guest, ben: Guest, cleo: Guest, time: Time
) -> None:
    prefer(cleo, vacations=[vacation(time, 2, 25)])
    time.wait(3 * DAY)
    table_id, who, _ = timed(ada, ben, kind="turn", seconds=600)
    cleo.ok("post", "/people/sign-in", {**register(who), "merge": True})
    who.do(table_id, "leave")
    assert who.do(table_id, "return")["deadline"] == time.now() + 600_000


def test_merging_into_a_member_on_vacation_does_not_stop_a_running_clock(
    ada: Guest, ben: Guest, cleo: Guest, time: Time
) -> None:
    member = register(cleo)
    prefer(cleo, vacations=[vacation(time, 2, 25)])
    time.wait(3 * DAY)
    table_id, who, _ = timed(ada, ben, kind="turn", seconds=600)
    who.ok("post", "/people/sign-in", {**member, "merge": True})
    who.do(table_id, "leave")
    assert who.do(table_id, "return")["deadline"] == time.now() + 600_000


def test_a_merge_drops_days_of_vacation_within_the_period_of_notice(
    ada: Guest, ben: Guest, time: Time
) -> None:
    member = register(ben)
    prefer(ada, vacations=[vacation(time, 2, 12)])
    time.wait(4 * DAY)
    earliest = ada.ok("get", "/people/me")["rest"]["earliest"]
    ada.ok("post", "/people/sign-in", {**member, "merge": True})
    kept = ada.ok("get", "/people/me")["preferences"]["vacations"]
    # Days that are over still count towards the allowance.
    assert kept == [vacation(time, -2, -1), [earliest, vacation(time, 8, 8)[0]]]
