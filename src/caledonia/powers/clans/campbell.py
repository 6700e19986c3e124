"""Clan Campbell (CLN-Ca)."""

from __future__ import annotations

from collections.abc import Sequence

from caledonia.board import Board
from caledonia.content.tiles import Figure
from caledonia.content.types import Content, Tile
from caledonia.powers.base import Clan
from caledonia.state import PlayerState
from caledonia.types import FACTORIES


class Campbell(Clan):
    """Factories cost less, the more of their type are on the map."""

    figures = {"discount": Figure(row=4)}

    def __init__(self, tile: Tile, content: Content, board: Board) -> None:
        super().__init__(tile, content, board)
        self._discount = self.row("discount")

    def unit_costs(self, player: PlayerState) -> Sequence[int]:
        """Take the discount of the next factory off its unit cost."""
        costs = list(self._cost)
        for unit in FACTORIES:
            built = player.pieces[unit].bit_count()
            if built < len(self._discount):
                costs[unit] = max(0, costs[unit] - self._discount[built])
        return costs
