"""Routes about what is printed: content packs, maps, and pictures of maps."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from caledonia.content import Content
from caledonia.insight.maps import ground, map_data
from caledonia.insight.printed import printed
from caledonia.server.errors import RefusedError
from caledonia.server.gzip_response import BEST, JSON, GzipBody
from caledonia.server.packs import BASE, content_of
from caledonia.server.page.caching import is_known, tagged
from caledonia.server.page.files import ASK_AGAIN, FOR_EVER
from caledonia.server.page.response_cache import response_cache
from caledonia.server.page.svg_minify import minify
from caledonia.server.shapes import insight
from caledonia.server.shapes.base import json_response

router = APIRouter(tags=["page"])

SVG: Final = "image/svg+xml"

Pack = Annotated[str, Path(min_length=1, max_length=41, pattern=r"^[a-z0-9_-]+$")]
Sides = Annotated[str, Path(max_length=11, pattern=r"^A[0-9]-B[0-9]-C[0-9]-D[0-9]$")]
Players = Annotated[int, Query(ge=1, le=4)]
Turn = Annotated[int, Query(ge=0, le=3)]
"""Quarter turns of a map, clockwise."""
PackName = Annotated[str, Query(max_length=41, pattern=r"^[a-z0-9_-]+$")]
Version = Annotated[str | None, Query(max_length=64)]
"""The hash of what is expected: then the answer may be cached without limit."""


def _content(name: str) -> Content:
    try:
        return content_of(name)
    except ValueError as error:
        raise RefusedError("not_found", str(error)) from error


def _answer(
    request: Request, body: GzipBody, media_type: str, expected: str | None, version: str
) -> Response:
    """Return what never changes under its hash.

    :param expected: the hash that the client named.
    :param version: the hash that it has.
    """
    headers = {"Cache-Control": FOR_EVER if expected == version else ASK_AGAIN}
    if is_known(request, version):
        headers |= {"ETag": tagged(version, body.coding_for(request)), "Vary": "Accept-Encoding"}
        return Response(status_code=304, headers=headers)
    headers["ETag"] = tagged(version, body.coding_for(request))
    return body.answer(request, media_type, headers)


async def _edition(content: Content) -> str:
    """Return the hash of a pack and of all pictures of it; the first time takes a while."""
    return (await asyncio.to_thread(printed, content))["hash"]


@router.get("/content/{pack}", responses=json_response(insight.Printed))
async def content(request: Request, pack: Pack, v: Version = None) -> Response:
    """Return everything printed of a content pack; with its hash as ``v`` it never changes."""
    loaded = _content(pack)
    version = await _edition(loaded)
    body = await response_cache(request).find(("content", version), lambda: printed(loaded), BEST)
    return _answer(request, body, JSON, v, version)


@router.get("/maps/{sides}", responses=json_response(insight.MapData))
async def map_of(
    request: Request,
    sides: Sides,
    players: Players = 4,
    pack: PackName = BASE,
    v: Version = None,
) -> Response:
    """Return a map such as ``A1-B2-C1-D1`` for a number of players."""
    loaded = _content(pack)
    version = await _edition(loaded)

    def compute() -> object:
        return map_data(loaded, tuple(sides.split("-")), players)

    body = await _drawn(request, ("map", version, sides, players), compute)
    return _answer(request, body, JSON, v, version)


@router.get(
    "/maps/{sides}/ground.svg",
    response_class=Response,
    responses={200: {"content": {SVG: {"schema": {"type": "string"}}}}},
)
async def ground_of(
    request: Request,
    sides: Sides,
    players: Players = 4,
    theme: Literal["light", "dark"] = "light",
    turn: Turn = 0,
    pack: PackName = BASE,
    v: Version = None,
) -> Response:
    """Return the picture of a map below its costs and pieces, as SVG."""
    loaded = _content(pack)
    version = await _edition(loaded)

    def compute() -> object:
        return minify(ground(loaded, tuple(sides.split("-")), players, theme, turn)).encode()

    body = await _drawn(request, ("ground", version, sides, players <= 2, theme, turn), compute)
    return _answer(request, body, SVG, v, version)


async def _drawn(
    request: Request, key: tuple[object, ...], compute: Callable[[], object]
) -> GzipBody:
    """Return a map.

    :raises RefusedError: if there is none of these sides.
    """
    try:
        return await response_cache(request).find(key, compute, BEST)
    except ValueError as error:
        raise RefusedError("not_found", str(error)) from error
