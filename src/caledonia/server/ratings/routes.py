"""Leader boards, and the effects of clans and seats."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter
from sqlalchemy import and_, or_, select
from starlette.responses import Response

from caledonia.server.db.schema import effects, people, ratings
from caledonia.server.ratings import history
from caledonia.server.ratings.model import BOT, CLAN, PROVISIONAL, SEAT
from caledonia.server.ratings.shapes import Effect, Effects, RatingBoard, RatingLine
from caledonia.server.services import Parts
from caledonia.server.study.pages import (
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


@router.get(
    "/ratings",
    response_model=RatingBoard,
    responses=INVALID,
    response_description="A page of the leader board, best first.",
)
async def leader_board(
    parts: Parts, players: Versus, cursor: Cursor = None, limit: Limit = 50
) -> Response:
    """List who is strongest at a player count. Ratings after few games are provisional."""
    after = read_cursor(cursor, float, str, int)
    columns = (ratings, _ordinal, people.c.name, people.c.password.is_(None).label("guest"))
    query = (
        select(*columns)
        .join(people, people.c.id == ratings.c.person)
        .where(ratings.c.players == players, people.c.deleted.is_(None))
    )
    if after is not None:
        same = and_(_ordinal == after[0], ratings.c.person > after[1])
        query = query.where(or_(_ordinal < after[0], same))
    query = query.order_by(_ordinal.desc(), ratings.c.person).limit(limit + 1)
    async with parts.database.read() as connection:
        found = list(await connection.execute(query))
    first = after[2] + 1 if after is not None else 1
    lines = [
        RatingLine(
            rank=rank,
            person=row.person,
            name=row.name,
            guest=bool(row.guest),
            mu=row.mu,
            sigma=row.sigma,
            ordinal=row.ordinal,
            games=row.games,
            provisional=row.games < PROVISIONAL,
        )
        for rank, row in enumerate(found[:limit], start=first)
    ]
    more = len(found) > limit
    last = write_cursor(lines[-1].ordinal, lines[-1].person, lines[-1].rank) if more else None
    return answer(RatingBoard(players=players, lines=lines, next=last))


@router.get(
    "/ratings/effects",
    response_model=Effects,
    responses=INVALID,
    response_description="The effects with 95 % intervals.",
)
async def show_effects(parts: Parts, players: Versus) -> Response:
    """Show what clans and places in the turn order are worth, apart from who played them."""
    query = (
        select(effects)
        .where(effects.c.players == players)
        .order_by(effects.c.mu.desc(), effects.c.name)
    )
    kinds: dict[str, list[Effect]] = {CLAN: [], SEAT: [], BOT: []}
    async with parts.database.read() as connection:
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
    found = Effects(players=players, clans=kinds[CLAN], seats=kinds[SEAT], bots=kinds[BOT])
    return answer(found)
