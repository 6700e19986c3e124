"""Hours of rest in the database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, insert, select, update

from caledonia.server.db import schema
from caledonia.server.db.connection import DbConnection
from caledonia.server.rests.hours import NO_REST, Rest, rest_from
from caledonia.server.rests.rules import Row, changed, days_of, handed_over
from caledonia.server.wire import decode, encode_text

r = schema.rests.c


async def rest_before(connection: DbConnection, person: str, at: int) -> Rest:
    """Return the hours of rest for a turn that began at a time."""
    query = select(r.data).where(r.person == person, r.since < at).order_by(r.since.desc())
    data = (await connection.execute(query.limit(1))).scalar()
    return NO_REST if data is None else rest_from(decode(data))


async def rows_of(connection: DbConnection, person: str) -> list[Row]:
    """Return all hours of rest of a person, in the order in which they take effect."""
    query = select(r.since, r.data).where(r.person == person).order_by(r.since)
    rows = await connection.execute(query)
    return [Row(row.since, rest_from(decode(row.data))) for row in rows]


async def change(
    connection: DbConnection, person: str, wish: Rest, at: int, *, needed: int
) -> bool:
    """Change the hours of rest; return whether vacation days were dropped.

    :param needed: since when hours of rest are needed for turns that are not over.
    :raises RefusedError: if the change breaks a rule.
    """
    # Two changes at once would overwrite each other.
    locked = select(schema.people.c.id).where(schema.people.c.id == person)
    await connection.execute(locked.with_for_update())
    before = await rows_of(connection, person)
    after = changed(before, wish, at)
    if after == before:
        return False
    first = max((row.since for row in after if row.since < needed), default=0)
    await forget_person(connection, person)
    kept = [_values(person, row) for row in after if row.since >= first]
    if kept:
        await connection.execute(insert(schema.rests), kept)
    return bool(_days(before) - _days(after))


def _days(rows: list[Row]) -> set[Any]:
    return {day for row in rows for day in days_of(row.rest)}


def _values(person: str, row: Row) -> dict[str, Any]:
    rest = row.rest
    data: dict[str, Any] = {"zone": rest.zone.key}
    if rest.sleep is not None:
        data["sleep"] = [each.isoformat("minutes") for each in rest.sleep]
    data["vacations"] = [[str(first), str(last)] for first, last in rest.vacations]
    return {"person": person, "since": row.since, "data": encode_text(data)}


async def forget_person(connection: DbConnection, person: str) -> None:
    """Delete the hours of rest of a person."""
    await connection.execute(delete(schema.rests).where(r.person == person))


async def follow(connection: DbConnection, guest: str, member: str, at: int) -> None:
    """Give the hours of rest of a guest to a member who has none, for turns that begin later."""
    people = schema.people.c
    query = select(people.preferences).where(people.id == member).with_for_update()
    preferences = decode((await connection.execute(query)).scalar_one())
    rows = handed_over(await rows_of(connection, guest), at)
    await forget_person(connection, guest)
    if not rows or await rows_of(connection, member):
        return
    values = [_values(member, row) for row in rows]
    await connection.execute(insert(schema.rests), values)
    # The preferences say what was wished for last.
    preferences.update(decode(values[-1]["data"]))
    await connection.execute(
        update(schema.people)
        .where(people.id == member)
        .values(preferences=encode_text(preferences))
    )
