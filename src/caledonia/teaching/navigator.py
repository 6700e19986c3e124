"""Contract navigator: how each visible contract can be fulfilled, step by step.

The engine plays every step while the others pass, so that nothing hidden and nothing that
others do has any influence. How likely the way stays open is estimated apart (``odds``).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from heapq import heappop, heappush
from itertools import count, islice
from random import Random
from typing import Final

from caledonia import actions as a
from caledonia.bots.playout import determinize
from caledonia.content.types import Contract
from caledonia.insight.contracts import contracts_ahead
from caledonia.rules import flow
from caledonia.rules.contracts import free_slots
from caledonia.state import State
from caledonia.teaching.odds import chance_of
from caledonia.teaching.shapes import ContractRoute, Way, WayStep
from caledonia.teaching.useful_actions import UsefulActions, opens_turn, pass_others
from caledonia.types import GOOD_NAMES

MOST_TURNS: Final = 7
"""A longer way is not worth showing; fulfilling another contract first comes on top."""
MOST_PRODUCTIONS: Final = 2
MOST_WAYS: Final = 5
"""Maximum ways that are compared."""
MOST_NODES: Final = 240
"""Maximum positions that are searched for one contract."""
FREE: Final = (a.Sell, a.Pass, a.Fulfil, a.EndTurn, a.Skip, a.Produce, a.Slaughter)
"""Actions whose money is no cost: it is for goods, or pass money, income and rewards."""


def navigate(state: State, seat: int, *, odds: bool = True) -> list[ContractRoute]:
    """Return for each contract that a seat has or may take how it can be fulfilled.

    Empty during the setup and after the end.

    :param odds: estimate the chance of each way; otherwise it is 1.
    """
    if not state.round or not state.pending:
        return []
    contracts = state.setup.content.contracts
    finder = WayFinder(state, seat)
    routes: list[ContractRoute] = []
    for ahead in contracts_ahead(state, seat):
        contract = contracts[ahead["contract"]]
        ways = finder.ways(contract)
        if odds:
            for way in ways:
                way["chance"] = chance_of(state, seat, contract.id, way)
        routes.append(
            {
                "contract": contract.id,
                "place": ahead["place"],
                "points": ahead["value"]["points"],
                "own_goods": _own_goods(state, seat, contract),
                "ways": ways,
            }
        )
    return routes


def _own_goods(state: State, seat: int, contract: Contract) -> dict[str, int]:
    stock = state.players[seat].goods
    held = {good: min(stock[good], amount) for good, amount in contract.owed}
    return {GOOD_NAMES[good]: amount for good, amount in held.items() if amount}


@dataclass(frozen=True, slots=True, eq=False)
class _Node:
    """A position on the way."""

    state: State
    steps: tuple[WayStep, ...]
    turn: int
    pounds: int
    productions: int
    first: int | None
    """Contract that is fulfilled before the way begins."""


class WayFinder:
    """Finds a seat's ways to contracts; what they share is computed once."""

    def __init__(self, state: State, seat: int) -> None:
        self._seat = seat
        self._contracts = state.setup.content.contracts
        start = determinize(state, Random(0))
        pass_others(start, seat)
        self._start = _Node(start, (), 0, 0, 0, None)
        self._after_held: list[_Node] | None = None

    def ways(self, contract: Contract) -> list[Way]:
        """Return the cheapest way to a contract, then the quickest if it differs."""
        nodes = _search(self._starts(contract), UsefulActions(self._seat, contract))
        goals = list(islice(nodes, MOST_WAYS))
        if not goals:
            return []
        cheapest = min(goals, key=lambda node: (node.pounds, node.turn))
        quickest = min(goals, key=lambda node: (node.turn, node.pounds))
        return [_way(each) for each in dict.fromkeys((cheapest, quickest))]

    def _starts(self, contract: Contract) -> list[_Node]:
        """Return where ways begin: now, or when a contract has left its slot."""
        state = self._start.state
        if state.deciding_seat is None:
            return []
        player = state.players[self._seat]
        if contract.id in player.slots or free_slots(player):
            return [self._start]
        if self._after_held is None:
            held = [self._contracts[number] for number in player.slots]
            quickest = [
                next(_search([self._start], UsefulActions(self._seat, each)), None) for each in held
            ]
            self._after_held = [
                replace(node, first=each.id)
                for node, each in zip(quickest, held, strict=True)
                if node is not None
            ]
        return self._after_held


def _way(node: _Node) -> Way:
    return {
        "first": node.first,
        "turns": node.turn,
        "pounds": node.pounds,
        "production": node.productions,
        "chance": 1.0,
        "steps": list(node.steps),
    }


def _search(starts: Sequence[_Node], options: UsefulActions) -> Iterator[_Node]:
    """Yield positions in which the contract is fulfilled, quick ways first."""
    numbers = count()
    queue = [((0, 0), next(numbers), node) for node in starts]
    most = MOST_TURNS + min((node.turn for node in starts), default=0)
    seen = set()
    for _ in range(MOST_NODES):
        if not queue:
            return
        _, _, node = heappop(queue)
        if options.contract.id in node.state.players[options.seat].fulfilled:
            yield node
            continue
        for action in _choices(node, options, most):
            later = _after(node, action, options.seat)
            mark = _mark(later, options.seat)
            if later.state.deciding_seat is not None and mark not in seen:
                seen.add(mark)
                order = later.turn + options.turns_left(later.state), later.pounds
                heappush(queue, (order, next(numbers), later))


def _choices(node: _Node, options: UsefulActions, most_turns: int) -> list[a.Action]:
    state = node.state
    if not opens_turn(state):
        return [options.elsewhere(state)]
    if node.turn >= most_turns:
        return []
    useful = options.at_turn(state)
    if node.productions >= MOST_PRODUCTIONS:
        useful = [action for action in useful if action is not a.PASS]
    return useful


def _after(node: _Node, action: a.Action, seat: int) -> _Node:
    before = node.state
    state = before.fork()
    flow.take(state, action)
    money = 0
    if not isinstance(action, FREE):
        money = state.players[seat].money - before.players[seat].money
    pass_others(state, seat)
    turn = node.turn + (opens_turn(before) and before.turn_ply == before.ply)
    step: WayStep = {
        "code": str(action),
        "turn": max(1, turn),
        "round": before.round,
        "money": money,
    }
    productions = node.productions + (action is a.PASS)
    return _Node(
        state, (*node.steps, step), max(1, turn), node.pounds - money, productions, node.first
    )


def _mark(node: _Node, seat: int) -> tuple[object, ...]:
    """Return what distinguishes positions on the way to one contract."""
    state, player = node.state, node.state.players[seat]
    return (
        state.round,
        type(state.pending[-1]) if state.pending else None,
        player.money,
        tuple(player.goods),
        tuple(player.pieces),
        tuple(player.market),
        player.merchants,
        player.slots,
        player.fulfilled,
        tuple(state.prices),
    )
