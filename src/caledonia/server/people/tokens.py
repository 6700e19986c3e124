"""Tokens for bots and scripts as they are stored: only their hashes."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Final

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from caledonia.server import clock
from caledonia.server.db.schema import tokens
from caledonia.server.people.cookies import hashed
from caledonia.server.refusals import refusal

PREFIX: Final = "cal_"
"""So that a token is known for one wherever it turns up."""
MOST_TOKENS: Final = 20
"""Of one person at a time."""


@dataclass(frozen=True, slots=True)
class StoredToken:
    """A token that is not revoked."""

    id: str
    label: str
    created: int
    seen: int | None


async def create(connection: AsyncConnection, person: str, label: str) -> tuple[str, StoredToken]:
    """Make a token, and return it with what is stored of it. Nobody can read it again.

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


async def stored_tokens(connection: AsyncConnection, person: str) -> list[StoredToken]:
    """Return the tokens of a person that are not revoked, the newest first."""
    query = (
        select(tokens.c.id, tokens.c.label, tokens.c.created, tokens.c.seen)
        .where(tokens.c.person == person, tokens.c.revoked.is_(None))
        .order_by(tokens.c.created.desc(), tokens.c.id)
    )
    return [StoredToken(*row) for row in await connection.execute(query)]


async def revoke(connection: AsyncConnection, person: str, token: str) -> bool:
    """Make one token of a person worthless; return whether there was such a one."""
    query = update(tokens).where(
        tokens.c.id == token, tokens.c.person == person, tokens.c.revoked.is_(None)
    )
    return (await connection.execute(query.values(revoked=clock.now()))).rowcount > 0


async def revoke_all(connection: AsyncConnection, person: str) -> None:
    """Make all tokens of a person worthless."""
    query = update(tokens).where(tokens.c.person == person, tokens.c.revoked.is_(None))
    await connection.execute(query.values(revoked=clock.now()))
