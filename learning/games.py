"""Training games: dealt in Python, played in the library, on several processes."""

from __future__ import annotations

import multiprocessing
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from caledonia.bots.fast import flat_forecast, flat_weights
from caledonia.bots.weights import DEFAULT
from caledonia.game import Game
from caledonia.native import Twin
from caledonia.native.games import SelfplayOptions
from caledonia.native.seer import Net
from caledonia.options import VARIANTS
from caledonia.options import Options as GameOptions
from learning.notebook import Chair, Notebook

PLAYER_SHARES: Final = {1: 0.15, 2: 0.4, 3: 0.15, 4: 0.3}
"""Weights of the numbers of players."""
MOST: Final = 48
"""Maximum decisions kept of one game."""
VARIED: Final = 0.25
"""Share of training games with variants."""
VARIANT: Final = 0.3
"""Chance of each variant in such a game."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How the games of a generation are played."""

    simulations: int
    quick: int
    closely: float
    noise: float
    slips: float
    explore: float = 0.3


@dataclass(slots=True)
class Lessons:
    """Training data: one row for every seat of a kept decision."""

    inputs: NDArray[np.float16]
    results: NDArray[np.float32]
    """Final points, place, lines of the score sheet, contracts fulfilled."""
    points: NDArray[np.float32]
    """What the search expected; nan where there was none."""
    actions: NDArray[np.float16]
    starts: NDArray[np.float16]
    shares: NDArray[np.float16]
    """One row for every kept decision."""
    deciders: NDArray[np.int64]
    """By kept decision: the row of the seat that decides."""


def deal(seed: int, players: int | None = None) -> Twin:
    """Return a new game for a seed.

    :param players: this number of players without variants; ``None``: any, sometimes with variants.
    """
    dice = random.Random(seed)
    options = GameOptions()
    if players is None:
        players = dice.choices(tuple(PLAYER_SHARES), tuple(PLAYER_SHARES.values()))[0]
        if dice.random() < VARIED:
            options = _variants(dice, players)
    return Twin.of(Game.new(players=players, seed=dice.getrandbits(48), options=options))


def _variants(dice: random.Random, players: int) -> GameOptions:
    drawn = {name for name in VARIANTS if dice.random() < VARIANT}
    if players == 1 or "no_clans" in drawn:
        drawn.discard("clan_auction")
    if players not in (2, 3):
        drawn.discard("tighter_map")
    return GameOptions(
        **{name: (name in drawn) != getattr(GameOptions(), name) for name in VARIANTS}
    )


def _play(task: tuple[int, int, Plan, bytes | None]) -> Lessons:
    first, games, plan, weights = task
    net = None if weights is None else Net(np.frombuffer(weights, np.float32).tolist())
    notebook = Notebook(MOST)
    inputs, results, points = [], [], []
    actions, starts, shares, deciders = [], [], [], []
    count = 0
    for seed in range(first, first + games):
        twin = deal(seed)
        players = twin.game().players
        chair = Chair(net, plan.simulations if net else 0)
        options = SelfplayOptions(
            seed, plan.closely, plan.quick, plan.noise, plan.slips, plan.explore, MOST
        )
        notebook.play(
            twin, [chair] * players, flat_weights(DEFAULT), flat_forecast(players), options
        )
        kept = notebook.count
        inputs.append(notebook.inputs[:kept, :players].reshape(-1, notebook.inputs.shape[2]))
        inputs[-1] = inputs[-1].astype(np.float16)
        results.append(np.tile(notebook.results[:players], (kept, 1)))
        expected = notebook.points[:kept, :players].reshape(-1).copy()
        if net is None:
            expected[:] = np.nan
        else:
            actions.append(notebook.actions[:kept].astype(np.float16))
            starts.append(notebook.starts[:kept].astype(np.float16))
            shares.append(notebook.shares[:kept].astype(np.float16))
            deciders.append(count + np.arange(kept) * players + notebook.seats[:kept])
        points.append(expected)
        count += kept * players
    return Lessons(
        np.concatenate(inputs),
        np.concatenate(results),
        np.concatenate(points),
        np.concatenate(actions) if actions else np.zeros((0, 0, 0), np.float16),
        np.concatenate(starts) if starts else np.zeros((0, 0), np.float16),
        np.concatenate(shares) if shares else np.zeros((0, 0), np.float16),
        np.concatenate(deciders) if deciders else np.zeros(0, np.int64),
    )


class Players:
    """Processes that play games."""

    def __init__(self, workers: int) -> None:
        self._pool = multiprocessing.get_context("fork").Pool(workers)
        self._workers = workers

    def lessons(
        self, first: int, games: int, plan: Plan, weights: NDArray[np.float32] | None
    ) -> Lessons:
        """Play games with seeds from ``first`` on and return their lessons."""
        raw = None if weights is None else weights.tobytes()
        piece = max(1, min(200, games // (self._workers * 4)))
        tasks = [
            (seed, min(piece, first + games - seed), plan, raw)
            for seed in range(first, first + games, piece)
        ]
        return joined(list(self._pool.imap_unordered(_play, tasks)))

    def match(self, tasks: Iterator[tuple[int, int, int, Side, Side]]) -> list[Result]:
        """Play duplicate games between two sides."""
        return [each for part in self._pool.imap_unordered(_match, tasks) for each in part]


def joined(parts: Sequence[Lessons]) -> Lessons:
    """Return the lessons of several processes as one."""
    starts = np.cumsum([0, *(len(part.inputs) for part in parts)])
    return Lessons(
        np.concatenate([part.inputs for part in parts]),
        np.concatenate([part.results for part in parts]),
        np.concatenate([part.points for part in parts]),
        np.concatenate([part.actions for part in parts]),
        np.concatenate([part.starts for part in parts]),
        np.concatenate([part.shares for part in parts]),
        np.concatenate([part.deciders + at for part, at in zip(parts, starts, strict=False)]),
    )


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a match: weights of a net, or None for the chief; simulations."""

    weights: bytes | None
    simulations: int
    explore: float = 0.3


@dataclass(frozen=True, slots=True)
class Result:
    """One game of a match: points of the first side's seat and of the best other."""

    points: float
    best_other: float
    contracts: float
    first: bool


def _match(task: tuple[int, int, int, Side, Side]) -> list[Result]:
    first, games, players, one, other = task
    notebook = Notebook(0)
    nets = [
        None if side.weights is None else Net(np.frombuffer(side.weights, np.float32).tolist())
        for side in (one, other)
    ]
    chairs = [Chair(net, side.simulations) for net, side in zip(nets, (one, other), strict=True)]
    results = []
    for seed in range(first, first + games):
        for seat in range(players):
            twin = deal(seed, players)
            seats = [chairs[0] if each == seat else chairs[1] for each in range(players)]
            options = SelfplayOptions(seed * 7 + seat, 1.0, 1, 0.0, 0.0, one.explore, 0)
            notebook.play(twin, seats, flat_weights(DEFAULT), flat_forecast(players), options)
            points = notebook.results[:players, 0]
            others = np.delete(points, seat)
            best = float(others.max()) if players > 1 else 0.0
            own = float(points[seat])
            results.append(Result(own, best, float(notebook.results[seat, -1]), own > best))
    return results


def match_tasks(
    first: int, deals: int, players: int, one: Side, other: Side
) -> Iterator[tuple[int, int, int, Side, Side]]:
    """Yield the tasks of a match, one deal each."""
    for seed in range(first, first + deals):
        yield (seed, 1, players, one, other)
