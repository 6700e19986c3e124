"""The ticker: expires clocks, and resumes idle bots and analyses."""

from __future__ import annotations

import asyncio
from functools import partial
from itertools import count
from typing import Final, Self

import structlog
from sqlalchemy import delete, select

from caledonia.server.clock import now
from caledonia.server.db import schema
from caledonia.server.db.engine import Database
from caledonia.server.errors import RefusedError
from caledonia.server.games.rows import PLAYING
from caledonia.server.jobs.local import Jobs
from caledonia.server.shapes.tables import Standing
from caledonia.server.storage import report
from caledonia.server.tables.context import CommandContext
from caledonia.server.tables.seats import stand_in
from caledonia.server.tables.service import TableService
from caledonia.server.tables.turns import standing
from caledonia.server.tasks import end, repeat

TICK: Final = 1.0
"""Seconds between checks of the clocks."""
SLOW: Final = 10
"""Ticks between checks for bots that were not woken."""
MINUTELY: Final = 60
"""Ticks between checks for analyses that a fault has interrupted."""
HOURLY: Final = 3_600
"""Ticks between removals of expired data."""
KEPT: Final = 7 * 86_400_000
"""Milliseconds for which a command may be sent again with its key."""
LATE: Final = 30_000
"""Milliseconds after which a bot counts as forgotten; the slowest one thinks for 10 seconds."""

log = structlog.get_logger()
t, s = schema.tables.c, schema.seats.c


async def time_is_up(context: CommandContext) -> Standing:
    """Command of the server: a bot plays for a person whose time is up."""
    due, number = context.table.deadline, context.table.deciding
    if (
        context.table.status == PLAYING
        and number is not None
        and due is not None
        and due <= context.at
    ):
        context.change(deadline=None)
        context.change_seat(number, clock=0)
        await stand_in(context, number, "timeout")
    return standing(context)


class Ticker:
    """Looks at the clocks as long as it is entered. Several processes may do so."""

    def __init__(self, database: Database, table_service: TableService, jobs: Jobs) -> None:
        self._database = database
        self._table_service = table_service
        self._jobs = jobs
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        await self.wake_bots(late=0)
        ticks = count(1)
        failed = partial(report, log, "the clocks could not be checked")
        self._task = asyncio.create_task(repeat(TICK, lambda: self.tick(next(ticks)), failed))
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        await end(self._task)

    async def tick(self, number: int) -> None:
        """Do all that is due at a tick.

        :param number: of the tick, from 1.
        """
        await self.check_clocks()
        if number % SLOW == 0:
            await self.wake_bots(late=LATE)
            self._table_service.forget_idle()
        if number % MINUTELY == 0:
            await self._jobs.resume_analyses()
        if number % HOURLY == 0:
            await self.drop_receipts()
            await self._jobs.tidy()

    async def check_clocks(self) -> None:
        """Let a bot play for everybody whose time is up."""
        query = select(t.id).where(t.deadline <= now(), t.status == PLAYING)
        async with self._database.read_inline() as connection:
            due = list((await connection.execute(query)).scalars())
        for table_id in due:
            try:
                await self._table_service.run(table_id, None, time_is_up)
            except RefusedError as refused:
                log.warning("a clock cannot run out", table=table_id, why=refused.sentence)
            except Exception as error:
                # The other clocks run on.
                report(log, "a clock could not run out", error, table=table_id)

    async def drop_receipts(self) -> None:
        """Delete stored answers to commands that are too old for a retry."""
        table = schema.receipts
        async with self._database.write() as connection:
            await connection.execute(delete(table).where(table.c.at < now() - KEPT))

    async def wake_bots(self, *, late: int) -> None:
        """Wake the bots that have had to decide for so long."""
        query = (
            select(t.id)
            .join(schema.seats, (s.table_id == t.id) & (s.seat == t.deciding))
            .where(t.status == PLAYING, t.since <= now() - late)
            .where(s.bot.is_not(None) | s.stand_in.is_not(None))
        )
        async with self._database.read() as connection:
            due = list((await connection.execute(query)).scalars())
        for table_id in due:
            self._jobs.wake(table_id)
