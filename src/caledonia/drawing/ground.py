"""Draws land: each terrain by colour, texture and symbol; mixed spaces divided."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import permutations
from math import cos, radians, sin
from typing import Final

from caledonia.content.geometry import SPACE_ACROSS
from caledonia.content.types import FOREST, GRASSLAND, MOUNTAIN, SpaceData
from caledonia.drawing.layout import SIDE, beside, between, degrees_turned, middle, outline
from caledonia.drawing.palette import palette
from caledonia.drawing.svg import XY, at, group, line, tag, use
from caledonia.types import SPACE_NAMES, Space

NAMES: Final = {GRASSLAND: "grassland", FOREST: "forest", MOUNTAIN: "mountain"}
COIN_AT: Final = (0.0, 24.0)
"""The place of the land cost, from the middle of a space."""

_TURNS: Final = {3: (0, 42, -42, 66, -66), 2: (0, 34, -34)}
"""Positions of symbols by sides of a part: degrees from its direction."""
_KEEP_OFF: Final = 25.0
"""Distance of symbols from the coin."""
_SIZES: Final = {GRASSLAND: (26.0, 24.0, 24.0), FOREST: (28.0, 25.0, 25.0), MOUNTAIN: (36.0, 27.0)}
"""By terrain: the size of each of its symbols in a sector."""
_WHOLE: Final = {
    GRASSLAND: ((-20.0, -18.0, 26.0), (17.0, -17.0, 26.0), (-27.0, 9.0, 24.0), (29.0, 8.0, 22.0)),
    FOREST: (
        (-3.0, -24.0, 28.0),
        (-25.0, -14.0, 28.0),
        (21.0, -15.0, 28.0),
        (-28.0, 9.0, 28.0),
        (29.0, 9.0, 26.0),
        (0.0, -3.0, 28.0),
    ),
    MOUNTAIN: ((14.0, -18.0, 36.0), (-13.0, -9.0, 46.0), (28.0, 5.0, 28.0)),
}
"""By terrain: the symbols of a space that has no other, as x, y and size."""

Sectors = tuple[int, ...]
"""The terrain along each of the six sides of a space, clockwise from the lower right one,
on a map that is not turned.
"""


def divide(spaces: Mapping[Space, SpaceData]) -> dict[Space, Sectors]:
    """Return how each land space is divided, so that like terrain meets across sides."""
    divided = {s: _divisions(data.terrain)[0] for s, data in spaces.items() if data.terrain}
    # A few rounds of giving each space the best division beside its neighbours.
    for _ in range(4):
        for space in divided:
            options = _divisions(spaces[space].terrain)
            divided[space] = max(options, key=lambda turned: _match(space, turned, divided))
    return divided


def _divisions(terrain: int) -> list[Sectors]:
    """Return all divisions of a space between its terrains."""
    kinds = [bit for bit in NAMES if terrain & bit]
    width = 6 // len(kinds)
    divisions: dict[Sectors, None] = {}
    for order in permutations(kinds):
        whole = tuple(kind for kind in order for _ in range(width))
        for turn in range(6):
            divisions[whole[turn:] + whole[:turn]] = None
    return list(divisions)


def _match(space: Space, sectors: Sectors, divided: Mapping[Space, Sectors]) -> float:
    """Count the sides where terrain continues; a part behind the coin counts less."""
    hidden = max(3 - len(free) for _, _, free in _parts(sectors)) if len(set(sectors)) > 1 else 0
    return -1.5 * hidden + sum(
        divided[other][(side + 3) % 6] == sectors[side]
        for side, other in enumerate(SPACE_ACROSS[space])
        if other is not None and other in divided
    )


def patterns() -> Iterator[str]:
    """Yield the textures of the terrains as definitions."""
    colours = palette()
    strokes = (
        (
            "grassland",
            46,
            40,
            "M6 12l1.5-5M9 12l0-6M12 12l-1.5-4M28 31l1.5-5M31 31l0-6M34 31l-1.5-4",
        ),
        ("forest", 26, 22, "M3 9q3-7 6 0M16 19q3-7 6 0M15 7q2.5-5 5 0M4 20q2.5-5 5 0"),
        ("mountain", 24, 24, "M2 10l6-7M14 21l7-8M15 8l4-5M3 22l3-4"),
    )
    for name, width, height, path in strokes:
        drawn = tag(
            "path",
            d=path,
            fill="none",
            stroke=getattr(colours, f"{name}_mark"),
            stroke_width=1.6,
            stroke_linecap="round",
            opacity="0.6",
        )
        yield tag(
            "pattern",
            drawn,
            id=f"{name}-texture",
            width=width,
            height=height,
            patternUnits="userSpaceOnUse",
        )


def land(space: Space, sectors: Sectors) -> str:
    """Return a space's ground with its symbols."""
    corners = outline(space)
    drawn = list(_fill(sectors[0], line(corners, close=True)))
    start = next(i for i in range(6) if sectors[i] != sectors[i - 1] or len(set(sectors)) == 1)
    for side in range(start, start + 6):
        begins = sectors[side % 6] != sectors[(side - 1) % 6]
        if begins and sectors[side % 6] != sectors[0]:
            length = sectors.count(sectors[side % 6])
            drawn += _fill(sectors[side % 6], _sector(space, side, length))
    symbols = sorted(_symbols(space, sectors), key=lambda placed: placed[1][1] + placed[2] / 2)
    drawn += [use(name, where, size) for name, where, size in symbols]
    return group(drawn, class_="land", data_space=SPACE_NAMES[space])


def _fill(terrain: int, path: str) -> Iterator[str]:
    """Yield a shape in the terrain's colour, then in its texture."""
    name = NAMES[terrain]
    colour = getattr(palette(), name)
    yield tag("path", d=path, fill=colour, stroke=colour, stroke_width=0.8)
    yield tag("path", d=path, fill=f"url(#{name}-texture)")


def _sector(space: Space, side: int, length: int) -> str:
    """Return the path of a part: along its sides, and back through the middle."""
    corners = outline(space)
    first, last = corners[side % 6], corners[(side + length) % 6]
    rim = [corners[i % 6] for i in range(side, side + length + 1)]
    centre = middle(space)
    back = _wave(last, centre, 7) + _wave(centre, first, -7 if length == 3 else 7)
    return f"M{'L'.join(at(corner) for corner in rim)}{back}Z"


def _wave(start: XY, end: XY, swing: float) -> str:
    """Return path data of a wavy line, the edge between two terrains."""
    dx, dy = (end[0] - start[0]) / SIDE, (end[1] - start[1]) / SIDE
    return f"Q{at(beside(between(start, end, 0.5), -dy * swing, dx * swing))} {at(end)}"


def _symbols(space: Space, sectors: Sectors) -> Iterator[tuple[str, XY, float]]:
    """Yield name, place and size of the symbols in a space."""
    centre = middle(space)
    if len(set(sectors)) == 1:
        for number, (dx, dy, size) in enumerate(_WHOLE[sectors[0]]):
            yield NAMES[sectors[0]], _stir(beside(centre, dx, dy), space, number), size
        return
    for kind, sides, free in _parts(sectors):
        for number, (size, (dx, dy)) in enumerate(zip(_SIZES[kind], free, strict=False)):
            where = _stir(beside(centre, dx, dy), space, number)
            yield NAMES[kind], where, size if sides == 3 else 0.85 * size


def _parts(sectors: Sectors) -> Iterator[tuple[int, int, tuple[XY, ...]]]:
    """Yield each terrain of a divided space, its sides and the places of its symbols."""
    for kind in set(sectors):
        sides = sectors.count(kind)
        # The first side after a gap, counted round.
        first = next(i for i in range(6) if sectors[i] == kind != sectors[i - 1])
        yield kind, sides, _free(60 * first + 30 * sides + degrees_turned(), sides)


@cache
def _free(direction: int, sides: int) -> tuple[XY, ...]:
    """Return the places of symbols in a part, relative to the middle of its space."""
    places = (_place(direction + turn, sides) for turn in _TURNS[sides])
    return tuple(place for place in places if place)


def _place(angle: float, sides: int) -> XY | None:
    """Return the place of a symbol relative to the middle; None too near the coin."""
    distance = 27.0 if sides == 3 else 29.0
    x, y = distance * cos(radians(angle)), distance * sin(radians(angle)) * 0.92
    off = (x - COIN_AT[0]) ** 2 + (y - COIN_AT[1]) ** 2
    return (x, y) if off >= _KEEP_OFF**2 else None


def _stir(xy: XY, space: Space, number: int) -> XY:
    """Jitter a place deterministically, so that no two spaces look alike."""
    seed = (space * 7 + number * 3) * 2654435761 >> 8
    return beside(xy, seed % 7 - 3, seed // 7 % 5 - 2)
