"""Finding tables: the lobby, a person's own, rematches, and limits on new tables."""

from __future__ import annotations

from collections import defaultdict
from typing import Annotated, Any, Final, Literal

from pydantic import Field
from sqlalchemy import ColumnElement, RowMapping, Select, and_, exists, func, or_, select

from caledonia.server.clock import now
from caledonia.server.db import schema
from caledonia.server.db.advisory import hold
from caledonia.server.db.connection import DbConnection
from caledonia.server.db.engine import Database
from caledonia.server.errors import RefusedError
from caledonia.server.games.queries import waiting_rematch
from caledonia.server.games.rows import (
    CLOSED,
    OPEN,
    PLAYING,
    Change,
    SeatRow,
    TableRow,
    seat_from,
    table_from,
)
from caledonia.server.identity.models import Person
from caledonia.server.quotas import Quota, Quotas
from caledonia.server.refusals import refusal
from caledonia.server.request_model import RequestModel
from caledonia.server.shapes.log import AgainEntry
from caledonia.server.shapes.tables import Neighbours, Standing, TableList, TableSummary
from caledonia.server.tables.context import CommandContext
from caledonia.server.tables.overview import (
    REMATCH_WAITS,
    awaits,
    may_look,
    own_seat,
    sits,
    summary,
)
from caledonia.server.tables.service import Command
from caledonia.server.tables.turns import standing

EACH: Final = 3
"""Tables per creator and status that the lobby shows."""
RANK: Final = "rank_of_creator"
TOTAL: Final = "total_of_creator"
HOST: Final = "name_of_creator"
"""Columns in addition to those of a table."""

t = schema.tables.c
s = schema.seats.c
p = schema.people.c


class Filters(RequestModel):
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


async def find(database: Database, person: Person | None, filters: Filters) -> TableList:
    """Return tables, those that changed last first.

    :raises RefusedError: if a stranger asks for their own.
    """
    query = _page(_query(person, filters), filters)
    query = query.add_columns(awaits(person).label(REMATCH_WAITS))
    async with database.read() as connection:
        matches = (await connection.execute(query)).mappings().all()
        tables = [table_from(row) for row in matches]
        seats: dict[str, list[SeatRow]] = defaultdict(list)
        ids = [table.id for table in tables]
        theirs = select(schema.seats).where(s.table_id.in_(ids)).order_by(s.table_id, s.seat)
        for row in (await connection.execute(theirs)).mappings():
            seats[row["table_id"]].append(seat_from(row))
    rows = [
        _row(table, seats[table.id], person, row)
        for table, row in zip(tables, matches, strict=True)
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
        # Where only bots play, the creator of the table watches them.
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


def _row(
    table: TableRow, seats: list[SeatRow], person: Person | None, row: RowMapping
) -> TableSummary:
    """Return a table for a list.

    :param row: what the query adds: whether a rematch waits, and in the lobby the table's rank.
    """
    shown: TableSummary = {
        **summary(table, seats),
        "you": own_seat(seats, person),
        "asked": bool(row[REMATCH_WAITS]),
    }
    # The last table shown says how many more the creator has.
    if RANK in row and row[RANK] >= EACH and row[TOTAL] > EACH:
        count = row[TOTAL] - EACH
        shown["more"] = {"creator": row["creator"], "name": row[HOST], "count": count}
    return shown


DAY: Final = 86_400_000
WEEK: Final = 7 * DAY
"""Milliseconds after which a table counts as abandoned."""


class FloodGuard:
    """Counts a person's tables in the transaction that creates or starts one."""

    def __init__(self, quotas: Quotas) -> None:
        self._quotas = quotas

    async def changed(self, connection: DbConnection, change: Change) -> None:
        """Refuse a table beyond the quota.

        :raises RefusedError: with what to do first.
        """
        before, table = change.before, change.after
        if before is None:
            return
        if before.seq == 0 and table.status == OPEN:
            recent = (t.status == OPEN) & (t.created > now() - WEEK)
            await self._check(connection, change, self._quotas.waiting, recent)
        elif table.status == PLAYING and _bots_begin(change):
            # A stand-in on a seat that nobody ever had is the bot of an imported game or a branch.
            # One that plays for a person who left is not the host's doing.
            unclaimed = and_(s.stand_in.is_not(None), s.owner.is_(None), s.person.is_(None))
            bots = exists().where(s.table_id == t.id, or_(s.bot.is_not(None), unclaimed))
            recent = (t.status == PLAYING) & (t.updated > now() - DAY) & bots
            await self._check(connection, change, self._quotas.playing, recent)

    async def _check(
        self,
        connection: DbConnection,
        change: Change,
        quota: Quota,
        counted: ColumnElement[bool],
    ) -> None:
        table = change.after
        waits = table.status == OPEN
        others = counted & (t.id != table.id)
        await hold(connection, f"person {table.creator}")
        if await _count(connection, others & (t.creator == table.creator)) >= quota.person:
            if change.entries[0].person not in (None, table.creator):
                # Another person took the last free seat, which starts the game.
                raise refusal("host_has_many_games")
            raise refusal("many_waiting" if waits else "many_games", count=quota.person)
        if table.origin is None:
            return
        await hold(connection, f"address {table.origin}")
        if await _count(connection, others & (t.origin == table.origin)) >= quota.address:
            raise refusal("many_waiting_here" if waits else "many_games_here", count=quota.address)


def _bots_begin(change: Change) -> bool:
    """Whether a game with bots begins, or a bot takes a seat in a running one."""
    if change.before is not None and change.before.status == OPEN:
        return any(_is_bots(seat) for seat in change.seats)
    shown = [entry.shown for entry in change.entries]
    return any(entry["kind"] == "seat" and entry["event"] == "bot" for entry in shown)


def _is_bots(seat: SeatRow) -> bool:
    """Whether a seat belongs to a bot, and not to a person for whom one plays."""
    return seat.player is not None and seat.person is None and seat.owner is None


async def _count(connection: DbConnection, condition: ColumnElement[Any]) -> int:
    query = select(func.count()).select_from(schema.tables).where(condition)
    count: int = (await connection.execute(query)).scalar_one()
    return count


MOST: Final = 20
"""Tables that are shown to follow one."""


def invite_to(table_id: str) -> Command:
    """Invite everybody at a table to the one that follows it.

    No secret is in the log: people of the old table need no invitation to the new one.
    """

    async def run_invite_to(context: CommandContext) -> Standing:
        entry: AgainEntry = {
            "seq": context.next_seq,
            "at": context.at,
            "kind": "again",
            "seat": context.own_seat().seat,
            "table": table_id,
        }
        context.append(entry)
        return standing(context)

    return run_invite_to


class RematchWaitsError(Exception):
    """A rematch of the table waits for people already."""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self.table_id = table_id


async def must_be_first(connection: DbConnection, table_id: str) -> None:
    """Refuse a rematch while another one still waits for people.

    :raises RematchWaitsError: with the table that waits.
    """
    waits = await waiting_rematch(connection, table_id)
    if waits is not None:
        raise RematchWaitsError(waits)


async def neighbours(
    connection: DbConnection, table: TableRow, seats: list[SeatRow], person: Person | None
) -> Neighbours:
    """Return the table that one follows, and those that follow it.

    People at this one see all that follow it: they are invited. Others see what they may
    look at.
    """
    # Spectators may play the same setup elsewhere: that does not concern this table.
    sat = exists().where(s.table_id == table.id, s.person == t.creator)
    later = select(schema.tables).where(t.parent == table.id, sat).order_by(t.created.desc())
    invited = own_seat(seats, person) is not None
    after = await _seen(connection, later.limit(MOST), person, invited=invited)
    before = await _seen(connection, select(schema.tables).where(t.id == table.parent), person)
    return {"parent": before[0] if before else None, "tables": after}


async def _seen(
    connection: DbConnection, query: Any, person: Person | None, *, invited: bool = False
) -> list[TableSummary]:
    query = query.add_columns(awaits(person).label(REMATCH_WAITS))
    rows = (await connection.execute(query)).mappings().all()
    tables = [table_from(row) for row in rows]
    seats: dict[str, list[SeatRow]] = defaultdict(list)
    theirs = select(schema.seats).where(s.table_id.in_([table.id for table in tables]))
    for row in (await connection.execute(theirs.order_by(s.seat))).mappings():
        seats[row["table_id"]].append(seat_from(row))
    return [
        _row(table, seats[table.id], person, row)
        for table, row in zip(tables, rows, strict=True)
        if invited or _may_look(table, seats[table.id], person)
    ]


def _may_look(table: TableRow, seats: list[SeatRow], person: Person | None) -> bool:
    try:
        may_look(table, seats, person)
    except RefusedError:
        return False
    return True
