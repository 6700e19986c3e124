"""The place in line of bots and hints that wait."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from caledonia.server.jobs import pool as pools
from caledonia.server.jobs import queue as queues
from caledonia.server.jobs.lanes import Job, Kind, Lane
from caledonia.server.live import lines
from caledonia.server.settings import Settings
from tests.server.conftest import Start
from tests.server.jobs.elsewhere import wait_for_file
from tests.server.jobs.thinkers import hint, turn
from tests.server.visitors import Guest, services

pytestmark = pytest.mark.both_databases


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Settings of a server that leaves jobs of the queue to others."""
    return replace(settings, bot_processes=0)


@pytest.fixture
def client(start: Start, monkeypatch: pytest.MonkeyPatch) -> TestClient:
    """A server that sends places at once when a test says so."""
    monkeypatch.setattr(lines, "PERIOD", 3600.0)
    for module in (pools, queues):
        monkeypatch.setattr(module, "MOMENT", 0.0)
    return start()


class Busy:
    """Jobs that hold up the lanes of a server."""

    def __init__(self, client: TestClient, end: Path) -> None:
        self._parts = services(client)
        self._portal: Any = client.portal
        self._end = end
        self._tasks: list[asyncio.Task[Any]] = []

    def add(self, *jobs: Job) -> None:
        async def start() -> None:
            for job in jobs:
                running = self._parts.pool.run(job, wait_for_file, str(self._end))
                self._tasks.append(asyncio.create_task(running))
                await asyncio.sleep(0)

        self._portal.call(start)

    def look(self) -> None:
        self._portal.call(self._parts.lines.look)

    def finish(self) -> None:
        async def wait() -> None:
            await asyncio.gather(*self._tasks)

        self._end.touch()
        self._portal.call(wait)


@pytest.fixture
def busy(client: TestClient, tmp_path: Path) -> Busy:
    return Busy(client, tmp_path / "end")


def test_a_bots_place_in_the_queue_is_sent_to_its_table(
    client: TestClient, busy: Busy, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = Guest(client, "Ada"), Guest(client, "Ben")
    table_id = ada.make_table(players=1, seats=["me"])["id"]
    places: dict[str, tuple[int, int]] = {table_id: (0, 2)}

    async def waiting() -> dict[str, tuple[int, int]]:
        return places

    monkeypatch.setattr(services(client).jobs, "places", waiting)
    with ada.watch(table_id) as first:
        first.until("hello")
        busy.look()
        message = {"type": "queue", "what": "turn", "seat": 0, "place": 2}
        assert first.until("queue") == message
        with ben.watch(table_id) as second:
            assert second.until("hello")["table"]["queue"] == {"seat": 0, "place": 2}
            busy.look()
            # Nothing has changed, so nothing is sent.
            for socket in (first, second):
                assert all(each["type"] != "queue" for each in socket.until_pong())
            places.clear()
            busy.look()
            for socket in (first, second):
                assert socket.until("queue") == {**message, "place": None}


def test_a_bot_that_waits_has_a_place(client: TestClient, busy: Busy) -> None:
    ada = Guest(client, "Ada")
    # On PostgreSQL it waits because nobody takes jobs from the queue.
    busy.add(turn("ben"), turn("cleo"))
    table = ada.make_table(players=2, seats=["chief", "chief"], bot_seconds=10)
    end = time.monotonic() + 60
    while (queue := ada.table(table["id"]).get("queue")) is None:
        assert time.monotonic() < end
    assert queue["seat"] == table["deciding"]
    assert queue["place"] >= 1
    busy.finish()


def test_a_hints_place_in_the_queue_is_sent_to_its_requester(
    client: TestClient, busy: Busy
) -> None:
    ada, ben = Guest(client, "Ada"), Guest(client, "Ben")
    table_id = ada.make_table(players=1, seats=["me"])["id"]
    job = Job(
        kind=Kind.HINT,
        lane=Lane.HINTS,
        bot="merchant",
        person=ada.id,
        origin="farm",
        table_id=table_id,
        seat=0,
    )
    with ada.watch(table_id) as own, ben.watch(table_id) as other:
        for socket in (own, other):
            socket.until("hello")
        busy.add(hint("cleo"), hint("dan"), job)
        busy.look()
        assert own.until("queue") == {"type": "queue", "what": "hint", "seat": 0, "place": 1}
        assert all(each["type"] != "queue" for each in other.until_pong())
        busy.finish()
        busy.look()
        assert own.until("queue")["place"] is None
