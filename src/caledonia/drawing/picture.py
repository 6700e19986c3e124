"""A picture of the whole map, layer upon layer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from caledonia.board import Board
from caledonia.content.geometry import ADJACENT, edge_ends, module_of
from caledonia.content.types import Content, SpaceData
from caledonia.drawing import ground, marks, water
from caledonia.drawing.layout import xy_of
from caledonia.drawing.palette import palette
from caledonia.drawing.svg import group, line, points_text, tag
from caledonia.drawing.symbols import SYMBOLS, symbol
from caledonia.types import SPACES, Mask, Space, spaces_of

EVERYWHERE: Final[Mask] = (1 << SPACES) - 1


def spaces_on(content: Content, board: Board) -> dict[Space, SpaceData]:
    """Return what is printed on every space of a map, mist land included."""
    return {s: data for side in board.sides for s, data in content.modules[side].spaces.items()}


def definitions(symbols: Iterable[str] = SYMBOLS) -> str:
    """Return the symbols and textures that layers use."""
    return tag("defs", "\n", "\n".join([*map(symbol, symbols), *ground.patterns()]), "\n")


def map_layers(
    content: Content,
    board: Board,
    *,
    taken: Mask = 0,
    tiles: tuple[str, ...] = (),
    costs: bool = True,
) -> Iterator[str]:
    """Yield the layers of the map below the pieces, from the ground up.

    :param taken: spaces with a piece, whose cost is part of :func:`front_layers`.
    :param tiles: names of the port tiles in the corners A to D.
    :param costs: whether to draw the land costs.
    """
    spaces = spaces_on(content, board)
    divided = ground.divide(spaces)
    clip = "-".join(("water", *board.sides))
    courses = list(zip(board.rivers, board.river_lines(), strict=True))
    yield _plate()
    yield group((ground.land(s, divided[s]) for s in sorted(divided)), class_="ground")
    yield group(water.lochs(board.lochs, clip), class_="lochs")
    yield group(
        (water.loch_space(s, waves=s not in board.ports) for s in spaces_of(board.lochs)),
        class_="waves",
    )
    yield _grid(board.lochs)
    yield group(
        (marks.mist(s, out_of_play=board.small) for s in spaces_of(board.mist)), class_="mists"
    )
    yield group(
        (fan for river in courses for fan in water.delta(*river, board.lochs, board.land)),
        class_="deltas",
    )
    yield group((water.river(line, board.lochs, clip) for _, line in courses), class_="rivers")
    free = board.land & ~taken if costs else 0
    yield group((marks.land_cost(s, spaces[s].cost) for s in spaces_of(free)), class_="costs")
    yield group(
        (marks.out_of_play(s) for s in spaces_of(board.covered | board.blocked)), class_="stones"
    )
    yield group(_ports(board, tiles), class_="ports")


def front_layers(
    content: Content, board: Board, *, taken: Mask = 0, coordinates: bool = False
) -> Iterator[str]:
    """Yield the layers above the pieces: costs beside them, and names of spaces."""
    spaces = spaces_on(content, board)
    beside = spaces_of(taken & board.land)
    yield group((marks.cost_aside(s, spaces[s].cost) for s in beside), class_="costs-aside")
    if coordinates:
        wet = board.lochs
        yield group(
            (marks.name(s, on_water=bool(wet >> s & 1)) for s in range(SPACES)), class_="names"
        )


def _ports(board: Board, tiles: tuple[str, ...]) -> Iterator[str]:
    for number, space in enumerate(board.ports):
        yield water.port(space, tiles[number] if tiles else None)


def _plate() -> str:
    """Return the board below the modules, with its shadow."""
    colours = palette()
    (rim,) = water.shores(EVERYWHERE)
    outline = points_text(xy_of(point) for point, _ in rim)
    return group(
        [
            tag("polygon", points=outline, fill=colours.shadow, transform="translate(5 8)"),
            tag(
                "polygon", points=outline, fill=colours.plate, stroke=colours.plate, stroke_width=7
            ),
        ],
        class_="plate",
        stroke_linejoin="round",
    )


def _grid(lochs: Mask) -> str:
    """Return the lines between spaces, and the seams of the modules."""
    colours = palette()
    on_land, on_water, seams = [], [], []
    for one in range(SPACES):
        for other in ADJACENT[one]:
            if other < one:
                continue
            drawn = line(map(xy_of, edge_ends((one, other))))
            wet = (lochs >> one & 1) + (lochs >> other & 1)
            if module_of(one) != module_of(other):
                seams.append(drawn)
            elif wet == 2:
                on_water.append(drawn)
            elif wet == 0:
                on_land.append(drawn)
    return group(
        [
            _lines(on_land, stroke=colours.grid, stroke_width=1.4, opacity="0.38"),
            _lines(on_water, stroke=colours.paper, stroke_width=1.2, opacity="0.2"),
            _lines(
                seams, stroke=colours.plate, stroke_width=2, stroke_dasharray="2 7", opacity="0.7"
            ),
        ],
        class_="grid",
        fill="none",
        stroke_linecap="round",
    )


def _lines(paths: Iterable[str], **attributes: float | str | None) -> str:
    return tag("path", d="".join(paths), **attributes)
