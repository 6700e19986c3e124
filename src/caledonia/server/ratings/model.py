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
FEW_OPPONENTS: Final = 5
"""Fewer different opponents also make a rating provisional."""


@dataclass(frozen=True, slots=True)
class Strength:
    """The belief about the strength of a person, bot, clan or seat."""

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
    """The rated person who played the seat to the end; None: there is none."""
    bot: str | None
    """The bot that played the seat at the end, as a player or a stand-in."""
    clan: str | None
    turn: int
    """Place in the turn order of the first round, from 0."""
    place: int
    """1 is first; equal places are shared."""
    left: tuple[str, ...] = ()
    """People who left the seat or ran out of time: rated last."""


def is_provisional(games: int, opponents: int) -> bool:
    """Whether there are too few games or opponents for a reliable rating."""
    return games < PROVISIONAL or opponents < FEW_OPPONENTS


def combined(start: Strength, one: Strength, other: Strength) -> Strength:
    """Return the belief about a person who was rated as two, both of whom started alike."""

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
    keys = {key for team in _teams(placed).values() for key in team}
    return keys | {key for each in placed for one in each.left for key in _team(each, one)}


def rate(placed: Sequence[Placed], believed: Mapping[Key, Strength]) -> dict[Key, Strength]:
    """Return the ratings after a game of everyone who had a part in it.

    Those who played against a stand-in played against a bot. Those who left come last, however the
    seat fared: neither a bot nor a replacement can win for them, and the cost of leaving does not
    depend on who continues. Someone with a part in several seats gets the mean of their ratings.

    :param believed: what was believed before, of all :func:`keys_of`.
    """
    teams = _teams(placed)
    places = {seat: placed[seat].place for seat in teams}
    outcomes: defaultdict[Key, list[Strength]] = defaultdict(list)
    for seat, after in _rated(places, teams, believed).items():
        for key, strength in zip(teams[seat], after, strict=True):
            # What a stand-in reached was prepared by the person before.
            if key[0] != BOT or not placed[seat].left:
                outcomes[key].append(strength)
    last = max(each.place for each in placed) + 1
    for seat, each in enumerate(placed):
        for person in each.left:
            own = _team(each, person)
            after = _rated({**places, seat: last}, {**teams, seat: own}, believed)[seat]
            outcomes[own[0]].append(after[0])
    return {key: _mean(strengths, believed[key].games + 1) for key, strengths in outcomes.items()}


def _teams(placed: Sequence[Placed]) -> dict[int, list[Key]]:
    """Return the teams by seat; a seat without a rated player has none."""
    return {
        seat: _team(each, each.person)
        for seat, each in enumerate(placed)
        if each.person is not None or each.bot is not None
    }


def _team(each: Placed, person: str | None) -> list[Key]:
    """Return player, clan and turn order of a seat."""
    if person is not None:
        team: list[Key] = [(PERSON, person)]
    else:
        assert each.bot is not None
        team = [(BOT, each.bot)]
    if each.clan:
        team.append((CLAN, each.clan))
    return [*team, (SEAT, str(each.turn))]


def _rated(
    places: Mapping[int, int],
    teams: Mapping[int, Sequence[Key]],
    believed: Mapping[Key, Strength],
) -> dict[int, list[Strength]]:
    """Return each team's new rating; a team without opponents keeps its own."""
    seats = sorted(teams)
    before = [
        [_MODEL.rating(mu=believed[key].mu, sigma=believed[key].sigma) for key in teams[seat]]
        for seat in seats
    ]
    ranks = [float(places[seat]) for seat in seats]
    after = _MODEL.rate(before, ranks=ranks) if len(seats) > 1 else before
    return {
        seat: [Strength(one.mu, one.sigma, 0) for one in team]
        for seat, team in zip(seats, after, strict=True)
    }


def _mean(strengths: Sequence[Strength], games: int) -> Strength:
    return Strength(
        fmean(one.mu for one in strengths), fmean(one.sigma for one in strengths), games
    )
