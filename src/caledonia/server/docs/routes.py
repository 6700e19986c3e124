"""``/api/docs`` and ``/api/openapi.json``; nothing of them comes from another host."""

from __future__ import annotations

import asyncio
from importlib.resources import files
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from caledonia.server.wire import encode

router = APIRouter(include_in_schema=False)

PARTS: Final = {
    "": ("docs.html", "text/html"),
    "/docs.css": ("docs.css", "text/css"),
    "/docs.js": ("docs.js", "text/javascript"),
}
"""What the page is made of, by the rest of its path."""


@router.get("/openapi.json")
async def openapi(request: Request) -> Response:
    """Return the API's description."""
    kept: bytes | None = getattr(request.app.state, "openapi", None)
    if kept is None:
        # Putting it together takes a moment: others need not wait for that.
        kept = encode(await asyncio.to_thread(request.app.openapi))
        request.app.state.openapi = kept
    return Response(kept, media_type="application/json")


def _add(path: str, name: str, kind: str) -> None:
    text = files(__package__).joinpath(name).read_bytes()

    async def show() -> Response:
        return Response(text, media_type=kind)

    router.add_api_route(f"/docs{path}", show, name=name)


for _path, (_name, _kind) in PARTS.items():
    _add(_path, _name, _kind)
