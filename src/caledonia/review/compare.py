"""Who played better and who was luckier, as the data of sentences."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import hypot
from typing import Final

from caledonia.review.shapes import Review

NOTABLE: Final = 0.5
"""Points that two players must differ by to be compared."""
TERMS: Final = {
    "better": "decisions",
    "luckier": "luck",
    "started": "start",
    "helped": "opponents",
}
"""Which term of the balance a comparison is about."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two players compared by a term of the balance."""

    kind: str
    """A key of :data:`TERMS`, or ``even``: both played about equally well."""
    seat: int
    """Who did better; of equals the winner."""
    other: int
    points: float
    """How many points more; at least 0."""
    error: float
    """Standard error of the points."""


def comparisons(review: Review) -> Iterator[Comparison]:
    """Yield how the winner compares with each other player; nothing of a solo game.

    Differences within their error are left out, except that both played equally well.
    """
    first, *others = sorted(review.sheets, key=lambda sheet: sheet.place)
    for other in others:
        for kind, term in TERMS.items():
            more = getattr(first.points, term) - getattr(other.points, term)
            error = hypot(getattr(first.uncertainty, term), getattr(other.uncertainty, term))
            if abs(more) > max(NOTABLE, error):
                seats = (first.seat, other.seat) if more > 0 else (other.seat, first.seat)
                yield Comparison(kind, *seats, abs(more), error)
            elif kind == "better":
                yield Comparison("even", first.seat, other.seat, abs(more), error)
