"""Training games: dealt in Python, played in the library, on several processes."""

from __future__ import annotations

import math
import multiprocessing
import random
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from caledonia.bots.fast import flat_forecast, flat_weights
from caledonia.bots.weights import DEFAULT
from caledonia.game import Game
from caledonia.native import Twin
from caledonia.native.games import SEATS, TASTES, SelfplayOptions
from caledonia.native.seer import Net, sizes
from caledonia.options import VARIANTS
from caledonia.options import Options as GameOptions
from learning.notebook import Chair, Notebook

Given = TypeVar("Given")
Made = TypeVar("Made")
Tastes = tuple[tuple[float, ...], ...]
"""By seat: how many points it likes each unit, ports and contracts more than the search does."""
PLAYER_SHARES: Final = {1: 0.15, 2: 0.4, 3: 0.15, 4: 0.3}
"""Weights of the numbers of players."""
MOST: Final = {1: 48, 2: 80, 3: 112, 4: 144}
"""Maximum decisions kept of a game by number of players; games rarely have more to keep."""
VARIED: Final = 0.25
"""Share of training games with variants."""
VARIANT: Final = 0.3
"""Chance of each variant in such a game."""
DEALT: Final = 0.5
"""Share of training games in which clans are dealt: a draft by the net leaves the weak ones out."""
TASTED: Final = 0.5
"""Share of training games in which every seat has a taste."""
LAST_TASTED: Final = 3
"""The last round in which tastes count, as in ``native/selfplay.cpp``."""
TASTE_POINTS: Final = 3.0
"""Standard deviation of a taste for or against a unit, ports or contracts."""
FAVOURITE_POINTS: Final = 15.0
"""How much more a seat likes its favourite among these, enough for a whole series."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How the games of a generation are played."""

    simulations: int
    quick: int
    closely: float
    noise: float
    slips: float
    explore: float = 0.3
    least: int = 0
    """Looks at each action before a close search follows the best."""


@dataclass(slots=True)
class Lessons:
    """Training data: one row for every seat of a kept decision."""

    inputs: NDArray[np.float16]
    results: NDArray[np.float32]
    """Final points, place, lines of the score sheet, contracts fulfilled."""
    points: NDArray[np.float32]
    """What the search expected; nan where there was none."""
    players: NDArray[np.uint8]
    rounds: NDArray[np.uint8]
    """0 before the first round."""
    tasted: NDArray[np.bool_]
    """Whether decisions by taste followed: the result says what they led to, not good play."""
    actions: NDArray[np.float16]
    starts: NDArray[np.float16]
    shares: NDArray[np.float16]
    """One row for every kept decision."""
    deciders: NDArray[np.int64]
    """By kept decision: the row of the seat that decides."""
    games: int

    def __len__(self) -> int:
        """Return the number of rows."""
        return len(self.inputs)


def deal(seed: int, players: int | None = None) -> Twin:
    """Return a new game for a seed.

    :param players: this number of players without variants; ``None``: a training game of any
        number, sometimes with variants, and with clans dealt or drafted.
    """
    dice = random.Random(seed)
    if players is not None:
        return Twin.of(Game.new(players=players, seed=dice.getrandbits(48)))
    players = dice.choices(tuple(PLAYER_SHARES), tuple(PLAYER_SHARES.values()))[0]
    options = _variants(dice, players) if dice.random() < VARIED else GameOptions()
    game = Game.new(players=players, seed=dice.getrandbits(48), options=options)
    if dice.random() < DEALT and not options.clan_auction:
        game = _with_clans_dealt(game)
    return Twin.of(game)


def _with_clans_dealt(game: Game) -> Game:
    """Return the game with the pairs drawn dealt to the seats, not offered."""
    state = game.state
    offer = state.offer[: state.setup.players]
    options = game.options
    dealt = {
        "clans": None if options.no_clans else [clan for clan, _ in offer],
        "starting_tiles": [tile for _, tile in offer],
    }
    options = GameOptions.from_dict({**options.as_dict(), **dealt})
    return Game.new(players=state.setup.players, seed=game.seed, options=options)


def draw_tastes(seed: int) -> Tastes:
    """Return each seat's taste in a training game; empty in most games."""
    dice = random.Random(f"tastes/{seed}")
    if dice.random() >= TASTED:
        return ()
    tastes = [[dice.gauss(0.0, TASTE_POINTS) for _ in range(TASTES)] for _ in range(SEATS)]
    for taste in tastes:
        taste[dice.randrange(TASTES)] += FAVOURITE_POINTS
    return tuple(map(tuple, tastes))


def _variants(dice: random.Random, players: int) -> GameOptions:
    drawn = {name for name in VARIANTS if dice.random() < VARIANT}
    if players == 1 or "no_clans" in drawn:
        drawn.discard("clan_auction")
    if players not in (2, 3):
        drawn.discard("tighter_map")
    return GameOptions(
        **{name: (name in drawn) != getattr(GameOptions(), name) for name in VARIANTS}
    )


@dataclass(frozen=True, slots=True)
class Task:
    """Some games for one process."""

    first: int
    games: int
    plan: Plan
    weights: bytes | None
    until: float = math.inf
    """No game begins later than this, by ``time.monotonic``."""


def play(task: Task) -> Lessons:
    """Play the games of a task and return their lessons."""
    net = None if task.weights is None else net_of(task.weights)
    notebooks = {players: Notebook(most) for players, most in MOST.items()}
    parts = []
    for seed in range(task.first, task.first + task.games):
        if time.monotonic() >= task.until:
            break
        twin = deal(seed)
        parts.append(_play_one(twin, seed, task.plan, net, notebooks[twin.players]))
    return joined(parts)


def _play_one(twin: Twin, seed: int, plan: Plan, net: Net | None, notebook: Notebook) -> Lessons:
    players = twin.players
    chair = Chair(net, plan.simulations if net else 0)
    options = SelfplayOptions(
        seed, plan.closely, plan.quick, plan.noise, plan.slips, plan.explore, notebook.most
    )
    options.least = plan.least
    tastes = draw_tastes(seed)
    for seat, taste in enumerate(tastes):
        options.tastes[seat][:] = taste
    notebook.play(twin, [chair] * players, flat_weights(DEFAULT), flat_forecast(players), options)
    kept = notebook.count
    expected = notebook.points[:kept, :players].reshape(-1).copy()
    if net is None:
        expected[:] = np.nan
    choices = kept if net else 0
    rounds = np.repeat(notebook.rounds[:kept], players).astype(np.uint8)
    return Lessons(
        notebook.inputs[:kept, :players].reshape(kept * players, -1).astype(np.float16),
        np.tile(notebook.results[:players], (kept, 1)),
        expected,
        np.full(kept * players, players, np.uint8),
        rounds,
        (rounds <= LAST_TASTED) & bool(tastes and net),
        notebook.actions[:choices].astype(np.float16),
        notebook.starts[:choices].astype(np.float16),
        notebook.shares[:choices].astype(np.float16),
        np.arange(choices) * players + notebook.seats[:choices],
        games=1,
    )


def net_of(weights: bytes) -> Net:
    """Return the net with these single-precision weights."""
    return Net(np.frombuffer(weights, np.float32).tolist())


class Players:
    """Processes that play games."""

    def __init__(self, workers: int) -> None:
        self._pool = multiprocessing.get_context("fork").Pool(workers)
        self._workers = workers

    def close(self) -> None:
        """End the processes."""
        self._pool.terminate()
        self._pool.join()

    def lessons(
        self,
        first: int,
        games: int,
        plan: Plan,
        weights: NDArray[np.float32] | None,
        *,
        until: float = math.inf,
    ) -> Lessons:
        """Play games with seeds from ``first`` on and return their lessons.

        :param until: games that would begin later are left out.
        """
        raw = None if weights is None else weights.tobytes()
        piece = max(1, min(20, games // (self._workers * 4)))
        tasks = [
            Task(seed, min(piece, first + games - seed), plan, raw, until)
            for seed in range(first, first + games, piece)
        ]
        return joined(list(self._pool.imap_unordered(play, tasks)))

    def spread(self, work: Callable[[Given], Made], tasks: Iterable[Given]) -> Iterator[Made]:
        """Yield what becomes of tasks, in any order."""
        return self._pool.imap_unordered(work, tasks)


def joined(parts: Sequence[Lessons]) -> Lessons:
    """Return the lessons of several games or processes as one."""
    size = sizes()
    begins = np.cumsum([0, *map(len, parts)])

    def rows(name: str, empty: tuple[int, ...], kind: type[np.generic]) -> NDArray[Any]:
        return np.concatenate([np.zeros(empty, kind), *(getattr(part, name) for part in parts)])

    return Lessons(
        rows("inputs", (0, size.inputs), np.float16),
        rows("results", (0, size.results), np.float32),
        rows("points", (0,), np.float32),
        rows("players", (0,), np.uint8),
        rows("rounds", (0,), np.uint8),
        rows("tasted", (0,), np.bool_),
        rows("actions", (0, size.kept_actions, size.action_inputs), np.float16),
        rows("starts", (0, size.kept_actions), np.float16),
        rows("shares", (0, size.kept_actions), np.float16),
        np.concatenate(
            [np.zeros(0, np.int64)]
            + [part.deciders + at for part, at in zip(parts, begins, strict=False)]
        ),
        games=sum(part.games for part in parts),
    )
