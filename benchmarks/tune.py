"""Tune the crofter's weights by self-play: a small evolution strategy over all processors.

Each generation tries weights scattered round the present ones on the same games: solo, two players
and four players against the weights it began with. The better half decides where to continue.

    python benchmarks/tune.py --minutes 8 --out weights.json
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import time
from dataclasses import fields, replace
from multiprocessing import get_context
from pathlib import Path

from caledonia import Game
from caledonia.bots.playout import take_best
from caledonia.bots.weights import DEFAULT, Weights
from caledonia.rules import flow
from caledonia.rules.final import outcome_of

Vector = list[float]
SPREAD = 0.18
"""How far the first candidates scatter, as a share of each weight."""
ADDED = {"expanding": 3.0, "obtaining": 4.0, "trading": 1.5}
"""Weights that begin at nothing scatter by so much of a pound."""


def to_vector(weights: Weights) -> Vector:
    """Return all figures in a row."""
    row: Vector = []
    for field in fields(Weights):
        value = getattr(weights, field.name)
        row += value[1:] if isinstance(value, tuple) else [float(value)]
    return row


def scales() -> Vector:
    """Return how far each figure scatters."""
    row: Vector = []
    for field in fields(Weights):
        value = getattr(DEFAULT, field.name)
        if isinstance(value, tuple):
            row += [SPREAD * each for each in value[1:]]
        else:
            row.append(ADDED.get(field.name, 0.0) * SPREAD * 2 or SPREAD * float(value))
    return row


def to_weights(row: Vector) -> Weights:
    """Return the weights of a row of figures."""
    weights: dict[str, float | int | tuple[float, ...]] = {}
    rest = iter(row)
    for field in fields(Weights):
        value = getattr(DEFAULT, field.name)
        if isinstance(value, tuple):
            later = [max(0.1, next(rest)) for _ in value[1:]]
            weights[field.name] = (later[0], *later)
        else:
            figure = next(rest)
            figure = figure if field.name in ADDED else max(0.0, figure)
            weights[field.name] = round(figure) if isinstance(value, int) else figure
    return replace(DEFAULT, **weights)  # type: ignore[arg-type]  # figures by the name of their field


def play(players: int, seed: int, seats: list[Weights]) -> tuple[int, ...]:
    """Play one game and return the scores."""
    state = Game.new(players, seed).state.fork()
    while state.pending:
        actions = flow.legal_actions(state)
        seat = state.deciding_seat
        assert seat is not None
        take_best(state, actions, seats[seat])
    return outcome_of(state).scores


def fitness(row: Vector, seeds: list[int]) -> tuple[float, float, float]:
    """Return points gained on the old weights: alone, and per game at two and four seats."""
    own = to_weights(row)
    solo = sum(play(1, seed, [own])[0] for seed in seeds) / len(seeds)
    two = four = 0.0
    for seed in seeds[: len(seeds) // 2]:
        for seat in (0, 1):
            seats = [DEFAULT, DEFAULT]
            seats[seat] = own
            scores = play(2, seed, seats)
            two += scores[seat] - scores[1 - seat]
        seat = seed % 4
        seats = [DEFAULT] * 4
        seats[seat] = own
        scores = play(4, seed, seats)
        four += scores[seat] - (sum(scores) - scores[seat]) / 3
    half = len(seeds) // 2
    return solo, two / (2 * half), four / half


def worth(points: tuple[float, float, float]) -> float:
    """Return one figure for all three."""
    return points[0] + points[1] + points[2]


def tune(minutes: float, out: Path, seed: int, games: int, jobs: int) -> None:
    """Search until the time is over; write the best centre so far after every generation."""
    chance = random.Random(seed)
    centre, step = to_vector(DEFAULT), scales()
    if out.exists():
        centre = to_vector(to_weights(json.loads(out.read_text())["row"]))
    size = max(16, jobs)
    half = size // 2
    ranks = [math.log(half + 0.5) - math.log(i + 1) for i in range(half)]
    ranks = [rank / sum(ranks) for rank in ranks]
    end = time.time() + 60 * minutes
    generation = 0
    with get_context("fork").Pool(jobs) as pool:
        while time.time() < end:
            seeds = [chance.getrandbits(32) for _ in range(games)]
            noises = [[chance.gauss(0, 1) for _ in centre] for _ in range(size // 2)]
            noises += [[-x for x in noise] for noise in noises]
            rows = [[c + s * x for c, s, x in zip(centre, step, n, strict=True)] for n in noises]
            results = pool.starmap(fitness, [(row, seeds) for row in (*rows, centre)], chunksize=1)
            order = sorted(range(size), key=lambda i: -worth(results[i]))
            moves = [
                sum(r * noises[i][k] for r, i in zip(ranks, order, strict=False))
                for k in range(len(centre))
            ]
            centre = [c + 0.8 * s * m for c, s, m in zip(centre, step, moves, strict=True)]
            step = [
                s * (1.0 + 0.04 * (min(2.0, abs(m) * math.sqrt(half)) - 1.0)) * 0.995
                for s, m in zip(step, moves, strict=True)
            ]
            generation += 1
            if generation % 10 == 0:
                best = results[order[0]]
                print(
                    generation,
                    "centre",
                    [round(x, 1) for x in results[-1]],
                    "best",
                    [round(x, 1) for x in best],
                    flush=True,
                )
                out.write_text(json.dumps({"row": centre, "weights": str(to_weights(centre))}))
    out.write_text(json.dumps({"row": centre, "weights": str(to_weights(centre))}))
    print(generation, to_weights(centre))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--out", type=Path, default=Path("weights.json"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    tune(chosen.minutes, chosen.out, chosen.seed, chosen.games, chosen.jobs)
