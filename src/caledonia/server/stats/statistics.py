"""Statistics of all finished games, computed once for each set of games."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Annotated, Final

from fastapi import APIRouter, Query
from sqlalchemy import ColumnElement, func, select
from starlette.responses import Response

from caledonia.server.db.engine import Database
from caledonia.server.db.schema import tables
from caledonia.server.errors import RefusedError
from caledonia.server.services import ServicesDep
from caledonia.server.stats.games import is_counted
from caledonia.server.stats.pages import INVALID, LAST
from caledonia.server.stats.tally import Statistics, Tally
from caledonia.server.wire import decode, encode

router = APIRouter(tags=["analysis"])
CHUNK: Final = 500
"""Games that are counted at a stretch."""
KEPT: Final = 64
"""Answers in the cache."""

Cache = OrderedDict[tuple[object, ...], bytes]
"""Answers by query and by state of the database, least recently used first."""

Since = Annotated[
    int | None, Query(ge=0, le=LAST, description="Games finished at this moment or later (ms).")
]
Until = Annotated[
    int | None, Query(ge=0, le=LAST, description="Games finished before this moment (ms).")
]


@router.get(
    "/statistics",
    response_model=Statistics,
    responses=INVALID,
    response_description="Figures by clan, seat, map side and tile.",
)
async def statistics(
    services: ServicesDep,
    players: Annotated[int, Query(ge=1, le=4, description="The number of players.")],
    since: Since = None,
    until: Until = None,
) -> Response:
    """Show how clans, seats, map sides and tiles did in the finished games of a player count."""
    if since is not None and until is not None and until <= since:
        raise RefusedError("invalid", "until: give a moment after since")
    conditions = [is_counted, tables.c.players == players, tables.c.result.is_not(None)]
    if since is not None:
        conditions.append(tables.c.finished >= since)
    if until is not None:
        conditions.append(tables.c.finished < until)
    cache = services.statistics
    key = (players, since, until, *await _state(services.database, conditions))
    body = cache.get(key)
    if body is None:
        tally = await _tally(services.database, conditions)
        body = cache[key] = encode(tally.statistics(players, since, until))
    cache.move_to_end(key)
    while len(cache) > KEPT:
        cache.popitem(last=False)
    return Response(body, media_type="application/json")


async def _state(
    database: Database, conditions: Sequence[ColumnElement[bool]]
) -> tuple[object, ...]:
    """Return what changes whenever one more game is finished."""
    query = select(func.count(), func.max(tables.c.finished)).where(*conditions)
    async with database.read() as connection:
        return tuple((await connection.execute(query)).one())


async def _tally(database: Database, conditions: Sequence[ColumnElement[bool]]) -> Tally:
    tally = Tally()

    def add(results: Sequence[str]) -> None:
        tally.add(decode(result) for result in results)

    query = select(tables.c.id, tables.c.result).where(*conditions).order_by(tables.c.id)
    last = ""
    async with database.read() as connection:
        while rows := list(await connection.execute(query.where(tables.c.id > last).limit(CHUNK))):
            # Others must not wait while thousands of games are counted.
            await asyncio.to_thread(add, [row.result for row in rows])
            last = rows[-1].id
    return tally
