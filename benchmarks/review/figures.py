"""Figures from what was measured."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

from benchmarks.review.games import LADDER

TENTHS: Final = 10
GROUP: Final = 20
"""Games over which error rates are compared."""
DRAWS: Final = 2000
"""Groups that are drawn to see how often the order is right."""
SURE: Final = 1.96
"""Standard errors on each side of a 95% interval."""


def summary(rows: dict[str, Any]) -> dict[str, Any]:
    """Return all figures of a run."""
    return {
        "calibration": {
            str(players): calibration([r for r in rows["foreseen"] if r["players"] == players])
            for players in (2, 4)
        },
        "calibration_all": calibration(rows["foreseen"]),
        "points_off": fmean(r["points_off"] for r in rows["foreseen"]),
        "seats": len(rows["foreseen"]),
        **sums(rows["games"]),
        "rates": rates(rows["games"]),
        "order": orders(rows["games"]),
        "seconds": seconds(rows["timed"]),
    }


def calibration(rows: Sequence[dict[str, Any]]) -> list[dict[str, float]]:
    """Return by tenth of the chance foreseen how often the seat won, with a 95% interval."""
    tenths = []
    for tenth in range(TENTHS):
        own = [row for row in rows if min(int(row["win"] * TENTHS), TENTHS - 1) == tenth]
        if not own:
            continue
        won = fmean(row["won"] for row in own)
        low, high = interval(won, len(own))
        tenths.append(
            {
                "from": tenth / TENTHS,
                "count": len(own),
                "foreseen": fmean(row["win"] for row in own),
                "won": won,
                "low": low,
                "high": high,
            }
        )
    return tenths


def interval(share: float, count: int) -> tuple[float, float]:
    """Return the 95% interval of a share (Wilson)."""
    square = SURE * SURE
    middle = (share + square / (2 * count)) / (1 + square / count)
    half = sqrt(share * (1 - share) / count + square / (4 * count * count))
    half *= SURE / (1 + square / count)
    return middle - half, middle + half


def sums(games: Sequence[Sequence[dict[str, Any]]]) -> dict[str, Any]:
    """Return the largest error of the sums, and the mean of luck with its 95% interval."""
    # Seats of one game share their luck: the interval is that of games.
    luck = [fmean(seat["luck"] for seat in game) for game in games]
    each = [seat["luck"] for game in games for seat in game]
    return {
        "games": len(games),
        "sum_error": max((seat["off"] for game in games for seat in game), default=0.0),
        "luck": fmean(luck) if luck else 0.0,
        "luck_error": SURE * stdev(luck) / sqrt(len(luck)) if len(luck) > 1 else 0.0,
        "luck_spread": stdev(each) if len(each) > 1 else 0.0,
    }


def rates(games: Sequence[Sequence[dict[str, Any]]]) -> dict[str, float]:
    """Return points lost per decision by bot."""
    return {bot: _rate(bot, games) for bot in LADDER} if games else {}


def _rate(bot: str, games: Sequence[Sequence[dict[str, Any]]]) -> float:
    own = [seat for game in games for seat in game if seat["bot"] == bot]
    return float(sum(s["points_lost"] for s in own) / sum(s["decisions"] for s in own))


def orders(games: Sequence[Sequence[dict[str, Any]]]) -> dict[str, float]:
    """Return by pair of bots how often twenty games each put their error rates in order."""
    if len(games) < GROUP:
        return {}
    rng = Random(1)
    shares = {}
    for weak, strong in pairwise(LADDER):
        right = sum(
            _rate(weak, rng.sample(games, GROUP)) > _rate(strong, rng.sample(games, GROUP))
            for _ in range(DRAWS)
        )
        shares[f"{weak} {strong}"] = right / DRAWS
    return shares


def seconds(rows: Sequence[dict[str, Any]]) -> dict[str, dict[str, float]]:
    """Return by number of players how long a review takes, in seconds of one processor."""
    found = {}
    for players in (2, 4):
        own = [row["seconds"] for row in rows if row["players"] == players]
        if own:
            found[str(players)] = {"count": len(own), "mean": fmean(own), "most": max(own)}
    return found
