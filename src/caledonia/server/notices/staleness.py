"""Whether a notice still says something that its person does not know."""

from __future__ import annotations

from typing import Any

from sqlalchemy import exists, select
from sqlalchemy.engine import RowMapping

from caledonia.server.db.connection import DbConnection
from caledonia.server.db.schema import entries, presence, seats, tables
from caledonia.server.games.rows import FINISHED as IS_FINISHED
from caledonia.server.games.rows import OPEN, PLAYING
from caledonia.server.live.presence import FOREGROUND
from caledonia.server.notices.channels import Channel
from caledonia.server.notices.events import (
    CONFIRM,
    FINISHED,
    REMATCH,
    SEAT,
    TEST,
    TIME_SHORT,
    UNDO_ASKED,
    YOUR_TURN,
)
from caledonia.server.notices.outbox import Notice
from caledonia.server.notices.plan import JOINED


async def table_if_current(
    connection: DbConnection, notice: Notice, channel: Channel, now: int
) -> str | None:
    """Return the name of the notice's table; None if nothing is to be sent any more."""
    if notice.event == CONFIRM:
        return None if channel.is_confirmed else ""
    if not channel.is_confirmed:
        return None
    if notice.event == TEST:
        return ""
    query = select(tables).where(tables.c.id == notice.table_id)
    table = (await connection.execute(query)).mappings().first()
    if table is None or await _is_looking(connection, notice, channel.person, now):
        return None
    is_true = await _is_true(connection, notice, channel.person, table, now)
    return str(table["name"]) if is_true else None


async def _is_looking(connection: DbConnection, notice: Notice, person: str, now: int) -> bool:
    """Whether the person has the table in the foreground."""
    query = select(presence.c.until).where(
        presence.c.table_id == notice.table_id, presence.c.person == person
    )
    until: int | None = (await connection.execute(query)).scalar()
    # A time far ahead dates from before the system clock was set back.
    return until is not None and now < until <= now + FOREGROUND


async def _is_true(
    connection: DbConnection, notice: Notice, person: str, table: RowMapping, now: int
) -> bool:
    status: str = table["status"]
    if notice.event == YOUR_TURN:
        return await _decides(connection, person, table)
    if notice.event == TIME_SHORT:
        deadline = notice.data["deadline"]
        is_same = table["deadline"] == deadline and now < deadline
        return is_same and await _decides(connection, person, table)
    if notice.event == FINISHED:
        return status == IS_FINISHED
    if notice.event == UNDO_ASKED:
        return status == PLAYING and not await _is_answered(connection, notice, person)
    if notice.event == REMATCH:
        return await _has_place(connection, notice.data["to"], person)
    if notice.event == SEAT:
        if notice.data["what"] == JOINED:
            return status == OPEN
        seat = await _seat(connection, notice.table_id, notice.data["seat"])
        return status == PLAYING and _is_replaced(seat, person)
    return True


async def _has_place(connection: DbConnection, table_id: str, person: str) -> bool:
    """Whether a table waits for people, and this one does not sit there yet."""
    sits = exists().where(seats.c.table_id == table_id, seats.c.person == person)
    query = select(tables.c.id).where(tables.c.id == table_id, tables.c.status == OPEN, ~sits)
    return (await connection.execute(query)).first() is not None


async def _seat(connection: DbConnection, table_id: str, seat: int | None) -> Any:
    query = select(seats).where(seats.c.table_id == table_id, seats.c.seat == seat)
    return (await connection.execute(query)).first()


def _is_replaced(seat: Any, person: str) -> bool:
    return seat is not None and seat.person == person and bool(seat.bot or seat.stand_in)


async def _decides(connection: DbConnection, person: str, table: RowMapping) -> bool:
    """Whether a person has to decide, and no bot does it."""
    if table["status"] != PLAYING or table["deciding"] is None:
        return False
    seat = await _seat(connection, table["id"], table["deciding"])
    return seat is not None and seat.person == person and not (seat.bot or seat.stand_in)


async def _is_answered(connection: DbConnection, notice: Notice, person: str) -> bool:
    """Whether the person agreed, the undo was granted or refused, or the game went on."""
    is_agreed = (entries.c.kind == "undo_agreed") & (entries.c.person == person)
    query = select(
        exists().where(
            entries.c.table_id == notice.table_id,
            entries.c.seq > notice.data["seq"],
            entries.c.kind.in_(("undone", "undo_refused", "decision")) | is_agreed,
        )
    )
    return bool((await connection.execute(query)).scalar())
