"""Clan Fergusson (CLN-F)."""

from __future__ import annotations

from caledonia.board import Board
from caledonia.content.tiles import Figure
from caledonia.content.types import Content, Tile
from caledonia.powers.base import Clan
from caledonia.state import PlayerState


class Fergusson(Clan):
    """Shipping from the start; three starting workers, all on border spaces."""

    figures = {
        "shipping_small": Figure(0, 5),
        "shipping_large": Figure(0, 5),
        "workers": Figure(2, 8),
    }
    border_clause = "CLN-F"

    def __init__(self, tile: Tile, content: Content, board: Board) -> None:
        super().__init__(tile, content, board)
        self._shipping = self.number("shipping_small" if board.small else "shipping_large")
        self.starting_workers = self.number("workers")

    def set_up(self, player: PlayerState) -> None:
        """Begin with shipping."""
        player.shipping = self._shipping
