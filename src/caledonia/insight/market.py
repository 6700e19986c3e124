"""The market from a seat's perspective: costs of trades, prices afterwards (TRD)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from caledonia.rules.change import stepped
from caledonia.rules.trade import most_to_buy, most_to_sell
from caledonia.state import PlayerState, State
from caledonia.types import GOOD_NAMES, GOODS, GoodName

if TYPE_CHECKING:
    from caledonia.insight.shapes import Deal, MarketGood, MarketLimits


def market_ahead(state: State, seat: int) -> dict[GoodName, MarketGood]:
    """Return by good what a seat could trade as main action; empty after the game."""
    if not state.pending:
        return {}
    return {GOOD_NAMES[good]: _good(state, state.players[seat], good) for good in GOODS}


def _good(state: State, player: PlayerState, good: int) -> MarketGood:
    track, step = state.setup.market.tracks[good], state.prices[good]
    price, bonus = track[step], player.power.trade_money
    bought = most_to_buy(player, good, price, player.money)
    sold = most_to_sell(player, good)
    return {
        "step": step,
        "price": price,
        "buy": _deals(track, step, bought, -bonus),
        "sell": _deals(track, step, -sold, bonus),
        "limits": _limits(player, good, bought, sold),
    }


@lru_cache(maxsize=4096)
def _deals(track: tuple[int, ...], step: int, most: int, bonus: int) -> list[Deal]:
    """Return the trades of 1 up to ``most`` pieces; cached, so do not change it.

    :param most: negative: pieces to sell.
    :param bonus: pounds added to each.
    """
    way = 1 if most > 0 else -1
    deals: list[Deal] = []
    for pieces in range(1, abs(most) + 1):
        then = stepped(track, step, way * pieces)
        deals.append({"pounds": track[step] * pieces + bonus, "step": then, "price": track[then]})
    return deals


def _limits(player: PlayerState, good: int, bought: int, sold: int) -> MarketLimits:
    standing = player.market[good]
    limits: MarketLimits = {
        "buy": "merchants" if bought == player.merchants else "money",
        "sell": "merchants" if sold < player.goods[good] else "goods",
    }
    if standing < 0:
        limits["buy"] = "other_side"
    elif standing > 0:
        limits["sell"] = "other_side"
    return limits
