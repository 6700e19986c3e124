"""Many live tables at once: how long until every player sees a command."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Final

from benchmarks.server.databases import Postgres, new_database
from benchmarks.server.live import LiveTable, open_all
from benchmarks.server.page import CommandError
from benchmarks.server.plans import Planner
from benchmarks.server.processes import Nursery, Server
from benchmarks.server.report import Figures, percentile, say, spread
from benchmarks.server.stock import put_tables

LIMIT: Final = 0.1
"""Seconds that the last socket may wait, in 99 of 100 cases."""
GAMES: Final = 40
"""Different games that the tables play."""
STEP: Final = 1.2
"""A rate that the server held is raised by this factor."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Load:
    """The load on the server."""

    engine: str = "sqlite"
    processes: int = 1
    tables: int = 300
    interval: float = 2.0
    """Seconds between two commands at a table."""
    seconds: float = 60.0
    warm_up: float = 5.0
    search: float = 0.0
    """Seconds for each step of the search for the highest rate; 0: no search."""
    profile: Path | None = None
    silent: bool = False
    """The pages only listen, to compare."""
    by_table: bool = False
    """All pages of a table are at one process, as behind a proxy that hashes the table's id."""


@dataclass(slots=True)
class Run:
    """What was measured at one rate."""

    rate: float
    times: list[float] = field(default_factory=list)
    lags: list[float] = field(default_factory=list)
    errors: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0

    @property
    def is_held(self) -> bool:
        """Whether the server kept up."""
        return not self.errors and bool(self.times) and percentile(self.times, 0.99) < LIMIT

    def figures(self) -> Figures:
        """Return the figures."""
        return {
            "asked_per_s": round(self.rate, 1),
            "done_per_s": round(len(self.times) / self.seconds, 1),
            "commands": len(self.times),
            **spread(self.times),
            "sender_late_p99_ms": round(percentile(self.lags, 0.99) * 1000, 2),
            "errors": sum(self.errors.values()),
            "held": self.is_held,
        }


async def measure(load: Load) -> Figures:
    """Run the whole measurement."""
    planner = Planner(min(GAMES, load.tables), seed=1)
    plans = [planner.plan(0.05, 0.35) for _ in range(load.tables)]
    with new_database(load.engine) as (settings, postgres), TemporaryDirectory() as folder:
        begun = perf_counter()
        stocked = await put_tables(settings, plans)
        say(f"{load.tables} tables are laid after {perf_counter() - begun:.1f} s")
        log = Path(folder) / "server.log"
        async with Nursery(settings, log=log, profile=load.profile) as nursery:
            servers = await nursery.start(load.processes)
            ports = [server.port for server in servers]
            tables = [
                LiveTable(each, _ports(load, ports, number), number, silent=load.silent)
                for number, each in enumerate(stocked)
            ]
            await open_all(tables)
            say(f"all sockets are open after {perf_counter() - begun:.1f} s")
            # What was made so far stays: looking through it again and again would delay messages.
            gc.collect()
            gc.freeze()
            figures = await _measured(load, tables, servers, postgres)
            await asyncio.gather(*(table.close() for table in tables))
            gc.unfreeze()
            for server in servers:
                await server.stop()
    return figures


def _ports(load: Load, ports: Sequence[int], number: int) -> Sequence[int]:
    """Return the ports that the people at a table use."""
    return [ports[number % len(ports)]] if load.by_table else ports


async def _measured(
    load: Load,
    tables: Sequence[LiveTable],
    servers: Sequence[Server],
    postgres: Postgres | None,
) -> Figures:
    rate = len(tables) / load.interval
    await run(tables, rate, load.warm_up)
    if load.profile is not None:
        for server in servers:
            server.begin_profile()
    database = 0.0 if postgres is None else postgres.cpu
    busy, own = sum(server.cpu for server in servers), process_time()
    main = await run(tables, rate, load.seconds)
    busy, own = sum(server.cpu for server in servers) - busy, process_time() - own
    database = 0.0 if postgres is None else postgres.cpu - database
    steps = [] if load.search == 0 or not main.is_held else await _search(load, tables, main)
    held = [main, *steps] if main.is_held else []
    return {
        "engine": load.engine,
        "processes": load.processes,
        "tables": len(tables),
        "pages": 4 * len(tables),
        "silent": load.silent,
        "by_table": load.by_table,
        **main.figures(),
        "error_kinds": dict(main.errors),
        "server_cpu_ms_per_command": round(1000 * busy / max(1, len(main.times)), 2),
        "database_cpu_ms_per_command": round(1000 * database / max(1, len(main.times)), 2),
        "sender_cpu_ms_per_command": round(1000 * own / max(1, len(main.times)), 2),
        "highest_rate_held": round(max((r.rate for r in held if r.is_held), default=0.0), 1),
        "search": [step.figures() for step in steps],
    }


async def _search(load: Load, tables: Sequence[LiveTable], main: Run) -> list[Run]:
    """Raise the rate until the server cannot hold it, or the games are over."""
    steps: list[Run] = []
    rate = main.rate * STEP
    while sum(table.left for table in tables) > rate * load.search * 1.5:
        steps.append(await run(tables, rate, load.search))
        say(f"{rate:.0f} commands/s: {steps[-1].figures()}")
        if not steps[-1].is_held:
            break
        rate *= STEP
    return steps


async def run(tables: Sequence[LiveTable], rate: float, seconds: float) -> Run:
    """Give commands at an even rate, table by table, without waiting for their results."""
    result = Run(rate)
    playing = [table for table in tables if table.left]
    tasks: list[asyncio.Task[None]] = []
    begun = perf_counter()
    for number in range(int(rate * seconds)):
        due = begun + number / rate
        wait = due - perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        else:
            # Take in messages even if we are late.
            await asyncio.sleep(0)
        result.lags.append(perf_counter() - due)
        table = playing[number % len(playing)]
        if table.is_busy:
            result.errors["a table was still busy with the command before"] += 1
        elif table.left:
            tasks.append(asyncio.create_task(_play(table, result)))
    await asyncio.gather(*tasks)
    result.seconds = perf_counter() - begun
    for table in tables:
        result.errors.update(table.take_errors())
    return result


async def _play(table: LiveTable, result: Run) -> None:
    table.is_busy = True
    try:
        result.times.append(await table.play())
    except CommandError as error:
        result.errors[str(error)] += 1
    finally:
        table.is_busy = False
