"""Games played in advance, so that the next code and its result are known."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from caledonia.bots import Limit, make_bot
from caledonia.game import Game
from caledonia.insight.hidden import reveals


@dataclass(frozen=True, slots=True)
class Portion:
    """Decisions that one command can take: a turn, or as much of it as reveals something."""

    seat: int
    codes: tuple[str, ...]
    positions: tuple[str, ...]
    """Of the position after each of them."""
    reveals: bool
    """The last one reveals something: it is committed at once, without the end of the turn."""
    is_last: bool
    """The game is over then."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A game that is played up to some point, and the rest of it."""

    record: str
    players: int
    portions: tuple[Portion, ...]


def play_game(seed: int, players: int = 4) -> Game:
    """Return a whole game of the quickest bot that plays sensibly."""
    game = Game.new(players, seed=seed)
    bots = [make_bot("crofter", seed + seat) for seat in range(players)]
    while game.deciding_seat is not None:
        seat = game.deciding_seat
        game.push(bots[seat].choose(game, seat, Limit()).action)
    return game


def portions_of(whole: Game, *, positions: bool) -> Iterator[Portion]:
    """Yield how a game can be played by commands.

    :param positions: write the position after each decision, too, as the log hashes it.
    """
    game = Game(whole.start, seed=whole.seed)
    codes: list[str] = []
    positions_after: list[str] = []
    for action in whole.actions:
        seat, before = game.deciding_seat, game.state
        assert seat is not None
        game.push(action)
        codes.append(str(action))
        positions_after.append(game.position(counted=False) if positions else "")
        revealed = reveals(before, game.state)
        if revealed or game.turn_is_over():
            yield Portion(seat, tuple(codes), tuple(positions_after), revealed, game.is_over())
            codes, positions_after = [], []


class Planner:
    """Makes plans from a few games, each begun at another point."""

    def __init__(self, games: int, *, seed: int, players: int = 4, positions: bool = False) -> None:
        """:param games: the number of different ones."""
        self._random = Random(seed)
        self._games = []
        for number in range(games):
            game = play_game(seed * 1000 + number, players)
            self._games.append((game, tuple(portions_of(game, positions=positions))))
        self._next = 0

    def plan(self, earliest: float = 0.0, latest: float = 0.0) -> Plan:
        """Return a game begun somewhere between two shares of its length."""
        whole, portions = self._games[self._next % len(self._games)]
        self._next += 1
        begun = int(self._random.uniform(earliest, latest) * len(portions))
        game = Game(whole.start, seed=whole.seed)
        for action in whole.actions[: sum(len(each.codes) for each in portions[:begun])]:
            game.push(action)
        return Plan(game.record(secret=True), whole.players, portions[begun:])
