"""Count how clans do in games of the seer, and write the table that the package ships.

``python -m benchmarks.clans --workers 16 --seconds 170`` plays as many games as there is time for,
the same ones in the same order, and checks the fair bids on games that were not counted.
"""

from __future__ import annotations

import argparse
import csv
import os
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final

from caledonia.arena.clans import Played, count, play, shares_after_bids
from caledonia.arena.pool import spread
from caledonia.bots.clans import COLUMNS, NUMBERS, PATH, Key, Line
from caledonia.native import available

PLAYERS: Final = (4, 2, 3, 4)
"""Numbers of players in turn; tables of four are counted twice as often."""
BATCH: Final = 5
CHECKED: Final = 8
"""One batch in so many is left out of the count and used to check the bids."""

Batch = tuple[int, int]
"""Number and players."""


def batches(until: float) -> Iterator[Batch]:
    """Yield pieces of work until the time is over."""
    number = 0
    while time.monotonic() < until:
        yield number, PLAYERS[number % len(PLAYERS)]
        number += 1


def play_batch(simulations: int, batch: Batch) -> tuple[Batch, list[Played]]:
    """Play some games."""
    number, players = batch
    games = range(number * BATCH, (number + 1) * BATCH)
    return batch, [play(each, players, simulations) for each in games]


def write(path: Path, known: dict[Key, Line]) -> None:
    """Write the table."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMNS)
        for line in known.values():
            figures = (f"{getattr(line, name):.3g}" for name in NUMBERS)
            writer.writerow((line.players, line.clan, line.by, line.value, line.games, *figures))


def main() -> int:
    """Play, count, check and write."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.clans", description=__doc__)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=170)
    parser.add_argument("--simulations", type=int, default=24, help="per decision")
    parser.add_argument("--out", type=Path, default=PATH)
    arguments = parser.parse_args()
    if not available():
        print("build the compiled twin first: make native", file=sys.stderr)
        return 2
    began = noted = time.monotonic()
    counted: list[tuple[Batch, list[Played]]] = []
    work = partial(play_batch, arguments.simulations)
    for done in spread(work, batches(began + arguments.seconds), arguments.workers):
        counted.append(done)
        if time.monotonic() - noted >= 10:
            noted = time.monotonic()
            print(
                f"{noted - began:.0f} s: {BATCH * len(counted)} games", file=sys.stderr, flush=True
            )
    counted.sort(key=lambda each: each[0])
    apart = [played for (number, _), played in counted if number // len(PLAYERS) % CHECKED == 0]
    rest = [played for (number, _), played in counted if number // len(PLAYERS) % CHECKED]
    known = count(game for played in rest for game in played)
    write(arguments.out, known)
    shares = shares_after_bids((game for played in apart for game in played), known)
    before = count(game for played in apart for game in played)
    print(f"{sum(map(len, rest))} games counted, {sum(map(len, apart))} to check the bids")
    for (players, clan), (games, share) in shares.items():
        whole = known[players, clan, "all", ""]
        unpaid = before[players, clan, "all", ""]
        print(
            f"{players} players {clan:12} lead {whole.lead:+5.1f} ± {whole.lead_margin:.1f}"
            f"  won {100 * whole.share:4.1f}%  checked: {100 * unpaid.share:4.1f}%"
            f" without, {100 * share:4.1f}% with fair bids ({games} games)"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
