"""Clan Robertson (CLN-R)."""

from __future__ import annotations

from operator import sub

from caledonia.board import Board
from caledonia.content.tiles import Figure
from caledonia.content.types import Content, Tile
from caledonia.powers.base import Clan
from caledonia.types import SPACES


class Robertson(Clan):
    """Placing on a river delta costs less in total."""

    figures = {"discount_small": Figure(), "discount_large": Figure()}

    def __init__(self, tile: Tile, content: Content, board: Board) -> None:
        super().__init__(tile, content, board)
        discount = self.number("discount_small" if board.small else "discount_large")
        on_delta = [discount if board.delta >> space & 1 else 0 for space in range(SPACES)]
        self.land_cost = tuple(map(sub, self.land_cost, on_delta))
        self.free_land_cost = tuple(map(sub, self.free_land_cost, on_delta))
        self._note_land_costs()
