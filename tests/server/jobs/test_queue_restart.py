"""Workers of the job queue go on after PostgreSQL was away, and stop when they are asked to."""

from __future__ import annotations

import asyncio

import pytest
from psycopg import OperationalError

from caledonia.server.jobs import queue
from caledonia.server.jobs.queue import QueueJobs


def test_a_worker_that_ended_is_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    starts: list[str] = []
    runs = asyncio.Event()

    async def run(_jobs: QueueJobs, name: str, _most: int) -> None:
        starts.append(name)
        if len(starts) == 1:
            raise OperationalError("the connection is lost")
        if len(starts) == 2:
            # It could no longer listen, and stopped.
            return
        runs.set()
        await asyncio.Event().wait()

    async def play() -> None:
        worker = asyncio.create_task(QueueJobs._work(QueueJobs.__new__(QueueJobs), "bots", 1))
        await runs.wait()
        worker.cancel()
        with pytest.raises(asyncio.CancelledError):
            await worker

    monkeypatch.setattr(QueueJobs, "_run_worker", run)
    monkeypatch.setattr(queue, "RETRY", 0.0)
    asyncio.run(play())
    assert starts == ["bots"] * 3


def test_a_worker_stops_though_a_request_was_swallowed(monkeypatch: pytest.MonkeyPatch) -> None:
    requests = 0

    async def work() -> None:
        nonlocal requests
        while requests < 2:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                requests += 1

    async def play() -> None:
        worker = asyncio.create_task(work())
        await asyncio.sleep(0)
        await queue._stop(worker)
        assert worker.done()

    monkeypatch.setattr(queue, "AGAIN", 0.01)
    asyncio.run(play())
    assert requests == 2
