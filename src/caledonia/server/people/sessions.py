"""Sessions as they are stored: of the secret in the cookie, only a hash."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from caledonia.server import clock
from caledonia.server.db.schema import people, sessions
from caledonia.server.people.cookies import hashed, new_secret

MOST_SESSIONS: Final = 50
"""Of one person at a time; the one not seen for longest ends first."""


@dataclass(frozen=True, slots=True)
class StoredSession:
    """A session that is not revoked."""

    id: str
    created: int
    seen: int
    device: str


async def begin(connection: AsyncConnection, person: str, device: str) -> str:
    """Begin a session, and return the secret for its cookie: always a new one."""
    secret, now = new_secret(), clock.now()
    await connection.execute(
        insert(sessions).values(
            id=hashed(secret), person=person, created=now, seen=now, device=device
        )
    )
    live = (sessions.c.person == person) & sessions.c.revoked.is_(None)
    count = (await connection.execute(select(func.count()).where(live))).scalar_one()
    if count > MOST_SESSIONS:
        oldest = select(sessions.c.id).where(live).order_by(sessions.c.seen, sessions.c.created)
        ended = oldest.limit(count - MOST_SESSIONS)
        await connection.execute(
            update(sessions).where(sessions.c.id.in_(ended)).values(revoked=now)
        )
    return secret


async def stored_sessions(connection: AsyncConnection, person: str) -> list[StoredSession]:
    """Return the sessions of a person that are not revoked, the newest first."""
    query = (
        select(sessions.c.id, sessions.c.created, sessions.c.seen, sessions.c.device)
        .where(sessions.c.person == person, sessions.c.revoked.is_(None))
        .order_by(sessions.c.created.desc(), sessions.c.id)
    )
    return [StoredSession(*row) for row in await connection.execute(query)]


async def is_live(connection: AsyncConnection, person: str, session: str) -> bool:
    """Return whether a session is valid, and keep it valid until the transaction ends.

    A password change locks the same row of the person, so one waits for the other.
    """
    lock = select(people.c.id).where(people.c.id == person).with_for_update(key_share=True)
    await connection.execute(lock)
    query = select(sessions.c.id).where(
        sessions.c.id == session, sessions.c.person == person, sessions.c.revoked.is_(None)
    )
    return (await connection.execute(query)).first() is not None


async def revoke(connection: AsyncConnection, person: str, session: str) -> bool:
    """End one session of a person; return whether there was such a one."""
    query = update(sessions).where(
        sessions.c.id == session, sessions.c.person == person, sessions.c.revoked.is_(None)
    )
    result = await connection.execute(query.values(revoked=clock.now()))
    return result.rowcount > 0


async def revoke_others(connection: AsyncConnection, person: str, but: str | None = None) -> int:
    """End all sessions of a person but one, and return how many these were."""
    query = update(sessions).where(sessions.c.person == person, sessions.c.revoked.is_(None))
    if but is not None:
        query = query.where(sessions.c.id != but)
    return (await connection.execute(query.values(revoked=clock.now()))).rowcount
