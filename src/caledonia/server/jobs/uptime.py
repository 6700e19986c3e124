"""Detects when the server was down, and gives people that time back.

Every few seconds a server process writes a heartbeat, in a task of its own and before commands. So
a gap means that nothing ran: the server was stopped, suspended or without its database, not just
busy. The monotonic clock separates jumps of the system clock from elapsed time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Self

import structlog
from sqlalchemy import func, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from caledonia.server import clock
from caledonia.server.db import schema
from caledonia.server.db.connection import DbConnection
from caledonia.server.db.engine import Database
from caledonia.server.db.notify import notifying
from caledonia.server.db.prepared import run
from caledonia.server.games import store
from caledonia.server.games.clocks import deadline, elapsed
from caledonia.server.games.rows import PLAYING, Change, Observer
from caledonia.server.shapes.log import ClockEntry
from caledonia.server.storage import report
from caledonia.server.tables.context import CommandContext
from caledonia.server.tasks import end, repeat

TICK: Final = 1.0
"""Seconds between two looks at the system clock."""
HEARTBEAT: Final = 1
"""The heartbeat row for clocks."""
BEAT: Final = 5_000
"""Milliseconds between two heartbeats."""
AWAY: Final = 10_000
"""A heartbeat older than this means that no process was running."""
JUMP: Final = 3_000
"""A larger difference between the system clock and the monotonic clock is a jump."""
SKEW: Final = 120_000
"""Clocks of machines that share a database differ by less than this."""
GRACE: Final = 60_000
"""Minimum milliseconds everybody gets to reconnect after the server was down."""
NOTED: Final = 3_000
"""Shorter gaps are given back without a log entry."""

log = structlog.get_logger()
h, t = schema.heartbeats.c, schema.tables.c


@dataclass(frozen=True, slots=True)
class Gap:
    """Time during which no server watched the clocks, or by which the system clock jumped."""

    begin: int
    end: int

    @property
    def length(self) -> int:
        """Milliseconds; negative if the system clock was set back."""
        return self.end - self.begin


class Uptime:
    """Writes heartbeats for one process, and closes the gaps between them."""

    def __init__(
        self, database: Database, observers: Sequence[Observer], refresh: Callable[[str], None]
    ) -> None:
        """:param refresh: called with each table whose deadline changed."""
        self._database = database
        self._observers = tuple(observers)
        self._refresh = refresh
        self._lock = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        self._seen: tuple[int, int] | None = None
        """System time and monotonic time of the last heartbeat of this process."""

    async def __aenter__(self) -> Self:
        failed = partial(report, log, "the heartbeat could not be written")
        self._task = asyncio.create_task(repeat(TICK, self.ensure, failed))
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        await end(self._task)

    async def ensure(self) -> None:
        """Write a heartbeat if one is due, and return once all gaps are closed.

        Before that, no clock may be judged or charged.
        """
        if self._is_due():
            async with self._lock:
                if self._is_due():
                    await self.beat()

    def _is_due(self) -> bool:
        if self._seen is None:
            return True
        passed = clock.monotonic() - self._seen[1]
        return passed >= BEAT or abs(self._jump(clock.wall(), clock.monotonic())) > JUMP

    def _jump(self, at: int, monotonic: int) -> int:
        """Return by how much the system clock jumped since the last heartbeat."""
        if self._seen is None:
            return 0
        return (at - self._seen[0]) - (monotonic - self._seen[1])

    async def beat(self) -> None:
        """Write a heartbeat; after a gap, give back the time since the last one."""
        gap, changed = None, []
        async with self._database.write() as connection:
            last = await _last(connection)
            at, monotonic = clock.wall(), clock.monotonic()
            if last is not None:
                gap = self._gap(last, at, self._jump(at, monotonic))
            if gap is not None:
                changed = await give_back(connection, self._database, self._observers, gap)
            if gap is not None or last is None or at > last:
                await connection.execute(
                    update(schema.heartbeats).where(h.id == HEARTBEAT).values(at=at)
                )
        self._seen = at, monotonic
        for change in changed:
            self._refresh(change.after.id)
        if gap is not None and changed:
            log.warning("clocks were set", seconds=gap.length // 1000, tables=len(changed))

    def _gap(self, last: int, at: int, jump: int) -> Gap | None:
        """Return the gap to give back; None if there was none."""
        passed = at - last
        if self._seen is None:
            # This is the only process, so every start ends a gap.
            is_alone = self._database.is_sqlite
            least, most = (0, -JUMP) if is_alone else (AWAY, -SKEW)
            return Gap(last, at) if passed > least or passed < most else None
        if passed - max(jump, 0) > AWAY:
            return Gap(last, at)
        # If another process has closed the gap, its heartbeat is recent.
        is_open = passed >= jump if jump > 0 else passed < -JUMP
        return Gap(at - jump, at) if abs(jump) > JUMP and is_open else None


async def _last(connection: DbConnection) -> int | None:
    """Lock and return the last heartbeat; None if there was none."""
    query = select(h.at).where(h.id == HEARTBEAT).with_for_update()
    last: int | None = (await connection.execute(query)).scalar()
    if last is None:
        # If two processes start at once, the second waits and sees the row of the first.
        insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
        row = insert(schema.heartbeats).values(id=HEARTBEAT, at=0)
        await connection.execute(row.on_conflict_do_nothing())
        last = (await connection.execute(query)).scalar_one()
    if last == 0:
        # An earlier release, without heartbeats, last ran when it last wrote to the database.
        last = (await connection.execute(select(func.max(t.updated)))).scalar()
    return last


async def give_back(
    connection: DbConnection, database: Database, observers: Sequence[Observer], gap: Gap
) -> list[Change]:
    """Adjust all running clocks for a gap; return the changed tables.

    Everything happens in the connection's transaction.
    """
    if not database.is_sqlite:
        # Until then nobody may start or stop a clock.
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
        entry: ClockEntry = {
            "seq": context.next_seq,
            "at": context.at,
            "kind": "clock",
            "event": "paused",
            "seat": number,
            "ms": gap.length,
        }
        context.append(entry)


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
    entry: ClockEntry = {
        "seq": context.next_seq,
        "at": context.at,
        "kind": "clock",
        "event": "set_back",
        "seat": number,
    }
    context.append(entry)
