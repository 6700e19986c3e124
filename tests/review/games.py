"""Finished games for the tests of reviews."""

from __future__ import annotations

from functools import cache

from caledonia.actions import Action
from caledonia.bots.base import Limit
from caledonia.bots.crofter import Crofter
from caledonia.game import Game
from caledonia.review import Settings
from tests.helpers import new_game, play_out

QUICK = Settings(nodes=32, closer=2, outcomes=4)


@cache
def finished(players: int, seed: int = 3) -> Game:
    """Return a game of crofters."""
    bots = [Crofter(seed + seat) for seat in range(players)]

    def choose(game: Game) -> Action:
        seat = game.deciding_seat
        assert seat is not None
        return bots[seat].choose(game, seat, Limit()).action

    return play_out(new_game(players, seed), choose)
