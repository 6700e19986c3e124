"""Whether the server lives, and can play."""

from __future__ import annotations

from typing import Literal

from caledonia.server.shapes.base import Shape


class Alive(Shape):
    """The process lives."""

    status: Literal["ok"]


class Ready(Alive):
    """The server can play."""

    checks: dict[str, str]
