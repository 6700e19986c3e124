"""The seer's search in the compiled library: a net evaluates the leaves."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from math import isfinite
from typing import ClassVar, Final, Literal, NamedTuple, Protocol, get_args

from caledonia.actions import Action
from caledonia.native.library import NativeError, library, reals
from caledonia.native.search import Tried
from caledonia.native.twin import Twin

ScoreLine = Literal["glory", "goods", "money", "hops", "imports", "contracts", "settlements"]
LINES: Final[tuple[ScoreLine, ...]] = get_args(ScoreLine)
"""The lines of the score sheet that the net predicts, in its order."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """Sizes of what the library reads and writes."""

    inputs: int
    action_inputs: int
    wide: int
    deep: int
    action_wide: int
    heads: int
    weights: int
    kept_actions: int
    results: int
    outlook: int
    promise: int
    tastes: int


@cache
def sizes() -> Sizes:
    """Return the sizes of the net and of what is learned from."""
    values = (ctypes.c_int32 * 12)()
    library().caledonia_seer_sizes(values)
    return Sizes(*values)


OTHERS: Final = 1 / 6
"""How much of the exploration is left to the other seats, with three or more players, when the
seer plays: their decisions rarely change its own choice. Judging gives every seat all of it."""


LEAST: Final = 4
"""How often the seer looks at each action of a decision at most when it plays; judging does not."""


PIECE: Final = 4
"""Positions searched between two looks at whether others' work comes first: a fraction of a
millisecond."""


class Promise(NamedTuple):
    """Sums of one seat's predictions over a number of simulations."""

    points: float
    squares: float
    """Of the points."""
    wins: float
    """Chances of the first place; those of all seats add up to the number of simulations."""


class Net:
    """The weights of a net, as the library reads them."""

    def __init__(self, weights: Sequence[float]) -> None:
        """Check and keep the weights.

        :raises NativeError: if there are not as many as the library takes, or one is no number.
        """
        expected = sizes().weights
        if len(weights) != expected:
            raise NativeError(f"a net has {expected} weights, not {len(weights)}")
        if not all(map(isfinite, weights)):
            raise NativeError("a net's weights must be finite numbers")
        self.weights = (ctypes.c_float * expected)(*weights)


class GiveWay(Protocol):
    """Pauses if others' work comes first."""

    def __call__(self) -> None:
        """Return when the search may continue."""


class SeerSearch:
    """A search tree whose leaves a net evaluates."""

    give_way: ClassVar[GiveWay | None] = None
    """Called again and again while any search runs, to pause it; None: nothing comes first."""

    def __init__(
        self,
        twin: Twin,
        weights: Sequence[float],
        net: Net,
        *,
        seed: int,
        explore: float,
        others: float = 1.0,
        least: int = 0,
    ) -> None:
        """Begin a search at a twin's position; the twin is not changed.

        :param least: how often :meth:`widen` looks at each action of the first decision at most.
        """
        self._library = library()
        self._twin = twin
        self._net = net
        self._tried: tuple[int, Sequence[Tried]] = (-1, ())
        """What was tried after how many positions."""
        self._pointer: int | None = self._library.caledonia_seer_new(
            twin.tables, twin.state, reals(weights), net.weights, seed, explore, others, least
        )

    def __del__(self) -> None:
        if getattr(self, "_pointer", None) is not None:
            self._library.caledonia_seer_free(self._pointer)

    @property
    def playouts(self) -> int:
        """Positions searched so far."""
        return int(self._library.caledonia_seer_simulations(self._pointer))

    def run(self, simulations: int, *, left: float | None = None) -> None:
        """Search more positions.

        :param left: maximum still to follow; it ends early if they cannot change the choice.
            ``None``: it does not end early.
        """
        piece = simulations if self.give_way is None else PIECE
        while simulations > 0:
            # In pieces it searches the same positions, and ends at the same one.
            now = min(piece, simulations)
            simulations -= now
            most = -1.0 if left is None else left + simulations
            self._library.caledonia_seer_run(self._pointer, now, most)
            if left is not None and self.is_decided(most):
                return
            if self.give_way is not None:
                self.give_way()

    def widen(self, budget: float) -> None:
        """Look at every action of the first decision, with at most half of the budget."""
        self._library.caledonia_seer_widen(self._pointer, budget)

    def explore(self, action: Action, times: int) -> None:
        """Try an action of the first decision at least this often."""
        code = self._twin.codec.code(action)
        if self.give_way is not None:
            for some in range(PIECE, times, PIECE):
                self._library.caledonia_seer_explore(self._pointer, code, some)
                self.give_way()
        self._library.caledonia_seer_explore(self._pointer, code, times)

    def is_decided(self, left: float) -> bool:
        """Return whether this many more simulations cannot change the choice."""
        return bool(self._library.caledonia_seer_decided(self._pointer, left))

    def tried(self) -> Sequence[Tried]:
        """Return the actions of the first decision."""
        playouts = self.playouts
        if self._tried[0] != playouts:
            self._tried = (playouts, tuple(self._read()))
        return self._tried[1]

    def _read(self) -> Iterator[Tried]:
        most = self._library.caledonia_most_actions()
        codes, visits = (ctypes.c_uint32 * most)(), (ctypes.c_int32 * most)()
        totals, points = (ctypes.c_double * most)(), (ctypes.c_double * most)()
        count = self._library.caledonia_seer_children(self._pointer, codes, visits, totals, points)
        actions = map(self._twin.codec.action, codes[:count])
        return map(Tried, actions, visits[:count], totals[:count], points[:count])

    def outlooks(self) -> dict[Action, list[float]]:
        """Return sums of predictions for the deciding seat, by tried action.

        First the squares of points and spread, then the places, then :data:`LINES`.
        """
        wide, tried = sizes().outlook, self.tried()
        sums = (ctypes.c_double * (len(tried) * wide))()
        self._library.caledonia_seer_outlooks(self._pointer, sums)
        return {
            each.action: sums[at * wide : (at + 1) * wide]
            for at, each in enumerate(tried)
            if each.visits
        }

    def promises(self) -> dict[Action, tuple[Promise, ...]]:
        """Return the sums of predictions of each seat, by tried action."""
        tried, players, wide = self.tried(), self._twin.players, sizes().promise
        row = players * wide
        sums = (ctypes.c_double * (len(tried) * row))()
        self._library.caledonia_seer_promises(self._pointer, sums)
        return {
            each.action: tuple(
                Promise(*sums[begin : begin + wide])
                for begin in range(at * row, (at + 1) * row, wide)
            )
            for at, each in enumerate(tried)
            if each.visits
        }
