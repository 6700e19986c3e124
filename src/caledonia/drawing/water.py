"""Draws water: lochs with shores, rivers, deltas and ports."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, cos, sin
from typing import Final

from caledonia.content.geometry import (
    SPACE_ACROSS,
    SPACES_AT,
    Edge,
    Point,
    corners,
    touches,
)
from caledonia.drawing.layout import SIDE, beside, between, middle, xy_of
from caledonia.drawing.palette import palette
from caledonia.drawing.stream import Stream
from caledonia.drawing.svg import XY, at, group, label, line, points_text, tag, use
from caledonia.types import SPACE_NAMES, Mask, Space, spaces_of

ROUNDING: Final = 0.34
"""How much of a side a rounded shore leaves at each of its ends."""
SHALLOWS: Final = (40.0, 25.0, 10.0)
"""Widths of the lines of shallow water along a shore, each cut in half by it."""
BEACH: Final = 9.0
OUTFLOW: Final = (25.0, 16.0)
"""How far the fresh water of a river shows in a loch."""
FAN: Final = 29.0
FAN_ANGLE: Final = 0.62
"""Length of a delta, and half the angle between its sides."""

Shore = list[tuple[Point, bool]]
"""A closed line round water: its corners, each with whether the side that follows is a shore."""


def shores(lochs: Mask) -> list[Shore]:
    """Return the outlines of all lochs; sides at the map's edge are no shore."""
    following: dict[Point, tuple[Point, bool]] = {}
    for space in spaces_of(lochs):
        around = corners(space)
        for side, other in enumerate(SPACE_ACROSS[space]):
            if other is None or not lochs >> other & 1:
                following[around[side]] = around[(side + 1) % 6], other is not None
    lines = []
    while following:
        first = min(following)
        shore: Shore = []
        point = first
        while point in following:
            end, is_shore = following.pop(point)
            shore.append((point, is_shore))
            point = end
        lines.append(shore)
    return lines


def _rounded(points: list[Point], *, closed: bool) -> str:
    """Return path data along points, rounded where three spaces meet."""
    places = [xy_of(point) for point in points]
    last = len(points) - 1
    steps = []
    for i, point in enumerate(points):
        if len(SPACES_AT[point]) < 3 or (not closed and i in (0, last)):
            steps.append(at(places[i]))
            continue
        begin = between(places[i], places[i - 1], ROUNDING)
        end = between(places[i], places[(i + 1) % len(points)], ROUNDING)
        steps.append(f"{at(begin)}Q{at(places[i])} {at(end)}")
    return f"M{'L'.join(steps)}{'Z' if closed else ''}"


def _coast(shore: Shore, further: float = 0.0) -> Iterator[str]:
    """Yield path data of the parts of a shore that are no edge of the map.

    :param further: how far to continue straight ahead where a part ends at the map's edge.
    """
    points = [point for point, _ in shore]
    if all(is_shore for _, is_shore in shore):
        yield _rounded(points, closed=True)
        return
    start = next(i for i, (_, is_shore) in enumerate(shore) if not is_shore)
    turned = [*shore[start + 1 :], *shore[: start + 1]]
    run: list[Point] = []
    for point, is_shore in turned:
        run.append(point)
        if not is_shore:
            if len(run) > 1:
                yield _lengthened(run, further)
            run = []


def _lengthened(run: list[Point], further: float) -> str:
    path = _rounded(run, closed=False)
    if not further:
        return path
    first, second, last, before = (xy_of(run[i]) for i in (0, 1, -1, -2))
    share = 1 + further / SIDE
    return f"M{at(between(second, first, share))}L{path[1:]}L{at(between(before, last, share))}"


def lochs(mask: Mask, clip: str) -> Iterator[str]:
    """Yield all lochs: beach, water, shallows along the shore, the shore itself.

    :param clip: an id for the outline of the water.
    """
    colours = palette()
    around = shores(mask)
    water = "".join(_rounded([point for point, _ in shore], closed=True) for shore in around)
    coast = "".join(path for shore in around for path in _coast(shore))
    shallow = "".join(path for shore in around for path in _coast(shore, SHALLOWS[0]))
    shapes = [tag("polygon", points=points_text(map(xy_of, corners(s)))) for s in spaces_of(mask)]
    yield group(shapes, fill=colours.shore, class_="beach")
    yield tag("path", d=coast, fill="none", stroke=colours.shore, stroke_width=BEACH)
    yield tag("clipPath", tag("path", d=water), id=clip)
    yield tag("path", d=water, fill=colours.loch, class_="water")
    lines = [
        tag("path", d=shallow, stroke=colour, stroke_width=width)
        for colour, width in zip(colours.shallows, SHALLOWS, strict=True)
    ]
    yield group(lines, fill="none", clip_path=f"url(#{clip})", stroke_linejoin="round")
    yield tag("path", d=coast, fill="none", stroke=colours.river_edge, stroke_width=1.6)


def loch_space(space: Space, *, waves: bool) -> str:
    """Return one loch space: an outline for pointing at, and a few waves."""
    centre = middle(space)
    drawn = [tag("polygon", points=points_text(map(xy_of, corners(space))), fill="none")]
    if waves:
        for dx, dy in ((-20.0, -7.0), (1.0, 9.0)):
            start = at(beside(centre, dx + space * 5 % 7 - 3, dy + space * 3 % 5 - 2))
            drawn.append(
                tag(
                    "path",
                    d=f"M{start}q5-6 10 0t10 0",
                    fill="none",
                    stroke=palette().loch_mark,
                    stroke_width=2.2,
                    stroke_linecap="round",
                )
            )
    return group(drawn, class_="loch", data_space=SPACE_NAMES[space])


def river(course: tuple[Point, ...], lochs: Mask, clip: str) -> str:
    """Return one river from its source to its mouth, with marks of its flow."""
    colours = palette()
    stream = Stream([xy_of(point) for point in course])
    right, left = stream.banks()
    mouths = [(end, _loch_at(end, lochs)) for end in (course[0], course[-1])]
    drawn = [_outflow(xy_of(end), loch, clip) for end, loch in mouths if loch is not None]
    drawn.append(tag("polygon", points=points_text([*right, *left[::-1]]), fill=colours.river))
    drawn += [_inlet(xy_of(end), loch, stream) for end, loch in mouths if loch is not None]
    if mouths[0][1] is None:
        # The banks meet round the source.
        drawn.append(_bank([*left[::-1], *right]))
    else:
        drawn += [_bank(right), _bank(left)]
    drawn += [
        tag("path", d=line(arrow), fill="none", stroke=colours.river_edge, stroke_width=1.6)
        for arrow in stream.arrows()
    ]
    return group(drawn, class_="river", stroke_linecap="round", stroke_linejoin="round")


def _bank(points: list[XY]) -> str:
    return tag("path", d=line(points), fill="none", stroke=palette().river_edge, stroke_width=1.8)


def _loch_at(end: Point, lochs: Mask) -> XY | None:
    """Return the middle of the loch that has a corner at a river's end."""
    return next((middle(s) for s in SPACES_AT[end] if lochs >> s & 1), None)


def _inlet(mouth: XY, loch: XY, stream: Stream) -> str:
    """Return the last bit of a river, across the beach into the water."""
    return tag(
        "path",
        d=line([mouth, between(mouth, loch, 0.25)]),
        stroke=palette().river,
        stroke_width=stream.mouth - 1,
    )


def _outflow(mouth: XY, loch: XY, clip: str) -> str:
    """Return the shallows at the mouth of a river."""
    colours = palette()
    centre = between(mouth, loch, 0.12)
    return group(
        [
            tag("circle", cx=centre[0], cy=centre[1], r=radius, fill=colour)
            for radius, colour in zip(OUTFLOW, colours.shallows[1:], strict=True)
        ],
        clip_path=f"url(#{clip})",
    )


def delta(
    sides: tuple[Edge, ...], course: tuple[Point, ...], lochs: Mask, active: Mask
) -> Iterator[str]:
    """Yield the fan of sand and water in each of a river's delta spaces."""
    for end, side in ((course[-1], sides[-1]), (course[0], sides[0])):
        if touches(end, lochs):
            yield from (_fan(space, xy_of(end)) for space in side if active >> space & 1)


def _fan(space: Space, mouth: XY) -> str:
    colours = palette()
    centre = middle(space)
    angle = atan2(centre[1] - mouth[1], centre[0] - mouth[0])

    def reach(turn: float, distance: float) -> XY:
        return beside(mouth, distance * cos(angle + turn), distance * sin(angle + turn))

    rim = [reach(turn * FAN_ANGLE / 4, FAN) for turn in range(-4, 5)]
    arms = [
        line([reach(turn, 6), reach(turn * 0.8, FAN * 0.55), reach(turn, FAN - 4)])
        for turn in (-0.36, 0.0, 0.36)
    ]
    return group(
        [
            tag("polygon", points=points_text([mouth, *rim]), fill=colours.shore, stroke="none"),
            tag("path", d=line(rim), stroke=colours.river_edge, stroke_width=1.6),
            tag("path", d="".join(arms), stroke=colours.river_edge, stroke_width=2.4),
        ],
        class_="delta",
        data_space=SPACE_NAMES[space],
        fill="none",
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def port(space: Space, name: str | None) -> str:
    """Return a port: a quay with an anchor, and the name of its tile."""
    colours = palette()
    centre = middle(space)
    drawn = [
        tag("circle", cx=centre[0], cy=centre[1], r=31, fill=colours.river_edge),
        tag("circle", cx=centre[0], cy=centre[1], r=28.5, fill=colours.port),
        tag(
            "circle",
            cx=centre[0],
            cy=centre[1],
            r=24.5,
            fill="none",
            stroke=colours.river_edge,
            stroke_width=1.2,
        ),
    ]
    drawn.append(use("anchor", centre, 36, color=colours.loch))
    if name:
        drawn.append(_plaque(beside(centre, 0, 31), name))
    return group(drawn, class_="port", data_space=SPACE_NAMES[space])


def _plaque(centre: XY, name: str) -> str:
    """Return a name on a small board; low enough to be seen below a piece."""
    colours = palette()
    x, y = centre
    board = tag(
        "rect",
        x=x - 18,
        y=y - 11,
        width=36,
        height=22,
        rx=5,
        fill=colours.port,
        stroke=colours.river_edge,
        stroke_width=2,
    )
    words = label(beside(centre, 0, 6.5), name, font_size=18, font_weight=700)
    return group([board, words], text_anchor="middle")
