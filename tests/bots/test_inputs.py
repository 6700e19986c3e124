"""The inputs of the net in Python are those of the compiled library, figure for figure."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from caledonia import Game, Options
from caledonia.bots.crofter import evaluate
from caledonia.bots.fast import flat_forecast, flat_weights
from caledonia.bots.inputs import Inputs, action_inputs
from caledonia.bots.net import shipped_net
from caledonia.bots.weights import DEFAULT
from caledonia.native import Twin, available
from caledonia.native.codec import Codec
from caledonia.native.games import SelfplayOptions as Plan
from learning.notebook import Chair, Notebook

pytestmark = pytest.mark.skipif(not available(), reason="the compiled twin is not built here")
MOST = 600
VARIANTS = [
    (1, Options()),
    (2, Options.first_game()),
    (2, Options(clan_auction=True, errata_2025=True)),
    (3, Options(tighter_map=True, static_imports=True)),
    (4, Options()),
    (4, Options(no_clans=True, no_port_tiles=True, no_scoring_tiles=True)),
]


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_every_decision_of_a_random_game(players: int, options: Options) -> None:
    # Of a game with more decisions than there is room for, the first may be dropped.
    notebook = Notebook(MOST)
    chairs = [Chair(shipped_net(), 1)] * players
    dice = Random(players)
    game = Game.new(players, 11 * players, options)
    compared = 0
    while not game.is_over():
        actions = list(game.legal_actions)
        if len(actions) > 1:
            plan = Plan(1, 1.0, 1, 0.0, 0.0, 0.3, MOST)
            weights, forecast = flat_weights(DEFAULT), flat_forecast(players)
            notebook.play(Twin.of(game), chairs, weights, forecast, plan)
            assert notebook.plies[0] == game.ply
            _compare_seats(notebook, game)
            _compare_actions(notebook, game)
            compared += 1
        game.push(dice.choice(actions))
    assert compared > 15


def _compare_seats(notebook: Notebook, game: Game) -> None:
    inputs = Inputs(game.state)
    for seat in range(game.players):
        expected = notebook.inputs[0, seat]
        own = np.array(inputs.seat(seat), np.float32)
        assert own.shape == expected.shape
        different = np.flatnonzero(np.abs(own - expected) > 1e-5)
        assert not len(different), (game.position(), seat, different.tolist())


def _compare_actions(notebook: Notebook, game: Game) -> None:
    """The library keeps the most promising actions, in an order of its own."""
    state = game.state
    legal = list(game.legal_actions)
    values = evaluate(state, legal)
    best, codec = max(values), Codec(state.setup)
    own = np.array(
        [action_inputs(state, codec, a, v, best) for a, v in zip(legal, values, strict=True)],
        np.float32,
    )
    kept = int((notebook.starts[0] > -1e4 + 1).sum())
    assert kept == min(len(legal), len(notebook.starts[0]))
    for row in notebook.actions[0, :kept]:
        assert np.abs(own - row).max(axis=1).min() < 1e-5, game.position()
