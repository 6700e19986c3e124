"""What becomes of the seats of a guest who signs in, and of somebody who leaves for good."""

from __future__ import annotations

from typing import Final, Protocol

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.requests import HTTPConnection

from caledonia.server import clock
from caledonia.server.db.schema import (
    analyses,
    channels,
    notices,
    people,
    presence,
    seats,
    sessions,
    tables,
    tokens,
)
from caledonia.server.people import confirmations, resets
from caledonia.server.people import sessions as stored_sessions
from caledonia.server.people import tokens as stored_tokens
from caledonia.server.people.naming import lock_tables, rename_seats
from caledonia.server.people.origins import forget_origins, move_origins
from caledonia.server.ratings.people import forget_ratings, move_ratings
from caledonia.server.refusals import refusal
from caledonia.server.rests import store as rests
from caledonia.server.tables.rows import OPEN, PLAYING

FORMER: Final = "former player"
"""The name of everybody who deleted their account."""


class SeatWatcher(Protocol):
    """Hears of seats that changed hands or names, once that is stored."""

    async def moved(self, tables: tuple[str, ...], guest: str, member: str) -> None:
        """Note that the seats of a guest at these tables are a member's now."""

    async def renamed(self, tables: tuple[str, ...], person: str) -> None:
        """Note that somebody at these tables has another name now."""

    async def left(self, tables: tuple[str, ...], person: str) -> None:
        """Note that somebody at these tables will never come back."""


def watcher_of(connection: HTTPConnection) -> SeatWatcher | None:
    """Return who wants to hear of seats: ``app.state.seat_watcher``, if there is one."""
    found: SeatWatcher | None = getattr(connection.app.state, "seat_watcher", None)
    return found


async def rename(connection: AsyncConnection, person: str, name: str) -> tuple[str, ...]:
    """Give a person another name, at all tables too; return those."""
    old = (await connection.execute(select(people.c.name).where(people.c.id == person))).scalar()
    if old is None or old == name:
        return ()
    found = await lock_tables(connection, person)
    await connection.execute(update(people).where(people.c.id == person).values(name=name))
    await rename_seats(connection, person, old, name)
    return found


async def merge(connection: AsyncConnection, guest: str, member: str) -> tuple[str, ...]:
    """Give all that a guest has to a member: seats, tables, ratings, channels; return the tables.

    :raises RefusedError: if the guest is none any more, or would then sit twice at a table.
    """
    query = update(people).where(
        people.c.id == guest, people.c.password.is_(None), people.c.deleted.is_(None)
    )
    if (await connection.execute(query.values(deleted=clock.now()))).rowcount == 0:
        raise refusal("registered_meanwhile")
    found = await lock_tables(connection, guest)
    await _must_not_sit_twice(connection, guest, member)
    names = select(people.c.id, people.c.name).where(people.c.id.in_((guest, member)))
    named = {row.id: row.name for row in await connection.execute(names)}
    await rename_seats(connection, guest, named[guest], named[member])
    await rests.keep_out(connection, guest)
    await connection.execute(update(tables).where(tables.c.creator == guest).values(creator=member))
    await connection.execute(update(seats).where(seats.c.owner == guest).values(owner=member))
    for table in (seats, analyses):
        query = update(table).where(table.c.person == guest)
        await connection.execute(query.values(person=member))
    await connection.execute(delete(presence).where(presence.c.person == guest))
    await move_ratings(connection, guest, member)
    await move_origins(connection, guest, member)
    await _move_channels(connection, guest, member)
    await rests.follow(connection, guest, member, clock.now())
    await stored_sessions.revoke_others(connection, guest)
    await stored_tokens.revoke_all(connection, guest)
    await confirmations.forget(connection, guest)
    return found


async def _move_channels(connection: AsyncConnection, guest: str, member: str) -> None:
    """Give the channels of a guest to a member; one that both have stays the member's."""
    own = select(channels.c.kind, channels.c.address).where(channels.c.person == member)
    known = {tuple(row) for row in await connection.execute(own)}
    theirs = select(channels.c.id, channels.c.kind, channels.c.address)
    rows = list(await connection.execute(theirs.where(channels.c.person == guest)))
    for row in rows:
        if (row.kind, row.address) in known:
            await connection.execute(delete(notices).where(notices.c.channel == row.id))
            await connection.execute(delete(channels).where(channels.c.id == row.id))
    await connection.execute(
        update(channels).where(channels.c.person == guest).values(person=member)
    )


async def _must_not_sit_twice(connection: AsyncConnection, guest: str, member: str) -> None:
    """Refuse to give somebody a second seat in a game that goes on: they could play only one."""
    other = seats.alias()
    query = (
        select(tables.c.name)
        .join(seats, (seats.c.table_id == tables.c.id) & (seats.c.person == guest))
        .join(other, (other.c.table_id == tables.c.id) & (other.c.person == member))
        .where(tables.c.status.in_((OPEN, PLAYING)))
    )
    name = (await connection.execute(query)).scalars().first()
    if name is not None:
        raise refusal("seated_twice", table=name)


async def anonymise(connection: AsyncConnection, person: str) -> tuple[str, ...]:
    """Forget who a person was; return the tables. The games stay, with seats of a former player."""
    found = await lock_tables(connection, person)
    old = (await connection.execute(select(people.c.name).where(people.c.id == person))).scalar()
    await rename_seats(connection, person, old or FORMER, FORMER)
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
    await forget_ratings(connection)
    await stored_sessions.revoke_others(connection, person)
    await stored_tokens.revoke_all(connection, person)
    await resets.forget(connection, person)
    await confirmations.forget(connection, person)
    await rests.forget(connection, person)
    await _forget_traces(connection, person)
    return found


async def _forget_traces(connection: AsyncConnection, person: str) -> None:
    """Remove devices, labels, addresses and lessons, which say who somebody was."""
    await connection.execute(update(sessions).where(sessions.c.person == person).values(device=""))
    await connection.execute(update(tokens).where(tokens.c.person == person).values(label=""))
    await connection.execute(update(seats).where(seats.c.person == person).values(guide=None))
    theirs = select(channels.c.id).where(channels.c.person == person)
    await connection.execute(delete(notices).where(notices.c.channel.in_(theirs)))
    await connection.execute(delete(channels).where(channels.c.person == person))
    await connection.execute(delete(presence).where(presence.c.person == person))
    await forget_origins(connection, person)
