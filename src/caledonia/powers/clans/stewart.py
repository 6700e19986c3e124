"""Clan Stewart (CLN-S)."""

from __future__ import annotations

from caledonia.board import Board
from caledonia.content.tiles import Figure
from caledonia.content.types import Content, Tile
from caledonia.powers.base import Clan
from caledonia.state import PlayerState


class Stewart(Clan):
    """More merchants, shipping, and money for every trade."""

    figures = {"merchants": Figure(0, 5), "shipping": Figure(0, 5), "trade": Figure()}

    def __init__(self, tile: Tile, content: Content, board: Board) -> None:
        super().__init__(tile, content, board)
        self.trade_money = self.number("trade")

    def set_up(self, player: PlayerState) -> None:
        """Begin with more merchants in stock and shipping."""
        extra = self.number("merchants")
        player.merchants += extra
        player.merchants_on_board -= extra
        player.shipping = self.number("shipping")
