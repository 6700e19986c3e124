"""The balance sheet: every change of value goes to exactly one account.

Between two positions a seat's value changes in up to three steps, which add up:

* *luck*: the value after what was revealed, minus the mean over other outcomes;
* *decisions* for the seat that decides, *opponents* for the others: the value of what was done
  minus that of the best, both from one search;
* *later*: the rest, which the search saw only after the decision.

The value of the start and all changes add up to the result, as each value is counted once with
each sign. What the search sees later on average belongs to the start: see :data:`UNFORESEEN`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from math import sqrt
from statistics import fmean, variance
from typing import Final

from caledonia.review.probe import Probe
from caledonia.review.shapes import Balance, Value

Values = tuple[Value, ...]
Measure = Callable[[Values, int], float]
"""Returns what one seat is measured by."""
Change = Callable[[int, int, Measure], float]
"""Returns what a decision or chance after it changed for a seat, by a measure."""


def points(values: Values, seat: int) -> float:
    """Return a seat's expected points."""
    return values[seat].points


def win(values: Values, seat: int) -> float:
    """Return a seat's chance to win."""
    return values[seat].win


def margin(values: Values, seat: int) -> float:
    """Return a seat's lead over the best opponent; alone: its points."""
    others = [value.points for other, value in enumerate(values) if other != seat]
    return values[seat].points - max(others, default=0.0)


UNFORESEEN: Final[Mapping[int, float]] = {1: 17.3, 2: 8.9, 3: 8.0, 4: 7.0}
"""Points that a search of review strength sees only later, by number of players.

The mean over the seats of seers, as ``python -m benchmarks.review.fit`` fits it; three players have
that of two and four."""
WIDER: Final[Mapping[str, float]] = {
    "start": 11.8,
    "luck": 1.7,
    "decisions": 12.3,
    "opponents": 8.0,
}
"""How many times its standard error a term changes in a review with four times as many positions.

Chance in one search explains only part of it: a longer search also sees what a short one misses.
``python -m benchmarks.review.fit`` fits them to games of seers and crofters."""
AS_THEY_ARE: Final[Mapping[str, float]] = dict.fromkeys(WIDER, 1.0)
"""For values that no net judged."""


class Ledger:
    """All changes of value of one game."""

    def __init__(
        self,
        probes: Sequence[Probe],
        deciders: Sequence[int],
        end: Values,
        *,
        unforeseen: float = 0.0,
        wider: Mapping[str, float] = AS_THEY_ARE,
    ) -> None:
        """:param probes: of all decisions since the start that is accounted for.
        :param deciders: who took each of them.
        :param end: the result.
        :param unforeseen: points that are seen later on average.
        :param wider: what the standard errors of the terms are multiplied by.
        """
        self._probes = probes
        self._deciders = deciders
        self._values: list[Values] = [*(each.values for each in probes), end]
        self._unforeseen = unforeseen
        self._wider = wider

    @property
    def start(self) -> Values:
        """What the start is worth to each seat if all then play the best that is found."""
        return tuple(
            replace(each, points=each.points + self._unforeseen) for each in self._values[0]
        )

    def balance(self, seat: int, measure: Measure) -> Balance:
        """Return the terms of one seat by one measure."""
        luck = sum(self.luck(at, seat, measure) for at in range(len(self._probes)))
        decisions = sum(self.decision(at, seat, measure) for at in self._of(seat))
        opponents = sum(self.decision(at, seat, measure) for at in self._of_others(seat))
        start, end = measure(self.start, seat), measure(self._values[-1], seat)
        later = end - start - luck - decisions - opponents
        return Balance(start, luck, decisions, opponents, later)

    def _of(self, seat: int) -> list[int]:
        """Return which decisions a seat took."""
        return [at for at, decider in enumerate(self._deciders) if decider == seat]

    def _of_others(self, seat: int) -> list[int]:
        return [at for at, decider in enumerate(self._deciders) if decider != seat]

    def luck(self, at: int, seat: int, measure: Measure) -> float:
        """Return what chance gave a seat after a decision."""
        outcomes = self._probes[at].outcomes
        if not outcomes:
            return 0.0
        return measure(self._values[at + 1], seat) - fmean(measure(o, seat) for o in outcomes)

    def decision(self, at: int, seat: int, measure: Measure) -> float:
        """Return what a decision was worth to a seat, compared with the best one."""
        cost = self._probes[at].cost
        if cost is None:
            return 0.0
        return measure(cost.played_values, seat) - measure(cost.best_values, seat)

    def luck_error(self, at: int, seat: int) -> float:
        """Return the standard error of a seat's luck in points."""
        outcomes = self._probes[at].outcomes
        if not outcomes:
            return 0.0
        spread = variance([each[seat].points for each in outcomes]) if len(outcomes) > 1 else 0.0
        return sqrt(spread / len(outcomes) + self._values[at + 1][seat].error ** 2)

    def decision_error(self, at: int, seat: int) -> float:
        """Return the standard error of what a decision was worth in points."""
        cost = self._probes[at].cost
        if cost is None or cost.played_values == cost.best_values:
            return 0.0
        return sqrt(cost.played_values[seat].error ** 2 + cost.best_values[seat].error ** 2)

    def uncertainty(self, seat: int) -> Balance:
        """Return the standard error of each term in points.

        The total is exact, so what is seen later is as uncertain as the other terms together.
        """
        own, others = self._of(seat), self._of_others(seat)
        errors = {
            "start": self._values[0][seat].error,
            "luck": _joined(self.luck_error(at, seat) for at in range(len(self._probes))),
            "decisions": _joined(self.decision_error(at, seat) for at in own),
            "opponents": _joined(self.decision_error(at, seat) for at in others),
        }
        wide = {term: self._wider[term] * error for term, error in errors.items()}
        return Balance(**wide, later=_joined(wide.values()))


def _joined(errors: Iterable[float]) -> float:
    return sqrt(sum(each * each for each in errors))
