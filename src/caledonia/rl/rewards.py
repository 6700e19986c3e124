"""What the end of a game is worth to each seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from caledonia.rules.final import Outcome

HUNDRED: Final = 100.0
"""Points are divided by this, so that rewards stay near 1."""


def win_share(outcome: Outcome) -> list[float]:
    """1 for the winner, 0 for the others; tied winners share it."""
    winners = outcome.winners
    return [float(seat in winners) / len(winners) for seat in range(len(outcome.places))]


def points(outcome: Outcome) -> list[float]:
    """Victory points, in hundreds."""
    return [score / HUNDRED for score in outcome.scores]


def margin(outcome: Outcome) -> list[float]:
    """Lead over the best other seat, in hundreds; all points in a solo game."""
    scores = outcome.scores
    return [
        (score - max((*scores[:seat], *scores[seat + 1 :]), default=0)) / HUNDRED
        for seat, score in enumerate(scores)
    ]


REWARDS: Final[dict[str, Callable[[Outcome], list[float]]]] = {
    "win": win_share,
    "points": points,
    "margin": margin,
}
"""Ways to reward, by name."""
