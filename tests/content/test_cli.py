"""`caledonia content check`."""

from __future__ import annotations

from pathlib import Path

import typer
from typer.testing import CliRunner

from caledonia.cli.content import register
from tests.content.conftest import Edit


def run(*arguments: str) -> tuple[int, str]:
    app = typer.Typer()
    register(app)
    result = CliRunner().invoke(app, [*arguments], env={"COLUMNS": "100"})
    return result.exit_code, result.output


def test_base_pack_is_printed_with_its_standing() -> None:
    code, output = run("content", "check")
    assert code == 0
    lines = [line.split() for line in output.splitlines()]
    assert ["market_small", "house"] in lines
    assert ["market_large", "printed"] in lines
    end = "no problems\nfigures of the map: caledonia map report\n"
    assert output.endswith(end)


def test_the_figures_of_another_pack_are_pointed_to(pack: Path) -> None:
    output = run("content", "check", str(pack))[1]
    assert "".join(output.split()).endswith(f"mapreport--content{pack}".replace(" ", ""))


def test_every_problem_is_printed(pack: Path, edit: Edit) -> None:
    edit("units.toml", "cost = 8", "cost = -1")
    edit("export.toml", "mark = 5", "mark = 0")
    code, output = run("content", "check", str(pack))
    assert code == 1
    assert "units.toml units sheep cost: -1, expected a whole number from 0 to 99" in output
    assert "export.toml import_track mark: 0, expected a whole number from 1 to 99" in output
    assert output.endswith("2 problems\n")


def test_one_problem(pack: Path, edit: Edit) -> None:
    edit("export.toml", "mark = 5", "mark = 0")
    assert run("content", "check", str(pack))[1].endswith("1 problem\n")


def test_an_empty_folder_is_no_pack(tmp_path: Path) -> None:
    code, output = run("content", "check", str(tmp_path))
    assert code == 1
    assert "pack.toml: missing, expected this file in the pack" in output


def test_a_missing_folder_is_one_sentence(tmp_path: Path) -> None:
    code, output = run("content", "check", str(tmp_path / "none"))
    assert code == 2
    expected = f"caledonia: no folder {tmp_path / 'none'}: give the folder of a content pack"
    assert output.strip() == expected
