"""What becomes of the seats of people who take another name, or delete their account."""

from __future__ import annotations

from typing import Any

import structlog

from caledonia.server.errors import RefusedError
from caledonia.server.tables.keeper import Command, Keeper
from caledonia.server.tables.rows import OPEN, PLAYING
from caledonia.server.tables.seating import free, stand_in
from caledonia.server.tables.turns import standing
from caledonia.server.tables.work import Work

log = structlog.get_logger()


class Departures:
    """Hears of people who will not come back, and lets bots play for them."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    async def moved(self, tables: tuple[str, ...], guest: str, member: str) -> None:
        """Show at these tables that a guest's seat is a member's now."""
        await self.renamed(tables, member)

    async def renamed(self, tables: tuple[str, ...], person: str) -> None:
        """Show the name of somebody at those of these tables where the game is not over."""

        async def command(work: Work) -> dict[str, Any]:
            if work.table.status in (OPEN, PLAYING):
                for seat in work.seats:
                    if seat.person == person:
                        work.append("seat", {"event": "renamed"}, seat=seat.seat)
            return standing(work)

        await self._run(tables, command)

    async def left(self, tables: tuple[str, ...], person: str) -> None:
        """Free the seat of somebody at these tables, or let a bot play it."""

        async def command(work: Work) -> dict[str, Any]:
            for seat in list(work.seats):
                if seat.person != person:
                    continue
                if work.table.status == OPEN:
                    free(work, seat)
                elif work.table.status == PLAYING:
                    await stand_in(work, seat.seat, "left")
            return standing(work)

        await self._run(tables, command)

    async def _run(self, tables: tuple[str, ...], command: Command) -> None:
        for table_id in tables:
            try:
                await self._keeper.run(table_id, None, command)
            except RefusedError as refused:
                # The table has ended or closed meanwhile, or cannot be loaded any more.
                log.warning("a seat could not be looked after", table=table_id, why=str(refused))
