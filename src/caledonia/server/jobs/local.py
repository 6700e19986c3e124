"""Jobs in this process: for a server that has its database to itself."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol, Self
from weakref import WeakValueDictionary

import structlog

from caledonia.server.db.engine import Database
from caledonia.server.games.live_game import LiveGame
from caledonia.server.games.rows import Change, bot_to_play
from caledonia.server.jobs.analysis import advance, waiting
from caledonia.server.jobs.lanes import Job, Kind
from caledonia.server.jobs.players import play_on
from caledonia.server.jobs.pool import Pool
from caledonia.server.jobs.states import find
from caledonia.server.storage import report
from caledonia.server.tables.service import TableService
from caledonia.server.tasks import end

RETRY: Final = 1.0
"""Seconds before a bot tries again after a fault."""
TRIES: Final = 5

log = structlog.get_logger()


class Jobs(Protocol):
    """Does what takes long."""

    def wake(self, table_id: str, job: Job | None = None) -> None:
        """Let the bots of a table play, if they do not do so already."""

    def analyse(self, analysis_id: str) -> None:
        """Start or continue an analysis, unless it is being worked on."""

    async def resume_analyses(self) -> None:
        """Continue unfinished analyses that have no task or worker."""

    async def tidy(self) -> None:
        """Delete what the jobs no longer need."""

    async def places(self) -> dict[str, tuple[int, int]]:
        """Return seat and place in line of the bots that wait, by table."""


class LocalJobs:
    """Runs jobs as tasks of this process; searches run in the pool."""

    def __init__(self, database: Database, table_service: TableService, pool: Pool) -> None:
        self._database = database
        self._table_service = table_service
        self._pool = pool
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._analysing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By person."""
        table_service.listeners.append(self)

    async def __aenter__(self) -> Self:
        await self.resume_analyses()
        return self

    async def __aexit__(self, *_: object) -> None:
        await end(*self._tasks.values())

    def on_committed(self, change: Change, _live_game: LiveGame | None, *, draft: bool) -> None:
        """Wake the bot that has to decide after a change; start the exercises from a game."""
        if bot_to_play(change.after, change.seats) is not None:
            self.wake(change.after.id)
        if change.is_finished:
            name = f"analyses {change.after.id}"
            self._begin(name, asyncio.create_task(self._start_analyses(change.after.id)))

    def wake(self, table_id: str, _job: Job | None = None) -> None:
        """Let the bots of a table play, if they do not do so already."""
        if table_id not in self._tasks:
            self._begin(table_id, asyncio.create_task(self._play(table_id)))

    def analyse(self, analysis_id: str) -> None:
        """Start or continue an analysis, unless it is being worked on."""
        if analysis_id not in self._tasks:
            self._begin(analysis_id, asyncio.create_task(self._analyse(analysis_id)))

    async def resume_analyses(self) -> None:
        """Continue unfinished analyses that have no task or worker."""
        for analysis_id in await waiting(self._database):
            self.analyse(analysis_id)

    async def tidy(self) -> None:
        """Do nothing: these jobs leave nothing in the database."""

    async def places(self) -> dict[str, tuple[int, int]]:
        """Return seat and place in line of the bots that wait, by table."""
        return {
            each.job.table_id: (each.job.seat, each.place)
            for each in self._pool.places()
            if each.job.kind is Kind.TURN and each.job.seat is not None
        }

    def _begin(self, name: str, task: asyncio.Task[None]) -> None:
        self._tasks[name] = task
        task.add_done_callback(lambda _: self._tasks.pop(name, None))

    async def _play(self, table_id: str) -> None:
        for tries in range(1, TRIES + 1):
            try:
                # Each turn is a separate job, so that others can run in between.
                await play_on(self._table_service, self._pool, table_id)
            except Exception as error:
                report(log, "a bot could not play", error, table=table_id, tries=tries)
                await asyncio.sleep(RETRY * tries)
            else:
                return

    async def _start_analyses(self, table_id: str) -> None:
        try:
            for analysis_id in await waiting(self._database, table_id):
                self.analyse(analysis_id)
        except Exception as error:
            # They are stored, and resumed later.
            report(log, "analyses could not be started", error, table=table_id)

    async def _analyse(self, analysis_id: str) -> None:
        try:
            await self._advance(analysis_id)
        except Exception as error:
            # It stays unfinished, and is resumed later.
            report(log, "an analysis was interrupted", error, analysis=analysis_id)

    async def _advance(self, analysis_id: str) -> None:
        row = await find(self._database, analysis_id)
        if row is None:
            return
        # One analysis per person at a time; people take turns by decision.
        lock = self._analysing.setdefault(row["person"], asyncio.Lock())
        async with lock:
            while await advance(self._table_service, self._pool, analysis_id):
                pass
