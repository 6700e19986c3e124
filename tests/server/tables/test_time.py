"""Clocks at a table: charged, gained, run out, and standing still at night."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient

from caledonia.server import clock as clock_module
from caledonia.server.clock import now
from caledonia.server.jobs import ticker
from caledonia.server.jobs.local import LocalJobs
from caledonia.server.jobs.players import play_turn
from caledonia.server.jobs.queue import QueueJobs
from caledonia.server.jobs.ticker import Ticker
from caledonia.server.tables import service
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
        monkeypatch.setattr(clock_module, "now", self.now)
        monkeypatch.setattr(service, "now", self.now)
        monkeypatch.setattr(ticker, "now", self.now)
        # Bots play only where a test says so.
        for jobs in (LocalJobs, QueueJobs):
            monkeypatch.setattr(jobs, "wake", lambda *_: None)

    def now(self) -> int:
        return self.start + self.ahead

    def wait(self, milliseconds: int) -> None:
        """Let time pass."""
        self.ahead += milliseconds

    def tick(self) -> None:
        """Look at the clocks once; no bot wakes up."""
        parts = services(self.client)
        ticks = Ticker(parts.database, parts.table_service, parts.jobs)
        assert self.client.portal is not None
        self.client.portal.call(ticks.check_clocks)

    def bot_plays(self, table_id: str) -> None:
        """Let a bot play one turn."""
        parts = services(self.client)
        assert self.client.portal is not None
        assert self.client.portal.call(play_turn, parts.table_service, parts.pool, table_id)


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
    """Play whatever is possible until the turn is over."""
    played = guest.play(table_id, guest.table(table_id)["view"]["legal"][0])
    while not played["complete"] and played["step"]:
        played = guest.play(table_id, guest.table(table_id)["view"]["legal"][0])
    if played["step"]:
        body = {key: played[key] for key in ("version", "step")}
        played = guest.do(table_id, "end", **body)
    return played


def clocks(guest: Guest, table_id: str) -> list[int]:
    return [seat["clock"] for seat in guest.table(table_id)["seats"]]


@pytest.mark.both_databases
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
    # The turn is the bot's now; for the next one the clock is wound up.
    assert "the time for this turn is up" in who.cannot(table_id, "return")["message"]
    time.bot_plays(table_id)
    assert clocks(who, table_id)[seat] is None
    who.do(table_id, "return")
    assert other.table(table_id)["seats"][seat]["stand_in"] is None


@pytest.mark.parametrize(("increment", "given"), [(5, MINUTE), (90, 90_000)])
def test_a_lost_turn_gives_an_empty_chess_clock_time_for_one(
    ada: Guest, ben: Guest, cleo: Guest, time: Time, increment: int, given: int
) -> None:
    table_id, who, _ = timed(ada, ben, kind="chess", seconds=600, increment=increment)
    seat = who.table(table_id)["deciding"]
    time.wait(11 * MINUTE)
    time.tick()
    assert clocks(who, table_id)[seat] == 0
    invite = who.table(table_id)["invite"]
    for refused in (
        who.cannot(table_id, "return"),
        cleo.cannot(table_id, "join", invite=invite, seat=seat),
    ):
        assert "the time for this turn is up" in refused["message"]
    time.bot_plays(table_id)
    assert clocks(who, table_id)[seat] == given
    # Coming and going adds nothing to it.
    for _ in range(2):
        who.do(table_id, "return")
        who.do(table_id, "leave")
    assert clocks(who, table_id)[seat] == given


def test_leaving_and_returning_does_not_wind_up_a_turn_clock(
    ada: Guest, ben: Guest, cleo: Guest, time: Time
) -> None:
    table_id, who, _ = timed(ada, ben, kind="turn", seconds=3600)
    seat = who.table(table_id)["deciding"]
    time.wait(20 * MINUTE)
    who.do(table_id, "leave")
    time.wait(MINUTE)
    back = who.do(table_id, "return")
    assert back["deadline"] == time.now() + 40 * MINUTE
    time.wait(30 * MINUTE)
    who.do(table_id, "leave")
    invite = who.table(table_id)["invite"]
    taken = cleo.do(table_id, "join", invite=invite, seat=seat)
    assert taken["deadline"] == time.now() + 10 * MINUTE
    turn(cleo, table_id)
    assert clocks(cleo, table_id) == [None, None]


def test_a_nap_before_leaving_is_not_charged(ada: Guest, ben: Guest, time: Time) -> None:
    sleep_in_an_hour(time, ada, ben)
    table_id, who, _ = timed(ada, ben, kind="turn", seconds=7200)
    seat = who.table(table_id)["deciding"]
    time.wait(12 * 60 * MINUTE)
    who.do(table_id, "leave")
    left = clocks(who, table_id)[seat]
    assert 60 * MINUTE <= left <= 61 * MINUTE
    who.do(table_id, "return")
    assert clocks(who, table_id)[seat] == left


# Undo.


def agreed(asking: Guest, other: Guest, table_id: str, to: int) -> None:
    asking.do(table_id, "ask-undo", to=to, version=asking.table(table_id)["version"])
    version = asking.table(table_id)["version"]
    other.do(table_id, "answer-undo", consent=True, version=version)


def test_an_undo_charges_the_thought_and_takes_gains_back(
    ada: Guest, ben: Guest, time: Time
) -> None:
    table_id, who, other = timed(ada, ben, kind="chess", seconds=600, increment=30)
    seat = who.table(table_id)["deciding"]
    for _ in range(3):
        # However often the turn is played, it gains once at most.
        time.wait(MINUTE)
        turn(who, table_id)
        assert other.table(table_id)["deciding"] == 1 - seat
        time.wait(MINUTE)
        agreed(who, other, table_id, 0)
    table = who.table(table_id)
    assert table["deciding"] == seat
    assert clocks(who, table_id) == [7 * MINUTE] * 2
    assert (table["since"], table["deadline"]) == (time.now(), time.now() + 7 * MINUTE)


def test_an_undo_of_the_own_turn_does_not_wind_up_a_turn_clock(
    ada: Guest, ben: Guest, time: Time
) -> None:
    table_id, who, other = timed(ada, ben, kind="turn", seconds=3600)
    turn(who, table_id)
    turn(other, table_id)
    deciding = who.table(table_id)["deciding"]
    own = next(guest for guest in (who, other) if guest.table(table_id)["you"] == deciding)
    rest = next(guest for guest in (who, other) if guest is not own)
    ply = [e["seat"] for e in who.entries(table_id, "decision")].index(deciding)
    time.wait(50 * MINUTE)
    agreed(own, rest, table_id, ply)
    table = who.table(table_id)
    assert table["deciding"] == deciding
    assert table["deadline"] == time.now() + 10 * MINUTE
    # Another seat's turn begins with all its time.
    turn(own, table_id)
    time.wait(50 * MINUTE)
    if who.table(table_id)["deciding"] != deciding:
        agreed(own, rest, table_id, ply)
        assert who.table(table_id)["deadline"] == time.now() + 60 * MINUTE


def test_leaving_and_returning_saves_no_time(ada: Guest, ben: Guest, time: Time) -> None:
    table_id, who, _ = timed(ada, ben, kind="chess", seconds=600, increment=30)
    seat = who.table(table_id)["deciding"]
    time.wait(4 * MINUTE)
    who.do(table_id, "leave")
    assert clocks(who, table_id)[seat] == 6 * MINUTE
    time.wait(4 * MINUTE)
    who.do(table_id, "return")
    # A bot that played in between is neither charged nor gains anything.
    assert clocks(who, table_id)[seat] == 6 * MINUTE
    assert who.table(table_id)["deadline"] == time.now() + 6 * MINUTE


def test_sleep_hours_are_respected(ada: Guest, ben: Guest, time: Time) -> None:
    sleep_in_an_hour(time, ada, ben)
    table_id, who, _ = timed(ada, ben, kind="turn", seconds=5400)
    table = who.table(table_id)
    assert table["deadline"] - table["since"] == (12 * 60 + 90) * MINUTE
    for clock in ({"kind": "turn", "rest": False}, {"kind": "chess"}):
        table_id, who, _ = timed(ada, ben, seconds=5400, **clock)
        table = who.table(table_id)
        assert table["deadline"] - table["since"] == 90 * MINUTE
        assert table["options"]["clock"]["rest"] is False


def sleep_in_an_hour(time: Time, *guests: Guest) -> None:
    """Let people sleep for 12 hours from an hour after the period of notice on."""
    minute = time.now() // MINUTE % 1440
    begin, end = (minute + 60) % 1440, (minute + 13 * 60) % 1440
    sleep = [f"{each // 60:02}:{each % 60:02}" for each in (begin, end)]
    for guest in guests:
        guest.ok("patch", "/people/me", {"preferences": {"zone": "UTC", "sleep": sleep}})
    time.wait(24 * 60 * MINUTE + 1)


def test_no_clock_no_deadline(ada: Guest, ben: Guest, time: Time) -> None:
    table_id, who, other = timed(ada, ben)
    assert who.table(table_id)["deadline"] is None
    time.wait(365 * 24 * 60 * MINUTE)
    time.tick()
    assert not other.entries(table_id, "seat")[1:]
    refused = ada.refused("post", "/tables", {"clock": {"kind": "turn", "seconds": 5}})
    assert refused["code"] == "invalid"


def test_old_receipts_are_thrown_away(
    client: TestClient, ada: Guest, ben: Guest, time: Time
) -> None:
    table_id, who, _ = timed(ada, ben, kind="none")
    body = {"text": "hello", "key": "hello-key"}
    said = who.do(table_id, "say", **body)
    parts = services(client)
    ticks = Ticker(parts.database, parts.table_service, parts.jobs)
    assert client.portal is not None
    client.portal.call(ticks.drop_receipts)
    assert who.do(table_id, "say", **body)["seq"] == said["seq"]
    time.wait(8 * 24 * 60 * MINUTE)
    client.portal.call(ticks.drop_receipts)
    assert who.do(table_id, "say", **body)["seq"] == said["seq"] + 1
