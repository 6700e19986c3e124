"""All routes that the page needs beyond those of tables."""

from __future__ import annotations

from fastapi import APIRouter

from caledonia.server.page import insight_routes, printed_routes

router = APIRouter()
router.include_router(insight_routes.router)
router.include_router(printed_routes.router)
