"""Playing again: the old table tells of the new one, and its people may sit down there."""

from __future__ import annotations

from collections import defaultdict
from typing import Any, Final

from sqlalchemy import exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from caledonia.server.db import schema
from caledonia.server.errors import RefusedError
from caledonia.server.identity.models import Person
from caledonia.server.tables.keeper import Command
from caledonia.server.tables.overview import ASKED, awaits, may_look, own_seat, summary
from caledonia.server.tables.rows import OPEN, SeatRow, TableRow, seat_from, table_from
from caledonia.server.tables.turns import standing
from caledonia.server.tables.work import Work

AGAIN: Final = "again"
"""Kind of the entry that invites the people of a table to another one."""
MOST: Final = 20
"""Tables that are shown to follow one."""

t, s = schema.tables.c, schema.seats.c


def invite_to(table_id: str) -> Command:
    """Tell everybody at a table of the one that is to follow it.

    No secret is in the log: whoever sat at the old table needs no invitation to the new one.
    """

    async def command(work: Work) -> dict[str, Any]:
        work.append(AGAIN, {"table": table_id}, seat=work.own_seat().seat)
        return standing(work)

    return command


class RematchWaitsError(Exception):
    """Somebody of a table has asked for a rematch already."""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self.table_id = table_id


async def must_be_first(connection: AsyncConnection, table_id: str) -> None:
    """Stop whoever asks for a rematch while another one still waits for people.

    :raises RematchWaitsError: with the table that waits.
    """
    # Whoever asks at the same moment waits here, and finds what the first one made.
    await connection.execute(select(t.id).where(t.id == table_id).with_for_update())
    sat = exists().where(s.table_id == table_id, s.person == t.creator)
    query = select(t.id).where(t.parent == table_id, t.status == OPEN, sat).order_by(t.created)
    waits = (await connection.execute(query)).scalars().first()
    if waits is not None:
        raise RematchWaitsError(waits)


async def neighbours(
    connection: AsyncConnection, table: TableRow, seats: list[SeatRow], person: Person | None
) -> dict[str, Any]:
    """Return the table that one follows, and those that follow it.

    Whoever sits at this one sees all that follow it: they are invited. Others see what they may
    look at.
    """
    # Whoever watched may play the same setup elsewhere: that is no business of this table.
    sat = exists().where(s.table_id == table.id, s.person == t.creator)
    later = select(schema.tables).where(t.parent == table.id, sat).order_by(t.created.desc())
    invited = own_seat(seats, person) is not None
    after = await _seen(connection, later.limit(MOST), person, invited=invited)
    before = await _seen(connection, select(schema.tables).where(t.id == table.parent), person)
    return {"parent": before[0] if before else None, "tables": after}


async def _seen(
    connection: AsyncConnection, query: Any, person: Person | None, *, invited: bool = False
) -> list[dict[str, Any]]:
    query = query.add_columns(awaits(person).label(ASKED))
    rows = (await connection.execute(query)).mappings().all()
    tables = [table_from(row) for row in rows]
    seats: dict[str, list[SeatRow]] = defaultdict(list)
    theirs = select(schema.seats).where(s.table_id.in_([table.id for table in tables]))
    for row in (await connection.execute(theirs.order_by(s.seat))).mappings():
        seats[row["table_id"]].append(seat_from(row))
    found = []
    for table, row in zip(tables, rows, strict=True):
        around = seats[table.id]
        if not invited and not _may_look(table, around, person):
            continue
        own = {"you": own_seat(around, person), ASKED: bool(row[ASKED])}
        found.append({**summary(table, around), **own})
    return found


def _may_look(table: TableRow, seats: list[SeatRow], person: Person | None) -> bool:
    try:
        may_look(table, seats, person)
    except RefusedError:
        return False
    return True
