"""How far to trust reviews: calibration, sums, luck, error rates of bots, and speed.

``python -m benchmarks.review --workers 16 --seconds 180 --out build/review.json`` lets bots play
games of other seeds than learning uses, reviews them and writes the figures; ``--page`` puts them
into docs/review.md, with the picture of the calibration. ``--from FILE`` only writes the page from
an earlier run.
"""

from __future__ import annotations

import argparse
import json
import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter, time
from typing import Any, Final

from benchmarks.review import page
from benchmarks.review.figures import summary
from benchmarks.review.games import FIRST_SEED, POSITIONS, play, work
from caledonia.native import available, why_not_available
from caledonia.review import review_game

BUSY: Final = 0.25
"""Load per processor from which times by the clock mean nothing; then they are left out."""


def main() -> None:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.review", description=__doc__)
    parser.add_argument("--workers", type=int, default=2, help="processes")
    parser.add_argument("--seconds", type=float, default=60, help="how long games are played")
    parser.add_argument("--out", type=Path, help="JSON file for the figures")
    parser.add_argument("--page", action="store_true", help="write docs/review.md and its picture")
    parser.add_argument("--from", dest="earlier", type=Path, help="figures of an earlier run")
    options = parser.parse_args()
    if options.earlier is not None:
        page.write(json.loads(options.earlier.read_text(encoding="utf-8")))
        return
    if not available():
        parser.error(f"needs the compiled twin: {why_not_available()}")
    figures = measure(options.workers, options.seconds)
    text = json.dumps(figures, indent=1)
    if options.out is not None:
        options.out.write_text(text + "\n", encoding="utf-8")
    if options.page:
        page.write(figures)
    print("\n".join(page.lines(figures)))


def measure(workers: int, duration: float) -> dict[str, Any]:
    """Return the figures of a run."""
    idle = os.getloadavg()[0] < BUSY * (os.cpu_count() or 1)
    wall = {str(players): by_the_clock(players) for players in (2, 4)} if idle else {}
    rows: dict[str, Any] = {"foreseen": [], "games": [], "timed": []}
    deadline = time() + duration
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for part in pool.map(work, range(workers), [deadline] * workers):
            for key, more in part.items():
                rows[key] += more
    cases = {players: sum(r["players"] == players for r in rows["foreseen"]) for players in (2, 4)}
    return {
        "workers": workers,
        "duration": duration,
        "foreseen_games": sum(n // (players * POSITIONS) for players, n in cases.items()),
        "wall": wall,
        **summary(rows),
    }


def by_the_clock(players: int) -> float:
    """Return how many seconds a review takes with two threads."""
    game = play(["seer"] * players, FIRST_SEED - players)
    begin = perf_counter()
    review_game(game, threads=2)
    return perf_counter() - begin


if __name__ == "__main__":
    main()
