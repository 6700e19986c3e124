"""The services of one server process, built at startup and passed to every route.

The services come from many packages, and the routes of each need them: so the class is down here,
and imports their types for the type checker only.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from caledonia.server.db.engine import Database
from caledonia.server.settings import Settings

if TYPE_CHECKING:
    from caledonia.server.identity.lookups import Lookups
    from caledonia.server.identity.origins import Origins
    from caledonia.server.jobs.local import Jobs
    from caledonia.server.jobs.pool import Pool
    from caledonia.server.live.hub import Hub
    from caledonia.server.live.lines import Lines
    from caledonia.server.notices.models import NoticeLimiter
    from caledonia.server.ops.health import Health
    from caledonia.server.page.response_cache import ResponseCache
    from caledonia.server.security.buckets import Limiter
    from caledonia.server.stats.archive import Archive
    from caledonia.server.stats.statistics import Cache
    from caledonia.server.tables.departures import Departures
    from caledonia.server.tables.service import TableService
    from caledonia.server.telemetry.metrics import Metrics


@dataclass(slots=True, kw_only=True)
class Services:
    """Everything that the routes of one server process share."""

    settings: Settings
    database: Database
    table_service: TableService
    hub: Hub
    pool: Pool
    jobs: Jobs
    lines: Lines
    metrics: Metrics
    lookups: Lookups
    origins: Origins
    departures: Departures
    archive: Archive
    health: Health
    limiter: Limiter | None
    """None: no rate limits."""
    notice_limiter: NoticeLimiter
    response_cache: ResponseCache
    """Responses that are the same for everybody."""
    statistics: Cache = field(default_factory=OrderedDict)
    pending_hints: set[tuple[str, str]] = field(default_factory=set)
    """Person and table of every hint that a bot is thinking about."""


def services_of(connection: HTTPConnection) -> Services:
    """Return the services of the application that a request or socket belongs to."""
    services: Services = connection.app.state.services
    return services


async def _services(connection: HTTPConnection) -> Services:
    # FastAPI runs dependencies that are not coroutines in a thread.
    return services_of(connection)


ServicesDep = Annotated[Services, Depends(_services)]
"""The services, as a parameter of a route."""
