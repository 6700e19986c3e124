"""Analyses as people see them, and how far they are.

Pages ask again and again while an analysis runs: the statements are written out once, and on SQLite
they run on the event loop.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, bindparam, case, func, literal_column, select

from caledonia.review.shapes import VERSION
from caledonia.server.db import schema
from caledonia.server.db.connection import DbConnection
from caledonia.server.db.engine import Database
from caledonia.server.db.prepared import Prepared, run
from caledonia.server.exercises import store as exercises
from caledonia.server.games import store
from caledonia.server.games.rows import SeatRow, TableRow
from caledonia.server.shapes.analysis import AnalysisState
from caledonia.server.wire import stored_json

REVIEW: Final = "review"
"""Stands for the bot of an analysis that is a whole review."""
EXERCISES: Final = "exercises"
"""Stands for the bot of an analysis that makes exercises for the person who asked."""
UNFINISHED: Final = ("waiting", "running")

c = schema.analyses.c
_others = schema.analyses.alias("others")


class _Versioned(msgspec.Struct):
    """The part of a stored review that says which shape it has."""

    version: int


_version_decoder = msgspec.json.Decoder(_Versioned)


def _status(column: ColumnElement[str], *names: str) -> ColumnElement[bool]:
    """Return the condition that an analysis has one of some statuses, for a prepared statement."""
    # Values that are not written out would have to be given each time.
    return column.in_([literal_column(f"'{name}'") for name in names])


def _ahead() -> ColumnElement[int]:
    """Return how many unfinished analyses of the same person were asked for earlier."""
    o = _others.c
    earlier = (o.created < c.created) | ((o.created == c.created) & (o.id < c.id))
    count = select(func.count()).where(
        o.person == c.person, _status(o.status, *UNFINISHED), earlier
    )
    return count.scalar_subquery()


_COLUMNS: Final = {
    **{each.name: each for each in c if each is not c.result},
    "is_begun": c.result.is_not(None),
    "result": case((_status(c.status, "done"), c.result)),
    "ahead": case((_status(c.status, "waiting"), _ahead())),
}
"""What is read of an analysis: without the progress of an unfinished one, which gets long."""
_shown = select(*(column.label(name) for name, column in _COLUMNS.items()))
_FIND: Final = Prepared(_shown.where(c.id == bindparam("id")))
_OF_TABLE: Final = Prepared(
    _shown.where(
        c.table_id == bindparam("table_id"),
        c.bot == literal_column(f"'{REVIEW}'"),
        ~_status(c.status, "failed"),
    )
)


async def find(database: Database, analysis_id: str) -> Any:
    """Return an analysis without the progress of an unfinished one; None if there is none."""
    async with database.read_inline() as connection:
        return await find_in(connection, analysis_id)


async def find_in(connection: DbConnection, analysis_id: str) -> Any:
    """Return what :func:`find` does, within a transaction."""
    return await _row(connection, _FIND, id=analysis_id)


async def find_with_table(
    database: Database, analysis_id: str
) -> tuple[Any, TableRow, list[SeatRow]] | None:
    """Return what :func:`find` does, with the table and its seats; None if there is none."""
    async with database.read_inline() as connection:
        row = await find_in(connection, analysis_id)
        if row is None:
            return None
        table, around = store.read(*await run(connection, store.reading(row["table_id"])))
    return row, table, around.seats


async def review_of(database: Database, table_id: str) -> AnalysisState | None:
    """Return the review of a game or its progress; None: it has to be asked for."""
    async with database.read_inline() as connection:
        row = await _row(connection, _OF_TABLE, table_id=table_id)
    return None if row is None or is_outdated(row) else shown(row)


async def _row(connection: DbConnection, statement: Prepared, **values: str) -> Any:
    if any("\0" in value for value in values.values()):
        # PostgreSQL knows no such character.
        return None
    (rows,) = await run(connection, [(statement, values)])
    if not rows:
        return None
    row = dict(zip(_COLUMNS, rows[0], strict=True))
    row["exercises"] = None
    if row["bot"] == EXERCISES and row["status"] == "done":
        made = await exercises.of_table(connection, row["person"], row["table_id"])
        row["exercises"] = [exercise.id for exercise in made]
    return row


def is_finished(row: Any) -> bool:
    """Whether an analysis is finished."""
    return row["status"] in ("done", "failed")


def is_outdated(row: Any) -> bool:
    """Whether an analysis is a review whose shape is not the present one."""
    if row["bot"] != REVIEW or row["status"] != "done":
        return False
    return _version_decoder.decode(row["result"]).version != VERSION


def shown(row: Any) -> AnalysisState:
    """Return an analysis that was found as people see it."""
    is_review = row["bot"] == REVIEW
    has_result = row["status"] == "done" and row["bot"] != EXERCISES
    # Reviews are long: they go out as they are stored.
    stored = stored_json(row["result"]) if has_result else None
    return {
        "id": row["id"],
        "table_id": row["table_id"],
        "bot": row["bot"],
        "status": row["status"],
        "done": row["done"],
        "total": row["total"],
        "created": row["created"],
        "updated": row["updated"],
        "place": row["ahead"] or None,
        "result": None if is_review else stored,
        "review": stored if is_review else None,
        "exercises": row["exercises"],
    }
