"""Upper bounds for lists of all actions that can ever occur."""

from __future__ import annotations

from typing import Final

from caledonia.content.types import Content
from caledonia.types import PRODUCT, ROUNDS, Good

CORNERS: Final = 4
"""Maximum port tiles in a game."""


def most_pieces(content: Content, good: Good) -> int:
    """Return an upper bound of a good in stock: all income, no spending."""
    units = content.units
    begun = max(tile.goods[good] for tile in content.starting_tiles.values())
    made = (units.supply[unit] * units.yields[unit] for unit in PRODUCT if PRODUCT[unit] == good)
    # A merchant buys one piece a round, and once more for every upgrade that recalls it.
    upgrades = sum(contract.bonus_upgrade for contract in content.contracts.values())
    bought = ROUNDS * units.merchants + upgrades + CORNERS
    gains = [tile.numbers.get("gain", 0) for tile in content.port_tiles.values()]
    most_gained = max((gain for gain in gains if isinstance(gain, int)), default=0)
    return begun + ROUNDS * sum(made) + bought + CORNERS * most_gained
