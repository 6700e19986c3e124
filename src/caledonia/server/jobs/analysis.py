"""Analyses of finished games: the value of each decision, and points lost.

Merchant, chief and seer judge every decision alone; a review (docs/review.md) looks at the whole
game; exercises are made of one player's worst turns. All of them work in steps of a few decisions,
in a lane of their own, and store their progress after each step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy import Text, bindparam, func, insert, select, update

from caledonia.review.probe import DEFAULT
from caledonia.server.clock import new_id, now
from caledonia.server.db import schema
from caledonia.server.db.advisory import hold
from caledonia.server.db.connection import DbConnection
from caledonia.server.db.engine import Database
from caledonia.server.exercises import store as exercises
from caledonia.server.exercises.thinking import OwnGame
from caledonia.server.games import store
from caledonia.server.games.replay import GameLog
from caledonia.server.games.rows import SeatRow, TableRow
from caledonia.server.jobs.exercising import Progress, one_step
from caledonia.server.jobs.lanes import Job, Kind, Lane, origin_or_person
from caledonia.server.jobs.pool import Pool
from caledonia.server.jobs.states import (
    EXERCISES,
    REVIEW,
    UNFINISHED,
    find_in,
    find_with_table,
    is_finished,
    is_outdated,
    shown,
)
from caledonia.server.jobs.thinking import judged, probed, reviewed
from caledonia.server.quotas import Quota
from caledonia.server.refusals import refusal
from caledonia.server.shapes.analysis import AnalysisResult, AnalysisState, JudgedDecision
from caledonia.server.storage import STORAGE_ERRORS
from caledonia.server.tables.service import TableService
from caledonia.server.wire import decode, encode_text

NODES: Final = {"merchant": 30, "chief": 120, "seer": 800, "review": DEFAULT.nodes}
"""Games played out, or positions looked at, for each decision, by the bot that judges."""
MOST_UNASKED: Final = 3
"""Unfinished analyses of a person up to which exercises are queued without being asked for."""
STRIDE: Final = 5
"""Decisions judged between two writes of the progress."""
REVIEW_STRIDE: Final = 20
"""Decisions of a review between two writes: each write costs live tables more than the progress of
a few decisions is worth to those who wait."""
TURNING_POINTS: Final = 3
"""Decisions of each seat that are pointed out."""
BEGIN: Final = '{"decisions":['
END: Final = "]}"
"""What stands around the decisions of an unfinished analysis where it is stored."""

log = structlog.get_logger()
c = schema.analyses.c
_begun = func.substr(c.result, 1, func.length(c.result) - len(END)).concat(",")
_EXTEND: Final = (
    update(schema.analyses)
    .where(c.id == bindparam("analysis"))
    .values(
        status="running",
        done=bindparam("until"),
        updated=bindparam("at"),
        result=func.coalesce(_begun, BEGIN).concat(bindparam("more", type_=Text)),
    )
)
"""Adds to what is stored, inside the database: it gets long, and live tables would wait for us."""


_progress_decoder = msgspec.json.Decoder(Progress)


async def ask_for(
    database: Database,
    table_id: str,
    person: str,
    bot: str,
    *,
    origin: str | None = None,
    quota: Quota | None = None,
) -> AnalysisState:
    """Return the analysis of a game by a bot, queueing it if it is new or outdated.

    :param origin: keyed hash of the address that asks.
    :param quota: how many may be queued; None: any number.
    :raises RefusedError: if too many are queued.
    """
    query = select(schema.analyses).where(
        c.table_id == table_id, c.bot == bot, c.status != "failed"
    )
    if bot == EXERCISES:
        query = query.where(c.person == person)
    async with database.write() as connection:
        # Two people who ask at once get the same one.
        table = await store.find_table(connection, table_id, lock=True)
        row = (await connection.execute(query)).mappings().first()
        if row is None:
            if quota is not None:
                await _must_have_room(connection, person, origin, quota)
            await _queue(connection, table, person, bot, origin)
        elif is_outdated(row):
            again = {"status": "waiting", "done": 0, "result": None, "updated": now()}
            await connection.execute(
                update(schema.analyses).where(c.id == row["id"]).values(**again)
            )
        asked = (await connection.execute(query.with_only_columns(c.id))).scalar_one()
        return shown(await find_in(connection, asked))


async def _queue(
    connection: DbConnection, table: TableRow, person: str, bot: str, origin: str | None
) -> None:
    values = {
        "id": new_id(),
        "table_id": table.id,
        "person": person,
        "bot": bot,
        "status": "waiting",
        "done": 0,
        "total": table.ply,
        "created": now(),
        "updated": now(),
        "origin": origin,
    }
    await connection.execute(insert(schema.analyses).values(**values))


async def queue_exercises(connection: DbConnection, table: TableRow, person: str) -> None:
    """Queue exercises that nobody asked for, unless many analyses of the person wait already."""
    unfinished = select(func.count()).where(c.person == person, c.status.in_(UNFINISHED))
    if (await connection.execute(unfinished)).scalar_one() < MOST_UNASKED:
        await _queue(connection, table, person, EXERCISES, None)


async def _must_have_room(
    connection: DbConnection, person: str, origin: str | None, quota: Quota
) -> None:
    # Exercises that nobody asked for have no address, and take nobody's room.
    unfinished = select(func.count()).where(c.status.in_(UNFINISHED), c.origin.is_not(None))
    await hold(connection, f"person {person}")
    if (
        await connection.execute(unfinished.where(c.person == person))
    ).scalar_one() >= quota.person:
        raise refusal("many_analyses", count=quota.person)
    if origin is not None:
        await hold(connection, f"address {origin}")
        here = unfinished.where(c.origin == origin)
        if (await connection.execute(here)).scalar_one() >= quota.address:
            raise refusal("many_analyses_here", count=quota.address)


async def move_person(connection: DbConnection, guest: str, member: str) -> None:
    """Give the analyses of a guest to a member."""
    await connection.execute(update(schema.analyses).where(c.person == guest).values(person=member))


async def forget_person(connection: DbConnection, person: str) -> None:
    """Keep a person's finished analyses without their requester.

    The others are given up: without an address they would not count for its limit.
    """
    own = update(schema.analyses).where(c.person == person)
    await connection.execute(
        own.where(c.status.in_(UNFINISHED)).values(status="failed", updated=now())
    )
    await connection.execute(own.values(person="", origin=None))


async def _progress(database: Database, analysis_id: str) -> str | None:
    """Return the decisions analysed so far, as JSON; None: there are none."""
    query = select(c.result).where(c.id == analysis_id)
    async with database.read() as connection:
        stored: str | None = (await connection.execute(query)).scalar_one()
    return stored


async def waiting(database: Database, table_id: str | None = None) -> list[str]:
    """Return the unfinished analyses, of all games or of one."""
    query = select(c.id).where(c.status.in_(UNFINISHED)).order_by(c.created, c.id)
    if table_id is not None:
        query = query.where(c.table_id == table_id)
    async with database.read() as connection:
        return list((await connection.execute(query)).scalars())


async def advance(table_service: TableService, pool: Pool, analysis_id: str) -> bool:
    """Analyse and store the next decisions; return whether more are left.

    :raises STORAGE_ERRORS: if the database fails; call it again later.
    """
    database = table_service.database
    known = await find_with_table(database, analysis_id)
    if known is None or is_finished(known[0]):
        return False
    try:
        return await _advance(table_service, pool, *known)
    except STORAGE_ERRORS:
        raise
    except Exception:
        log.exception("an analysis failed", analysis=analysis_id)
        await _store(database, analysis_id, status="failed")
        return False


async def _advance(
    table_service: TableService, pool: Pool, row: Any, table: TableRow, seats: Sequence[SeatRow]
) -> bool:
    # The game is replayed where bots think: live tables would wait for it here.
    log = await table_service.whole_games.log_of(table)
    database = table_service.database
    if row["bot"] == EXERCISES:
        return await _make_exercises(database, pool, row, seats, log)
    # Without stored progress it starts over.
    done = row["done"] if row["is_begun"] else 0
    if row["status"] == "waiting":
        await _store(database, row["id"], lightly=True, status="running")
    whole = len(log.codes)
    until = min(done + (REVIEW_STRIDE if row["bot"] == REVIEW else STRIDE), whole)
    steps = _with_probes if row["bot"] == REVIEW else _with_judgements
    result = await steps(database, pool, row, log, done, until)
    is_done = until == whole
    if isinstance(result, str):
        status = "done" if is_done else "running"
        await _store(
            database, row["id"], lightly=not is_done, status=status, done=until, result=result
        )
    else:
        await _store_probes(database, row["id"], until, result)
    return not is_done


def _job(row: Any) -> Job:
    """Return the job of one step."""
    return Job(
        kind=Kind.ANALYSIS,
        lane=Lane.ANALYSES,
        bot=row["bot"],
        person=row["person"],
        origin=origin_or_person(row["origin"], row["person"]),
        table_id=row["table_id"],
    )


async def _with_judgements(
    database: Database, pool: Pool, row: Any, log: GameLog, done: int, until: int
) -> str:
    """Return what to store: the decisions so far, and at the end the turning points.

    Each decision is a separate job.
    """
    job = _job(row)
    stored = await _progress(database, row["id"])
    decisions: list[JudgedDecision] = [] if stored is None else decode(stored)["decisions"]
    for number in range(done, until):
        decision = await pool.run(job, judged, log, number, NODES[job.bot], job.bot)
        if decision is not None:
            decisions.append(decision)
    if until < len(log.codes):
        return encode_text({"decisions": decisions})
    result: AnalysisResult = {
        "decisions": decisions,
        "turning_points": turning_points(decisions, log.beginning.players),
    }
    return encode_text(result)


async def _with_probes(
    database: Database, pool: Pool, row: Any, log: GameLog, done: int, until: int
) -> str | list[str]:
    """Return the next probes, and at the end the review."""
    job, nodes = _job(row), NODES[REVIEW]
    probes = await pool.run(job, probed, log, done, until, nodes)
    if until < len(log.codes):
        return probes
    stored = await _progress(database, row["id"])
    begun = BEGIN if stored is None else stored.removesuffix(END) + ","
    return await pool.run(job, reviewed, log, begun + ",".join(probes) + END, nodes)


async def _make_exercises(
    database: Database, pool: Pool, row: Any, seats: Sequence[SeatRow], log: GameLog
) -> bool:
    """Do a step towards a person's exercises; return whether more are left."""
    analysis_id, person, table_id = row["id"], row["person"], row["table_id"]
    async with database.read() as connection:
        known = await exercises.of_table(connection, person, table_id)
    if known:
        # An earlier release made them.
        await _store(database, analysis_id, status="done", done=row["total"], result="{}")
        return False
    seat = next(seat.seat for seat in seats if seat.person == person)
    own = OwnGame(log, seat)
    stored = await _progress(database, analysis_id)
    progress = Progress() if stored is None else _progress_decoder.decode(stored)
    if not progress.is_done:
        review = await _current_review(database, table_id) if stored is None else None
        progress = await one_step(pool, _job(row), own, progress, review)
    if not progress.is_done:
        await _store(
            database,
            analysis_id,
            lightly=True,
            status="running",
            done=progress.done,
            total=progress.total,
            result=encode_text(progress),
        )
        return True
    first = log.beginning.ply
    made = {ply - first: puzzle for ply, puzzle in progress.puzzles.items()}
    async with database.write() as connection:
        unfinished = (c.id == analysis_id) & (c.person == person) & c.status.in_(UNFINISHED)
        ended = update(schema.analyses).where(unfinished)
        changed = await connection.execute(
            ended.values(
                status="done",
                result="{}",
                updated=now(),
                done=progress.done,
                total=progress.total,
            )
        )
        # A guest may have become a member since, or deleted the account.
        if changed.rowcount:
            await exercises.add(connection, person, table_id, made, now())
    return not changed.rowcount


async def _current_review(database: Database, table_id: str) -> str | None:
    """Return the stored review of a game as JSON; None: there is none."""
    query = select(schema.analyses).where(
        c.table_id == table_id, c.bot == REVIEW, c.status == "done"
    )
    async with database.read() as connection:
        row = (await connection.execute(query)).mappings().first()
    if row is None or is_outdated(row):
        return None
    review: str = row["result"]
    return review


def turning_points(decisions: Sequence[JudgedDecision], players: int) -> list[list[int]]:
    """Return by seat the most expensive decisions, in game order."""
    points = []
    for seat in range(players):
        own = [each for each in decisions if each["seat"] == seat and each["loss"] > 0]
        worst = sorted(own, key=lambda each: -each["loss"])[:TURNING_POINTS]
        points.append(sorted(each["ply"] for each in worst))
    return points


async def _store(
    database: Database, analysis_id: str, *, lightly: bool = False, **values: Any
) -> None:
    """:param lightly: it may be lost with the power."""
    async with database.write_lightly() if lightly else database.write() as connection:
        await connection.execute(
            update(schema.analyses).where(c.id == analysis_id).values(**values, updated=now())
        )


async def _store_probes(
    database: Database, analysis_id: str, until: int, probes: Sequence[str]
) -> None:
    values = {"analysis": analysis_id, "until": until, "at": now(), "more": ",".join(probes) + END}
    # After a power cut these decisions are probed again.
    async with database.write_lightly() as connection:
        await connection.execute(_EXTEND, values)
