"""JSON as it goes over the wire: written once, sent as bytes."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.responses import Response

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder()


def encode(data: object) -> bytes:
    """Return JSON."""
    return _encoder.encode(data)


def encode_text(data: object) -> str:
    """Return JSON as it is stored."""
    return _encoder.encode(data).decode()


def decode(text: str | bytes) -> Any:
    """Read JSON."""
    return _decoder.decode(text)


def stored_json(text: str) -> Any:
    """Return stored JSON as a part of an answer, which takes it as it is."""
    return msgspec.Raw(text.encode())


def answer(data: object, status: int = 200) -> Response:
    """Return a response whose body needs no further encoding."""
    return Response(encode(data), status, media_type="application/json")
