"""Tasks of the server end when they are asked to."""

from __future__ import annotations

import asyncio

import pytest

from caledonia.server import tasks


def test_a_task_ends_though_a_cancellation_was_swallowed(monkeypatch: pytest.MonkeyPatch) -> None:
    requests = 0

    async def work() -> None:
        nonlocal requests
        while requests < 2:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                requests += 1

    async def play() -> None:
        task = asyncio.create_task(work())
        await asyncio.sleep(0)
        await tasks.end(task)
        assert task.done()

    monkeypatch.setattr(tasks, "AGAIN", 0.01)
    asyncio.run(play())
    assert requests == 2


def test_an_error_of_one_task_does_not_keep_others_running() -> None:
    async def fail() -> None:
        raise ValueError

    async def play() -> None:
        failing = asyncio.create_task(fail())
        running = asyncio.create_task(asyncio.Event().wait())
        await asyncio.sleep(0)
        await tasks.end(failing, running)
        assert running.cancelled()

    asyncio.run(play())


def test_repeated_work_goes_on_after_an_error() -> None:
    errors: list[str] = []
    times = 0

    async def play() -> None:
        enough = asyncio.Event()

        async def work() -> None:
            nonlocal times
            times += 1
            if times == 3:
                enough.set()
            raise ValueError(str(times))

        repeated = asyncio.create_task(tasks.repeat(0, work, lambda each: errors.append(str(each))))
        await enough.wait()
        await tasks.end(repeated)

    asyncio.run(play())
    assert errors[:3] == ["1", "2", "3"]
