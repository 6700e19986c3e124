"""Clan Buchanan (CLN-B)."""

from __future__ import annotations

from caledonia.board import Board
from caledonia.content.types import Content, Tile
from caledonia.powers.base import Clan


class Buchanan(Clan):
    """Two slots; two contracts in one Obtain, Fulfil or building bonus, paid once."""

    def __init__(self, tile: Tile, content: Content, board: Board) -> None:
        super().__init__(tile, content, board)
        self.slots = self.number("slots")
        self.building_draw = self.number("draw")
        self.contracts_per_action = self.number("per_action")
