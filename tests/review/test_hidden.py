"""A review knows no more than a player at the table: pile and dice have no influence."""

from __future__ import annotations

from dataclasses import replace

import pytest

from caledonia.chance import seeded
from caledonia.review import Settings, probe
from caledonia.review.analysis import analyse
from caledonia.state import State
from tests.review.games import finished

QUICK = Settings(nodes=32, closer=2, outcomes=3)


def other_world(state: State, seed: int) -> State:
    """Return a state that looks the same to everybody but hides something else."""
    chance = seeded(seed)
    twin = state.fork()
    twin.pile = tuple(chance.shuffled(state.pile))
    twin.random = chance.state
    return twin


@pytest.mark.parametrize("share", [0.2, 0.5, 0.8])
def test_hidden_cards_do_not_change_a_look(share: float) -> None:
    states = finished(2).states
    state = states[int(len(states) * share)]
    other = other_world(state, 7)
    assert other.pile != state.pile
    assert analyse(other, nodes=64, seed="1") == analyse(state, nodes=64, seed="1")


def test_hidden_cards_do_not_change_what_is_judged_where_they_come_to_light() -> None:
    game = finished(2)
    pairs = zip(game.states, game.actions, strict=False)
    at, (state, action) = next(
        (at, pair) for at, pair in enumerate(pairs) if pair[0].pile != game.states[at + 1].pile
    )
    seen = probe(state, action, QUICK)
    assert seen.outcomes
    assert probe(other_world(state, at), action, QUICK) == seen
    assert replace(seen, outcomes=()) != seen
