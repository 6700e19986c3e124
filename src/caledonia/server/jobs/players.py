"""Bots at tables: whenever one has to decide, it thinks in another process and plays."""

from __future__ import annotations

import hashlib

import structlog

from caledonia.server.errors import RefusedError
from caledonia.server.jobs.lanes import turn_job
from caledonia.server.jobs.pool import Pool
from caledonia.server.jobs.thinking import turn_of
from caledonia.server.tables.keeper import Keeper
from caledonia.server.tables.turns import decide_for

log = structlog.get_logger()


async def play_turn(keeper: Keeper, pool: Pool, table_id: str) -> bool:
    """Play the turn of the bot that has to decide; return whether there was one."""
    try:
        table, seats, room = await keeper.look(table_id)
    except RefusedError as refused:
        # Nobody can play on where the game cannot be loaded.
        log.warning("a bot cannot play", table=table_id, why=refused.sentence)
        return False
    job = turn_job(table, seats)
    if job is None or room is None or table.deciding is None:
        return False
    if await keeper.holds.is_held(table):
        # A bot's moves would help the players of the original.
        return False
    seed = int.from_bytes(hashlib.sha256(f"{table.seed}/{table.deciding}".encode()).digest()[:8])
    seconds = table.options.get("bot_seconds")
    position = room.committed.position()
    arguments = (job.bot, seed, position, table.content, seconds, room.ply)
    codes = await pool.run(job, turn_of, *arguments)
    try:
        await keeper.run(table_id, None, decide_for(table.deciding, codes, version=table.version))
    except RefusedError as refused:
        # Somebody took the seat back meanwhile, or another process was quicker.
        if refused.code not in ("stale", "conflict"):
            raise
    return True


async def play_on(keeper: Keeper, pool: Pool, table_id: str) -> None:
    """Play for the bots of a table until a person has to decide."""
    while await play_turn(keeper, pool, table_id):
        pass
