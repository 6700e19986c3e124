"""Explains an action by the largest part of its worth, as data.

Kinds and subjects: ``contract`` (a contract's number), ``glory`` (a scoring tile), ``link`` (a
space), ``port`` (a port tile), ``neighbours`` (a space), ``income`` (a unit), ``reach`` (nothing),
``market`` (a good), ``merchants``, ``clan`` and ``tile`` (what is taken), ``rest`` (nothing better
to do).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any, Final

from caledonia import actions as a
from caledonia.actions import Action
from caledonia.bots.base import Alternative, Decision, Reason
from caledonia.bots.evaluator import Evaluator
from caledonia.bots.fast import final_scores
from caledonia.bots.playout import determinize
from caledonia.game import Game
from caledonia.native import available
from caledonia.powers.registry import OWN_ACTIONS
from caledonia.rules.change import place_unit
from caledonia.rules.neighbourhood import price_now
from caledonia.rules.trade import price_of
from caledonia.state import State
from caledonia.types import GOOD_NAMES, MEAT_ANIMALS, SPACE_NAMES, Good, Unit

REST: Final = Reason("rest")
BEST: Final = 5
"""Number of alternatives that are explained."""
PLAYOUTS: Final = 6
"""Playouts that estimate an action's points where its bot does not."""


def adviser() -> str:
    """Return the best available adviser: the seer, or the chief without a twin."""
    return "seer" if available() else "chief"


def explained(game: Game, decision: Decision, seed: int = 0) -> Decision:
    """Return a decision with its best alternatives, their points and reasons.

    Bots leave this out, as it takes longer than some of them think. It works for all of them.
    """
    best = decision.alternatives[:BEST]
    if all(each.action != decision.action for each in best):
        best = (Alternative(decision.action, 0.0), *best[: BEST - 1])
    alternatives = []
    for each in best:
        points = each.points
        if points is None:
            points = expected_points(game.state, each.action, Random(seed))
        alternatives.append(
            replace(each, points=points, reason=reason_for(game.state, each.action))
        )
    return replace(decision, alternatives=tuple(alternatives))


def expected_points(state: State, action: Action, rng: Random) -> float:
    """Return the deciding seat's mean final points after an action, by playouts."""
    seat = state.deciding_seat
    assert seat is not None
    total = 0
    for _ in range(PLAYOUTS):
        total += final_scores(determinize(state, rng), action)[seat]
    return total / PLAYOUTS


def reason_for(state: State, action: Action) -> Reason:
    """Return the strongest reason for an action of the seat that decides."""
    seat = state.deciding_seat
    assert seat is not None
    reasons = list(_REASONS[type(action)](Evaluator(state, seat), action))
    return max(reasons, key=lambda reason: reason.amount, default=REST)


def _glory(w: Evaluator, after: State) -> Iterator[Reason]:
    """Yield the glory that a change brings in each coming scoring."""
    for tile in w.state.setup.scoring[w.round - 1 :]:
        more = tile.glory(after, w.seat) - tile.glory(w.state, w.seat)
        yield Reason("glory", tile.id, w.point * more)


def _lacking(w: Evaluator, good: int) -> str | None:
    """Return the contract in a slot that still lacks a good."""
    contracts = w.state.setup.content.contracts
    if not w.missing(good):
        return None
    return next((str(number) for number in w.player.slots if contracts[number].goods[good]), None)


def _unit(w: Evaluator, action: a.Place | a.Expand) -> Iterator[Reason]:
    unit, space = action.unit, action.space
    after = w.state.fork()
    after.own(w.seat)
    place_unit(after, w.seat, unit, space, "expand")
    # A starting worker must be placed: only its space needs a reason.
    if isinstance(action, a.Expand):
        yield Reason("income", str(unit), w.yielding(unit))
        yield from _glory(w, after)
    parts = w.space_parts(space)
    for kind in ("link", "neighbours"):
        yield Reason(kind, SPACE_NAMES[space], parts[kind])
    yield Reason("reach", "", parts["reach"])
    if parts["port"]:
        new = after.players[w.seat].reach & ~w.player.reach
        ports = zip(w.state.setup.board.ports, w.state.setup.ports, strict=False)
        tile = next(tile.id for port, tile in ports if new >> port & 1)
        yield Reason("port", tile, parts["port"])
    if unit in MEAT_ANIMALS:
        meat = MEAT_ANIMALS.index(unit)
        contracts = w.state.setup.content.contracts
        wanting = [number for number in w.player.slots if contracts[number].meat[meat]]
        if wanting:
            yield Reason("contract", str(wanting[0]), w.production(unit) - w.yielding(unit))


def _buy(w: Evaluator, action: a.Buy) -> Iterator[Reason]:
    contract = _lacking(w, action.good)
    gain = w.gaining(action.good, action.amount)
    price = price_now(w.state, action.good) * action.amount
    if contract is not None:
        yield Reason("contract", contract, gain)
    yield Reason("market", GOOD_NAMES[action.good], gain - price)


def _sell(w: Evaluator, action: a.Sell) -> Iterator[Reason]:
    money = price_of(w.state, action.good) * action.amount
    yield Reason("market", GOOD_NAMES[action.good], money - w.losing(action.good, action.amount))


def _contract(w: Evaluator, action: a.Obtain | a.Fulfil | a.Keep) -> Iterator[Reason]:
    if action.contract is None:
        yield REST
        return
    contract = w.state.setup.content.contracts[action.contract]
    yield Reason("contract", str(action.contract), w.gain(contract))


def _shipping(w: Evaluator, action: Action) -> Iterator[Reason]:
    twin = w.state.fork()
    twin.own(w.seat).shipping += 1
    yield Reason("reach", "", w.shipping())
    yield from _glory(w, twin)


def _technology(w: Evaluator, action: a.UpgradeTechnology | a.BonusTechnology) -> Iterator[Reason]:
    twin = w.state.fork()
    twin.own(w.seat).technology |= 1 << action.unit
    yield Reason("income", str(Unit(action.unit)), w.technology(action.unit))
    yield from _glory(w, twin)


def _hire(w: Evaluator, action: Action) -> Iterator[Reason]:
    twin = w.state.fork()
    twin.own(w.seat).merchants_on_board -= 1
    yield Reason("merchants", "", w.merchant())
    yield from _glory(w, twin)


def _port(w: Evaluator, action: a.UsePort) -> Iterator[Reason]:
    yield Reason("port", action.tile, w.port(action))


def _clan(w: Evaluator, action: a.ChooseClan) -> Iterator[Reason]:
    yield Reason("clan", action.clan)


def _tile(w: Evaluator, action: a.ChooseTile) -> Iterator[Reason]:
    yield Reason("tile", str(action.tile))


def _produce(w: Evaluator, action: a.Produce) -> Iterator[Reason]:
    made = ((Good.CHEESE, action.cheese), (Good.BREAD, action.bread), (Good.WHISKY, action.whisky))
    for good, amount in made:
        if amount:
            yield Reason("market", GOOD_NAMES[good], w.gaining(good, amount))


def _own(w: Evaluator, action: Action) -> Iterator[Reason]:
    """Name the good that a power's action is about."""
    good = OWN_ACTIONS[type(action)].good
    if good is None:
        yield REST
    else:
        yield Reason("market", GOOD_NAMES[good], w.values[good])


def _merchants(w: Evaluator, action: Action) -> Iterator[Reason]:
    yield Reason("merchants", "", w.weights.merchant_busy)


def _nothing(w: Evaluator, action: Action) -> Iterator[Reason]:
    yield REST


_REASONS: Final[dict[type[Action], Callable[[Evaluator, Any], Iterator[Reason]]]] = {
    a.ChooseClan: _clan,
    a.ChooseTile: _tile,
    a.Bid: _nothing,
    a.Leave: _nothing,
    a.Place: _unit,
    a.Buy: _buy,
    a.Sell: _sell,
    a.Obtain: _contract,
    a.Expand: _unit,
    a.UpgradeShipping: _shipping,
    a.UpgradeTechnology: _technology,
    a.HireMerchant: _hire,
    a.BonusShipping: _shipping,
    a.BonusTechnology: _technology,
    a.BonusHire: _hire,
    a.BonusRecall: _merchants,
    a.Fulfil: _contract,
    a.Slaughter: _nothing,
    a.UsePort: _port,
    a.Draw: _nothing,
    a.Keep: _contract,
    a.Produce: _produce,
    a.Skip: _nothing,
    a.EndTurn: _nothing,
    a.Pass: _nothing,
    **dict.fromkeys(OWN_ACTIONS, _own),
}
