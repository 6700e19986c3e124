"""The ladder of computer players, and which level suits a person."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

from fastapi import APIRouter
from sqlalchemy import select
from starlette.responses import Response

from caledonia.arena.scale import rating_against
from caledonia.bots.ladder import Measured, ladder
from caledonia.server.db.connection import DbConnection
from caledonia.server.db.schema import seats, tables
from caledonia.server.identity.dependencies import OptionalUser
from caledonia.server.services import ServicesDep
from caledonia.server.stats.games import has_seat, is_counted, is_played_out
from caledonia.server.stats.shapes import Ladder, Level, LevelFigure, SuggestedLevel
from caledonia.server.wire import answer

router = APIRouter(tags=["analysis"])
RECENT: Final = 12
"""The number of last games that suggest a level."""
SPREAD: Final = 250.0
"""How far a newcomer may well be from the first level, in points of the rating."""

Met = dict[str, tuple[float, float]]
"""By bot: how often a person came before it and behind it."""


@router.get(
    "/levels",
    response_model=Ladder,
    response_description="The levels, weakest first, and the one that suits you.",
)
async def show_levels(services: ServicesDep, visitor: OptionalUser) -> Response:
    """Show how strong the computer players are, and suggest one by your last games."""
    met: Met = {}
    games = 0
    if visitor is not None:
        async with services.database.read() as connection:
            met, games = await recent(connection, visitor.id)
    levels = [
        Level(
            level=rung.level,
            bot=rung.bot,
            rating=_figure(rung.rating),
            points={count: _figure(points) for count, points in rung.points.items()},
        )
        for rung in ladder()
    ]
    return answer(Ladder(levels=levels, suggested=suggestion(met, games)))


def _figure(measured: Measured) -> LevelFigure:
    return LevelFigure(mean=measured.mean, low=measured.low, high=measured.high)


def suggestion(met: Met, games: int) -> SuggestedLevel:
    """Return the level with about even chances for a person; the first without games."""
    rungs = ladder()
    ratings = {rung.bot: rung.rating.mean for rung in rungs}
    first = rungs[0].rating.mean
    rating = rating_against(met, ratings, middle=first, spread=SPREAD)
    nearest = min(rungs, key=lambda rung: abs(rung.rating.mean - rating))
    return SuggestedLevel(bot=nearest.bot, rating=round(rating), games=games)


async def recent(connection: DbConnection, person: str) -> tuple[Met, int]:
    """Return a person's recent results against the levels, and their number.

    Games that a stand-in finished or that were taken back count nowhere.
    """
    bots = [rung.bot for rung in ladder()]
    against = seats.alias("against")
    has_bot = (
        select(against.c.seat)
        .where(against.c.table_id == tables.c.id, against.c.bot.in_(bots))
        .exists()
        .correlate(tables)
    )
    last = (
        select(tables.c.id)
        .where(is_counted, has_bot, has_seat(person, is_played_out))
        .order_by(tables.c.finished.desc(), tables.c.id.desc())
        .limit(RECENT)
    )
    ids = list((await connection.execute(last)).scalars())
    query = select(seats.c.table_id, seats.c.person, seats.c.bot, seats.c.place).where(
        seats.c.table_id.in_(ids)
    )
    by_table = defaultdict(list)
    for row in await connection.execute(query):
        by_table[row.table_id].append(row)
    met: Met = {}
    for rows in by_table.values():
        own = next(row.place for row in rows if row.person == person)
        for row in rows:
            if row.bot in bots and own is not None and row.place is not None:
                won, lost = met.get(row.bot, (0.0, 0.0))
                share = 1.0 if own < row.place else 0.5 if own == row.place else 0.0
                met[row.bot] = (won + share, lost + 1 - share)
    return met, len(ids)
