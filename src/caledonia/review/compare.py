"""Who played better and who was luckier, as the data of sentences."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
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
    """One player did better than another one by a term of the balance."""

    kind: str
    """A key of :data:`TERMS`."""
    seat: int
    other: int
    points: float
    """How many points more; above 0."""


def comparisons(review: Review) -> Iterator[Comparison]:
    """Yield how the winner compares with each other player; nothing of a solo game."""
    first, *others = sorted(review.sheets, key=lambda sheet: sheet.place)
    for other in others:
        for kind, term in TERMS.items():
            more = getattr(first.points, term) - getattr(other.points, term)
            if abs(more) >= NOTABLE:
                seats = (first.seat, other.seat) if more > 0 else (other.seat, first.seat)
                yield Comparison(kind, *seats, abs(more))
