"""One greedy person at work: how long others wait for a quick bot and for a hint."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from time import perf_counter
from typing import Final

from benchmarks.server.client import LostError
from benchmarks.server.databases import new_settings
from benchmarks.server.greedy import Greedy
from benchmarks.server.processes import Nursery
from benchmarks.server.report import Figures, percentile, say, spread
from benchmarks.server.visitor import PATIENCE, RefusedError, Visitor

CROFTER: Final = 1.0
HINT: Final = 3.0
"""Seconds within which others get what they ask for."""
HINTS_EACH: Final = 8
"""Hints that one person asks for; more of them in a short time are refused."""
OTHERS: Final = "127.0.0.2"
"""The address of everyone else; the greedy person has the usual one."""
SETTLED: Final = 5.0
"""Seconds that the greedy person has before anybody else comes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Starvation:
    """What to measure."""

    engine: str
    samples: int = 50
    bots: int = 1
    """Processes for long thoughts."""


async def measure(asked: Starvation) -> Figures:
    """Let a greedy person take what the server gives, and play beside that."""
    with new_settings(asked.engine) as quiet, tempfile.TemporaryDirectory() as folder:
        # With all limits that a server has.
        settings = replace(quiet, rate_limits=True, bot_processes=asked.bots)
        async with Nursery(settings, log=Path(folder) / "server.log") as nursery:
            (server,) = await nursery.start()
            # The processes for bots are started when they are first needed.
            await _samples(server.port, 1, "first")
            idle = await _samples(server.port, 10, "idle")
            async with Greedy(server.port) as greedy:
                await asyncio.sleep(SETTLED)
                say(f"the greedy person has {greedy.tables} tables")
                begun = os.getloadavg()[0]
                busy = await _samples(server.port, asked.samples, "busy")
                taken = greedy.figures()
            await server.stop()
    return {
        "engine": asked.engine,
        "samples": asked.samples,
        "load_average": round(begun, 1),
        **taken,
        "rows": [
            {"what": f"{name} {when}", **spread(seconds)}
            for when, samples in (("idle", idle), ("busy", busy))
            for name, seconds in samples.items()
        ],
        "faults": _faults(busy),
    }


def _faults(samples: dict[str, list[float]]) -> list[str]:
    faults = []
    for name, bound in (("crofter", CROFTER), ("hint", HINT)):
        worst = percentile(samples[name], 0.99)
        if worst > bound:
            faults.append(f"{name}: {worst:.2f} s at the 99th percentile, more than {bound} s")
    return faults


async def _samples(port: int, number: int, when: str) -> dict[str, list[float]]:
    """Return the seconds that bots and hints took for people who are not greedy."""
    samples: dict[str, list[float]] = {"crofter": [], "hint": [], "merchant": []}
    async with _visitor(port, f"Crofter {when}") as player:
        await _play(player, "crofter", number, samples["crofter"])
    async with _visitor(port, f"Merchant {when}") as player:
        await _play(player, "merchant", max(2, number // 10), samples["merchant"])
    while len(samples["hint"]) < number:
        async with _visitor(port, f"Hint {when} {len(samples['hint'])}") as asking:
            await _ask(asking, min(HINTS_EACH, number - len(samples["hint"])), samples["hint"])
    return samples


@asynccontextmanager
async def _visitor(port: int, name: str) -> AsyncIterator[Visitor]:
    visitor = await Visitor.arrive(port, name, OTHERS)
    try:
        yield visitor
    finally:
        visitor.close()


async def _play(player: Visitor, bot: str, number: int, samples: list[float]) -> None:
    """Play against a bot, and note how long it takes for each of its turns."""
    while len(samples) < number:
        table = await player.make_table(players=2, seats=["me", bot])
        async with player.at(table["id"]) as seat:
            await seat.wait_for_turn()
            while not seat.is_over and len(samples) < number:
                waited = await seat.take_turn()
                if waited is not None:
                    samples.append(waited)
                    _report(bot, samples)
            if not seat.is_over:
                await player.command(table["id"], "leave")


async def _ask(player: Visitor, number: int, samples: list[float]) -> None:
    table = await player.make_table(players=1, seats=["me"])
    for _ in range(number):
        begin = perf_counter()
        try:
            await player.get(f"/tables/{table['id']}/hint?bot=merchant")
            samples.append(perf_counter() - begin)
        except LostError:
            samples.append(PATIENCE)
        except RefusedError as error:
            if error.why != "hint_under_way":
                raise
            # The one that nobody waited for any longer.
            await asyncio.sleep(1)
        _report("hint", samples)


def _report(name: str, samples: list[float], every: int = 10) -> None:
    if len(samples) % every == 0:
        say(f"{len(samples)} x {name}: worst {max(samples):.2f} s")
