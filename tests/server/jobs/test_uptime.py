"""Time in which the server was away, and jumps of the system clock, cost nobody anything."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import delete

from caledonia.server import clock
from caledonia.server.db import schema
from caledonia.server.jobs import ticker, uptime
from caledonia.server.jobs.local import LocalJobs
from caledonia.server.jobs.queue import QueueJobs
from caledonia.server.jobs.ticker import Ticker
from caledonia.server.jobs.uptime import BEAT, GRACE, Uptime
from tests.server.conftest import Start
from tests.server.tables.test_time import clocks, timed, turn
from tests.server.visitors import Guest, services

SECOND = 1_000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
TURN = 600
"""Seconds of a turn."""


class Machine:
    """A machine whose clocks move only when a test moves them."""

    def __init__(self, start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
        self.at, self.monotonic = clock.now(), 0
        monkeypatch.setattr(clock, "wall", lambda: self.at)
        monkeypatch.setattr(clock, "monotonic", lambda: self.monotonic)

        async def asleep(*_: object) -> None:
            await asyncio.Event().wait()

        for module in (ticker, uptime):
            monkeypatch.setattr(module, "repeat", asleep)
        for jobs in (LocalJobs, QueueJobs):
            monkeypatch.setattr(jobs, "wake", lambda *_: None)
        self.client = start()
        self.parts = services(self.client)
        self.restart()

    def call(self, work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        """Do something in the loop of the server."""
        assert self.client.portal is not None
        return self.client.portal.call(work)

    def process(self) -> Uptime:
        """Return what watches the clocks in another process."""
        table_service = self.parts.table_service
        return Uptime(self.parts.database, table_service.observers, self.parts.hub.refresh_soon)

    def restart(self) -> None:
        """Restart the part of the server that watches the clocks."""
        self.uptime = self.process()
        self.parts.table_service.connect(self.parts.hub, self.uptime.ensure)
        self.call(self.uptime.beat)

    def wait(self, milliseconds: int) -> None:
        """Let time pass, without the server."""
        self.at += milliseconds
        self.monotonic += milliseconds

    def jump(self, milliseconds: int) -> None:
        """Set the system clock, or suspend the machine."""
        self.at += milliseconds

    def tick(self) -> None:
        """Let the server look at the clocks once."""
        self.call(self.uptime.ensure)
        parts = self.parts
        self.call(Ticker(parts.database, parts.table_service, parts.jobs).check_clocks)

    def run(self, milliseconds: int) -> None:
        """Let time pass while the server runs."""
        for _ in range(milliseconds // BEAT):
            self.wait(BEAT)
            self.tick()


@pytest.fixture
def machine(start: Start, monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(start, monkeypatch)


@pytest.fixture
def ada(machine: Machine) -> Guest:
    return Guest(machine.client, "Ada")


@pytest.fixture
def ben(machine: Machine) -> Guest:
    return Guest(machine.client, "Ben")


def left(machine: Machine, guest: Guest, table_id: str) -> int:
    """Return how long the one who decides may still think."""
    seconds: int = guest.table(table_id)["deadline"] - machine.at
    return seconds


def stands_in(guest: Guest, table_id: str) -> bool:
    """Whether a bot plays the seat that decides."""
    table = guest.table(table_id)
    return table["seats"][table["deciding"]]["stand_in"] is not None


@pytest.mark.both_databases
def test_time_that_the_server_was_down_is_given_back(
    machine: Machine, ada: Guest, ben: Guest
) -> None:
    table_id, who, other = timed(ada, ben, kind="turn", seconds=TURN)
    machine.run(30 * SECOND)
    machine.wait(20 * MINUTE)
    machine.restart()
    machine.tick()
    assert left(machine, who, table_id) == TURN * SECOND - 30 * SECOND
    (entry,) = other.entries(table_id, "clock")
    assert (entry["event"], entry["ms"]) == ("paused", 20 * MINUTE)
    assert entry["seat"] == who.table(table_id)["you"]
    machine.run(TURN * SECOND - 35 * SECOND)
    assert not stands_in(other, table_id)
    machine.run(5 * SECOND)
    assert stands_in(other, table_id)


def test_a_chess_clock_is_not_charged_for_it(machine: Machine, ada: Guest, ben: Guest) -> None:
    table_id, who, _ = timed(ada, ben, kind="chess", seconds=TURN, increment=5)
    seat = who.table(table_id)["deciding"]
    machine.run(30 * SECOND)
    machine.wait(HOUR)
    machine.restart()
    machine.run(30 * SECOND)
    turn(who, table_id)
    assert clocks(who, table_id)[seat] == TURN * SECOND - 60 * SECOND + 5 * SECOND
    # The next turn begins as ever.
    assert left(machine, who, table_id) == TURN * SECOND


def test_who_leaves_is_not_charged_for_it(machine: Machine, ada: Guest, ben: Guest) -> None:
    table_id, who, _ = timed(ada, ben, kind="turn", seconds=TURN)
    machine.run(30 * SECOND)
    machine.wait(HOUR)
    machine.restart()
    who.do(table_id, "leave")
    machine.run(30 * SECOND)
    assert who.do(table_id, "return")["deadline"] == machine.at + TURN * SECOND - 30 * SECOND


def test_two_times_away_add_up(machine: Machine, ada: Guest, ben: Guest) -> None:
    table_id, who, _ = timed(ada, ben, kind="turn", seconds=TURN)
    for _ in range(2):
        machine.run(30 * SECOND)
        machine.wait(HOUR)
        machine.restart()
    assert left(machine, who, table_id) == TURN * SECOND - 60 * SECOND
    assert len(who.entries(table_id, "clock")) == 2


def test_whose_time_ended_meanwhile_can_come_back(machine: Machine, ada: Guest, ben: Guest) -> None:
    table_id, who, other = timed(ada, ben, kind="turn", seconds=20)
    machine.run(15 * SECOND)
    machine.wait(HOUR)
    machine.restart()
    machine.tick()
    assert left(machine, who, table_id) == GRACE
    machine.run(GRACE - BEAT)
    assert not stands_in(other, table_id)
    machine.run(BEAT)
    assert stands_in(other, table_id)


def test_what_was_due_before_is_judged(machine: Machine, ada: Guest, ben: Guest) -> None:
    table_id, _, other = timed(ada, ben, kind="turn", seconds=20)
    machine.wait(25 * SECOND)
    # The clocks were watched, and the server stopped before it looked at this one.
    machine.uptime._seen = (machine.at, machine.monotonic)
    machine.call(lambda: _set_heartbeat(machine, machine.at))
    machine.wait(HOUR)
    machine.restart()
    machine.tick()
    assert stands_in(other, table_id)
    assert other.entries(table_id, "clock") == []


async def _set_heartbeat(machine: Machine, at: int) -> None:
    async with machine.parts.database.write() as connection:
        await connection.execute(schema.heartbeats.update().values(at=at))


def test_a_forward_clock_jump_causes_no_timeout(machine: Machine, ada: Guest, ben: Guest) -> None:
    table_id, who, other = timed(ada, ben, kind="turn", seconds=TURN)
    machine.run(30 * SECOND)
    with other.watch(table_id) as socket:
        socket.until("hello")
        machine.jump(3 * HOUR)
        machine.tick()
        update = socket.until("update")
    assert not stands_in(other, table_id)
    assert left(machine, who, table_id) == TURN * SECOND - 30 * SECOND
    assert update["entries"][0]["event"] == "paused"
    assert update["table"]["deadline"] == who.table(table_id)["deadline"]
    machine.tick()
    assert len(who.entries(table_id, "clock")) == 1


def test_a_command_after_a_jump_is_not_charged_for_it(
    machine: Machine, ada: Guest, ben: Guest
) -> None:
    table_id, who, _ = timed(ada, ben, kind="chess", seconds=TURN, increment=0)
    seat = who.table(table_id)["deciding"]
    machine.run(30 * SECOND)
    machine.jump(3 * HOUR)
    # The command comes before the ticker has looked.
    turn(who, table_id)
    assert clocks(who, table_id)[seat] == TURN * SECOND - 30 * SECOND


def test_a_small_jump_is_noticed(machine: Machine, ada: Guest, ben: Guest) -> None:
    table_id, _, other = timed(ada, ben, kind="turn", seconds=20)
    machine.run(15 * SECOND)
    machine.wait(SECOND)
    machine.jump(4 * SECOND)
    machine.tick()
    assert not stands_in(other, table_id)


def test_a_backward_jump_neither_adds_time_nor_takes_it(
    machine: Machine, ada: Guest, ben: Guest
) -> None:
    table_id, who, other = timed(ada, ben, kind="chess", seconds=TURN, increment=0)
    seat = who.table(table_id)["deciding"]
    machine.run(30 * SECOND)
    machine.jump(-3 * HOUR)
    machine.tick()
    assert left(machine, who, table_id) == TURN * SECOND - 30 * SECOND
    (entry,) = other.entries(table_id, "clock")
    assert entry["event"] == "set_back"
    machine.run(30 * SECOND)
    turn(who, table_id)
    assert clocks(who, table_id)[seat] == TURN * SECOND - 60 * SECOND
    machine.run(TURN * SECOND)
    assert stands_in(other, table_id)
    assert len(other.entries(table_id, "clock")) == 1


def test_a_clock_set_back_while_the_server_was_down(
    machine: Machine, ada: Guest, ben: Guest
) -> None:
    table_id, who, _ = timed(ada, ben, kind="turn", seconds=TURN)
    machine.run(30 * SECOND)
    machine.wait(HOUR)
    machine.jump(-3 * HOUR)
    machine.restart()
    assert left(machine, who, table_id) == TURN * SECOND - 30 * SECOND


def test_a_pause_shorter_than_a_heartbeat_changes_nothing(
    machine: Machine, ada: Guest, ben: Guest
) -> None:
    table_id, who, _ = timed(ada, ben, kind="turn", seconds=TURN)
    before = who.table(table_id)
    for milliseconds in (900, 2 * SECOND, 4 * SECOND):
        machine.wait(milliseconds)
        machine.tick()
    assert who.table(table_id) == before


def test_a_suspended_process_gives_the_time_back(machine: Machine, ada: Guest, ben: Guest) -> None:
    table_id, who, other = timed(ada, ben, kind="turn", seconds=TURN)
    machine.run(30 * SECOND)
    machine.wait(HOUR)
    machine.tick()
    assert not stands_in(other, table_id)
    assert left(machine, who, table_id) == TURN * SECOND - 30 * SECOND


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
def test_another_process_kept_the_clocks(machine: Machine, ada: Guest, ben: Guest) -> None:
    table_id, who, _ = timed(ada, ben, kind="turn", seconds=TURN)
    suspended = machine.process()
    machine.call(suspended.beat)
    machine.run(2 * MINUTE)
    machine.wait(SECOND)
    for late in (suspended, machine.process()):
        machine.call(late.beat)
    assert who.entries(table_id, "clock") == []
    assert left(machine, who, table_id) == TURN * SECOND - 2 * MINUTE - SECOND


@pytest.mark.parametrize("jump", [3 * HOUR, -3 * HOUR])
def test_two_processes_give_back_once(machine: Machine, ada: Guest, ben: Guest, jump: int) -> None:
    table_id, who, _ = timed(ada, ben, kind="turn", seconds=TURN)
    second = machine.process()
    machine.call(second.beat)
    before = len(who.entries(table_id, "clock"))
    machine.run(30 * SECOND)
    machine.call(second.beat)
    machine.jump(jump)

    async def both() -> None:
        await asyncio.gather(machine.uptime.ensure(), second.ensure())

    machine.call(both)
    machine.call(both)
    assert len(who.entries(table_id, "clock")) == before + 1
    assert left(machine, who, table_id) == TURN * SECOND - 30 * SECOND


def test_the_turn_of_a_bot_has_no_clock(machine: Machine, ada: Guest, ben: Guest) -> None:
    table_id, who, other = timed(ada, ben, kind="turn", seconds=TURN)
    who.do(table_id, "leave")
    machine.run(30 * SECOND)
    machine.wait(HOUR)
    machine.restart()
    machine.jump(-3 * HOUR)
    machine.tick()
    table = other.table(table_id)
    assert table["deadline"] is None
    assert table["since"] <= machine.at
    assert other.entries(table_id, "clock") == []


def test_a_night_in_the_time_away_is_not_given_back_twice(
    machine: Machine, ada: Guest, ben: Guest
) -> None:
    minute = machine.at // MINUTE % 1440
    sleep = [f"{each // 60 % 24:02}:{each % 60:02}" for each in (minute + 60, minute + 12 * 60)]
    for guest in (ada, ben):
        guest.ok("patch", "/people/me", {"preferences": {"zone": "UTC", "sleep": sleep}})
    machine.wait(24 * HOUR - machine.at % MINUTE + 1)
    machine.restart()
    machine.wait(machine.at % MINUTE and MINUTE - machine.at % MINUTE)
    machine.restart()
    table_id, who, _ = timed(ada, ben, kind="turn", seconds=7200)
    began = machine.at
    machine.run(20 * MINUTE)
    # From before the sleep until after it: most of that is no time to think.
    machine.wait(12 * HOUR)
    machine.restart()
    assert left(machine, who, table_id) == 100 * MINUTE
    assert machine.at == began + 12 * HOUR + 20 * MINUTE


def test_a_database_without_heartbeats_gives_back_since_its_last_change(
    machine: Machine, ada: Guest, ben: Guest
) -> None:
    table_id, who, _ = timed(ada, ben, kind="turn", seconds=TURN)

    async def forget() -> None:
        async with machine.parts.database.write() as connection:
            await connection.execute(delete(schema.heartbeats))

    machine.call(forget)
    machine.wait(HOUR)
    machine.restart()
    assert left(machine, who, table_id) == TURN * SECOND


def test_a_stuck_ticker_gives_no_extra_time(machine: Machine, ada: Guest, ben: Guest) -> None:
    table_id, _, other = timed(ada, ben, kind="turn", seconds=30)
    # Nothing looks at the clocks, but commands are answered.
    for number in range(28):
        # Never exactly when a heartbeat is due.
        machine.wait(1_100)
        other.do(table_id, "say", text=f"word {number}")
    machine.tick()
    assert stands_in(other, table_id)
    assert other.entries(table_id, "clock") == []


def test_the_heart_beats_while_the_ticker_is_stuck(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    beats = threading.Semaphore(0)
    beat = Uptime.beat

    async def counted(self: Uptime) -> None:
        await beat(self)
        beats.release()

    async def stuck(_: Ticker) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(Uptime, "beat", counted)
    monkeypatch.setattr(Ticker, "check_clocks", stuck)
    monkeypatch.setattr(uptime, "BEAT", 0)
    for module in (ticker, uptime):
        monkeypatch.setattr(module, "TICK", 0.01)
    start()
    # One at the start, one before the ticker gets stuck; the others come from a task of its own.
    assert all(beats.acquire(timeout=30) for _ in range(5))


@pytest.mark.parametrize("leaves_first", [False, True])
def test_rest_set_after_the_clock_was_set_back_does_not_count_in_the_turn(
    machine: Machine, ada: Guest, ben: Guest, leaves_first: bool
) -> None:
    table_id, who, _ = timed(ada, ben, kind="turn", seconds=5 * 86_400)
    if leaves_first:
        who.do(table_id, "leave")
    machine.jump(-72 * HOUR)
    machine.tick()
    today = datetime.fromtimestamp(machine.at / 1000, UTC).date()
    vacation = [str(today + timedelta(days=number)) for number in (2, 20)]
    preferences = {"zone": "UTC", "vacations": [vacation]}
    who.ok("patch", "/people/me", {"preferences": preferences})
    if not leaves_first:
        who.do(table_id, "leave")
    assert who.do(table_id, "return")["deadline"] == machine.at + 120 * HOUR
