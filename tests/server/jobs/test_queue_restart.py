"""Workers of the job queue continue after PostgreSQL was away."""

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
