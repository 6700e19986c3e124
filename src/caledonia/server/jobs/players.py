"""Bots at tables: they search in another process and play here."""

from __future__ import annotations

import hashlib

import structlog

from caledonia.server.errors import RefusedError
from caledonia.server.jobs.lanes import turn_job
from caledonia.server.jobs.pool import Pool
from caledonia.server.jobs.thinking import BotTurn, turn_of
from caledonia.server.tables.service import TableService
from caledonia.server.tables.turns import decide_for

log = structlog.get_logger()


async def play_turn(table_service: TableService, pool: Pool, table_id: str) -> bool:
    """Play the turn of the bot that has to decide; return whether there was one."""
    try:
        table, seats, live_game = await table_service.look(table_id)
    except RefusedError as refused:
        # Nobody can play on where the game cannot be loaded.
        log.warning("a bot cannot play", table=table_id, why=refused.sentence)
        return False
    job = turn_job(table, seats)
    if job is None or live_game is None or table.deciding is None:
        return False
    if await table_service.holds.is_held(table):
        # A bot's moves would help the players of the original.
        return False
    seed = int.from_bytes(hashlib.sha256(f"{table.seed}/{table.deciding}".encode()).digest()[:8])
    seconds = table.options.get("bot_seconds")
    position = live_game.public_game.position()
    known = (table_id, table.deciding, job.bot)
    arguments = (job.bot, seed, position, table.content, seconds, pool.faults.get(known, 0))
    turn: BotTurn = await pool.run(job, turn_of, *arguments)
    if turn.faults:
        pool.faults[known] = turn.faults
    else:
        pool.faults.pop(known, None)
    if turn.last_fault is not None:
        log.warning("a bot failed", table=table_id, bot=job.bot, why=turn.last_fault)
    decisions = decide_for(table.deciding, turn.codes, version=table.version)
    try:
        await table_service.run(table_id, None, decisions)
    except RefusedError as refused:
        # The player took the seat back, or another process was quicker.
        if refused.code not in ("stale", "conflict"):
            raise
    return True


async def play_on(table_service: TableService, pool: Pool, table_id: str) -> None:
    """Play for the bots of a table until a person has to decide."""
    while await play_turn(table_service, pool, table_id):
        pass
