"""Renaming a person, merging a guest into a member, and deleting an account.

When an account is deleted, every feature forgets the person; the games stay.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import select, update

from caledonia.server import clock
from caledonia.server.db.connection import DbConnection
from caledonia.server.db.schema import people
from caledonia.server.exercises import store as exercises
from caledonia.server.identity import origins
from caledonia.server.jobs import analysis
from caledonia.server.live import presence
from caledonia.server.notices import channels
from caledonia.server.people import email, password_resets, sessions
from caledonia.server.puzzles import store as puzzles
from caledonia.server.ratings import people as ratings
from caledonia.server.refusals import refusal
from caledonia.server.rests import store as rests
from caledonia.server.tables import departures

FORMER: Final = "former player"
"""The name of everybody who deleted their account."""

FORGETTING: Final = (
    analysis.forget_person,
    ratings.forget_person,
    puzzles.forget_person,
    exercises.forget_person,
    sessions.forget_person,
    password_resets.forget_person,
    email.forget_person,
    rests.forget_person,
    channels.forget_person,
    presence.forget_person,
    origins.forget_person,
)
"""What deletes a person's data, feature by feature."""


async def rename(connection: DbConnection, person: str, name: str) -> tuple[str, ...]:
    """Rename a person, at all tables too; return those tables."""
    old = (await connection.execute(select(people.c.name).where(people.c.id == person))).scalar()
    if old is None or old == name:
        return ()
    locked = await departures.lock_tables(connection, person)
    await connection.execute(update(people).where(people.c.id == person).values(name=name))
    await departures.rename_seats(connection, person, old, name)
    return locked


async def merge(connection: DbConnection, guest: str, member: str) -> tuple[str, ...]:
    """Give everything a guest has to a member; return the guest's tables.

    :raises RefusedError: if the guest has registered in the meantime, or the member would have two
        seats in a running game.
    """
    query = update(people).where(
        people.c.id == guest, people.c.password.is_(None), people.c.deleted.is_(None)
    )
    if (await connection.execute(query.values(deleted=clock.now()))).rowcount == 0:
        raise refusal("registered_meanwhile")
    locked = await departures.lock_tables(connection, guest)
    await departures.refuse_two_seats(connection, guest, member)
    query_names = select(people.c.id, people.c.name).where(people.c.id.in_((guest, member)))
    names = {row.id: row.name for row in await connection.execute(query_names)}
    await departures.rename_seats(connection, guest, names[guest], names[member])
    await departures.keep_rest_out(connection, guest)
    await departures.move_person(connection, guest, member)
    await analysis.move_person(connection, guest, member)
    await presence.forget_person(connection, guest)
    await ratings.move_person(connection, guest, member)
    await puzzles.move_person(connection, guest, member)
    await exercises.move_person(connection, guest, member)
    await origins.move_person(connection, guest, member)
    await channels.move_person(connection, guest, member)
    await rests.follow(connection, guest, member, clock.now())
    await sessions.revoke_others(connection, guest)
    await sessions.revoke_tokens(connection, guest)
    await email.forget_person(connection, guest)
    return locked


async def delete_account(connection: DbConnection, person: str) -> tuple[str, ...]:
    """Forget who a person was; return the tables, where the seats are a former player's now."""
    locked = await departures.lock_tables(connection, person)
    old = (await connection.execute(select(people.c.name).where(people.c.id == person))).scalar()
    await departures.forget_person(connection, person, old or FORMER, FORMER)
    await connection.execute(
        update(people)
        .where(people.c.id == person)
        .values(
            name=FORMER,
            login=None,
            email=None,
            password=None,
            language="en",
            preferences="{}",
            deleted=clock.now(),
        )
    )
    for forget_person in FORGETTING:
        await forget_person(connection, person)
    return locked
