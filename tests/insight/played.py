"""Positions of whole games, for holding insight against the engine itself."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from caledonia.bots import Limit, make_bot
from caledonia.game import Game
from caledonia.options import Options
from caledonia.state import State

GAMES: tuple[tuple[int, int, dict[str, Any]], ...] = (
    (1, 5, {}),
    (2, 3, {"tighter_map": True}),
    (3, 9, {"static_imports": True}),
    (4, 2, {}),
    (4, 6, {"no_clans": True}),
    (3, 5, {"clan_auction": True}),
)
"""Players, seed and options."""


@cache
def _whole(players: int, seed: int, **options: Any) -> Game:
    """Return a game in which bots play well, but for a whim now and then."""
    game = Game.new(players, seed, Options(**options))
    bot, whims = make_bot("crofter", seed), Random(seed)
    while (seat := game.deciding_seat) is not None:
        if whims.random() < 0.15:
            game.push(whims.choice(game.legal_actions))
        else:
            game.push(bot.choose(game, seat, Limit()).action)
    return game


def whole(number: int) -> Game:
    """Return one of the games; to be looked at only."""
    players, seed, options = GAMES[number]
    return _whole(players, seed, **options)


def moments(number: int, every: int = 1) -> Iterator[Game]:
    """Yield a game before each of its decisions, or before some of them.

    What is yielded may be changed.
    """
    played = whole(number)
    game = Game(played.start, seed=played.seed)
    for ply, action in enumerate(played.actions):
        if ply % every == 0:
            yield game.copy()
        game.push(action)


def reshuffled(state: State) -> State:
    """Return a state that differs in nothing but what is hidden."""
    twin = state.fork()
    twin.pile = tuple(reversed(state.pile))
    twin.random = state.random ^ 0x5DEECE66D
    return twin
