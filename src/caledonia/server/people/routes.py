"""All routes about people."""

from __future__ import annotations

from fastapi import APIRouter

from caledonia.server.people import entry, forgotten, keys, mailboxes, mine

router = APIRouter()
for _part in (entry, forgotten, mailboxes, mine, keys):
    router.include_router(_part.router)
