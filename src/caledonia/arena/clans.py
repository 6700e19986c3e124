"""Measures clans in games of the seer at small budgets, clans dealt to the seats."""

from __future__ import annotations

import json
import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from random import Random
from typing import Final

from caledonia.arena.statistics import quantile
from caledonia.bots.clans import (
    ALL,
    SCORING,
    SIDE,
    TILE,
    TURN,
    Deal,
    Key,
    Line,
    fair_bids,
)
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
    """After paying the bid, if there was one."""
    money_left: int = 0
    """The pounds that break ties."""
    contracts: int = 0
    """Contracts fulfilled."""
    bid: int = 0


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game."""

    number: int
    simulations: int
    sides: tuple[str, ...]
    scoring: tuple[str, ...]
    seats: tuple[Seat, ...]

    @property
    def deal(self) -> Deal:
        """The map and scoring tiles of the game."""
        return Deal(len(self.seats), self.sides, self.scoring)

    def fair_bids(self, known: dict[Key, Line]) -> list[int]:
        """Return the fair bid of each seat for its pair; zeros if one is unknown."""
        pairs = [(seat.clan, seat.tile) for seat in self.seats]
        return fair_bids(self.deal, pairs, known) or [0] * len(pairs)


def new_game(number: int, players: int) -> Game:
    """Return a game in which the pairs drawn are dealt to the seats."""
    seed = Random(f"clans/{number}/{players}").getrandbits(SEED_BITS)
    offer = Game.new(players, seed).state.offer[:players]
    dealt = {"clans": [clan for clan, _ in offer], "starting_tiles": [tile for _, tile in offer]}
    return Game.new(players, seed, Options.from_dict({**Options().as_dict(), **dealt}))


def play(
    number: int,
    players: int,
    simulations: int,
    known: dict[Key, Line] | None = None,
    *,
    by_net: bool = True,
) -> Played:
    """Play one game of seers, counted from 0.

    :param known: with it every seat pays a fair bid for its pair, which is in the final points.
    :param by_net: otherwise of chiefs; without simulations of crofters.
    """
    game = new_game(number, players)
    if known is not None:
        pairs = [(each.power.id, each.starting_tile or 0) for each in game.state.players]
        for seat, bid in enumerate(fair_bids(Deal.of(game.state), pairs, known) or ()):
            game.state.own(seat).bid = bid
    setup, order = game.state.setup, game.state.turn_order
    twin = Twin.of(game)
    play_by_net(
        twin,
        shipped_net() if by_net else None,
        flat_weights(DEFAULT),
        flat_forecast(players),
        simulations=simulations,
        explore=EXPLORE,
        seed=number,
    )
    seats = tuple(
        Seat(
            player.power.id,
            player.starting_tile or 0,
            order.index(sheet.seat) + 1,
            sheet.total,
            sheet.money_left,
            sheet.contracts_fulfilled,
            -sheet.bid,
        )
        for player, sheet in zip(game.state.players, twin.score_now(), strict=True)
    )
    scoring = tuple(tile.id for tile in setup.scoring)
    return Played(number, simulations, setup.board.sides, scoring, seats)


def as_line(game: Played) -> str:
    """Return a game as a line of JSON."""
    return json.dumps(asdict(game), separators=(",", ":"))


def from_line(line: str) -> Played:
    """Return the game that a line holds."""
    row = json.loads(line)
    return Played(
        row["number"],
        row["simulations"],
        tuple(row["sides"]),
        tuple(row["scoring"]),
        tuple(Seat(**seat) for seat in row["seats"]),
    )


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
    """Return the lines that some games give, without effects."""
    sums: defaultdict[Key, _Sums] = defaultdict(_Sums)
    for game in games:
        players = len(game.seats)
        mean = sum(seat.points for seat in game.seats) / players
        for seat, win in zip(game.seats, wins(game), strict=True):
            for clan, by, value in conditions(game, seat):
                sums[players, clan, by, value].add(seat.points, seat.points - mean, win)
    return {key: _line(key, each) for key, each in sorted(sums.items())}


def conditions(game: Played, seat: Seat) -> Sequence[tuple[str, str, str]]:
    """Return the lines that a seat counts for: clan, what it is about, value."""
    clan, turn, tile = seat.clan, str(seat.turn), str(seat.tile)
    return (
        (clan, ALL, ""),
        (clan, TURN, turn),
        ("", TURN, turn),
        (clan, TILE, tile),
        ("", TILE, tile),
        *((clan, SIDE, side) for side in game.sides),
        *((clan, SCORING, each) for each in game.scoring),
    )


def wins(game: Played, bids: Sequence[int] = ()) -> list[float]:
    """Return each seat's share of the victory after bids; money left breaks ties."""
    paid = bids or [0] * len(game.seats)
    scores = [
        (seat.points - bid, seat.money_left) for seat, bid in zip(game.seats, paid, strict=True)
    ]
    best = max(scores)
    return [(score == best) / scores.count(best) for score in scores]


def _line(key: Key, sums: _Sums) -> Line:
    players, clan, by, value = key
    low, high = wilson(sums.wins / sums.games, sums.games)
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
    """Return half the 95 % interval of a mean; 100 points for a single game."""
    if games < 2:
        return 100.0
    variance = max(0.0, squares - total * total / games) / (games - 1)
    return quantile(games - 1) * math.sqrt(variance / games)


def wilson(share: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share of independent games."""
    square = NORMAL**2 / games
    middle = (share + square / 2) / (1 + square)
    half = NORMAL * math.sqrt(share * (1 - share) / games + square / games / 4) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


Shares = dict[tuple[int, str], tuple[int, float]]
"""By players and clan: how many games, and which part of them was won."""


def shares(games: Iterable[tuple[Played, Sequence[int]]]) -> Shares:
    """Return how often clans win after every seat paid its bid."""
    won: defaultdict[tuple[int, str], list[float]] = defaultdict(list)
    for game, bids in games:
        for seat, win in zip(game.seats, wins(game, bids), strict=True):
            won[len(game.seats), seat.clan].append(win)
    return {key: (len(each), sum(each) / len(each)) for key, each in sorted(won.items())}
