"""A row written and read back to check that the database works."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from caledonia.server.db.schema import heartbeats

READY: Final = 0
"""The row for health checks; the others record uptime."""


def beat(connection: Connection, at: int) -> None:
    """Write the row and read it back.

    :param at: milliseconds since 1970.
    :raises OSError: if it reads back another value.
    """
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    row = insert(heartbeats).values(id=READY, at=at)
    connection.execute(row.on_conflict_do_update(index_elements=["id"], set_={"at": at}))
    query = select(heartbeats.c.at).where(heartbeats.c.id == READY)
    if connection.execute(query).scalar_one() != at:
        raise OSError("the database lost a write")
