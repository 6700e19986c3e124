"""Answers compressed with gzip, where that pays and the client accepts it.

Starlette's GZipMiddleware would compress every answer each time it is sent; here a body that is
sent often is compressed once and kept (:class:`GzipBody`).
"""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from caledonia.server.wire import encode

LEAST: Final = 1024
"""Bytes below which compression does not pay."""
LEVEL: Final = 5
BEST: Final = 9
"""For what is compressed once and sent for years."""
JSON: Final = "application/json"


def accepts(request: Request, coding: str) -> bool:
    """Whether a client takes answers in a coding such as ``gzip``."""
    for part in request.headers.get("accept-encoding", "").split(","):
        name, _, weight = part.strip().partition(";")
        if name.strip() == coding:
            return weight.strip().replace(" ", "") not in ("q=0", "q=0.0")
    return False


class GzipBody:
    """A body that is sent often: only its compressed form is kept."""

    __slots__ = ("body", "is_compressed")

    def __init__(self, plain: bytes, level: int = LEVEL) -> None:
        """Compress a body; it takes a while where it is large."""
        self.is_compressed = len(plain) > LEAST
        self.body = gzip.compress(plain, level, mtime=0) if self.is_compressed else plain

    def coding_for(self, request: Request) -> str:
        """Return the coding in which this client gets the body; empty: as it is."""
        return "gzip" if self.is_compressed and accepts(request, "gzip") else ""

    def answer(
        self, request: Request, media_type: str = JSON, headers: Mapping[str, str] | None = None
    ) -> Response:
        """Return the body as this client takes it."""
        body, all_headers = self.body, {**(headers or {}), "Vary": "Accept-Encoding"}
        coding = self.coding_for(request)
        if coding:
            all_headers["Content-Encoding"] = coding
        elif self.is_compressed:
            body = gzip.decompress(body)
        return Response(body, media_type=media_type, headers=all_headers)


def gzip_answer(request: Request, data: object) -> Response:
    """Return data as JSON, compressed where that pays and the client takes it."""
    plain = encode(data)
    if len(plain) > LEAST and accepts(request, "gzip"):
        return GzipBody(plain).answer(request)
    return Response(plain, media_type=JSON, headers={"Vary": "Accept-Encoding"})
