"""Leader boards, and the effects of clans and seats."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter
from sqlalchemy import Row, and_, case, or_, select
from starlette.responses import Response

from caledonia.server.db.schema import effects, people, ratings
from caledonia.server.ratings import history
from caledonia.server.ratings.model import BOT, CLAN, FEW_OPPONENTS, PROVISIONAL, SEAT
from caledonia.server.ratings.shapes import Effect, Effects, RatingBoard, RatingLine
from caledonia.server.services import ServicesDep
from caledonia.server.stats.pages import (
    INVALID,
    Cursor,
    Limit,
    Versus,
    read_cursor,
    write_cursor,
)
from caledonia.server.wire import answer

router = APIRouter(tags=["ratings"])
router.include_router(history.router)
NORMAL: Final = 1.959964
"""97.5 % quantile of the normal distribution."""
_ordinal = (ratings.c.mu - 3 * ratings.c.sigma).label("ordinal")
_is_few = or_(ratings.c.games < PROVISIONAL, ratings.c.opponents < FEW_OPPONENTS)
_provisional = case((_is_few, 1), else_=0).label("provisional")


@router.get(
    "/ratings",
    response_model=RatingBoard,
    responses=INVALID,
    response_description="A page of the leader board, best first.",
)
async def leader_board(
    services: ServicesDep, players: Versus, cursor: Cursor = None, limit: Limit = 50
) -> Response:
    """List the leader board of a player count; provisional ratings come last."""
    after = read_cursor(cursor, int, float, str, int)
    query = (
        select(ratings, _ordinal, _provisional, people.c.name)
        .join(people, people.c.id == ratings.c.person)
        .where(ratings.c.players == players, people.c.deleted.is_(None))
        .where(people.c.registered.is_not(None))
    )
    if after is not None:
        same = and_(_ordinal == after[1], ratings.c.person > after[2])
        worse = and_(_provisional == after[0], or_(_ordinal < after[1], same))
        query = query.where(or_(_provisional > after[0], worse))
    order = (_provisional, _ordinal.desc(), ratings.c.person)
    async with services.database.read() as connection:
        rows = list(await connection.execute(query.order_by(*order).limit(limit + 1)))
    first = after[3] + 1 if after is not None else 1
    lines = [_line(row, rank) for rank, row in enumerate(rows[:limit], start=first)]
    next_page = None
    if len(rows) > limit:
        last = rows[limit - 1]
        rank = first + limit - 1
        next_page = write_cursor(last.provisional, last.ordinal, last.person, rank)
    return answer(RatingBoard(players=players, lines=lines, next=next_page))


def _line(row: Row[Any], rank: int) -> RatingLine:
    is_provisional = bool(row.provisional)
    return RatingLine(
        rank=None if is_provisional else rank,
        person=row.person,
        name=row.name,
        mu=row.mu,
        sigma=row.sigma,
        ordinal=row.ordinal,
        games=row.games,
        opponents=row.opponents,
        provisional=is_provisional,
    )


@router.get(
    "/ratings/effects",
    response_model=Effects,
    responses=INVALID,
    response_description="The effects with 95 % intervals.",
)
async def show_effects(services: ServicesDep, players: Versus) -> Response:
    """Show what clans and places in the turn order are worth, apart from who played them."""
    query = (
        select(effects)
        .where(effects.c.players == players)
        .order_by(effects.c.mu.desc(), effects.c.name)
    )
    kinds: dict[str, list[Effect]] = {CLAN: [], SEAT: [], BOT: []}
    async with services.database.read() as connection:
        for row in await connection.execute(query):
            margin = NORMAL * row.sigma
            kinds[row.kind].append(
                Effect(
                    name=row.name,
                    mu=row.mu,
                    low=row.mu - margin,
                    high=row.mu + margin,
                    games=row.games,
                )
            )
    shown = Effects(players=players, clans=kinds[CLAN], seats=kinds[SEAT], bots=kinds[BOT])
    return answer(shown)
