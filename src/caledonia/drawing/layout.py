"""Layout of map pictures: the printed outline in picture units.

The centre of ``a1`` is the origin. A page that draws pieces itself places them by :func:`middle`.
Players on other sides of the table see the map turned: places turn, and what is drawn at a
place stays upright.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from math import sqrt
from typing import Final

from caledonia.content.geometry import Point, centre, corners
from caledonia.drawing.svg import XY
from caledonia.types import COLUMNS, ROWS, Space

SIDE: Final = 50.0
"""Length of a side of a hex."""
RISE: Final = SIDE * sqrt(3) / 2
"""Half the height of a hex."""
LEFT: Final = -SIDE
TOP: Final = -RISE
WIDTH: Final = (len(COLUMNS) - 1) * 1.5 * SIDE + 2 * SIDE
HEIGHT: Final = (2 * ROWS + 1) * RISE
_quarters: ContextVar[int] = ContextVar("quarters", default=0)


@contextmanager
def turned(quarters: int) -> Iterator[None]:
    """Draw the map turned clockwise by some quarters within a block."""
    before = _quarters.set(quarters)
    try:
        yield
    finally:
        _quarters.reset(before)


def degrees_turned() -> int:
    """Return by how much directions turn clockwise."""
    return 90 * _quarters.get()


def turned_spot(where: XY) -> XY:
    """Return a place after the map is turned round its origin."""
    x, y = where
    for _ in range(_quarters.get()):
        x, y = -y, x
    return x, y


def xy_of(point: Point) -> XY:
    """Return a point of the printed outline in units of the picture."""
    return turned_spot((point[0] * SIDE / 2, point[1] * RISE))


def middle(space: Space) -> XY:
    """Return the middle of a space."""
    return xy_of(centre(space))


def outline(space: Space) -> tuple[XY, ...]:
    """Return the corners of a space, clockwise from the right of an unturned map."""
    return tuple(xy_of(point) for point in corners(space))


def beside(start: XY, dx: float, dy: float) -> XY:
    """Return a place at a distance from another one."""
    return start[0] + dx, start[1] + dy


def between(one: XY, other: XY, share: float) -> XY:
    """Return the place at a share of the way from one place to another."""
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
