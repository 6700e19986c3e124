"""The outbox: notices are written in the transaction of the change, and sent later.

There is one row for each channel, table, event and part; it is used again for the next notice of
its kind. So no two of them can wait, and the outbox does not grow with the game. A sender
claims a notice by moving ``due`` to the end of a lease, and finishes it only if ``due`` is still
that moment: a notice that was written again in between stays. Before it is sent, its table is read
again: a notice that says nothing new by then is dropped.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from sqlalchemy import ColumnElement, CursorResult, delete, exists, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import RowMapping

from caledonia.server.clock import new_id
from caledonia.server.db.connection import DbConnection
from caledonia.server.db.schema import entries, notices, presence, seats, tables
from caledonia.server.games.rows import FINISHED as IS_FINISHED
from caledonia.server.games.rows import OPEN, PLAYING
from caledonia.server.live.presence import FOREGROUND
from caledonia.server.notices.channels import Channel
from caledonia.server.notices.models import (
    CHAT,
    CONFIRM,
    DAY,
    FINISHED,
    JOINED,
    MINUTE,
    REMATCH,
    SEAT,
    TEST,
    TIME_SHORT,
    UNDO_ASKED,
    YOUR_TURN,
    PlannedNotice,
)
from caledonia.server.wire import decode, encode_text

LEASE: Final = MINUTE
"""How long a claimed notice is left alone; longer than any sending takes."""
KEPT: Final = 7 * DAY
"""How long sent notices are kept."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A notice that was claimed for sending."""

    id: str
    channel: str
    table_id: str
    event: str
    data: dict[str, Any]
    due: int
    """The end of the lease."""
    tries: int
    """With the one that begins now."""


def slot_of(channel: str, table_id: str, event: str, part: str = "") -> str:
    """Return the id of the row for a kind of notice."""
    return sha256("\n".join((channel, table_id, event, part)).encode()).hexdigest()[:32]


async def put(connection: DbConnection, channel: str, table_id: str, new: PlannedNotice) -> None:
    """Write a notice; it takes the place of one of its kind that still waits."""
    slot = slot_of(channel, table_id, new.event, new.part)
    data, due = dict(new.data), new.due
    if new.event == CHAT:
        # Messages that come one after the other make one notice, when the first one is due.
        waiting = await _waiting(connection, slot)
        if waiting is not None:
            due, data["count"] = waiting[0], waiting[1] + 1
    data["key"] = new_id()
    fields = {"data": encode_text(data), "due": due, "sent": None, "tries": 0}
    values = {
        "id": slot,
        "channel": channel,
        "table_id": table_id,
        "event": new.event,
        **fields,
    }
    if connection.dialect.name == "sqlite":
        lite = sqlite.insert(notices).values(values)
        await connection.execute(lite.on_conflict_do_update(index_elements=["id"], set_=fields))
    else:
        post = postgresql.insert(notices).values(values)
        await connection.execute(post.on_conflict_do_update(index_elements=["id"], set_=fields))


async def _waiting(connection: DbConnection, slot: str) -> tuple[int, int] | None:
    """Return when an unclaimed notice is due, and how many messages it holds."""
    query = select(notices.c.due, notices.c.data).where(
        notices.c.id == slot, notices.c.sent.is_(None), notices.c.tries == 0
    )
    row = (await connection.execute(query.with_for_update())).first()
    return None if row is None else (row.due, decode(row.data)["count"])


async def next_due(connection: DbConnection) -> int | None:
    """Return when the next notice is due; None if none waits."""
    query = select(func.min(notices.c.due)).where(notices.c.sent.is_(None))
    due: int | None = (await connection.execute(query)).scalar_one()
    return due


async def claim(connection: DbConnection, now: int, limit: int) -> list[Notice]:
    """Claim due notices until their lease is over, and return them."""
    query = (
        select(notices)
        .where(notices.c.sent.is_(None), notices.c.due <= now)
        .order_by(notices.c.due)
        .limit(limit)
        .with_for_update(skip_locked=True)
    )
    rows = (await connection.execute(query)).all()
    due = now + LEASE
    ids = [row.id for row in rows]
    change = update(notices).where(notices.c.id.in_(ids))
    await connection.execute(change.values(due=due, tries=notices.c.tries + 1))
    return [
        Notice(row.id, row.channel, row.table_id, row.event, decode(row.data), due, row.tries + 1)
        for row in rows
    ]


def _claimed(notice: Notice) -> ColumnElement[bool]:
    is_ours = notices.c.due == notice.due
    return (notices.c.id == notice.id) & is_ours & notices.c.sent.is_(None)


async def mark_sent(connection: DbConnection, notice: Notice, now: int) -> None:
    """Note that a notice was sent."""
    await connection.execute(update(notices).where(_claimed(notice)).values(sent=now))


async def put_off(connection: DbConnection, notice: Notice, due: int) -> None:
    """Let a notice be tried again at another time."""
    await connection.execute(update(notices).where(_claimed(notice)).values(due=due))


async def drop(connection: DbConnection, notice: Notice) -> None:
    """Give a notice up."""
    await connection.execute(delete(notices).where(_claimed(notice)))


async def clear(connection: DbConnection, now: int) -> int:
    """Delete what was sent long ago; return how many notices."""
    result: CursorResult[Any] = await connection.execute(
        delete(notices).where(notices.c.sent < now - KEPT)
    )
    return result.rowcount


# Staleness.


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
    """Whether the person agreed, the undo was granted or refused, or the game continued."""
    is_agreed = (entries.c.kind == "undo_agreed") & (entries.c.person == person)
    query = select(
        exists().where(
            entries.c.table_id == notice.table_id,
            entries.c.seq > notice.data["seq"],
            entries.c.kind.in_(("undone", "undo_refused", "decision")) | is_agreed,
        )
    )
    return bool((await connection.execute(query)).scalar())
