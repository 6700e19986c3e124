"""Exercises from a player's own games."""

from __future__ import annotations

from itertools import pairwise

import pytest

from caledonia.game import Game
from caledonia.native import available
from caledonia.puzzles.judging import judge
from caledonia.puzzles.model import loss_of
from caledonia.puzzles.own import WORTH_IT, turns_of, worst_turns
from caledonia.puzzles.turns import opens_turn, redacted
from tests.review.games import finished

needs_twin = pytest.mark.skipif(not available(), reason="needs the compiled twin")


@pytest.mark.parametrize("seat", [0, 1])
def test_turns_of_a_seat_are_those_it_played(seat: int) -> None:
    game = finished(2)
    turns = list(turns_of(game, seat))
    opened = [each for each in game.states if opens_turn(each) and each.deciding_seat == seat]
    assert [state for state, _ in turns] == opened
    for state, turn in turns:
        at = Game(state)
        for action in turn:
            assert at.is_legal(action)
            at.push(action)
        assert at.turn_is_over()


@needs_twin
def test_the_worst_turns_become_exercises() -> None:
    game = finished(2)
    exercises = worst_turns(game, 0, most=2)
    assert 0 < len(exercises) <= 2
    played = {state.ply: turn for state, turn in turns_of(game, 0)}
    for ply, puzzle in exercises:
        assert puzzle.seat == 0
        content = game.state.setup.content
        state = puzzle.game(content).state
        assert redacted(state).pile == state.pile
        best, own = puzzle.lines
        assert own.turn == played[ply]
        assert loss_of(best, own) >= WORTH_IT
        assert judge(puzzle, best.codes, content).is_full
        assert not judge(puzzle, own.codes, content).is_full
    assert all(one != other for (one, _), (other, _) in pairwise(exercises))
