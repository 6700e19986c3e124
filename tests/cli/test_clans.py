"""``caledonia clans``."""

from __future__ import annotations

import csv
import io

import pytest

from caledonia.bots.clans import COLUMNS, lines
from caledonia.cli import main


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as left:
        main(["clans", *arguments])
    shown = capsys.readouterr()
    return int(left.value.code or 0), shown.out, shown.err


def test_clans_are_shown_best_first(capsys: pytest.CaptureFixture[str]) -> None:
    code, shown, _ = run(capsys, "--players", "4", "--lang", "en")
    assert code == 0
    assert len(shown.splitlines()) == 1 + 9
    assert "MacKenzie" in shown


def test_the_whole_table_as_csv(capsys: pytest.CaptureFixture[str]) -> None:
    _, shown, _ = run(capsys, "--csv")
    rows = list(csv.DictReader(io.StringIO(shown)))
    assert tuple(rows[0]) == COLUMNS
    assert len(rows) == len(lines())


def test_by_the_starting_tile(capsys: pytest.CaptureFixture[str]) -> None:
    _, shown, _ = run(capsys, "--by", "starting_tile", "--lang", "de")
    assert "± " in shown


def test_an_unknown_grouping_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, problem = run(capsys, "--by", "weather")
    assert code == 2
    assert "by: no 'weather', choose one of all, turn" in problem
