"""Rules of thumb and search on the twin choose what Python chooses, to the last bit."""

from __future__ import annotations

import os
import random
import subprocess
import sys

import pytest

from caledonia import Game, native
from caledonia.bots import Limit, crofter
from caledonia.bots.explain import expected_points
from caledonia.bots.fast import FastSearch, flat_forecast, flat_weights, search_for
from caledonia.bots.forecast import FEATURE_NAMES, features_of
from caledonia.bots.pace import TimeBudget
from caledonia.bots.playout import play_out
from caledonia.bots.search import Search
from caledonia.bots.searchers import Chief
from caledonia.bots.weights import DEFAULT
from caledonia.conformance import random_choice, random_game
from caledonia.native import NativeError, Twin
from caledonia.native.library import SWITCH
from caledonia.native.search import TreeSearch, evaluate, play_by_thumb
from caledonia.rules.final import outcome_of
from caledonia.types import ROUNDS

pytestmark = pytest.mark.skipif(
    not native.available(), reason=f"no compiled twin: {native.why_not_available()}"
)


def in_the_middle(players: int, seed: int, decisions: int) -> Game:
    """Return a game after random decisions, where there is something to choose."""
    choices = random.Random(seed)
    game = Game.new(players, seed)
    while game.ply < decisions or len(game.legal_actions) < 3:
        game.push(random_choice(choices, game))
    return game


def test_every_action_is_worth_the_same() -> None:
    choices = random.Random(7)
    for _ in range(6):
        game = random_game(choices)
        while not game.is_over() and game.ply < 120:
            worths = crofter.evaluate(game.state, list(game.legal_actions))
            assert evaluate(Twin.of(game), flat_weights(DEFAULT)) == worths
            game.push(random_choice(choices, game))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_games_by_rules_of_thumb_end_alike(players: int) -> None:
    game = Game.new(players, 40 + players)
    twin, state = Twin.of(game), game.state.copy()
    play_out(state)
    assert play_by_thumb(twin, flat_weights(DEFAULT), ROUNDS + 1) == state.ply
    assert twin.score_now() == outcome_of(state).sheets


@pytest.mark.parametrize(
    ("players", "decisions", "deep", "rounds_ahead"),
    [
        (1, 30, True, 1),
        (2, 3, True, None),
        (2, 60, True, 1),
        (3, 45, False, None),
        (4, 80, True, 1),
    ],
)
def test_a_search_grows_the_same_tree(
    players: int, decisions: int, deep: bool, rounds_ahead: int | None
) -> None:
    game = in_the_middle(players, players, decisions)
    plain = Search(game.state, random.Random(3), deep=deep, rounds_ahead=rounds_ahead)
    fast = search_for(game.state, random.Random(3), deep=deep, rounds_ahead=rounds_ahead)
    assert isinstance(fast, FastSearch)
    for search in (plain, fast):
        search.run(seconds=None, nodes=30)
    assert fast.playouts == plain.playouts
    assert [(each.action, each.visits, each.total, each.points) for each in fast.ranking()] == [
        (each.action, each.visits, each.total, each.points) for each in plain.ranking()
    ]
    seldom = plain.ranking()[-1].action
    first, second = plain.explore(seldom, 6), fast.explore(seldom, 6)
    assert (first.visits, first.total, first.points) == (second.visits, second.total, second.points)


def test_a_search_by_the_clock_ends_in_time_and_looks_at_something() -> None:
    game = in_the_middle(2, 9, 20)
    search = search_for(game.state, random.Random(1), rounds_ahead=1)
    search.run(seconds=0.02, nodes=None)
    assert search.playouts >= 1
    assert search.ranking()[0].visits >= 1


def test_features_are_handed_over_in_their_order() -> None:
    game = in_the_middle(3, 4, 60)
    assert tuple(features_of(game.state)[0]) == FEATURE_NAMES
    assert len(flat_forecast(3)) == ROUNDS + 1


def test_wrong_figures_are_refused_in_words() -> None:
    twin = Twin.of(in_the_middle(2, 2, 10))
    with pytest.raises(NativeError, match="weights: the twin takes"):
        evaluate(twin, [1.0, 2.0])
    with pytest.raises(NativeError, match="forecast: the twin takes"):
        TreeSearch(twin, flat_weights(DEFAULT), [[1.0]], seed=1, deep=True, until=2)


def test_without_the_twin_bots_think_in_python() -> None:
    script = (
        "from caledonia import Game, native; from caledonia.bots import Limit, make_bot;"
        "print(native.why_not_available()); game = Game.new(2, 1);"
        "print(make_bot('chief', 1).choose(game, game.deciding_seat, Limit(nodes=4)).action)"
    )
    answers = [
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, SWITCH: switch},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.splitlines()
        for switch in ("0", "1")
    ]
    assert answers[0][0] == f"{SWITCH}=0 switches it off"
    assert answers[1][0] == "None"
    assert answers[0][1] == answers[1][1]


def test_expected_points_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new(3, 5)
    while game.round < 2:
        game.push(game.legal_actions[len(game.legal_actions) // 2])
    action = game.legal_actions[-1]
    fast = expected_points(game.state, action, random.Random(4))
    monkeypatch.setattr("caledonia.bots.fast.available", lambda: False)
    assert expected_points(game.state, action, random.Random(4)) == fast


def test_a_searcher_takes_less_time_on_the_twin(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets = []

    def share(self: TimeBudget, game: Game, seconds: float) -> float:
        budgets.append(seconds)
        return 0.001

    monkeypatch.setattr(TimeBudget, "share", share)
    game = Game.new(2, 5)
    Chief(1).choose(game, 0, Limit())
    Chief(1).choose(game, 0, Limit(seconds=3.0))
    monkeypatch.setattr("caledonia.bots.fast.available", lambda: False)
    Chief(1).choose(game, 0, Limit())
    assert budgets == [Chief.TWIN_PACE, 3.0, Chief.PACE]
