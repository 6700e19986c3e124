"""Whole games, and twins of them: the same public course, with other things hidden."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from caledonia.actions import Action
from caledonia.bots import Limit, make_bot
from caledonia.game import Game
from caledonia.insight.hidden import reveals
from caledonia.options import Options
from caledonia.rules import flow

OPTIONS: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"tighter_map": True},
    {"clan_auction": True},
    {"static_imports": True},
    {"no_clans": True},
    {"errata_2025": True},
    {"no_port_tiles": True, "no_scoring_tiles": True},
)
WHIM: Final = 0.2
"""Share of decisions that are taken at random, so that rare ones occur too."""


TRIED: Final = 12
"""Actions that are tried to find one that reveals something."""


@dataclass(frozen=True, slots=True)
class Portion:
    """Decisions that one command can take: a turn, or as much of it as reveals something."""

    seat: int
    codes: tuple[str, ...]
    reveals: bool


def whole_game(number: int) -> Game:
    """Return a whole game; the number decides players, options, clans and all lots."""
    game = _new(number % 4 + 1, 1000 + number, OPTIONS[number // 4 % len(OPTIONS)])
    bot, whims = make_bot("crofter", number), Random(number)
    while (seat := game.deciding_seat) is not None:
        if whims.random() < WHIM:
            game.push(_whim(game, whims))
        else:
            game.push(bot.choose(game, seat, Limit()).action)
    return game


def _new(players: int, seed: int, options: dict[str, Any]) -> Game:
    """Return a new game, without options that this number of players excludes."""
    try:
        return Game.new(players, seed=seed, options=Options(**options))
    except ValueError:
        return Game.new(players, seed=seed)


def _whim(game: Game, whims: Random) -> Action:
    """Return any action, rather one that reveals something; passing would make short games."""
    actions = [each for each in game.legal_actions if str(each) != "pass"]
    if not actions:
        return game.legal_actions[0]
    tried = whims.sample(actions, min(TRIED, len(actions)))
    drawing = (each for each in tried if reveals(game.state, flow.played(game.state, each)[0]))
    return next(drawing, tried[0])


def portions_of(whole: Game) -> Iterator[tuple[Game, Portion]]:
    """Yield the game before each command, with its history, and the command's decisions."""
    game = Game(whole.start, seed=whole.seed)
    before, codes = game.copy(), list[str]()
    for action in whole.actions:
        seat, state = game.deciding_seat, game.state
        assert seat is not None
        game.push(action)
        codes.append(str(action))
        revealed = reveals(state, game.state)
        if revealed or game.turn_is_over():
            yield before, Portion(seat, tuple(codes), revealed)
            before, codes = game.copy(), []


def twin_of(game: Game, lots: Random) -> Game:
    """Return a game with the same public course but another pile, dice and seed.

    Contracts that went under the pile openly stay there: everyone saw them.
    """
    twin = Game.from_record(game.record(), game.state.setup.content, seed=lots.getrandbits(60))
    twin.seed = None
    return twin


def differ(one: Game, other: Game) -> bool:
    """Whether two games differ in what is hidden."""
    a, b = one.state, other.state
    return (a.pile, a.random) != (b.pile, b.random)
