"""Bots at tables: whenever one has to decide, it thinks in another process and plays."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Final, Self

import structlog

from caledonia.server.errors import RefusedError
from caledonia.server.jobs.pool import Pool
from caledonia.server.jobs.thinking import turn_of
from caledonia.server.tables.keeper import Keeper
from caledonia.server.tables.room import Room
from caledonia.server.tables.rows import PLAYING, Change, SeatRow, TableRow
from caledonia.server.tables.turns import decide_for

RETRY: Final = 1.0
"""Seconds before a bot tries again after a fault."""
TRIES: Final = 5

log = structlog.get_logger()


def bot_to_play(table: TableRow, seats: tuple[SeatRow, ...] | list[SeatRow]) -> str | None:
    """Return the bot that has to decide at a table; None: a person, or nobody."""
    if table.status != PLAYING or table.deciding is None:
        return None
    return seats[table.deciding].player


async def play_turn(keeper: Keeper, pool: Pool, table_id: str) -> bool:
    """Play the turn of the bot that has to decide; return whether there was one."""
    table, seats, room = await keeper.look(table_id)
    bot = bot_to_play(table, seats)
    if bot is None or room is None or table.deciding is None:
        return False
    seed = int.from_bytes(hashlib.sha256(f"{table_id}/{table.deciding}".encode()).digest()[:8])
    seconds = table.options.get("bot_seconds")
    position = room.committed.position()
    codes = await pool.run(turn_of, bot, seed, position, seconds)
    try:
        await keeper.run(table_id, None, decide_for(table.deciding, codes, version=table.version))
    except RefusedError as refused:
        # Somebody took the seat back meanwhile, or another process was quicker.
        if refused.code not in ("stale", "conflict"):
            raise
    return True


class Players:
    """Lets the bots of this process's tables play, one turn after the other at each table."""

    def __init__(self, keeper: Keeper, pool: Pool) -> None:
        self._keeper = keeper
        self._pool = pool
        self._tasks: dict[str, asyncio.Task[None]] = {}
        keeper.listeners.append(self)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def told(self, change: Change, _room: Room | None, *, draft: bool) -> None:
        """Wake the bot that has to decide after a change."""
        if bot_to_play(change.after, change.seats) is not None:
            self.wake(change.after.id)

    def wake(self, table_id: str) -> None:
        """Let the bots of a table play, if they do not do so already."""
        if table_id not in self._tasks:
            task = asyncio.create_task(self._play(table_id))
            self._tasks[table_id] = task
            task.add_done_callback(lambda _: self._tasks.pop(table_id, None))

    async def _play(self, table_id: str) -> None:
        faults = 0
        while faults < TRIES:
            try:
                if not await play_turn(self._keeper, self._pool, table_id):
                    return
                faults = 0
            except Exception:
                faults += 1
                log.exception("a bot could not play", table=table_id, tries=faults)
                await asyncio.sleep(RETRY * faults)
