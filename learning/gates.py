"""Duplicate matches between two nets, or a net and the chief, and what they decide.

``python -m learning.gates NET --against NET`` compares two nets on deals that nothing learned from.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from caledonia.bots.fast import EXPLORE, flat_forecast, flat_weights
from caledonia.bots.net import read_net
from caledonia.bots.weights import DEFAULT
from caledonia.native.games import SelfplayOptions
from caledonia.native.seer import LEAST
from learning.games import Players, deal, net_of
from learning.notebook import Chair, Notebook

SEED: Final = 900_000_000
"""First deal of gates; training games never reach it."""
APART: Final = 10_000
"""Deals between those of two gates: no generation is kept for what it did on known deals."""
TABLES: Final = (2, 4)
"""Numbers of players of a gate."""
LEAST_DEALS: Final = 0.5
"""Share of the deals that must be finished by the end of the time."""
NORMAL: Final = 1.96


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a match: weights of a net, or None for the chief; simulations."""

    weights: bytes | None
    simulations: int


@dataclass(frozen=True, slots=True)
class Result:
    """One game of the first side's net against others."""

    points: float
    best_other: float
    mean_other: float
    contracts: float
    first: bool


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal of a match, played with the first side in every seat in turn."""

    seed: int
    players: int
    one: Side
    other: Side
    until: float
    """It is left out if it would begin later than this, by ``time.monotonic``."""


@dataclass(frozen=True, slots=True)
class Lead:
    """Points ahead of the mean of the others; 0 is expected of equal nets."""

    mean: float
    margin: float
    """Half of the 95 % interval, from whole deals; infinite for a single one."""
    deals: int


def play_deal(task: Deal) -> tuple[int, list[Result]]:
    """Return the number of players and the games of a deal, one for each seat; none if too late."""
    if time.monotonic() >= task.until:
        return task.players, []
    notebook = Notebook(0)
    one, other = (
        Chair(None if side.weights is None else net_of(side.weights), side.simulations)
        for side in (task.one, task.other)
    )
    return task.players, [
        _play_seat(task, notebook, seat, one, other) for seat in range(task.players)
    ]


def _play_seat(task: Deal, notebook: Notebook, seat: int, one: Chair, other: Chair) -> Result:
    players = task.players
    chairs = [one if each == seat else other for each in range(players)]
    options = SelfplayOptions(task.seed * 7 + seat, 1.0, 1, 0.0, 0.0, EXPLORE, 0)
    options.least = LEAST
    twin = deal(task.seed, players)
    notebook.play(twin, chairs, flat_weights(DEFAULT), flat_forecast(players), options)
    points = notebook.results[:players, 0]
    own, others = float(points[seat]), np.delete(points, seat)
    best = float(others.max()) if players > 1 else 0.0
    mean = float(others.mean()) if players > 1 else 0.0
    return Result(own, best, mean, float(notebook.results[seat, -1]), own > best)


def deals(
    number: int, counts: dict[int, int], one: Side, other: Side, until: float = math.inf
) -> Iterator[Deal]:
    """Yield the deals of a gate, those of each number of players spread evenly.

    :param number: of the gate; each has deals of its own.
    :param counts: deals by number of players.
    """
    places = sorted(
        ((at + 0.5) / count, players, at)
        for players, count in counts.items()
        for at in range(count)
    )
    for _, players, at in places:
        yield Deal(SEED + number * APART + at, players, one, other, until)


def play_gate(players: Players, tasks: Iterator[Deal]) -> dict[int, list[list[Result]]]:
    """Play deals; return the finished ones by number of players."""
    finished: dict[int, list[list[Result]]] = {}
    for count, games in players.spread(play_deal, tasks):
        if games:
            finished.setdefault(count, []).append(games)
    return finished


def lead(games: Sequence[Sequence[Result]]) -> Lead:
    """Return the mean lead over the other seats, deal by deal."""
    means = np.array([np.mean([each.points - each.mean_other for each in deal]) for deal in games])
    if len(means) < 2:
        return Lead(float(means.mean()) if len(means) else 0.0, math.inf, len(means))
    margin = NORMAL * float(means.std(ddof=1)) / math.sqrt(len(means))
    return Lead(float(means.mean()), margin, len(means))


def is_won(leads: dict[int, Lead], counts: dict[int, int]) -> bool:
    """Return whether a net is better than the one before.

    It must lead on average over the numbers of players, and be clearly behind at none of them. A
    gate that ended early with too few deals is not won.
    """
    if is_too_short(leads, counts):
        return False
    means = [leads[players].mean for players in counts]
    behind = any(leads[players].mean + leads[players].margin < 0 for players in counts)
    return not behind and sum(means) > 0


def is_too_short(leads: dict[int, Lead], counts: dict[int, int]) -> bool:
    """Return whether a gate ended with too few deals to decide anything."""
    return any(
        players not in leads or leads[players].deals < LEAST_DEALS * count
        for players, count in counts.items()
    )


def summary(games: Sequence[Sequence[Result]], players: int) -> dict[str, float | None]:
    """Return what a match says, for the journal."""
    results = [result for deal in games for result in deal]
    points = [result.points for result in results]
    ahead = lead(games)
    return {
        "players": players,
        "games": len(results),
        "won": _rounded([result.first for result in results]),
        "points": _rounded(points),
        "median": float(np.median(points)),
        "others": _rounded([result.best_other for result in results]),
        "contracts": _rounded([result.contracts for result in results]),
        "deals": ahead.deals,
        "lead": round(ahead.mean, 3),
        "lead_95": round(ahead.margin, 3) if ahead.deals > 1 else None,
    }


def weights_in(path: Path) -> NDArray[np.float32]:
    """Return the weights of a ``.net`` or ``.npy`` file."""
    if path.suffix == ".npy":
        return np.asarray(np.load(path), np.float32)
    return np.array(read_net(path), np.float32)


def main() -> None:
    """Compare two nets, or a net and the chief."""
    parser = argparse.ArgumentParser(prog="python -m learning.gates", description=__doc__)
    parser.add_argument("net", type=Path)
    parser.add_argument("--against", type=Path, help="another net; default: the chief")
    parser.add_argument("--players", type=int, nargs="+", default=TABLES)
    parser.add_argument("--deals", type=int, default=100, help="for each number of players")
    parser.add_argument("--simulations", type=int, default=512)
    parser.add_argument("--chief", type=int, default=400, help="playouts of the chief")
    parser.add_argument("--number", type=int, default=5_000, help="which deals")
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    one = Side(weights_in(options.net).tobytes(), options.simulations)
    other = Side(None, options.chief)
    if options.against:
        other = Side(weights_in(options.against).tobytes(), options.simulations)
    counts = dict.fromkeys(options.players, options.deals)
    players = Players(options.workers)
    finished = play_gate(players, deals(options.number, counts, one, other))
    players.close()
    for count, games in sorted(finished.items()):
        print(json.dumps(summary(games, count)))


def _rounded(figures: Sequence[float]) -> float:
    return round(float(np.mean(figures)), 3)


if __name__ == "__main__":
    main()
