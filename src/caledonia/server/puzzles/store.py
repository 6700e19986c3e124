"""Puzzles in the database: who answered which, and the ratings of both."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import Final

from sqlalchemy import delete, insert, select, text, update

from caledonia.puzzles.files import shipped_puzzles
from caledonia.puzzles.model import Puzzle
from caledonia.server.db.connection import DbConnection
from caledonia.server.db.schema import puzzles, solutions, solvers
from caledonia.server.puzzles import rating
from caledonia.server.ratings.model import Strength

_LOCK: Final = 0x43414C_50555A5A
"""Of this number PostgreSQL lets one transaction pass at a time."""


@dataclass(frozen=True, slots=True)
class Solver:
    """A person who answers puzzles."""

    strength: Strength
    solved: int


async def lock(connection: DbConnection) -> None:
    """Lock the rating of answers; SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})


async def solver(connection: DbConnection, person: str) -> Solver:
    """Return what is believed of a person."""
    query = select(solvers).where(solvers.c.person == person)
    row = (await connection.execute(query)).first()
    if row is None:
        return Solver(rating.new_person(), 0)
    return Solver(Strength(row.mu, row.sigma, row.answers), row.solved)


async def strengths(connection: DbConnection) -> dict[str, Strength]:
    """Return what is believed of all puzzles that are not withdrawn."""
    believed = {puzzle.id: rating.new_puzzle(puzzle.level) for puzzle in shipped_puzzles().values()}
    for row in await connection.execute(select(puzzles)):
        if row.id not in believed:
            continue
        if row.withdrawn is not None:
            del believed[row.id]
        else:
            believed[row.id] = Strength(row.mu, row.sigma, row.answers)
    return believed


async def answered(connection: DbConnection, person: str) -> dict[str, float]:
    """Return the marks of a person's first answers by puzzle."""
    query = select(solutions.c.puzzle, solutions.c.marks).where(solutions.c.person == person)
    return {row.puzzle: row.marks for row in await connection.execute(query)}


async def is_offered(connection: DbConnection, puzzle: str, person: str) -> bool:
    """Whether a person may see a puzzle: it is not withdrawn, or they have answered it."""
    withdrawn = puzzles.c.withdrawn.is_not(None)
    query = select(puzzles.c.id).where(puzzles.c.id == puzzle, withdrawn)
    if (await connection.execute(query)).first() is None:
        return True
    own = select(solutions.c.at).where(solutions.c.person == person, solutions.c.puzzle == puzzle)
    return (await connection.execute(own)).first() is not None


def puzzle_of_day(day: str, left: set[str]) -> Puzzle:
    """Return the puzzle of a day: the same for everybody, and not withdrawn.

    All puzzles come up once, in a fixed order, before any comes up again. A withdrawn one is
    replaced by the one half a cycle away; the other days keep theirs.
    """
    order = _order()
    place = date.fromisoformat(day).toordinal() % len(order)
    half = len(order) // 2
    further = (order[(place + half + step) % len(order)] for step in range(len(order)))
    return shipped_puzzles()[next(each for each in (order[place], *further) if each in left)]


@cache
def _order() -> tuple[str, ...]:
    """Return all puzzles in the order in which they are puzzles of the day."""
    return tuple(sorted(shipped_puzzles(), key=lambda each: hashlib.sha256(each.encode()).digest()))


async def keep_answer(
    connection: DbConnection,
    person: str,
    puzzle: Puzzle,
    marks: float,
    *,
    at: int,
    withdrawn: bool,
) -> tuple[Strength, Strength] | None:
    """Rate a person's first answer; return the person's strength before and after it.

    None: it was answered before, and does not count again.
    """
    await lock(connection)
    seen = select(solutions.c.at).where(
        solutions.c.person == person, solutions.c.puzzle == puzzle.id
    )
    is_first = (await connection.execute(seen)).first() is None
    if not is_first and not withdrawn:
        return None
    now = await solver(connection, person)
    row = (await connection.execute(select(puzzles).where(puzzles.c.id == puzzle.id))).first()
    believed = rating.new_puzzle(puzzle.level)
    if row is not None:
        believed = Strength(row.mu, row.sigma, row.answers)
    solved = (row.solved if row is not None else 0) + (marks >= 1)
    # A withdrawn puzzle changes no rating.
    change = rating.Change(now.strength, believed)
    if is_first and not withdrawn:
        change = rating.rate(now.strength, believed, marks)
    values = {
        "mu": change.puzzle.mu,
        "sigma": change.puzzle.sigma,
        "answers": change.puzzle.games,
        "solved": solved,
        "withdrawn": at if withdrawn else None if row is None else row.withdrawn,
    }
    if row is None:
        await connection.execute(insert(puzzles).values(id=puzzle.id, **values))
    else:
        await connection.execute(update(puzzles).where(puzzles.c.id == puzzle.id).values(**values))
    if not is_first:
        return None
    await connection.execute(
        insert(solutions).values(person=person, puzzle=puzzle.id, at=at, marks=marks)
    )
    await _keep_solver(connection, person, change.person, now.solved + (marks >= 1))
    return now.strength, change.person


async def _keep_solver(
    connection: DbConnection, person: str, strength: Strength, solved: int
) -> None:
    values = {
        "mu": strength.mu,
        "sigma": strength.sigma,
        "answers": strength.games,
        "solved": solved,
    }
    stored = update(solvers).where(solvers.c.person == person).values(**values)
    if (await connection.execute(stored)).rowcount == 0:
        await connection.execute(insert(solvers).values(person=person, **values))


async def forget_person(connection: DbConnection, person: str) -> None:
    """Delete a person's answers and rating; the ratings of puzzles stay."""
    for table in (solutions, solvers):
        await connection.execute(delete(table).where(table.c.person == person))


async def move_person(connection: DbConnection, guest: str, member: str) -> None:
    """Give what a guest has to a member; where both have it, the member's own stays."""
    own = select(solutions.c.puzzle).where(solutions.c.person == member)
    await connection.execute(
        update(solutions)
        .where(solutions.c.person == guest, solutions.c.puzzle.not_in(own))
        .values(person=member)
    )
    known = select(solvers.c.person).where(solvers.c.person == member)
    if (await connection.execute(known)).first() is None:
        await connection.execute(
            update(solvers).where(solvers.c.person == guest).values(person=member)
        )
    await forget_person(connection, guest)
