"""``GET /health``: the process lives. ``GET /ready``: it can play."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import cache
from typing import Final

from fastapi import APIRouter, Request, Response
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from caledonia.server.db.engine import Database
from caledonia.server.db.migrate import newest
from caledonia.server.services import services_of
from caledonia.server.shapes.base import told
from caledonia.server.shapes.health import Alive, Ready
from caledonia.server.shapes.problems import refused
from caledonia.server.wire import answer

PATIENCE: Final = 2.0
"""Seconds within which the database has to answer."""
OK: Final = "ok"

_newest = cache(newest)


@dataclass(slots=True)
class Health:
    """What an application knows about itself."""

    is_stopping: bool = False

    async def checks(self, database: Database) -> dict[str, str]:
        """Return every check with ``ok``, or a sentence that says what is wrong."""
        found = {"running": "The server is stopping." if self.is_stopping else OK}
        wanted = await asyncio.to_thread(_newest)
        try:
            revision = await asyncio.wait_for(_revision(database), PATIENCE)
        except (SQLAlchemyError, OSError, TimeoutError):
            return found | {"database": "The database does not answer.", "schema": "unknown"}
        schema = OK
        if revision != wanted:
            schema = f"The schema is {revision}, not {wanted}: run 'caledonia db migrate'."
        return found | {"database": OK, "schema": schema}


async def _revision(database: Database) -> str | None:
    async with database.read() as connection:
        found = await connection.execute(text("SELECT version_num FROM alembic_version"))
        return found.scalar_one_or_none()


def health_router(health: Health) -> APIRouter:
    """Return the routes ``/health`` and ``/ready``."""
    router = APIRouter(tags=["health"])

    @router.get("/health", responses=told(Alive), response_description="It does.")
    async def read_health() -> Response:
        """Tell that the process lives."""
        return answer({"status": OK})

    @router.get(
        "/ready",
        response_description="It can.",
        responses=told(Ready) | refused(503, "Not now; the checks say why."),
    )
    async def read_ready(request: Request) -> Response:
        """Tell whether the server can play: its database answers and has the newest schema."""
        checks = await health.checks(services_of(request).database)
        failed = [name for name, result in checks.items() if result != OK]
        if not failed:
            return answer({"status": OK, "checks": checks})
        sentence = f"Not ready: {', '.join(failed)}. Ask again in a moment."
        return answer({"code": "unavailable", "message": sentence, "checks": checks}, 503)

    return router
