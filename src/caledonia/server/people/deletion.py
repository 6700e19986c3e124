"""Deleting an account: every feature forgets the person; the games stay."""

from __future__ import annotations

from typing import Final

from sqlalchemy import select, update

from caledonia.server import clock
from caledonia.server.db.connection import DbConnection
from caledonia.server.db.schema import people
from caledonia.server.identity import origins
from caledonia.server.jobs import analysis
from caledonia.server.live import presence
from caledonia.server.notices import channels
from caledonia.server.people import email, password_resets, sessions
from caledonia.server.puzzles import store as puzzles
from caledonia.server.ratings import people as ratings
from caledonia.server.rests import store as rests
from caledonia.server.tables import departures

FORMER: Final = "former player"
"""The name of everybody who deleted their account."""

FORGETTING: Final = (
    analysis.forget_person,
    ratings.forget_person,
    puzzles.forget_person,
    sessions.forget_person,
    password_resets.forget_person,
    email.forget_person,
    rests.forget_person,
    channels.forget_person,
    presence.forget_person,
    origins.forget_person,
)
"""What deletes a person's data, feature by feature."""


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
