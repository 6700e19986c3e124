"""The seer's predictions for an action: points, spread, places, score lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from caledonia.native.seer import LINES, ScoreLine

PLACES: Final = 4
NOTABLE: Final = 0.5
"""Minimum difference in points for a line to be mentioned."""
MOST: Final = 2
"""Maximum number of lines mentioned."""


@dataclass(frozen=True, slots=True)
class ActionForecast:
    """Predictions for an action and the deciding seat, averaged over a search."""

    spread: float
    """Standard deviation of the final points."""
    places: tuple[float, ...]
    """Chance of each place, first place first."""
    lines: tuple[float, ...]
    """Points by line of the score sheet, in the order of :data:`LINES`."""

    @classmethod
    def of_sums(
        cls, sums: Sequence[float], points: float, visits: int, players: int
    ) -> ActionForecast:
        """Return the means over the visits.

        :param sums: of the squares of points and spread, of the places, and of the lines.
        :param points: sum of the points.
        """
        means = [each / visits for each in sums]
        places = means[1 : 1 + players]
        # The net predicts four places: at a smaller table the last ones are empty.
        whole = sum(places)
        return cls(
            sqrt(max(0.0, means[0] - (points / visits) ** 2)),
            tuple(each / whole for each in places),
            tuple(means[1 + PLACES :]),
        )


def differences(
    outlook: ActionForecast, best: ActionForecast
) -> tuple[tuple[ScoreLine, float], ...]:
    """Return the lines that differ most from those of the best action, with points."""
    apart = (
        (line, own - other)
        for line, own, other in zip(LINES, outlook.lines, best.lines, strict=True)
    )
    notable = [each for each in apart if abs(each[1]) >= NOTABLE]
    return tuple(sorted(notable, key=lambda each: -abs(each[1]))[:MOST])
