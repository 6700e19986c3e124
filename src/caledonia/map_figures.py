"""Figures of whole maps that need the board: port reach, regions, borders."""

from __future__ import annotations

from dataclasses import dataclass

from caledonia.board import Board, build_board
from caledonia.content.geometry import MODULE_SPACES
from caledonia.content.report import MAP_TARGETS, MapReport, Target, report
from caledonia.content.types import Content
from caledonia.content.validator import map_sides
from caledonia.types import Mask, Space, mask_of, spaces_of


@dataclass(frozen=True, slots=True)
class FieldFigures:
    """One map as it is for one player count."""

    counts: MapReport
    ports: tuple[Space, ...]
    """Port space of each corner."""
    port_reach: tuple[tuple[int, ...], ...]
    """By corner and shipping level: land spaces from which a unit has the port in reach."""
    regions: tuple[int, ...]
    """Sizes of the regions that are joined without shipping, largest first."""
    border: int
    """Border spaces that are land."""
    border_lochs: int


@dataclass(frozen=True, slots=True)
class MapFigures:
    """One map, for 3-4 players and for 1-2."""

    sides: tuple[str, ...]
    full: FieldFigures
    small: FieldFigures

    def missed(self) -> list[Target]:
        """Return the targets that the map misses."""
        return [target for target in MAP_TARGETS if not target.is_met(self.full.counts)]


def map_figures(content: Content, sides: tuple[str, ...]) -> MapFigures:
    """Return the figures of one map.

    :raises ValueError: if there is no such side.
    """
    full, small = (_field(content, sides, small=small) for small in (False, True))
    return MapFigures(sides, full, small)


def all_maps(content: Content) -> list[MapFigures]:
    """Return the figures of all 16 maps."""
    return [map_figures(content, sides) for sides in map_sides()]


def side_border(content: Content, side: str, *, small: bool) -> tuple[int, int]:
    """Return the least and most border land of a side over all its maps.

    Only on the small map do the sides beside it matter.
    """
    own = mask_of(MODULE_SPACES[side[0]])
    boards = (build_board(content, s, small=small) for s in map_sides() if side in s)
    counts = [(board.border & board.land & own).bit_count() for board in boards]
    return min(counts), max(counts)


def _field(content: Content, sides: tuple[str, ...], *, small: bool) -> FieldFigures:
    board = build_board(content, sides, small=small)
    modules = [content.modules[side] for side in sides]
    return FieldFigures(
        counts=report(" ".join(sides), modules, small=small),
        ports=board.ports,
        port_reach=tuple(port_reach(board, port) for port in board.ports),
        regions=regions(board),
        border=(board.border & board.land).bit_count(),
        border_lochs=(board.border & board.lochs).bit_count(),
    )


def port_reach(board: Board, port: Space) -> tuple[int, ...]:
    """Return by shipping level the land spaces with a port in reach (PRT-1)."""
    land = spaces_of(board.land)
    return tuple(sum(level[space] >> port & 1 for space in land) for level in board.reach)


def regions(board: Board) -> tuple[int, ...]:
    """Return the sizes of connected pieces of land (EXP-3)."""
    sizes = []
    left: Mask = board.land
    while left:
        region = newest = left & -left
        while newest:
            beside = 0
            for space in spaces_of(newest):
                beside |= board.neighbours[space]
            newest = beside & board.land & ~region
            region |= newest
        sizes.append(region.bit_count())
        left &= ~region
    return tuple(sorted(sizes, reverse=True))
