"""Answers that are worth packing: compressed where the client takes it."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from caledonia.server.wire import encode

LEAST: Final = 1024
"""Bytes below which packing does not pay."""
LEVEL: Final = 5
BEST: Final = 9
"""For what is packed once and sent for ever."""
JSON: Final = "application/json"


def accepts(request: Request, coding: str) -> bool:
    """Whether a client takes answers in a coding such as ``gzip``."""
    for part in request.headers.get("accept-encoding", "").split(","):
        name, _, weight = part.strip().partition(";")
        if name.strip() == coding:
            return weight.strip().replace(" ", "") not in ("q=0", "q=0.0")
    return False


class Packed:
    """A body that is sent often: kept packed only."""

    __slots__ = ("body", "is_packed")

    def __init__(self, plain: bytes, level: int = LEVEL) -> None:
        """Pack a body; it takes a while where it is large."""
        self.is_packed = len(plain) > LEAST
        self.body = gzip.compress(plain, level, mtime=0) if self.is_packed else plain

    def coding_for(self, request: Request) -> str:
        """Return the coding in which this client gets the body; empty: as it is."""
        return "gzip" if self.is_packed and accepts(request, "gzip") else ""

    def answer(
        self, request: Request, media_type: str = JSON, headers: Mapping[str, str] | None = None
    ) -> Response:
        """Return the body as this client takes it."""
        body, all_headers = self.body, {**(headers or {}), "Vary": "Accept-Encoding"}
        coding = self.coding_for(request)
        if coding:
            all_headers["Content-Encoding"] = coding
        elif self.is_packed:
            body = gzip.decompress(body)
        return Response(body, media_type=media_type, headers=all_headers)


def packed_answer(request: Request, data: object) -> Response:
    """Return data as JSON, packed where that pays and the client takes it."""
    plain = encode(data)
    if len(plain) > LEAST and accepts(request, "gzip"):
        return Packed(plain).answer(request)
    return Response(plain, media_type=JSON, headers={"Vary": "Accept-Encoding"})
