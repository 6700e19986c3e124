"""How one game changes what is believed of those who took part: OpenSkill's Plackett-Luce model.

Every seat is a team of its player, its clan and its place in the turn order, so that strength is
not mistaken for what a clan or an early turn is worth.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from openskill.models import PlackettLuce

PERSON: Final = "person"
BOT: Final = "bot"
CLAN: Final = "clan"
SEAT: Final = "seat"
"""Kinds of what is rated."""

Key = tuple[str, str]
"""Kind and name of what is rated."""

_MODEL: Final = PlackettLuce()
_START: Final = {
    PERSON: (_MODEL.mu, _MODEL.sigma),
    BOT: (_MODEL.mu, _MODEL.sigma),
    # Effects are small beside the differences between players, and nought on the whole.
    CLAN: (0.0, _MODEL.sigma / 4),
    SEAT: (0.0, _MODEL.sigma / 8),
}
"""What is believed before the first game, by kind."""
PROVISIONAL: Final = 10
"""Fewer games make a rating provisional."""


@dataclass(frozen=True, slots=True)
class Strength:
    """What is believed of somebody or something."""

    mu: float
    sigma: float
    """How sure that is."""
    games: int

    @property
    def ordinal(self) -> float:
        """A strength that is almost surely there."""
        return self.mu - 3 * self.sigma


@dataclass(frozen=True, slots=True)
class Placed:
    """How a seat came out."""

    person: str | None
    bot: str | None
    """Played the seat at the end, for good or in a person's stead; None: the person did."""
    clan: str | None
    turn: int
    """Place in the turn order of the first round, from 0."""
    place: int
    """1 is first; equal places are shared."""


def combined(start: Strength, one: Strength, other: Strength) -> Strength:
    """Return what is believed of somebody who was taken for two, each of whom began alike."""

    def precision(strength: Strength) -> float:
        return 1 / strength.sigma**2

    weights = ((one, precision(one)), (other, precision(other)), (start, -precision(start)))
    # Two that are hardly known are together not known less than one before the first game.
    total = max(sum(weight for _, weight in weights), precision(start))
    mu = sum(strength.mu * weight for strength, weight in weights) / total
    return Strength(mu, total**-0.5, one.games + other.games)


def start_of(key: Key) -> Strength:
    """Return what is believed before the first game."""
    mu, sigma = _START[key[0]]
    return Strength(mu, sigma, 0)


def keys_of(placed: Sequence[Placed]) -> set[Key]:
    """Return everything that has a part in a game."""
    found = {key for each in placed for key in _team(each)}
    return found | {(PERSON, each.person) for each in placed if each.person is not None}


def rate(placed: Sequence[Placed], believed: Mapping[Key, Strength]) -> dict[Key, Strength]:
    """Return what is believed after a game of everything that had a part in it.

    Whoever played against a stand-in played against a bot. The person in whose stead it played
    gets the result of the seat nevertheless: leaving must not protect a rating. Who has a part in
    several seats goes on with the mean of what comes out.

    :param believed: what was believed before, of all :func:`keys_of`.
    """
    teams = [_team(each) for each in placed]
    outcomes: defaultdict[Key, list[Strength]] = defaultdict(list)
    for each, team, after in zip(placed, teams, _rated(placed, teams, believed), strict=True):
        for key, strength in zip(team, after, strict=True):
            # What a stand-in reached was prepared by somebody else.
            if key[0] != BOT or each.person is None:
                outcomes[key].append(strength)
    for seat, each in enumerate(placed):
        if each.person is None or each.bot is None:
            continue
        own: list[Key] = [(PERSON, each.person), *teams[seat][1:]]
        changed = [*teams[:seat], own, *teams[seat + 1 :]]
        outcomes[own[0]].append(_rated(placed, changed, believed)[seat][0])
    return {key: _mean(found, believed[key].games + 1) for key, found in outcomes.items()}


def _team(each: Placed) -> list[Key]:
    """Return player, clan and turn order of a seat."""
    if each.bot is not None:
        team: list[Key] = [(BOT, each.bot)]
    else:
        assert each.person is not None
        team = [(PERSON, each.person)]
    if each.clan:
        team.append((CLAN, each.clan))
    return [*team, (SEAT, str(each.turn))]


def _rated(
    placed: Sequence[Placed], teams: Sequence[Sequence[Key]], believed: Mapping[Key, Strength]
) -> list[list[Strength]]:
    before = [
        [_MODEL.rating(mu=believed[key].mu, sigma=believed[key].sigma) for key in team]
        for team in teams
    ]
    after = _MODEL.rate(before, ranks=[float(each.place) for each in placed])
    return [[Strength(one.mu, one.sigma, 0) for one in team] for team in after]


def _mean(found: Sequence[Strength], games: int) -> Strength:
    return Strength(fmean(one.mu for one in found), fmean(one.sigma for one in found), games)
