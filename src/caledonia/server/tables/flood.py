"""Refuses floods of tables from one person or address."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, and_, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from caledonia.server.clock import now
from caledonia.server.db import schema
from caledonia.server.db.advisory import hold
from caledonia.server.quotas import Quota, Quotas
from caledonia.server.refusals import refusal
from caledonia.server.tables.rows import OPEN, PLAYING, Change, SeatRow

DAY: Final = 86_400_000
WEEK: Final = 7 * DAY
"""Milliseconds after which a table counts as abandoned."""

t, s = schema.tables.c, schema.seats.c


class FloodGuard:
    """Counts a person's tables in the transaction that creates or starts one."""

    def __init__(self, quotas: Quotas) -> None:
        self._quotas = quotas

    async def changed(self, connection: AsyncConnection, change: Change) -> None:
        """Refuse a table beyond the quota.

        :raises RefusedError: with what to do first.
        """
        before, table = change.before, change.after
        if before is None:
            return
        if before.seq == 0 and table.status == OPEN:
            recent = (t.status == OPEN) & (t.created > now() - WEEK)
            await self._check(connection, change, self._quotas.waiting, recent)
        elif table.status == PLAYING and _bots_begin(change):
            # A stand-in on a seat that nobody ever had is the bot of an imported game or a branch.
            # One that plays for a person who left is not the host's doing.
            unclaimed = and_(s.stand_in.is_not(None), s.owner.is_(None), s.person.is_(None))
            bots = exists().where(s.table_id == t.id, or_(s.bot.is_not(None), unclaimed))
            recent = (t.status == PLAYING) & (t.updated > now() - DAY) & bots
            await self._check(connection, change, self._quotas.playing, recent)

    async def _check(
        self,
        connection: AsyncConnection,
        change: Change,
        quota: Quota,
        counted: ColumnElement[bool],
    ) -> None:
        table = change.after
        waits = table.status == OPEN
        others = counted & (t.id != table.id)
        await hold(connection, f"person {table.creator}")
        if await _count(connection, others & (t.creator == table.creator)) >= quota.person:
            if change.entries[0].person not in (None, table.creator):
                # Somebody else took the last free seat, which starts the game.
                raise refusal("host_has_many_games")
            raise refusal("many_waiting" if waits else "many_games", count=quota.person)
        if table.origin is None:
            return
        await hold(connection, f"address {table.origin}")
        if await _count(connection, others & (t.origin == table.origin)) >= quota.address:
            raise refusal("many_waiting_here" if waits else "many_games_here", count=quota.address)


def _bots_begin(change: Change) -> bool:
    """Whether a game with bots begins, or a bot takes a seat in a running one."""
    if change.before is not None and change.before.status == OPEN:
        return any(_is_bots(seat) for seat in change.seats)
    return any(each.kind == "seat" and each.data.get("event") == "bot" for each in change.entries)


def _is_bots(seat: SeatRow) -> bool:
    """Whether a seat belongs to a bot, and not to a person for whom one plays."""
    return seat.player is not None and seat.person is None and seat.owner is None


async def _count(connection: AsyncConnection, condition: ColumnElement[Any]) -> int:
    query = select(func.count()).select_from(schema.tables).where(condition)
    count: int = (await connection.execute(query)).scalar_one()
    return count
