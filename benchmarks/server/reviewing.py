"""Live tables while reviews of finished games run: how long until everyone sees a command."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from time import perf_counter
from typing import Final, Self

from benchmarks.server.databases import new_settings
from benchmarks.server.live import LiveTable, open_all
from benchmarks.server.load import GAMES, Run, run
from benchmarks.server.plans import Planner, play_game
from benchmarks.server.processes import Nursery, Server
from benchmarks.server.report import Figures, percentile, say, spread
from benchmarks.server.stock import put_tables
from benchmarks.server.visitor import Visitor

MOST: Final = 1.2
"""The 99th percentile may grow by this factor while reviews run."""
PAUSE: Final = 1.5
"""Seconds between two questions of a page about its review."""
PIECE: Final = 5.0
"""Seconds between two looks at whether reviews are still running."""
LIVE: Final = 3
"""Players at live tables: a game of four that is reviewed can't be taken for a copy of theirs."""
SETTLE: Final = 2.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Reviewing:
    """What to measure."""

    engine: str = "sqlite"
    tables: int = 60
    interval: float = 3.0
    """Seconds between two commands at a table."""
    reviews: int = 10
    rounds: int = 3
    bots: int = 1
    """Processes for long thoughts; `caledonia serve` has one."""
    warm_up: float = 10.0
    profile: Path | None = None


@dataclass(slots=True)
class Phase:
    """What was measured while reviews ran, or while none did."""

    number: int
    reviews: int
    done: Run
    seconds: float
    busy: float
    """Seconds that the server computed."""

    def figures(self) -> Figures:
        """Return the figures."""
        times = self.done.times
        return {
            "round": self.number,
            "reviews": self.reviews,
            "seconds": round(self.seconds, 1),
            "commands": len(times),
            **spread(times),
            "sender_late_p99_ms": round(percentile(self.done.lags, 0.99) * 1000, 2),
            "errors": sum(self.done.errors.values()),
            "server_cpu_percent": round(100 * self.busy / self.seconds, 1),
            "load": round(os.getloadavg()[0], 1),
        }


async def measure(options: Reviewing) -> Figures:
    """Measure by turns with reviews and without, each as long as the reviews take."""
    planner = Planner(min(GAMES, options.tables), seed=1, players=LIVE)
    plans = [planner.plan(0.05, 0.35) for _ in range(options.tables)]
    records = [
        play_game(5000 + number).record() for number in range(options.reviews * options.rounds)
    ]
    phases: list[Phase] = []
    with new_settings(options.engine) as quiet, tempfile.TemporaryDirectory() as folder:
        settings = replace(quiet, bot_processes=options.bots)
        stocked = await put_tables(settings, plans)
        log = Path(folder) / "server.log"
        async with Nursery(settings, log=log, profile=options.profile) as nursery:
            (server,) = await nursery.start()
            tables = [LiveTable(each, [server.port], n) for n, each in enumerate(stocked)]
            await open_all(tables)
            rate = options.tables / options.interval
            await run(tables, rate, options.warm_up)
            if options.profile is not None:
                server.begin_profile()
            for number in range(1, options.rounds + 1):
                own = records[(number - 1) * options.reviews : number * options.reviews]
                async with _readers(server, own) as readers:
                    await asyncio.sleep(SETTLE)
                    busy = await _phase(number, tables, rate, server, readers)
                say(str(busy.figures()))
                await asyncio.sleep(SETTLE)
                quiet_one = await _phase(number, tables, rate, server, (), busy.seconds)
                say(str(quiet_one.figures()))
                phases += [busy, quiet_one]
            await asyncio.gather(*(table.close() for table in tables))
            await server.stop()
    return _figures(options, phases)


def _figures(options: Reviewing, phases: Sequence[Phase]) -> Figures:
    times: dict[bool, list[float]] = {
        busy: [t for each in phases if bool(each.reviews) == busy for t in each.done.times]
        for busy in (False, True)
    }
    without, during = (percentile(times[busy], 0.99) for busy in (False, True))
    errors = sum(sum(each.done.errors.values()) for each in phases)
    faults = [f"{errors} commands failed"] if errors else []
    if during > MOST * without:
        faults.append(f"p99 grew by the factor {during / without:.2f}, more than {MOST}")
    return {
        "engine": options.engine,
        "tables": options.tables,
        "pages": LIVE * options.tables,
        "bots": options.bots,
        "rows": [each.figures() for each in phases],
        "all": [
            {"what": what, "commands": len(times[busy]), **spread(times[busy])}
            for busy, what in ((False, "no reviews"), (True, "reviews"))
        ],
        "p99_factor": round(during / without, 3),
        "faults": faults,
    }


async def _phase(
    number: int,
    tables: Sequence[LiveTable],
    rate: float,
    server: Server,
    readers: Sequence[Reader],
    seconds: float = 0.0,
) -> Phase:
    """Give commands until all reviews are there, or for some seconds."""
    playing = Run(rate)
    begin, busy = perf_counter(), server.cpu
    asking = [asyncio.create_task(reader.review()) for reader in readers]
    while perf_counter() < begin + seconds or not all(each.done() for each in asking):
        piece = await run(tables, rate, PIECE)
        playing.times += piece.times
        playing.lags += piece.lags
        playing.errors += piece.errors
    await asyncio.gather(*asking)
    took = perf_counter() - begin
    return Phase(number, len(readers), playing, took, server.cpu - busy)


@asynccontextmanager
async def _readers(server: Server, records: Sequence[str]) -> AsyncIterator[list[Reader]]:
    """Let as many people come, each with a finished game."""
    readers = []
    for number, record in enumerate(records):
        readers.append(await Reader.arrive(server.port, number, record))
    try:
        yield readers
    finally:
        for reader in readers:
            reader.close()


class Reader:
    """A person who wants a review of a finished game, at an address of their own."""

    def __init__(self, visitor: Visitor, table_id: str) -> None:
        self._visitor = visitor
        self._table_id = table_id

    @classmethod
    async def arrive(cls, port: int, number: int, record: str) -> Self:
        """Come with a record."""
        visitor = await Visitor.arrive(port, f"Reader {number}", f"127.0.1.{number + 1}")
        table = await visitor.post("/tables/import", {"record": record, "seats": []})
        return cls(visitor, table["id"])

    async def review(self) -> None:
        """Ask for the review repeatedly, as the page does, until it is there.

        :raises RuntimeError: if there is none.
        """
        state = await self._visitor.post(f"/tables/{self._table_id}/review", {})
        while state["status"] != "done":
            if state["status"] == "failed":
                raise RuntimeError("a review failed")
            await asyncio.sleep(PAUSE)
            state = await self._visitor.get(f"/analyses/{state['id']}")

    def close(self) -> None:
        """Go away."""
        self._visitor.close()
