"""When a daily challenge closes.

Whoever begins a day's challenge may finish it until the end of the next day (UTC). Then it closes:
what is finished later does not count, everybody may watch all tables of it, and its seed is open.
Before, only those who have finished it themselves may watch others.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta

from sqlalchemy import select

from caledonia.server.clock import now
from caledonia.server.db import schema
from caledonia.server.db.engine import Database
from caledonia.server.tables.rows import FINISHED

t = schema.tables.c
s = schema.seats.c


def closing(day: str) -> int:
    """Return when a day's challenge closes.

    :raises ValueError: if there is no such day.
    """
    begin = datetime.combine(date.fromisoformat(day), time(), UTC)
    return int((begin + timedelta(days=2)).timestamp() * 1000)


def is_closed(day: str) -> bool:
    """Whether no table of a day's challenge can count any more."""
    return closing(day) <= now()


def oldest_open() -> str:
    """Return the earliest day whose challenge is still open."""
    today = datetime.fromtimestamp(now() / 1000, UTC).date()
    return (today - timedelta(days=1)).isoformat()


async def has_finished(database: Database, day: str, person: str) -> bool:
    """Whether a person has played a day's challenge to its end."""
    query = (
        select(t.id)
        .join(schema.seats, s.table_id == t.id)
        .where(t.daily == day, t.status == FINISHED, s.person == person)
    )
    async with database.glance() as connection:
        return (await connection.execute(query)).first() is not None
