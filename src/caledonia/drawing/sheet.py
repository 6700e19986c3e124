"""Complete pictures: the map on paper, with side names, key and players."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import escape

from caledonia.board import Board
from caledonia.content.types import Content
from caledonia.drawing import legend, pieces
from caledonia.drawing.layout import HEIGHT, LEFT, TOP, WIDTH, beside, turned, turned_spot
from caledonia.drawing.legend import Text
from caledonia.drawing.palette import lit, palette
from caledonia.drawing.picture import definitions, front_layers, map_layers
from caledonia.drawing.svg import XY, group, label, number, tag, use
from caledonia.drawing.symbols import TERRAINS
from caledonia.state import State
from caledonia.types import Mask, Unit

FONT: Final = "'Alegreya Sans','Segoe UI','Noto Sans','DejaVu Sans',Helvetica,Arial,sans-serif"
MARGIN: Final = 24.0
STRIP: Final = 46.0
"""Room for one line of text."""
TITLE: Final = 34
SUBTITLE: Final = 27
SIDE_NAME: Final = 33
NAME: Final = 33
FACTS: Final = 26
"""Sizes of letters."""
LETTER: Final = 0.56
"""Mean width of a letter, as a share of its size."""
RIGHT: Final = LEFT + WIDTH
BOTTOM: Final = TOP + HEIGHT
CHIP: Final = 82.0
"""Height of one player's facts."""
FRAME: Final = (LEFT - MARGIN, TOP - MARGIN, WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN)
"""The part of the plane that :func:`draw_ground` shows: left, top, width and height.

So it is for a map that is not turned.
"""


@dataclass(frozen=True, slots=True)
class Seat:
    """What is written about one player below a position."""

    name: str
    facts: str
    decides: bool = False


def draw_map(
    content: Content, board: Board, text: Text, *, coordinates: bool = False, key: bool = True
) -> str:
    """Return a picture of a map as SVG.

    :param text: gives the words of the key in the reader's language.
    :param coordinates: whether to write the name of each space.
    :param key: whether to draw the key below the map.
    """
    layers = [*map_layers(content, board), *front_layers(content, board, coordinates=coordinates)]
    below = BOTTOM + STRIP
    bottom = below + (legend.height(board) if key else 0)
    parts = [*layers, _side_names(content, board)]
    if key:
        parts.append(legend.legend(board, text, below))
    return _sheet(" ".join(board.sides), parts, TOP - STRIP, bottom)


def draw_ground(content: Content, board: Board, theme: str, turn: int = 0) -> str:
    """Return the map below costs and pieces, for a page that draws the rest.

    :param theme: ``light``, or ``dark`` for the same table by lamplight.
    :param turn: quarter turns of the map, clockwise.
    :raises ValueError: if there is no such theme.
    """
    with lit(theme), turned(turn):
        parts = [definitions((*TERRAINS, "anchor")), *map_layers(content, board, costs=False)]
        box = " ".join(map(number, _frame()))
    body = "\n".join(part for part in parts if part)
    return tag("svg", "\n", body, "\n", xmlns="http://www.w3.org/2000/svg", viewBox=box) + "\n"


def _frame() -> tuple[float, float, float, float]:
    """Return left, top, width and height of the turned frame."""
    left, top, width, height = FRAME
    ends = turned_spot((left, top)), turned_spot((left + width, top + height))
    (left, right), (top, bottom) = map(sorted, zip(*ends, strict=True))
    return left, top, right - left, bottom - top


def draw_position(
    state: State,
    seats: Iterable[Seat],
    title: str,
    subtitle: str,
    units: Mapping[Unit, str],
    *,
    coordinates: bool = False,
    pointed: Mask = 0,
) -> str:
    """Return a position as SVG: the map with all units, and the players below.

    :param title: the line above the map; the subtitle stands below it.
    :param units: the names of units, for the key; empty for none.
    :param coordinates: whether to write the name of each space.
    :param pointed: spaces to frame, such as those of the last decision.
    """
    content, board = state.setup.content, state.setup.board
    tiles = tuple(port.id.upper() for port in state.setup.ports)
    chips = list(seats)
    top = TOP - 3 * STRIP
    below = BOTTOM + STRIP
    key = below + CHIP * -(-len(chips) // 2)
    parts = [
        label((LEFT, top + 30), fitted(title, TITLE, WIDTH), font_size=TITLE, font_weight=700),
        label((LEFT, top + 72), fitted(subtitle, SUBTITLE, WIDTH), font_size=SUBTITLE),
        *map_layers(content, board, taken=state.occupied, tiles=tiles),
        group(pieces.pointer(pointed), class_="pointers", stroke_linejoin="round"),
        group(pieces.pieces(state), class_="pieces"),
        *front_layers(content, board, taken=state.occupied, coordinates=coordinates),
        _side_names(content, board),
        group(_chips(chips, below), class_="players"),
        group(_unit_key(units, key), class_="units"),
    ]
    rows = -(-len(units) // legend.COLUMNS)
    return _sheet(f"{title}. {subtitle}", parts, top, key + rows * legend.ROW)


def fitted(words: str, size: float, width: float) -> str:
    """Return words, shortened to the available width."""
    most = int(width / (size * LETTER))
    return words if len(words) <= most else f"{words[: most - 1].rstrip()}…"


def _unit_key(units: Mapping[Unit, str], top: float) -> Iterator[str]:
    """Yield the silhouettes of units with their names."""
    for place, (unit, name) in enumerate(units.items()):
        row, column = divmod(place, legend.COLUMNS)
        centre: XY = (LEFT + 40 + column * WIDTH / legend.COLUMNS, top + (row + 0.5) * legend.ROW)
        yield use(str(unit), centre, 40, color=palette().ink)
        yield label(beside(centre, 44, 10), name, font_size=legend.TEXT)


def _side_names(content: Content, board: Board) -> str:
    """Return the names of the four sides at their corners."""
    above, below = TOP - 14, BOTTOM + 36
    places = ((LEFT, above), (RIGHT, above), (RIGHT, below), (LEFT, below))
    names = []
    for side, place in zip(board.sides, places, strict=True):
        words = fitted(f"{side} {content.modules[side].name}", SIDE_NAME, WIDTH / 2)
        anchor = "start" if place[0] == LEFT else "end"
        names.append(label(place, words, text_anchor=anchor))
    return group(names, class_="sides", font_size=SIDE_NAME, font_style="italic")


def _chips(seats: list[Seat], top: float) -> Iterator[str]:
    width = WIDTH / 2
    for place, seat in enumerate(seats):
        row, column = divmod(place, 2)
        centre = (LEFT + 34 + column * width, top + (row + 0.5) * CHIP)
        if seat.decides:
            yield tag("circle", cx=centre[0], cy=centre[1], r=34, fill=palette().coin)
        yield pieces.base(place, centre)
        name = fitted(seat.name, NAME, width - 90)
        yield label(beside(centre, 46, -4), name, font_size=NAME, font_weight=700)
        facts = fitted(seat.facts, FACTS, width - 70)
        yield label(beside(centre, 46, 27), facts, font_size=FACTS)


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
