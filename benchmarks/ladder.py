"""Measure the levels on one scale: neighbours and mixed tables, in duplicate, with fixed seeds.

``python -m benchmarks.ladder --workers 16 --seconds 150`` writes the figures that are shown where
one chooses an opponent. Levels play as they do at a table; nothing but Python is needed.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from caledonia.arena.entrants import Entrant
from caledonia.arena.match import Match, Result, play_game
from caledonia.arena.pool import spread
from caledonia.arena.scale import Ranking, fit, intervals, wins_in
from caledonia.arena.statistics import Tally
from caledonia.bots import Limit
from caledonia.bots.ladder import ANCHOR, ANCHOR_RATING, PATH
from caledonia.bots.levels import LEVELS
from caledonia.bots.net import PATH as NET
from caledonia.native import available

SEED: Final = 2_100_000
"""Deals that nothing is learned or tuned from."""
SLOW: Final = {"seer": 4, "chief": 3, "bard": 2}
"""Levels that think longer get fewer of the deals: one in so many."""
TABLE: Final = 4

Job = tuple[int, int]
"""Which match, and which of its games."""
Deals = dict[Job, list[Result]]
"""Finished games by match and deal."""


def matches(seer_seconds: float | None) -> list[Match]:
    """Return every level against the next two, and mixed tables of four neighbours.

    :param seer_seconds: for a turn of the seer; None: its own pace.
    """
    limits = {"seer": Limit(seconds=seer_seconds)}
    entrants = [Entrant(name, name, limits.get(name, Limit())) for name in LEVELS]
    pairs = [line_up for step in (1, 2) for line_up in zip(entrants, entrants[step:], strict=False)]
    tables = [tuple(entrants[at : at + TABLE]) for at in range(len(entrants) - TABLE + 1)]
    return [
        Match(line_up=line_up, kind="ladder", seed=SEED + at)
        for at, line_up in enumerate([*pairs, *tables])
    ]


def jobs(plan: list[Match], until: float) -> Iterator[Job]:
    """Yield games until the time is over, those of slow levels less often.

    Two deals of each match are played in any case.
    """
    turn = 0
    while turn <= max(SLOW.values()) or time.monotonic() < until:
        for which, match in enumerate(plan):
            rarity = max(SLOW.get(label, 1) for label in match.labels)
            if turn % rarity == 0:
                size = len(match.rotations)
                deal = turn // rarity
                for rotation in range(size):
                    yield which, deal * size + rotation
        turn += 1


def play(plan: list[Match], job: Job) -> tuple[Job, Result]:
    """Play one game."""
    which, number = job
    return job, play_game(plan[which], number)


def whole_deals(plan: list[Match], played: list[tuple[Job, Result]]) -> Deals:
    """Return the deals of which all games are finished."""
    deals: defaultdict[Job, list[Result]] = defaultdict(list)
    for (which, _), result in played:
        deals[which, result.deal].append(result)
    return {
        key: deals[key] for key in sorted(deals) if len(deals[key]) == len(plan[key[0]].rotations)
    }


def mean_points(deals: Deals, label: str, players: int) -> dict[str, float]:
    """Return a level's mean score in games of so many players."""
    tally = Tally()
    for games in deals.values():
        tally.add(
            [
                score
                for game in games
                if len(game.bots) == players
                for score, bot in zip(game.scores, game.bots, strict=True)
                if bot == label
            ]
        )
    estimate = tally.estimate()
    low, high = estimate.interval or (estimate.mean, estimate.mean)
    return _rounded(estimate.mean, low, high)


def _rounded(mean: float, low: float, high: float) -> dict[str, float]:
    return {"mean": round(mean, 1), "low": round(low, 1), "high": round(high, 1)}


def figures(deals: Deals) -> dict[str, object]:
    """Return the rating and the mean scores of every level."""
    rankings: list[list[Ranking]] = [
        [list(zip(game.bots, game.places, strict=True)) for game in games]
        for games in deals.values()
    ]
    ratings = fit(wins_in(game for deal in rankings for game in deal), ANCHOR, ANCHOR_RATING)
    bounds = intervals(rankings, ANCHOR, ANCHOR_RATING, Random(SEED))
    return {
        level: {
            "rating": _rounded(ratings[level], *bounds[level]),
            "points": {str(count): mean_points(deals, level, count) for count in (2, TABLE)},
            "games": sum(level in game.bots for games in deals.values() for game in games),
        }
        for level in LEVELS
    }


def table(levels: dict[str, object]) -> str:
    """Return the figures in lines to read."""
    lines = []
    for name, each in levels.items():
        assert isinstance(each, dict)
        rating, points = each["rating"], each["points"]
        lines.append(
            f"{name:10} {rating['mean']:7.0f} ({rating['low']:.0f} to {rating['high']:.0f})"
            f"   points: two {points['2']['mean']:.0f}, four {points['4']['mean']:.0f}"
            f"   {each['games']} games"
        )
    return "\n".join(lines)


def main() -> int:
    """Play, fit and write."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ladder", description=__doc__)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=150, help="games begun after that: none")
    parser.add_argument("--seer-seconds", type=float, help="for a turn of the seer, to try it out")
    parser.add_argument("--out", type=Path, default=PATH)
    arguments = parser.parse_args()
    if not available():
        print("build the compiled twin first: make native", file=sys.stderr)
        return 2
    plan, began = matches(arguments.seer_seconds), time.monotonic()
    played: list[tuple[Job, Result]] = []
    noted = began
    games = spread(partial(play, plan), jobs(plan, began + arguments.seconds), arguments.workers)
    for done in games:
        played.append(done)
        if time.monotonic() - noted >= 10:
            noted = time.monotonic()
            print(f"{noted - began:.0f} s: {len(played)} games", file=sys.stderr, flush=True)
    deals = whole_deals(plan, played)
    levels = figures(deals)
    report = {
        "measured": datetime.now(UTC).date().isoformat(),
        "net": hashlib.sha256(NET.read_bytes()).hexdigest()[:16],
        "games": sum(map(len, deals.values())),
        "seconds": round(time.monotonic() - began),
        "workers": arguments.workers,
        "seer_seconds": arguments.seer_seconds,
        "levels": levels,
    }
    arguments.out.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    print(table(levels))
    return 0


if __name__ == "__main__":
    sys.exit(main())
