"""The order of jobs on PostgreSQL: the same round robin as in :mod:`scheduler`, for all processes.

The queue hands out the job with the highest priority, so each time a job is added or starts, all
waiting jobs get their place in the queue as their priority.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, text

from caledonia.server.clock import now
from caledonia.server.db import schema
from caledonia.server.db.connection import DbConnection
from caledonia.server.db.engine import Database

QUICK: Final = "quick"
BRISK: Final = "brisk"
BOTS: Final = "bots"
ANALYSES: Final = "analyses"
"""Queues."""
ANALYSIS: Final = "analysis"
"""The queueing lock of an analysis is this word and its id."""
LAST: Final = -1_000_000
"""Priority of a job that has no place yet."""
REMEMBERED: Final = 86_400_000_000
"""Microseconds for which turns are remembered."""
ALIVE: Final = 30
"""Seconds without a heartbeat after which a worker counts as dead."""
LATE: Final = 30_000
"""Milliseconds without progress after which an analysis without a job is resumed."""
STUCK: Final = 3_600_000
"""Milliseconds without progress after which one is resumed although a worker seems to do it."""

_LOCK: Final = text("SELECT pg_advisory_xact_lock(hashtext('shares ' || :queue))")
_SERVE: Final = text(
    """
    INSERT INTO shares (queue, who, at)
    SELECT :queue, who, (extract(epoch FROM clock_timestamp()) * 1000000)::bigint
    FROM unnest(ARRAY['person ' || :person, 'origin ' || :origin]) AS who
    ON CONFLICT (queue, who) DO UPDATE SET at = excluded.at
    """
)
_ARRANGE: Final = text(
    """
    WITH waiting AS (
        SELECT id, args->>'person' AS person, args->>'origin' AS origin,
               coalesce((args->>'since')::bigint, 0) AS since
        FROM procrastinate_jobs WHERE status = 'todo' AND queue_name = :queue
    ), by_person AS (
        SELECT waiting.*, coalesce(shares.at, 0) AS person_at,
               row_number() OVER (PARTITION BY person ORDER BY since, id) AS person_round
        FROM waiting LEFT JOIN shares
        ON shares.queue = :queue AND shares.who = 'person ' || waiting.person
    ), by_origin AS (
        SELECT by_person.*, coalesce(shares.at, 0) AS origin_at, row_number() OVER (
                   PARTITION BY origin ORDER BY person_round, person_at, id
               ) AS origin_round
        FROM by_person LEFT JOIN shares
        ON shares.queue = :queue AND shares.who = 'origin ' || by_person.origin
    ), line AS (
        SELECT id, row_number() OVER (
                   ORDER BY origin_round, origin_at, person_round, person_at, id
               ) AS place
        FROM by_origin
    )
    UPDATE procrastinate_jobs AS jobs SET priority = -line.place FROM line
    WHERE jobs.id = line.id AND jobs.status = 'todo' AND jobs.priority <> -line.place
    """
)
_LINE: Final = text(
    """
    SELECT args->>'table_id' AS table_id, (args->>'seat')::integer AS seat,
           (args->>'at')::bigint AS at,
           row_number() OVER (PARTITION BY queue_name ORDER BY priority DESC, id) AS place
    FROM procrastinate_jobs WHERE status = 'todo' AND queue_name IN ('quick', 'brisk', 'bots')
    """
)
_UNDER_WAY: Final = text(
    """
    SELECT 1 FROM procrastinate_jobs AS jobs
    JOIN procrastinate_workers AS workers ON workers.id = jobs.worker_id
    WHERE jobs.queueing_lock = :lock AND jobs.status = 'doing'
    AND workers.last_heartbeat > now() - make_interval(secs => :alive)
    """
)

_FORGOTTEN: Final = text(
    """
    SELECT id FROM analyses
    WHERE analyses.status IN ('waiting', 'running') AND updated < :late AND NOT EXISTS (
        SELECT 1 FROM procrastinate_jobs AS jobs
        LEFT JOIN procrastinate_workers AS workers ON workers.id = jobs.worker_id
        WHERE jobs.queueing_lock = :name || ' ' || analyses.id
        AND (jobs.status = 'todo' OR (
            jobs.status = 'doing' AND analyses.updated >= :stuck
            AND workers.last_heartbeat > now() - make_interval(secs => :alive)
        ))
    )
    ORDER BY created, id
    """
)


async def arrange(database: Database, queue: str) -> None:
    """Update the priorities of all waiting jobs in a queue."""
    async with database.write() as connection:
        await _arrange(connection, queue)


async def serve(database: Database, queue: str, person: str, origin: str) -> None:
    """Record that a person's job starts, so that others go first from now on."""
    async with database.write() as connection:
        await connection.execute(_SERVE, {"queue": queue, "person": person, "origin": origin})
        await _arrange(connection, queue)


async def _arrange(connection: DbConnection, queue: str) -> None:
    # One process at a time, to avoid deadlocks on the rows.
    await connection.execute(_LOCK, {"queue": queue})
    await connection.execute(_ARRANGE, {"queue": queue})


async def line(database: Database, longer_than: int) -> dict[str, tuple[int, int]]:
    """Return seat and place in line of the bots that wait, by table.

    :param longer_than: milliseconds that they have waited.
    """
    before = now() - longer_than
    async with database.read() as connection:
        rows = (await connection.execute(_LINE)).all()
    return {row.table_id: (row.seat, row.place) for row in rows if row.at and row.at <= before}


async def is_under_way(database: Database, lock: str) -> bool:
    """Whether a live worker is running the job with a queueing lock."""
    async with database.read() as connection:
        query = await connection.execute(_UNDER_WAY, {"lock": lock, "alive": ALIVE})
        return query.first() is not None


async def forgotten_analyses(database: Database) -> list[str]:
    """Return the unfinished analyses for which there is no job, or only one of a dead worker."""
    at = now()
    limits = {"late": at - LATE, "stuck": at - STUCK, "alive": ALIVE, "name": ANALYSIS}
    async with database.read() as connection:
        return list((await connection.execute(_FORGOTTEN, limits)).scalars())


async def forget(database: Database) -> None:
    """Delete turns that are too old to matter."""
    c = schema.shares.c
    async with database.write() as connection:
        await connection.execute(delete(schema.shares).where(c.at < now() * 1000 - REMEMBERED))
