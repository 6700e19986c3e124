"""One scale of strength for players who met in games of any size.

Every pair of players in a game counts as a comparison by their places (Bradley and Terry's model,
to which Plackett and Luce's of the arena reduces for two). 400 points on the scale are odds of ten
to one.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Final

UNIT: Final = 400 / math.log(10)
ROUNDS: Final = 200
"""Maximum steps of a fit; a few dozen are enough."""
CLOSE: Final = 0.01
"""A fit ends when no rating moves by more."""
LOOSE: Final = 1000.0
"""Prior spread of ratings, so that a player who lost everything has one too."""
SAMPLES: Final = 300
"""Samples of the deals from which intervals are made."""

Ranking = Sequence[tuple[str, int]]
"""A game: players with their places."""
Wins = dict[tuple[str, str], float]
"""By two players: how often the first came before the second; equal places count half."""


def chance(rating: float, other: float) -> float:
    """Return the chance of coming before another."""
    return 1 / (1 + math.exp((other - rating) / UNIT))


def wins_in(games: Iterable[Ranking]) -> Wins:
    """Return the comparisons of some games; a player's own other seats are none."""
    wins: Wins = {}
    for game in games:
        for one, place in game:
            for other, behind in game:
                if one != other:
                    share = 1.0 if place < behind else 0.5 if place == behind else 0.0
                    wins[one, other] = wins.get((one, other), 0.0) + share
    return wins


def fit(wins: Wins, anchor: str, at: float) -> dict[str, float]:
    """Return the maximum-likelihood ratings.

    :param anchor: the player whose rating is given.
    :param at: that rating.
    """
    ratings = {player: at for pair in wins for player in pair}
    for _ in range(ROUNDS):
        moved = 0.0
        for player in ratings:
            if player != anchor:
                met = {
                    other: (wins.get((player, other), 0.0), wins.get((other, player), 0.0))
                    for other in ratings
                    if (player, other) in wins
                }
                new = _step(ratings[player], met, ratings, at, LOOSE)
                moved = max(moved, abs(new - ratings[player]))
                ratings[player] = new
        if moved < CLOSE:
            break
    return ratings


def _step(
    rating: float,
    met: Mapping[str, tuple[float, float]],
    ratings: Mapping[str, float],
    middle: float,
    spread: float,
) -> float:
    """Return a rating after one step of Newton's method."""
    slope = (middle - rating) / spread**2
    bend = 1 / spread**2
    for other, (won, lost) in met.items():
        expected = chance(rating, ratings[other])
        slope += (won - (won + lost) * expected) / UNIT
        bend += (won + lost) * expected * (1 - expected) / UNIT**2
    # Far from the maximum the curve is flat and a full step overshoots.
    return rating + max(-UNIT, min(UNIT, slope / bend))


def rating_against(
    met: Mapping[str, tuple[float, float]],
    ratings: Mapping[str, float],
    *,
    middle: float,
    spread: float,
) -> float:
    """Return the likeliest rating of a player from games against rated players.

    :param met: by opponent: comparisons won and lost.
    :param middle: mean of the prior.
    :param spread: standard deviation of the prior.
    """
    rating = middle
    for _ in range(ROUNDS):
        new = _step(rating, met, ratings, middle, spread)
        if abs(new - rating) < CLOSE:
            return new
        rating = new
    return rating


def intervals(
    deals: Sequence[Sequence[Ranking]], anchor: str, at: float, rng: Random
) -> dict[str, tuple[float, float]]:
    """Return the 95 % interval of each rating, from samples of the deals."""
    each_deal = [wins_in(games) for games in deals]
    seen: dict[str, list[float]] = {}
    for _ in range(SAMPLES):
        wins: Wins = {}
        for drawn in rng.choices(each_deal, k=len(each_deal)):
            for pair, count in drawn.items():
                wins[pair] = wins.get(pair, 0.0) + count
        for player, rating in fit(wins, anchor, at).items():
            seen.setdefault(player, []).append(rating)
    bounds = {}
    for player, ratings in seen.items():
        ratings.sort()
        cut = len(ratings) // 40
        bounds[player] = (ratings[cut], ratings[-1 - cut])
    return bounds
