"""Finished games as lists: who may see them, and how they are read from the database."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Row, and_, case, exists, or_, select

from caledonia.server.db.connection import DbConnection
from caledonia.server.db.schema import people, seats, tables
from caledonia.server.games.rows import FINISHED
from caledonia.server.refusals import refusal
from caledonia.server.stats.pages import read_cursor, write_cursor
from caledonia.server.stats.shapes import FinishedGame, GamePage, SeatOfGame

is_finished = tables.c.status == FINISHED
is_counted = and_(is_finished, tables.c.start.is_(None), tables.c.practice.is_(False))
"""Whether a game counts: it is over, was not imported, and nothing revealed in it was taken
back."""
is_played_out = seats.c.stand_in.is_(None)
"""Whether a seat's player was there at the end: a stand-in's result is not the player's."""
shown_name = case((people.c.deleted.is_not(None), people.c.name), else_=seats.c.name)
"""The displayed name of a seat: deleted accounts have only the stored one."""
shown_person = case((people.c.deleted.is_(None), people.c.id))
"""The person to link to; none for those who deleted the account."""


def is_visible(viewer: str | None) -> ColumnElement[bool]:
    """Return the condition under which a finished table is listed for a viewer."""
    if viewer is None:
        return tables.c.public.is_(True)
    return or_(tables.c.public.is_(True), is_own(viewer))


def is_own(person: str) -> ColumnElement[bool]:
    """Return the condition that a table is among a person's: they sat there, or imported it."""
    imported = and_(tables.c.creator == person, tables.c.start.is_not(None))
    return or_(has_seat(person), has_left(person), imported)


def has_seat(person: str, *conditions: ColumnElement[bool]) -> ColumnElement[bool]:
    """Return the condition that a person had a seat at a table, of a certain kind."""
    wanted = exists().where(seats.c.table_id == tables.c.id, seats.c.person == person, *conditions)
    # The seat looked for here is another one than any that the query around it is about.
    return wanted.correlate(tables)


def has_left(person: str, *conditions: ColumnElement[bool]) -> ColumnElement[bool]:
    """Return the condition that a person left a rated game, or ran out of time, and did not come
    back: such a game is lost, whatever became of the seat."""
    is_away = and_(seats.c.person == person, seats.c.stand_in.is_not(None))
    is_replaced = and_(seats.c.owner == person, seats.c.person != person)
    wanted = exists().where(seats.c.table_id == tables.c.id, or_(is_away, is_replaced), *conditions)
    return and_(tables.c.rated.is_(True), is_counted, wanted.correlate(tables))


async def person_row(connection: DbConnection, person: str) -> Row[Any]:
    """Return a person.

    :raises RefusedError: if there is none, or the account was deleted.
    """
    guest = people.c.password.is_(None).label("guest")
    query = select(people.c.id, people.c.name, people.c.created, guest).where(
        people.c.id == person, people.c.deleted.is_(None)
    )
    row = (await connection.execute(query)).first()
    if row is None:
        raise refusal("no_such_person")
    return row


async def game_page(
    connection: DbConnection,
    conditions: Sequence[ColumnElement[bool]],
    cursor: str | None,
    limit: int,
) -> GamePage:
    """Return a page of finished games under conditions, newest first.

    :raises RefusedError: if the cursor is none.
    """
    query = select(tables).where(is_finished, *conditions)
    after = read_cursor(cursor, int, str)
    if after is not None:
        same = and_(tables.c.finished == after[0], tables.c.id < after[1])
        query = query.where(or_(tables.c.finished < after[0], same))
    query = query.order_by(tables.c.finished.desc(), tables.c.id.desc()).limit(limit + 1)
    rows = list(await connection.execute(query))
    shown = rows[:limit]
    of_tables = await _seats_of(connection, [row.id for row in shown])
    last = shown[-1] if len(rows) > limit else None
    return GamePage(
        games=[_game(row, of_tables[row.id]) for row in shown],
        next=write_cursor(last.finished, last.id) if last is not None else None,
    )


def _game(row: Row[Any], taken: list[SeatOfGame]) -> FinishedGame:
    return FinishedGame(
        table=row.id,
        name=row.name,
        players=row.players,
        started=row.started,
        finished=row.finished,
        rated=row.rated,
        imported=row.start is not None,
        practice=row.practice,
        daily=row.daily,
        seats=taken,
    )


async def _seats_of(
    connection: DbConnection, ids: Sequence[str]
) -> defaultdict[str, list[SeatOfGame]]:
    owners = people.alias("owners")
    query = (
        select(
            seats,
            shown_name.label("shown"),
            shown_person.label("link"),
            case((owners.c.deleted.is_(None), owners.c.id)).label("replaced"),
            and_(tables.c.rated, tables.c.start.is_(None)).label("rated"),
        )
        .join(tables, tables.c.id == seats.c.table_id)
        .outerjoin(people, people.c.id == seats.c.person)
        .outerjoin(owners, and_(owners.c.id == seats.c.owner, seats.c.owner != seats.c.person))
        .where(seats.c.table_id.in_(ids))
        .order_by(seats.c.table_id, seats.c.seat)
    )
    seats_by_table: defaultdict[str, list[SeatOfGame]] = defaultdict(list)
    for row in await connection.execute(query):
        left = [row.replaced, row.link if row.stand_in else None] if row.rated else []
        seats_by_table[row.table_id].append(
            SeatOfGame(
                seat=row.seat,
                name=row.shown,
                person=row.link,
                bot=row.bot or row.stand_in,
                clan=row.clan,
                points=row.points,
                place=row.place,
                left=[person for person in left if person is not None],
            )
        )
    return seats_by_table
