"""The key to the map: a sample of everything that is drawn, with its name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import cos, pi, sin
from typing import Final

from caledonia.board import Board
from caledonia.drawing import marks
from caledonia.drawing.layout import LEFT, WIDTH, beside
from caledonia.drawing.palette import palette
from caledonia.drawing.stream import Stream
from caledonia.drawing.svg import XY, group, label, line, points_text, tag, use
from caledonia.drawing.symbols import TERRAINS

COLUMNS: Final = 3
ROW: Final = 58.0
TEXT: Final = 32
"""Size of the letters: 12 pixels where the whole map is as wide as a phone."""
SAMPLE: Final = 26.0
"""Half the width of a sample."""
WISPS: Final = 0.62
"""Size of the mist in a sample."""

Text = Callable[[str], str]
"""Gives the words of a key in the reader's language."""


def _hexagon(centre: XY) -> str:
    turns = [pi / 3 * corner for corner in range(6)]
    return points_text(beside(centre, SAMPLE * cos(turn), SAMPLE * sin(turn)) for turn in turns)


def _terrain(name: str) -> Callable[[XY], str]:
    def sample(centre: XY) -> str:
        colours, shape = palette(), _hexagon(centre)
        return group(
            [
                tag("polygon", points=shape, fill=getattr(colours, name), stroke=colours.grid),
                tag("polygon", points=shape, fill=f"url(#{name}-texture)"),
                use(name, centre, 34),
            ]
        )

    return sample


def _cost(centre: XY) -> str:
    return marks.coin(centre, 3, 19)


def _loch(centre: XY) -> str:
    colours = palette()
    fills = (colours.shallows[-1], colours.shallows[-2], colours.loch)
    return group(
        tag("ellipse", cx=centre[0], cy=centre[1], rx=26 - 5 * i, ry=20 - 5 * i, fill=fill)
        for i, fill in enumerate(fills)
    )


def _river(centre: XY) -> str:
    colours = palette()
    stream = Stream([beside(centre, -28, -8), beside(centre, 2, 4), beside(centre, 28, -2)])
    right, left = stream.banks()
    drawn = [tag("polygon", points=points_text([*right, *left[::-1]]), fill=colours.river)]
    drawn += [tag("path", d=line(arrow), fill="none") for arrow in stream.arrows()]
    return group(drawn, stroke=colours.river_edge, stroke_width=1.8)


def _delta(centre: XY) -> str:
    colours = palette()
    tip = beside(centre, 0, 18)

    def reach(turn: float, distance: float) -> XY:
        return beside(tip, distance * sin(turn), -distance * cos(turn))

    rim = [reach(turn * 0.16, 34) for turn in range(-4, 5)]
    arms = "".join(line([reach(turn, 6), reach(turn, 29)]) for turn in (-0.36, 0.0, 0.36))
    return group(
        [
            tag("polygon", points=points_text([tip, *rim]), fill=colours.shore),
            tag("path", d=line(rim), fill="none", stroke=colours.river_edge, stroke_width=1.8),
            tag("path", d=arms, stroke=colours.river_edge, stroke_width=2.6),
        ]
    )


def _mist(centre: XY) -> str:
    return _veiled(centre, palette().mist, "0.24")


def _mist_out(centre: XY) -> str:
    return _veiled(centre, palette().mist_out, "0.9")


def _veiled(centre: XY, colour: str, veil: str) -> str:
    """Return grassland under mist, as small as the other samples."""
    shade = tag("polygon", points=_hexagon(centre), fill=colour, opacity=veil)
    wisps = marks.wisps((centre[0] / WISPS, centre[1] / WISPS + 14))
    return _ground(centre) + shade + group([wisps], transform=f"scale({WISPS})")


def _ground(centre: XY) -> str:
    colours = palette()
    return tag("polygon", points=_hexagon(centre), fill=colours.grassland, stroke=colours.grid)


def _port(centre: XY) -> str:
    colours = palette()
    ring = tag(
        "circle",
        cx=centre[0],
        cy=centre[1],
        r=22,
        fill=colours.port,
        stroke=colours.river_edge,
        stroke_width=2.4,
    )
    return ring + use("anchor", centre, 28, color=colours.loch)


def _blocked(centre: XY) -> str:
    shade = tag("polygon", points=_hexagon(centre), fill=palette().ink, opacity="0.35")
    return _ground(centre) + shade + marks.cross(centre, 11)


def entries(board: Board) -> list[tuple[str, Callable[[XY], str]]]:
    """Return the keys of everything on a map, with functions that draw samples."""
    samples = [(f"terrain-{name}", _terrain(name)) for name in TERRAINS]
    samples += [
        ("legend-cost", _cost),
        ("legend-loch", _loch),
        ("legend-port", _port),
        ("legend-river", _river),
        ("legend-delta", _delta),
    ]
    if board.mist:
        samples.append(("legend-mist-out", _mist_out) if board.small else ("legend-mist", _mist))
    if board.blocked:
        samples.append(("legend-blocked", _blocked))
    if board.covered:
        samples.append(("legend-covered", _blocked))
    return samples


def height(board: Board) -> float:
    """Return how high the key of a map is."""
    return ROW * -(-len(entries(board)) // COLUMNS)


def legend(board: Board, text: Text, top: float) -> str:
    """Return the key of a map, in columns below a height of the picture."""
    return group(_rows(board, text, top), class_="legend")


def _rows(board: Board, text: Text, top: float) -> Iterator[str]:
    for place, (key, sample) in enumerate(entries(board)):
        row, column = divmod(place, COLUMNS)
        centre = (LEFT + 40 + column * WIDTH / COLUMNS, top + (row + 0.5) * ROW)
        yield sample(centre)
        yield label(beside(centre, 44, 10), text(key), font_size=TEXT)
