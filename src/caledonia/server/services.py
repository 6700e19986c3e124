"""What the parts of a server share; made at its start, found by every route."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from caledonia.server.db.engine import Database
from caledonia.server.settings import Settings


@dataclass(slots=True, kw_only=True)
class Services:
    """The parts of one server process."""

    settings: Settings
    database: Database


def services_of(connection: HTTPConnection) -> Services:
    """Return the services of the application that a request or socket belongs to."""
    found: Services = connection.app.state.services
    return found


Parts = Annotated[Services, Depends(services_of)]
"""For the parameters of routes."""
