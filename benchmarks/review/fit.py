"""Fits how chances are corrected: ``python -m benchmarks.review.fit`` after ``fitting`` games.

It prints the figures of ``caledonia/review/chances.py``.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Final

import numpy as np

from benchmarks.review import rows
from benchmarks.review.__main__ import FOLDER
from benchmarks.review.figures import at_tables
from benchmarks.review.games import TABLES, Row
from caledonia.review.chances import NARROW, Correction

BASES: Final = (1.0,)
"""Only 1: with four players, others fit 1,400 games better and do worse on other games."""
GROWTHS: Final = [step / 50 for step in range(0, 41)]
LEAST: Final = 1e-4
"""A chance is taken to be at least this, so that one surprise does not decide everything."""


def main() -> None:
    """Print the best fit for each number of players."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.review.fit", description=__doc__)
    parser.add_argument("--from", dest="folder", type=Path, default=FOLDER, help="kept rows")
    games = rows.read(parser.parse_args().folder, "fitting")
    for players in TABLES:
        each = best(at_tables(games, players))
        print(f"    {players}: Correction({each.base:.3g}, {each.growth:.3g}),")


def best(games: Sequence[Row]) -> Correction:
    """Return the correction under which what came of games was most likely."""
    looks = [(seen["win"], seen["spread"], row["won"]) for row in games for seen in row["looks"]]
    wins = np.log(np.maximum(LEAST, [win for win, _, _ in looks]))
    near = np.maximum(0.0, NARROW - np.array([spread for _, spread, _ in looks]))
    won = np.array([shares for _, _, shares in looks])

    def surprise(correction: Correction) -> float:
        raised = wins * (correction.base + correction.growth * near)[:, np.newaxis]
        whole = np.log(np.exp(raised).sum(axis=1, keepdims=True))
        return -float((won * (raised - whole)).sum())

    return min((Correction(*each) for each in product(BASES, GROWTHS)), key=surprise)


if __name__ == "__main__":
    main()
