"""Adds to an application what its operator looks at."""

from __future__ import annotations

import os

from fastapi import FastAPI

from caledonia.server.ops.access import Access
from caledonia.server.ops.health import Health, health_router
from caledonia.server.ops.metrics import Metrics
from caledonia.server.ops.scrape import TOKEN, metrics_router
from caledonia.server.settings import Settings
from caledonia.version import RULES_VERSION


def observe(app: FastAPI, settings: Settings) -> Metrics:
    """Install access log, metrics and health once; before a page is mounted at ``/``.

    ``app.state.metrics`` and ``app.state.health`` hold the same afterwards.
    """
    known: Metrics | None = getattr(app.state, "metrics", None)
    if known is not None:
        return known
    metrics, health = Metrics(), Health()
    app.state.metrics, app.state.health = metrics, health
    engine = settings.database_url().partition("://")[0].partition("+")[0]
    metrics.info(app.version, RULES_VERSION, engine)
    app.add_middleware(Access, metrics=metrics)
    router = health_router(health)
    app.include_router(router, prefix="/api")
    app.include_router(router, include_in_schema=False)
    app.include_router(metrics_router(metrics, os.environ.get(TOKEN, "")))
    return metrics
