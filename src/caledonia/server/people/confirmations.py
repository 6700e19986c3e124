"""Links that confirm a member's e-mail address, which belongs to the account only then.

Only a hash of a link's secret is stored. Several people may have the same address pending; the
first to open a link gets it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from caledonia.server import clock
from caledonia.server.db.schema import confirmations, people
from caledonia.server.people.cookies import hashed, new_secret
from caledonia.server.settings import Settings

LIFETIME: Final = 7 * 24 * 3_600_000
"""Milliseconds for which a link works."""


@dataclass(frozen=True, slots=True)
class Pending:
    """A pending address."""

    person: str
    email: str


async def make(connection: AsyncConnection, person: str, email: str) -> str:
    """Replace a person's pending address; return the link's secret."""
    now, secret = clock.now(), new_secret()
    await connection.execute(delete(confirmations).where(confirmations.c.expires <= now))
    await forget(connection, person)
    values = {"id": hashed(secret), "person": person, "email": email, "created": now}
    await connection.execute(insert(confirmations).values(**values, expires=now + LIFETIME))
    return secret


async def pending_of(connection: AsyncConnection, person: str) -> str | None:
    """Return a person's pending address."""
    query = select(confirmations.c.email).where(
        confirmations.c.person == person, confirmations.c.expires > clock.now()
    )
    email: str | None = (await connection.execute(query)).scalar()
    return email


async def find(connection: AsyncConnection, secret: str) -> Pending | None:
    """Return what a link confirms; None if it is invalid or expired."""
    query = (
        select(confirmations.c.person, confirmations.c.email)
        .join(people, people.c.id == confirmations.c.person)
        .where(confirmations.c.id == hashed(secret), confirmations.c.expires > clock.now())
        .where(people.c.deleted.is_(None), people.c.password.is_not(None))
    )
    row = (await connection.execute(query)).first()
    return None if row is None else Pending(row.person, row.email)


async def use(connection: AsyncConnection, secret: str) -> Pending | None:
    """Give the account its pending address; None if the link is invalid or the address taken.

    :raises IntegrityError: if somebody else confirms the same address at this moment.
    """
    pending = await find(connection, secret)
    if pending is None:
        return None
    # Of two concurrent confirmations, only one deletes the row.
    used = await connection.execute(
        delete(confirmations).where(confirmations.c.id == hashed(secret))
    )
    taken = select(people.c.id).where(people.c.email == pending.email)
    if used.rowcount == 0 or (await connection.execute(taken)).first() is not None:
        return None
    query = update(people).where(people.c.id == pending.person, people.c.deleted.is_(None))
    await connection.execute(query.values(email=pending.email))
    return pending


async def forget(connection: AsyncConnection, person: str) -> None:
    """Delete a person's pending address."""
    await connection.execute(delete(confirmations).where(confirmations.c.person == person))


def link(settings: Settings, secret: str) -> str:
    """Return the link with a secret."""
    return f"{settings.public_url.rstrip('/')}/api/people/confirm/{secret}"
