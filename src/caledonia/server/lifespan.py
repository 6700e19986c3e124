"""The routers of the API, and how the services of a process start and stop."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final

from fastapi import APIRouter

from caledonia.server.db.engine import Database
from caledonia.server.games.history import fill_deals
from caledonia.server.identity.lookups import Lookups
from caledonia.server.identity.origins import Origins, OriginWriter
from caledonia.server.jobs import counselling, error_rates, layers
from caledonia.server.jobs import routes as jobs_routes
from caledonia.server.jobs.local import LocalJobs
from caledonia.server.jobs.pool import Pool
from caledonia.server.jobs.queue import QueueJobs
from caledonia.server.jobs.ticker import Ticker
from caledonia.server.jobs.uptime import Uptime
from caledonia.server.live import socket
from caledonia.server.live.bus import Bus
from caledonia.server.live.hub import Hub
from caledonia.server.live.lines import Lines
from caledonia.server.live.revocation import Revocations
from caledonia.server.notices import routes as notices
from caledonia.server.notices.dispatcher import Dispatcher
from caledonia.server.notices.models import NoticeLimiter
from caledonia.server.observers import observers_for
from caledonia.server.ops.health import Health
from caledonia.server.page import routes as page
from caledonia.server.page.response_cache import ResponseCache
from caledonia.server.people import routes as people
from caledonia.server.puzzles import exercise_routes
from caledonia.server.puzzles import routes as puzzles
from caledonia.server.ratings import routes as ratings
from caledonia.server.security.buckets import Limiter
from caledonia.server.services import Services
from caledonia.server.settings import Settings
from caledonia.server.stats import routes as stats
from caledonia.server.stats.archive import Archive
from caledonia.server.tables import routes as tables
from caledonia.server.tables.departures import Departures
from caledonia.server.tables.service import TableService
from caledonia.server.telemetry.metrics import Metrics

ROUTERS: Final[tuple[APIRouter, ...]] = (
    # Routes are tried one after the other: what is asked for most comes first.
    tables.commands,
    people.router,
    tables.router,
    page.router,
    socket.router,
    jobs_routes.router,
    counselling.router,
    puzzles.router,
    exercise_routes.router,
    layers.router,
    error_rates.router,
    stats.router,
    ratings.router,
    notices.router,
)
"""All routes below ``/api``."""


@asynccontextmanager
async def running(
    settings: Settings, metrics: Metrics, health: Health, limiter: Limiter | None
) -> AsyncIterator[Services]:
    """Start all services; stop them in reverse order."""
    async with AsyncExitStack() as stack:
        database = Database(settings.database_url())
        stack.push_async_callback(database.close)
        await fill_deals(database)
        quotas = settings.quotas if settings.rate_limits else None
        table_service = TableService(database, observers_for(quotas))
        hub = Hub(database, table_service, metrics)
        stack.push_async_callback(hub.close)
        uptime = Uptime(database, table_service.observers, hub.refresh_soon)
        # Before any clock is checked or shown.
        await uptime.beat()
        table_service.connect(hub, uptime.ensure)
        await stack.enter_async_context(uptime)
        pool = await stack.enter_async_context(Pool(settings.bot_processes, metrics))
        jobs: LocalJobs | QueueJobs
        if database.is_sqlite:
            jobs = LocalJobs(database, table_service, pool)
        else:
            hub.connect(await stack.enter_async_context(Bus(database, hub)))
            await stack.enter_async_context(hub.presence)
            jobs = QueueJobs(database, table_service, pool, workers=settings.bot_processes)
        await stack.enter_async_context(jobs)
        lookups, origins = Lookups(), Origins()
        await stack.enter_async_context(OriginWriter(database, origins))
        lines = await stack.enter_async_context(Lines(hub, jobs, pool))
        await stack.enter_async_context(Revocations(database, hub, lookups))
        await stack.enter_async_context(Dispatcher(settings, database))
        archive = await stack.enter_async_context(Archive(settings, database))
        await stack.enter_async_context(Ticker(database, table_service, jobs))
        yield Services(
            settings=settings,
            database=database,
            table_service=table_service,
            hub=hub,
            pool=pool,
            jobs=jobs,
            lines=lines,
            metrics=metrics,
            lookups=lookups,
            origins=origins,
            departures=Departures(table_service),
            archive=archive,
            health=health,
            limiter=limiter,
            notice_limiter=NoticeLimiter(),
            response_cache=ResponseCache(),
        )
