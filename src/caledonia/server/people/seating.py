"""What becomes of the seats of a guest who signs in, and of somebody who leaves for good."""

from __future__ import annotations

from typing import Final, Protocol

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.requests import HTTPConnection

from caledonia.server import clock
from caledonia.server.db.schema import (
    channels,
    notices,
    people,
    presence,
    seats,
    sessions,
    tables,
    tokens,
)
from caledonia.server.errors import RefusedError
from caledonia.server.people import sessions as stored_sessions
from caledonia.server.people import tokens as stored_tokens
from caledonia.server.tables.rows import OPEN, PLAYING

FORMER: Final = "former player"
"""The name of everybody who deleted their account."""


class SeatWatcher(Protocol):
    """Hears of seats that changed hands or names, once that is stored."""

    async def moved(self, tables: tuple[str, ...], guest: str, member: str) -> None:
        """Note that the seats of a guest at these tables are a member's now."""

    async def left(self, tables: tuple[str, ...], person: str) -> None:
        """Note that somebody at these tables will never come back."""


def watcher_of(connection: HTTPConnection) -> SeatWatcher | None:
    """Return who wants to hear of seats: ``app.state.seat_watcher``, if there is one."""
    found: SeatWatcher | None = getattr(connection.app.state, "seat_watcher", None)
    return found


async def merge(connection: AsyncConnection, guest: str, member: str) -> tuple[str, ...]:
    """Give all seats and tables of a guest to a member; return the tables.

    :raises RefusedError: if the guest is none any more, or would then sit twice at a table.
    """
    query = update(people).where(
        people.c.id == guest, people.c.password.is_(None), people.c.deleted.is_(None)
    )
    if (await connection.execute(query.values(deleted=clock.now()))).rowcount == 0:
        raise RefusedError("conflict", "The guest has registered meanwhile; sign in as you are.")
    found = await _lock_tables(connection, guest)
    await _must_not_sit_twice(connection, guest, member)
    await connection.execute(update(tables).where(tables.c.creator == guest).values(creator=member))
    await connection.execute(update(seats).where(seats.c.person == guest).values(person=member))
    await stored_sessions.revoke_others(connection, guest)
    await stored_tokens.revoke_all(connection, guest)
    return found


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
        raise RefusedError(
            "conflict",
            f"You would sit twice at the table '{name}'; leave one of these seats first, "
            "or sign in without the guest's seats.",
        )


async def anonymise(connection: AsyncConnection, person: str) -> tuple[str, ...]:
    """Forget who a person was; return the tables. The games stay, with seats of a former player."""
    found = await _lock_tables(connection, person)
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
    await connection.execute(update(seats).where(seats.c.person == person).values(name=FORMER))
    await stored_sessions.revoke_others(connection, person)
    await stored_tokens.revoke_all(connection, person)
    await _forget_traces(connection, person)
    return found


async def _forget_traces(connection: AsyncConnection, person: str) -> None:
    """Remove devices, labels and addresses, which say who somebody was."""
    await connection.execute(update(sessions).where(sessions.c.person == person).values(device=""))
    await connection.execute(update(tokens).where(tokens.c.person == person).values(label=""))
    theirs = select(channels.c.id).where(channels.c.person == person)
    await connection.execute(delete(notices).where(notices.c.channel.in_(theirs)))
    await connection.execute(delete(channels).where(channels.c.person == person))
    await connection.execute(delete(presence).where(presence.c.person == person))


async def _lock_tables(connection: AsyncConnection, person: str) -> tuple[str, ...]:
    """Return the tables where a person sits, locked in the order of their ids.

    Whoever writes to a table holds its row before touching the seats: nobody waits in a circle.
    """
    sits = select(seats.c.table_id).where(seats.c.person == person)
    query = (
        select(tables.c.id)
        .where(tables.c.id.in_(sits) | (tables.c.creator == person))
        .order_by(tables.c.id)
        .with_for_update()
    )
    return tuple((await connection.execute(query)).scalars())
