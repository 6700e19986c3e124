"""Routes of puzzles: the one of the day, the next one, trying a turn out, and answers."""

from __future__ import annotations

import asyncio
from random import SystemRandom
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Request
from pydantic import Field
from starlette.responses import Response

from caledonia.insight.why import Nearest
from caledonia.puzzles.judging import AnswerError
from caledonia.server.clock import ID, now, today
from caledonia.server.db.connection import DbConnection
from caledonia.server.errors import RefusedError
from caledonia.server.exercises import store as exercises
from caledonia.server.identity.dependencies import CurrentUser
from caledonia.server.identity.models import Person
from caledonia.server.jobs.lanes import Job, Kind, Lane
from caledonia.server.puzzles import rating, store
from caledonia.server.puzzles.playing import Trial
from caledonia.server.puzzles.tasks import Task, find_task, next_puzzle, shown
from caledonia.server.puzzles.thinking import judged
from caledonia.server.request_model import RequestModel
from caledonia.server.security.address_keys import address_key
from caledonia.server.security.buckets import Rate
from caledonia.server.security.limits import spend
from caledonia.server.services import Services, ServicesDep
from caledonia.server.shapes.base import json_response
from caledonia.server.shapes.puzzles import (
    PuzzleDraft,
    PuzzleEffect,
    PuzzleKind,
    PuzzleStanding,
    PuzzleTask,
    PuzzleVerdict,
)
from caledonia.server.shapes.tables import WhyNot
from caledonia.server.wire import answer

router = APIRouter(tags=["analysis"])

PuzzleId = Annotated[str, Path(min_length=4, max_length=32, pattern=ID)]
Code = Annotated[str, Field(min_length=1, max_length=80)]
ANSWERS: Final = Rate(burst=10, seconds=3)
"""Each answer may take a search."""


class PuzzleTurn(RequestModel):
    """The decisions of a turn so far."""

    codes: Annotated[list[Code], Field(max_length=40)]


class PuzzleAhead(PuzzleTurn):
    """An action that may follow them."""

    code: Code


@router.get("/puzzles/own", responses=json_response(PuzzleStanding))
async def standing(services: ServicesDep, person: CurrentUser) -> Response:
    """Return how far one is with puzzles and exercises."""
    async with services.database.read() as connection:
        solver = await store.solver(connection, person.id)
        believed = await store.strengths(connection)
        marks = await store.answered(connection, person.id)
        due, later, known = await exercises.counts(connection, person.id, now())
    of_today = store.puzzle_of_day(today(), set(believed)).id if believed else ""
    return answer(
        PuzzleStanding(
            rating=rating.shown(solver.strength),
            answers=solver.strength.games,
            solved=solver.solved,
            left=len(believed.keys() - marks.keys()),
            today=marks.get(of_today),
            due=due,
            later=later,
            known=known,
        )
    )


@router.get("/puzzles/daily", responses=json_response(PuzzleTask))
async def daily(services: ServicesDep, person: CurrentUser) -> Response:
    """Return the puzzle of the day, the same for everybody."""
    day = today()
    async with services.database.read() as connection:
        believed = await store.strengths(connection)
        task = Task(store.puzzle_of_day(day, set(believed)))
        return answer(await shown(connection, task, person, day))


@router.get("/puzzles/next", responses=json_response(PuzzleTask))
async def following(
    services: ServicesDep, person: CurrentUser, kind: Annotated[PuzzleKind | None, Query()] = None
) -> Response:
    """Return a puzzle near your rating that you have not answered yet."""
    async with services.database.read() as connection:
        task = await next_puzzle(connection, person, kind, SystemRandom())
        return answer(await shown(connection, task, person))


@router.get("/puzzles/{puzzle_id}", responses=json_response(PuzzleTask))
async def find(services: ServicesDep, person: CurrentUser, puzzle_id: PuzzleId) -> Response:
    """Return a puzzle, or an exercise of yours."""
    task = await find_task(services, person, puzzle_id)
    async with services.database.read() as connection:
        return answer(await shown(connection, task, person))


async def _trial(
    services: Services, person: Person, puzzle_id: str, codes: list[str]
) -> tuple[Task, Trial]:
    task = await find_task(services, person, puzzle_id)
    return task, await asyncio.to_thread(Trial, task.puzzle, codes)


@router.post("/puzzles/{puzzle_id}/try", responses=json_response(PuzzleDraft))
async def try_out(
    services: ServicesDep, person: CurrentUser, puzzle_id: PuzzleId, turn: PuzzleTurn
) -> Response:
    """Return the position after some decisions of the turn; nothing is stored."""
    _, trial = await _trial(services, person, puzzle_id, turn.codes)
    return answer(await asyncio.to_thread(trial.draft))


@router.post("/puzzles/{puzzle_id}/effect", responses=json_response(PuzzleEffect))
async def foresee(
    services: ServicesDep, person: CurrentUser, puzzle_id: PuzzleId, ahead: PuzzleAhead
) -> Response:
    """Return what an action would do after some decisions of the turn."""
    _, trial = await _trial(services, person, puzzle_id, ahead.codes)
    return answer(trial.effect(ahead.code))


@router.post("/puzzles/{puzzle_id}/why-not", responses=json_response(WhyNot))
async def why_not(
    services: ServicesDep, person: CurrentUser, puzzle_id: PuzzleId, ahead: PuzzleAhead
) -> Response:
    """Return why an action is not possible after some decisions of the turn."""
    task, trial = await _trial(services, person, puzzle_id, ahead.codes)
    try:
        nearest = Nearest(trial.game.state, ahead.code)
    except ValueError as error:
        raise RefusedError("invalid", f"code: {error}") from error
    refused = RefusedError("illegal_action", "", reasons=nearest.reasons).as_dict()
    return answer(
        WhyNot(
            code=str(nearest.action),
            reasons=refused.get("reasons", []),
            repair=None if trial.is_complete else nearest.repair(task.puzzle.seat),
        )
    )


@router.post("/puzzles/{puzzle_id}/answer", responses=json_response(PuzzleVerdict))
async def judge(
    request: Request,
    services: ServicesDep,
    person: CurrentUser,
    puzzle_id: PuzzleId,
    turn: PuzzleTurn,
) -> Response:
    """Judge an answer; the first one to a puzzle changes your rating."""
    spend(request, "puzzle", person.id, ANSWERS)
    task, trial = await _trial(services, person, puzzle_id, turn.codes)
    job = Job(
        kind=Kind.HINT,
        lane=Lane.HINTS,
        bot="seer",
        person=person.id,
        origin=address_key(services.settings, request),
        table_id=task.id,
    )
    try:
        verdict = await services.pool.run(
            job, judged, task.puzzle.as_json(), trial.finished(), task.exercise is not None
        )
    except AnswerError as error:
        raise RefusedError("illegal_action", str(error)) from error
    async with services.database.write() as connection:
        return answer(await _kept(connection, task, person, verdict))


async def _kept(
    connection: DbConnection, task: Task, person: Person, verdict: PuzzleVerdict
) -> PuzzleVerdict:
    """Store an answer; return the verdict with what it changes for the person."""
    at = now()
    if task.exercise is not None:
        due = await exercises.keep_answer(connection, task.exercise, at, verdict["marks"])
        return {**verdict, "due": due}
    change = await store.keep_answer(
        connection,
        person.id,
        task.puzzle,
        verdict["marks"],
        at=at,
        withdrawn=verdict["withdrawn"],
    )
    if change is None:
        return verdict
    before, after = change
    return {**verdict, "before": rating.shown(before), "rating": rating.shown(after)}
