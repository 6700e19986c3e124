"""Analyses continue after a fault of the database."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import update
from sqlalchemy.exc import OperationalError

from caledonia.server.clock import now
from caledonia.server.db import schema
from caledonia.server.jobs import analysis, local, shares
from caledonia.server.jobs.analysis import STRIDE, advance
from caledonia.server.jobs.local import LocalJobs
from caledonia.server.jobs.queue import QueueJobs
from caledonia.server.jobs.ticker import MINUTELY, Ticker
from caledonia.server.telemetry.calm import calm
from tests.server.visitors import Guest, crofters, services

pytestmark = pytest.mark.both_databases

PATIENCE_S = 300
"""How long a busy machine may take."""


class Faults:
    """A function that fails once, at a call of a given number, as if the database was away."""

    def __init__(self, real: Any, at: int) -> None:
        self._real = real
        self._left = at
        self.was_raised = False

    async def __call__(self, *args: Any, **more: Any) -> Any:
        self._left -= 1
        if self._left == 0:
            self.was_raised = True
            raise OperationalError("UPDATE analyses", {}, OSError("gone"))
        return await self._real(*args, **more)


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Bots judge quickly, and each fault is logged."""
    monkeypatch.setattr(analysis, "NODES", {"merchant": 2, "chief": 2, "seer": 2})
    calm.forget()
    yield
    calm.forget()


@pytest.fixture
def ada(client: TestClient) -> Guest:
    return Guest(client, "Ada")


def ask(guest: Guest) -> str:
    """Ask for an analysis of a finished game; return its id."""
    table_id = guest.bring(crofters(1), "me")["id"]
    asked: str = guest.ok("post", f"/tables/{table_id}/analysis", {})["id"]
    return asked


def asleep(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody works on an analysis."""
    for jobs in (LocalJobs, QueueJobs):
        monkeypatch.setattr(jobs, "analyse", lambda *_: None)


def ticker(client: TestClient) -> Ticker:
    parts = services(client)
    return Ticker(parts.database, parts.table_service, parts.jobs)


def is_sqlite(client: TestClient) -> bool:
    return services(client).database.is_sqlite


def let_time_pass(client: TestClient, milliseconds: int) -> None:
    """Make all analyses older."""

    async def change() -> None:
        async with services(client).database.write() as connection:
            await connection.execute(update(schema.analyses).values(updated=now() - milliseconds))

    assert client.portal is not None
    client.portal.call(change)


@pytest.mark.parametrize(("name", "at"), [("find_with_table", 1), ("_store", 1), ("_store", 2)])
def test_a_fault_of_the_database_leaves_an_analysis_unfinished(
    ada: Guest, client: TestClient, monkeypatch: pytest.MonkeyPatch, name: str, at: int
) -> None:
    asleep(monkeypatch)
    asked = ask(ada)
    parts, portal = services(client), client.portal
    assert portal is not None
    with monkeypatch.context() as patch:
        patch.setattr(analysis, name, Faults(getattr(analysis, name), at))
        with pytest.raises(OperationalError):
            portal.call(advance, parts.table_service, parts.pool, asked)
    progress = ada.ok("get", f"/analyses/{asked}")
    assert (progress["status"], progress["done"]) == ("running" if at == 2 else "waiting", 0)
    assert portal.call(advance, parts.table_service, parts.pool, asked)
    assert ada.ok("get", f"/analyses/{asked}")["done"] == STRIDE


def test_an_interrupted_analysis_is_resumed_by_the_ticker(
    ada: Guest, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The first query of a process that starts working on it.
    target, name = (local, "find") if is_sqlite(client) else (shares, "serve")
    fault = Faults(getattr(target, name), 1)
    monkeypatch.setattr(target, name, fault)
    asked = ask(ada)
    portal: Any = client.portal
    tick = ticker(client).tick
    end = time.monotonic() + PATIENCE_S
    while (progress := ada.ok("get", f"/analyses/{asked}"))["status"] != "done":
        assert progress["status"] in ("waiting", "running")
        assert time.monotonic() < end
        if fault.was_raised and progress["done"] == 0:
            let_time_pass(client, shares.LATE + 1)
        portal.call(tick, MINUTELY)
        time.sleep(0.1)
    assert fault.was_raised
    assert progress["done"] == progress["total"]


def test_asking_again_wakes_an_analysis_that_has_begun(
    ada: Guest, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    woken: list[str] = []
    for jobs in (LocalJobs, QueueJobs):
        monkeypatch.setattr(jobs, "analyse", lambda _, analysis_id: woken.append(analysis_id))
    table_id = ada.bring(crofters(1), "me")["id"]
    asked = ada.ok("post", f"/tables/{table_id}/analysis", {})["id"]
    parts, portal = services(client), client.portal
    assert portal is not None
    portal.call(advance, parts.table_service, parts.pool, asked)
    assert ada.ok("post", f"/tables/{table_id}/analysis", {})["status"] == "running"
    assert woken == [asked, asked]
