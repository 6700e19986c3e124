"""``GET /health``: the process lives. ``GET /ready``: it can play."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from time import monotonic
from typing import Final

from fastapi import APIRouter, Request, Response
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from caledonia.server import storage
from caledonia.server.clock import now
from caledonia.server.db.engine import Database
from caledonia.server.db.heartbeat import beat
from caledonia.server.db.migrate import newest
from caledonia.server.services import services_of
from caledonia.server.shapes.base import json_response
from caledonia.server.shapes.health import Alive, Ready
from caledonia.server.shapes.problems import Problem, refused
from caledonia.server.storage import cause_of, kind_of
from caledonia.server.telemetry.calm import calmly
from caledonia.server.telemetry.logs import logger
from caledonia.server.wire import answer

PATIENCE: Final = 2.0
"""Seconds within which the database has to answer."""
KEPT: Final = 2.0
"""Seconds for which a result is cached."""
OK: Final = "ok"
SENTENCES: Final = {
    storage.BUSY: "Another program holds the database, or it did not answer in time.",
    storage.FULL: "Cannot write to the database: its disk is full.",
    storage.READ_ONLY: "Cannot write to the database: it or its folder is read-only.",
    storage.DAMAGED: "The database is damaged: restore a backup.",
    storage.AWAY: "The database does not answer.",
}
"""By kind of fault."""

_log = logger("caledonia.health")

_newest = cache(newest)


class Health:
    """What an application knows about itself."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        """:param clock: in seconds."""
        self.is_stopping = False
        self._clock = clock
        self._stored: dict[str, str] = {}
        self._until = 0.0
        self._probe = asyncio.Lock()

    async def checks(self, database: Database) -> dict[str, str]:
        """Return every check with ``ok``, or a sentence that says what is wrong."""
        # Frequent health checks must not write to the database each time.
        async with self._probe:
            if self._clock() >= self._until:
                self._stored = await _probe(database)
                self._until = self._clock() + KEPT
        return {"running": "The server is stopping." if self.is_stopping else OK} | self._stored


async def _probe(database: Database) -> dict[str, str]:
    wanted = await asyncio.to_thread(_newest)
    try:
        async with asyncio.timeout(PATIENCE):
            revision = await _revision(database)
            if revision != wanted:
                schema = f"The schema is {revision}, not {wanted}: run 'caledonia db migrate'."
                return {"database": OK, "schema": schema}
            async with database.write() as connection:
                await connection.run_sync(beat, now())
    except (SQLAlchemyError, OSError) as error:
        kind = kind_of(error)
        calmly(_log.error, "not ready", kind=kind, error=cause_of(error))
        return {"database": SENTENCES[kind], "schema": "unknown"}
    return {"database": OK, "schema": OK}


async def _revision(database: Database) -> str | None:
    async with database.read() as connection:
        result = await connection.execute(text("SELECT version_num FROM alembic_version"))
        return result.scalar_one_or_none()


def health_router(health: Health) -> APIRouter:
    """Return the routes ``/health`` and ``/ready``."""
    router = APIRouter(tags=["health"])

    @router.get(
        "/health", responses=json_response(Alive), response_description="The process is alive."
    )
    async def read_health() -> Response:
        """Return that the process is alive."""
        return answer(Alive(status=OK))

    @router.get(
        "/ready",
        response_description="The server can play.",
        responses=json_response(Ready) | refused(503, "Not now; the checks say why."),
    )
    async def read_ready(request: Request) -> Response:
        """Return whether the server can play: its database answers and has the newest schema."""
        checks = await health.checks(services_of(request).database)
        failed = [name for name, result in checks.items() if result != OK]
        if not failed:
            return answer(Ready(status=OK, checks=checks))
        sentence = f"Not ready: {', '.join(failed)}. Ask again in a moment."
        return answer(Problem(code="unavailable", message=sentence, checks=checks), 503)

    return router
