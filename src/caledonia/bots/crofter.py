"""The crofter: weighs every legal action by rules of thumb and takes the best.

It looks one decision ahead and never at what is hidden: what an action brings is estimated, not
tried out, so the draw pile and the dice stay unknown to it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from caledonia import actions as a
from caledonia import pending as p
from caledonia.bots.base import Alternative, Decision, DecisionRng, Limit
from caledonia.bots.evaluator import Evaluator
from caledonia.bots.weights import DEFAULT, Weights
from caledonia.game import Game
from caledonia.powers.registry import OWN_ACTIONS
from caledonia.rules.expand import cost_of
from caledonia.rules.neighbourhood import price_now
from caledonia.rules.trade import price_of
from caledonia.state import State
from caledonia.types import GOODS, ROUNDS, Good

BOLDEST_BID: Final = 5
FIRST_BID: Final = 1
GLIMPSE: Final = 0.01
"""Drawing is free, as all drawn contracts may be returned; so it beats declining."""


class Crofter:
    """Expands, obtains and fulfils contracts and sells what it can spare."""

    def __init__(self, seed: int | None = None) -> None:
        self._rng = DecisionRng(seed)

    def choose(self, game: Game, seat: int, limit: Limit) -> Decision:
        """Choose the action with the highest worth; among equals by lot."""
        actions = game.legal_actions
        if len(actions) == 1:
            return Decision(actions[0])
        worths = evaluate(game.state, list(actions))
        weighed = list(zip(worths, actions, strict=True))
        best = max(value for value, _ in weighed)
        equals = [action for value, action in weighed if value == best]
        action = self._rng.at(game, seat).choice(equals)
        weighed.sort(key=lambda pair: -pair[0])
        return Decision(action, tuple(Alternative(each, worth) for worth, each in weighed))


def evaluate(state: State, actions: list[a.Action], weights: Weights = DEFAULT) -> list[float]:
    """Return what each action is worth to the seat that decides."""
    seat = state.deciding_seat
    assert seat is not None
    worth = Evaluator(state, seat, weights)
    return [EVALUATIONS[type(action)](worth, action) for action in actions]


# Setup.


def _clan(w: Evaluator, action: a.ChooseClan) -> float:
    return _tile_worth(w, dict(w.state.offer)[action.clan])


def _tile(w: Evaluator, action: a.ChooseTile) -> float:
    return _tile_worth(w, action.tile)


def _tile_worth(w: Evaluator, number: int) -> float:
    tile = w.state.setup.content.starting_tiles[number]
    return tile.money + sum(w.values[good] * tile.goods[good] for good in GOODS)


def _bid(w: Evaluator, action: a.Bid) -> float:
    pending = w.state.pending[-1]
    assert isinstance(pending, p.Auction)
    lowest = max(pending.high + 1, FIRST_BID)
    if action.points == lowest and lowest <= BOLDEST_BID:
        return 1.0
    return -float(action.points)


def _place(w: Evaluator, action: a.Place) -> float:
    """Count income, and grassland near by for animals and fields."""
    board = w.state.setup.board
    cost = cost_of(w.state, w.player, action.unit, action.space)
    near = board.reach[max(1, w.player.shipping)][action.space] & ~w.state.occupied
    grassland = (near & board.grassland).bit_count()
    cheap = (near & board.cost_at_most[3]).bit_count()
    lochs = (board.adjacent[action.space] & board.lochs).bit_count()
    weights = w.weights
    near_by = weights.start_grassland * grassland + weights.start_cheap * cheap
    return w.placing(action.unit, action.space) - cost + near_by + weights.start_loch * lochs


# Main actions.


def _buy(w: Evaluator, action: a.Buy) -> float:
    good, amount = action.good, action.amount
    price = price_now(w.state, good)
    gain = w.gaining(good, amount) - price * amount + w.player.power.trade_money
    gain += w.weights.trading
    if w.round < ROUNDS and not w.missing(good):
        # Goods for their own sake only at the end; before that money works better.
        gain -= w.weights.spare_good * amount
    return gain


def _sell(w: Evaluator, action: a.Sell) -> float:
    money = price_of(w.state, action.good) * action.amount
    gain = money - w.losing(action.good, action.amount) + w.player.power.trade_money
    gain += w.weights.trading
    if w.round < ROUNDS and w.player.money < w.weights.poor:
        gain += w.weights.poor_bonus * min(money, 2 * w.weights.poor)
    return gain


def _obtain(w: Evaluator, action: a.Obtain) -> float:
    gain = w.taking(w.state.setup.content.contracts[action.contract]) - w.contract_price()
    if isinstance(w.state.pending[-1], p.Turn):
        gain += w.weights.obtaining
    return gain


def _expand(w: Evaluator, action: a.Expand) -> float:
    cost = cost_of(w.state, w.player, action.unit, action.space)
    return w.placing(action.unit, action.space) - cost + w.weights.expanding


def _fulfil(w: Evaluator, action: a.Fulfil) -> float:
    contract = w.state.setup.content.contracts[action.contract]
    gain = w.gain(contract)
    # A full slot is in the way of the next contract.
    return gain + w.weights.slot_freed if gain > 0 else gain


def _ship(w: Evaluator, action: a.Action) -> float:
    return w.shipping() - w.state.setup.content.upgrades.shipping


def _tech(w: Evaluator, action: a.UpgradeTechnology) -> float:
    return w.technology(action.unit) - w.state.setup.content.upgrades.technology


def _hire(w: Evaluator, action: a.Action) -> float:
    return w.merchant() - w.state.setup.content.upgrades.merchant


# Bonuses.


def _bonus_ship(w: Evaluator, action: a.Action) -> float:
    return w.shipping() + 0.5


def _bonus_tech(w: Evaluator, action: a.BonusTechnology) -> float:
    return w.technology(action.unit) - w.state.setup.content.upgrades.bonus_technology


def _bonus_hire(w: Evaluator, action: a.Action) -> float:
    return w.merchant() + 0.5


def _bonus_recall(w: Evaluator, action: a.BonusRecall) -> float:
    return 1.0


def _draw(w: Evaluator, action: a.Draw) -> float:
    """Draw before buying: cheap goods may then serve the contract that is kept."""
    return w.drawing() + GLIMPSE


def _keep(w: Evaluator, action: a.Keep) -> float:
    if action.contract is None:
        return 0.0
    return w.taking(w.state.setup.content.contracts[action.contract]) - w.contract_price()


def _port(w: Evaluator, action: a.UsePort) -> float:
    return w.port(action)


def _slaughter(w: Evaluator, action: a.Slaughter) -> float:
    """Give away the animal on the most expensive land last."""
    return -float(w.state.setup.board.land_cost[action.space])


# Production.


def _produce(w: Evaluator, action: a.Produce) -> float:
    made = ((Good.CHEESE, action.cheese), (Good.BREAD, action.bread), (Good.WHISKY, action.whisky))
    gain = sum(w.gaining(good, amount) for good, amount in made)
    used = ((Good.MILK, action.cheese), (Good.GRAIN, action.bread + action.whisky))
    return gain - sum(w.losing(good, amount) for good, amount in used)


def _nothing(w: Evaluator, action: a.Action) -> float:
    return 0.0


EVALUATIONS: Final[dict[type[a.Action], Callable[[Evaluator, Any], float]]] = {
    a.ChooseClan: _clan,
    a.ChooseTile: _tile,
    a.Bid: _bid,
    a.Leave: _nothing,
    a.Place: _place,
    a.Buy: _buy,
    a.Sell: _sell,
    a.Obtain: _obtain,
    a.Expand: _expand,
    a.UpgradeShipping: _ship,
    a.UpgradeTechnology: _tech,
    a.HireMerchant: _hire,
    a.BonusShipping: _bonus_ship,
    a.BonusTechnology: _bonus_tech,
    a.BonusHire: _bonus_hire,
    a.BonusRecall: _bonus_recall,
    a.Fulfil: _fulfil,
    a.Slaughter: _slaughter,
    a.UsePort: _port,
    a.Draw: _draw,
    a.Keep: _keep,
    a.Produce: _produce,
    a.Skip: _nothing,
    a.EndTurn: _nothing,
    a.Pass: _nothing,
    **{kind: own.worth for kind, own in OWN_ACTIONS.items()},
}
"""For each kind of action what it is worth; doing nothing is worth 0."""
