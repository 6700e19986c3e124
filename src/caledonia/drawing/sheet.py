"""Whole pictures: the map on its paper, with side names, key and players round it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import escape

from caledonia.board import Board
from caledonia.content.types import Content
from caledonia.drawing import legend, pieces
from caledonia.drawing.layout import HEIGHT, LEFT, TOP, WIDTH, beside
from caledonia.drawing.legend import Text
from caledonia.drawing.palette import palette
from caledonia.drawing.picture import definitions, map_layers
from caledonia.drawing.svg import group, label, number, tag
from caledonia.state import State
from caledonia.types import Mask

FONT: Final = "'Alegreya Sans','Segoe UI','Noto Sans','DejaVu Sans',Helvetica,Arial,sans-serif"
MARGIN: Final = 24.0
STRIP: Final = 44.0
"""Room for one line of text."""
TITLE: Final = 32
SIDE_NAME: Final = 25
RIGHT: Final = LEFT + WIDTH
BOTTOM: Final = TOP + HEIGHT
CHIP: Final = 74.0
"""Height of one player's facts."""


@dataclass(frozen=True, slots=True)
class Seat:
    """What is written about one player below a position."""

    name: str
    facts: str


def draw_map(
    content: Content, board: Board, text: Text, *, names: bool = False, key: bool = True
) -> str:
    """Return a picture of a map as SVG.

    :param text: gives the words of the key in the reader's language.
    :param names: whether to write the name of each space.
    :param key: whether to draw the key below the map.
    """
    layers = map_layers(content, board, names=names)
    below = BOTTOM + STRIP
    bottom = below + (legend.height(board) if key else 0)
    parts = [*layers, _side_names(content, board)]
    if key:
        parts.append(legend.legend(board, text, below))
    return _sheet(" ".join(board.sides), parts, TOP - STRIP, bottom)


def draw_position(
    content: Content,
    state: State,
    seats: Iterable[Seat],
    title: str,
    *,
    names: bool = False,
    pointed: Mask = 0,
) -> str:
    """Return a picture of a position as SVG: the map with all units, and the players below.

    :param title: the line above the map.
    :param names: whether to write the name of each space.
    :param pointed: spaces to frame, such as those of the last decision.
    """
    board = state.setup.board
    tiles = tuple(port.id.upper() for port in state.setup.ports)
    chips = list(seats)
    layers = map_layers(content, board, taken=state.occupied, names=names, tiles=tiles)
    top = TOP - 2 * STRIP
    rows = -(-len(chips) // 2)
    parts = [
        label((LEFT, top + 30), title, font_size=TITLE, font_weight=700, class_="title"),
        *layers,
        group(pieces.pointer(pointed), class_="pointers", stroke_linejoin="round"),
        group(pieces.pieces(state), class_="pieces"),
        _side_names(content, board),
        group(_chips(chips, BOTTOM + STRIP), class_="players"),
    ]
    return _sheet(title, parts, top, BOTTOM + STRIP + rows * CHIP)


def _side_names(content: Content, board: Board) -> str:
    """Return the names of the four sides at the corners where they lie."""
    above, below = TOP - 14, BOTTOM + 32
    places = ((LEFT, above), (RIGHT, above), (RIGHT, below), (LEFT, below))
    names = []
    for side, place in zip(board.sides, places, strict=True):
        words = f"{side} {content.modules[side].name}"
        anchor = "start" if place[0] == LEFT else "end"
        names.append(label(place, words, text_anchor=anchor))
    return group(names, class_="sides", font_size=SIDE_NAME, font_style="italic")


def _chips(seats: list[Seat], top: float) -> Iterator[str]:
    for place, seat in enumerate(seats):
        row, column = divmod(place, 2)
        centre = (LEFT + 34 + column * (WIDTH + 40) / 2, top + (row + 0.5) * CHIP)
        yield pieces.base(place, centre)
        yield label(beside(centre, 46, -4), seat.name, font_size=29, font_weight=700)
        yield label(beside(centre, 46, 26), seat.facts, font_size=25)


def _sheet(title: str, parts: Iterable[str], top: float, bottom: float) -> str:
    """Return a whole SVG document with paper under all parts."""
    colours = palette()
    left, width = LEFT - MARGIN, WIDTH + 2 * MARGIN
    top, height = top - MARGIN, bottom - top + 2 * MARGIN
    body = [
        tag("title", escape(title)),
        definitions(),
        tag("rect", x=left, y=top, width=width, height=height, fill=colours.paper),
        *parts,
    ]
    document = tag(
        "svg",
        "\n",
        "\n".join(body),
        "\n",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(map(number, (left, top, width, height))),
        role="img",
        font_family=FONT,
        fill=colours.ink,
    )
    return f"{document}\n"
