"""Schedules full garbage collections for idle moments.

With a thousand sockets a full collection stops the event loop for a good part of a second. It runs
while the process is idle, and after :data:`LONGEST` in any case.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final, Self

from caledonia.server.tasks import end

THRESHOLDS: Final = (10_000, 20, 1_000)
"""Thresholds of the three generations; full collections are left to the scheduler."""
EVERY: Final = 2.0
"""Seconds between two measurements of the load."""
IDLE: Final = 0.1
"""Share of processor time below which the process counts as idle."""
LONGEST: Final = 600.0
"""Seconds after which a collection runs in any case."""


class GcScheduler:
    """Chooses when to collect garbage while entered."""

    def __init__(self) -> None:
        self._before = gc.get_threshold()
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        # Exempt everything loaded at startup.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*THRESHOLDS)
        self._task = asyncio.create_task(self._run())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        await end(self._task)
        gc.set_threshold(*self._before)
        gc.unfreeze()

    async def _run(self) -> None:
        collected, busy = time.monotonic(), time.process_time()
        while True:
            await asyncio.sleep(EVERY)
            spent, busy = time.process_time() - busy, time.process_time()
            late = time.monotonic() - collected
            if (spent < IDLE * EVERY and late > LONGEST / 10) or late > LONGEST:
                gc.collect()
                collected, busy = time.monotonic(), time.process_time()
