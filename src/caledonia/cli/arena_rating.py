"""Ratings from ranked games, by the Plackett-Luce model of OpenSkill."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from openskill.models import PlackettLuce

from caledonia.arena.match import Result


@dataclass(frozen=True, slots=True)
class Rating:
    """The estimated strength of a bot."""

    mu: float
    """The strength."""
    sigma: float
    """The uncertainty of the strength."""

    @property
    def ordinal(self) -> float:
        """A strength that the bot has almost surely: mu less three times sigma."""
        return self.mu - 3 * self.sigma


def ratings(labels: Sequence[str], results: Iterable[Result]) -> dict[str, Rating]:
    """Return the ratings after all games, in the order of their numbers.

    A bot on several seats of a game is rated on each of them as it was before the game; its new
    rating is the mean of the results.
    """
    model = PlackettLuce()
    start = model.rating()
    by_bot = {label: Rating(start.mu, start.sigma) for label in labels}
    for result in sorted(results, key=lambda result: result.game):
        if len(result.bots) < 2:
            continue
        before = [by_bot[bot] for bot in result.bots]
        teams = [[model.rating(mu=each.mu, sigma=each.sigma)] for each in before]
        after = [team[0] for team in model.rate(teams, ranks=list(map(float, result.places)))]
        for label in set(result.bots):
            own = [rated for bot, rated in zip(result.bots, after, strict=True) if bot == label]
            mu, sigma = fmean(rated.mu for rated in own), fmean(rated.sigma for rated in own)
            by_bot[label] = Rating(mu, sigma)
    return by_bot
