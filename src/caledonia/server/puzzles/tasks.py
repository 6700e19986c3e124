"""Finding the puzzle or exercise that a request is about."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final, cast

from caledonia.puzzles.files import shipped_puzzles
from caledonia.puzzles.model import Puzzle
from caledonia.server.db.connection import DbConnection
from caledonia.server.exercises import store as exercises
from caledonia.server.exercises.store import Exercise
from caledonia.server.fair_play.aids import analysis_allowed, must_allow_analysis
from caledonia.server.games.rows import TableRow
from caledonia.server.games.store import find_table
from caledonia.server.identity.models import Person
from caledonia.server.puzzles import rating, store
from caledonia.server.puzzles.playing import Trial, table_of
from caledonia.server.refusals import refusal
from caledonia.server.services import Services
from caledonia.server.shapes.puzzles import PuzzleKind, PuzzleTask

NEAREST: Final = 8
"""The next puzzle is one of this many nearest to a person's rating."""


@dataclass(frozen=True, slots=True)
class Task:
    """What is to be solved."""

    puzzle: Puzzle
    exercise: Exercise | None = None
    """None for puzzles that everybody can solve."""

    @property
    def id(self) -> str:
        """Its name in addresses."""
        return self.puzzle.id if self.exercise is None else self.exercise.id


async def find_task(services: Services, person: Person, name: str) -> Task:
    """Return a puzzle, or an exercise of the person.

    A withdrawn puzzle is only for people who have answered it.

    :raises RefusedError: if there is none, it was withdrawn, or the game that an exercise comes
        from must not be analysed now.
    """
    puzzle = shipped_puzzles().get(name)
    async with services.database.read() as connection:
        if puzzle is not None:
            if not await store.is_offered(connection, name, person.id):
                raise refusal("puzzle_withdrawn")
            return Task(puzzle)
        exercise = await exercises.find(connection, person.id, name)
        if exercise is None:
            raise refusal("no_such_puzzle")
        table = await find_table(connection, exercise.table_id)
    must_allow_analysis(table)
    await services.table_service.layer_holds.must_not_be_held(table)
    return Task(exercise.puzzle, exercise)


async def is_open(services: Services, table: TableRow) -> bool:
    """Whether exercises from a game may be shown now."""
    holds = services.table_service.layer_holds
    return analysis_allowed(table) and not await holds.is_held(table)


async def next_puzzle(
    connection: DbConnection, person: Person, kind: str | None, rng: Random
) -> Task:
    """Return a puzzle near a person's rating that was not answered yet.

    :raises RefusedError: if there is none left.
    """
    believed = await store.strengths(connection)
    done = await store.answered(connection, person.id)
    own = (await store.solver(connection, person.id)).strength
    left = [
        puzzle
        for name, puzzle in shipped_puzzles().items()
        if name in believed and name not in done and (kind is None or kind in puzzle.kinds)
    ]
    if not left:
        raise refusal("no_puzzle_left")
    left.sort(key=lambda puzzle: (abs(believed[puzzle.id].mu - own.mu), puzzle.id))
    return Task(rng.choice(left[:NEAREST]))


async def shown(
    connection: DbConnection, task: Task, person: Person, day: str | None = None
) -> PuzzleTask:
    """Return a task as the page shows it."""
    puzzle, exercise = task.puzzle, task.exercise
    data: PuzzleTask = {
        "id": task.id,
        # Puzzles are checked for their kinds when they are read.
        "kinds": [cast("PuzzleKind", kind) for kind in puzzle.kinds],
        "level": puzzle.level,
        "rating": None,
        "seat": puzzle.seat,
        "table": {**table_of(puzzle, Trial(puzzle, ()), person), "id": task.id},
    }
    if exercise is not None:
        return {**data, "origin": {"table": exercise.table_id, "ply": exercise.ply}}
    believed = await store.strengths(connection)
    strength = believed.get(puzzle.id, rating.new_puzzle(puzzle.level))
    data["rating"] = rating.shown(strength)
    if day is not None:
        data["day"] = day
    marks = (await store.answered(connection, person.id)).get(puzzle.id)
    if marks is not None:
        data["marks"] = marks
    return data
