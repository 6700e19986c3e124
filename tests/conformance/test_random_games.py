"""Random games over all player counts, clans, maps and variants with every check."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from caledonia import Action, Game
from caledonia.actions import UpgradeShipping
from caledonia.conformance import ConformanceError, check_position, random_choice, random_game
from caledonia.conformance.checks import check_explanation, same_state
from caledonia.conformance.fuzzing import fuzz_batch
from caledonia.powers.registry import Explanation
from caledonia.rl.actions import action_space
from caledonia.rules import flow
from caledonia.state import PlayerState, State
from tests.helpers import PACK, new_game, position


@pytest.mark.parametrize(
    "seed", [*range(4), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(4, 12))]
)
@pytest.mark.rule("SET-11", "SET-12", "SET-13", "EXP-6", "EXP-7")
def test_every_check_holds_after_every_decision(seed: int) -> None:
    done, finished = fuzz_batch(400, 77_000 + seed)
    assert done == 400
    assert finished > 0


@given(st.integers(0, 2**63 - 1))
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_any_seed_plays_to_an_end(seed: int) -> None:
    choices = random.Random(seed)
    game = random_game(choices, PACK)
    while not game.is_over():
        game.push(random_choice(choices, game))
    check_position(game, choices)
    outcome = game.outcome()
    assert outcome is not None
    assert sorted(outcome.ranking) == list(range(game.players))


@pytest.mark.parametrize("sides", range(16))
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.rule("SET-2")
def test_all_sixteen_maps_play(players: int, sides: int) -> None:
    names = tuple(f"{module}{1 + (sides >> bit & 1)}" for bit, module in enumerate("ABCD"))
    game = new_game(players, seed=sides, map_sides=names)
    choices = random.Random(sides)
    while not game.is_over():
        game.push(random_choice(choices, game))
    check_position(game, choices)
    assert game.state.setup.board.sides == names


@pytest.mark.parametrize("seed", range(4))
def test_every_action_is_legal_or_explained(seed: int) -> None:
    every = action_space(PACK).actions
    choices = random.Random(seed)
    game = new_game(seed + 1, seed=seed)
    while not game.is_over():
        if game.ply % 40 == seed:
            legal = set(game.legal_actions)
            for action in every:
                assert flow.is_legal(game.state, action) == (action in legal)
                if action in legal:
                    assert game.why_not(action) == ()
                else:
                    check_explanation(game, action)
        game.push(random_choice(choices, game))


def test_a_silent_explanation_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = position(2, seats=[{"money": 0}, {}])
    check_explanation(game, Action.parse("ship"))
    answers, clause, _ = flow.EXPLAIN[UpgradeShipping]
    silent: Explanation = (answers, clause, lambda state, seat, action: [])
    monkeypatch.setitem(flow.EXPLAIN, UpgradeShipping, silent)
    # A question still gets a reason.
    assert [reason.problem for reason in game.why_not("ship")] == ["not_now"]
    with pytest.raises(ConformanceError, match="nothing says why not"):
        check_explanation(game, Action.parse("ship"))


def test_a_broken_law_is_noticed() -> None:
    game = new_game(2)
    game.state.players[0].money = -1
    with pytest.raises(ConformanceError, match="debt"):
        check_position(game, random.Random(1))


def test_pop_returns_through_a_whole_game() -> None:
    choices = random.Random(5)
    game = new_game(3, seed=5)
    positions = []
    while not game.is_over():
        positions.append(game.position())
        game.push(random_choice(choices, game))
    for text in reversed(positions):
        game.pop()
        assert game.position() == text
    with pytest.raises(IndexError, match="no decision"):
        game.pop()


def test_the_same_seed_and_codes_give_the_same_game() -> None:
    def play() -> Game:
        choices = random.Random(3)
        game = new_game(4, seed=11)
        while not game.is_over():
            game.push(random_choice(choices, game))
        return game

    first, second = play(), play()
    assert first.position() == second.position()
    assert first.record() == second.record()


def _distinct(state: State) -> State:
    """Return a state in which every field of state and player has a value of its own."""
    state.round = 3
    state.passed = (1,)
    state.removed = (49,)
    state.offer = (("", 5),)
    state.bought = (1, 0, 0, 0, 0, 0)
    state.recorded_rolls = (2,)
    return state


def test_copy_keeps_every_field_and_is_independent() -> None:
    state = _distinct(new_game(3, seed=4, clans=("stewart", "macdonald", "mackenzie")).state)
    twin = state.copy()
    assert same_state(state, twin) is None
    for mine, yours in zip(state.players, twin.players, strict=True):
        assert mine is not yours
    for field in PlayerState.__dataclass_fields__:
        assert getattr(twin.players[0], field) == getattr(state.players[0], field)
    twin.players[0].money += 1
    twin.players[1] = twin.players[1].copy()
    assert same_state(state, twin) == "players[0].money"


def test_a_fork_shares_players_until_one_is_owned() -> None:
    state = new_game(2).state
    fork = state.fork()
    assert fork.players[0] is state.players[0]
    assert fork.own(0) is not state.players[0]
    assert fork.own(0) is fork.own(0)
    assert fork.players[1] is state.players[1]
