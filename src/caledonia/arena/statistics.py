"""Means with 95 % intervals, for observations clustered by game."""

from __future__ import annotations

import math
from collections.abc import Collection
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

NORMAL: Final = 1.959964
"""97.5 % quantile of the normal distribution."""
STUDENT: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
"""The same of Student's distribution with 1 to 10 degrees of freedom."""
WINS_LEAST: Final = 30
"""Games for an interval of wins: when fewer are all lost, they look more certain than they are."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its interval."""

    mean: float
    interval: tuple[float, float] | None
    """Lowest and highest with 95 % confidence; None if there are too few games."""

    @property
    def margin(self) -> float | None:
        """Half the width of the interval."""
        return None if self.interval is None else (self.interval[1] - self.interval[0]) / 2


@dataclass(slots=True)
class Tally:
    """Sums over games, or over other clusters like the deals of a match.

    They are exact, so the order in which games are added does not matter.
    """

    games: int = 0
    observations: int = 0
    total: Fraction = field(default_factory=Fraction)
    squares: Fraction = field(default_factory=Fraction)
    """Sum over games of the square of the game's own total."""
    products: Fraction = field(default_factory=Fraction)
    """Sum over games of the game's total times its observations."""
    square_counts: int = 0
    """Sum over games of the square of the game's observations."""

    def add(self, values: Collection[int | Fraction]) -> None:
        """Add all observations of one game."""
        count, total = len(values), Fraction(sum(values))
        if not count:
            return
        self.games += 1
        self.observations += count
        self.total += total
        self.squares += total * total
        self.products += total * count
        self.square_counts += count * count

    @property
    def mean(self) -> Fraction:
        """The mean of all observations.

        :raises ZeroDivisionError: if there are none.
        """
        return self.total / self.observations

    @property
    def variance(self) -> Fraction:
        """The variance of the mean, estimated from the sums of each game.

        :raises ZeroDivisionError: if there are fewer than two games.
        """
        mean = self.mean
        spread = self.squares - 2 * mean * self.products + mean * mean * self.square_counts
        return spread / self.observations**2 * Fraction(self.games, self.games - 1)

    def estimate(self, *, least: int = 2) -> Estimate:
        """Return the mean with its 95 % interval.

        Observations of one game depend on each other, so the variance is that of the games. There
        is no interval where all games came out the same: that says nothing about how much they may
        differ.

        :param least: there is no interval for fewer games; two at least.
        :raises ZeroDivisionError: if there are no observations.
        """
        mean = self.mean
        if self.games < max(2, least) or not (variance := self.variance):
            return Estimate(float(mean), None)
        margin = quantile(self.games - 1) * math.sqrt(variance)
        return Estimate(float(mean), (float(mean) - margin, float(mean) + margin))


def quantile(degrees: int) -> float:
    """Return the 97.5 % quantile of Student's distribution.

    Above the table it is the expansion in 1 / degrees (Abramowitz and Stegun 26.7.5).
    """
    if degrees <= len(STUDENT):
        return STUDENT[degrees - 1]
    z: float = NORMAL
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + sum(term / float(degrees) ** power for power, term in enumerate(terms, start=1))


def share_interval(tally: Tally) -> tuple[float, float]:
    """Return the 95 % interval of a share between 0 and 1.

    It is Wilson's interval with the variance of the clusters in place of that of independent
    draws, and Student's quantile: it stays between 0 and 1 and is sensible even if all or
    nothing was won. If all clusters are equal, each counts as one draw. A single cluster gives no
    information.

    :raises ZeroDivisionError: if there are no observations.
    """
    share = float(tally.mean)
    if tally.games < 2:
        return 0.0, 1.0
    square = quantile(tally.games - 1) ** 2
    single = share * (1 - share)
    variance = float(tally.variance)
    draws = single / variance if variance and single else float(tally.games)
    middle = share + square / (2 * draws)
    half = math.sqrt(square * single / draws + (square / (2 * draws)) ** 2)
    scale = 1 + square / draws
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)
