"""Plays a game between bots to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from caledonia.actions import Action
from caledonia.bots import Bot, Limit
from caledonia.game import Game
from caledonia.rules.final import Outcome

Watcher = Callable[[int, Action], None]
"""Called with every decision: the seat and its choice."""


def play(
    game: Game, bots: Sequence[Bot], limit: Limit | None = None, watch: Watcher | None = None
) -> Outcome:
    """Let bots play a game to its end and return its outcome.

    :param bots: one for each seat.
    :raises ValueError: if there are not as many bots as seats.
    """
    if len(bots) != game.players:
        raise ValueError(f"{len(bots)} bots for {game.players} seats: give one for each seat")
    limit = limit or Limit()
    while (seat := game.deciding_seat) is not None:
        action = bots[seat].choose(game, seat, limit).action
        if watch is not None:
            watch(seat, action)
        game.push(action)
    outcome = game.outcome()
    assert outcome is not None
    return outcome
