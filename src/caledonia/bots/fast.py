"""Rules of thumb and search on the compiled twin: same choices, faster."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from functools import cache
from math import inf
from random import Random
from typing import Final, Protocol

from caledonia.actions import Action
from caledonia.bots.action_forecast import ActionForecast
from caledonia.bots.base import PATIENCE
from caledonia.bots.forecast import FEATURE_NAMES, FIGURES
from caledonia.bots.net import shipped_net
from caledonia.bots.pace import CpuTimer
from caledonia.bots.playout import play_out
from caledonia.bots.search import Search
from caledonia.bots.weights import DEFAULT, Weights
from caledonia.native import NativeError, Twin, available
from caledonia.native.search import TreeSearch, Tried, play_by_thumb
from caledonia.native.seer import Promise, SeerSearch
from caledonia.rules import flow
from caledonia.rules.final import outcome_of
from caledonia.state import State
from caledonia.types import ROUNDS

BATCH_SECONDS: Final = 0.01
"""Seconds between two checks of the clock, roughly."""
PACED: Final = 32
"""Positions after which the pace of a search is known well enough to plan with it."""
EXPLORE: Final = 0.3
"""How much the seer favours an action that was seldom tried."""


class SearchedAction(Protocol):
    """An action that a search has tried."""

    @property
    def action(self) -> Action:
        """The action."""

    @property
    def visits(self) -> int:
        """How often it was tried."""

    @property
    def total(self) -> float:
        """Sum of the deciding seat's utilities."""

    @property
    def points(self) -> float:
        """Sum of the deciding seat's victory points."""


class DecisionSearch(Protocol):
    """A search of one decision, in Python or on the twin."""

    @property
    def playouts(self) -> int:
        """Games played out so far."""

    def run(self, *, seconds: float | None, nodes: int | None, patience: float = PATIENCE) -> None:
        """Search until the time is up or ``nodes`` games are played out."""

    def explore(self, action: Action, times: int) -> SearchedAction:
        """Try an action at least this many times; return its statistics."""

    def ranking(self) -> Sequence[SearchedAction]:
        """Return the actions that were tried, best first."""

    def outlooks(self) -> dict[Action, ActionForecast]:
        """Return the net's prediction after each tried action; empty without a net."""


@cache
def flat_weights(weights: Weights) -> tuple[float, ...]:
    """Return all figures of the rules of thumb in a row."""
    figures: list[float] = []
    for field in fields(weights):
        value = getattr(weights, field.name)
        figures += value if isinstance(value, tuple) else (value,)
    return tuple(figures)


@cache
def flat_forecast(players: int) -> tuple[tuple[float, ...], ...]:
    """Return the feature weights of the forecast by round; zeros in the first rounds."""
    rounds = FIGURES[players]
    nothing = (0.0,) * len(FEATURE_NAMES)
    return tuple(
        tuple(rounds[number][name] for name in FEATURE_NAMES) if number in rounds else nothing
        for number in range(ROUNDS + 1)
    )


class TwinSearch:
    """A search on the twin, with the interface of :class:`Search`."""

    _tree: TreeSearch | SeerSearch

    @property
    def playouts(self) -> int:
        """Games played out so far."""
        return self._tree.playouts

    def run(self, *, seconds: float | None, nodes: int | None, patience: float = PATIENCE) -> None:
        """Grow the tree until the time is up or ``nodes`` games are played out."""
        if seconds is None:
            assert nodes is not None
            self._widen(nodes)
            self._tree.run(nodes - self.playouts, left=0.0)
            return
        timer, batch = CpuTimer(patience), 1
        while nodes is None or self.playouts < nodes:
            before = timer.elapsed()
            self._tree.run(batch if nodes is None else min(batch, nodes - self.playouts))
            elapsed = timer.elapsed()
            if elapsed >= seconds:
                return
            left = self.playouts * (seconds - elapsed) / max(elapsed, 1e-9)
            if self.playouts >= PACED:
                self._widen(min(self.playouts + left, nodes or inf))
            if self._tree.is_decided(left):
                return
            if elapsed - before < BATCH_SECONDS / 2:
                batch *= 2

    def _widen(self, budget: float) -> None:
        """Look at every action of the first decision, if the search does that."""

    def explore(self, action: Action, times: int) -> Tried:
        """Try an action of the first decision at least this often; return its statistics."""
        self._tree.explore(action, times)
        return next(each for each in self._tree.tried() if each.action == action)

    def ranking(self) -> list[Tried]:
        """Return the actions that were tried, best first."""
        tried = [each for each in self._tree.tried() if each.visits]
        return sorted(tried, key=lambda each: (-each.visits, -each.total / each.visits))

    def outlooks(self) -> dict[Action, ActionForecast]:
        """Return nothing: playouts give points only."""
        return {}


class FastSearch(TwinSearch):
    """The search of :class:`Search`, number for number."""

    def __init__(
        self,
        twin: Twin,
        state: State,
        rng: Random,
        *,
        deep: bool,
        rounds_ahead: int | None,
        weights: Weights,
    ) -> None:
        until = ROUNDS + 1 if rounds_ahead is None else max(1, state.round) + rounds_ahead
        self._tree = TreeSearch(
            twin,
            flat_weights(weights),
            flat_forecast(state.setup.players),
            seed=rng.getrandbits(64),
            deep=deep,
            until=until,
        )


class NetSearch(TwinSearch):
    """The seer's search: a net evaluates positions instead of playouts."""

    _tree: SeerSearch

    def __init__(self, twin: Twin, rng: Random, *, others: float = 1.0, least: int = 0) -> None:
        """Begin a search at a twin's position.

        :param least: looks at each action of the first decision, if the budget allows them.
        """
        self._players = twin.players
        self._tree = SeerSearch(
            twin,
            flat_weights(DEFAULT),
            shipped_net(),
            seed=rng.getrandbits(64),
            explore=EXPLORE,
            others=others,
            least=least,
        )

    def _widen(self, budget: float) -> None:
        self._tree.widen(budget)

    def outlooks(self) -> dict[Action, ActionForecast]:
        """Return the net's prediction after each tried action."""
        sums = self._tree.outlooks()
        return {
            each.action: ActionForecast.of_sums(
                sums[each.action], each.points, each.visits, self._players
            )
            for each in self._tree.tried()
            if each.visits
        }

    def grow(self, simulations: int) -> None:
        """Search more positions, even if the choice is already decided."""
        self._tree.run(simulations)

    def promises(self) -> dict[Action, tuple[Promise, ...]]:
        """Return what each action promises, by seat."""
        return self._tree.promises()


def twin_of(state: State) -> Twin | None:
    """Return the twin of a state; ``None`` if not built or unable to play this game."""
    if not available():
        return None
    try:
        return Twin(state)
    except NativeError:
        # A tile from elsewhere, or more of something than the twin can hold.
        return None


def final_scores(state: State, action: Action) -> Sequence[int]:
    """Return the final scores by seat after an action and play by rules of thumb.

    The state is used up.
    """
    twin = twin_of(state)
    if twin is None:
        flow.take(state, action)
        play_out(state)
        return outcome_of(state).scores
    twin.push(action)
    play_by_thumb(twin, flat_weights(DEFAULT), ROUNDS + 1)
    return [sheet.total for sheet in twin.score_now()]


def search_for(
    state: State,
    rng: Random,
    *,
    deep: bool = True,
    rounds_ahead: int | None = None,
    weights: Weights = DEFAULT,
) -> DecisionSearch:
    """Return a search of a decision: on the twin if possible, otherwise in Python.

    Both search the same futures in the same order.
    """
    twin = twin_of(state)
    if twin is None:
        return Search(state, rng, deep=deep, rounds_ahead=rounds_ahead, weights=weights)
    return FastSearch(twin, state, rng, deep=deep, rounds_ahead=rounds_ahead, weights=weights)
