"""Exercises in the database: a player's own worst turns, and when each is due."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, func, insert, select, update

from caledonia.puzzles.model import Puzzle
from caledonia.server.clock import new_id
from caledonia.server.db.connection import DbConnection
from caledonia.server.db.schema import exercises
from caledonia.server.puzzles.spacing import HALF, Memory, after_answer
from caledonia.server.wire import decode, encode_text

e = exercises.c


@dataclass(frozen=True, slots=True)
class Exercise:
    """A turn of an own game to try again."""

    id: str
    table_id: str
    ply: int
    """Decisions before the turn."""
    puzzle: Puzzle
    due: int | None
    """When it comes back; None: it is known."""
    memory: Memory | None
    """How well it is remembered; None before the first answer."""


def _read(row: Row[Any]) -> Exercise:
    puzzle = Puzzle.from_json(decode(row.data))
    memory = None
    if row.answered is not None:
        memory = Memory(row.stability, row.difficulty, row.answered)
    return Exercise(row.id, row.table_id, row.ply, puzzle, row.due, memory)


async def add(
    connection: DbConnection,
    person: str,
    table_id: str,
    turns: Sequence[Mapping[str, Any]],
    now: int,
) -> None:
    """Store exercises that are due at once; those that are there already stay as they are."""
    query = select(e.ply).where(e.person == person, e.table_id == table_id)
    known = set((await connection.execute(query)).scalars())
    for turn in turns:
        if turn["ply"] not in known:
            await connection.execute(
                insert(exercises).values(
                    id=new_id(),
                    person=person,
                    table_id=table_id,
                    ply=turn["ply"],
                    data=encode_text(turn["puzzle"]),
                    created=now,
                    due=now,
                    tries=0,
                )
            )


async def find(connection: DbConnection, person: str, exercise: str) -> Exercise | None:
    """Return an exercise of a person; others cannot see it."""
    query = select(exercises).where(e.id == exercise, e.person == person)
    row = (await connection.execute(query)).first()
    return None if row is None else _read(row)


async def of_table(connection: DbConnection, person: str, table_id: str) -> list[Exercise]:
    """Return a person's exercises from one game, in the order of play."""
    query = select(exercises).where(e.person == person, e.table_id == table_id).order_by(e.ply)
    return [_read(row) for row in await connection.execute(query)]


async def next_due(connection: DbConnection, person: str, now: int) -> Exercise | None:
    """Return the exercise that has waited longest; None: nothing is due."""
    query = select(exercises).where(e.person == person, e.due <= now).order_by(e.due, e.id)
    row = (await connection.execute(query.limit(1))).first()
    return None if row is None else _read(row)


async def counts(connection: DbConnection, person: str, now: int) -> tuple[int, int, int]:
    """Return how many exercises are due, come back later, and are known."""
    query = select(
        func.count().filter(e.due <= now),
        func.count().filter(e.due > now),
        func.count().filter(e.due.is_(None)),
    ).where(e.person == person)
    due, later, known = (await connection.execute(query)).one()
    return due, later, known


async def keep_answer(
    connection: DbConnection, exercise: Exercise, now: int, marks: float
) -> int | None:
    """Note an answer; return when the exercise comes back.

    An exercise that is not due can be tried for fun: a right answer then changes nothing.
    """
    is_due = exercise.due is not None and exercise.due <= now
    tried = update(exercises).where(e.id == exercise.id)
    if marks >= HALF and not is_due:
        await connection.execute(tried.values(tries=e.tries + 1))
        return exercise.due
    memory, due = after_answer(exercise.memory, marks, now)
    await connection.execute(
        tried.values(
            tries=e.tries + 1,
            due=due,
            stability=memory.stability,
            difficulty=memory.difficulty,
            answered=memory.answered,
        )
    )
    return due
