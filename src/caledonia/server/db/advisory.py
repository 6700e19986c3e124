"""Advisory locks, so that two transactions cannot count and then write at once."""

from __future__ import annotations

from typing import Final

from sqlalchemy import func, select

from caledonia.server.db.connection import DbConnection

COUNTING: Final = 0xC0
"""The key space of these locks on PostgreSQL."""


async def hold(connection: DbConnection, name: str) -> None:
    """Hold a named lock until the transaction ends.

    To avoid deadlocks, lock the day before a person, and a person before an address. SQLite
    has only one writer anyway.
    """
    if connection.dialect.name == "postgresql":
        lock = func.pg_advisory_xact_lock(COUNTING, func.hashtext(name))
        await connection.execute(select(lock))
