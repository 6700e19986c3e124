"""Links by which a member confirms an e-mail address: it is the account's only from then on.

Of the secret in a link only a hash is stored. Several people may wait for the same address; the
first to follow a link has it.
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
"""Milliseconds that a link works."""


@dataclass(frozen=True, slots=True)
class Pending:
    """An address that waits to be confirmed."""

    person: str
    email: str


async def make(connection: AsyncConnection, person: str, email: str) -> str:
    """Let an address wait, in place of any other of the person; return the link's secret."""
    now, secret = clock.now(), new_secret()
    await connection.execute(delete(confirmations).where(confirmations.c.expires <= now))
    await forget(connection, person)
    values = {"id": hashed(secret), "person": person, "email": email, "created": now}
    await connection.execute(insert(confirmations).values(**values, expires=now + LIFETIME))
    return secret


async def pending_of(connection: AsyncConnection, person: str) -> str | None:
    """Return the address that a person has not confirmed yet."""
    query = select(confirmations.c.email).where(
        confirmations.c.person == person, confirmations.c.expires > clock.now()
    )
    found: str | None = (await connection.execute(query)).scalar()
    return found


async def find(connection: AsyncConnection, secret: str) -> Pending | None:
    """Return what a link confirms; None if it does not work, or not any more."""
    query = (
        select(confirmations.c.person, confirmations.c.email)
        .join(people, people.c.id == confirmations.c.person)
        .where(confirmations.c.id == hashed(secret), confirmations.c.expires > clock.now())
        .where(people.c.deleted.is_(None), people.c.password.is_not(None))
    )
    row = (await connection.execute(query)).first()
    return None if row is None else Pending(row.person, row.email)


async def use(connection: AsyncConnection, secret: str) -> Pending | None:
    """Make an address the account's; None if the link does not work, or the address is taken.

    :raises IntegrityError: if somebody else confirms the same address at this moment.
    """
    pending = await find(connection, secret)
    if pending is None:
        return None
    # Whoever deletes it has it: two at the same time cannot both.
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
    """Let no address of a person wait any more."""
    await connection.execute(delete(confirmations).where(confirmations.c.person == person))


def link(settings: Settings, secret: str) -> str:
    """Return the link with a secret."""
    return f"{settings.public_url.rstrip('/')}/api/people/confirm/{secret}"
