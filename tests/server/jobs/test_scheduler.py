"""Who thinks next in a lane."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps

from caledonia.server.jobs.lanes import Job
from caledonia.server.jobs.scheduler import Scheduler
from tests.server.jobs.thinkers import hint, turn


def in_loop(test: Callable[[], Awaitable[None]]) -> Callable[[], None]:
    @wraps(test)
    def run() -> None:
        asyncio.run(test())  # type: ignore[arg-type]  # a coroutine

    return run


class Lane:
    """A scheduler whose jobs end when a test says so."""

    def __init__(self, slots: int = 1, most: int | None = None) -> None:
        self.scheduler = Scheduler(slots, per_person=most, per_origin=most)
        self.started: list[str] = []
        self.running: list[Job] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def add(self, *jobs: Job) -> None:
        for job in jobs:
            self.tasks.append(asyncio.create_task(self._enter(job)))
            await asyncio.sleep(0)

    async def _enter(self, job: Job) -> None:
        await self.scheduler.enter(job)
        self.started.append(job.person)
        self.running.append(job)

    async def finish(self, number: int = 1) -> None:
        for _ in range(number):
            self.scheduler.leave(self.running.pop(0))
            await asyncio.sleep(0)
            await asyncio.sleep(0)

    @property
    def line(self) -> list[str]:
        return [ticket.job.person for ticket in self.scheduler.line()]


@in_loop
async def test_people_take_turns() -> None:
    lane = Lane()
    await lane.add(*(turn("ada") for _ in range(5)), turn("ben"), turn("ben"), turn("cleo"))
    assert lane.line == ["ben", "cleo", "ada", "ben", "ada", "ada", "ada"]
    await lane.finish(8)
    assert lane.started == ["ada", "ben", "cleo", "ada", "ben", "ada", "ada", "ada"]
    assert lane.scheduler.is_idle


@in_loop
async def test_no_job_starves() -> None:
    lane = Lane()
    await lane.add(*(turn("ada") for _ in range(9)), turn("ben"), turn("cleo"))
    for _ in range(8):
        # Ben and Cleo ask again as soon as they were served.
        await lane.finish()
        if lane.started[-1] != "ada":
            await lane.add(turn(lane.started[-1]))
    assert lane.started == ["ada", "ben", "cleo"] * 3


@in_loop
async def test_the_jobs_of_one_person_keep_their_order() -> None:
    lane = Lane()
    await lane.add(*(turn("ada", table=str(number)) for number in range(4)))
    tables = [lane.running[0].table_id]
    for _ in range(3):
        await lane.finish()
        tables.append(lane.running[0].table_id)
    assert tables == ["0", "1", "2", "3"]


@in_loop
async def test_many_guests_of_one_address_share_a_turn() -> None:
    lane = Lane()
    guests = [turn(f"guest {number}", "flat") for number in range(6)]
    await lane.add(*guests, turn("ben", "farm"), turn("ben", "farm"))
    await lane.finish(4)
    assert lane.started == ["guest 0", "ben", "guest 1", "ben", "guest 2"]


@in_loop
async def test_no_player_holds_all_processes_for_hints() -> None:
    lane = Lane(2, most=1)
    await lane.add(hint("ada"), hint("ada"), hint("guest of ada", "ada"), hint("ben"))
    assert lane.started == ["ada", "ben"]
    await lane.finish()
    assert lane.started == ["ada", "ben", "guest of ada"]


@in_loop
async def test_who_gives_up_leaves_the_line() -> None:
    lane = Lane()
    await lane.add(turn("ada"), turn("ben"), turn("cleo"))
    lane.tasks[1].cancel()
    await asyncio.sleep(0)
    assert lane.line == ["cleo"]
    await lane.finish()
    assert lane.started == ["ada", "cleo"]


@in_loop
async def test_who_gives_up_when_admitted_frees_the_slot() -> None:
    lane = Lane()
    await lane.add(turn("ada"), turn("ben"), turn("cleo"))
    # Ben is admitted, and cancelled before he runs on.
    lane.scheduler.leave(lane.running.pop())
    lane.tasks[1].cancel()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert lane.started == ["ada", "cleo"]


@in_loop
async def test_who_gives_up_just_before_a_slot_is_free_leaves_the_line() -> None:
    lane = Lane()
    await lane.add(turn("ada"), turn("ben"), turn("cleo"))
    # Ben is cancelled, and the slot is freed before his task runs on.
    lane.tasks[1].cancel()
    lane.scheduler.leave(lane.running.pop())
    await asyncio.sleep(0)
    assert lane.started == ["ada", "cleo"]
    await lane.add(turn("dan"))
    assert lane.line == ["dan"]
    await lane.finish(2)
    assert lane.started == ["ada", "cleo", "dan"]
    assert lane.scheduler.is_idle


@in_loop
async def test_a_lane_is_idle_when_the_last_in_line_gives_up() -> None:
    lane = Lane()
    await lane.add(turn("ada"), turn("ben"))
    lane.tasks[1].cancel()
    lane.scheduler.leave(lane.running.pop())
    assert lane.scheduler.is_idle
    await asyncio.gather(*lane.tasks, return_exceptions=True)
    assert lane.scheduler.is_idle
