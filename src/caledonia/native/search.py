"""Rules of thumb and search on the compiled twin; weights come from the caller."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass

from caledonia.actions import Action
from caledonia.native.library import NativeError, library, reals
from caledonia.native.twin import Twin


def _checked(values: Sequence[float], count: int, what: str) -> ctypes.Array[ctypes.c_double]:
    if len(values) != count:
        raise NativeError(f"{what}: the twin takes {count} figures, not {len(values)}")
    return reals(values)


def checked_weights(weights: Sequence[float]) -> ctypes.Array[ctypes.c_double]:
    """Return the figures of the rules of thumb as the library reads them.

    :raises NativeError: if there are not as many as it knows.
    """
    return _checked(weights, library().caledonia_weights(), "weights")


def evaluate(twin: Twin, weights: Sequence[float]) -> list[float]:
    """Return the worth of each legal action by rules of thumb, in their order."""
    compiled = library()
    values = (ctypes.c_double * compiled.caledonia_most_actions())()
    figures = checked_weights(weights)
    count = compiled.caledonia_evaluate(twin.tables, twin.state, figures, values)
    return list(values[:count])


def play_by_thumb(twin: Twin, weights: Sequence[float], until: int) -> int:
    """Play all seats by rules of thumb to the start of a round; return decisions."""
    compiled = library()
    figures = checked_weights(weights)
    return int(compiled.caledonia_play_by_thumb(twin.tables, twin.state, figures, until))


@dataclass(frozen=True, slots=True)
class Tried:
    """An action of the first decision, with its statistics."""

    action: Action
    visits: int
    total: float
    """Sum of the deciding seat's utilities."""
    points: float
    """Sum of the deciding seat's victory points."""


class TreeSearch:
    """A search tree inside the library."""

    def __init__(
        self,
        twin: Twin,
        weights: Sequence[float],
        forecast: Sequence[Sequence[float]],
        *,
        seed: int,
        deep: bool,
        until: int,
    ) -> None:
        """Begin a search at a twin's position; the twin is not changed.

        :param forecast: by round from 0: what each feature of a player counts.
        :param until: the round at whose start the end is forecast.
        """
        self._library = library()
        self._twin = twin
        figures = [figure for row in forecast for figure in row]
        rows = len(forecast)
        self._pointer: int | None = self._library.caledonia_search_new(
            twin.tables,
            twin.state,
            checked_weights(weights),
            _checked(figures, rows * self._library.caledonia_features(), "forecast"),
            seed,
            deep,
            until,
        )

    def __del__(self) -> None:
        if getattr(self, "_pointer", None) is not None:
            self._library.caledonia_search_free(self._pointer)

    @property
    def playouts(self) -> int:
        """Games played out so far."""
        return int(self._library.caledonia_search_playouts(self._pointer))

    def run(self, playouts: int, *, left: float | None = None) -> None:
        """Run playouts.

        :param left: maximum still to follow; it ends early if they cannot change the choice.
            ``None``: it does not end early.
        """
        self._library.caledonia_search_run(self._pointer, playouts, -1.0 if left is None else left)

    def explore(self, action: Action, times: int) -> None:
        """Try an action of the first decision at least this often."""
        code = self._twin.codec.code(action)
        self._library.caledonia_search_explore(self._pointer, code, times)

    def is_decided(self, left: float) -> bool:
        """Return whether this many more playouts cannot change the choice."""
        return bool(self._library.caledonia_search_decided(self._pointer, left))

    def tried(self) -> list[Tried]:
        """Return the actions of the first decision, most promising first."""
        most = self._library.caledonia_most_actions()
        codes, visits = (ctypes.c_uint32 * most)(), (ctypes.c_int32 * most)()
        totals, points = (ctypes.c_double * most)(), (ctypes.c_double * most)()
        count = self._library.caledonia_search_children(
            self._pointer, codes, visits, totals, points
        )
        return [
            Tried(self._twin.codec.action(codes[i]), visits[i], totals[i], points[i])
            for i in range(count)
        ]
