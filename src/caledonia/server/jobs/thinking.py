"""What runs in the processes of bots: nothing but the engine and plain data."""

from __future__ import annotations

import signal
from typing import Any

from caledonia.bots import Limit, Steady, make_bot
from caledonia.bots.explain import explained
from caledonia.bots.pace import begins_turn
from caledonia.game import Game


def prepare() -> None:
    """Leave it to the server to stop these processes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def turn_of(bot: str, seed: int, position: str, seconds: float | None) -> list[str]:
    """Return the decisions of a bot for the rest of the turn.

    :param position: a whole one; bots do not look at what is hidden.
    """
    game = Game.from_position(position)
    player = Steady(make_bot(bot, seed))
    seat = game.deciding_seat
    assert seat is not None
    codes: list[str] = []
    while not game.is_over():
        action = player.choose(game, seat, Limit(seconds=seconds)).action
        codes.append(str(action))
        game.push(action)
        if game.is_over() or begins_turn(game, seat):
            break
    return codes


def advice(bot: str, position: str, seconds: float | None, nodes: int | None) -> dict[str, Any]:
    """Return what a bot would do, with the best alternatives and a reason for each."""
    game = Game.from_position(position)
    seat = game.deciding_seat
    assert seat is not None
    decision = make_bot(bot, 1).choose(game, seat, Limit(seconds=seconds, nodes=nodes))
    return {
        "bot": bot,
        "seat": seat,
        "code": str(decision.action),
        "alternatives": [
            {
                "code": str(each.action),
                "worth": round(each.worth, 3),
                "points": None if each.points is None else round(each.points, 1),
                "reason": None
                if each.reason is None
                else {
                    "kind": each.reason.kind,
                    "subject": each.reason.subject,
                    "amount": round(each.reason.amount, 1),
                },
            }
            for each in explained(game, decision).alternatives
        ],
    }
