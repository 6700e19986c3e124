"""Links by which a member sets a new password: they work once, and for a short time.

Of the secret in a link only a hash is stored.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from caledonia.server import clock
from caledonia.server.db.schema import people, resets
from caledonia.server.people.cookies import hashed, new_secret
from caledonia.server.settings import Settings

HOUR: Final = 3_600_000
"""Milliseconds that a link works which was sent by mail."""
DAY: Final = 24 * HOUR
"""Milliseconds that a link works which the operator passes on."""
MOST: Final = 10
"""Maximum valid links per person."""
MOST_KNOWN: Final = MOST + 3
"""Further links for known browsers, which strangers cannot use up."""


async def make(
    connection: AsyncConnection, person: str, lifetime: int, most: int = MOST
) -> str | None:
    """Store a link for a person and return its secret; None if there are too many."""
    now = clock.now()
    await connection.execute(delete(resets).where(resets.c.expires <= now))
    count = select(func.count()).where(resets.c.person == person)
    if (await connection.execute(count)).scalar_one() >= most:
        return None
    secret = new_secret()
    values = {"id": hashed(secret), "person": person, "created": now, "expires": now + lifetime}
    await connection.execute(insert(resets).values(**values))
    return secret


async def person_of(connection: AsyncConnection, secret: str) -> str | None:
    """Return the member that a link is for; None if it does not work, or not any more."""
    query = (
        select(resets.c.person)
        .join(people, people.c.id == resets.c.person)
        .where(resets.c.id == hashed(secret), resets.c.expires > clock.now())
        .where(people.c.deleted.is_(None), people.c.password.is_not(None))
    )
    found: str | None = (await connection.execute(query)).scalar()
    return found


async def use(connection: AsyncConnection, secret: str) -> str | None:
    """Use up a link and return the member that it is for; None if it does not work."""
    person = await person_of(connection, secret)
    if person is None:
        return None
    # Whoever deletes it has it: two at the same time cannot both.
    used = await connection.execute(delete(resets).where(resets.c.id == hashed(secret)))
    if used.rowcount == 0:
        return None
    await forget(connection, person)
    return person


async def forget(connection: AsyncConnection, person: str) -> None:
    """Let no link of a person work any more."""
    await connection.execute(delete(resets).where(resets.c.person == person))


def link(settings: Settings, secret: str) -> str:
    """Return the link with a secret."""
    return f"{settings.public_url.rstrip('/')}/api/people/reset/{secret}"
