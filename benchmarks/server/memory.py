"""Memory of idle tables in the middle of a game."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from benchmarks.server.client import Connection
from benchmarks.server.databases import new_settings
from benchmarks.server.live import LiveTable, open_all
from benchmarks.server.plans import Planner
from benchmarks.server.processes import Nursery
from benchmarks.server.report import Figures, say
from benchmarks.server.stock import Stocked, put_tables

GAMES: Final = 20
"""Different games."""
AT_ONCE: Final = 8
"""Simultaneous requests: few, so that their memory is not taken for that of tables."""
WARM_UP: Final = 20
"""Tables that are opened before anything is measured."""


async def measure(engine: str, tables: int, watched: int) -> Figures:
    """Open tables and measure how the server grows; then open sockets at some of them."""
    planner = Planner(min(GAMES, tables), seed=3)
    first = min(WARM_UP, tables)
    plans = [planner.plan(0.4, 0.6) for _ in range(tables + first)]
    with new_settings(engine) as settings, tempfile.TemporaryDirectory() as folder:
        stocked = await put_tables(settings, plans)
        say(f"{tables} tables are laid")
        async with Nursery(settings, log=Path(folder) / "server.log") as nursery:
            (server,) = await nursery.start()
            # The first tables load parts of the server itself; they are watched first, too.
            warm = await _watched(stocked[:first], server.port)
            await asyncio.gather(*(table.close() for table in warm))
            before = server.memory
            await _open(stocked[first:], server.port)
            idle = server.memory
            live = await _watched(stocked[first : first + watched], server.port)
            full = server.memory
            await asyncio.gather(*(table.close() for table in live))
            await server.stop()
    return {
        "engine": engine,
        "tables": tables,
        "watched": len(live),
        "server_mb": round(before / 1e6, 1),
        "server_mb_with_tables": round(idle / 1e6, 1),
        "idle_table_kb": round((idle - before) / tables / 1000, 1),
        "four_sockets_kb": round((full - idle) / max(1, len(live)) / 1000, 1),
    }


async def _open(tables: Sequence[Stocked], port: int) -> None:
    """Let every person of every table look at it once."""
    waiting = list(tables)

    async def visit() -> None:
        connection = Connection(port)
        while waiting:
            table = waiting.pop()
            for guest in table.guests:
                await connection.ok("GET", f"/api/tables/{table.id}", cookie=guest.cookie)
        connection.close()

    await asyncio.gather(*(visit() for _ in range(AT_ONCE)))


async def _watched(tables: Sequence[Stocked], port: int) -> list[LiveTable]:
    live = [LiveTable(each, [port], number) for number, each in enumerate(tables)]
    await open_all(live)
    return live
