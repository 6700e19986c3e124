"""The market as one seat finds it: what trades cost or give, and where the price goes (TRD)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caledonia.rules.change import moved_step
from caledonia.rules.trade import most_to_buy, most_to_sell, price_of
from caledonia.state import PlayerState, State
from caledonia.types import GOOD_NAMES, GOODS

if TYPE_CHECKING:
    from caledonia.insight.shapes import Deal, MarketGood, MarketLimits


def market_ahead(state: State, seat: int) -> dict[str, MarketGood]:
    """Return by good what a seat could trade with a main action; after the game nothing."""
    if not state.pending:
        return {}
    return {GOOD_NAMES[good]: _good(state, state.players[seat], good) for good in GOODS}


def _good(state: State, player: PlayerState, good: int) -> MarketGood:
    price, bonus = price_of(state, good), player.power.trade_money
    bought = most_to_buy(player, good, price, player.money)
    sold = most_to_sell(player, good)
    return {
        "step": state.prices[good],
        "price": price,
        "buy": [_deal(state, good, n, price * n - bonus) for n in range(1, bought + 1)],
        "sell": [_deal(state, good, -n, price * n + bonus) for n in range(1, sold + 1)],
        "limits": _limits(player, good, bought, sold),
    }


def _deal(state: State, good: int, steps: int, pounds: int) -> Deal:
    step = moved_step(state, good, steps)
    return {"pounds": pounds, "step": step, "price": state.setup.market.tracks[good][step]}


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
