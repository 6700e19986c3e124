"""The neighbourhood bonus (NBH): cheap goods from new neighbours."""

from __future__ import annotations

from caledonia import events
from caledonia.actions import PURCHASES, Action, Buy
from caledonia.errors import Reason
from caledonia.pending import DrawContracts, MandatoryPurchase, NeighbourhoodBonus
from caledonia.rules.change import drop_top, replace_top
from caledonia.rules.trade import explain_purchase, most_to_buy, price_of, purchase
from caledonia.state import PlayerState, State
from caledonia.types import BASIC_GOODS, GOOD_NAMES, GOODS, PRODUCERS, Mask


def goods_made_by_others(state: State, seat: int, neighbours: Mask) -> int:
    """Return the goods (bits) made by other players' units on these spaces (NBH-1)."""
    goods = 0
    for other, player in enumerate(state.players):
        if other != seat and player.occupied & neighbours:
            for good in GOODS:
                if player.pieces[PRODUCERS[good]] & neighbours:
                    goods |= 1 << good
    return goods


def offer(state: State, seat: int, neighbours: Mask, *, draw: bool = False) -> None:
    """Open the bonus for a unit placed beside these spaces, and drawing (NBH-4)."""
    limit = state.setup.neighbourhood_limit
    goods = goods_made_by_others(state, seat, neighbours) if limit else 0
    if goods:
        state.pending += (NeighbourhoodBonus(seat, goods, draw=draw),)
    elif draw:
        state.pending += (DrawContracts(seat),)


def discounted(state: State, good: int, step: int) -> int:
    """Return a good's price for neighbours with its marker on a step (NBH-3)."""
    bonus = state.setup.content.neighbourhood
    discount = bonus.basic_discount if good in BASIC_GOODS else bonus.processed_discount
    return max(0, state.setup.market.tracks[good][step] - discount)


def price_now(state: State, good: int) -> int:
    """Return a good's price at this decision, on the market or from neighbours."""
    if state.pending[-1].from_neighbours:
        return discounted(state, good, state.prices[good])
    return price_of(state, good)


def most_from_neighbours(
    state: State, player: PlayerState, good: int, step: int, money: int
) -> int:
    """Return how many pieces can be bought with this money at a step (NBH-2, NBH-3)."""
    room = state.setup.neighbourhood_limit - state.bought[good]
    return min(room, most_to_buy(player, good, discounted(state, good, step), money))


def legal_purchases(state: State, pending: NeighbourhoodBonus, actions: list[Action]) -> None:
    """Add the purchases still open."""
    for good in GOODS:
        if pending.goods >> good & 1:
            _add_purchases(state, pending.seat, good, actions)


def legal_mandatory_purchase(
    state: State, pending: MandatoryPurchase, actions: list[Action]
) -> None:
    """Add the purchases of the good whose price was moved (PRT-P6)."""
    _add_purchases(state, pending.seat, pending.good, actions)


def _add_purchases(state: State, seat: int, good: int, actions: list[Action]) -> None:
    player = state.players[seat]
    most = most_from_neighbours(state, player, good, state.prices[good], player.money)
    actions += PURCHASES[good][most]


def apply_purchase(state: State, seat: int, action: Buy) -> None:
    """Buy from the neighbours; each good once per placement (NBH-4)."""
    good, amount = action.good, action.amount
    if isinstance(state.pending[-1], MandatoryPurchase):
        drop_top(state)
    pending = state.pending[-1]
    assert isinstance(pending, NeighbourhoodBonus)
    purchase(state, seat, good, amount, discounted(state, good, state.prices[good]))
    state.bought = (
        *state.bought[:good],
        state.bought[good] + amount,
        *state.bought[good + 1 :],
    )
    left = pending.goods & ~(1 << good)
    if left:
        taken = pending.taken | 1 << good
        replace_top(state, NeighbourhoodBonus(seat, left, taken, pending.draw))
    else:
        _close(state, pending)


def _close(state: State, pending: NeighbourhoodBonus) -> None:
    """Leave the building bonus open that the same placement earned (NBH-4)."""
    drop_top(state)
    if pending.draw:
        state.pending += (DrawContracts(pending.seat),)


def apply_skip(state: State, seat: int) -> None:
    """Decline what is left of the purchases; drawing stays open."""
    pending = state.pending[-1]
    assert isinstance(pending, NeighbourhoodBonus)
    _close(state, pending)
    if state.log is not None:
        state.log.append(events.BonusDeclined(seat, "neighbourhood"))


def explain_cheap_purchase(state: State, seat: int, action: Buy) -> list[Reason]:
    """Return why this purchase from neighbours is not possible."""
    pending = state.pending[-1]
    good, name = action.good, GOOD_NAMES[action.good]
    reasons = []
    if isinstance(pending, NeighbourhoodBonus) and not pending.goods >> good & 1:
        if pending.taken >> good & 1:
            reasons.append(Reason("NBH-4", "bought_already", {"good": name}))
        else:
            reasons.append(Reason("NBH-1", "no_neighbour", {"good": name}))
    room = state.setup.neighbourhood_limit - state.bought[good]
    if action.amount > room:
        reasons.append(Reason("NBH-2", "limit_reached", {"good": name, "amount": max(0, room)}))
    price = discounted(state, good, state.prices[good])
    return reasons + explain_purchase(state, state.players[seat], action, price, "NBH-3")
