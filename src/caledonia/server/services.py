"""The services of one server process, built at startup and passed to every route."""

from __future__ import annotations

from dataclasses import dataclass
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
    from caledonia.server.notices.limits import NoticeLimiter
    from caledonia.server.ops.metrics import Metrics
    from caledonia.server.tables.departures import Departures
    from caledonia.server.tables.keeper import Keeper


@dataclass(slots=True, kw_only=True)
class Services:
    """Everything that the routes of one server process share."""

    settings: Settings
    database: Database
    keeper: Keeper
    hub: Hub
    pool: Pool
    jobs: Jobs
    lines: Lines
    metrics: Metrics
    lookups: Lookups
    origins: Origins
    departures: Departures
    notice_limiter: NoticeLimiter


def services_of(connection: HTTPConnection) -> Services:
    """Return the services of the application that a request or socket belongs to."""
    services: Services = connection.app.state.services
    return services


async def _services(connection: HTTPConnection) -> Services:
    # FastAPI runs dependencies that are not coroutines in a thread.
    return services_of(connection)


ServicesDep = Annotated[Services, Depends(_services)]
"""The services, as a parameter of a route."""
