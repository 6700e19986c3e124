"""Long lists page by page, and parameters that many routes share."""

from __future__ import annotations

import base64
import math
import re
from typing import Annotated, Any, Final

from fastapi import Path, Query

from caledonia.server.errors import RefusedError
from caledonia.server.shapes.problems import refused
from caledonia.server.wire import decode, encode

ID: Final = r"^[A-Za-z0-9_-]{1,32}$"
"""What ids look like."""
LAST: Final = 2**53
"""The highest number that every client can read; times and cursors stay below it."""

PersonId = Annotated[str, Path(pattern=ID, description="A person's id.")]
Limit = Annotated[int, Query(ge=1, le=100, description="Lines of a page.")]
Cursor = Annotated[
    str | None, Query(max_length=200, description="`next` of the page before; none: from the top.")
]
Versus = Annotated[int, Query(ge=2, le=4, description="The number of players.")]
"""A player count at which people play against each other."""

NOT_FOUND: Final[dict[int | str, dict[str, Any]]] = {
    **refused(404, "There is no such thing."),
    **refused(422, "A parameter is wrong; the sentence names it."),
}
"""Documented answers of routes that look something up."""
INVALID: Final[dict[int | str, dict[str, Any]]] = {422: NOT_FOUND[422]}


def write_cursor(*values: float | str) -> str:
    """Return where a page ended, as text for the client to hand back."""
    return base64.urlsafe_b64encode(encode(values)).decode().rstrip("=")


def read_cursor(text: str | None, *kinds: type) -> list[Any] | None:
    """Return the values of a cursor; None for the first page.

    :param kinds: the types of the values, in their order.
    :raises RefusedError: if it is none that a page ended with.
    """
    if text is None:
        return None
    try:
        values = decode(base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True))
    except ValueError:
        values = None
    fits = (
        isinstance(values, list)
        and len(values) == len(kinds)
        and all(_fits(value, kind) for value, kind in zip(values, kinds, strict=True))
    )
    if not fits:
        raise RefusedError("invalid", "cursor: give `next` of the page before, or leave it out")
    return list(values)


def _fits(value: object, kind: type) -> bool:
    if kind is str:
        return isinstance(value, str) and re.fullmatch(ID, value) is not None
    if kind is int:
        return type(value) is int and abs(value) <= LAST
    return isinstance(value, float) and math.isfinite(value)
