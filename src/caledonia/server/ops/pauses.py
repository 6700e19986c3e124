"""Keeps Python's search for garbage from interrupting a busy server.

Looking through everything takes a good part of a second with a thousand sockets, and everybody
waits meanwhile. So it is done when there is little to do, and at the latest after some minutes.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final, Self

THRESHOLDS: Final = (10_000, 20, 1_000)
"""New objects before the youngest are looked through, and how often before older ones are."""
EVERY: Final = 2.0
"""Seconds between two looks at how busy the process is."""
IDLE: Final = 0.1
"""A process that is busy for less than this share of its time is idle."""
LONGEST: Final = 600.0
"""Seconds after which it is done in any case."""


class Pauses:
    """Chooses when to look for garbage, as long as it is entered."""

    def __init__(self) -> None:
        self._before = gc.get_threshold()
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        # What is loaded at the start stays: nobody needs to look at it again.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*THRESHOLDS)
        self._task = asyncio.create_task(self._run())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
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
