"""What bots think, and the processes they think in."""

from __future__ import annotations

import pytest

from caledonia.bots.clans import appraise
from caledonia.bots.explain import adviser
from caledonia.game import Game
from caledonia.native import available
from caledonia.server.jobs.thinking import BotTurn, advice, judge, turn_of
from tests.insight.played import reshuffled
from tests.server.visitors import crofters

needs_twin = pytest.mark.skipif(not available(), reason="the compiled twin is not built here")


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
    hint = advice("crofter", game.position(), "base", None)
    assert not game.why_not(hint["code"])
    assert hint["seat"] == game.deciding_seat
    for other in hint["alternatives"]:
        assert not Game.from_position(game.position()).why_not(other["code"])


def test_a_hint_before_the_game_says_what_each_pair_is_worth() -> None:
    game = Game.new(4, 3)
    hint = advice("crofter", game.position(), "base", None)
    worths = appraise(game.state)
    assert len(worths) == len(game.state.offer) == 5
    assert hint["appraisals"] == [
        {"clan": each.clan, "tile": each.tile, "lead": each.lead, "fair_bid": each.fair_bid}
        for each in worths
    ]
    assert min(each["fair_bid"] for each in hint["appraisals"]) == 0
    assert advice("crofter", crofters(2, 90).position(), "base", None)["appraisals"] == []


@pytest.mark.parametrize("bot", ["crofter", "merchant", "chief", "seer"])
def test_advice_does_not_depend_on_what_is_hidden(bot: str) -> None:
    game = crofters(2, 90)
    twin = Game(reshuffled(game.state))
    assert twin.position() != game.position()
    advices = [advice(bot, each.position(), "base", None, 3) for each in (game, twin)]
    assert advices[0] == advices[1]


@needs_twin
def test_the_seer_foresees_places_and_lines() -> None:
    game = crofters(2, 60)
    advised = advice("seer", game.position(), "base", None, 200)
    for each in advised["alternatives"]:
        outlook = each["outlook"]
        assert outlook["spread"] > 0
        assert len(outlook["places"]) == 2
        assert sum(outlook["places"]) == pytest.approx(1, abs=0.01)
        if each["code"] == advised["code"]:
            assert outlook["differences"] == []
    assert any(each["outlook"]["differences"] for each in advised["alternatives"])


@needs_twin
def test_the_seer_says_which_lines_a_decision_cost() -> None:
    game = crofters(2, 60)
    code = str(game.legal_actions[-1])
    judged = judge(game.position(), "base", code, 300, "seer")
    assert judged is not None
    assert judged["best_points"] >= judged["points"]
    assert all(abs(each["points"]) >= 0.5 for each in judged["differences"])
    twin = Game(reshuffled(game.state))
    assert judge(twin.position(), "base", code, 300, "seer") == judged


def test_advice_is_the_best_to_be_had() -> None:
    assert adviser() == ("seer" if available() else "chief")
