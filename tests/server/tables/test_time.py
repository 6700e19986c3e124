"""Clocks at a table: charged, gained, run out, and standing still at night."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from fastapi.testclient import TestClient

from caledonia.server.clock import now
from caledonia.server.jobs import ticker
from caledonia.server.jobs.ticker import Ticker
from caledonia.server.tables import keeper
from tests.server.conftest import Start
from tests.server.visitors import Guest, services

MINUTE = 60_000


@pytest.fixture
def client(start: Start) -> TestClient:
    """A server of its own for each test."""
    return start()


class Time:
    """The time of a server, which a test moves on."""

    def __init__(self, client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
        self.client = client
        self.ahead = 0
        self.start = now()
        monkeypatch.setattr(keeper, "now", self.now)
        monkeypatch.setattr(ticker, "now", self.now)

    def now(self) -> int:
        return self.start + self.ahead

    def wait(self, milliseconds: int) -> None:
        """Let time pass."""
        self.ahead += milliseconds

    def tick(self) -> None:
        """Look at the clocks once; no bot wakes up."""
        parts = services(self.client)
        ticks = Ticker(parts.database, parts.keeper, lambda _: None)
        assert self.client.portal is not None
        self.client.portal.call(ticks.check_clocks)


@pytest.fixture
def time(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(client, monkeypatch)


def timed(ada: Guest, ben: Guest, **clock: Any) -> tuple[str, Guest, Guest]:
    """Return a table with a clock, who decides there, and who does not."""
    table = ada.make_table(players=2, clock=clock)
    ben.join(table)
    ada_decides = ada.table(table["id"])["deciding"] == 0
    return (table["id"], ada, ben) if ada_decides else (table["id"], ben, ada)


def turn(guest: Guest, table_id: str) -> Any:
    return guest.play(table_id, guest.table(table_id)["view"]["legal"][0], end=True)


def clocks(guest: Guest, table_id: str) -> list[int]:
    return [seat["clock"] for seat in guest.table(table_id)["seats"]]


def test_a_chess_clock_is_charged_and_gains(ada: Guest, ben: Guest, time: Time) -> None:
    table_id, who, other = timed(ada, ben, kind="chess", seconds=600, increment=30)
    table = who.table(table_id)
    seat = table["deciding"]
    assert table["deadline"] == table["since"] + 10 * MINUTE
    assert clocks(who, table_id) == [10 * MINUTE] * 2
    time.wait(4 * MINUTE)
    code = table["view"]["legal"][0]
    who.do(table_id, "play", codes=[code], version=table["version"])
    # Taking something back costs nothing but the time.
    who.do(table_id, "take-back", version=table["version"], step=1)
    time.wait(MINUTE)
    turn(who, table_id)
    assert clocks(who, table_id)[seat] == 5 * MINUTE + 30_000
    assert clocks(who, table_id)[1 - seat] == 10 * MINUTE
    after = other.table(table_id)
    assert (after["since"], after["deadline"]) == (time.now(), time.now() + 10 * MINUTE)


def test_when_time_is_up_a_bot_stands_in(ada: Guest, ben: Guest, time: Time) -> None:
    table_id, who, other = timed(ada, ben, kind="turn", seconds=3600)
    seat = who.table(table_id)["deciding"]
    code = who.table(table_id)["view"]["legal"][0]
    who.play(table_id, code)
    time.wait(60 * MINUTE - 1)
    time.tick()
    assert other.table(table_id)["seats"][seat]["stand_in"] is None
    time.wait(1)
    time.tick()
    timeout = other.entries(table_id, "seat")[-1]
    assert (timeout["event"], timeout["seat"]) == ("timeout", seat)
    assert other.table(table_id)["seats"][seat]["stand_in"]
    time.tick()
    assert [e["event"] for e in other.entries(table_id, "seat")].count("timeout") == 1
    back = who.do(table_id, "return")
    assert other.table(table_id)["seats"][seat]["stand_in"] is None
    if back["deciding"] == seat:
        assert back["deadline"] == time.now() + 60 * MINUTE


def test_returning_to_an_empty_chess_clock_gives_time(ada: Guest, ben: Guest, time: Time) -> None:
    table_id, who, _ = timed(ada, ben, kind="chess", seconds=600, increment=5)
    seat = who.table(table_id)["deciding"]
    time.wait(11 * MINUTE)
    time.tick()
    assert clocks(who, table_id)[seat] == 0
    who.do(table_id, "return")
    assert clocks(who, table_id)[seat] == MINUTE


def test_leaving_and_returning_saves_no_time(ada: Guest, ben: Guest, time: Time) -> None:
    table_id, who, _ = timed(ada, ben, kind="chess", seconds=600, increment=30)
    seat = who.table(table_id)["deciding"]
    time.wait(4 * MINUTE)
    who.do(table_id, "leave")
    assert clocks(who, table_id)[seat] == 6 * MINUTE
    time.wait(4 * MINUTE)
    who.do(table_id, "return")
    # A bot that played meanwhile is neither charged nor gains anything.
    assert clocks(who, table_id)[seat] == 6 * MINUTE


def test_sleep_hours_are_respected(ada: Guest, ben: Guest, time: Time) -> None:
    # All the day but for the minutes around now: the clock stands still soon.
    awake = {"zone": "UTC", "sleep": _but_for_an_hour(time.now())}
    for guest in (ada, ben):
        guest.ok("patch", "/people/me", {"preferences": awake})
    table_id, who, _ = timed(ada, ben, kind="turn", seconds=5400)
    table = who.table(table_id)
    assert table["deadline"] - table["since"] == (24 * 60 + 30) * MINUTE
    table_id, who, _ = timed(ada, ben, kind="turn", seconds=5400, rest=False)
    table = who.table(table_id)
    assert table["deadline"] - table["since"] == 90 * MINUTE


def _but_for_an_hour(moment: int) -> list[str]:
    """Return sleep hours that leave one hour of the day, which has just begun."""
    minute = moment // MINUTE % 1440
    end, begin = minute % 1440, (minute + 60) % 1440
    return [f"{begin // 60:02}:{begin % 60:02}", f"{end // 60:02}:{end % 60:02}"]


def test_no_clock_no_deadline(ada: Guest, ben: Guest, time: Time) -> None:
    table_id, who, other = timed(ada, ben)
    assert who.table(table_id)["deadline"] is None
    time.wait(365 * 24 * 60 * MINUTE)
    time.tick()
    assert not other.entries(table_id, "seat")[1:]
    refused = ada.refused("post", "/tables", {"clock": {"kind": "turn", "seconds": 5}})
    assert refused["code"] == "invalid"


def test_a_vacation_that_begins_during_a_turn_counts(ada: Guest, ben: Guest, time: Time) -> None:
    table_id, who, _ = timed(ada, ben, kind="turn", seconds=3600)
    today = datetime.fromtimestamp(time.now() / 1000, UTC).date()
    vacation = [str(today), str(today + timedelta(days=2))]
    who.ok("patch", "/people/me", {"preferences": {"vacations": [vacation]}})
    time.wait(61 * MINUTE)
    time.tick()
    table = who.table(table_id)
    assert table["seats"][table["deciding"]]["stand_in"] is None
    assert table["deadline"] > time.now()
    time.wait(5 * 24 * 60 * MINUTE)
    time.tick()
    table = who.table(table_id)
    assert table["seats"][table["deciding"]]["stand_in"] is not None


def test_old_receipts_are_thrown_away(
    client: TestClient, ada: Guest, ben: Guest, time: Time
) -> None:
    table_id, who, _ = timed(ada, ben, kind="none")
    body = {"text": "hello", "key": "hello-key"}
    said = who.do(table_id, "say", **body)
    parts = services(client)
    ticks = Ticker(parts.database, parts.keeper, lambda _: None)
    assert client.portal is not None
    client.portal.call(ticks.drop_receipts)
    assert who.do(table_id, "say", **body)["seq"] == said["seq"]
    time.wait(8 * 24 * 60 * MINUTE)
    client.portal.call(ticks.drop_receipts)
    assert who.do(table_id, "say", **body)["seq"] == said["seq"] + 1
