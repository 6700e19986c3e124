"""Measure the levels on one scale: neighbours and mixed tables, in duplicate, with fixed seeds.

``python -m benchmarks.ladder --workers 16 --seconds 150`` writes the figures that are shown where
one chooses an opponent. ``--games FILE`` keeps the games, so that several runs add up;
``--seconds 0`` only counts them. Levels play as they do at a table, and think as long as there
however busy the machine is; nothing but Python is needed.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
import time
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from benchmarks.ladder.games import SEED, TABLE, jobs, matches, play
from benchmarks.ladder.store import Deals, Store
from caledonia.arena.pool import spread
from caledonia.arena.scale import Ranking, fit, intervals, wins_in
from caledonia.arena.statistics import Tally
from caledonia.bots.ladder import ANCHOR, ANCHOR_RATING, PATH
from caledonia.bots.levels import LEVELS
from caledonia.bots.net import PATH as NET
from caledonia.native import available

NOTED: Final = 30
"""Seconds between two lines of progress."""


def mean_points(deals: Deals, label: str, players: int) -> dict[str, float]:
    """Return a level's mean score in games with a number of players."""
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
    parser.add_argument("--games", type=Path, metavar="FILE", help="keep all games there")
    parser.add_argument("--out", type=Path, default=PATH)
    arguments = parser.parse_args()
    if not available():
        print("build the compiled twin first: make native", file=sys.stderr)
        return 2
    plan, began = matches(arguments.seer_seconds), time.monotonic()
    net = hashlib.sha256(NET.read_bytes()).hexdigest()[:16]
    store = Store(plan, net, arguments.games)
    noted = began
    missing = jobs(plan, store, began + arguments.seconds)
    for job, result in spread(partial(play, plan), missing, arguments.workers):
        store.add(job, result)
        if time.monotonic() - noted >= NOTED:
            noted = time.monotonic()
            print(f"{noted - began:.0f} s: {len(store.games)} games", file=sys.stderr, flush=True)
    deals = store.deals()
    levels = figures(deals)
    report = {
        "measured": datetime.now(UTC).date().isoformat(),
        "net": net,
        "games": sum(map(len, deals.values())),
        "seer_seconds": arguments.seer_seconds,
        "levels": levels,
    }
    arguments.out.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    print(table(levels))
    return 0


if __name__ == "__main__":
    sys.exit(main())
