"""The leader board of the daily solo challenge."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from sqlalchemy import Select, case, func, literal, or_, select
from starlette.responses import Response

from caledonia.server.db.schema import people, seats, tables
from caledonia.server.people.identity import Visitor
from caledonia.server.refusals import refusal
from caledonia.server.services import Parts
from caledonia.server.study.games import shown_name, shown_person
from caledonia.server.study.pages import INVALID, Cursor, Limit, read_cursor, write_cursor
from caledonia.server.study.shapes import DailyBoard, DailyLine
from caledonia.server.tables.challenge import closing, has_finished, is_closed
from caledonia.server.tables.rows import FINISHED
from caledonia.server.wire import answer

router = APIRouter(tags=["study"])
Day = Annotated[
    str,
    Path(
        pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
        description="The day of the challenge, like 2026-11-15.",
    ),
]


@router.get(
    "/daily/{day}/board",
    response_model=DailyBoard,
    responses=INVALID,
    response_description="A page of the leader board, best first.",
)
async def daily_board(
    parts: Parts, visitor: Visitor, day: Day, cursor: Cursor = None, limit: Limit = 50
) -> Response:
    """List how people did at a daily challenge. Only everybody's first attempt counts."""
    after = read_cursor(cursor, int) or [0]
    end = _closing(day)
    person = visitor.id if visitor else None
    shown = is_closed(day) or (
        person is not None and await has_finished(parts.database, day, person)
    )
    query = _board(day, person, end=end, is_shown=shown)
    query = query.offset(max(0, after[0])).limit(limit + 1)
    async with parts.database.read() as connection:
        found = list(await connection.execute(query))
    lines = [
        DailyLine(
            rank=row.rank,
            name=row.name,
            person=row.person,
            points=row.points,
            clan=row.clan,
            finished=row.finished,
            table=row.link,
        )
        for row in found[:limit]
    ]
    more = write_cursor(after[0] + limit) if len(found) > limit else None
    return answer(DailyBoard(date=day, lines=lines, next=more))


def _closing(day: str) -> int:
    try:
        return closing(day)
    except (ValueError, OverflowError):
        raise refusal("no_such_day", day=day) from None


def _board(day: str, viewer: str | None, *, end: int, is_shown: bool) -> Select[tuple[object, ...]]:
    """Return the query of all lines, best first.

    A first attempt that was not finished counts as none, and so do later ones: the challenge is
    the same for all, and nobody may practise it. Whose seat a bot plays has given up, and who is
    late as well.

    :param end: when the challenge closes.
    :param is_shown: the viewer may watch the tables of others.
    """
    attempt = func.row_number().over(
        partition_by=seats.c.person, order_by=(tables.c.started, tables.c.id)
    )
    attempts = (
        select(seats.c.table_id, attempt.label("attempt"))
        .join(tables, tables.c.id == seats.c.table_id)
        .where(tables.c.daily == day, tables.c.started.is_not(None), seats.c.person.is_not(None))
        .subquery()
    )
    own = seats.c.person == viewer if viewer is not None else literal(False)
    # Before, a finished game would show others how to play it.
    is_linked = or_(own, literal(is_shown))
    return (
        select(
            func.rank().over(order_by=seats.c.points.desc()).label("rank"),
            shown_name.label("name"),
            shown_person.label("person"),
            seats.c.points,
            seats.c.clan,
            tables.c.finished,
            case((is_linked, tables.c.id)).label("link"),
        )
        .join(attempts, attempts.c.table_id == seats.c.table_id)
        .join(tables, tables.c.id == seats.c.table_id)
        .join(people, people.c.id == seats.c.person)
        .where(attempts.c.attempt == 1, tables.c.status == FINISHED, seats.c.points.is_not(None))
        .where(tables.c.finished < end, tables.c.players == 1)
        .where(seats.c.bot.is_(None), seats.c.stand_in.is_(None))
        .order_by(seats.c.points.desc(), tables.c.finished, tables.c.id)
    )
