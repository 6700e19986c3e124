"""Jobs through PostgreSQL: any process or machine does them (procrastinate)."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from time import monotonic
from typing import Any, Final, Self

import structlog
from procrastinate import App, PsycopgConnector
from procrastinate.exceptions import AlreadyEnqueued

from caledonia.server.clock import now
from caledonia.server.db.engine import Database
from caledonia.server.games.live_game import LiveGame
from caledonia.server.games.rows import Change
from caledonia.server.jobs import shares
from caledonia.server.jobs.analysis import advance, waiting
from caledonia.server.jobs.lanes import Job, Lane, origin_or_person, turn_job
from caledonia.server.jobs.players import play_turn
from caledonia.server.jobs.pool import MOMENT, Pool
from caledonia.server.jobs.shares import ANALYSES, ANALYSIS, BOTS, BRISK, LAST, QUICK
from caledonia.server.jobs.states import find, is_finished
from caledonia.server.storage import report
from caledonia.server.tables.service import TableService
from caledonia.server.tasks import end

POLL: Final = {QUICK: 0.5, BRISK: 1.0, BOTS: 5.0, ANALYSES: 5.0}
"""Seconds between polls. Workers are notified of jobs, but miss one that is added while they
look."""
RETRY: Final = 1.0
"""Seconds before a failed worker restarts."""
STOP: Final = 5.0
"""Seconds that a worker may take to finish its jobs at the end."""
START: Final = 5.0
"""Seconds after the start in which jobs of other processes are not assumed to be running."""
CONNECTIONS: Final = 10
QUEUES: Final = {Lane.INSTANT: QUICK, Lane.BRISK: BRISK, Lane.LONG: BOTS}
"""The queues of bots' turns."""

log = structlog.get_logger()


class QueueJobs:
    """Puts jobs into the database, and does them where there are processes for bots."""

    def __init__(
        self, database: Database, table_service: TableService, pool: Pool, *, workers: int
    ) -> None:
        """:param workers: long jobs that this process runs at once; 0: no jobs at all."""
        url = database.url.replace("postgresql+psycopg://", "postgresql://")
        connector = PsycopgConnector(conninfo=url, min_size=1, max_size=CONNECTIONS)
        self._app = App(connector=connector)
        self._database = database
        self._table_service = table_service
        self._pool = pool
        busy = dict.fromkeys((BRISK, BOTS, ANALYSES), workers)
        self._concurrency = {QUICK: 1, **busy} if workers else {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._workers: list[asyncio.Task[None]] = []
        self._begun = monotonic()
        table_service.listeners.append(self)

        # No job is locked or retried: one left by a killed process would never free the others.
        # Two that play the same turn do no harm, and the ticker wakes bots that were forgotten.
        @self._app.task(name="play", queue=BOTS)
        async def play(table_id: str, **charged: Any) -> None:
            await self._play_turn(table_id, **charged)

        @self._app.task(name="analyse", queue=ANALYSES)
        async def analyse_game(analysis_id: str, **charged: Any) -> None:
            await self._advance(analysis_id, **charged)

        self._play, self._analyse = play, analyse_game

    async def __aenter__(self) -> Self:
        await self._app.open_async()
        await shares.forget(self._database)
        for analysis_id in await waiting(self._database):
            self.analyse(analysis_id)
        # One worker per queue, so that long jobs never delay quick ones.
        self._workers = [
            asyncio.create_task(self._work(queue, most))
            for queue, most in self._concurrency.items()
        ]
        return self

    async def __aexit__(self, *_: object) -> None:
        await end(*self._workers)
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=STOP)
        await self._app.close_async()

    async def _work(self, queue: str, most: int) -> None:
        task = asyncio.current_task()
        assert task is not None
        while not task.cancelling():
            try:
                await self._run_worker(queue, most)
            except Exception as error:
                report(log, "jobs were interrupted", error, queue=queue)
            # A worker also ends, without an error, when it can no longer listen, for example
            # because PostgreSQL restarted. The next worker continues.
            await asyncio.sleep(RETRY)

    async def _run_worker(self, queue: str, most: int) -> None:
        await self._app.run_worker_async(
            queues=[queue],
            concurrency=most,
            install_signal_handlers=False,
            listen_notify=True,
            fetch_job_polling_interval=POLL[queue],
            shutdown_graceful_timeout=STOP,
            delete_jobs="successful",
        )

    # Bots' turns, one job each.

    def on_committed(self, change: Change, _live_game: LiveGame | None, *, draft: bool) -> None:
        """Wake the bot that decides next after a change; start the exercises from a game."""
        job = turn_job(change.after, change.seats)
        if job is not None:
            self.wake(change.after.id, job)
        if change.is_finished:
            self._later(self._defer_analyses(change.after.id))

    def wake(self, table_id: str, job: Job | None = None) -> None:
        """Let the bot that decides next at a table play."""
        self._later(self._defer_turn(table_id, job))

    async def _defer_turn(self, table_id: str, job: Job | None) -> None:
        lock = f"table {table_id}"
        if job is None:
            table, seats, _ = await self._table_service.look(table_id)
            job = turn_job(table, seats)
            if job is None or await self._is_under_way(lock):
                return
        queue = QUEUES[job.lane]
        await self._play.configure(queue=queue, queueing_lock=lock, priority=LAST).defer_async(
            table_id=table_id, seat=job.seat, at=now(), **_charged(queue, job.person, job.origin)
        )
        await shares.arrange(self._database, queue)

    async def _is_under_way(self, lock: str) -> bool:
        # A process killed shortly before this one started still seems alive.
        if monotonic() - self._begun < START:
            return False
        return await shares.is_under_way(self._database, lock)

    async def _play_turn(self, table_id: str, **charged: Any) -> None:
        try:
            await self._serve(**charged)
            await play_turn(self._table_service, self._pool, table_id)
        except Exception as error:
            report(log, "a bot could not play", error, table=table_id)

    async def _serve(self, queue: str = BOTS, person: str = "", origin: str = "", **_: Any) -> None:
        await shares.serve(self._database, queue, person, origin)

    async def places(self) -> dict[str, tuple[int, int]]:
        """Return seat and place in line of the bots that wait, by table."""
        return await shares.line(self._database, int(MOMENT * 1000))

    # Analyses, some decisions at a time.

    def analyse(self, analysis_id: str) -> None:
        """Start or continue an analysis, unless a worker has it already."""
        self._later(self._defer_analysis(analysis_id))

    async def resume_analyses(self) -> None:
        """Continue unfinished analyses that no worker has."""
        for analysis_id in await shares.forgotten_analyses(self._database):
            self._later(self._defer_analysis(analysis_id, unchecked=True))

    async def tidy(self) -> None:
        """Delete what the queue no longer needs."""
        await shares.forget(self._database)

    async def _defer_analyses(self, table_id: str) -> None:
        for analysis_id in await waiting(self._database, table_id):
            self.analyse(analysis_id)

    async def _defer_analysis(self, analysis_id: str, *, unchecked: bool = False) -> None:
        """:param unchecked: no other worker has it."""
        row = await find(self._database, analysis_id)
        if row is None or is_finished(row):
            return
        lock = f"{ANALYSIS} {analysis_id}"
        if not unchecked and await self._is_under_way(lock):
            return
        task = self._analyse.configure(queueing_lock=lock, priority=LAST)
        origin = origin_or_person(row["origin"], row["person"])
        charged = _charged(ANALYSES, row["person"], origin)
        await task.defer_async(analysis_id=analysis_id, since=row["created"], **charged)
        await shares.arrange(self._database, ANALYSES)

    async def _advance(self, analysis_id: str, **charged: Any) -> None:
        try:
            await self._serve(**charged)
            if await advance(self._table_service, self._pool, analysis_id):
                self._later(self._defer_analysis(analysis_id, unchecked=True))
        except Exception as error:
            # It stays unfinished, and is resumed later.
            report(log, "an analysis was interrupted", error, analysis=analysis_id)

    def _later(self, deferring: Coroutine[Any, Any, None]) -> None:
        async def defer() -> None:
            try:
                await deferring
            except AlreadyEnqueued:
                # It is already queued.
                return
            except Exception as error:
                report(log, "a job could not be put into the queue", error)

        task = asyncio.create_task(defer())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _charged(queue: str, person: str, origin: str) -> dict[str, str]:
    return {"queue": queue, "person": person, "origin": origin}
