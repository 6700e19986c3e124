"""The processes in which bots think, with a scheduler per lane."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final, Self, TypeVar

from caledonia.server.jobs.lanes import Job, Lane
from caledonia.server.jobs.precedence import Precedence
from caledonia.server.jobs.priority import LOWEST
from caledonia.server.jobs.processes import Processes
from caledonia.server.jobs.scheduler import Scheduler
from caledonia.server.telemetry.metrics import Metrics

T = TypeVar("T")

HINT_PROCESSES: Final = 2
NICE: Final = {
    Lane.INSTANT: 0,
    Lane.HINTS: 0,
    Lane.BRISK: 5,
    Lane.LONG: 10,
    Lane.LAYERS: 10,
    Lane.ANALYSES: LOWEST,
}
"""Nice value of each lane's processes."""
TRIES: Final = 3
"""Attempts at a job whose process is killed."""
IDLE: Final = 600.0
"""Seconds after which idle processes are stopped."""
MOMENT: Final = 1.0
"""Seconds before a waiting job is reported."""


@dataclass(frozen=True, slots=True)
class Place:
    """A waiting job and its place in the queue."""

    job: Job
    place: int
    """1: next."""


class Pool:
    """Runs jobs in separate processes, lane by lane, in fair order."""

    def __init__(self, processes: int, metrics: Metrics | None = None) -> None:
        """:param processes: how many for brisk searches, as many for long ones and for analyses.
        :param metrics: records how long bots think.
        """
        searching = max(1, processes)
        sizes = {
            Lane.INSTANT: 1,
            Lane.HINTS: HINT_PROCESSES,
            Lane.BRISK: searching,
            Lane.LONG: searching,
            Lane.LAYERS: 1,
            Lane.ANALYSES: searching,
        }
        self.faults: dict[tuple[str, int, str], int] = {}
        """By table, seat and bot: at how many decisions in a row it has failed by now."""
        self._precedence = Precedence()
        given_way = {Lane.ANALYSES: self._precedence}
        self._lanes = {
            lane: _Lane(lane, size, metrics, given_way.get(lane)) for lane, size in sizes.items()
        }

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        for lane in self._lanes.values():
            lane.close()

    async def run(self, job: Job, function: Callable[..., T], *arguments: Any) -> T:
        """Run a function in another process when the job's turn comes."""
        return await self._lanes[job.lane].run(job, function, *arguments)

    def go_first(self) -> None:
        """Let analyses pause for a moment: a person's command is under way."""
        self._precedence.claim()

    def places(self) -> Iterator[Place]:
        """Yield the jobs that have waited long enough to report."""
        for lane in self._lanes.values():
            for place, ticket in enumerate(lane.scheduler.line(), 1):
                if lane.scheduler.waited(ticket) >= MOMENT:
                    yield Place(ticket.job, place)


class _Lane:
    """The processes of one lane."""

    def __init__(
        self, lane: Lane, size: int, metrics: Metrics | None, precedence: Precedence | None
    ) -> None:
        self._processes = Processes(size, NICE[lane], precedence)
        self._metrics = metrics
        self._stopping: asyncio.TimerHandle | None = None
        # No person or address may occupy all processes for hints.
        most = 1 if lane is Lane.HINTS else None
        self.scheduler = Scheduler(size, per_person=most, per_origin=most)

    async def run(self, job: Job, function: Callable[..., T], *arguments: Any) -> T:
        for tries in range(1, TRIES + 1):
            await self.scheduler.enter(job)
            begin = perf_counter()
            try:
                result = await self._submit(job, function, *arguments)
            except BrokenProcessPool:
                # A process was killed, perhaps by another job.
                if tries == TRIES:
                    raise
            else:
                if self._metrics is not None:
                    self._metrics.bot_decision(job.bot, perf_counter() - begin)
                return result
        raise AssertionError

    async def _submit(self, job: Job, function: Callable[..., T], *arguments: Any) -> T:
        if self._stopping is not None:
            self._stopping.cancel()
            self._stopping = None
        try:
            future = self._processes.submit(function, *arguments)
        except BaseException:
            self._ended(job)
            raise
        loop = asyncio.get_running_loop()

        def ended(_: object) -> None:
            # The slot is free when the process is, even if the caller has been cancelled.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(self._ended, job)

        future.add_done_callback(ended)
        return await asyncio.wrap_future(future)

    def _ended(self, job: Job) -> None:
        self.scheduler.leave(job)
        if self.scheduler.is_idle and self._processes.are_started:
            loop = asyncio.get_running_loop()
            self._stopping = loop.call_later(IDLE, self._stop_idle)

    def _stop_idle(self) -> None:
        if self.scheduler.is_idle:
            self._processes.stop()

    def close(self) -> None:
        if self._stopping is not None:
            self._stopping.cancel()
        self._processes.stop()
