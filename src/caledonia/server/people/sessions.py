"""Stored sessions, and tokens for bots and scripts; only hashes of their secrets."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Final

from sqlalchemy import func, insert, select, update

from caledonia.server import clock
from caledonia.server.db.connection import DbConnection
from caledonia.server.db.schema import people, sessions, tokens
from caledonia.server.refusals import refusal
from caledonia.server.security.cookies import hashed, new_secret

MOST_SESSIONS: Final = 50
"""Per person; the least recently used one ends first."""
MOST_TOKENS: Final = 20
"""Per person."""
PREFIX: Final = "cal_"
"""Marks a token as ours wherever it turns up."""


@dataclass(frozen=True, slots=True)
class StoredSession:
    """A session that is not revoked."""

    id: str
    created: int
    seen: int
    device: str


@dataclass(frozen=True, slots=True)
class StoredToken:
    """A token that is not revoked."""

    id: str
    label: str
    created: int
    seen: int | None


async def begin(connection: DbConnection, person: str, device: str) -> str:
    """Begin a session; return the new secret for its cookie."""
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


async def stored_sessions(connection: DbConnection, person: str) -> list[StoredSession]:
    """Return the sessions of a person that are not revoked, the newest first."""
    query = (
        select(sessions.c.id, sessions.c.created, sessions.c.seen, sessions.c.device)
        .where(sessions.c.person == person, sessions.c.revoked.is_(None))
        .order_by(sessions.c.created.desc(), sessions.c.id)
    )
    return [StoredSession(*row) for row in await connection.execute(query)]


async def is_live(connection: DbConnection, person: str, session: str) -> bool:
    """Return whether a session is valid, and keep it valid until the transaction ends.

    A password change locks the same row of the person, so one waits for the other.
    """
    lock = select(people.c.id).where(people.c.id == person).with_for_update(key_share=True)
    await connection.execute(lock)
    query = select(sessions.c.id).where(
        sessions.c.id == session, sessions.c.person == person, sessions.c.revoked.is_(None)
    )
    return (await connection.execute(query)).first() is not None


async def revoke_session(connection: DbConnection, person: str, session: str) -> bool:
    """End one session of a person; return whether it existed."""
    query = update(sessions).where(
        sessions.c.id == session, sessions.c.person == person, sessions.c.revoked.is_(None)
    )
    result = await connection.execute(query.values(revoked=clock.now()))
    return result.rowcount > 0


async def revoke_others(connection: DbConnection, person: str, but: str | None = None) -> int:
    """End all sessions of a person but one; return their number."""
    query = update(sessions).where(sessions.c.person == person, sessions.c.revoked.is_(None))
    if but is not None:
        query = query.where(sessions.c.id != but)
    return (await connection.execute(query.values(revoked=clock.now()))).rowcount


async def create_token(
    connection: DbConnection, person: str, label: str
) -> tuple[str, StoredToken]:
    """Create a token; return its text, which is never readable again, and the stored row.

    :raises RefusedError: if the person has too many.
    """
    live = (tokens.c.person == person) & tokens.c.revoked.is_(None)
    count = (await connection.execute(select(func.count()).where(live))).scalar_one()
    if count >= MOST_TOKENS:
        raise refusal("many_tokens", count=count)
    token = PREFIX + secrets.token_urlsafe(32)
    stored = StoredToken(hashed(token), label, clock.now(), None)
    await connection.execute(
        insert(tokens).values(
            id=stored.id, person=person, label=stored.label, created=stored.created
        )
    )
    return token, stored


async def stored_tokens(connection: DbConnection, person: str) -> list[StoredToken]:
    """Return the tokens of a person that are not revoked, the newest first."""
    query = (
        select(tokens.c.id, tokens.c.label, tokens.c.created, tokens.c.seen)
        .where(tokens.c.person == person, tokens.c.revoked.is_(None))
        .order_by(tokens.c.created.desc(), tokens.c.id)
    )
    return [StoredToken(*row) for row in await connection.execute(query)]


async def revoke_token(connection: DbConnection, person: str, token: str) -> bool:
    """Revoke one token of a person; return whether it existed."""
    query = update(tokens).where(
        tokens.c.id == token, tokens.c.person == person, tokens.c.revoked.is_(None)
    )
    return (await connection.execute(query.values(revoked=clock.now()))).rowcount > 0


async def revoke_tokens(connection: DbConnection, person: str) -> None:
    """Revoke all tokens of a person."""
    query = update(tokens).where(tokens.c.person == person, tokens.c.revoked.is_(None))
    await connection.execute(query.values(revoked=clock.now()))


async def forget_person(connection: DbConnection, person: str) -> None:
    """End all sessions and tokens of a person, and delete their devices and labels."""
    await revoke_others(connection, person)
    await revoke_tokens(connection, person)
    await connection.execute(update(sessions).where(sessions.c.person == person).values(device=""))
    await connection.execute(update(tokens).where(tokens.c.person == person).values(label=""))
