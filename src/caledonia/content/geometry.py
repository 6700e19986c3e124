"""Geometry of the printed map: hexes, modules, fixed lochs, sides and corners.

Flat-top hexes in 13 columns of 9 rows; columns b, d, f, h, j, l sit half a hex lower. Points are
integers: x counts half sides of a hex, y half heights, so that every centre and corner is exact.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from caledonia.types import COLUMNS, ROWS, SPACES, Mask, Space, mask_of, parse_space

MODULES: Final = ("A", "B", "C", "D")
"""The modules clockwise from top left."""
CENTRE: Final[Space] = parse_space("g5")
"""The middle of the map."""

Point = tuple[int, int]
"""x in half sides, y in half heights of a hex, from the centre of ``a1``; y grows downwards."""
Edge = tuple[Space, Space]
"""Two adjacent spaces, the lower number first: the side that they share."""

_CORNERS: Final = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
_ACROSS: Final = ((3, 1), (0, 2), (-3, 1), (-3, -1), (0, -2), (3, -1))


def _neighbours_on_grid(space: Space) -> tuple[Space, ...]:
    column, row = divmod(space, ROWS)
    lower = column % 2
    spots = [(column, row - 1), (column, row + 1)]
    for side in (column - 1, column + 1):
        spots += [(side, row - 1 + lower), (side, row + lower)]
    return tuple(sorted(c * ROWS + r for c, r in spots if 0 <= c < len(COLUMNS) and 0 <= r < ROWS))


ADJACENT: Final = tuple(_neighbours_on_grid(space) for space in range(SPACES))
"""By space: the spaces that share a side with it, ascending."""
ADJACENT_MASK: Final[tuple[Mask, ...]] = tuple(mask_of(spaces) for spaces in ADJACENT)
"""By space: the same as a mask."""
MAP_EDGE: Final[Mask] = mask_of([s for s in range(SPACES) if len(ADJACENT[s]) < 6])
"""Spaces with at least one side facing off the map."""


def module_of(space: Space) -> str:
    """Return the letter of the module that holds the space."""
    column, row = divmod(space, ROWS)
    left = column < 6
    top = row < 5 - column % 2
    return ("A" if left else "B") if top else ("D" if left else "C")


MODULE_SPACES: Final = MappingProxyType(
    {m: tuple(s for s in range(SPACES) if module_of(s) == m) for m in MODULES}
)
"""The spaces of each module, ascending."""


def _spaces(names: str) -> tuple[Space, ...]:
    return tuple(parse_space(name) for name in names.split())


CORNER_LOCH: Final[Mapping[str, Space]] = MappingProxyType(
    dict(zip(MODULES, _spaces("a1 m1 m9 a9"), strict=True))
)
"""The loch in each module's outer corner: its port space of the 3-4 player game."""
CENTRAL_LOCHS: Final = MappingProxyType(
    {
        "A": _spaces("e5 f4"),
        "B": _spaces("g4 g5 h4"),
        "C": _spaces("g6 h5"),
        "D": _spaces("e6 f5 f6"),
    }
)
"""Each module's part of the loch in the middle of the map."""


def centre(space: Space) -> Point:
    """Return the middle of a space."""
    column, row = divmod(space, ROWS)
    return 3 * column, 2 * row + column % 2


def corners(space: Space) -> tuple[Point, ...]:
    """Return the six corners of a space, clockwise from the right-hand one."""
    x, y = centre(space)
    return tuple((x + dx, y + dy) for dx, dy in _CORNERS)


def _spaces_across() -> tuple[tuple[Space | None, ...], ...]:
    at = {centre(space): space for space in range(SPACES)}
    return tuple(
        tuple(at.get((x + dx, y + dy)) for dx, dy in _ACROSS)
        for x, y in (centre(space) for space in range(SPACES))
    )


SPACE_ACROSS: Final = _spaces_across()
"""By space: the space behind each side, clockwise from the lower right one; None off the map."""


def edge(one: Space, other: Space) -> Edge:
    """Return the side shared by two adjacent spaces."""
    return (one, other) if one < other else (other, one)


def edge_ends(side: Edge) -> tuple[Point, Point]:
    """Return the two corners at the ends of a side, in ascending order.

    :raises ValueError: if the two spaces are not adjacent.
    """
    shared = sorted(set(corners(side[0])) & set(corners(side[1])))
    if len(shared) != 2:
        raise ValueError(f"spaces {side[0]} and {side[1]} share no side")
    return shared[0], shared[1]


def _spaces_at_corners() -> dict[Point, tuple[Space, ...]]:
    by_corner: dict[Point, tuple[Space, ...]] = {}
    for space in range(SPACES):
        for point in corners(space):
            by_corner[point] = (*by_corner.get(point, ()), space)
    return by_corner


SPACES_AT: Final = MappingProxyType(_spaces_at_corners())
"""By corner point: the one to three spaces that meet there."""


def touches(point: Point, lochs: Mask) -> bool:
    """Return whether a point is the corner of one of these lochs."""
    return any(lochs >> space & 1 for space in SPACES_AT[point])


def trace(river: tuple[Edge, ...], lochs: Mask) -> tuple[Point, ...] | None:
    """Return a river's corners from source to mouth; None if its sides do not join.

    A river of a single side flows towards its end at a loch.
    """
    if not river or any(other not in ADJACENT[one] for one, other in river):
        return None
    ends = [edge_ends(side) for side in river]
    first, second = ends[0]
    if first in ends[1] if len(ends) > 1 else touches(first, lochs):
        first, second = second, first
    path = [first, second]
    for one, other in ends[1:]:
        if path[-1] not in (one, other):
            return None
        path.append(other if path[-1] == one else one)
    return tuple(path) if len(set(path)) == len(path) else None


def delta_of(rivers: tuple[tuple[Edge, ...], ...], lochs: Mask) -> Mask:
    """Return the delta spaces: those beside a river's last side before a loch (CLN-R).

    The mouth always counts, the source only where it is the corner of a loch too.
    """
    mouths = [side for river in rivers for side in river[-1:]]
    for river in rivers:
        path = trace(river, lochs)
        if path is not None and touches(path[0], lochs):
            mouths.append(river[0])
    return mask_of([space for side in mouths for space in side])


def distance(one: Space, other: Space) -> int:
    """Return the number of steps between two spaces."""
    (x1, y1), (x2, y2) = centre(one), centre(other)
    columns = abs(x1 - x2) // 3
    return columns + max(0, (abs(y1 - y2) - columns) // 2)
