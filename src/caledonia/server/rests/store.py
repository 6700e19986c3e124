"""Hours of rest in the database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from caledonia.server.db import schema
from caledonia.server.rests.rules import Row, changed, days_of
from caledonia.server.tables.clocks import NO_REST, Rest, rest_from
from caledonia.server.tables.rows import PLAYING
from caledonia.server.wire import decode, encode_text

r, t, s = schema.rests.c, schema.tables.c, schema.seats.c
KEYS = ("zone", "sleep", "vacations")
"""The preferences that hold hours of rest."""


async def rest_before(connection: AsyncConnection, person: str, at: int) -> Rest:
    """Return the hours of rest for a turn that began at a time."""
    query = select(r.data).where(r.person == person, r.since < at).order_by(r.since.desc())
    data = (await connection.execute(query.limit(1))).scalar()
    return NO_REST if data is None else rest_from(decode(data))


async def rows_of(connection: AsyncConnection, person: str) -> list[Row]:
    """Return all hours of rest of a person, in the order in which they take effect."""
    query = select(r.since, r.data).where(r.person == person).order_by(r.since)
    rows = await connection.execute(query)
    return [Row(row.since, rest_from(decode(row.data))) for row in rows]


async def change(connection: AsyncConnection, person: str, wish: Rest, at: int) -> bool:
    """Change the hours of rest; return whether vacation days were dropped.

    :raises RefusedError: if the change breaks a rule.
    """
    # Two changes at once would overwrite each other.
    locked = select(schema.people.c.id).where(schema.people.c.id == person)
    await connection.execute(locked.with_for_update())
    before = await rows_of(connection, person)
    after = changed(before, wish, at)
    if after == before:
        return False
    needed = await _needed_from(connection, person, at)
    first = max((row.since for row in after if row.since < needed), default=0)
    await forget(connection, person)
    kept = [_values(person, row) for row in after if row.since >= first]
    if kept:
        await connection.execute(insert(schema.rests), kept)
    return bool(_days(before) - _days(after))


async def _needed_from(connection: AsyncConnection, person: str, at: int) -> int:
    """Return when the current turns began in which a person may have to decide."""
    query = (
        select(func.min(func.coalesce(t.began, t.since)))
        .join(schema.seats, s.table_id == t.id)
        .where(s.person == person, t.status == PLAYING)
    )
    began: int | None = (await connection.execute(query)).scalar()
    return at + 1 if began is None else min(at + 1, began)


def _days(rows: list[Row]) -> set[Any]:
    return {day for row in rows for day in days_of(row.rest)}


def _values(person: str, row: Row) -> dict[str, Any]:
    rest = row.rest
    data: dict[str, Any] = {"zone": rest.zone.key}
    if rest.sleep is not None:
        data["sleep"] = [each.isoformat("minutes") for each in rest.sleep]
    data["vacations"] = [[str(first), str(last)] for first, last in rest.vacations]
    return {"person": person, "since": row.since, "data": encode_text(data)}


async def forget(connection: AsyncConnection, person: str) -> None:
    """Delete the hours of rest of a person."""
    await connection.execute(delete(schema.rests).where(r.person == person))


async def follow(connection: AsyncConnection, guest: str, member: str) -> None:
    """Move a guest's hours of rest to a member who has none."""
    if await rows_of(connection, member):
        await forget(connection, guest)
        return
    people = schema.people.c
    query = select(people.id, people.preferences).where(people.id.in_((guest, member)))
    stored = {row.id: decode(row.preferences) for row in await connection.execute(query)}
    rest = {key: stored[guest][key] for key in KEYS if key in stored[guest]}
    preferences = encode_text({**stored[member], **rest})
    await connection.execute(
        update(schema.people).where(people.id == member).values(preferences=preferences)
    )
    await connection.execute(update(schema.rests).where(r.person == guest).values(person=member))
