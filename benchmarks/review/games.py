"""Games of bots to review, and what is measured of each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from random import Random
from time import process_time, time
from typing import Any, Final

from caledonia.bots import Limit, make_bot
from caledonia.bots.base import Bot
from caledonia.game import Game
from caledonia.review import Review, Settings, look, review_game
from caledonia.review.looking import final_values

FIRST_SEED: Final = 7_000_000
"""Games of learning have other seeds."""
NODES: Final = {"crofter": 1, "merchant": 24, "chief": 60, "seer": 40}
"""Positions that a bot looks at for one decision; the crofter searches nothing."""
LADDER: Final = ("crofter", "merchant", "chief")
"""Bots from weakest to strongest whose error rates must be in order."""
LIGHT: Final = Settings(nodes=120, closer=2, outcomes=12)
"""For sums, luck and error rates over many games."""
POSITIONS: Final = 8
"""Positions of a game whose chances are compared with its end."""
LOOKED: Final = 150
"""Nodes for each of them."""
FULL_EVERY: Final = 8
"""Every so manieth round of work reviews a game as people get it."""


@dataclass(frozen=True, slots=True)
class Foreseen:
    """A chance to win and points that were foreseen, and what came."""

    players: int
    win: float
    won: float
    points_off: float


@dataclass(frozen=True, slots=True)
class Seat:
    """What a review says of one seat."""

    bot: str
    off: float
    """What the terms differ from the result by."""
    luck: float
    decisions: int
    points_lost: float
    start: float
    opponents: float


@dataclass(frozen=True, slots=True)
class Timed:
    """How long a review as people get it took on one thread."""

    players: int
    decisions: int
    seconds: float
    """Of the processor."""


def play(bots: Sequence[str], seed: int) -> Game:
    """Return a finished game of bots."""
    game = Game.new(len(bots), seed)
    seats: list[Bot] = [make_bot(name, seed + at) for at, name in enumerate(bots)]
    while (seat := game.deciding_seat) is not None:
        limit = Limit(nodes=NODES[bots[seat]])
        game.push(seats[seat].choose(game, seat, limit).action)
    return game


def foreseen(players: int, seed: int) -> list[Foreseen]:
    """Return what was foreseen in some positions of a game of seers."""
    game = play(["seer"] * players, seed)
    end = final_values(game.state)
    states = Random(seed).sample(game.states[:-1], POSITIONS)
    return [
        Foreseen(players, value.win, last.win, value.points - last.points)
        for state in states
        for value, last in zip(look(state, nodes=LOOKED, seed=str(seed)).values, end, strict=True)
    ]


def seats_of(review: Review, bots: Sequence[str]) -> list[Seat]:
    """Return what a review says of each seat."""
    return [
        Seat(
            bot,
            abs(sheet.points.total - sheet.final),
            sheet.points.luck,
            sum(rate.decisions for rate in sheet.rates),
            sheet.points_lost,
            sheet.points.start,
            sheet.points.opponents,
        )
        for bot, sheet in zip(bots, review.sheets, strict=True)
    ]


def laddered(seed: int) -> list[Seat]:
    """Return what a light review says of a game in which all bots of the ladder play."""
    bots = list(LADDER)
    Random(seed).shuffle(bots)
    return seats_of(review_game(play(bots, seed), settings=LIGHT, threads=1), bots)


def timed(players: int, seed: int) -> Timed:
    """Return how long a game takes to review."""
    game = play(["seer"] * players, seed)
    begin = process_time()
    review_game(game, threads=1)
    return Timed(players, len(game.actions), process_time() - begin)


def work(number: int, deadline: float) -> dict[str, Any]:
    """Measure games until the clock says so; return rows ready for JSON."""
    rows: dict[str, Any] = {"foreseen": [], "games": [], "timed": []}
    seed = FIRST_SEED + 100_000 * number
    turn = number
    while time() < deadline:
        for players in (2, 4):
            rows["foreseen"] += map(asdict, foreseen(players, seed))
            seed += 1
        rows["games"].append([asdict(seat) for seat in laddered(seed)])
        seed += 1
        if turn % FULL_EVERY == 0 and time() < deadline:
            rows["timed"].append(asdict(timed((2, 4)[turn // FULL_EVERY % 2], seed)))
            seed += 1
        turn += 1
    return rows
