"""Turns: where they end, their ideas, and positions without secrets."""

from __future__ import annotations

import pytest

from caledonia.actions import Action
from caledonia.game import Game
from caledonia.puzzles.turns import idea_of, is_finished, kinds_of, opens_turn, redacted
from tests.review.games import finished
from tests.review.test_hidden import other_world


def parsed(*codes: str) -> list[Action]:
    return [Action.parse(code) for code in codes]


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        (["buy wool 1"], ["buy wool 3"], True),
        (["buy wool 1"], ["sell wool 1"], False),
        (["buy wool 1"], ["buy milk 1"], False),
        (["expand sheep c4"], ["expand sheep d5", "buy wool 1"], True),
        (["expand sheep c4"], ["expand cow c4"], False),
        (["obtain 17"], ["obtain 18"], False),
        (["obtain 17", "end"], ["port p1 beef", "obtain 17"], True),
        (["fulfil 17", "bonus ship"], ["fulfil 17", "bonus hire", "end"], True),
        (["pass"], ["end"], False),
    ],
)
def test_ideas_are_main_actions_with_their_targets(
    one: list[str], other: list[str], same: bool
) -> None:
    assert (idea_of(parsed(*one)) == idea_of(parsed(*other))) is same


def test_kinds_follow_from_the_main_action_and_port_tiles() -> None:
    assert kinds_of(parsed("ship")) == ("upgrades",)
    assert kinds_of(parsed("pass", "end")) == ("passing",)
    assert kinds_of(parsed("port p1 beef", "fulfil 17")) == ("contracts", "ports")


def test_positions_hold_no_secret() -> None:
    state = finished(2).states[60]
    guess = redacted(state)
    assert Game(guess).view(0) == Game(state).view(0)
    assert redacted(other_world(state, 5)) == guess
    assert (guess.pile, guess.random) != (state.pile, state.random)
    assert guess.recorded_rolls == ()


def test_an_answer_ends_with_the_turn() -> None:
    states = finished(2).states
    ends = [at for at in range(1, len(states)) if is_finished(states[at - 1], states[at])]
    assert ends == [at for at in range(1, len(states)) if states[at].turn_is_over]


def test_an_answer_ends_where_something_hidden_is_seen() -> None:
    frames = [{"kind": "turn_end", "seat": 0}, {"kind": "draw_contracts", "seat": 0}]
    game = Game.from_position({"players": 2, "round": 2, "pending": frames})
    before = game.state
    game.push_code("draw")
    assert not game.turn_is_over()
    assert is_finished(before, game.state)


def test_turns_open_in_the_action_phase_only() -> None:
    states = finished(2).states
    opening = [state for state in states if opens_turn(state)]
    assert opening
    assert all(state.round and state.turn_is_over for state in opening)
    assert not opens_turn(states[0])
    assert not opens_turn(states[-1])
