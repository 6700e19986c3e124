"""Passing (PAS)."""

from __future__ import annotations

import pytest

from caledonia.events import MoneyChanged, Passed
from tests.helpers import codes, decision, events_of, money, play, position, refusals


@pytest.mark.rule("PAS-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pass_money_falls_by_two_with_each_player(players: int) -> None:
    game = position(players, *["pass"] * players)
    assert [money(game, seat) for seat in range(players)] == [16, 14, 12, 10][:players]


@pytest.mark.rule("PAS-1", "RND-6")
def test_the_first_to_pass_gets_sixteen_and_is_first_in_the_next_round() -> None:
    # The rulebook's example: black (here seat 2) passes first.
    game = position(3, "pass", turn_order=[2, 0, 1])
    assert (money(game, 2), game.state.passed) == (16, (2,))
    play(game, "pass", "pass")
    assert (game.round, game.turn_order, game.deciding_seat) == (2, (2, 0, 1), 2)


@pytest.mark.rule("PAS-1", "RND-6")
def test_the_order_of_passing_decides_not_the_turn_order() -> None:
    game = position(3, seats=[{"money": 4}, {}, {}])
    play(game, "ship", "pass", "pass", "pass")
    assert [money(game, seat) for seat in range(3)] == [12, 16, 14]
    assert game.turn_order == (1, 2, 0)


@pytest.mark.rule("PAS-1")
def test_a_player_who_has_passed_has_no_more_turns_this_round() -> None:
    game = position(3, "pass", "pass", seats=[{}, {}, {"money": 50}])
    for _ in range(3):
        assert (decision(game), game.deciding_seat) == ("Turn", 2)
        play(game, "hire")
    play(game, "pass")
    # The next round everybody plays again.
    assert (game.round, game.state.passed) == (2, ())


@pytest.mark.rule("PAS-1")
@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5])
def test_the_money_is_the_same_in_every_round_the_last_too(round_: int) -> None:
    game = position(2, "pass", "pass", round=round_)
    assert [money(game, seat) for seat in (0, 1)] == [16, 14]


@pytest.mark.rule("PAS-1", "FIN-3")
def test_pass_money_of_the_last_round_counts_at_the_end() -> None:
    game = position(2, "pass", "pass", round=5)
    outcome = game.outcome()
    assert outcome is not None
    assert [(sheet.money, sheet.money_left) for sheet in outcome.sheets] == [(1, 6), (1, 4)]


@pytest.mark.rule("PAS-1", "SOL-3")
@pytest.mark.parametrize("round_", [1, 5])
def test_solo_it_is_always_sixteen(round_: int) -> None:
    assert money(position(1, "pass", round=round_)) == 16


@pytest.mark.rule("PAS-1", "RND-3")
def test_passing_is_always_possible_and_costs_nothing() -> None:
    # Nothing else can be done without money, goods and units.
    game = position(2)
    assert codes(game, "pass") == ["pass"]
    play(game, "pass")
    assert game.events()[:2] == [Passed(0), MoneyChanged(0, 16, "pass")]


@pytest.mark.rule("PAS-1", "RND-3")
def test_the_others_pass_money_is_their_own() -> None:
    game = position(4, "pass", passed=[3, 1])
    assert money(game, 0) == 12
    assert [e.seat for e in events_of(game, MoneyChanged)] == [0]
    assert game.deciding_seat == 2


@pytest.mark.rule("PAS-1", "RND-3")
def test_no_pass_in_the_middle_of_an_action_or_after_it() -> None:
    seat = {"money": 50, "units": {"sheep": ["b4"]}}
    game = position(2, "ship", ports=["p5", "p2", "p3", "p4"], seats=[seat, {}])
    assert decision(game) == "TurnEnd"
    assert refusals(game, "pass") == [("RND-3", "not_now")]
