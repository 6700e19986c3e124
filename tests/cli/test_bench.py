from __future__ import annotations

import json

from typer.testing import CliRunner

from caledonia import native
from caledonia.cli.app import make_app

KEYS = {
    "decisions_per_s",
    "games_per_s",
    "decisions_per_game",
    "legal_actions_mean",
    "copy_us",
    "push_us",
}
TWIN_KEYS = {
    "twin_decisions_per_s",
    "twin_games_per_s",
    "twin_copy_ns",
    "thumb_games_per_s",
    "twin_thumb_games_per_s",
    "vector_decisions_per_s",
}


def test_the_figures_for_two_three_and_four_players() -> None:
    result = CliRunner().invoke(make_app(), ["bench", "--json", "--seconds", "0.1"])
    assert result.exit_code == 0
    figures = json.loads(result.stdout)
    assert list(figures) == ["2", "3", "4"]
    for players in figures.values():
        assert set(players) == (KEYS | TWIN_KEYS if native.available() else KEYS)
        assert all(value > 0 for value in players.values())


def test_the_table_for_people() -> None:
    result = CliRunner().invoke(make_app(), ["bench", "--seconds", "0.1"])
    assert result.exit_code == 0
    assert "decisions_per_s" in result.stdout
    assert "4 players" in result.stdout


def test_no_time_is_no_measurement() -> None:
    result = CliRunner().invoke(make_app(), ["bench", "--seconds", "0"])
    assert result.exit_code == 2
