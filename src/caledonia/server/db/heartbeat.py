"""A row that is written and read back to see whether the database works."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from caledonia.server.db.schema import heartbeats

READY: Final = 0
"""The row of health checks; the others belong to whoever watches the clocks."""


def beat(connection: Connection, at: int) -> None:
    """Write the row and read it back.

    :param at: milliseconds since 1970.
    :raises OSError: if something else is read.
    """
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    row = insert(heartbeats).values(id=READY, at=at)
    connection.execute(row.on_conflict_do_update(index_elements=["id"], set_={"at": at}))
    query = select(heartbeats.c.at).where(heartbeats.c.id == READY)
    if connection.execute(query).scalar_one() != at:
        raise OSError("the database does not keep what is written")
