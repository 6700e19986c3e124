"""Analyses pause while people's commands are under way."""

from __future__ import annotations

import asyncio
from ctypes import c_double
from multiprocessing import get_context
from typing import Any

import pytest
from fastapi.testclient import TestClient

from caledonia.native.seer import SeerSearch
from caledonia.server.jobs.lanes import Lane
from caledonia.server.jobs.pool import Pool
from caledonia.server.jobs.precedence import CREDIT, LEAST, WINDOW, Courtesy, Precedence
from caledonia.server.jobs.processes import Processes
from tests.server.jobs.pausing import pauses_until
from tests.server.jobs.thinkers import decision, hint, turn
from tests.server.visitors import Guest, services


class Time:
    """A clock that runs only during work and sleep."""

    def __init__(self) -> None:
        self.now = 100.0
        self.slept: list[float] = []

    def read(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds


def polite(until: c_double) -> tuple[Time, Courtesy]:
    time = Time()
    return time, Courtesy(until, time.read, time.sleep)


def test_nothing_pauses_while_no_command_is_under_way() -> None:
    time, courtesy = polite(c_double(100.5))
    time.now += 0.5
    courtesy()
    assert time.slept == []


def test_work_pauses_until_a_command_is_done() -> None:
    time, courtesy = polite(c_double(100.06))
    time.now += 0.05
    courtesy()
    assert time.slept == [pytest.approx(0.01)]
    courtesy()
    assert len(time.slept) == 1


def test_work_goes_on_half_of_the_time_however_many_commands_there_are() -> None:
    time, courtesy = polite(c_double(1e9))
    for _ in range(1000):
        time.now += 0.003
        courtesy()
    assert sum(time.slept) == pytest.approx(3.0, abs=LEAST)


def test_long_work_earns_no_long_pause() -> None:
    time, courtesy = polite(c_double(1e9))
    time.now += 60
    courtesy()
    assert sum(time.slept) == pytest.approx(CREDIT)


def test_pauses_of_no_use_are_left_out() -> None:
    time, courtesy = polite(c_double(100.0 + 0.05 + LEAST / 2))
    time.now += 0.05
    courtesy()
    assert time.slept == []


def test_only_analyses_are_told_of_commands() -> None:
    async def ask() -> None:
        async with Pool(1) as pool:
            pool.go_first()
            told = await pool.run(decision("ada"), pauses_until)
            until = pool._precedence.until
            assert until is not None
            assert told == until.value
            # It is shared: a process that runs already hears of the next one.
            until.value = told + 5
            assert await pool.run(decision("ada"), pauses_until) == told + 5
            for other in (hint("ada"), turn("ada"), turn("ada", lane=Lane.BRISK)):
                assert await pool.run(other, pauses_until) is None

    asyncio.run(ask())


def test_a_machine_without_shared_memory_pauses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    context = get_context("spawn")

    def refuse(*_: object) -> None:
        raise OSError("no room")

    with monkeypatch.context() as patch:
        patch.setattr(type(context), "RawValue", refuse)
        precedence = Precedence()
    precedence.claim()
    processes = Processes(1, 0, precedence)
    try:
        assert processes.submit(pauses_until).result() is None
    finally:
        processes.stop()


def test_a_claim_ends_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.monotonic", lambda: 50.0)
    precedence = Precedence()
    precedence.claim()
    assert precedence.until is not None
    assert precedence.until.value == pytest.approx(50 + WINDOW)


def test_commands_and_previews_go_first(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    claimed: list[str] = []
    ada = Guest(client, "Ada")
    table = ada.make_table(players=1, seats=["me"])
    pool: Any = services(client).pool
    monkeypatch.setattr(type(pool), "go_first", lambda _: claimed.append("now"))
    state = ada.table(table["id"])
    assert claimed == []
    code = state["view"]["legal"][0]
    body = {"version": state["version"], "step": state["step"], "codes": [code]}
    ada.ok("post", f"/tables/{table['id']}/play", body)
    assert claimed == ["now"]
    with ada.watch(table["id"]) as socket:
        socket.until("hello")
        socket.send({"type": "foresee", "code": ada.table(table["id"])["view"]["legal"][0]})
        socket.until("effect")
    assert claimed == ["now", "now"]


def test_searches_know_nobody_who_goes_first() -> None:
    assert SeerSearch.give_way is None
