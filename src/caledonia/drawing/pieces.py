"""Draws units: players by colour and shape, kinds by silhouette."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from caledonia.drawing.layout import beside, middle, outline
from caledonia.drawing.palette import palette
from caledonia.drawing.svg import XY, group, number, points_text, tag, use
from caledonia.state import State
from caledonia.types import SPACE_NAMES, UNITS, Mask, Space, Unit, spaces_of

SHAPES: Final = (
    "M0-25a25 25 0 1 1 0 50a25 25 0 1 1 0-50Z",
    "M-17-23H17Q23-23 23-17V17Q23 23 17 23H-17Q-23 23-23 17V-17Q-23-23-17-23Z",
    "M-4-29Q0-33 4-29L29-4Q33 0 29 4L4 29Q0 33-4 29L-29 4Q-33 0-29-4Z",
    "M-24-23Q-12-20 0-27Q12-20 24-23V2C24 14 14 23 0 29C-14 23-24 14-24 2Z",
)
"""The outline of each seat's pieces: circle, square, diamond, shield."""
SYMBOL: Final = 33.0
LIFT: Final = -4.0
"""Height of a piece above the middle of its space."""


def base(seat: int, xy: XY) -> str:
    """Return the shape of a seat's pieces, with a pale rim against any ground."""
    colours = palette()
    own = colours.players[seat]
    return group(
        [
            tag("path", d=SHAPES[seat], stroke=colours.paper, stroke_width=6.5),
            tag("path", d=SHAPES[seat], fill=own.fill, stroke=own.dark, stroke_width=3),
        ],
        transform=_moved(xy),
    )


def _moved(xy: XY) -> str:
    return f"translate({number(xy[0])} {number(xy[1])})"


def piece(seat: int, unit: Unit, space: Space) -> str:
    """Return a unit on its space."""
    xy = beside(middle(space), 0, LIFT)
    colours = palette()
    shadow = tag(
        "path",
        d=SHAPES[seat],
        fill=colours.ink,
        opacity="0.35",
        transform=_moved(beside(xy, 3, 5)),
    )
    mark = use(str(unit), xy, SYMBOL, color=colours.players[seat].mark)
    return group(
        [shadow, base(seat, xy), mark],
        class_=f"piece seat-{seat}",
        data_space=SPACE_NAMES[space],
        data_unit=str(unit),
    )


def pieces(state: State) -> Iterator[str]:
    """Yield all units of all players, from the top of the map to its bottom."""
    placed = [
        (middle(space)[1], space, seat, unit)
        for seat, player in enumerate(state.players)
        for unit in UNITS
        for space in spaces_of(player.pieces[unit])
    ]
    for _, space, seat, unit in sorted(placed):
        yield piece(seat, unit, space)


def pointer(spaces: Mask) -> Iterator[str]:
    """Yield a frame round each space of a mask."""
    colours = palette()
    for space in spaces_of(spaces):
        ring = points_text(outline(space))
        yield tag("polygon", points=ring, fill="none", stroke=colours.ink, stroke_width=8)
        yield tag("polygon", points=ring, fill="none", stroke=colours.coin, stroke_width=4.5)
