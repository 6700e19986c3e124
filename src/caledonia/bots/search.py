"""Tree search over the next decisions; leaves are evaluated by playouts.

The tree grows one node per playout, towards what rules of thumb and earlier playouts prefer
(PUCT); a node considers more of its actions the more often it is visited. Hidden parts are guessed
again for each playout, and the tree ends where something hidden would be revealed. All actions of
the first decision meet the same made-up worlds in the same order, so that luck favours none. With
two players the tree holds the decisions of both; with more only the own ones, and the others play
by rules of thumb. A playout continues to the final scoring, or to the start of a later round, where
the end is forecast: that is quicker, and less of it is chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt, tanh
from random import Random
from typing import Final

from caledonia.actions import Action
from caledonia.bots.action_forecast import ActionForecast
from caledonia.bots.base import PATIENCE
from caledonia.bots.crofter import evaluate
from caledonia.bots.forecast import forecast
from caledonia.bots.pace import CpuTimer
from caledonia.bots.playout import determinize, play_out, take_best
from caledonia.bots.weights import DEFAULT, Weights
from caledonia.rules import flow
from caledonia.rules.final import outcome_of
from caledonia.state import State

EXPLORE: Final = 0.55
"""How much an action that was seldom tried is favoured."""
WARMTH: Final = 6.0
"""A difference in worth, in pounds, that makes one action e times as promising as another."""
FIRST: Final = 3.0
WIDEN: Final = 1.0
"""Actions that a node considers at first, and more per square root of its visits."""
SURE: Final = 4
"""Minimum playouts before the search may stop early."""
SOLO_SCALE: Final = 40.0
MARGIN_SCALE: Final = 25.0
"""Points that make a clear difference."""
SOLO_PAR: Final = 120.0


class Child:
    """An action of a node, with its statistics."""

    __slots__ = ("action", "ends", "node", "points", "prior", "total", "visits")

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.node: Node | None = None
        self.visits = 0
        self.total = 0.0
        """Sum of the deciding seat's utilities."""
        self.points = 0.0
        """Sum of the deciding seat's victory points."""
        self.ends: list[Sequence[float]] = []
        """Scores by seat of the games played out; kept for the actions of the first decision."""


class Node:
    """A decision: its actions, most promising first."""

    __slots__ = ("children", "seat", "visits")

    def __init__(self, seat: int, children: list[Child]) -> None:
        self.seat = seat
        self.children = children
        self.visits = 0

    def select(self) -> Child:
        """Return the child to try next."""
        width = min(len(self.children), int(FIRST + WIDEN * sqrt(self.visits)))
        seen = self.children[:width]
        tried = sum(child.visits for child in seen)
        mean = sum(child.total for child in seen) / tried if tried else 0.0
        explore = EXPLORE * sqrt(self.visits + 1)
        best_value, best_child = -1e9, seen[0]
        for child in seen:
            value = child.total / child.visits if child.visits else mean
            value += explore * child.prior / (1 + child.visits)
            if value > best_value:
                best_value, best_child = value, child
        return best_child


def make_node(state: State, actions: list[Action], weights: Weights) -> Node:
    """Return a node for the decision of a state."""
    worths = evaluate(state, actions, weights)
    ranked = sorted(zip(worths, actions, strict=True), key=lambda pair: -pair[0])
    highest = ranked[0][0]
    promise = [exp((worth - highest) / WARMTH) for worth, _ in ranked]
    whole = sum(promise)
    seat = state.deciding_seat
    assert seat is not None
    return Node(seat, [Child(a, p / whole) for (_, a), p in zip(ranked, promise, strict=True)])


def utilities(scores: Sequence[float]) -> list[float]:
    """Return the utility of these final scores by seat, from -1 to 1."""
    if len(scores) == 1:
        return [(scores[0] - SOLO_PAR) / SOLO_SCALE]
    best = max(scores)
    values = []
    for seat, score in enumerate(scores):
        other = best if score < best else max(s for i, s in enumerate(scores) if i != seat)
        values.append(tanh((score - other) / MARGIN_SCALE))
    return values


class Search:
    """Searches for the best action of one decision."""

    def __init__(
        self,
        state: State,
        rng: Random,
        *,
        deep: bool = True,
        rounds_ahead: int | None = None,
        weights: Weights = DEFAULT,
    ) -> None:
        """:param deep: search the following decisions too, not only this one.
        :param rounds_ahead: rounds before the end is forecast; None: play to the end.
        """
        self._state = state
        self._seed = rng.getrandbits(64)
        self._deep = deep
        self._weights = weights
        # The setup leads to round 1 and ends with it.
        self._until = None if rounds_ahead is None else max(1, state.round) + rounds_ahead
        # With several opponents the tree would be spent on their replies before it comes round.
        self._all_seats = state.setup.players <= 2
        self.root = make_node(state, flow.legal_actions(state), weights)
        self.playouts = 0

    def run(self, *, seconds: float | None, nodes: int | None, patience: float = PATIENCE) -> None:
        """Grow the tree until the time is up or ``nodes`` games are played out.

        :param patience: cap on wall-clock time as a multiple of CPU time.
        """
        timer = CpuTimer(patience)
        while nodes is None or self.playouts < nodes:
            self._playout()
            self.playouts += 1
            left = 0.0 if nodes is None else nodes - self.playouts
            if seconds is not None:
                elapsed = timer.elapsed()
                if elapsed >= seconds:
                    return
                left = self.playouts * (seconds - elapsed) / elapsed
            if self._decided(left):
                return

    def explore(self, action: Action, times: int) -> Child:
        """Try an action of the first decision at least this often; return its statistics."""
        child = next(each for each in self.root.children if each.action == action)
        while child.visits < times:
            self._playout(child)
            self.playouts += 1
        return child

    def _decided(self, left: float) -> bool:
        """Whether the remaining playouts cannot change the most tried action."""
        first = second = 0
        for child in self.root.children:
            if child.visits > first:
                first, second = child.visits, first
            elif child.visits > second:
                second = child.visits
        return self.playouts >= SURE and first - second > left

    def _playout(self, first: Child | None = None) -> None:
        child = first or self.root.select()
        state = determinize(self._state, Random(self._seed + child.visits))
        hidden = (state.pile, state.random)
        path = [(self.root, child)]
        flow.take(state, child.action)
        while (node := self._follow(state, child, hidden)) is not None:
            child = node.select()
            path.append((node, child))
            flow.take(state, child.action)
        scores = self._scores(state)
        values = utilities(scores)
        path[0][1].ends.append(scores)
        for node, child in path:
            node.visits += 1
            child.visits += 1
            child.total += values[node.seat]
            child.points += scores[node.seat]

    def _scores(self, state: State) -> Sequence[float]:
        """Play on as far as the search looks, and return the scores by seat."""
        play_out(state, self._weights, self._until)
        return forecast(state) if state.pending else outcome_of(state).scores

    def _follow(
        self, state: State, child: Child, hidden: tuple[tuple[int, ...], int]
    ) -> Node | None:
        """Return the next node of the tree; None where the playout begins."""
        while state.pending and (state.pile, state.random) == hidden:
            actions = flow.legal_actions(state)
            if len(actions) == 1:
                flow.take(state, actions[0])
                continue
            if child.visits == 0 or not self._deep:
                return None
            if not self._all_seats and state.deciding_seat != self.root.seat:
                take_best(state, actions, self._weights)
                continue
            if child.node is None:
                child.node = make_node(state, actions, self._weights)
            return child.node
        return None

    def outlooks(self) -> dict[Action, ActionForecast]:
        """Return nothing: playouts give points only."""
        return {}

    def ranking(self) -> list[Child]:
        """Return the actions that were tried, best first."""
        tried = [child for child in self.root.children if child.visits]
        return sorted(tried, key=lambda c: (-c.visits, -c.total / c.visits))
