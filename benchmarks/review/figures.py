"""Figures from the rows of measured games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

from benchmarks.review.games import LADDER, SEATS, SHEETS, TABLES, Row
from caledonia.review.accounts import UNFORESEEN
from caledonia.review.chances import corrected

TENTHS: Final = 10
GROUP: Final = 20
"""Games over which error rates are compared."""
DRAWS: Final = 2000
"""Groups that are drawn to see how often the order is right."""
SURE: Final = 1.96
"""Standard errors on each side of a 95% interval."""
OFF: Final = 0.04
"""What chances and wins may differ by in a tenth."""

MOVED: Final = ("decisions", "opponents")
"""Terms whose means stand beside what was seen later."""

Case = tuple[float, float, int]
"""Chance foreseen for a seat, its share of the first place, and the game."""


def summary(rows: Mapping[str, Sequence[Row]]) -> dict[str, Any]:
    """Return all figures: by part what its rows say."""
    tested, mixed, games = rows["chances"], rows["mixed"], rows["ladder"]
    seats = [row["seats"] for row in games]
    every = [row["seats"] for part in ("ladder", "quick", "light") for row in rows[part]]
    return {
        "foreseen": {players: len(at_tables(tested, players)) for players in TABLES},
        "calibration": calibration(cases(tested)),
        "by_players": {
            players: calibration(cases(at_tables(tested, players))) for players in TABLES
        },
        "points_off": points_off(tested),
        "mixed_games": len(mixed),
        "mixed": calibration(cases(mixed)),
        "ladder": len(seats),
        "quick": len(rows["quick"]),
        **sums(every),
        "rates": rates(seats),
        "order": orders(seats),
        "light": fmean(row["seconds"] for row in games) if games else 0.0,
        "seconds": seconds(rows["timed"]),
        "terms": seen_later(rows["terms"]),
        "wall": seconds(rows["clock"]),
    }


def at_tables(rows: Sequence[Row], players: int) -> list[Row]:
    """Return the rows of games with a number of players."""
    return [row for row in rows if len(row["won"]) == players]


def cases(rows: Sequence[Row]) -> list[Case]:
    """Return all chances foreseen, as reviews show them, with what came of them."""
    return [
        (win, won, row["seed"])
        for row in rows
        for seen in row["looks"]
        for win, won in zip(corrected(seen["win"], seen["spread"]), row["won"], strict=True)
    ]


def calibration(chances: Sequence[Case]) -> list[dict[str, float]]:
    """Return by tenth of the chance foreseen how often the seat won, with a 95% interval.

    Positions of one game share its end, so the interval is that of games.
    """
    tenths = []
    for tenth in range(TENTHS):
        own = [each for each in chances if min(int(each[0] * TENTHS), TENTHS - 1) == tenth]
        if not own:
            continue
        foreseen, won = fmean(each[0] for each in own), fmean(each[1] for each in own)
        tenths.append(
            {
                "from": tenth / TENTHS,
                "count": len(own),
                "foreseen": foreseen,
                "won": won,
                "error": SURE * _error(own, won),
            }
        )
    return tenths


def _error(own: Sequence[Case], mean: float) -> float:
    """Return the standard error of a mean over seats, clustered by game."""
    apart: dict[int, float] = {}
    for _, won, game in own:
        apart[game] = apart.get(game, 0.0) + won - mean
    return sqrt(sum(each * each for each in apart.values())) / len(own)


def outside(tenths: Sequence[Mapping[str, float]]) -> list[float]:
    """Return the tenths in which chances and wins differ by more than luck explains."""
    return [row["from"] for row in tenths if abs(row["won"] - row["foreseen"]) - row["error"] > OFF]


def points_off(rows: Sequence[Row]) -> float:
    """Return the mean of expected minus final points."""
    apart = [
        expected - points
        for row in rows
        for seen in row["looks"]
        for expected, points in zip(seen["points"], row["points"], strict=True)
    ]
    return fmean(apart) if apart else 0.0


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


def seen_later(games: Sequence[Row]) -> list[dict[str, Any]]:
    """Return by bot and number of players what reviews saw only later, as they show it."""
    figures = []
    for bot, players in product(SHEETS, SEATS):
        own = [row for row in games if (row["bot"], row["players"]) == (bot, players)]
        if len(own) < 2:
            continue
        later = [[seat["later"] - UNFORESEEN[players] for seat in row["seats"]] for row in own]
        seats = [each for game in later for each in game]
        # Seats of one game share its course: the interval is that of games.
        apart = stdev(fmean(game) for game in later) / sqrt(len(own))
        figures.append(
            {
                "bot": bot,
                "players": players,
                "games": len(own),
                "mean": fmean(seats),
                "interval": SURE * apart,
                "spread": stdev(seats),
                **{term: fmean(s[term] for r in own for s in r["seats"]) for term in MOVED},
            }
        )
    return figures


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
    return {f"{weak} {strong}": _right(weak, strong, games, rng) for weak, strong in _pairs()}


def _pairs() -> Iterator[tuple[str, str]]:
    return combinations(LADDER, 2)


def _right(weak: str, strong: str, games: Sequence[Sequence[dict[str, Any]]], rng: Random) -> float:
    right = sum(
        _rate(weak, rng.sample(games, GROUP)) > _rate(strong, rng.sample(games, GROUP))
        for _ in range(DRAWS)
    )
    return right / DRAWS


def seconds(rows: Sequence[Row]) -> dict[int, dict[str, float]]:
    """Return by number of players how long a review takes."""
    taken = {}
    for players in TABLES:
        own = [row["seconds"] for row in rows if row["players"] == players]
        if own:
            taken[players] = {"count": len(own), "mean": fmean(own), "most": max(own)}
    return taken
