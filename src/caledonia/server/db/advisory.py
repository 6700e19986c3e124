"""Advisory locks: who counts before writing keeps others from doing so at the same time."""

from __future__ import annotations

from typing import Final

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

COUNTING: Final = 0xC0
"""The number space of these locks on PostgreSQL."""


async def hold(connection: AsyncConnection, name: str) -> None:
    """Hold the lock of a name until the transaction ends.

    Transactions that need several take that of a person before that of an address. SQLite lets
    only one transaction write anyway.
    """
    if connection.dialect.name == "postgresql":
        lock = func.pg_advisory_xact_lock(COUNTING, func.hashtext(name))
        await connection.execute(select(lock))
