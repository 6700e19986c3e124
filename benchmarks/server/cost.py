"""What a command costs the server in processor time, with four pages at each table.

One command after the other, so that it depends on the machine's speed but not on other programs.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from benchmarks.server.databases import new_settings
from benchmarks.server.live import LiveTable, open_all
from benchmarks.server.page import CommandError
from benchmarks.server.plans import Planner
from benchmarks.server.processes import Nursery
from benchmarks.server.report import Figures, say
from benchmarks.server.stock import put_tables

WARM_UP: Final = 60
"""Commands before it is measured."""
SETTLE: Final = 0.5
"""Seconds until the server has answered what the pages asked for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cost:
    """What is measured."""

    engine: str = "sqlite"
    tables: int = 8
    commands: int = 600
    silent: bool = False
    """The pages only listen, to compare."""
    profile: Path | None = None


async def measure(cost: Cost) -> Figures:
    """Run the measurement."""
    planner = Planner(cost.tables, seed=1)
    plans = [planner.plan(0.05, 0.35) for _ in range(cost.tables)]
    with new_settings(cost.engine) as settings, tempfile.TemporaryDirectory() as folder:
        stocked = await put_tables(settings, plans)
        log = Path(folder) / "server.log"
        async with Nursery(settings, log=log, profile=cost.profile) as nursery:
            (server,) = await nursery.start(1)
            tables = [
                LiveTable(each, [server.port], number, silent=cost.silent)
                for number, each in enumerate(stocked)
            ]
            await open_all(tables)
            errors = await _play(tables, WARM_UP)
            await asyncio.sleep(SETTLE)
            if cost.profile is not None:
                server.begin_profile()
            say("everything is open")
            sent = sum(len(page.sent) for table in tables for page in table.pages)
            busy = server.cpu
            errors += await _play(tables, cost.commands)
            await asyncio.sleep(SETTLE)
            busy = server.cpu - busy
            sent = sum(len(page.sent) for table in tables for page in table.pages) - sent
            await asyncio.gather(*(table.close() for table in tables))
            await server.stop()
    return {
        "engine": cost.engine,
        "tables": cost.tables,
        "pages": 4 * cost.tables,
        "silent": cost.silent,
        "commands": cost.commands,
        "errors": sum(errors.values()),
        "error_kinds": dict(errors),
        "server_cpu_ms_per_command": round(1000 * busy / cost.commands, 2),
        "sent_and_asked_per_command": round(sent / cost.commands, 2),
    }


async def _play(tables: Sequence[LiveTable], commands: int) -> Counter[str]:
    errors: Counter[str] = Counter()
    for number in range(commands):
        try:
            await tables[number % len(tables)].play()
        except CommandError as error:
            errors[str(error)] += 1
    for table in tables:
        errors += table.take_errors()
    return errors
