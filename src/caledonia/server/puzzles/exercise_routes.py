"""Routes of exercises: a player's own worst turns, repeated until solved."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from caledonia.server.clock import ID, now
from caledonia.server.exercises import store as exercises
from caledonia.server.games import store
from caledonia.server.identity.dependencies import CurrentUser
from caledonia.server.jobs.routes import queued
from caledonia.server.jobs.states import EXERCISES
from caledonia.server.puzzles.tasks import Task, is_open, shown
from caledonia.server.refusals import refusal
from caledonia.server.services import ServicesDep
from caledonia.server.shapes.analysis import AnalysisState
from caledonia.server.shapes.base import json_response
from caledonia.server.shapes.puzzles import PuzzleTask
from caledonia.server.tables.overview import own_seat
from caledonia.server.tables.routes import TableId
from caledonia.server.wire import answer

router = APIRouter(tags=["analysis"])

Id = Annotated[str, Query(min_length=4, max_length=32, pattern=ID)]


@router.post(
    "/tables/{table_id}/exercises", status_code=202, responses=json_response(AnalysisState, 202)
)
async def make(
    request: Request, services: ServicesDep, person: CurrentUser, table_id: TableId
) -> Response:
    """Make exercises of your worst turns in a finished game.

    It is an analysis whose ``exercises`` are there when it is done.
    """
    async with services.database.read() as connection:
        seats = await store.find_seats(connection, table_id)
    if own_seat(seats, person) is None:
        raise refusal("no_seat")
    return await queued(request, services, person, table_id, EXERCISES)


@router.get("/exercises/next", responses=json_response(PuzzleTask))
async def following(
    services: ServicesDep,
    person: CurrentUser,
    table: Id | None = None,
    after: Id | None = None,
) -> Response:
    """Return the exercise that has waited longest.

    With ``table`` those of that game come first, the most expensive turn first. When none of them
    is due any more, they are repeated for fun; ``after`` is the one that was shown last.
    """
    at = now()
    closed: set[str] = set()
    while True:
        async with services.database.read() as connection:
            exercise = None
            if table is not None and table not in closed:
                exercise = await exercises.next_of_table(connection, person.id, table, at, after)
            exercise = exercise or await exercises.next_due(connection, person.id, at, closed)
            if exercise is None:
                raise refusal("no_exercise_due")
            origin = await store.find_table(connection, exercise.table_id)
        if await is_open(services, origin):
            break
        closed.add(origin.id)
    async with services.database.read() as connection:
        return answer(await shown(connection, Task(exercise.puzzle, exercise), person))
