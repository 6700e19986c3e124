"""Steps per second of our environments for learning programs beside those of others, in one run.

    python -m benchmarks.steps --repeats 5 --seconds 3

A step is a random legal action, its execution, and the observation and legal actions that follow;
a finished game begins again. All are measured in turn, so that all see the same moods of the
machine. What is not installed is left out; in an environment of its own:

    pip install '.[rl]' catanatron==3.2.1 networkx open_spiel pgx
    pip install --no-deps catanatron_gym==4.0.0
"""

from __future__ import annotations

import argparse
import importlib
import json
import platform
import random
import statistics
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import Final

GAMES: Final = 256
"""Games at once, where that is possible."""
THREADS: Final = 2

Steps = Iterator[int]
"""Plays on without end, and yields how many steps each piece had."""


@dataclass(frozen=True, slots=True)
class Contestant:
    """An environment that is measured."""

    name: str
    modules: tuple[str, ...]
    """What has to be installed."""
    begin: Callable[[], Steps]


def _caledonia_vector() -> Steps:
    games = importlib.import_module("caledonia.rl").CaledoniaVectorEnv(GAMES, 2, threads=THREADS)
    games.reset(seed=1)
    while True:
        games.step(games.sample())
        yield GAMES


def _caledonia_single() -> Steps:
    numpy = importlib.import_module("numpy")
    game = importlib.import_module("caledonia.rl").CaledoniaEnv(players=2)
    lots = random.Random(1)
    seed = 0
    while True:
        game.reset(seed=(seed := seed + 1))
        while game.agents:
            observation, _, termination, truncation, _ = game.last()
            if termination or truncation:
                game.step(None)
                continue
            game.step(int(lots.choice(numpy.flatnonzero(observation["action_mask"]))))
            yield 1


def _catanatron() -> Steps:
    game = importlib.import_module("catanatron_gym.envs").CatanatronEnv()
    lots = random.Random(1)
    while True:
        _, info = game.reset(seed=lots.getrandbits(32))
        taken, over = 0, False
        while not over:
            _, _, terminated, truncated, info = game.step(lots.choice(info["valid_actions"]))
            over = terminated or truncated
            # Its opponent answers within the step: the decisions of both are counted.
            now = len(game.game.state.actions)
            yield now - taken
            taken = now


def _open_spiel(name: str) -> Steps:
    game = importlib.import_module("pyspiel").load_game(name)
    lots = random.Random(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(lots.choices(outcomes, chances)[0])
                continue
            state.observation_tensor(state.current_player())
            state.apply_action(lots.choice(state.legal_actions()))
            yield 1


def _pgx(name: str) -> Steps:
    jax = importlib.import_module("jax")
    game = importlib.import_module("pgx").make(name)
    restarting = importlib.import_module("pgx.experimental").auto_reset(game.step, game.init)
    begin, step = jax.jit(jax.vmap(game.init)), jax.jit(jax.vmap(restarting))
    choose = jax.jit(
        lambda key, mask: jax.random.categorical(key, jax.numpy.log(mask.astype("float32")), axis=1)
    )
    key = jax.random.PRNGKey(1)
    state = begin(jax.random.split(key, GAMES))
    while True:
        key, lots, chance = jax.random.split(key, 3)
        actions = choose(lots, state.legal_action_mask)
        state = step(state, actions, jax.random.split(chance, GAMES))
        state.observation.block_until_ready()
        yield GAMES


RL: Final = ("numpy", "gymnasium", "pettingzoo")
CONTESTANTS: Final = (
    Contestant(f"Caledonia, {GAMES} games on {THREADS} threads", RL, _caledonia_vector),
    Contestant("Caledonia, PettingZoo environment in Python", RL, _caledonia_single),
    Contestant(
        "catanatron 3.2.1, its Gymnasium environment",
        ("catanatron", "catanatron_gym.envs"),
        _catanatron,
    ),
    Contestant("OpenSpiel backgammon (C++)", ("pyspiel",), lambda: _open_spiel("backgammon")),
    Contestant("OpenSpiel chess (C++)", ("pyspiel",), lambda: _open_spiel("chess")),
    Contestant(f"pgx backgammon, {GAMES} games (JAX)", ("pgx", "jax"), lambda: _pgx("backgammon")),
)


def missing(contestant: Contestant) -> str | None:
    """Return the first module of a contestant that is not installed."""
    for module in contestant.modules:
        try:
            importlib.import_module(module)
        except ImportError:
            return module
    return None


def speed(steps: Steps, seconds: float) -> float:
    """Play for so long and return the steps per second."""
    taken = 0
    begin = perf_counter()
    while (spent := perf_counter() - begin) < seconds:
        taken += next(steps)
    return taken / spent


def measure(repeats: int, seconds: float) -> dict[str, list[float]]:
    """Measure all that are installed in turn; return their steps per second by name."""
    running: dict[str, Steps] = {}
    for contestant in CONTESTANTS:
        absent = missing(contestant)
        if absent is not None:
            print(f"{contestant.name}: {absent} is not installed", file=sys.stderr)
            continue
        running[contestant.name] = contestant.begin()
        # What is compiled at the first step is not part of the speed.
        next(running[contestant.name])
    speeds: dict[str, list[float]] = {name: [] for name in running}
    for _ in range(repeats):
        for name, steps in running.items():
            speeds[name].append(speed(steps, seconds))
    return speeds


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description="Compare steps per second with other games.")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0, help="length of one measurement")
    parser.add_argument("--json", action="store_true", help="print JSON instead of the table")
    options = parser.parse_args()
    speeds = measure(options.repeats, options.seconds)
    if options.json:
        print(json.dumps(speeds, indent=2))
        return
    print(f"steps per second, Python {platform.python_version()}, {platform.machine()}")
    print(f"{'median':>12} {'lowest':>12} {'highest':>12}")
    for name, rates in speeds.items():
        figures = (statistics.median(rates), min(rates), max(rates))
        print(" ".join(f"{figure:>12,.0f}" for figure in figures), "", name)


if __name__ == "__main__":
    main()
