"""Ratings of people and puzzles: an answer is a game of one against the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

from caledonia.server.ratings.model import PERSON, Strength, start_of

_MODEL: Final = PlackettLuce()
_MIDDLE: Final = 3
"""The level of a puzzle that is as hard as a new person is strong."""
_LEVEL: Final = 2.5
"""How much harder each level is, before anybody answers."""
SCALE: Final = 60
"""Points of a rating as people see it: 1500 before the first answer."""
HALF: Final = 0.5
"""Fewer marks are a defeat, more but not all are a draw."""


@dataclass(frozen=True, slots=True)
class Change:
    """What an answer made of both ratings."""

    person: Strength
    puzzle: Strength


def new_person() -> Strength:
    """Return what is believed of a person before the first answer."""
    return start_of((PERSON, ""))


def new_puzzle(level: int) -> Strength:
    """Return what is believed of a puzzle before anybody answers."""
    return Strength(_MODEL.mu + _LEVEL * (level - _MIDDLE), _MODEL.sigma / 2, 0)


def rate(person: Strength, puzzle: Strength, marks: float) -> Change:
    """Return both ratings after an answer.

    Full marks win, no marks lose, and a good half of them draws.
    """
    ranks = [1.0, 2.0] if marks >= 1 else [1.0, 1.0] if marks >= HALF else [2.0, 1.0]
    teams = [[_MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in (person, puzzle)]
    after = [team[0] for team in _MODEL.rate(teams, ranks=ranks)]
    return Change(
        Strength(after[0].mu, after[0].sigma, person.games + 1),
        Strength(after[1].mu, after[1].sigma, puzzle.games + 1),
    )


def shown(strength: Strength) -> int:
    """Return a rating as people see it."""
    return round(SCALE * strength.mu)
