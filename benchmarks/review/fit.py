"""Fits how chances are corrected: ``python -m benchmarks.review.fit`` after ``fitting`` games.

It prints the figures of ``caledonia/review/chances.py``.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import product
from math import log
from pathlib import Path
from typing import Final

from benchmarks.review import rows
from benchmarks.review.__main__ import FOLDER
from benchmarks.review.figures import at_tables
from benchmarks.review.games import TABLES, Row
from caledonia.review.chances import Correction, raised

BASES: Final = (1.0,)
"""Only 1: 320 and 800 games disagree about which other base fits best."""
GROWTHS: Final = [step / 100 for step in range(0, 81, 5)]
LEAST: Final = 1e-4
"""A chance is taken to be at least this, so that one surprise does not decide everything."""


def main() -> None:
    """Print the best fit."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.review.fit", description=__doc__)
    parser.add_argument("--from", dest="folder", type=Path, default=FOLDER, help="kept rows")
    games = rows.read(parser.parse_args().folder, "fitting")
    two, four = (best(at_tables(games, players)) for players in TABLES)
    three = Correction((two.base + four.base) / 2, (two.growth + four.growth) / 2)
    for players, each in enumerate((two, three, four), start=2):
        print(f"    {players}: Correction({each.base:.3g}, {each.growth:.3g}),")


def best(games: Sequence[Row]) -> Correction:
    """Return the correction under which what came of games was most likely."""
    looks = [(seen["win"], seen["spread"], row["won"]) for row in games for seen in row["looks"]]

    def surprise(correction: Correction) -> float:
        total = 0.0
        for wins, spread, won in looks:
            chances = raised([max(LEAST, win) for win in wins], correction.exponent(spread))
            total -= sum(share * log(p) for share, p in zip(won, chances, strict=True) if share)
        return total

    return min((Correction(*each) for each in product(BASES, GROWTHS)), key=surprise)


if __name__ == "__main__":
    main()
