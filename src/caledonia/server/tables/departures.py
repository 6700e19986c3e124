"""Update seats, tables and running turns of people whose account changes.

They are renamed, merged or deleted, or end a vacation.
"""

from __future__ import annotations

import re
from typing import Final

import structlog
from sqlalchemy import func, select, update

from caledonia.server.db.connection import DbConnection
from caledonia.server.db.engine import Database
from caledonia.server.db.schema import seats, tables
from caledonia.server.errors import RefusedError
from caledonia.server.games.rows import OPEN, PLAYING
from caledonia.server.refusals import refusal
from caledonia.server.shapes.log import ClockEntry
from caledonia.server.shapes.tables import Standing
from caledonia.server.tables.context import CommandContext
from caledonia.server.tables.seats import free, note_seat, stand_in
from caledonia.server.tables.service import Command, TableService
from caledonia.server.tables.turns import due, standing

log = structlog.get_logger()

LONGEST_TITLE: Final = 80
"""Characters of a table's name."""


async def lock_tables(connection: DbConnection, person: str) -> tuple[str, ...]:
    """Lock and return the tables where a person sits or that they created, ordered by id.

    Every writer locks the table's row before its seats, so there are no deadlocks.
    """
    sits = select(seats.c.table_id).where(seats.c.person == person)
    query = (
        select(tables.c.id)
        .where(tables.c.id.in_(sits) | (tables.c.creator == person))
        .order_by(tables.c.id)
        .with_for_update()
    )
    return tuple((await connection.execute(query)).scalars())


async def rename_seats(connection: DbConnection, person: str, old: str, new: str) -> None:
    """Rename all seats of a person, and replace the name in the names of their tables.

    The tables must be locked.
    """
    await connection.execute(update(seats).where(seats.c.person == person).values(name=new))
    made = select(tables.c.id, tables.c.name).where(tables.c.creator == person)
    titles = {row.id: row.name for row in await connection.execute(made)}
    while titles:
        for table, title in titles.items():
            await _retitle(connection, table, title, renamed(title, old, new))
        # A rematch inherits the name of the table before it.
        later = select(tables.c.id, tables.c.name).where(tables.c.parent.in_(sorted(titles)))
        titles = {row.id: row.name for row in await connection.execute(later)}


async def _retitle(connection: DbConnection, table: str, old: str, new: str) -> None:
    if new != old:
        query = update(tables).where(tables.c.id == table)
        await connection.execute(query.values(name=new))


def renamed(title: str, old: str, new: str) -> str:
    """Return a table's name with a person's new name in it.

    Only whole words count: a person may be called A.
    """
    pattern = rf"(?<!\w){re.escape(old)}(?!\w)"
    title = re.sub(pattern, lambda _: new, title, flags=re.IGNORECASE)
    return title[:LONGEST_TITLE]


async def refuse_two_seats(connection: DbConnection, guest: str, member: str) -> None:
    """Refuse a merge after which the member would have two seats in a running game.

    :raises RefusedError: naming the table.
    """
    other = seats.alias()
    query = (
        select(tables.c.name)
        .join(seats, (seats.c.table_id == tables.c.id) & (seats.c.person == guest))
        .join(other, (other.c.table_id == tables.c.id) & (other.c.person == member))
        .where(tables.c.status.in_((OPEN, PLAYING)))
    )
    name = (await connection.execute(query)).scalars().first()
    if name is not None:
        raise refusal("seated_twice", table=name)


async def move_person(connection: DbConnection, guest: str, member: str) -> None:
    """Give the tables and seats of a guest to a member. The tables must be locked."""
    await connection.execute(update(tables).where(tables.c.creator == guest).values(creator=member))
    await connection.execute(update(seats).where(seats.c.owner == guest).values(owner=member))
    await connection.execute(update(seats).where(seats.c.person == guest).values(person=member))


async def forget_person(connection: DbConnection, person: str, old: str, new: str) -> None:
    """Replace a person's name everywhere and delete their lessons. The tables must be locked."""
    await rename_seats(connection, person, old, new)
    await connection.execute(update(seats).where(seats.c.person == person).values(guide=None))


class Departures:
    """Hears of people who will not come back, and lets bots play for them."""

    def __init__(self, table_service: TableService) -> None:
        self._table_service = table_service

    async def moved(self, tables: tuple[str, ...], guest: str, member: str) -> None:
        """Show at these tables that a guest's seat is a member's now."""
        await self.renamed(tables, member)

    async def renamed(self, tables: tuple[str, ...], person: str) -> None:
        """Show a person's new name at those of these tables where the game is not over."""

        async def note_new_name(context: CommandContext) -> Standing:
            if context.table.status in (OPEN, PLAYING):
                for seat in context.seats:
                    if seat.person == person:
                        note_seat(context, seat, "renamed")
            return standing(context)

        await self._run(tables, note_new_name)

    async def left(self, tables: tuple[str, ...], person: str) -> None:
        """Free a person's seat at these tables, or let a bot play it."""

        async def give_up_seat(context: CommandContext) -> Standing:
            for seat in list(context.seats):
                if seat.person != person:
                    continue
                if context.table.status == OPEN:
                    free(context, seat)
                elif context.table.status == PLAYING:
                    await stand_in(context, seat.seat, "left")
            return standing(context)

        await self._run(tables, give_up_seat)

    async def _run(self, tables: tuple[str, ...], command: Command) -> None:
        for table_id in tables:
            try:
                await self._table_service.run(table_id, None, command)
            except RefusedError as refused:
                # The table has ended or closed since, or cannot be loaded any more.
                log.warning("a seat could not be looked after", table=table_id, why=str(refused))


async def end_vacations(database: Database, table_service: TableService, person: str) -> None:
    """Move deadlines earlier at tables where a person who ended a vacation decides."""
    query = (
        select(tables.c.id)
        .join(seats, (seats.c.table_id == tables.c.id) & (seats.c.seat == tables.c.deciding))
        .where(tables.c.status == PLAYING, tables.c.deadline.is_not(None), seats.c.person == person)
    )
    async with database.read() as connection:
        table_ids = list((await connection.execute(query)).scalars())
    for table_id in table_ids:
        try:
            await table_service.run(table_id, None, shorten(person))
        except RefusedError as refused:
            log.warning("a deadline could not be changed", table=table_id, why=refused.sentence)


def shorten(person: str) -> Command:
    """Server command that recomputes the deadline, and never moves it later."""

    async def run_shorten(context: CommandContext) -> Standing:
        number, before = context.table.deciding, context.table.deadline
        if context.table.status == PLAYING and number is not None and before is not None:
            after = await due(context, number)
            if context.seats[number].person == person and after is not None and after < before:
                context.change(deadline=after)
                entry: ClockEntry = {
                    "seq": context.next_seq,
                    "at": context.at,
                    "kind": "clock",
                    "event": "vacation_ended",
                    "seat": number,
                }
                context.append(entry)
        return standing(context)

    return run_shorten


async def rest_needed_from(connection: DbConnection, person: str, at: int) -> int:
    """Return since when hours of rest are needed: for turns in which a person may decide."""
    query = (
        select(func.min(func.coalesce(tables.c.began, tables.c.since)))
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.person == person, tables.c.status == PLAYING)
    )
    began: int | None = (await connection.execute(query)).scalar()
    return at + 1 if began is None else min(at + 1, began)


async def keep_rest_out(connection: DbConnection, guest: str) -> None:
    """Keep new hours of rest out of turns that move from a guest to a member.

    Their deadlines stay as they are.
    """
    decides = (seats.c.table_id == tables.c.id) & (seats.c.seat == tables.c.deciding)
    query = select(seats.c.table_id).where(seats.c.person == guest, decides)
    turns = update(tables).where(tables.c.status == PLAYING, query.exists())
    await connection.execute(turns.values(began=0))
