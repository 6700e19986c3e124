"""What bots think, and the processes they think in."""

from __future__ import annotations

import pytest

from caledonia.game import Game
from caledonia.server.jobs.thinking import BotTurn, advice, turn_of
from tests.insight.played import reshuffled
from tests.server.visitors import crofters


@pytest.mark.parametrize("decisions", [0, 8, 23, 43, 89, 115])
def test_a_bot_plays_one_whole_turn(decisions: int) -> None:
    game = crofters(2, decisions)
    seat = game.deciding_seat
    codes = turn_of("crofter", 7, game.position(), "base", None).codes
    for number, code in enumerate(codes):
        assert game.deciding_seat == seat
        game.push_code(code)
        is_last = number == len(codes) - 1
        assert game.turn_is_over() is is_last
    again = turn_of("crofter", 7, crofters(2, decisions).position(), "base", None)
    assert again == BotTurn(codes, 0, None)


def test_a_bot_plays_to_the_end() -> None:
    game = crofters(2, 125)
    for code in turn_of("crofter", 7, game.position(), "base", None).codes:
        game.push_code(code)
    assert game.is_over()


def test_advice_is_legal_and_explained() -> None:
    game = crofters(2, 90)
    found = advice("crofter", game.position(), "base", None)
    assert not game.why_not(found["code"])
    assert found["seat"] == game.deciding_seat
    for other in found["alternatives"]:
        assert not Game.from_position(game.position()).why_not(other["code"])


@pytest.mark.parametrize("bot", ["crofter", "merchant", "chief"])
def test_advice_does_not_depend_on_what_is_hidden(bot: str) -> None:
    game = crofters(2, 90)
    twin = Game(reshuffled(game.state))
    assert twin.position() != game.position()
    advices = [advice(bot, each.position(), "base", None, 3) for each in (game, twin)]
    assert advices[0] == advices[1]
