"""The balance sheet: every change of value goes to exactly one account.

Between two positions a seat's value changes in up to three steps, which add up:

* *luck*: the value after what was revealed, minus the mean over other outcomes;
* *decisions*, for the seat that decides: the value of what it did minus that of the best;
* *opponents*: the rest. That is what the others' decisions change, and what the search saw only
  later.

The value of the start and all changes add up to the result, as each value is counted once with
each sign.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from statistics import fmean, variance

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


class Ledger:
    """All changes of value of one game."""

    def __init__(self, probes: Sequence[Probe], deciders: Sequence[int], end: Values) -> None:
        """:param probes: of all decisions since the start that is accounted for.
        :param deciders: who took each of them.
        :param end: the result.
        """
        self._probes = probes
        self._deciders = deciders
        self._values: list[Values] = [*(each.values for each in probes), end]

    def balance(self, seat: int, measure: Measure) -> Balance:
        """Return the terms of one seat by one measure."""
        luck = sum(self.luck(at, seat, measure) for at in range(len(self._probes)))
        decisions = sum(
            self.decision(at, seat, measure)
            for at, decider in enumerate(self._deciders)
            if decider == seat
        )
        start, end = measure(self._values[0], seat), measure(self._values[-1], seat)
        return Balance(start, luck, decisions, end - start - luck - decisions)

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

        The total is exact, so the rest is as uncertain as the other terms together.
        """
        turns = enumerate(self._deciders)
        start = self._values[0][seat].error
        luck = _joined(self.luck_error(at, seat) for at in range(len(self._probes)))
        decisions = _joined(self.decision_error(at, seat) for at, who in turns if who == seat)
        return Balance(start, luck, decisions, _joined((start, luck, decisions)))


def _joined(errors: Iterable[float]) -> float:
    return sqrt(sum(each * each for each in errors))
