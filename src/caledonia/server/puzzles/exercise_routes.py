"""Routes of exercises: a player's own worst turns, repeated until solved."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from caledonia.game import Game
from caledonia.server.clock import now
from caledonia.server.fair_play.aids import must_allow_analysis
from caledonia.server.games import store
from caledonia.server.identity.dependencies import CurrentUser
from caledonia.server.jobs.lanes import Job, Kind, Lane
from caledonia.server.puzzles import exercises
from caledonia.server.puzzles.tasks import Task, shown
from caledonia.server.puzzles.thinking import own_turns
from caledonia.server.refusals import refusal
from caledonia.server.security.address_keys import address_key
from caledonia.server.security.limits import spend
from caledonia.server.services import ServicesDep
from caledonia.server.shapes.base import json_response
from caledonia.server.shapes.puzzles import ExerciseList, PuzzleTask
from caledonia.server.tables.overview import own_seat
from caledonia.server.tables.routes import TableId
from caledonia.server.wire import answer

router = APIRouter(tags=["analysis"])


@router.post("/tables/{table_id}/exercises", responses=json_response(ExerciseList))
async def make(
    request: Request, services: ServicesDep, person: CurrentUser, table_id: TableId
) -> Response:
    """Make exercises of one's own worst turns in a finished game; again: return them."""
    async with services.database.read() as connection:
        table = await store.find_table(connection, table_id)
        seats = await store.find_seats(connection, table_id)
        known = await exercises.of_table(connection, person.id, table_id)
    seat = own_seat(seats, person)
    if seat is None:
        raise refusal("no_seat")
    must_allow_analysis(table)
    await services.table_service.holds.must_not_be_held(table)
    if not known:
        spend(request, "exercises", person.id)
        game = await services.table_service.whole_games.of(table)
        job = Job(
            kind=Kind.ANALYSIS,
            lane=Lane.ANALYSES,
            bot="seer",
            person=person.id,
            origin=address_key(services.settings, request),
            table_id=table_id,
        )
        codes = [str(action) for action in game.actions]
        start = Game(game.start).position()
        turns: list[dict[str, Any]] = await services.pool.run(
            job, own_turns, start, codes, table.content, seat
        )
        async with services.database.write() as connection:
            await exercises.add(connection, person.id, table_id, turns, now())
            known = await exercises.of_table(connection, person.id, table_id)
    return answer(ExerciseList(exercises=[exercise.id for exercise in known]))


@router.get("/exercises/next", responses=json_response(PuzzleTask))
async def following(services: ServicesDep, person: CurrentUser) -> Response:
    """Return the exercise that has waited longest."""
    async with services.database.read() as connection:
        exercise = await exercises.next_due(connection, person.id, now())
        if exercise is None:
            raise refusal("no_exercise_due")
        return answer(await shown(connection, Task(exercise.puzzle, exercise), person))
