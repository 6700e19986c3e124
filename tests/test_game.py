"""The face of a game: what a program calls and reads, without the state inside."""

from __future__ import annotations

import pytest

from caledonia import Game, InvalidActionError
from caledonia.actions import END, PASS, Action, Buy, Expand, Place
from tests.helpers import new_game, position
from tests.notation.games import IDS, TABLES, Table, playing


def at_turn() -> Game:
    """Return a game in which seat 0 has its turn with little money."""
    return position(2, seats=[{"money": 12, "units": {"sheep": ["c4"]}}, {"money": 20}])


@pytest.mark.parametrize("action", ["buy wool 1", Buy("wool", 1), "pass", PASS])
def test_legal_actions_and_codes_are_legal(action: Action | str) -> None:
    game = at_turn()
    assert game.is_legal(action)
    assert game.why_not(action) == ()


@pytest.mark.parametrize("action", ["buy wool 9", Buy("wool", 9), "end", END])
def test_other_actions_and_codes_are_not_legal_and_say_why(action: Action | str) -> None:
    game = at_turn()
    assert not game.is_legal(action)
    assert game.why_not(action) == game.why_not(str(action)) != ()


def test_what_is_not_a_code_is_neither_legal_nor_explained() -> None:
    game = at_turn()
    for ask in (game.is_legal, game.why_not):
        with pytest.raises(InvalidActionError, match="no action 'fly'"):
            ask("fly c4")


@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_codes_are_those_of_the_legal_actions(table: Table) -> None:
    for game in playing(table, 3):
        assert game.legal_codes == tuple(str(action) for action in game.legal_actions)
        assert all(game.is_legal(code) for code in game.legal_codes[:2])


def test_peek_returns_the_last_decision() -> None:
    game = at_turn()
    with pytest.raises(IndexError, match="no decision was taken yet"):
        game.peek()
    game.push_code("buy wool 1")
    assert game.peek() == Buy("wool", 1)
    game.push_code("pass")
    assert game.peek() == PASS
    game.pop()
    assert game.peek() == Buy("wool", 1)


def test_a_game_reads_the_codes_that_actions_read() -> None:
    game = new_game(2)
    assert game.parse("expand cow b2") == Expand("cow", "b2") == Action.parse("expand cow b2")
    assert game.parse("place miner c4") == Place("miner", "c4")
