"""Rivers as smooth lines along sides of hexes, widening towards the mouth."""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import Final

from caledonia.drawing.layout import between
from caledonia.drawing.svg import XY

SOURCE: Final = 3.5
NARROWEST_MOUTH: Final = 8.0
WIDEST_MOUTH: Final = 12.0
WIDER: Final = 1.2
"""How much wider a mouth is for each further side."""
BEND: Final = 4.5
"""How far a river swings off the straight side."""
STEPS: Final = 7
"""Points on each half side."""


class Stream:
    """A river's middle line and width at each of its points."""

    def __init__(self, corners: list[XY]) -> None:
        """Lead a stream through the corners of its sides, from source to mouth."""
        sides = len(corners) - 1
        self.source = SOURCE
        self.mouth = min(WIDEST_MOUTH, NARROWEST_MOUTH + WIDER * (sides - 1))
        self._line = _smooth(_swing(corners))
        self._halves = len(self._line) // (2 * sides)

    def _direction(self, i: int) -> XY:
        """Return the direction of flow at a point, of length one."""
        before, after = self._line[max(0, i - 1)], self._line[min(len(self._line) - 1, i + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = hypot(dx, dy)
        return dx / length, dy / length

    def _width(self, i: int) -> float:
        return self.source + (self.mouth - self.source) * i / (len(self._line) - 1)

    def banks(self) -> tuple[list[XY], list[XY]]:
        """Return the right and the left bank, both from source to mouth."""
        right, left = [], []
        for i, (x, y) in enumerate(self._line):
            dx, dy = self._direction(i)
            half = self._width(i) / 2
            right.append((x - dy * half, y + dx * half))
            left.append((x + dy * half, y - dx * half))
        return right, left

    def arrows(self) -> list[list[XY]]:
        """Return small arrows that point downstream, one in the middle of each side."""
        arrows = []
        for i in range(self._halves, len(self._line), 2 * self._halves):
            x, y = self._line[i]
            dx, dy = self._direction(i)
            half = max(2.2, self._width(i) * 0.3)
            back = (x - dx * half, y - dy * half)
            tips = [(back[0] - dy * half, back[1] + dx * half), (x + dx * half, y + dy * half)]
            arrows.append([*tips, (back[0] + dy * half, back[1] - dx * half)])
        return arrows


def _swing(corners: list[XY]) -> list[XY]:
    """Add the middle of each side, swung to one side and the other in turns."""
    points = [corners[0]]
    for number, (one, other) in enumerate(pairwise(corners)):
        x, y = between(one, other, 0.5)
        length = hypot(other[0] - one[0], other[1] - one[1])
        swing = BEND * (-1) ** number / length
        points += [(x - (other[1] - one[1]) * swing, y + (other[0] - one[0]) * swing), other]
    return points


def _smooth(points: list[XY]) -> list[XY]:
    """Return a Catmull-Rom line through points."""
    padded = [points[0], *points, points[-1]]
    line = []
    for i in range(len(points) - 1):
        p0, p1, p2, p3 = padded[i : i + 4]
        line += [_between_four(p0, p1, p2, p3, step / STEPS) for step in range(STEPS)]
    return [*line, points[-1]]


def _between_four(p0: XY, p1: XY, p2: XY, p3: XY, t: float) -> XY:
    def along(a: float, b: float, c: float, d: float) -> float:
        linear, square, cube = c - a, 2 * a - 5 * b + 4 * c - d, 3 * b - a - 3 * c + d
        return b + 0.5 * t * (linear + t * (square + t * cube))

    return along(p0[0], p1[0], p2[0], p3[0]), along(p0[1], p1[1], p2[1], p3[1])
