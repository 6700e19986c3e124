"""What the seer foresees of an action: points with their spread, places, lines of the sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from caledonia.native.seer import LINES

PLACES: Final = 4
NOTABLE: Final = 0.5
"""Points that a line must differ by to be spoken of."""
MOST: Final = 2
"""So many lines are spoken of."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What comes of an action for the seat that decides, averaged over a search."""

    spread: float
    """Standard deviation of the final points."""
    places: tuple[float, ...]
    """Chance of each place, first place first."""
    lines: tuple[float, ...]
    """Points by line of the score sheet, in the order of :data:`LINES`."""

    @classmethod
    def of_sums(cls, sums: Sequence[float], points: float, visits: int, players: int) -> Outlook:
        """Return the means over so many visits.

        :param sums: of the squares of points and spread, of the places, and of the lines.
        :param points: sum of the points.
        """
        means = [each / visits for each in sums]
        places = means[1 : 1 + players]
        # The net knows tables of four: at a smaller one the last places are nobody's.
        whole = sum(places)
        return cls(
            sqrt(max(0.0, means[0] - (points / visits) ** 2)),
            tuple(each / whole for each in places),
            tuple(means[1 + PLACES :]),
        )


def differences(outlook: Outlook, best: Outlook) -> tuple[tuple[str, float], ...]:
    """Return the lines in which an action differs most from the best one, with the points."""
    apart = (
        (line, mine - theirs)
        for line, mine, theirs in zip(LINES, outlook.lines, best.lines, strict=True)
    )
    notable = [each for each in apart if abs(each[1]) >= NOTABLE]
    return tuple(sorted(notable, key=lambda each: -abs(each[1]))[:MOST])
