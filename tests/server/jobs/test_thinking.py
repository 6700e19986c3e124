"""What bots think, and the processes they think in."""

from __future__ import annotations

import pytest

from caledonia.bots.pace import begins_turn
from caledonia.game import Game
from caledonia.server.jobs.thinking import advice, turn_of
from tests.insight.played import reshuffled
from tests.server.visitors import crofters


@pytest.mark.parametrize("decisions", [0, 8, 23, 43, 89, 115])
def test_a_bot_plays_one_whole_turn(decisions: int) -> None:
    game = crofters(2, decisions)
    seat = game.deciding_seat
    codes = turn_of("crofter", 7, game.position(), "base", None)
    for number, code in enumerate(codes):
        assert game.deciding_seat == seat
        game.push_code(code)
        is_last = number == len(codes) - 1
        assert (game.is_over() or begins_turn(game, seat)) is is_last
    assert turn_of("crofter", 7, crofters(2, decisions).position(), "base", None) == codes


def test_a_bot_plays_to_the_end() -> None:
    game = crofters(2, 124)
    for code in turn_of("crofter", 7, game.position(), "base", None):
        game.push_code(code)
    assert game.is_over()


def test_advice_is_legal_and_explained() -> None:
    game = crofters(2, 89)
    found = advice("crofter", game.position(), "base", None)
    assert not game.why_not(found["code"])
    assert found["seat"] == game.deciding_seat
    for other in found["alternatives"]:
        assert not Game.from_position(game.position()).why_not(other["code"])


def test_a_bot_draws_other_lots_at_each_decision() -> None:
    position = crofters(2, 0).position()
    turns = {tuple(turn_of("random", 7, position, "base", None, ply)) for ply in range(12)}
    assert len(turns) > 1
    again = turn_of("random", 7, position, "base", None, 5)
    assert turn_of("random", 7, position, "base", None, 5) == again


@pytest.mark.parametrize("bot", ["crofter", "merchant", "chief"])
def test_advice_does_not_depend_on_what_is_hidden(bot: str) -> None:
    game = crofters(2, 89)
    twin = Game(reshuffled(game.state))
    assert twin.position() != game.position()
    advices = [advice(bot, each.position(), "base", None, 89, 3) for each in (game, twin)]
    assert advices[0] == advices[1]
