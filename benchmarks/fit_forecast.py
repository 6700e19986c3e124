"""Fit the figures of the chief's forecast to games of crofters, over all processors.

The crofters now and then take another action than the best, so that unusual positions come up too.

    python benchmarks/fit_forecast.py --games 5000 --out src/caledonia/bots/forecast.json
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
from multiprocessing import get_context
from pathlib import Path

import numpy as np

from caledonia import Game
from caledonia.bots.crofter import evaluate
from caledonia.bots.forecast import FIRST_ROUND, Features, features_of
from caledonia.rules import flow
from caledonia.rules.final import outcome_of
from caledonia.types import ROUNDS

SLIPS = (0.0, 0.05, 0.15, 0.3)
"""Shares of decisions at which a crofter looks further than the best action; one for each seat."""
WARMTH = 6.0
"""A difference in worth that makes one action e times as likely as another then."""
STEADY = 1.0
"""How much small figures are preferred (ridge regression)."""
HELD_BACK = 5
"""One game in this many is held back for testing."""

Example = dict[int, list[Features]]
"""By round: what every seat has."""


def play(task: tuple[int, int]) -> tuple[Example, tuple[int, ...]]:
    """Play one game; return what the seats had at the start of each round, and their scores."""
    players, seed = task
    chance = random.Random(seed)
    state = Game.new(players, seed).state.fork()
    slips = [chance.choice(SLIPS) for _ in range(players)]
    seen: Example = {}
    while state.pending:
        actions = flow.legal_actions(state)
        worths = evaluate(state, actions)
        best = max(worths)
        seat = state.deciding_seat
        assert seat is not None
        if chance.random() < slips[seat]:
            likely = [math.exp((worth - best) / WARMTH) for worth in worths]
            flow.take(state, chance.choices(actions, likely)[0])
        else:
            flow.take(state, actions[worths.index(best)])
        if state.round >= FIRST_ROUND and state.round not in seen:
            seen[state.round] = features_of(state)
    return seen, outcome_of(state).scores


def fit(rows: list[Features], scores: list[int], held_back: int) -> dict[str, float]:
    """Return the figure of each feature; print how well they predict the last games."""
    names = list(rows[0])
    have = np.array([[row[name] for name in names] for row in rows], float)
    points = np.array(scores, float)
    fitted = len(rows) - held_back
    keep = STEADY * np.eye(len(names))
    keep[0, 0] = 0.0
    known = have[:fitted]
    figures = np.linalg.solve(known.T @ known + keep, known.T @ points[:fitted])
    error = (points - have @ figures)[fitted:]
    before, after = points[fitted:].std(), error.std()
    print(f"  scores scatter by {before:.1f}, round the forecast by {after:.1f}", flush=True)
    return {name: round(float(figure), 3) for name, figure in zip(names, figures, strict=True)}


def main(games: int, out: Path, seed: int, jobs: int) -> None:
    """Play, fit and write the figures."""
    chance = random.Random(seed)
    coefficients: dict[int, dict[int, dict[str, float]]] = {}
    with get_context("fork").Pool(jobs) as pool:
        for players in (1, 2, 3, 4):
            number = games * 2 // (players + 1)
            tasks = [(players, chance.getrandbits(40)) for _ in range(number)]
            examples = pool.map(play, tasks, chunksize=8)
            print(f"{players} players, {number} games", flush=True)
            scores = [score for _, outcome in examples for score in outcome]
            held_back = number // HELD_BACK * players
            coefficients[players] = {}
            for start in range(FIRST_ROUND, ROUNDS + 1):
                rows = [row for seen, _ in examples for row in seen[start]]
                coefficients[players][start] = fit(rows, scores, held_back)
    out.write_text(json.dumps(coefficients, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--out", type=Path, default=Path("forecast.json"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    main(chosen.games, chosen.out, chosen.seed, chosen.jobs)
