"""Reasons that several rules give for what is not possible."""

from __future__ import annotations

from caledonia.errors import Reason
from caledonia.state import PlayerState
from caledonia.types import GOOD_NAMES


def money_short(player: PlayerState, cost: int, clause: str) -> list[Reason]:
    """Return how much money a player lacks, if any."""
    short = cost - player.money
    return [Reason(clause, "money_short", {"amount": short})] if short > 0 else []


def goods_short(player: PlayerState, good: int, amount: int, clause: str) -> list[Reason]:
    """Return how many pieces of a good a player lacks, if any."""
    short = amount - player.goods[good]
    if short <= 0:
        return []
    return [Reason(clause, "goods_short", {"good": GOOD_NAMES[good], "amount": short})]
