"""Running turns of people whose hours of rest change."""

from __future__ import annotations

import structlog
from sqlalchemy import func, select, update

from caledonia.server.db import schema
from caledonia.server.db.connection import DbConnection
from caledonia.server.db.engine import Database
from caledonia.server.errors import RefusedError
from caledonia.server.shapes.tables import Standing
from caledonia.server.tables.context import CommandContext
from caledonia.server.tables.rows import CLOCK, PLAYING
from caledonia.server.tables.service import Command, TableService
from caledonia.server.tables.turns import due, standing

log = structlog.get_logger()

t, s = schema.tables.c, schema.seats.c


async def end_vacations(database: Database, table_service: TableService, person: str) -> None:
    """Move deadlines earlier at tables where a person who ended a vacation decides."""
    query = (
        select(t.id)
        .join(schema.seats, (s.table_id == t.id) & (s.seat == t.deciding))
        .where(t.status == PLAYING, t.deadline.is_not(None), s.person == person)
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
                context.append(CLOCK, {"event": "vacation_ended"}, seat=number)
        return standing(context)

    return run_shorten


async def rest_needed_from(connection: DbConnection, person: str, at: int) -> int:
    """Return since when hours of rest are needed: for turns in which a person may decide."""
    query = (
        select(func.min(func.coalesce(t.began, t.since)))
        .join(schema.seats, s.table_id == t.id)
        .where(s.person == person, t.status == PLAYING)
    )
    began: int | None = (await connection.execute(query)).scalar()
    return at + 1 if began is None else min(at + 1, began)


async def keep_rest_out(connection: DbConnection, guest: str) -> None:
    """Keep new hours of rest out of turns that move from a guest to a member.

    Their deadlines stay as they are.
    """
    query = select(s.table_id).where(s.person == guest, s.seat == t.deciding, s.table_id == t.id)
    turns = update(schema.tables).where(t.status == PLAYING, query.exists())
    await connection.execute(turns.values(began=0))
