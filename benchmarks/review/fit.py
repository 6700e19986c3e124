"""Fits what reviews know of their own search: ``python -m benchmarks.review.fit``.

After ``fitting`` games it prints the figures of ``caledonia/review/chances.py``, after
``fitting-terms`` and ``deeper`` games those of ``caledonia/review/accounts.py``.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import product
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Final

import numpy as np

from benchmarks.review import rows
from benchmarks.review.__main__ import FOLDER
from benchmarks.review.figures import at_tables
from benchmarks.review.games import SEATS, TABLES, Row
from caledonia.review.accounts import WIDER
from caledonia.review.chances import NARROW, Correction

BASES: Final = (1.0,)
"""Only 1: with four players, others fit 1,400 games better and do worse on other games."""
GROWTHS: Final = [step / 50 for step in range(0, 41)]
LEAST: Final = 1e-4
"""A chance is taken to be at least this, so that one surprise does not decide everything."""


def main() -> None:
    """Print the best fits of the games that are there."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.review.fit", description=__doc__)
    parser.add_argument("--from", dest="folder", type=Path, default=FOLDER, help="kept rows")
    folder = parser.parse_args().folder
    if games := rows.read(folder, "fitting"):
        for players in TABLES:
            each = best(at_tables(games, players))
            print(f"    {players}: Correction({each.base:.3g}, {each.growth:.3g}),")
    if sheets := rows.read(folder, "fitting-terms"):
        for players in SEATS:
            print(f"    {players}: {unforeseen(sheets, players):.1f},")
    if longer := rows.read(folder, "deeper"):
        for term in WIDER:
            print(f'    "{term}": {wider(longer, term):.1f},')


def unforeseen(games: Sequence[Row], players: int) -> float:
    """Return the points that the search saw only later with a number of players."""
    own = [row for row in games if row["players"] == players]
    return fmean(seat["later"] for row in own for seat in row["seats"])


def wider(games: Sequence[Row], term: str) -> float:
    """Return how many times its standard error a term changes in a longer review."""
    seats = [seat[term] for row in games for seat in row["seats"] if seat[term]["error"]]
    changes = sum(each["change"] ** 2 for each in seats)
    return sqrt(changes / sum(each["error"] ** 2 for each in seats))


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
