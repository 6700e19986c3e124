"""The map as text: staggered hexes of 5 by 2 characters, 79 columns by 20 lines.

The first line of a hex holds terrain and land cost, the second one the unit (owner's letter and
unit's letter) and the name of the space::

     _____
    / gf3∆\\_____
    \\Bs_c4/ m2  \\
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from operator import itemgetter
from typing import Final

from rich.console import Group
from rich.text import Text

from caledonia.board import FOREST, GRASSLAND, MOUNTAIN, Board
from caledonia.cli.console.flow import Flow
from caledonia.cli.console.style import FAINT, SEAT_LETTERS, SEAT_STYLES, badge
from caledonia.cli.words import Words
from caledonia.content.geometry import ADJACENT, MODULES, edge
from caledonia.state import State
from caledonia.types import COLUMNS, ROWS, SPACE_NAMES, SPACES, UNITS, Mask, Space, spaces_of

STEP: Final = 6
"""Characters from one column of hexes to the next."""
INSIDE: Final = STEP - 1
WIDTH: Final = len(COLUMNS) * STEP + 1
HEIGHT: Final = 2 * ROWS + 2

TERRAINS: Final = (
    (GRASSLAND, "grassland", "green"),
    (FOREST, "forest", "bold green"),
    (MOUNTAIN, "mountain", "yellow"),
)
LOCH: Final = "#ffffff on #1d4f6e"
RIVER: Final = "bold #3fa7ff"
DELTA: Final = "bold #3fa7ff"
MIST: Final = "dim"
MIST_FILL: Final = "░"
BLOCKED: Final = "dim"
TARGET: Final = "bold underline"
"""Names of spaces where something can be done now."""
RIVER_ACROSS: Final = "≈"
RIVER_DOWN: Final = "∫"
DELTA_MARK: Final = "∆"
"""Not the star of module files, which is mist there."""


class _Canvas:
    """Characters with their styles."""

    def __init__(self) -> None:
        self._cells = [[(" ", "")] * WIDTH for _ in range(HEIGHT)]

    def put(self, x: int, y: int, characters: str, style: str = "") -> None:
        """Write characters from left to right."""
        for offset, character in enumerate(characters):
            self._cells[y][x + offset] = (character, style)

    def text(self) -> Text:
        """Return all lines."""
        text = Text(no_wrap=True, end="")
        for number, line in enumerate(self._cells):
            if number:
                text.append("\n")
            for style, cells in groupby(line, key=itemgetter(1)):
                text.append("".join(character for character, _ in cells), style=style)
        return text


def paint_map(words: Words, state: State, targets: Mask = 0) -> Text:
    """Return the map with all units.

    :param targets: spaces to point out.
    """
    board = state.setup.board
    ports = {space: port.id for space, port in zip(board.ports, state.setup.ports, strict=False)}
    canvas = _paint_board(words, board, ports, targets)
    _paint_units(canvas, words, state)
    return canvas.text()


def paint_printed_map(words: Words, board: Board) -> Text:
    """Return the empty map: ports by their corner, and the mist."""
    canvas = _paint_board(words, board, dict(zip(board.ports, MODULES, strict=True)))
    for space in spaces_of(board.mist & board.land):
        x, y = _place(space)
        canvas.put(x, y + 1, MIST_FILL * 2, MIST)
    return canvas.text()


def _paint_board(
    words: Words, board: Board, ports: Mapping[Space, str], targets: Mask = 0
) -> _Canvas:
    canvas = _Canvas()
    rivers = {side for river in board.rivers for side in river}
    for space in range(0, SPACES, ROWS):
        x, y = _place(space)
        canvas.put(x, y - 1, "_" * INSIDE, FAINT)
    for space in range(SPACES):
        _paint_sides(canvas, space, rivers)
        x, y = _place(space)
        fill, style = _ground(board, space)
        canvas.put(x, y, fill * INSIDE, style)
        if space in ports:
            canvas.put(x, y, f"[{ports[space]}]", "bold " + style)
        elif board.land >> space & 1:
            _paint_terrain(canvas, words, board, space)
        below = RIVER_ACROSS if edge(space, space + 1) in rivers else fill if fill != " " else "_"
        line_style = RIVER if below == RIVER_ACROSS else style or FAINT
        canvas.put(x, y + 1, below * INSIDE, line_style)
        name_style = TARGET if targets >> space & 1 else style or FAINT
        canvas.put(x + 3, y + 1, SPACE_NAMES[space], name_style)
    return canvas


def _place(space: Space) -> tuple[int, int]:
    """Return where the inside of a hex begins."""
    column, row = divmod(space, ROWS)
    return column * STEP + 1, 1 + 2 * row + column % 2


def _paint_sides(canvas: _Canvas, space: Space, rivers: set[tuple[int, int]]) -> None:
    """Draw the four slanting sides of a hex."""
    x, y = _place(space)
    column, row = divmod(space, ROWS)
    for dx, dy, character, side, above in (
        (-1, 0, "/", -1, True),
        (-1, 1, "\\", -1, False),
        (INSIDE, 0, "\\", 1, True),
        (INSIDE, 1, "/", 1, False),
    ):
        other = (column + side) * ROWS + row + column % 2 - (1 if above else 0)
        river = other in ADJACENT[space] and edge(space, other) in rivers
        if river:
            canvas.put(x + dx, y + dy, RIVER_DOWN, RIVER)
        else:
            canvas.put(x + dx, y + dy, character, FAINT)


def _ground(board: Board, space: Space) -> tuple[str, str]:
    """Return the character and style that fill a space."""
    bit = 1 << space
    if board.lochs & bit:
        return "~", LOCH
    if board.blocked & bit:
        return "▒", BLOCKED
    if board.covered & bit:
        return "#", BLOCKED
    if not board.land & bit:
        return MIST_FILL, MIST
    return " ", ""


def _paint_terrain(canvas: _Canvas, words: Words, board: Board, space: Space) -> None:
    x, y = _place(space)
    masks = {GRASSLAND: board.grassland, FOREST: board.forest, MOUNTAIN: board.mountain}
    for terrain, name, style in TERRAINS:
        if masks[terrain] >> space & 1:
            canvas.put(x, y, words.text(f"terrain-{name}.letter"), style)
            x += 1
    canvas.put(x, y, str(board.land_cost[space]), "bold")
    if board.delta >> space & 1:
        canvas.put(x + 1, y, DELTA_MARK, DELTA)


def _paint_units(canvas: _Canvas, words: Words, state: State) -> None:
    for seat, player in enumerate(state.players):
        for unit in UNITS:
            letters = SEAT_LETTERS[seat] + words.unit(unit, "letter")
            for space in range(SPACES):
                if player.pieces[unit] >> space & 1:
                    x, y = _place(space)
                    canvas.put(x, y + 1, letters, SEAT_STYLES[seat])


def paint_legend(words: Words, state: State) -> Group:
    """Return what the letters and marks mean, in a few lines."""
    units = [
        _meaning(Text(words.unit(unit, "letter"), style="bold"), words.unit(unit))
        for unit in UNITS
        if any(unit in player.power.units for player in state.players)
    ]
    board = state.setup.board
    return Group(
        paint_marks(words, board, ports="p" if state.setup.ports else "", mist=board.small),
        Flow(units),
        Flow(_meaning(badge(seat), name) for seat, name in enumerate(words.names)),
    )


def paint_marks(words: Words, board: Board, *, ports: str, mist: bool) -> Flow:
    """Return what the marks of the map itself mean.

    :param ports: symbols for the names of ports; empty if there are none.
    """
    marks = [
        (words.text(f"terrain-{name}.letter"), style, f"terrain-{name}")
        for _, name, style in TERRAINS
    ]
    marks += [("1–6", "bold", "legend-cost"), (DELTA_MARK, DELTA, "legend-delta")]
    marks += [(f"{RIVER_ACROSS} {RIVER_DOWN}", RIVER, "legend-river"), ("~", LOCH, "legend-loch")]
    if ports:
        marks.append((f"[{ports}]", LOCH, "legend-port"))
    if mist:
        marks.append((MIST_FILL, MIST, "legend-mist"))
    if board.blocked:
        marks.append(("▒", BLOCKED, "legend-blocked"))
    if board.covered:
        marks.append(("#", BLOCKED, "legend-covered"))
    return Flow(_meaning(Text(mark, style=style), words.text(key)) for mark, style, key in marks)


def _meaning(mark: Text, meaning: str) -> Text:
    """Return a mark and what it means."""
    text = Text()
    text.append_text(mark)
    return text.append(f" {meaning}")
