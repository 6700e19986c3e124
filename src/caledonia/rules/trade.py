"""Trade (TRD): buying and selling on the market."""

from __future__ import annotations

from caledonia.actions import PURCHASES, SALES, Action, Buy, Sell
from caledonia.errors import Reason
from caledonia.pending import PromisedTrade
from caledonia.rules.change import (
    change_goods,
    change_money,
    end_main_action,
    move_price,
    send_merchants,
)
from caledonia.state import PlayerState, State
from caledonia.types import GOOD_NAMES


def price_of(state: State, good: int) -> int:
    """Return a good's present price."""
    return state.setup.market.tracks[good][state.prices[good]]


def most_to_buy(player: PlayerState, good: int, price: int, money: int) -> int:
    """Return how many pieces a player with so much money can buy at a price (TRD-4, TRD-5)."""
    if player.market[good] < 0:
        return 0
    if price == 0:
        return player.merchants
    # The clan's trade money comes before paying.
    return min(player.merchants, (money + player.power.trade_money) // price)


def most_to_sell(player: PlayerState, good: int) -> int:
    """Return how many pieces a player can sell (TRD-4, TRD-5)."""
    if player.market[good] > 0:
        return 0
    return min(player.merchants, player.goods[good])


def legal_trades(state: State, seat: int, actions: list[Action]) -> None:
    """Add all trades."""
    player = state.players[seat]
    merchants = player.merchants
    if not merchants:
        return
    money = player.money + player.power.trade_money
    tracks = state.setup.market.tracks
    goods = zip(player.market, player.goods, tracks, state.prices, PURCHASES, SALES, strict=True)
    for standing, stock, track, step, purchases, sales in goods:
        if standing >= 0:
            price = track[step]
            if price * merchants <= money:
                actions += purchases[merchants]
            elif price <= money:
                actions += purchases[money // price]
        if stock and standing <= 0:
            actions += sales[stock if stock < merchants else merchants]


def legal_promised_trade(state: State, pending: PromisedTrade, actions: list[Action]) -> None:
    """Add the trades of the good whose price was moved (PRT-P6)."""
    player = state.players[pending.seat]
    good = pending.good
    most = most_to_buy(player, good, price_of(state, good), player.money)
    actions += PURCHASES[good][most]
    actions += SALES[good][most_to_sell(player, good)]


def _receive_trade_money(state: State, seat: int) -> None:
    """Receive what the clan gets for trading, before paying."""
    bonus = state.players[seat].power.trade_money
    if bonus:
        change_money(state, seat, bonus, "clan")


def purchase(state: State, seat: int, good: int, amount: int, price: int) -> None:
    """Buy at a price per piece; the marker moves afterwards (TRD-2)."""
    _receive_trade_money(state, seat)
    change_money(state, seat, -price * amount, "buy")
    change_goods(state, seat, good, amount, "buy")
    send_merchants(state, seat, good, amount)
    move_price(state, good, amount, "buy")


def apply_buy(state: State, seat: int, action: Buy) -> None:
    """Buy as a Trade."""
    purchase(state, seat, action.good, action.amount, price_of(state, action.good))
    end_main_action(state, seat)


def apply_sell(state: State, seat: int, action: Sell) -> None:
    """Sell as a Trade."""
    good, amount = action.good, action.amount
    _receive_trade_money(state, seat)
    change_goods(state, seat, good, -amount, "sell")
    change_money(state, seat, price_of(state, good) * amount, "sell")
    send_merchants(state, seat, good, -amount)
    move_price(state, good, -amount, "sell")
    end_main_action(state, seat)


def merchant_refusals(player: PlayerState, amount: int) -> list[Reason]:
    """Return what is wrong with the number of pieces traded."""
    if amount < 1:
        return [Reason("TRD-1", "no_amount")]
    if amount > player.merchants:
        return [Reason("TRD-1", "no_merchant", {"amount": amount - player.merchants})]
    return []


def purchase_refusals(
    player: PlayerState, good: int, amount: int, price: int, clause: str
) -> list[Reason]:
    """Return why a player cannot buy at a price."""
    reasons = merchant_refusals(player, amount)
    if player.market[good] < 0:
        reasons.append(Reason("TRD-4", "other_side", {"good": GOOD_NAMES[good]}))
    short = price * amount - player.money - player.power.trade_money
    if short > 0:
        reasons.append(Reason(clause, "money_short", {"amount": short}))
    return reasons


def refuse_buy(state: State, seat: int, action: Buy) -> list[Reason]:
    """Return why a Trade cannot buy this."""
    player = state.players[seat]
    reasons = _refuse_other_good(state, action)
    price = price_of(state, action.good)
    return reasons + purchase_refusals(player, action.good, action.amount, price, "TRD-5")


def refuse_sell(state: State, seat: int, action: Sell) -> list[Reason]:
    """Return why a Trade cannot sell this."""
    player = state.players[seat]
    good, amount = action.good, action.amount
    reasons = _refuse_other_good(state, action) + merchant_refusals(player, amount)
    if player.market[good] > 0:
        reasons.append(Reason("TRD-4", "other_side", {"good": GOOD_NAMES[good]}))
    if amount > player.goods[good]:
        short: dict[str, int | str] = {
            "good": GOOD_NAMES[good],
            "amount": amount - player.goods[good],
        }
        reasons.append(Reason("TRD-5", "goods_short", short))
    return reasons


def _refuse_other_good(state: State, action: Buy | Sell) -> list[Reason]:
    pending = state.pending[-1]
    if isinstance(pending, PromisedTrade) and pending.good != action.good:
        return [Reason("PRT-P6", "trade_first", {"good": GOOD_NAMES[pending.good]})]
    return []
