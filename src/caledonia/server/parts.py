"""The parts that make up a server: their routes, and how they are started and stopped."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import APIRouter

from caledonia.server.db.engine import Database
from caledonia.server.services import Services
from caledonia.server.settings import Settings

ROUTERS: Final[tuple[APIRouter, ...]] = ()
"""All routes below ``/api``."""


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Services]:
    """Start all parts, and stop them in the opposite order."""
    database = Database(settings.database_url())
    try:
        yield Services(settings=settings, database=database)
    finally:
        await database.close()
