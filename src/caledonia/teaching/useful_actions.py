"""The legal actions that bring a seat nearer to a contract.

The engine decides what is legal and what it costs; this only leaves out actions unrelated to
the contract.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from caledonia import actions as a
from caledonia.bots.crofter import evaluate
from caledonia.content.types import Contract
from caledonia.pending import Turn
from caledonia.rules import flow
from caledonia.rules.contracts import contract_money
from caledonia.rules.expand import cost_of
from caledonia.rules.trade import price_of
from caledonia.state import PlayerState, State
from caledonia.teaching.worlds import CLOSING
from caledonia.types import (
    FACTORY_INPUT,
    GOODS,
    MEAT_ANIMALS,
    PRODUCERS,
    PRODUCT,
    ROUNDS,
    Good,
    Meat,
    Unit,
)

MOST_KINDS: Final = 3
"""Kinds of units that are considered for building."""


class UsefulActions:
    """The useful actions of a seat on its way to a contract."""

    def __init__(self, seat: int, contract: Contract) -> None:
        self.seat = seat
        self.contract = contract

    def lacking(self, player: PlayerState) -> dict[Good, int]:
        """Return the missing goods, and the inputs from which own factories make them."""
        missing = {
            Good(good): amount - player.goods[good]
            for good, amount in self.contract.owed
            if amount > player.goods[good]
        }
        for factory, raw in FACTORY_INPUT.items():
            lacked = missing.get(PRODUCT[factory], 0)
            spare = player.goods[raw] - self.contract.goods[raw]
            useful = min(lacked, player.pieces[factory].bit_count()) - max(0, spare)
            if useful > 0:
                missing[raw] = missing.get(raw, 0) + useful
        return missing

    def turns_left(self, state: State) -> int:
        """Return an estimate of the turns left: one for each kind of thing to get."""
        player = state.players[self.seat]
        if self.contract.id in player.fulfilled:
            return 0
        goods = sum(amount > player.goods[good] for good, amount in self.contract.owed)
        animals = sum(self._owes_animals(player, meat) for meat in Meat)
        return 1 + goods + animals + (self.contract.id not in player.slots)

    def at_turn(self, state: State) -> list[a.Action]:
        """Return the useful main actions; only the contract itself if possible."""
        actions = flow.legal_actions(state)
        for goal in (a.fulfil(self.contract.id), a.obtain(self.contract.id)):
            if goal in actions:
                return [goal]
        player = state.players[self.seat]
        missing = self.lacking(player)
        useful = [*self._purchases(actions, missing)]
        useful += self._builds(state, actions, missing)
        if self._is_short(state, missing):
            useful += self._sales(actions, player)
        if sum(missing.values()) > player.merchants and a.HIRE in actions:
            useful.append(a.HIRE)
        if state.round < ROUNDS:
            useful.append(a.PASS)
        return useful

    def elsewhere(self, state: State) -> a.Action:
        """Return the best action at a decision other than a main action."""
        actions = flow.legal_actions(state)
        keep = a.keep(self.contract.id)
        if keep in actions:
            return keep
        missing = self.lacking(state.players[self.seat])
        purchases = self._purchases(actions, missing)
        if purchases:
            return purchases[0]
        productions = [action for action in actions if isinstance(action, a.Produce)]
        if productions:
            return min(productions, key=lambda action: self._left_after(state, action))
        closing = next((action for action in CLOSING if action in actions), None)
        return closing or likeliest(state, actions)

    def _purchases(self, actions: Iterable[a.Action], missing: dict[Good, int]) -> list[a.Action]:
        """Return the largest useful purchase of each missing good."""
        most: dict[Good, a.Buy] = {}
        for action in actions:
            if isinstance(action, a.Buy) and action.amount <= missing.get(action.good, 0):
                known = most.get(action.good)
                if known is None or action.amount > known.amount:
                    most[action.good] = action
        return list(most.values())

    def _sales(self, actions: Iterable[a.Action], player: PlayerState) -> list[a.Action]:
        """Return for each good the sale of everything that the contract does not need."""
        most: dict[Good, a.Sell] = {}
        for action in actions:
            if not isinstance(action, a.Sell):
                continue
            spare = player.goods[action.good] - self.contract.goods[action.good]
            known = most.get(action.good)
            if action.amount <= spare and (known is None or action.amount > known.amount):
                most[action.good] = action
        return list(most.values())

    def _builds(
        self, state: State, actions: Iterable[a.Action], missing: dict[Good, int]
    ) -> list[a.Action]:
        """Return the cheapest placement of each kind of unit that produces missing goods."""
        player = state.players[self.seat]
        kinds = [MEAT_ANIMALS[meat] for meat in Meat if self._owes_animals(player, meat)]
        kinds += [PRODUCERS[good] for good in missing]
        cheapest: dict[Unit, tuple[int, a.Expand]] = {}
        for action in actions:
            if isinstance(action, a.Expand) and action.unit in kinds[:MOST_KINDS]:
                cost = cost_of(state, player, action.unit, action.space)
                if action.unit not in cheapest or cost < cheapest[action.unit][0]:
                    cheapest[action.unit] = cost, action
        return [action for _, action in cheapest.values()]

    def _owes_animals(self, player: PlayerState, meat: Meat) -> bool:
        return self.contract.meat[meat] > player.pieces[MEAT_ANIMALS[meat]].bit_count()

    def _is_short(self, state: State, missing: dict[Good, int]) -> bool:
        """Whether the money is too short for what is missing."""
        player = state.players[self.seat]
        needed = sum(price_of(state, good) * amount for good, amount in missing.items())
        if self.contract.id not in player.slots:
            needed -= contract_money(state, player)
        builds = any(self._owes_animals(player, meat) for meat in Meat)
        return needed > player.money or builds

    def _left_after(self, state: State, action: a.Action) -> tuple[int, int]:
        """Return the goods missing after a production, then the negated total stock."""
        later = state.fork()
        later.pending = state.pending[-1:]
        flow.apply(later, action)
        player = later.players[self.seat]
        missing = sum(max(0, amount - player.goods[good]) for good, amount in self.contract.owed)
        return missing, -sum(player.goods[good] for good in GOODS)


def likeliest(state: State, actions: list[a.Action]) -> a.Action:
    """Return the best action by rules of thumb."""
    worths = evaluate(state, actions)
    return actions[worths.index(max(worths))]


def pass_others(state: State, seat: int) -> None:
    """Let the others pass and decline up to the seat's next decision or the end."""
    while state.deciding_seat not in (None, seat):
        actions = flow.legal_actions(state)
        quiet = next((each for each in (a.PASS, *CLOSING) if each in actions), None)
        flow.take(state, quiet or likeliest(state, actions))


def opens_turn(state: State) -> bool:
    """Whether the decision is a main action."""
    return bool(state.pending) and isinstance(state.pending[-1], Turn)
