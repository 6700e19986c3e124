"""Where everything lies in a picture of the map: the printed outline, in units of the picture.

The centre of ``a1`` is the origin. A page that draws pieces itself places them by :func:`middle`.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from caledonia.content.geometry import Point, centre, corners
from caledonia.drawing.svg import Spot
from caledonia.types import COLUMNS, ROWS, Space

SIDE: Final = 50.0
"""Length of a side of a hex."""
RISE: Final = SIDE * sqrt(3) / 2
"""Half the height of a hex."""
LEFT: Final = -SIDE
TOP: Final = -RISE
WIDTH: Final = (len(COLUMNS) - 1) * 1.5 * SIDE + 2 * SIDE
HEIGHT: Final = (2 * ROWS + 1) * RISE


def spot(point: Point) -> Spot:
    """Return a point of the printed outline in units of the picture."""
    return point[0] * SIDE / 2, point[1] * RISE


def middle(space: Space) -> Spot:
    """Return the middle of a space."""
    return spot(centre(space))


def outline(space: Space) -> tuple[Spot, ...]:
    """Return the six corners of a space, clockwise from the right-hand one."""
    return tuple(spot(point) for point in corners(space))


def beside(start: Spot, dx: float, dy: float) -> Spot:
    """Return a place so far from another one."""
    return start[0] + dx, start[1] + dy


def between(one: Spot, other: Spot, share: float) -> Spot:
    """Return the place at a share of the way from one place to another."""
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
