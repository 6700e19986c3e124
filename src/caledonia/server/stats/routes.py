"""The routes about finished games."""

from __future__ import annotations

from fastapi import APIRouter

from caledonia.server.stats import archive_routes, daily, levels, profiles, statistics

router = APIRouter()
for part in (profiles, statistics, daily, levels, archive_routes):
    router.include_router(part.router)
