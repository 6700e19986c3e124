"""Opening finished games: how long a server takes for the first time."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Final

from benchmarks.server.client import Connection
from benchmarks.server.databases import new_settings
from benchmarks.server.plans import Plan, Planner
from benchmarks.server.processes import Nursery
from benchmarks.server.report import Figures, say, spread
from benchmarks.server.stock import Stocked, put_tables

GAMES: Final = 20
"""Different games."""
PARTS: Final = {"table": "", "record": "/record", "entries": "/entries"}
"""What a page asks for when a finished game is opened, by path."""


async def measure(engine: str, games: int) -> Figures:
    """Open finished games of four players, each for the first time, and then once more."""
    planner = Planner(min(GAMES, games), seed=2)
    plans = [_finished(planner.plan(1.0, 1.0)) for _ in range(games)]
    with new_settings(engine) as settings, tempfile.TemporaryDirectory() as folder:
        stocked = await put_tables(settings, plans)
        say(f"{games} finished games are stored")
        async with Nursery(settings, log=Path(folder) / "server.log") as nursery:
            (server,) = await nursery.start()
            connection = Connection(server.port)
            # The first request of all loads parts of the server itself.
            await _open(connection, stocked[0])
            first = [await _open(connection, each) for each in stocked[1:] or stocked]
            again = [await _open(connection, each) for each in stocked]
            connection.close()
            await server.stop()
    return {"engine": engine, "games": games, "rows": _rows(first, "first") + _rows(again, "again")}


def _finished(plan: Plan) -> Plan:
    assert not plan.portions
    return plan


def _rows(times: Sequence[Sequence[float]], when: str) -> list[Figures]:
    columns = dict(zip(PARTS, zip(*times, strict=True), strict=True))
    columns["all three"] = tuple(sum(each) for each in times)
    return [{"what": name, "time": when, **spread(each)} for name, each in columns.items()]


async def _open(connection: Connection, table: Stocked) -> list[float]:
    """Return the seconds that each part of a game took."""
    times = []
    for path in PARTS.values():
        begun = perf_counter()
        status, body = await connection.ask(
            "GET", f"/api/tables/{table.id}{path}", cookie=table.guests[0].cookie
        )
        times.append(perf_counter() - begun)
        if status != 200:
            raise RuntimeError(f"{path}: {status} {body[:300].decode()}")
    return times
