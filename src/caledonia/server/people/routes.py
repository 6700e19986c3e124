"""All routes about people."""

from __future__ import annotations

from fastapi import APIRouter

from caledonia.server.people import entry, forgotten, keys, mine

router = APIRouter()
for _part in (entry, forgotten, mine, keys):
    router.include_router(_part.router)
