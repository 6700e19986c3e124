from __future__ import annotations

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from caledonia.cli import fuzz
from caledonia.cli.app import make_app
from caledonia.conformance import ConformanceError, fuzzing
from caledonia.game import Game


def test_the_command_checks_as_many_decisions_as_asked() -> None:
    arguments = ["fuzz", "--decisions", "120", "--seed", "3", "--jobs", "1", "--json"]
    result = CliRunner().invoke(make_app(), arguments)
    assert result.exit_code == 0
    figures = json.loads(result.stdout)
    assert figures["decisions"] == 120
    assert set(figures) == {"decisions", "games", "seconds"}


def test_at_least_one_decision() -> None:
    result = CliRunner().invoke(make_app(), ["fuzz", "--decisions", "0"])
    assert result.exit_code == 2


def test_any_failure_reports_its_seed_and_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: Game, choices: object) -> None:
        if game.ply == 5:
            raise KeyError("gone")

    monkeypatch.setattr(fuzzing, "check_position", broken)
    with pytest.raises(ConformanceError, match=r"seed 9: KeyError\('gone'\)") as caught:
        fuzzing.fuzz_batch(200, 9)
    record = str(caught.value).split("\n", 1)[1]
    assert Game.from_record(record).ply == 5


def test_a_failure_never_goes_over_an_existing_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "failure.txt"
    fuzz._write_new(file, "seed 1")
    assert file.read_text() == "seed 1"
    with pytest.raises(typer.Exit):
        fuzz._write_new(file, "seed 2")
    assert file.read_text() == "seed 1"
    assert "be saved to" in capsys.readouterr().err
