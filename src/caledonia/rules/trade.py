"""Trade (TRD): buying and selling on the market."""

from __future__ import annotations

from caledonia.actions import PURCHASES, SALES, Action, Buy, Sell
from caledonia.errors import Reason
from caledonia.pending import MandatoryPurchase, MandatoryTrade, Pending
from caledonia.rules.change import (
    change_goods,
    change_money,
    end_main_action,
    move_price,
    send_merchants,
)
from caledonia.rules.reasons import goods_short, money_short
from caledonia.state import PlayerState, State
from caledonia.types import GOOD_NAMES


def price_of(state: State, good: int) -> int:
    """Return a good's present price."""
    return state.setup.market.tracks[good][state.prices[good]]


def most_to_buy(player: PlayerState, good: int, price: int, money: int) -> int:
    """Return how many pieces a player with this money can buy (TRD-4, TRD-5)."""
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


def legal_mandatory_trade(state: State, pending: MandatoryTrade, actions: list[Action]) -> None:
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


def explain_pieces(player: PlayerState, action: Buy | Sell, promised: Pending) -> list[Reason]:
    """Return what is wrong with the good and the number of pieces traded."""
    good, amount = action.good, action.amount
    reasons = []
    if isinstance(promised, MandatoryTrade | MandatoryPurchase) and good != promised.good:
        reasons.append(Reason("PRT-P6", "trade_first", {"good": GOOD_NAMES[promised.good]}))
    if amount < 1:
        reasons.append(Reason("TRD-1", "no_amount"))
    elif amount > player.merchants:
        reasons.append(Reason("TRD-1", "no_merchant", {"amount": amount - player.merchants}))
    side = player.market[good]
    if side < 0 if isinstance(action, Buy) else side > 0:
        reasons.append(Reason("TRD-4", "other_side", {"good": GOOD_NAMES[good]}))
    return reasons


def explain_purchase(
    state: State, player: PlayerState, action: Buy, price: int, clause: str
) -> list[Reason]:
    """Return why a player cannot buy at a price."""
    cost = price * action.amount - player.power.trade_money
    reasons = explain_pieces(player, action, state.pending[-1])
    return reasons + money_short(player, cost, clause)


def explain_buy(state: State, seat: int, action: Buy) -> list[Reason]:
    """Return why a Trade cannot buy this."""
    price = price_of(state, action.good)
    return explain_purchase(state, state.players[seat], action, price, "TRD-5")


def explain_sell(state: State, seat: int, action: Sell) -> list[Reason]:
    """Return why a Trade cannot sell this."""
    player = state.players[seat]
    reasons = explain_pieces(player, action, state.pending[-1])
    return reasons + goods_short(player, action.good, action.amount, "TRD-5")
