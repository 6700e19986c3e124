"""Exercises in the database: a player's own worst turns, and when each is due."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, delete, func, insert, select, update

from caledonia.puzzles.model import Puzzle
from caledonia.puzzles.own import lost_by
from caledonia.server.clock import new_id
from caledonia.server.db.connection import DbConnection
from caledonia.server.db.schema import exercises
from caledonia.server.exercises.spacing import HALF, Memory, after_answer
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

    @property
    def lost(self) -> float:
        """Points that the turn lost in the game."""
        return lost_by(self.puzzle)

    def is_due(self, now: int) -> bool:
        """Whether it waits to be answered."""
        return self.due is not None and self.due <= now


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
    puzzles: Mapping[int, Mapping[str, Any]],
    now: int,
) -> None:
    """Store exercises that are due at once; those that are there already stay as they are.

    :param puzzles: as JSON data, by the decisions before each turn.
    """
    query = select(e.ply).where(e.person == person, e.table_id == table_id)
    known = set((await connection.execute(query)).scalars())
    for ply, puzzle in puzzles.items():
        if ply not in known:
            await connection.execute(
                insert(exercises).values(
                    id=new_id(),
                    person=person,
                    table_id=table_id,
                    ply=ply,
                    data=encode_text(puzzle),
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
    """Return a person's exercises from one game, the most expensive turn first."""
    query = select(exercises).where(e.person == person, e.table_id == table_id).order_by(e.ply)
    known = [_read(row) for row in await connection.execute(query)]
    return sorted(known, key=lambda exercise: -exercise.lost)


async def next_due(
    connection: DbConnection, person: str, now: int, closed: Collection[str] = ()
) -> Exercise | None:
    """Return the exercise that has waited longest, of one game the most expensive turn.

    None: nothing is due.

    :param closed: tables whose exercises must not be shown now.
    """
    query = select(e.table_id, e.due).where(
        e.person == person, e.due <= now, e.table_id.not_in(closed)
    )
    first = (await connection.execute(query.order_by(e.due, e.created, e.id).limit(1))).first()
    if first is None:
        return None
    # Exercises of one game are made in the same moment.
    together = await of_table(connection, person, first.table_id)
    return next(exercise for exercise in together if exercise.due == first.due)


async def next_of_table(
    connection: DbConnection, person: str, table_id: str, now: int, after: str | None
) -> Exercise | None:
    """Return the next exercise of one game, the most expensive turn first; None: no more.

    When none of them is due, they can be gone through once more for fun.

    :param after: the exercise that was shown last; if it is of another game, these are done.
    """
    known = await of_table(connection, person, table_id)
    due = next((exercise for exercise in known if exercise.is_due(now)), None)
    if due is not None:
        return due
    if after is None:
        return next(iter(known), None)
    shown = [exercise.id for exercise in known]
    return next(iter(known[shown.index(after) + 1 :]), None) if after in shown else None


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
    tried = update(exercises).where(e.id == exercise.id)
    if marks >= HALF and not exercise.is_due(now):
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


async def forget_person(connection: DbConnection, person: str) -> None:
    """Delete a person's exercises."""
    await connection.execute(delete(exercises).where(e.person == person))


async def move_person(connection: DbConnection, guest: str, member: str) -> None:
    """Give a guest's exercises to a member; where both have one, the member's own stays."""
    other = exercises.alias()
    both = (
        select(other.c.id)
        .where(other.c.person == member, other.c.table_id == e.table_id, other.c.ply == e.ply)
        .exists()
    )
    await connection.execute(
        update(exercises).where(e.person == guest, ~both).values(person=member)
    )
    await forget_person(connection, guest)
