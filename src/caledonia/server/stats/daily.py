"""The leader board of the daily solo challenge."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path
from sqlalchemy import (
    ColumnElement,
    Select,
    Subquery,
    case,
    exists,
    func,
    literal,
    or_,
    select,
)
from starlette.responses import Response

from caledonia.server.db.connection import DbConnection
from caledonia.server.db.schema import entries, people, seats, tables
from caledonia.server.fair_play.aids import closing, has_finished, is_closed
from caledonia.server.games.rows import DECISION, FINISHED
from caledonia.server.identity.dependencies import OptionalUser
from caledonia.server.refusals import refusal
from caledonia.server.services import ServicesDep
from caledonia.server.stats.games import shown_name, shown_person
from caledonia.server.stats.pages import INVALID, Cursor, Limit, read_cursor, write_cursor
from caledonia.server.stats.shapes import DailyBoard, DailyLine, DailyOwn
from caledonia.server.wire import answer

router = APIRouter(tags=["analysis"])
DAY: Final = 86_400_000
"""Age in milliseconds from which an account's attempts count for the board."""
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
    services: ServicesDep, visitor: OptionalUser, day: Day, cursor: Cursor = None, limit: Limit = 50
) -> Response:
    """List the results of a daily challenge, for accounts more than a day old.

    Only first attempts count. Guests and new accounts see the rank they would have.
    """
    after = read_cursor(cursor, int) or [0]
    end = _closing(day)
    person = visitor.id if visitor else None
    shown = is_closed(day) or (
        person is not None and await has_finished(services.database, day, person)
    )
    attempts = _attempts(day, end)
    query = _board(attempts, person, is_shown=shown)
    query = query.offset(max(0, after[0])).limit(limit + 1)
    async with services.database.read() as connection:
        rows = list(await connection.execute(query))
        own = None if person is None else await _own(connection, attempts, person)
    lines = [
        DailyLine(
            rank=None if row.practised else row.rank,
            practised=bool(row.practised),
            name=row.name,
            person=row.person,
            points=row.points,
            clan=row.clan,
            finished=row.finished,
            table=row.link,
        )
        for row in rows[:limit]
    ]
    more = write_cursor(after[0] + limit) if len(rows) > limit else None
    return answer(DailyBoard(date=day, lines=lines, own=own, next=more))


def _closing(day: str) -> int:
    try:
        return closing(day)
    except (ValueError, OverflowError):
        raise refusal("no_such_day", day=day) from None


def _attempts(day: str, end: int) -> Subquery:
    """Return everybody's attempts that count, on the board or not.

    A first attempt that was not finished counts as none, and so do later ones: the challenge is
    the same for all, and nobody may practise it. Whose seat a bot plays has given up, and who is
    late as well.

    :param end: when the challenge closes.
    """
    attempt = func.row_number().over(
        partition_by=seats.c.person, order_by=(tables.c.started, tables.c.id)
    )
    tries = (
        select(seats.c.table_id, attempt.label("attempt"))
        .join(tables, tables.c.id == seats.c.table_id)
        .where(tables.c.daily == day, tables.c.started.is_not(None), seats.c.person.is_not(None))
        .subquery()
    )
    is_old = people.c.registered <= tables.c.created - DAY
    return (
        select(
            seats.c.table_id,
            seats.c.person,
            seats.c.points,
            tables.c.finished,
            case((is_old, 1), else_=0).label("listed"),
            case((_has_rival(), 1), else_=0).label("practised"),
        )
        .join(tries, tries.c.table_id == seats.c.table_id)
        .join(tables, tables.c.id == seats.c.table_id)
        .join(people, people.c.id == seats.c.person)
        .where(tries.c.attempt == 1, tables.c.status == FINISHED, seats.c.points.is_not(None))
        .where(tables.c.finished < end, tables.c.players == 1)
        .where(seats.c.bot.is_(None), seats.c.stand_in.is_(None))
        .subquery("attempts")
    )


def _has_rival() -> ColumnElement[bool]:
    """Return the condition that a challenge was also played at another table from its address.

    Another table counts as soon as something was decided there before this one was finished: it
    could be begun earlier or later, and left before its end, to learn what will be drawn.
    """
    rival = tables.alias("rival")
    decided = exists().where(
        entries.c.table_id == rival.c.id,
        entries.c.kind == DECISION,
        entries.c.at < tables.c.finished,
    )
    return (
        exists()
        .where(rival.c.daily == tables.c.daily, rival.c.origin == tables.c.origin)
        .where(rival.c.id != tables.c.id, decided.correlate(rival, tables))
        .correlate(tables)
    )


def _board(attempts: Subquery, viewer: str | None, *, is_shown: bool) -> Select[tuple[object, ...]]:
    """Return the query of all lines: first tries, best first, then the others.

    :param is_shown: the viewer may watch the tables of others.
    """
    a = attempts.c
    own = a.person == viewer if viewer is not None else literal(False)
    # Until the challenge closes, a finished game would show others how to play it.
    is_linked = or_(own, literal(is_shown))
    rank = func.rank().over(partition_by=a.practised, order_by=a.points.desc())
    return (
        select(
            rank.label("rank"),
            a.practised,
            shown_name.label("name"),
            shown_person.label("person"),
            a.points,
            seats.c.clan,
            a.finished,
            case((is_linked, a.table_id)).label("link"),
        )
        .join(seats, seats.c.table_id == a.table_id)
        .join(people, people.c.id == a.person)
        .where(a.listed == 1)
        .order_by(a.practised, a.points.desc(), a.finished, a.table_id)
    )


async def _own(connection: DbConnection, attempts: Subquery, person: str) -> DailyOwn | None:
    """Return a person's result, and the rank it has or would have."""
    a = attempts.c
    registered = select(people.c.registered).where(people.c.id == person).scalar_subquery()
    query = select(a.points, a.listed, a.practised, registered.label("registered"))
    row = (await connection.execute(query.where(a.person == person))).first()
    if row is None:
        return None
    better = select(func.count()).where(a.listed == 1, a.practised == 0, a.points > row.points)
    ahead = (await connection.execute(better)).scalar_one()
    unranked: Literal["guest", "new_account", "practised"] | None = None
    if row.registered is None:
        unranked = "guest"
    elif not row.listed:
        unranked = "new_account"
    elif row.practised:
        unranked = "practised"
    return DailyOwn(points=row.points, rank=ahead + 1, unranked=unranked)
