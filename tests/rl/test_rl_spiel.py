"""The adapter for OpenSpiel passes OpenSpiel's own test."""

from __future__ import annotations

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")


@pytest.mark.parametrize("players", [2, 4])
def test_openspiels_own_test_of_random_games_passes(players: int) -> None:
    import caledonia.rl.spiel  # noqa: F401  # registers the game

    game = pyspiel.load_game("python_caledonia", {"players": players})
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
