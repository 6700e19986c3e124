"""Clan Buchanan (CLN-B)."""

from __future__ import annotations

from caledonia.board import Board
from caledonia.content.tiles import Figure
from caledonia.content.types import Content, Tile
from caledonia.powers.base import Clan


class Buchanan(Clan):
    """Two slots; two contracts in one Obtain, Fulfil or building bonus, paid once."""

    figures = {"slots": Figure(1, 4), "draw": Figure(1, 12), "per_action": Figure(1, 2)}

    def __init__(self, tile: Tile, content: Content, board: Board) -> None:
        super().__init__(tile, content, board)
        self.slots = self.number("slots")
        self.building_draw = self.number("draw")
        self.contracts_per_action = self.number("per_action")
