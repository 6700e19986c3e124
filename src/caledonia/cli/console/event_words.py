"""One clause per kind of event."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from caledonia import events as e
from caledonia.cli.words import kind_key
from caledonia.types import SPACE_NAMES

if TYPE_CHECKING:
    from caledonia.cli.console.narrate import Narrator

Clause = Callable[["Narrator", Any], str]


def event_key(kind: type[e.Event]) -> str:
    """Return the key of an event's message, like event-unit-placed."""
    return kind_key("event", kind)


def _money(n: Narrator, event: e.MoneyChanged) -> str:
    side = "gain" if event.amount > 0 else "loss"
    money = n.words.money(abs(event.amount))
    return n.say(event, f"event-money-changed.{side}", cause=event.cause, money=money)


def _glory(n: Narrator, event: e.GloryGained) -> str:
    return n.say(event, "event-glory-gained", amount=event.amount, cause=event.cause)


def _price(n: Narrator, event: e.PriceMoved) -> str:
    old, new = n.price(event.good, event.old), n.price(event.good, event.new)
    good = n.words.good(event.good)
    way = "up" if event.new > event.old else "down"
    if old == new:
        return n.say(event, "event-price-moved.same", good=good, new=new, way=way)
    return n.say(event, "event-price-moved", good=good, old=old, new=new, way=way)


def _placed(n: Narrator, event: e.UnitPlaced) -> str:
    unit = n.words.unit(event.unit, "a")
    space = SPACE_NAMES[event.space]
    return n.say(event, "event-unit-placed", unit=unit, space=space, cause=event.cause)


def _removed(n: Narrator, event: e.UnitRemoved) -> str:
    unit = n.words.unit(event.unit, "the")
    space = SPACE_NAMES[event.space]
    return n.say(event, "event-unit-removed", unit=unit, space=space, cause=event.cause)


def _moved(n: Narrator, event: e.UnitMoved) -> str:
    unit = n.words.unit(event.unit, "the")
    origin, target = SPACE_NAMES[event.origin], SPACE_NAMES[event.target]
    return n.say(event, "event-unit-moved", unit=unit, origin=origin, target=target)


def _sent(n: Narrator, event: e.MerchantsSent) -> str:
    side = "buy" if event.amount > 0 else "sell"
    good = n.words.good(event.good)
    return n.say(event, f"event-merchants-sent.{side}", count=abs(event.amount), good=good)


def _recalled(n: Narrator, event: e.MerchantRecalled) -> str:
    return n.say(event, "event-merchant-recalled", good=n.words.good(event.good))


def _shipping(n: Narrator, event: e.ShippingUpgraded) -> str:
    name = n.text(f"shipping-{event.level}")
    return n.say(event, "event-shipping-upgraded", level=event.level, name=name)


def _technology(n: Narrator, event: e.TechnologyUpgraded) -> str:
    return n.say(event, "event-technology-upgraded", units=n.words.unit(event.unit, "plural"))


def _with_contract(n: Narrator, event: Any) -> str:
    return n.say(event, event_key(type(event)), contract=n.contract(event.contract))


def _with_contracts(n: Narrator, event: Any) -> str:
    listed = n.words.listed(n.contract(c) for c in event.contracts)
    return n.say(event, event_key(type(event)), contracts=listed)


def _with_number(n: Narrator, event: Any) -> str:
    return n.say(event, event_key(type(event)), contract=event.contract)


def _contracts_returned(n: Narrator, event: e.ContractsReturned) -> str:
    listed = n.words.listed(map(str, event.contracts))
    return n.say(event, "event-contracts-returned", contracts=listed)


def _dice(n: Narrator, event: e.DiceRolled) -> str:
    figure = f"{event.figure:+d}".replace("-", "−")
    return n.say(event, "event-dice-rolled", good=n.words.good(event.good), figure=figure)


def _clan(n: Narrator, event: e.ClanChosen) -> str:
    tile = n.text("starting-tile", number=event.tile)
    if not event.clan:
        return n.say(event, "event-clan-chosen.tile", tile=tile)
    return n.say(event, "event-clan-chosen", clan=n.words.clan(event.clan), tile=tile)


def _bid(n: Narrator, event: e.BidMade) -> str:
    if event.points is None:
        return n.say(event, "event-bid-made.leave")
    return n.say(event, "event-bid-made", points=event.points)


def _won(n: Narrator, event: e.AuctionWon) -> str:
    return n.say(event, "event-auction-won", points=event.points, place=event.place + 1)


def _port(n: Narrator, event: e.PortUsed) -> str:
    port = n.words.port(event.tile)
    if event.effect == event.tile:
        return n.say(event, "event-port-used", port=port)
    return n.say(event, "event-port-used.borrowed", port=port, effect=n.words.port(event.effect))


def _declined(n: Narrator, event: e.BonusDeclined) -> str:
    return n.say(event, "event-bonus-declined", bonus=event.bonus)


def _barrel(n: Narrator, event: e.BarrelMoved) -> str:
    if not event.origin:
        return n.say(event, "event-barrel-moved.in")
    if not event.target:
        return n.say(event, "event-barrel-moved.out", place=event.origin)
    return n.say(event, "event-barrel-moved.on", place=event.target)


def _round(n: Narrator, event: e.RoundStarted) -> str:
    return n.say(event, "event-round-started", round=event.round)


def _plain(n: Narrator, event: e.Event) -> str:
    return n.say(event, event_key(type(event)))


CLAUSES: Final[dict[type[e.Event], Clause]] = {
    e.MoneyChanged: _money,
    e.GloryGained: _glory,
    e.PriceMoved: _price,
    e.UnitPlaced: _placed,
    e.UnitRemoved: _removed,
    e.UnitMoved: _moved,
    e.MerchantsSent: _sent,
    e.MerchantRecalled: _recalled,
    e.MerchantHired: _plain,
    e.MerchantsReturned: _plain,
    e.ShippingUpgraded: _shipping,
    e.TechnologyUpgraded: _technology,
    e.ContractObtained: _with_contract,
    e.ContractsDrawn: _with_contracts,
    e.ContractKept: _with_number,
    e.ContractsReturned: _contracts_returned,
    e.ContractFulfilled: _with_contract,
    e.ContractRevealed: _with_contract,
    e.ContractRemoved: _with_contract,
    e.DiceRolled: _dice,
    e.ClanChosen: _clan,
    e.BidMade: _bid,
    e.AuctionWon: _won,
    e.WorkerForgone: _plain,
    e.PortUsed: _port,
    e.BonusDeclined: _declined,
    e.BarrelMoved: _barrel,
    e.Passed: _plain,
    e.TurnStarted: _plain,
    e.RoundStarted: _round,
    e.ProductionStarted: _plain,
    e.GameEnded: _plain,
}
"""The clause of each kind of event; goods are joined by the narrator."""
