"""Routes about positions: what follows from them, how a game went, and playing on from them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Final

from fastapi import APIRouter, Path, Request
from pydantic import Field
from starlette.responses import Response

from caledonia.errors import IllegalActionError, InvalidActionError
from caledonia.game import Game
from caledonia.insight.preview import Position, full_preview
from caledonia.insight.shapes import Course
from caledonia.insight.timeline import timeline
from caledonia.server.errors import RefusedError
from caledonia.server.fair_play.aids import must_allow_analysis
from caledonia.server.games import store
from caledonia.server.games.orders import Code
from caledonia.server.games.rows import TableRow
from caledonia.server.gzip_response import gzip_answer
from caledonia.server.identity.dependencies import CurrentUser, OptionalUser
from caledonia.server.identity.models import Person
from caledonia.server.page.response_cache import response_cache
from caledonia.server.refusals import refusal
from caledonia.server.request_model import RequestModel
from caledonia.server.services import Services, ServicesDep
from caledonia.server.shapes import insight
from caledonia.server.shapes.base import json_response
from caledonia.server.shapes.log import Branch
from caledonia.server.shapes.tables import PositionThen, WholeTable
from caledonia.server.tables.create import Name, Seat, counted
from caledonia.server.tables.overview import must_see, own_seat
from caledonia.server.tables.record_import import may_branch, read_branch, store_import
from caledonia.server.tables.routes import TableId
from caledonia.server.wire import answer

router = APIRouter(tags=["page"])

LONGEST_LINE: Final = 40
"""Decisions that a line of play may have."""


@router.get("/tables/{table_id}/outlook", responses=json_response(insight.WholePreview))
async def look_ahead(
    request: Request, services: ServicesDep, person: OptionalUser, table_id: TableId
) -> Response:
    """Return what follows from the present position, as far as your seat may know it."""
    table, seats, live_game = await services.table_service.look(table_id)
    await must_see(services.database, table, seats, person)
    if live_game is None:
        raise refusal("game_not_begun")
    seat = own_seat(seats, person)
    tries = seat is not None and seat == live_game.seat
    state = live_game.draft.state if tries else live_game.public_game.state
    codes = tuple(live_game.codes) if tries else ()
    version, acts = live_game.version, not (tries and live_game.is_complete)
    preview = await response_cache(request).find(
        ("outlook", table_id, version, codes, seat),
        lambda: full_preview(state, seat, version=version, step=len(codes), acts=acts),
    )
    return preview.answer(request)


@router.get("/tables/{table_id}/course", responses=json_response(insight.Course))
async def course_of(
    request: Request, services: ServicesDep, person: OptionalUser, table_id: TableId
) -> Response:
    """Return a game turn by turn, for charts: points, money, income and goods."""
    table = await _seen(services, person, table_id)
    if not table.started:
        raise refusal("game_not_begun")
    cache, key = response_cache(request), ("course", table_id, table.version)
    game = None if key in cache else await services.table_service.whole_games.of(table)

    def compute() -> Course:
        assert game is not None
        return {"version": table.version, "turns": timeline(game.start, game.actions)}

    return (await cache.find(key, compute)).answer(request)


async def _seen(services: Services, person: Person | None, table_id: str) -> TableRow:
    """Return a table that a person may see.

    :raises RefusedError: if that is not so.
    """
    async with services.database.read() as connection:
        table = await store.find_table(connection, table_id)
        seats = await store.find_seats(connection, table_id)
    await must_see(services.database, table, seats, person)
    return table


class Line(RequestModel):
    """Decisions to play instead of what followed."""

    codes: Annotated[list[Code], Field(max_length=LONGEST_LINE)]


@router.post("/tables/{table_id}/positions/{ply}/try", responses=json_response(PositionThen))
async def try_line(
    request: Request,
    services: ServicesDep,
    person: OptionalUser,
    table_id: TableId,
    ply: Annotated[int, Path(ge=0, le=10**6)],
    line: Line,
) -> Response:
    """Return a finished game as it would have been if other decisions had followed a moment.

    Nothing is stored. Allowed where the game may be reviewed.
    """
    table = await _seen(services, person, table_id)
    must_allow_analysis(table)
    await services.table_service.layer_holds.must_not_be_held(table)
    game = await _after(services, table, ply, line.codes)
    state = game.state
    preview = await asyncio.to_thread(full_preview, state, None, version=table.version, acts=False)
    moment: PositionThen = {
        "ply": game.ply,
        "view": Position(state).view(None),
        "outlook": preview,
    }
    return gzip_answer(request, moment)


async def _after(services: Services, table: TableRow, ply: int, codes: Sequence[str]) -> Game:
    """Return the game of a table after a moment and further decisions.

    :raises RefusedError: if there was no such moment, a decision is not possible, or there are
        decisions although the game must not be reviewed: they would show what is hidden in it.
    """
    holds = services.table_service.holds
    if codes:
        must_allow_analysis(table)
        holds = services.table_service.layer_holds
    await holds.must_not_be_held(table)
    game = await services.table_service.whole_games.at(table, ply)
    if game is None:
        raise refusal("no_such_moment", count=table.ply)
    for code in codes:
        try:
            game.push_code(code)
        except InvalidActionError as error:
            raise RefusedError("illegal_action", str(error)) from error
        except IllegalActionError as error:
            raise RefusedError("illegal_action", str(error), reasons=error.reasons) from error
    return game


class Moment(RequestModel):
    """From where to play on, and who plays."""

    ply: Annotated[int, Field(ge=0, le=10**6)]
    """Decisions that stand at the new table."""
    codes: list[Code] = Field(default_factory=list, max_length=LONGEST_LINE)
    """Decisions to play instead of what followed; only where the game may be reviewed."""
    seats: list[Seat] = Field(default_factory=list, max_length=4)
    """As for a new table: ``me``, ``open`` or a bot's name."""
    name: Name | None = None


@router.post("/tables/{table_id}/branch", status_code=201, responses=json_response(WholeTable, 201))
async def play_on(
    request: Request, services: ServicesDep, person: CurrentUser, table_id: TableId, moment: Moment
) -> Response:
    """Play on from a moment of a game at a new table; what was hidden then is shuffled again."""
    address = counted(request, services.settings, person)
    async with services.database.read() as connection:
        table = await store.find_table(connection, table_id)
        seats = await store.find_seats(connection, table_id)
    await must_see(services.database, table, seats, person)
    may_branch(table, seats, person)
    game = await _after(services, table, moment.ply, moment.codes)
    brought = await asyncio.to_thread(read_branch, table, game, moment.seats, moment.name)
    branch: Branch = {"table": table_id, "ply": moment.ply}
    async with services.table_service.new() as made:
        made.context = await store_import(
            made.connection, brought, person, branch, table_id, address=address
        )
    return answer(made.overview(person), 201)
