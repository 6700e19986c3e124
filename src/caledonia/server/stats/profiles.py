"""People as others see them: profile, history, head to head."""

from __future__ import annotations

from collections import defaultdict
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Query
from sqlalchemy import ColumnElement, and_, func, or_, select
from starlette.responses import Response

from caledonia.server.db.connection import DbConnection
from caledonia.server.db.schema import seats, tables
from caledonia.server.errors import RefusedError
from caledonia.server.identity.dependencies import OptionalUser
from caledonia.server.services import ServicesDep
from caledonia.server.stats.games import (
    game_page,
    has_left,
    has_seat,
    is_counted,
    is_own,
    is_played_out,
    is_visible,
    person_row,
)
from caledonia.server.stats.pages import NOT_FOUND, Cursor, Limit, PersonId
from caledonia.server.stats.shapes import (
    CountSummary,
    GamePage,
    HeadToHead,
    Profile,
    Side,
)
from caledonia.server.wire import answer

router = APIRouter(tags=["analysis"])
RESULTS: Final = {
    "won": and_(tables.c.players > 1, seats.c.place == 1, is_played_out),
    "lost": and_(tables.c.players > 1, seats.c.place > 1, is_played_out),
}
"""Results of games against others, for players who stay to the end. Leaving a rated game loses it
as well."""

Players = Annotated[int | None, Query(ge=1, le=4, description="Only with this many players.")]
ClanId = Annotated[
    str | None, Query(pattern=r"^[a-z0-9_-]{1,40}$", description="Only with this clan.")
]
Won = Annotated[
    Literal["won", "lost"] | None, Query(description="Only games won, or lost, against others.")
]


@router.get(
    "/people/{person}",
    response_model=Profile,
    responses=NOT_FOUND,
    response_description="The profile with the first page of games.",
)
async def profile(
    services: ServicesDep,
    visitor: OptionalUser,
    person: PersonId,
    cursor: Cursor = None,
    limit: Limit = 20,
) -> Response:
    """Show a person: games by player count, places, points, and recent finished games."""
    async with services.database.read() as connection:
        row = await person_row(connection, person)
        conditions = [is_own(person), is_visible(visitor.id if visitor else None)]
        profile_data = Profile(
            id=row.id,
            name=row.name,
            guest=bool(row.guest),
            since=row.created,
            counts=await _counts(connection, person),
            recent=await game_page(connection, conditions, cursor, limit),
        )
    return answer(profile_data)


@router.get(
    "/people/{person}/games",
    response_model=GamePage,
    responses=NOT_FOUND,
    response_description="A page of games, newest first.",
)
async def history(
    services: ServicesDep,
    visitor: OptionalUser,
    person: PersonId,
    players: Players = None,
    clan: ClanId = None,
    result: Won = None,
    cursor: Cursor = None,
    limit: Limit = 20,
) -> Response:
    """List a person's finished games. Tables that are not public are listed for their players."""
    of_clan = [] if clan is None else [seats.c.clan == clan]
    of_seat = [*of_clan, *([] if result is None else [RESULTS[result]])]
    listed = has_seat(person, *of_seat) if of_seat else is_own(person)
    if result == "lost":
        listed = or_(listed, has_left(person, *of_clan))
    conditions = [listed, is_visible(visitor.id if visitor else None)]
    if players is not None:
        conditions.append(tables.c.players == players)
    async with services.database.read() as connection:
        await person_row(connection, person)
        return answer(await game_page(connection, conditions, cursor, limit))


@router.get(
    "/people/{person}/against/{other}",
    response_model=HeadToHead,
    responses=NOT_FOUND,
    response_description="Who was ahead how often, and the first page of games.",
)
async def against(
    services: ServicesDep,
    visitor: OptionalUser,
    person: PersonId,
    other: PersonId,
    players: Players = None,
    cursor: Cursor = None,
    limit: Limit = 20,
) -> Response:
    """Compare two people in the finished games in which they met."""
    if person == other:
        raise RefusedError("invalid", "other: give another person to compare with")
    met = [has_seat(person), has_seat(other)]
    if players is not None:
        met.append(tables.c.players == players)
    listed = [*met, is_visible(visitor.id if visitor else None)]
    async with services.database.read() as connection:
        names = [(await person_row(connection, each)).name for each in (person, other)]
        outcomes = await _meetings(connection, (person, other), met)
        recent = await game_page(connection, listed, cursor, limit)
    return answer(_head_to_head((person, other), names, outcomes, recent))


async def _counts(connection: DbConnection, person: str) -> list[CountSummary]:
    query = (
        select(
            tables.c.players,
            seats.c.place,
            func.count().label("games"),
            func.sum(seats.c.points).label("points"),
            func.max(seats.c.points).label("best"),
        )
        .join(seats, seats.c.table_id == tables.c.id)
        .where(is_counted, is_played_out, seats.c.person == person, seats.c.place.is_not(None))
        .group_by(tables.c.players, seats.c.place)
        .order_by(tables.c.players, seats.c.place)
    )
    lines = defaultdict(list)
    for row in await connection.execute(query):
        lines[row.players].append(row)
    left = await _left(connection, person)
    opponents = []
    for players in sorted({*lines, *left}):
        rows = lines[players]
        games = sum(row.games for row in rows)
        places = [0] * players
        for row in rows:
            places[row.place - 1] = row.games
        opponents.append(
            CountSummary(
                players=players,
                games=games,
                places=places,
                left=left.get(players, 0),
                # PostgreSQL adds up to exact decimals.
                mean_points=int(sum(row.points for row in rows)) / games if games else None,
                best=max((row.best for row in rows), default=None),
            )
        )
    return opponents


async def _left(connection: DbConnection, person: str) -> dict[int, int]:
    """Return how many rated games a person left, by player count."""
    query = (
        select(tables.c.players, func.count().label("games"))
        .where(has_left(person))
        .group_by(tables.c.players)
    )
    return {row.players: row.games for row in await connection.execute(query)}


Meeting = tuple[tuple[int, int], tuple[int, int]]
"""Place and points of both."""


async def _meetings(
    connection: DbConnection, pair: tuple[str, str], met: list[ColumnElement[bool]]
) -> list[Meeting]:
    """Return all games that both finished; with several seats, the best one counts."""
    query = (
        select(tables.c.id, seats.c.person, seats.c.place, seats.c.points)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(is_counted, is_played_out, seats.c.person.in_(pair), seats.c.place.is_not(None))
        .where(*met)
        .order_by(tables.c.id, seats.c.place.desc())
    )
    by_table: defaultdict[str, dict[str, tuple[int, int]]] = defaultdict(dict)
    for row in await connection.execute(query):
        by_table[row.id][row.person] = (row.place, row.points)
    one, other = pair
    return [(places[one], places[other]) for places in by_table.values() if len(places) == 2]


def _head_to_head(
    pair: tuple[str, str], names: list[str], outcomes: list[Meeting], recent: GamePage
) -> HeadToHead:
    sides = []
    for side in (0, 1):
        ahead = sum(outcome[side][0] < outcome[1 - side][0] for outcome in outcomes)
        points = sum(outcome[side][1] for outcome in outcomes)
        mean = points / len(outcomes) if outcomes else None
        sides.append(Side(id=pair[side], name=names[side], ahead=ahead, mean_points=mean))
    level = sum(one[0] == other[0] for one, other in outcomes)
    return HeadToHead(games=len(outcomes), level=level, sides=sides, recent=recent)
