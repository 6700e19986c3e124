from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from caledonia.cli.app import make_app
from caledonia.game import Game
from caledonia.notation.record import read_record


def run(folder: Path, *arguments: str) -> Result:
    common = ["sim", "--dir", str(folder), "--jobs", "1"]
    return CliRunner().invoke(make_app(), [*common, *arguments])


def files(folder: Path) -> dict[str, str]:
    return {file.name: file.read_text(encoding="utf-8") for file in sorted(folder.iterdir())}


def test_records_of_finished_games(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "records"
    result = run(folder, "--bots", "random,crofter", "--players", "3", "--games", "2")
    assert result.exit_code == 0, result.output
    assert result.stdout == f"2 records written to {folder}.\n"
    written = files(folder)
    assert list(written) == ["game-000001.txt", "game-000002.txt", "plan.json"]
    names = []
    for name in list(written)[:2]:
        assert Game.from_record(written[name]).is_over()
        names.append(read_record(written[name]).names)
    # The seats rotate.
    assert names == [("random", "crofter", "crofter"), ("crofter", "random", "crofter")]


def test_going_on_writes_what_is_missing(tmp_path: Path) -> None:
    arguments = ("--bots", "random,random@1n", "--games", "3", "--json")
    assert run(tmp_path, *arguments).exit_code == 0
    whole = files(tmp_path)
    (tmp_path / "game-000002.txt").unlink()
    again = json.loads(run(tmp_path, *arguments).stdout)
    assert (again["written"], again["skipped"], again["faults"]) == (1, 2, 0)
    assert files(tmp_path) == whole


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    assert run(tmp_path, "--bots", "random", "--games", "1").exit_code == 0
    (tmp_path / "game-000001.txt").write_text("mine", encoding="utf-8")
    assert run(tmp_path, "--bots", "random", "--games", "2").exit_code == 0
    assert files(tmp_path)["game-000001.txt"] == "mine"


def test_another_plan_is_refused(tmp_path: Path) -> None:
    assert run(tmp_path, "--bots", "random", "--games", "1").exit_code == 0
    before = files(tmp_path)
    refused = run(tmp_path, "--bots", "crofter", "--games", "2")
    assert refused.exit_code == 2
    assert "holds records of another run" in refused.stderr
    assert files(tmp_path) == before


def test_a_folder_of_an_earlier_release_goes_on_with_its_deals(tmp_path: Path) -> None:
    assert run(tmp_path, "--bots", "random", "--games", "1").exit_code == 0
    plan = json.loads((tmp_path / "plan.json").read_text(encoding="utf-8"))
    assert plan.pop("generator") == 2
    (tmp_path / "plan.json").write_text(json.dumps(plan), encoding="utf-8")
    assert run(tmp_path, "--bots", "random", "--games", "2").exit_code == 0
    written = files(tmp_path)
    assert written["game-000001.txt"].startswith("Caledonia: 2\n")
    assert written["game-000002.txt"].startswith("Caledonia: 1\n")


def test_other_folders_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "game-000001.txt").write_text("mine", encoding="utf-8")
    refused = run(tmp_path, "--bots", "random")
    assert refused.exit_code == 2
    assert "holds records of other games" in refused.stderr
    (tmp_path / "plan.json").write_text("mine", encoding="utf-8")
    assert "isn't a record plan" in run(tmp_path, "--bots", "random").stderr
    assert len(files(tmp_path)) == 2


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("--bots", "clever"), "no bot 'clever'"),
        (("--bots", ","), "name at least one"),
        (("--bots", "random,random", "--players", "1"), "2 bots for 1 players"),
        (("--bots", ",".join(["random"] * 5)), "at most 4 can play"),
        (("--bots", "random", "--games", "0"), "--games"),
    ],
)
def test_wrong_calls(tmp_path: Path, arguments: tuple[str, ...], problem: str) -> None:
    result = run(tmp_path, *arguments)
    assert result.exit_code == 2
    assert problem in result.stderr
    assert not files(tmp_path)


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    result = run(file, "--bots", "random")
    assert result.exit_code == 2
    assert "cannot write to" in result.stderr
