"""Jobs through PostgreSQL: any process or machine does them (procrastinate)."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, Self

import structlog
from procrastinate import App, PsycopgConnector
from procrastinate.exceptions import AlreadyEnqueued

from caledonia.server.db.engine import Database
from caledonia.server.jobs.analysis import analyse, waiting
from caledonia.server.jobs.players import bot_to_play, play_on
from caledonia.server.jobs.pool import Pool
from caledonia.server.tables.keeper import Keeper
from caledonia.server.tables.room import Room
from caledonia.server.tables.rows import Change

BOTS: Final = "bots"
ANALYSES: Final = "analyses"
"""Queues."""
POLL: Final = 5.0
"""Seconds after which a worker looks by itself; usually it is told."""
STOP: Final = 5.0
"""Seconds that a worker may take to finish its jobs at the end."""

log = structlog.get_logger()


class QueueJobs:
    """Puts jobs into the database, and does them where there are processes for bots."""

    def __init__(self, database: Database, keeper: Keeper, pool: Pool, *, workers: int) -> None:
        """:param workers: jobs that this process does at the same time; 0: none."""
        url = database.url.replace("postgresql+psycopg://", "postgresql://")
        self._app = App(connector=PsycopgConnector(conninfo=url, min_size=1, max_size=4))
        self._database = database
        self._workers = workers
        self._tasks: set[asyncio.Task[Any]] = set()
        self._playing: set[str] = set()
        """Tables whose bots this process plays for just now."""
        self._worker: asyncio.Task[None] | None = None
        keeper.listeners.append(self)

        # No job is locked or tried again: what a killed process left would be in the way for ever.
        # Two that play the same turn do no harm, and the ticker wakes bots that were forgotten.
        @self._app.task(name="play", queue=BOTS)
        async def play(table_id: str) -> None:
            await self._play_on(keeper, pool, table_id)

        @self._app.task(name="analyse", queue=ANALYSES)
        async def analyse_game(analysis_id: str) -> None:
            await analyse(database, pool, analysis_id)

        self._play, self._analyse = play, analyse_game

    async def __aenter__(self) -> Self:
        await self._app.open_async()
        for analysis_id in await waiting(self._database):
            self.analyse(analysis_id)
        if self._workers:
            self._worker = asyncio.create_task(self._work())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._worker is not None:
            self._worker.cancel()
            await asyncio.gather(self._worker, return_exceptions=True)
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=STOP)
        await self._app.close_async()

    async def _work(self) -> None:
        await self._app.run_worker_async(
            # A place is left for people who wait for a bot while games are analysed.
            concurrency=self._workers + 1,
            install_signal_handlers=False,
            listen_notify=True,
            fetch_job_polling_interval=POLL,
            shutdown_graceful_timeout=STOP,
            delete_jobs="successful",
        )

    def told(self, change: Change, _room: Room | None, *, draft: bool) -> None:
        """Wake the bot that has to decide after a change; one that plays on is awake."""
        if change.after.id in self._playing:
            return
        if bot_to_play(change.after, change.seats) is not None:
            self.wake(change.after.id)

    async def _play_on(self, keeper: Keeper, pool: Pool, table_id: str) -> None:
        self._playing.add(table_id)
        try:
            await play_on(keeper, pool, table_id)
        except Exception:
            log.exception("a bot could not play", table=table_id)
        finally:
            self._playing.discard(table_id)

    def wake(self, table_id: str) -> None:
        """Let the bots of a table play."""
        task = self._play.configure(queueing_lock=f"table {table_id}")
        self._later(task.defer_async(table_id=table_id))

    def analyse(self, analysis_id: str) -> None:
        """Begin an analysis that waits."""
        task = self._analyse.configure(queueing_lock=f"analysis {analysis_id}")
        self._later(task.defer_async(analysis_id=analysis_id))

    def _later(self, deferring: Coroutine[Any, Any, int]) -> None:
        async def defer() -> None:
            try:
                await deferring
            except AlreadyEnqueued:
                # Somebody else has asked for the same.
                return
            except Exception:
                log.exception("a job could not be put into the queue")

        task = asyncio.create_task(defer())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
