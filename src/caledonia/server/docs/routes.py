"""``/api/docs`` and ``/api/openapi.json``.

FastAPI's pages load Swagger UI or ReDoc from another host, which our security headers forbid and a
server without internet could not do; so the page is our own.
"""

from __future__ import annotations

import asyncio
from importlib.resources import files
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from caledonia.server.wire import encode

FILES: Final = {
    "": ("docs.html", "text/html"),
    "/docs.css": ("docs.css", "text/css"),
    "/docs.js": ("docs.js", "text/javascript"),
}
"""The files of the page, by the rest of their path."""


def docs_router() -> APIRouter:
    """Return the routes of one application, which encodes its description once."""
    router = APIRouter(include_in_schema=False)
    encoded: list[bytes] = []

    @router.get("/openapi.json")
    async def openapi(request: Request) -> Response:
        if not encoded:
            # Building it takes a moment, which must not block the event loop.
            encoded.append(encode(await asyncio.to_thread(request.app.openapi)))
        return Response(encoded[0], media_type="application/json")

    for path, (name, kind) in FILES.items():
        _add(router, path, name, kind)
    return router


def _add(router: APIRouter, path: str, name: str, kind: str) -> None:
    text = files(__package__).joinpath(name).read_bytes()

    async def show() -> Response:
        return Response(text, media_type=kind)

    router.add_api_route(f"/docs{path}", show, name=name)
