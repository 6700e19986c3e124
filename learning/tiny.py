"""Learn a little on any machine: ``make learn``, with numpy alone.

It plays games by rules of thumb, trains a new net on what became of their positions, and says how
well that foresees the points of games it never saw. The way to a strong net is ``python -m
learning``, which needs PyTorch.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from caledonia.bots.net import write_net
from caledonia.bots.net_search import MIDDLE, SHAPES, UNIT
from caledonia.native import available
from learning.games import Lessons, Plan, Task, play

HELD_OUT: Final = 5
"""One game in this many is held out for validation."""
BATCH: Final = 128
RATE: Final = 1e-3
MOMENTUM: Final = (0.9, 0.999)

Floats = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Progress:
    """Root mean square error of the predicted points of held-out positions."""

    start: float
    """Of the untrained net."""
    mean: float
    """Of the mean of the training games, the baseline without inputs."""
    end: float
    games: int
    steps: int
    seconds: float


class TinyNet:
    """The two layers and the points of the seer's net, trained by Adam."""

    def __init__(self, seed: int) -> None:
        dice = np.random.default_rng(seed)
        self.weights: list[Floats] = [
            (dice.standard_normal(shape) * np.sqrt(2 / shape[0])).astype(np.float32)
            if len(shape) == 2
            else np.zeros(shape, np.float32)
            for shape in SHAPES
        ]
        # The untrained net predicts the middle, with the priors of the rules of thumb.
        self.weights[4] *= np.float32(0.1)
        self.weights[9][:] = 0
        self._trained = range(6)
        self._means = [np.zeros_like(self.weights[each]) for each in self._trained]
        self._squares = [np.zeros_like(self.weights[each]) for each in self._trained]
        self._steps = 0

    def foresee(self, inputs: Floats) -> Floats:
        """Return the points expected for each row."""
        return MIDDLE + UNIT * self._forward(inputs)[2][:, 0]

    def _forward(self, inputs: Floats) -> tuple[Floats, Floats, Floats]:
        first, first_bias, second, second_bias, heads, heads_bias = self.weights[:6]
        wide = np.maximum(inputs @ first + first_bias, 0)
        deep = np.maximum(wide @ second + second_bias, 0)
        return wide, deep, deep @ heads + heads_bias

    def learn(self, inputs: Floats, points: Floats) -> None:
        """Take one step towards the points of a batch."""
        wide, deep, foreseen = self._forward(inputs)
        miss = np.zeros_like(foreseen)
        miss[:, 0] = 2 * (foreseen[:, 0] - (points - MIDDLE) / UNIT) / len(points)
        below_deep: Floats = np.where(deep > 0, miss @ self.weights[4].T, np.float32(0))
        below_wide: Floats = np.where(wide > 0, below_deep @ self.weights[2].T, np.float32(0))
        self._step(
            [
                inputs.T @ below_wide,
                below_wide.sum(axis=0),
                wide.T @ below_deep,
                below_deep.sum(axis=0),
                deep.T @ miss,
                miss.sum(axis=0),
            ]
        )

    def _step(self, slopes: list[Floats]) -> None:
        self._steps += 1
        slow, slower = MOMENTUM
        for each, slope in zip(self._trained, slopes, strict=True):
            mean, square = self._means[each], self._squares[each]
            mean += (1 - slow) * (slope - mean)
            square += (1 - slower) * (slope * slope - square)
            size = mean / (1 - slow**self._steps)
            scale = np.sqrt(square / (1 - slower**self._steps)) + 1e-8
            self.weights[each] -= (RATE * size / scale).astype(np.float32)

    def flat(self) -> Floats:
        """Return all weights as the library and the package read them."""
        return np.concatenate([each.reshape(-1) for each in self.weights])


def learn(games: int, steps: int, seed: int) -> tuple[TinyNet, Progress]:
    """Play, train and validate; return the net and its progress."""
    began = time.monotonic()
    first = seed * 1_000_000
    apart = max(1, games // HELD_OUT)
    plan = Plan(0, 0, 0.3, 0.0, 0.2)
    lessons = play(Task(first, games - apart, plan, None))
    unseen = play(Task(first + games, apart, plan, None))
    inputs, points = _rows(lessons)
    others, results = _rows(unseen)
    net, dice = TinyNet(seed), np.random.default_rng(seed)
    start = _miss(net.foresee(others), results)
    for _ in range(steps):
        drawn = dice.integers(len(inputs), size=BATCH)
        net.learn(inputs[drawn], points[drawn])
    mean = _miss(np.full_like(results, points.mean()), results)
    end = _miss(net.foresee(others), results)
    return net, Progress(start, mean, end, games, steps, round(time.monotonic() - began, 1))


def _rows(lessons: Lessons) -> tuple[Floats, Floats]:
    return lessons.inputs.astype(np.float32), lessons.results[:, 0]


def _miss(foreseen: Floats, points: Floats) -> float:
    return float(np.sqrt(np.mean((foreseen - points) ** 2)))


def main() -> int:
    """Learn, write the net and the journal."""
    parser = argparse.ArgumentParser(prog="python -m learning.tiny", description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--steps", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/learning"))
    arguments = parser.parse_args()
    if not available():
        print("build the compiled twin first: make native", file=sys.stderr)
        return 2
    net, progress = learn(arguments.games, arguments.steps, arguments.seed)
    arguments.out.mkdir(parents=True, exist_ok=True)
    write_net(arguments.out / "tiny.net", net.flat().tolist())
    with (arguments.out / "tiny.jsonl").open("a", encoding="utf-8") as journal:
        journal.write(json.dumps(asdict(progress)) + "\n")
    print(
        f"off by {progress.start:.1f} points before, {progress.end:.1f} after "
        f"{progress.steps} steps on {progress.games} games "
        f"({progress.mean:.1f} for their mean), {progress.seconds} s"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
