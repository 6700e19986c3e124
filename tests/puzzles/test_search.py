"""When a best turn is clear, and what the search for puzzles returns."""

from __future__ import annotations

from itertools import pairwise

import pytest

from caledonia.game import Game
from caledonia.native import available
from caledonia.puzzles.ideas import completed, ideas
from caledonia.puzzles.model import Line, loss_of
from caledonia.puzzles.search import is_clear, puzzle_at
from caledonia.puzzles.turns import idea_of, opens_turn
from caledonia.puzzles.values import Value, loss, seer_search, value_later, value_of
from tests.review.games import finished
from tests.review.test_hidden import other_world

pytestmark = pytest.mark.skipif(not available(), reason="needs the compiled twin")


def value(points: float, chance: float | None = 0.5) -> Value:
    return Value(points, chance, points / 200)


def opening(share: float) -> Game:
    """Return a game at a turn that begins after a share of all decisions."""
    states = finished(2).states
    return Game(next(filter(opens_turn, states[int(share * len(states)) :])))


def test_fifteen_per_cent_are_as_much_as_five_points() -> None:
    assert loss(value(100), value(95)) == pytest.approx(5)
    assert loss(value(100, 0.5), value(100, 0.35)) == pytest.approx(5)
    assert loss(value(100), value(101, 0.6)) == 0


def test_without_chances_points_alone_count() -> None:
    assert loss(value(100, None), value(98, 0.1)) == pytest.approx(2)
    assert loss(value(100, 0.9), value(98, None)) == pytest.approx(2)


@pytest.mark.parametrize(
    ("others", "clear"),
    [
        ([value(95), value(94)], True),
        ([value(95.1), value(80)], False),
        ([value(99, 0.3)], True),
        ([value(103, 0.3)], False),
    ],
)
def test_a_best_turn_is_clear_by_points_or_chance(others: list[Value], clear: bool) -> None:
    assert is_clear([value(100), *others]) is clear


def test_the_smaller_loss_counts() -> None:
    best = Line((), value(100), value(100))
    assert loss_of(best, Line((), value(90), value(99))) == pytest.approx(1)


@pytest.mark.parametrize("share", [0.3, 0.6, 0.9])
def test_ideas_are_whole_turns_of_different_ideas(share: float) -> None:
    game = opening(share)
    candidates = ideas(game, seer_search(game.state, 0), nodes=60, each=1, seed=0)
    turns = [completed(game, candidate.turn, 40, 0) for candidate in candidates[:5]]
    assert len({idea_of(turn) for turn in turns}) == len(turns)
    worths = [candidate.worth for candidate in candidates]
    assert all(one >= other for one, other in pairwise(worths))
    for turn in turns:
        at = game.copy()
        for action in turn:
            assert at.is_legal(action)
            at.push(action)


@pytest.mark.parametrize("share", [0.3, 0.6, 0.9])
def test_hidden_cards_have_no_influence(share: float) -> None:
    game = opening(share)
    other = Game(other_world(game.state, 3))
    turn = completed(game, (game.legal_actions[0],), 40, 0)
    assert value_of(game, turn, 50) == value_of(other, turn, 50)
    assert value_later(game, turn, 50) == value_later(other, turn, 50)
    assert puzzle_at(game.state) == puzzle_at(other.state)
