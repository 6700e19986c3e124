"""How a person's ratings changed from game to game."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from sqlalchemy import ColumnElement, and_, case, func, or_, select
from starlette.responses import Response

from caledonia.server.db.connection import DbConnection
from caledonia.server.db.schema import rated, ratings, tables
from caledonia.server.identity.dependencies import OptionalUser
from caledonia.server.ratings.model import PERSON, is_provisional, start_of
from caledonia.server.ratings.shapes import RatingHistory, RatingNow, RatingPoint
from caledonia.server.services import ServicesDep
from caledonia.server.stats.games import is_visible, person_row
from caledonia.server.stats.pages import (
    NOT_FOUND,
    Cursor,
    PersonId,
    read_cursor,
    write_cursor,
)
from caledonia.server.wire import answer

router = APIRouter(tags=["ratings"])


@router.get(
    "/people/{person}/ratings",
    response_model=RatingHistory,
    responses=NOT_FOUND,
    response_description="The ratings, and a page of their history, newest first.",
)
async def rating_history(
    services: ServicesDep,
    visitor: OptionalUser,
    person: PersonId,
    players: Annotated[int | None, Query(ge=2, le=4, description="Only this count.")] = None,
    cursor: Cursor = None,
    limit: Annotated[int, Query(ge=1, le=1000, description="Points of a page.")] = 200,
) -> Response:
    """Show a person's ratings and how they changed from game to game."""
    conditions: list[ColumnElement[bool]] = []
    if players is not None:
        conditions.append(tables.c.players == players)
    # No two games of a player count are rated at the same moment.
    if (after := read_cursor(cursor, int, int)) is not None:
        same = and_(rated.c.at == after[0], tables.c.players < after[1])
        conditions.append(or_(rated.c.at < after[0], same))
    async with services.database.read() as connection:
        await person_row(connection, person)
        now = await _ratings_now(connection, person)
        viewer = visitor.id if visitor else None
        points = await _points(connection, person, viewer, conditions, limit + 1)
    shown = points[:limit]
    last = write_cursor(shown[-1].at, shown[-1].players) if len(points) > limit else None
    return answer(RatingHistory(ratings=now, points=shown, next=last))


async def _ratings_now(connection: DbConnection, person: str) -> list[RatingNow]:
    query = select(ratings).where(ratings.c.person == person).order_by(ratings.c.players)
    return [
        RatingNow(
            players=row.players,
            mu=row.mu,
            sigma=row.sigma,
            ordinal=row.mu - 3 * row.sigma,
            games=row.games,
            opponents=row.opponents,
            provisional=is_provisional(row.games, row.opponents),
        )
        for row in await connection.execute(query)
    ]


async def _points(
    connection: DbConnection,
    person: str,
    viewer: str | None,
    conditions: list[ColumnElement[bool]],
    limit: int,
) -> list[RatingPoint]:
    # A person with several seats at a table has one rating: it stands at each of them.
    other = rated.alias("other")
    first = (
        select(func.min(other.c.seat))
        .where(other.c.table_id == rated.c.table_id, other.c.person == person)
        .correlate(rated)
        .scalar_subquery()
    )
    # Each game starts from the rating after the one before with the same player count.
    of_all = (
        select(
            rated.c.table_id,
            func.lag(rated.c.mu - 3 * rated.c.sigma)
            .over(partition_by=tables.c.players, order_by=rated.c.at)
            .label("before"),
        )
        .join(tables, tables.c.id == rated.c.table_id)
        .where(rated.c.person == person, rated.c.seat == first)
        .subquery()
    )
    link = case((is_visible(viewer), tables.c.id)).label("link")
    query = (
        select(rated, tables.c.players, of_all.c.before, link)
        .join(tables, tables.c.id == rated.c.table_id)
        .join(of_all, of_all.c.table_id == rated.c.table_id)
        .where(rated.c.person == person, rated.c.seat == first, *conditions)
        .order_by(rated.c.at.desc(), tables.c.players.desc())
        .limit(limit)
    )
    start = start_of((PERSON, person)).ordinal
    return [
        RatingPoint(
            players=row.players,
            at=row.at,
            mu_before=row.mu_before,
            mu=row.mu,
            sigma=row.sigma,
            ordinal_before=start if row.before is None else row.before,
            ordinal=row.mu - 3 * row.sigma,
            table=row.link,
        )
        for row in await connection.execute(query)
    ]
