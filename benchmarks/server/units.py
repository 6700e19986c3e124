"""What capacity is counted in: an open socket and a bot's turn, in processor time.

The third unit, a command, is measured by ``cost``.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import Final

from benchmarks.server.databases import new_settings
from benchmarks.server.live import LiveTable, open_all
from benchmarks.server.plans import Planner, play_game
from benchmarks.server.processes import Nursery
from benchmarks.server.report import Figures, say
from benchmarks.server.stock import put_tables
from caledonia.game import Game
from caledonia.server.jobs.thinking import turn_of

PING: Final = 20.0
"""Seconds between two signs of life of a page, as in web/src/wire/live.ts."""
EVERY: Final = 12
"""A bot is asked once in this many turns of a game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Units:
    """What is measured."""

    engine: str = "sqlite"
    tables: int = 100
    bots: Sequence[str] = ("crofter", "merchant", "chief")
    games: int = 2


async def measure(units: Units) -> Figures:
    """Run the measurement."""
    sockets = await _sockets(units)
    return {"engine": units.engine, **sockets, "bots": [_bot(units, bot) for bot in units.bots]}


async def _sockets(units: Units) -> Figures:
    """Return what open pages cost that nobody plays at, less what the server does anyway."""
    planner = Planner(8, seed=1)
    plans = [planner.plan(0.05, 0.35) for _ in range(units.tables)]
    with new_settings(units.engine) as settings, tempfile.TemporaryDirectory() as folder:
        stocked = await put_tables(settings, plans)
        async with Nursery(settings, log=Path(folder) / "server.log") as nursery:
            (server,) = await nursery.start(1)
            await asyncio.sleep(1)
            idle, memory = server.cpu, server.memory
            await asyncio.sleep(PING)
            idle = server.cpu - idle
            tables = [LiveTable(each, [server.port], n) for n, each in enumerate(stocked)]
            opening = server.cpu
            await open_all(tables)
            opening = server.cpu - opening
            pages = [page for table in tables for page in table.pages]
            say(f"{len(pages)} pages are open")
            busy = server.cpu
            for page in pages:
                await page.stay()
                await asyncio.sleep(PING / len(pages))
            busy, memory = server.cpu - busy, server.memory - memory
            await asyncio.gather(*(table.close() for table in tables))
            await server.stop()
    return {
        "pages": len(pages),
        "idle_server_ms_per_s": round(1000 * idle / PING, 1),
        "opening_ms_per_page": round(1000 * opening / len(pages), 2),
        "open_page_ms_per_s": round(1000 * max(0.0, busy - idle) / PING / len(pages), 4),
        "memory_kb_per_page": round(memory / 1024 / len(pages), 1),
    }


def _bot(units: Units, bot: str) -> Figures:
    """Return what a bot's turn costs the process in which it thinks."""
    positions = [at for seed in range(units.games) for at in _turns(seed)]
    turn_of(bot, 1, positions[0], "base", None)
    begun = process_time()
    for position in positions:
        turn_of(bot, 1, position, "base", None)
    turns = len(positions)
    return {
        "bot": bot,
        "turns": turns,
        "ms_per_turn": round(1000 * (process_time() - begun) / turns, 1),
    }


def _turns(seed: int) -> list[str]:
    """Return the positions at some beginnings of turns of a game."""
    whole = play_game(seed + 1)
    game = Game(whole.start, seed=whole.seed)
    positions = []
    for action in whole.actions:
        if game.turn_is_over():
            positions.append(game.position())
        game.push(action)
    return positions[::EVERY]
