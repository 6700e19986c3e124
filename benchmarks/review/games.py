"""Games of bots to review, and what is measured of each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import product
from random import Random
from time import perf_counter, process_time
from typing import Any, Final

from caledonia.bots import Limit, make_bot
from caledonia.bots.base import Bot
from caledonia.bots.fast import NetSearch
from caledonia.bots.levels import LEVELS
from caledonia.game import Game
from caledonia.native import Twin
from caledonia.review import Settings, analyse, review_game
from caledonia.review.accounts import UNFORESEEN, WIDER
from caledonia.review.analysis import final_values
from caledonia.review.probe import DEFAULT

NODES: Final = {"merchant": 24, "distiller": 6, "laird": 60, "chief": 60, "bard": 60, "seer": 16}
"""Positions that a bot looks at for one decision; the others search nothing."""
RATED: Final = {**NODES, "merchant": 80, "chief": 120}
"""Where error rates are compared: still fewer than in a real game."""
LADDER: Final = ("crofter", "merchant", "chief")
"""Bots from weakest to strongest whose error rates must be in order."""
LIGHT: Final = Settings(nodes=40, closer=1, outcomes=6)
"""For sums, luck and error rates over many games."""
POSITIONS: Final = 6
"""Positions of a game whose chances are compared with its end."""
LOOKED: Final = 200
"""Nodes for each of them: half of what a review looks at, for the same chances."""
TABLES: Final = (2, 3, 4)
"""Numbers of players, in turn."""
SEATS: Final = (1, *TABLES)
"""The same where solo games count too."""
SHEETS: Final = ("seer", "crofter")
"""Whose balance sheets are looked at."""

Row = dict[str, Any]


def play(bots: Sequence[str], seed: int, nodes: Mapping[str, int] = NODES) -> Game:
    """Return a finished game of bots."""
    game = Game.new(len(bots), seed)
    seats: list[Bot] = [make_bot(name, seed + at) for at, name in enumerate(bots)]
    while (seat := game.deciding_seat) is not None:
        limit = Limit(nodes=nodes.get(bots[seat], 1))
        game.push(seats[seat].choose(game, seat, limit).action)
    return game


def play_seers(players: int, seed: int) -> Game:
    """Return a finished game of seers, chosen on the twin in a fraction of the time."""
    game, rng = Game.new(players, seed), Random(seed)
    twin = Twin.of(game)
    while not game.is_over():
        codes = twin.legal_numbers()
        action = twin.codec.action(codes[0])
        if len(codes) > 1:
            search = NetSearch(twin, rng)
            search.run(seconds=None, nodes=NODES["seer"])
            action = search.ranking()[0].action
        twin.push(action)
        game.push(action)
    return game


def chances(seed: int) -> Row:
    """Return what was foreseen in some positions of a game of seers, and its end."""
    players = _players(seed)
    return _foreseen(play_seers(players, seed), ["seer"] * players, seed)


def mixed(seed: int) -> Row:
    """Return the same of a game of players of different levels."""
    bots = Random(seed).sample(list(LEVELS), _players(seed))
    return _foreseen(play(bots, seed), bots, seed)


def _foreseen(game: Game, bots: Sequence[str], seed: int) -> Row:
    end = final_values(game.state)
    looks = []
    for state in Random(seed).sample(game.states[:-1], POSITIONS):
        seen = analyse(state, nodes=LOOKED, seed=str(state.ply), raw=True)
        assert seen.best.outlook is not None
        looks.append(
            {
                "ply": state.ply,
                "round": state.round,
                "spread": round(seen.best.outlook.spread, 2),
                "win": [round(each.win, 4) for each in seen.values],
                "points": [round(each.points, 2) for each in seen.values],
            }
        )
    return {
        "seed": seed,
        "bots": list(bots),
        "won": [each.win for each in end],
        "points": [each.points for each in end],
        "looks": looks,
    }


@dataclass(frozen=True, slots=True)
class Seat:
    """The review of one seat."""

    bot: str
    off: float
    """What the terms differ from the result by."""
    luck: float
    decisions: int
    points_lost: float
    start: float
    opponents: float


def ladder(seed: int) -> Row:
    """Return what a light review says of a game in which all bots of the ladder play."""
    bots = _shuffled(seed)
    return _lightly(play(bots, seed, RATED), bots, seed)


def quick(seed: int) -> Row:
    """Return the same of a game in which they play faster."""
    bots = _shuffled(seed)
    return _lightly(play(bots, seed), bots, seed)


def _shuffled(seed: int) -> list[str]:
    bots = list(LADDER)
    Random(seed).shuffle(bots)
    return bots


def light(seed: int) -> Row:
    """Return the same of a game of two seers, which is sooner played and reviewed."""
    return _lightly(play_seers(2, seed), ["seer"] * 2, seed)


def _lightly(game: Game, bots: Sequence[str], seed: int) -> Row:
    begin = process_time()
    review = review_game(game, settings=LIGHT, threads=1)
    seats = [
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
    return {
        "seed": seed,
        "seats": [asdict(seat) for seat in seats],
        "seconds": process_time() - begin,
    }


def terms(seed: int) -> Row:
    """Return the sheets of a review as people get it, of a game of seers or crofters.

    What was seen later is as it is before the fit.
    """
    return _terms(*_whose(seed), seed)


def fitting_terms(seed: int) -> Row:
    """Return the same of seers, for the fit."""
    return _terms("seer", SEATS[seed % len(SEATS)], seed)


def _terms(bot: str, players: int, seed: int) -> Row:
    review = review_game(_played(bot, players, seed), threads=1)
    seats = [
        {**asdict(sheet.points), "later": sheet.points.later + UNFORESEEN[players]}
        for sheet in review.sheets
    ]
    return {"seed": seed, "bot": bot, "players": players, "seats": seats}


def deeper(seed: int) -> Row:
    """Return by how much terms change in a review with four times as many positions.

    Errors are as they are before the fit.
    """
    bot, players = _whose(seed)
    game = _played(bot, players, seed)
    usual = review_game(game, threads=1).sheets
    longer = review_game(game, threads=1, settings=replace(DEFAULT, nodes=4 * DEFAULT.nodes)).sheets
    seats = [
        {
            term: {
                "change": getattr(other.points, term) - getattr(sheet.points, term),
                "error": getattr(sheet.uncertainty, term) / WIDER[term],
            }
            for term in WIDER
        }
        for sheet, other in zip(usual, longer, strict=True)
    ]
    return {"seed": seed, "bot": bot, "players": players, "seats": seats}


def _whose(seed: int) -> tuple[str, int]:
    """Return whose balance sheets are looked at, and with how many players."""
    cases = list(product(SHEETS, SEATS))
    return cases[seed % len(cases)]


def _played(bot: str, players: int, seed: int) -> Game:
    return play_seers(players, seed) if bot == "seer" else play([bot] * players, seed)


def timed(seed: int) -> Row:
    """Return how long the review of a game takes as people get it, on one thread."""
    game = play_seers(_players(seed), seed)
    begin = process_time()
    review_game(game, threads=1)
    return _took(game, seed, process_time() - begin)


def clock(seed: int) -> Row:
    """Return the same by the clock, with two threads; it means nothing on a busy machine."""
    game = play_seers(_players(seed), seed)
    begin = perf_counter()
    review_game(game, threads=2)
    return _took(game, seed, perf_counter() - begin)


def _took(game: Game, seed: int, seconds: float) -> Row:
    return {
        "seed": seed,
        "players": game.players,
        "decisions": len(game.actions),
        "seconds": seconds,
    }


def _players(seed: int) -> int:
    return TABLES[seed % len(TABLES)]


PARTS: Final[dict[str, tuple[int, Callable[[int], Row]]]] = {
    "chances": (7_000_000, chances),
    "fitting": (7_100_000, chances),
    "mixed": (7_200_000, mixed),
    "ladder": (7_700_000, ladder),
    "quick": (7_300_000, quick),
    "light": (7_600_000, light),
    "terms": (7_800_000, terms),
    "fitting-terms": (7_900_000, fitting_terms),
    "deeper": (8_000_000, deeper),
    "timed": (7_400_000, timed),
    "clock": (7_500_000, clock),
}
"""By part its first seed and what is measured of a game. Games of learning have other seeds, and
no game is one that chances are fitted to and tested on."""


def measure(part: str, seed: int) -> Row:
    """Return the row of one game."""
    return PARTS[part][1](seed)
