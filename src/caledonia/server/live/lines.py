"""Sends people their place in the queue while a bot or their hint waits."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final, Self

import structlog

from caledonia.server.jobs.lanes import Kind
from caledonia.server.jobs.local import Jobs
from caledonia.server.jobs.pool import Pool
from caledonia.server.live.hub import Hub
from caledonia.server.shapes.live import QueueMessage
from caledonia.server.shapes.tables import QueuePlace
from caledonia.server.storage import report
from caledonia.server.tasks import end, repeat

PERIOD: Final = 1.0
"""Seconds between two looks at the queues."""

log = structlog.get_logger()

Waiting = dict[tuple[str, str | None], tuple[int, int]]
"""Seat and place by table and person; a bot's turn has no person, a hint has one."""


class Lines:
    """Watches the queues while entered, as long as anybody is looking at a table."""

    def __init__(self, hub: Hub, jobs: Jobs, pool: Pool) -> None:
        self._hub = hub
        self._jobs = jobs
        self._pool = pool
        self._sent: Waiting = {}
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        failed = partial(report, log, "the queues could not be read")
        self._task = asyncio.create_task(repeat(PERIOD, self.look, failed))
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        await end(self._task)

    def place_of_bot(self, table_id: str) -> QueuePlace | None:
        """Return the last message about a waiting bot at a table."""
        waiting_seat = self._sent.get((table_id, None))
        return None if waiting_seat is None else {"seat": waiting_seat[0], "place": waiting_seat[1]}

    async def look(self) -> None:
        """Send what has changed since the last look."""
        watched = set(self._hub.tables)
        waiting: Waiting = {}
        if watched:
            places = await self._jobs.places()
            waiting = {
                (table_id, None): seat_and_place for table_id, seat_and_place in places.items()
            }
            for each in self._pool.places():
                if each.job.kind is Kind.HINT and each.job.seat is not None:
                    waiting[each.job.table_id, each.job.person] = each.job.seat, each.place
        waiting = {
            key: seat_and_place for key, seat_and_place in waiting.items() if key[0] in watched
        }
        for key, (seat, place) in waiting.items():
            if self._sent.get(key) != (seat, place):
                self._send(key, seat, place)
        for key in self._sent.keys() - waiting.keys():
            self._send(key, self._sent[key][0], None)
        self._sent = waiting

    def _send(self, key: tuple[str, str | None], seat: int, place: int | None) -> None:
        table_id, person = key
        message: QueueMessage = {
            "type": "queue",
            "what": "turn" if person is None else "hint",
            "seat": seat,
            "place": place,
        }
        self._hub.send_place(table_id, message, person)
