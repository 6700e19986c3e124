"""Exercises from a player's own games."""

from __future__ import annotations

from dataclasses import replace

import pytest

from caledonia.actions import Action
from caledonia.bots import fast
from caledonia.game import Game
from caledonia.native import NativeError, available
from caledonia.puzzles import difficulty, judging, own, values
from caledonia.puzzles.files import shipped_puzzles
from caledonia.puzzles.judging import judge
from caledonia.puzzles.model import Puzzle, loss_of
from caledonia.puzzles.own import (
    WORTH_IT,
    exercise_of,
    judge_own,
    loss_of_turn,
    lost_by,
    reviewed_losses,
    turns_of,
    worth_it,
)
from caledonia.puzzles.turns import opens_turn, redacted
from caledonia.puzzles.values import Value, points_lost
from caledonia.review.shapes import JudgedDecision
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
    turns = {state.ply: (state, turn) for state, turn in turns_of(game, 0)}
    worst = worth_it({ply: loss_of_turn(*each) for ply, each in turns.items()})
    exercises = [(turns[ply][1], exercise_of(*turns[ply])) for ply in worst[:4]]
    made = [(turn, puzzle) for turn, puzzle in exercises if puzzle is not None]
    assert made
    for turn, puzzle in made:
        check(puzzle, turn, game)


def check(puzzle: Puzzle, turn: tuple[Action, ...], game: Game) -> None:
    """Check that an exercise asks for something better than what was played."""
    assert puzzle.seat == 0
    content = game.state.setup.content
    state = puzzle.game(content).state
    assert redacted(state).pile == state.pile
    best, played = puzzle.lines
    assert played.turn == turn
    assert loss_of(best, played, points_lost) >= WORTH_IT
    assert judge_own(puzzle, best.codes, content).is_full
    assert not judge_own(puzzle, played.codes, content).is_full


def test_the_most_expensive_turns_come_first() -> None:
    assert worth_it({4: 3.0, 9: 11.5, 12: WORTH_IT - 0.1, 20: 3.0}) == [9, 4, 20]


def test_a_review_says_what_turns_lost() -> None:
    game = finished(2)
    (state, turn), (later, _) = list(turns_of(game, 0))[:2]
    assert game.start.ply == 0
    decisions = [
        judged(ply, points, chance)
        for ply, points, chance in ((state.ply + 1, 3.0, 0.01), (later.ply + 1, 1.0, 0.15))
    ]
    losses = reviewed_losses(game, 0, decisions)
    assert list(losses) == [state.ply for state, _ in turns_of(game, 0)]
    # Exercises are about points: chance to win does not count.
    assert losses[state.ply] == pytest.approx(3.0)
    assert losses[later.ply] == pytest.approx(1.0)
    assert sum(losses.values()) == pytest.approx(4.0)
    beyond = judged(state.ply + len(turn) + 1, 9.0, 0.0)
    assert reviewed_losses(game, 0, [beyond])[state.ply] == 0


def judged(ply: int, points: float, chance: float) -> JudgedDecision:
    return JudgedDecision(
        ply, 0, 1, 0, "trading", "pass", "pass", "mistake", points, chance, error=0.1
    )


def test_anything_within_a_point_gets_full_marks_in_an_exercise() -> None:
    puzzle = next(each for each in shipped_puzzles().values() if len(each.lines) > 2)
    best, played, near = (
        replace(line, value=value, later=value)
        for line, value in zip(
            puzzle.lines,
            (Value(100, 0.9, 0), Value(94, 0.2, 0), Value(99.1, 0.5, 0)),
            strict=False,
        )
    )
    exercise = replace(puzzle, lines=(best, played, near))
    assert judge_own(exercise, near.codes).is_full
    assert not judge(exercise, near.codes).is_full
    assert not judge_own(exercise, played.codes).is_full
    assert lost_by(exercise) == pytest.approx(6)
    # Where the mistake only cost chance to win, chance counts.
    costly = replace(played, value=Value(99.5, 0.6, 0), later=Value(99.5, 0.6, 0))
    earlier = replace(exercise, lines=(best, costly, near))
    assert judge_own(earlier, costly.codes).marks == 0
    assert lost_by(earlier) == pytest.approx(10)


def test_exercises_are_made_without_the_twin_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def not_built(*_: object) -> None:
        raise NativeError("not built")

    monkeypatch.setattr(fast, "available", lambda: False)
    for module in (own, difficulty, values):
        monkeypatch.setattr(module, "seer_search", not_built)
    monkeypatch.setattr(judging, "PYTHON_VISITS", 20)
    game = badly_played()
    turns = {state.ply: (state, turn) for state, turn in turns_of(game, 0)}
    losses = {ply: loss_of_turn(*turns[ply]) for ply in list(turns)[:3]}
    [worst, *_] = worth_it(losses)
    puzzle = exercise_of(*turns[worst])
    assert puzzle is not None
    check(puzzle, turns[worst][1], game)


def badly_played() -> Game:
    """Return a solo game in which the player passes as soon as possible."""
    game = Game.new(1, seed=7)
    while not game.is_over():
        passing = [action for action in game.legal_actions if str(action) == "pass"]
        game.push((passing or game.legal_actions)[0])
    return game
