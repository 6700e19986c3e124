"""Installs access log, metrics and health checks."""

from __future__ import annotations

import os

from fastapi import FastAPI

from caledonia.server.ops.access import Access
from caledonia.server.ops.health import Health, health_router
from caledonia.server.ops.scrape import TOKEN, metrics_router
from caledonia.server.settings import Settings
from caledonia.server.telemetry.metrics import Metrics
from caledonia.version import RULES_VERSION


def observe(app: FastAPI, settings: Settings, health: Health) -> Metrics:
    """Install access log, metrics and health checks, before a page is mounted at ``/``."""
    metrics = Metrics()
    engine = settings.database_url().partition("://")[0].partition("+")[0]
    metrics.info(app.version, RULES_VERSION, engine)
    app.add_middleware(Access, metrics=metrics)
    router = health_router(health)
    app.include_router(router, prefix="/api")
    app.include_router(router, include_in_schema=False)
    app.include_router(metrics_router(metrics, os.environ.get(TOKEN, "")))
    return metrics
