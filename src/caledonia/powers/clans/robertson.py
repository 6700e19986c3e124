"""Clan Robertson (CLN-R)."""

from __future__ import annotations

from caledonia.content.types import Content, Tile
from caledonia.powers.base import Clan


class Robertson(Clan):
    """Placing on a river delta costs less in total."""

    def __init__(self, tile: Tile, content: Content, *, small: bool) -> None:
        super().__init__(tile, content, small=small)
        self.delta_discount = self.number("discount_small" if small else "discount_large")
