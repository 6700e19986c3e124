"""Chances to win, corrected by how often such chances came true."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

NARROW: Final = 9.0
"""Standard deviation of a seat's final points below which the end of the game is near. Among
5, 7, 9, 11, 13 and 16, it fits finished games best."""


@dataclass(frozen=True, slots=True)
class Correction:
    """How chances are sharpened or flattened: each is raised to a power."""

    base: float
    """The exponent while much is open; below 1 it brings all chances closer together."""
    growth: float
    """What it grows by for each point that the standard deviation falls below :data:`NARROW`."""

    def exponent(self, spread: float) -> float:
        """Return the exponent where a seat's final points have a standard deviation."""
        return self.base + self.growth * max(0.0, NARROW - spread)


CORRECTIONS: Final[Mapping[int, Correction]] = {
    2: Correction(1, 0.08),
    3: Correction(1, 0.08),
    4: Correction(1, 0.16),
}
"""By number of players, as ``python -m benchmarks.review.fit`` fits them to finished games."""


def corrected(wins: Sequence[float], spread: float) -> tuple[float, ...]:
    """Return the chances of all seats, which add up to 1, corrected.

    :param spread: standard deviation of the final points of the seat that decides.
    """
    correction = CORRECTIONS.get(len(wins))
    if correction is None:
        return tuple(wins)
    return raised(wins, correction.exponent(spread))


def raised(wins: Sequence[float], exponent: float) -> tuple[float, ...]:
    """Return chances raised to a power that add up to 1."""
    powers = [win**exponent for win in wins]
    whole = sum(powers)
    return tuple(power / whole for power in powers)
