"""Maps for pages that draw pieces themselves: spaces, places and neighbours."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, cast

from caledonia.board import Board, build_board, module_of
from caledonia.content.geometry import MODULES, SPACE_ACROSS, edge
from caledonia.content.types import Content, SpaceData
from caledonia.drawing.ground import NAMES
from caledonia.drawing.layout import SIDE, middle, outline, xy_of
from caledonia.drawing.sheet import FRAME, draw_ground
from caledonia.drawing.svg import XY, line
from caledonia.types import SPACE_NAMES, SPACES, Space

if TYPE_CHECKING:
    from caledonia.insight.printed_shapes import MapData, MapRiver, MapSpace, Point, Terrain

SMALL: int = 2
"""Maximum players on the map without its mist land (SET-1)."""


def board_of(content: Content, sides: tuple[str, ...], players: int) -> Board:
    """Return the board of a map for a number of players, without neutral pieces.

    :raises ValueError: if there is no such map.
    """
    return build_board(content, sides, small=players <= SMALL)


@lru_cache(maxsize=64)
def map_data(content: Content, sides: tuple[str, ...], players: int) -> MapData:
    """Return a map; the result is cached and must not be changed.

    :raises ValueError: if there is no such map.
    """
    board = board_of(content, sides, players)
    left, top, width, height = FRAME
    printed = {s: data for side in sides for s, data in content.modules[side].spaces.items()}
    rivers = frozenset(side for river in board.rivers for side in river)
    return {
        "sides": list(sides),
        "players": players,
        "small": board.small,
        "x": _short(left),
        "y": _short(top),
        "width": _short(width),
        "height": _short(height),
        "side": SIDE,
        "spaces": [_space(board, printed[space], space, rivers) for space in range(SPACES)],
        "rivers": [_river([xy_of(point) for point in course]) for course in board.river_lines()],
        "ports": [
            {"corner": corner, "space": SPACE_NAMES[space]}
            for corner, space in zip(MODULES, board.ports, strict=True)
        ],
    }


def ground(
    content: Content, sides: tuple[str, ...], players: int, theme: str, turn: int = 0
) -> str:
    """Return the picture of a map below costs, port tiles and pieces.

    :param turn: quarter turns of the map, clockwise; its pictures stay upright.
    :raises ValueError: if there is no such map.
    """
    return draw_ground(content, board_of(content, sides, players), theme, turn)


def _short(value: float) -> float:
    return round(value, 2)


def _point(where: XY) -> Point:
    return _short(where[0]), _short(where[1])


def _space(
    board: Board, printed: SpaceData, space: Space, rivers: frozenset[tuple[Space, Space]]
) -> MapSpace:
    x, y = _point(middle(space))
    across = SPACE_ACROSS[space]
    bit = 1 << space
    terrain = [name for kind, name in NAMES.items() if printed.terrain & kind]
    return {
        "name": SPACE_NAMES[space],
        "x": x,
        "y": y,
        "outline": [_point(corner) for corner in outline(space)],
        "terrain": cast("list[Terrain]", terrain),
        "cost": printed.cost,
        "loch": bool(board.lochs & bit),
        "mist": printed.mist,
        "active": bool((board.land | board.lochs) & bit),
        "border": bool(board.border & bit),
        "delta": bool(board.delta & bit),
        "module": module_of(space),
        "across": [None if other is None else SPACE_NAMES[other] for other in across],
        "rivers": [other is not None and edge(space, other) in rivers for other in across],
    }


def _river(course: list[XY]) -> MapRiver:
    return {"path": line(course), "points": [_point(where) for where in course]}
