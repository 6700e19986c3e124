"""The seer's search without the compiled twin: Python inputs, net in numpy.

It follows ``native/seer.cpp``: a tree over all seats' decisions, whose leaves the net evaluates.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import inf, log, sqrt
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from caledonia.actions import Action
from caledonia.bots.action_forecast import ActionForecast
from caledonia.bots.base import PATIENCE
from caledonia.bots.crofter import evaluate
from caledonia.bots.fast import PACED
from caledonia.bots.inputs import (
    ACTION_INPUTS,
    PLAYER_INPUTS,
    SEATS,
    TABLE_INPUTS,
    Inputs,
    action_inputs,
)
from caledonia.bots.net import PATH, read_net
from caledonia.bots.pace import CpuTimer
from caledonia.bots.playout import determinize
from caledonia.bots.search import WARMTH, Child, utilities
from caledonia.native.codec import Codec
from caledonia.native.seer import LINES
from caledonia.rules import flow
from caledonia.rules.final import ScoreSheet, score_sheets
from caledonia.state import State

INPUTS: Final = SEATS * PLAYER_INPUTS + TABLE_INPUTS
WIDE: Final = 256
DEEP: Final = 64
ACTION_WIDE: Final = 32
HEADS: Final = 2 + SEATS + len(LINES)
SHAPES: Final = (
    (INPUTS, WIDE),
    (WIDE,),
    (WIDE, DEEP),
    (DEEP,),
    (DEEP, HEADS),
    (HEADS,),
    (ACTION_INPUTS, ACTION_WIDE),
    (DEEP, ACTION_WIDE),
    (ACTION_WIDE,),
    (ACTION_WIDE,),
)
"""The weights in the order of ``Net`` in ``native/net.hpp``."""
MIDDLE: Final = 100.0
UNIT: Final = 40.0
"""Final points are foreseen as multiples of UNIT above MIDDLE."""
EXPLORE: Final = 0.3
UNTRIED: Final = 0.1
"""Penalty of an untried action against the mean of the tried ones."""
SURE: Final = 8
"""Minimum simulations before the search may stop early."""
SETTLED: Final = 1000.0
"""A node with more visits explores more: it has time to check what its first means dismissed."""

WIDENING: Final = 0.5
"""At most this part of the budget goes into looking at every action."""
FEWEST: Final = 2
"""One look at an action says too little."""

Floats = NDArray[np.float32]


class NumpyNet:
    """The net of the seer."""

    def __init__(self, weights: Sequence[float]) -> None:
        """Take weights as they lie in a file.

        :raises ValueError: if there are not as many as the net has.
        """
        sizes = [int(np.prod(shape)) for shape in SHAPES]
        if len(weights) != sum(sizes):
            raise ValueError(f"a net has {sum(sizes)} weights, not {len(weights)}")
        flat = np.asarray(weights, np.float32)
        parts = np.split(flat, np.cumsum(sizes)[:-1])
        shaped = [part.reshape(shape) for part, shape in zip(parts, SHAPES, strict=True)]
        self._first, self._first_bias, self._second, self._second_bias = shaped[:4]
        self._heads, self._heads_bias = shaped[4:6]
        self._action, self._context, self._action_bias, self._preference = shaped[6:]

    def foresee(self, inputs: Floats) -> tuple[Floats, Floats]:
        """Return for each row points, spread, places and lines; and the hidden layer."""
        wide = np.maximum(inputs @ self._first + self._first_bias, 0)
        seen = np.maximum(wide @ self._second + self._second_bias, 0)
        heads = seen @ self._heads + self._heads_bias
        foreseen = UNIT * heads
        foreseen[:, 0] += MIDDLE
        foreseen[:, 1] = UNIT * np.exp(np.clip(heads[:, 1], -5, 2))
        foreseen[:, 2 : 2 + SEATS] = _softmax(heads[:, 2 : 2 + SEATS])
        return foreseen, seen

    def prefer(self, seen: Floats, actions: Floats, starts: Floats) -> Floats:
        """Return the prior of each action of a decision."""
        wide = np.maximum(actions @ self._action + seen @ self._context + self._action_bias, 0)
        logits = (starts + wide @ self._preference).astype(np.float32)
        return _softmax(logits.reshape(1, -1)).reshape(-1)


def _softmax(rows: Floats) -> Floats:
    powers = np.exp(rows - rows.max(axis=1, keepdims=True))
    shares: Floats = powers / powers.sum(axis=1, keepdims=True)
    return shares


@cache
def numpy_net() -> NumpyNet:
    """Return the net of this release."""
    return NumpyNet(read_net(PATH))


class SeerChild(Child):
    """An action of a node, with its statistics and predictions."""

    __slots__ = ("following", "sums")

    def __init__(self, action: Action, prior: float) -> None:
        super().__init__(action, prior)
        self.following: SeerNode | None = None
        self.sums = [0.0] * (1 + SEATS + len(LINES))
        """Of the squares of points and spread, of the places, and of the lines."""


class SeerNode:
    """A decision of any seat."""

    __slots__ = ("children", "seat", "total", "visits")

    def __init__(self, seat: int, children: list[SeerChild], total: float) -> None:
        self.seat = seat
        self.children = children
        self.visits = 1
        self.total = total

    def select(self, explore: float = EXPLORE) -> SeerChild:
        """Return the child to try next."""
        mean = self.total / self.visits
        growth = 1 + log(self.visits / SETTLED) if self.visits > SETTLED else 1.0
        scale = explore * growth * sqrt(self.visits + 1)

        def promise(child: SeerChild) -> float:
            value = child.total / child.visits if child.visits else mean - UNTRIED
            return value + scale * child.prior / (1 + child.visits)

        return max(self.children, key=promise)


class Leaf:
    """The evaluation of a position."""

    __slots__ = ("own", "points")

    def __init__(self, points: Sequence[float], own: Sequence[float]) -> None:
        self.points = points
        """By seat."""
        self.own = own
        """All predictions for the seat that decides first: points, spread, places, lines."""


class PythonNetSearch:
    """A search of one decision, with the interface of the other searches."""

    def __init__(self, state: State, rng: Random, *, others: float = 1.0, least: int = 0) -> None:
        self._state = state
        self._least = least
        self._others = others
        self._seed = rng.getrandbits(64)
        self._net = numpy_net()
        self._codec = Codec(state.setup)
        seat = state.deciding_seat
        assert seat is not None
        self._seat = seat
        self.root, _ = self._grow(state, flow.legal_actions(state))
        self.playouts = 0

    def run(self, *, seconds: float | None, nodes: int | None, patience: float = PATIENCE) -> None:
        """Grow the tree until the time is up or ``nodes`` positions are evaluated."""
        timer = CpuTimer(patience)
        if seconds is None and nodes is not None:
            self._widen(nodes)
        while nodes is None or self.playouts < nodes:
            self._simulate(self.root.select())
            left = 0.0 if nodes is None else float(nodes - self.playouts)
            if seconds is not None:
                elapsed = timer.elapsed()
                if elapsed >= seconds:
                    return
                left = self.playouts * (seconds - elapsed) / max(elapsed, 1e-9)
                if self.playouts >= PACED:
                    self._widen(min(self.playouts + left, nodes or inf))
            if self._decided(left):
                return

    def _explore_at(self, node: SeerNode) -> float:
        is_others = self._state.setup.players > 2 and node.seat != self._seat
        return EXPLORE * self._others if is_others else EXPLORE

    def _widen(self, budget: float) -> None:
        """Look at every action of the first decision, with at most half of the budget."""
        looks = min(self._least, int(WIDENING * budget / len(self.root.children)))
        if looks >= FEWEST:
            for child in self.root.children:
                self.explore(child.action, looks)

    def explore(self, action: Action, times: int) -> SeerChild:
        """Try an action of the first decision at least this often; return its statistics."""
        child = next(each for each in self.root.children if each.action == action)
        while child.visits < times:
            self._simulate(child)
        return child

    def ranking(self) -> list[SeerChild]:
        """Return the actions that were tried, best first."""
        tried = [child for child in self.root.children if child.visits]
        return sorted(tried, key=lambda each: (-each.visits, -each.total / each.visits))

    def outlooks(self) -> dict[Action, ActionForecast]:
        """Return the net's prediction after each tried action."""
        players = self._state.setup.players
        return {
            child.action: ActionForecast.of_sums(child.sums, child.points, child.visits, players)
            for child in self.root.children
            if child.visits
        }

    def _decided(self, left: float) -> bool:
        visits = sorted((child.visits for child in self.root.children), reverse=True)
        second = visits[1] if len(visits) > 1 else 0
        return self.playouts >= SURE and visits[0] - second > left

    def _judge(self, state: State) -> tuple[Leaf, Floats]:
        """Return the net's evaluation of each seat, and its hidden layer."""
        inputs = Inputs(state)
        rows = [inputs.seat(seat) for seat in range(state.setup.players)]
        foreseen, seen = self._net.foresee(np.array(rows, np.float32))
        return Leaf(foreseen[:, 0].tolist(), foreseen[self._seat].tolist()), seen

    def _grow(self, state: State, actions: list[Action]) -> tuple[SeerNode, Leaf]:
        """Return a node for a position, and its evaluation."""
        leaf, seen = self._judge(state)
        seat = state.deciding_seat
        assert seat is not None
        values = evaluate(state, actions)
        best = max(values)
        pairs = zip(actions, values, strict=True)
        rows = [action_inputs(state, self._codec, each, value, best) for each, value in pairs]
        starts = (np.array(values, np.float32) - best) / WARMTH
        priors = self._net.prefer(seen[seat], np.array(rows, np.float32), starts)
        children = [
            SeerChild(action, float(prior)) for action, prior in zip(actions, priors, strict=True)
        ]
        return SeerNode(seat, children, utilities(leaf.points)[seat]), leaf

    def _simulate(self, first: SeerChild) -> None:
        """Descend to a new position, evaluate it and back up the result.

        The tree ends where something hidden would be revealed.
        """
        state = determinize(self._state, Random(self._seed + self.playouts))
        self.playouts += 1
        hidden = (state.pile, state.random)
        node, child = self.root, first
        path = [(node, child)]
        while True:
            flow.take(state, child.action)
            actions = _forced(state, hidden)
            if not state.pending:
                leaf = _scored(state, self._seat)
                break
            if (state.pile, state.random) != hidden:
                leaf, _ = self._judge(state)
                break
            if child.following is None:
                child.following, leaf = self._grow(state, actions)
                break
            node = child.following
            child = node.select(self._explore_at(node))
            path.append((node, child))
        values = utilities(leaf.points)
        for node, child in path:
            node.visits += 1
            node.total += values[node.seat]
            child.visits += 1
            child.total += values[node.seat]
            child.points += leaf.points[node.seat]
        points, spread, *rest = leaf.own
        for at, figure in enumerate((points * points + spread * spread, *rest)):
            first.sums[at] += figure


def _forced(state: State, hidden: tuple[tuple[int, ...], int]) -> list[Action]:
    """Take forced decisions; return the actions of the next one with a choice."""
    while state.pending and (state.pile, state.random) == hidden:
        actions = flow.legal_actions(state)
        if len(actions) > 1:
            return actions
        flow.take(state, actions[0])
    return []


def _scored(state: State, seat: int) -> Leaf:
    """Return what the end of a game brings."""
    sheets = score_sheets(state)
    points = [float(sheet.total) for sheet in sheets]
    ahead = sum(other > points[seat] for other in points)
    places = [1.0 if place == ahead else 0.0 for place in range(SEATS)]
    return Leaf(points, [points[seat], 0.0, *places, *_lines(sheets[seat])])


def _lines(sheet: ScoreSheet) -> tuple[float, ...]:
    """Return the lines of a score sheet in the order of ``LINES``."""
    return (
        sheet.glory,
        sheet.basic_goods + sheet.processed_goods,
        sheet.money,
        sheet.hops,
        sheet.cotton + sheet.tobacco + sheet.sugar_cane,
        sheet.contracts,
        sheet.settlements,
    )
