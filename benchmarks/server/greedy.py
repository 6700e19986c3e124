"""A greedy person with guests, who uses all the bot time that a server grants."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, Final, Self

from benchmarks.server.client import LostError
from benchmarks.server.visitor import RefusedError, Visitor
from caledonia.bots import Limit, make_bot
from caledonia.game import Game

GUESTS: Final = 8
CHIEFS: Final[dict[str, Any]] = {
    "players": 4,
    "seats": ["me", "chief", "chief", "chief"],
    "bot_seconds": 10,
    "public": True,
}
ANALYSES: Final = 2
"""Of each guest."""
PAUSE: Final = 2.0
"""Seconds before a request is tried again that was refused."""


class Greedy:
    """Works inside a ``with`` block."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._tasks: list[asyncio.Task[None]] = []
        self._guests: list[Visitor] = []
        self.tables = 0
        self._analyses = 0
        self._hints = 0
        self._refused: Counter[str] = Counter()

    async def __aenter__(self) -> Self:
        record = await asyncio.to_thread(_finished_game)
        self._guests = [
            await Visitor.arrive(self._port, f"Greedy {number}") for number in range(GUESTS)
        ]
        for guest in self._guests:
            await self._take_analyses(guest, record)
        await asyncio.gather(*(self._take_tables(guest) for guest in self._guests))
        for guest in self._guests:
            # Each has a connection of its own for hints: an answer takes seconds.
            self._tasks.append(asyncio.create_task(self._again(self._take_hints, guest)))
            self._tasks.append(asyncio.create_task(self._again(self._take_tables, guest)))
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for guest in self._guests:
            guest.close()

    def figures(self) -> dict[str, Any]:
        """Return what was taken, and what was refused."""
        return {
            "greedy_tables": self.tables,
            "greedy_hints": self._hints,
            "greedy_analyses": self._analyses,
            "refused": dict(self._refused),
        }

    async def _again(self, take: Any, guest: Visitor) -> None:
        twin = guest.twin()
        while True:
            await take(twin)
            await asyncio.sleep(PAUSE)

    async def _take_tables(self, guest: Visitor) -> None:
        """Make tables of chiefs and leave them to the bots, until that is refused."""
        try:
            while True:
                table = await guest.make_table(**CHIEFS)
                self.tables += 1
                await guest.command(table["id"], "leave")
        except (RefusedError, LostError) as error:
            self._note(error)

    async def _take_hints(self, guest: Visitor) -> None:
        try:
            table = await guest.make_table(players=1, seats=["me"])
            while True:
                await guest.get(f"/tables/{table['id']}/hint?bot=chief")
                self._hints += 1
        except (RefusedError, LostError) as error:
            self._note(error)

    async def _take_analyses(self, guest: Visitor, record: str) -> None:
        try:
            for _ in range(ANALYSES):
                table = await guest.post("/tables/import", {"record": record, "seats": []})
                await guest.post(f"/tables/{table['id']}/analysis", {"bot": "chief"})
                self._analyses += 1
        except (RefusedError, LostError) as error:
            self._note(error)

    def _note(self, error: Exception) -> None:
        self._refused[error.why if isinstance(error, RefusedError) else "no answer"] += 1


def _finished_game() -> str:
    game = Game.new(4, seed=3)
    bot = make_bot("crofter", 1)
    while (seat := game.deciding_seat) is not None:
        game.push(bot.choose(game, seat, Limit()).action)
    return game.record()
