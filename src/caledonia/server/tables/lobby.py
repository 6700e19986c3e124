"""Finding tables: the public lobby, and one's own."""

from __future__ import annotations

from collections import defaultdict
from typing import Annotated, Any, Final, Literal

from pydantic import Field
from sqlalchemy import RowMapping, Select, exists, func, select

from caledonia.server.db import schema
from caledonia.server.db.engine import Database
from caledonia.server.errors import RefusedError
from caledonia.server.identity.models import Person
from caledonia.server.strict import Strict
from caledonia.server.tables.overview import ASKED, awaits, own_seat, sits, summary
from caledonia.server.tables.rows import CLOSED, PLAYING, SeatRow, seat_from, table_from

EACH: Final = 3
"""Tables per creator and status that the lobby shows."""
RANK: Final = "rank_of_creator"
TOTAL: Final = "total_of_creator"
HOST: Final = "name_of_creator"
"""Columns in addition to those of a table."""

t = schema.tables.c
s = schema.seats.c
p = schema.people.c


class Filters(Strict):
    """Which tables to show."""

    whose: Literal["lobby", "others", "mine", "my_turn"] = "lobby"
    """``others``: those of the lobby at which one does not sit oneself."""
    status: Literal["open", "playing", "finished"] | None = None
    players: Annotated[int, Field(ge=1, le=4)] | None = None
    rated: bool | None = None
    vacant: bool | None = None
    """With a seat that is free, or that a bot stands in for."""
    creator: Annotated[str, Field(max_length=32, pattern="^[!-~]*$")] | None = None
    """List all tables of this creator."""
    before: Annotated[int, Field(ge=0, le=10**15)] | None = None
    """Only tables that last changed before this time: for the next page."""
    last: Annotated[str, Field(max_length=32, pattern="^[!-~]*$")] | None = None
    """The last table of the page before: others may have changed at the same time."""
    limit: Annotated[int, Field(ge=1, le=100)] = 30


async def find(database: Database, person: Person | None, filters: Filters) -> dict[str, Any]:
    """Return tables, those that changed last first.

    :raises RefusedError: if one's own are asked for by a stranger.
    """
    query = _page(_query(person, filters), filters)
    query = query.add_columns(awaits(person).label(ASKED))
    async with database.read() as connection:
        found = (await connection.execute(query)).mappings().all()
        tables = [table_from(row) for row in found]
        seats: dict[str, list[SeatRow]] = defaultdict(list)
        ids = [table.id for table in tables]
        theirs = select(schema.seats).where(s.table_id.in_(ids)).order_by(s.table_id, s.seat)
        for row in (await connection.execute(theirs)).mappings():
            seats[row["table_id"]].append(seat_from(row))
    rows = [
        {
            **summary(table, seats[table.id]),
            "you": own_seat(seats[table.id], person),
            ASKED: bool(row[ASKED]),
            **_left_out(row),
        }
        for table, row in zip(tables, found, strict=True)
    ]
    full = len(tables) == filters.limit
    return {
        "tables": rows,
        "before": tables[-1].updated if full else None,
        "last": tables[-1].id if full else None,
    }


def _query(person: Person | None, filters: Filters) -> Select[Any]:
    query = select(schema.tables)
    if filters.whose in ("lobby", "others"):
        query = query.where(t.public, t.status != CLOSED)
        if filters.whose == "others" and person is not None:
            query = query.where(~sits(person))
    else:
        if person is None:
            raise RefusedError("not_signed_in", "sign in to see your own tables")
        mine = sits(person)
        people = exists().where(s.table_id == t.id, s.person.is_not(None))
        # Where only bots play, whoever made the table watches them.
        watched = (t.creator == person.id) & (t.status != CLOSED) & ~people
        query = query.where(mine | watched | awaits(person))
        if filters.whose == "my_turn":
            own = (s.table_id == t.id, s.person == person.id, s.stand_in.is_(None))
            turn = exists().where(*own, s.seat == t.deciding)
            query = query.where(t.status == PLAYING, turn)
    for column, value in (
        (t.status, filters.status),
        (t.players, filters.players),
        (t.rated, filters.rated),
    ):
        if value is not None:
            query = query.where(column == value)
    if filters.vacant is not None:
        # A seat of a rated game is kept for its player until the others offer it.
        left = s.stand_in.is_not(None) & (~t.rated | s.offered)
        free = exists().where(s.table_id == t.id, (s.person.is_(None) & s.bot.is_(None)) | left)
        query = query.where(free if filters.vacant else ~free)
    if filters.creator is not None:
        query = query.where(t.creator == filters.creator)
    return query


def _page(query: Select[Any], filters: Filters) -> Select[Any]:
    """Return a page of the selected tables, the most recently changed first.

    The lobby shows only the latest few per creator, so that nobody can crowd out the others.
    """
    order = (t.updated.desc(), t.id)
    if filters.whose in ("lobby", "others") and filters.creator is None:
        theirs = query.with_only_columns(
            t.id,
            func.row_number().over(partition_by=(t.creator, t.status), order_by=order).label(RANK),
            func.count().over(partition_by=(t.creator, t.status)).label(TOTAL),
        ).subquery()
        query = (
            select(schema.tables, theirs.c[RANK], theirs.c[TOTAL], p.name.label(HOST))
            .join(theirs, theirs.c.id == t.id)
            .join(schema.people, p.id == t.creator)
            .where(theirs.c[RANK] <= EACH)
        )
    if filters.before is not None:
        later = t.updated < filters.before
        if filters.last is not None:
            later |= (t.updated == filters.before) & (t.id > filters.last)
        query = query.where(later)
    return query.order_by(*order).limit(filters.limit)


def _left_out(row: RowMapping) -> dict[str, Any]:
    """Return the number of hidden tables of a creator, with the last one shown."""
    if RANK not in row or row[RANK] < EACH or row[TOTAL] == EACH:
        return {}
    more = {"creator": row["creator"], "name": row[HOST], "count": row[TOTAL] - EACH}
    return {"more": more}
