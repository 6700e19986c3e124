"""Clan Campbell (CLN-Ca)."""

from __future__ import annotations

from caledonia.content.types import Content, Tile
from caledonia.powers.base import Clan
from caledonia.state import PlayerState
from caledonia.types import FACTORIES


class Campbell(Clan):
    """Factories cost less, the more of their type are on the map."""

    def __init__(self, tile: Tile, content: Content, *, small: bool) -> None:
        super().__init__(tile, content, small=small)
        self._discount = self.row("discount")

    def unit_cost(self, player: PlayerState, unit: int) -> int:
        """Take the discount of the next factory off its unit cost."""
        cost = self._cost[unit]
        if unit in FACTORIES:
            built = player.pieces[unit].bit_count()
            if built < len(self._discount):
                cost = max(0, cost - self._discount[built])
        return cost
