"""``caledonia bench``: how many decisions a second the engine takes in random games."""

from __future__ import annotations

import json
import random
import time
from importlib.util import find_spec
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from caledonia import native
from caledonia.bots.fast import flat_weights
from caledonia.bots.playout import play_out
from caledonia.bots.weights import DEFAULT
from caledonia.game import Game
from caledonia.native import Twin
from caledonia.native.library import library
from caledonia.native.search import play_by_thumb
from caledonia.types import ROUNDS

PLAYERS = (2, 3, 4)
GAMES_AT_ONCE = 200
"""Random games of the twin between two checks of the clock."""
VECTOR_GAMES = 256
VECTOR_THREADS = 2
"""How many games learning programs play at once, and on how many threads."""
COPIES = 200_000
"""Copies of a state for one measurement."""


def measure(players: int, seconds: float, seed: int) -> dict[str, float]:
    """Play random games for some seconds and return the figures.

    A decision counts the generation of all its legal actions, a random choice and the push;
    setting up a game is not part of it.
    """
    choices = random.Random(seed)
    decisions = games = legal = 0
    spent = 0.0
    while spent < seconds:
        game = Game.new(players, seed + games)
        begin = time.perf_counter()
        while not game.is_over():
            actions = game.legal_actions
            legal += len(actions)
            game.push(actions[int(choices.random() * len(actions))])
        spent += time.perf_counter() - begin
        decisions += game.ply
        games += 1
    copy_us, push_us = _operations(players, seed)
    return {
        "decisions_per_s": round(decisions / spent, 1),
        "games_per_s": round(games / spent, 2),
        "decisions_per_game": round(decisions / games, 1),
        "legal_actions_mean": round(legal / decisions, 1),
        "copy_us": copy_us,
        "push_us": push_us,
    }


def measure_twin(players: int, seconds: float, seed: int) -> dict[str, float]:
    """Measure random games and rules of thumb on the compiled twin."""
    game = Game.new(players, seed)
    twin = Twin.of(game)
    decisions = games = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        decisions += twin.playouts(GAMES_AT_ONCE, seed + games).decisions
        games += GAMES_AT_ONCE
    thumb_python, thumb_twin = _thumb_games(players, seconds, seed)
    return {
        "twin_decisions_per_s": round(decisions / spent, 1),
        "twin_games_per_s": round(games / spent, 2),
        "twin_copy_ns": _copy_ns(twin),
        "thumb_games_per_s": round(thumb_python, 2),
        "twin_thumb_games_per_s": round(thumb_twin, 2),
    }


def measure_vector(players: int, seconds: float, seed: int) -> dict[str, float]:
    """Measure random games in the vector environment with observations and masks.

    A decision counts the choice among the legal actions, the push and the next observation;
    finished games begin again. Without the extra ``rl`` nothing is measured.
    """
    if any(find_spec(name) is None for name in ("numpy", "gymnasium", "pettingzoo")):
        return {}
    from caledonia.rl import CaledoniaVectorEnv  # needs the extra

    games = CaledoniaVectorEnv(VECTOR_GAMES, players, threads=VECTOR_THREADS)
    games.reset(seed=seed)
    decisions = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        games.step(games.sample())
        decisions += VECTOR_GAMES
    games.close()
    return {"vector_decisions_per_s": round(decisions / spent, 1)}


def _copy_ns(twin: Twin, rounds: int = 5) -> float:
    """Return nanoseconds per copy of a state in the library (best of several runs)."""
    best = float("inf")
    for _ in range(rounds):
        begin = time.perf_counter()
        library().caledonia_copies(twin.state, COPIES)
        best = min(best, time.perf_counter() - begin)
    return round(best / COPIES * 1e9, 1)


def _thumb_games(players: int, seconds: float, seed: int) -> tuple[float, float]:
    """Return whole games a second by the crofter's policy, in Python and on the twin."""
    weights = flat_weights(DEFAULT)
    rates = []
    for on_twin in (False, True):
        games, spent = 0, 0.0
        while spent < seconds / 2:
            game = Game.new(players, seed + games)
            twin, state = Twin.of(game), game.state.copy()
            begin = time.perf_counter()
            if on_twin:
                play_by_thumb(twin, weights, ROUNDS + 1)
            else:
                play_out(state)
            spent += time.perf_counter() - begin
            games += 1
        rates.append(games / spent)
    return rates[0], rates[1]


def _operations(players: int, seed: int, rounds: int = 5) -> tuple[float, float]:
    """Return microseconds per copy and per push in one game (best of several runs)."""
    game = Game.new(players, seed)
    choices = random.Random(seed)
    positions = []
    while not game.is_over():
        action = choices.choice(list(game.legal_actions))
        positions.append((game.copy(), action))
        game.push(action)
    copy_best = push_best = float("inf")
    for _ in range(rounds):
        begin = time.perf_counter()
        twins = [(position.copy(), action) for position, action in positions]
        copied = time.perf_counter()
        for twin, action in twins:
            twin.push(action)
        pushed = time.perf_counter()
        copy_best = min(copy_best, copied - begin)
        push_best = min(push_best, pushed - copied)
    per = 1e6 / len(positions)
    return round(copy_best * per, 2), round(push_best * per, 2)


def bench(
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    seconds: Annotated[
        float, typer.Option(min=0.1, help="Seconds of play for each number of players.")
    ] = 5.0,
    seed: Annotated[int, typer.Option(help="Seed of the first game.")] = 1,
) -> None:
    """Measure random games with 2, 3 and 4 players, on one thread.

    The compiled twin is measured beside the engine where it is built, and with the extra "rl" many
    games at once on two threads.
    """
    figures = {}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("random games", total=len(PLAYERS))
        for players in PLAYERS:
            figures[str(players)] = measure(players, seconds, seed)
            if native.available():
                figures[str(players)] |= measure_twin(players, seconds, seed)
                figures[str(players)] |= measure_vector(players, seconds, seed)
            progress.advance(task)
    if as_json:
        typer.echo(json.dumps(figures, indent=2))
        return
    table = Table("figure", *(f"{players} players" for players in PLAYERS))
    for name in figures["2"]:
        table.add_row(name, *(f"{figures[str(players)][name]:,}" for players in PLAYERS))
    Console().print(table)


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(bench)
