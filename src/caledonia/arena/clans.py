"""Counting how clans do: games of the seer at small budgets, with clans dealt to the seats."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from caledonia.arena.statistics import quantile
from caledonia.bots.clans import ALL, SCORING, SIDE, TILE, TURN, Key, Line, expected_lead
from caledonia.bots.fast import EXPLORE, flat_forecast, flat_weights
from caledonia.bots.net import shipped_net
from caledonia.bots.weights import DEFAULT
from caledonia.game import Game
from caledonia.native.games import play_by_net
from caledonia.native.twin import Twin
from caledonia.options import Options

SEED_BITS: Final = 48
NORMAL: Final = 1.959964
"""97.5 % quantile of the normal distribution."""


@dataclass(frozen=True, slots=True)
class Seat:
    """How a game went for one seat."""

    clan: str
    tile: int
    turn: int
    """Place in the turn order of the first round, from 1."""
    points: int


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game."""

    number: int
    sides: tuple[str, ...]
    scoring: tuple[str, ...]
    seats: tuple[Seat, ...]


def new_game(number: int, players: int) -> Game:
    """Return a game in which the pairs drawn are dealt to the seats."""
    seed = Random(f"clans/{number}/{players}").getrandbits(SEED_BITS)
    offer = Game.new(players, seed).state.offer[:players]
    dealt = {"clans": [clan for clan, _ in offer], "starting_tiles": [tile for _, tile in offer]}
    return Game.new(players, seed, Options.from_dict({**Options().as_dict(), **dealt}))


def play(number: int, players: int, simulations: int) -> Played:
    """Play one game of seers, counted from 0."""
    game = new_game(number, players)
    setup, order = game.state.setup, game.state.turn_order
    points = play_by_net(
        Twin.of(game),
        shipped_net(),
        flat_weights(DEFAULT),
        flat_forecast(players),
        simulations=simulations,
        explore=EXPLORE,
        seed=number,
    )
    seats = tuple(
        Seat(player.power.id, player.starting_tile or 0, order.index(seat) + 1, points[seat])
        for seat, player in enumerate(game.state.players)
    )
    return Played(number, setup.board.sides, tuple(tile.id for tile in setup.scoring), seats)


@dataclass(slots=True)
class _Sums:
    games: int = 0
    points: float = 0.0
    squares: float = 0.0
    lead: float = 0.0
    lead_squares: float = 0.0
    wins: float = 0.0

    def add(self, points: float, lead: float, win: float) -> None:
        self.games += 1
        self.points += points
        self.squares += points * points
        self.lead += lead
        self.lead_squares += lead * lead
        self.wins += win


def count(games: Iterable[Played]) -> dict[Key, Line]:
    """Return the lines that some games give."""
    sums: defaultdict[Key, _Sums] = defaultdict(_Sums)
    for game in games:
        players = len(game.seats)
        scores = [seat.points for seat in game.seats]
        mean, best = sum(scores) / players, max(scores)
        for seat in game.seats:
            win = (seat.points == best) / scores.count(best)
            for by, value in _conditions(game, seat):
                clans = (seat.clan, "") if by in (TURN, TILE) else (seat.clan,)
                for clan in clans:
                    sums[players, clan, by, value].add(seat.points, seat.points - mean, win)
    return {key: _line(key, each) for key, each in sorted(sums.items())}


def _conditions(game: Played, seat: Seat) -> Sequence[tuple[str, str]]:
    return (
        (ALL, ""),
        (TURN, str(seat.turn)),
        (TILE, str(seat.tile)),
        *((SIDE, side) for side in game.sides),
        *((SCORING, tile) for tile in game.scoring),
    )


def _line(key: Key, sums: _Sums) -> Line:
    players, clan, by, value = key
    low, high = _wilson(sums.wins / sums.games, sums.games)
    return Line(
        players,
        clan,
        by,
        value,
        sums.games,
        sums.points / sums.games,
        _margin(sums.games, sums.points, sums.squares),
        sums.lead / sums.games,
        _margin(sums.games, sums.lead, sums.lead_squares),
        sums.wins / sums.games,
        low,
        high,
    )


def _margin(games: int, total: float, squares: float) -> float:
    """Return half of the 95 % interval of a mean; a single game tells nothing: 100 points."""
    if games < 2:
        return 100.0
    variance = max(0.0, squares - total * total / games) / (games - 1)
    return quantile(games - 1) * math.sqrt(variance / games)


def _wilson(share: float, games: int) -> tuple[float, float]:
    square = NORMAL**2 / games
    middle = (share + square / 2) / (1 + square)
    half = NORMAL * math.sqrt(share * (1 - share) / games + square / games / 4) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def shares_after_bids(
    games: Iterable[Played], known: dict[Key, Line]
) -> dict[tuple[int, str], tuple[int, float]]:
    """Return by players and clan how many games there were and which share it won, with every seat
    paying what its pair was worth more than the least one at the table."""
    wins: defaultdict[tuple[int, str], list[float]] = defaultdict(list)
    for game in games:
        players = len(game.seats)
        state = new_game(game.number, players).state
        leads = [expected_lead(state, seat.clan, seat.tile, known) or 0.0 for seat in game.seats]
        least = min(leads)
        scores = [
            seat.points - round(lead - least) for seat, lead in zip(game.seats, leads, strict=True)
        ]
        best = max(scores)
        for seat, score in zip(game.seats, scores, strict=True):
            wins[players, seat.clan].append((score == best) / scores.count(best))
    return {key: (len(each), sum(each) / len(each)) for key, each in sorted(wins.items())}
