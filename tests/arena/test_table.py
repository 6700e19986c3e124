from __future__ import annotations

import pytest

from caledonia.actions import Action
from caledonia.arena.table import play
from caledonia.bots import make_bot
from caledonia.game import Game


def test_bots_play_to_the_end() -> None:
    game = Game.new(2, 3)
    seen: list[tuple[int, Action]] = []
    bots = [make_bot("crofter", 1), make_bot("random", 2)]
    outcome = play(game, bots, watch=lambda seat, action: seen.append((seat, action)))
    assert game.is_over()
    assert outcome == game.outcome()
    assert [action for _, action in seen] == game.actions
    assert {seat for seat, _ in seen} == {0, 1}


def test_every_seat_needs_a_bot() -> None:
    with pytest.raises(ValueError, match="1 bots for 2 seats"):
        play(Game.new(2, 3), [make_bot("random", 1)])
