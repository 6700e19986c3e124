"""Gives people back the clock time that the server was down."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import select, text, update

from caledonia.server.db import schema
from caledonia.server.db.connection import DbConnection
from caledonia.server.db.engine import Database
from caledonia.server.db.notify import notifying
from caledonia.server.db.prepared import run
from caledonia.server.tables import store
from caledonia.server.tables.clocks import deadline, elapsed
from caledonia.server.tables.context import CommandContext
from caledonia.server.tables.rows import CLOCK, PLAYING, Change, Observer

GRACE: Final = 60_000
"""Minimum milliseconds everybody gets to reconnect after the server was down."""
NOTED: Final = 3_000
"""Shorter gaps are given back without a log entry."""

t = schema.tables.c


@dataclass(frozen=True, slots=True)
class Gap:
    """Time during which no server watched the clocks, or by which the system clock jumped."""

    begin: int
    end: int

    @property
    def length(self) -> int:
        """Milliseconds; negative if the system clock was set back."""
        return self.end - self.begin


async def give_back(
    connection: DbConnection, database: Database, observers: Sequence[Observer], gap: Gap
) -> list[Change]:
    """Adjust all running clocks for a gap; return the changed tables.

    Everything happens in the connection's transaction.
    """
    if not database.is_sqlite:
        # Nobody may start or stop a clock meanwhile.
        await connection.execute(text("LOCK TABLE tables IN EXCLUSIVE MODE"))
    treat = _paused if gap.length >= 0 else _set_back
    query = select(t.id).where(t.status == PLAYING, t.deadline.is_not(None), t.since.is_not(None))
    table_ids = list((await connection.execute(query.order_by(t.id))).scalars())
    changes = [
        change
        for table_id in table_ids
        if (change := await _changed(connection, database, observers, table_id, gap, treat))
    ]
    if gap.length < 0:
        # Turns of bots cost nobody time, but must not begin in the future.
        bots = update(schema.tables).where(t.status == PLAYING, t.deadline.is_(None))
        moved = {"since": t.since + gap.length, "began": t.began + gap.length}
        await connection.execute(bots.values(moved))
    return changes


async def _changed(
    connection: DbConnection,
    database: Database,
    observers: Sequence[Observer],
    table_id: str,
    gap: Gap,
    treat: Callable[[CommandContext, int, Gap], Coroutine[Any, Any, None]],
) -> Change | None:
    """Set the clock of one table; return what changed, if anything did."""
    table, rows = store.read(*await run(connection, store.reading(table_id)))
    if table.deciding is None:
        return None
    context = CommandContext(connection, table, rows, None, None, gap.end)
    await treat(context, table.deciding, gap)
    if context.table == table:
        return None
    change = context.end()
    for observer in observers:
        await observer.changed(connection, change)
    notifications = [] if database.is_sqlite else notifying(database.process, table_id, "")
    await run(connection, (*context.writing(), *notifications))
    return change


async def _paused(context: CommandContext, number: int, gap: Gap) -> None:
    """Give back the running time within a gap, and at least enough to reconnect."""
    table, seat = context.table, context.seats[number]
    since, allowance = table.since, context.clock.allowance(seat.clock)
    assert since is not None
    assert table.deadline is not None
    # Deadlines before the gap are handled as usual.
    if allowance is None or table.deadline <= gap.begin or gap.end <= since:
        return
    rest = await context.rest_of(seat)
    given = table.paused + elapsed(max(gap.begin, since), gap.end, rest)
    left = allowance + given - elapsed(since, gap.end, rest)
    given += max(0, GRACE - left)
    if given == table.paused:
        return
    context.change(paused=given, deadline=deadline(since, allowance + given, rest))
    if gap.length >= NOTED:
        context.append(CLOCK, {"event": "paused", "ms": gap.length}, seat=number)


async def _set_back(context: CommandContext, number: int, gap: Gap) -> None:
    """Keep the time left after the system clock was set back."""
    table, seat = context.table, context.seats[number]
    since, allowance = table.since, context.clock.allowance(seat.clock)
    assert since is not None
    if allowance is None:
        return
    rest = await context.rest_of(seat)
    moved = since + gap.length
    # Otherwise hours of rest that are set from now on would be older than the turn.
    began = None if table.began is None else table.began + gap.length
    due = deadline(moved, allowance + table.paused, rest)
    context.change(since=moved, began=began, deadline=due)
    context.append(CLOCK, {"event": "set_back"}, seat=number)
