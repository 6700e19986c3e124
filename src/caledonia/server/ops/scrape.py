"""``GET /metrics``: for this machine, and for requests with the token."""

from __future__ import annotations

import hmac
from ipaddress import ip_address
from time import monotonic
from typing import Final

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError

from caledonia.server.db.engine import Database
from caledonia.server.db.schema import tables
from caledonia.server.errors import RefusedError
from caledonia.server.games.rows import CLOSED, FINISHED, OPEN, PLAYING
from caledonia.server.services import services_of
from caledonia.server.telemetry.logs import logger
from caledonia.server.telemetry.metrics import Metrics

TOKEN: Final = "CALEDONIA_METRICS_TOKEN"
"""Environment variable: lets other machines read the metrics."""
KEPT: Final = 10.0
"""Seconds for which the number of tables is not asked again."""
FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-real-ip")
"""Headers of a proxy: the request comes from elsewhere, even if this machine connected."""

_log = logger("caledonia.metrics")


def may_read(request: Request, token: str) -> bool:
    """Whether a request comes from this machine itself, or brings the token."""
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    if token and scheme.lower() == "bearer":
        return hmac.compare_digest(given.strip().encode(), token.encode())
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:
        return False


class TableCounts:
    """The number of tables by status, asked at most every ten seconds."""

    def __init__(self) -> None:
        self._counts = dict.fromkeys((OPEN, PLAYING, FINISHED, CLOSED), 0)
        self._until = 0.0

    async def read(self, database: Database) -> dict[str, int]:
        """Return the numbers; the last ones known where the database does not answer."""
        if monotonic() < self._until:
            return self._counts
        self._until = monotonic() + KEPT
        query = select(tables.c.status, func.count()).group_by(tables.c.status)
        try:
            async with database.read() as connection:
                counts = {row[0]: row[1] for row in await connection.execute(query)}
        except (SQLAlchemyError, OSError) as error:
            _log.warning("tables not counted", error=type(error).__name__)
            return self._counts
        self._counts = {status: counts.get(status, 0) for status in self._counts}
        return self._counts


def metrics_router(metrics: Metrics, token: str) -> APIRouter:
    """Return the route ``/metrics``."""
    router = APIRouter(include_in_schema=False)
    counts = TableCounts()

    @router.get("/metrics")
    async def read_metrics(request: Request) -> Response:
        """Return all figures as Prometheus reads them."""
        if not may_read(request, token):
            raise RefusedError(
                "not_allowed",
                f"metrics are only for this machine: set {TOKEN} and send it as a bearer token",
            )
        metrics.tables(await counts.read(services_of(request).database))
        return Response(metrics.page(), media_type=CONTENT_TYPE_LATEST)

    return router
