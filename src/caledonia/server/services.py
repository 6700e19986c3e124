"""What the parts of a server share; made at its start, found by every route."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from caledonia.server.db.engine import Database
from caledonia.server.settings import Settings

if TYPE_CHECKING:
    from caledonia.server.jobs.local import Jobs
    from caledonia.server.jobs.pool import Pool
    from caledonia.server.live.hub import Hub
    from caledonia.server.live.lines import Lines
    from caledonia.server.ops.metrics import Metrics
    from caledonia.server.tables.keeper import Keeper


@dataclass(slots=True, kw_only=True)
class Services:
    """The parts of one server process."""

    settings: Settings
    database: Database
    keeper: Keeper
    hub: Hub
    pool: Pool
    jobs: Jobs
    lines: Lines
    metrics: Metrics


def services_of(connection: HTTPConnection) -> Services:
    """Return the services of the application that a request or socket belongs to."""
    found: Services = connection.app.state.services
    return found


async def _parts(connection: HTTPConnection) -> Services:
    # What is not asynchronous would be called in a thread.
    return services_of(connection)


Parts = Annotated[Services, Depends(_parts)]
"""For the parameters of routes."""
