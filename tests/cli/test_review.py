"""`caledonia review`: tables, words in every language, picture, JSON and errors."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner, Result

from caledonia.cli import review as command
from caledonia.cli.app import make_app
from caledonia.locale import LANGUAGES
from caledonia.review import Review, from_json, review_game
from tests.drawing.pictures import words_in
from tests.helpers import new_game
from tests.review.games import QUICK, finished

NAMES = ("Ada", "[Ben]")
FOLDER = Path(__file__).parent.parent / "pack"


def run(*arguments: str) -> Result:
    call = ["review", *arguments, "--content", str(FOLDER)]
    return CliRunner().invoke(make_app(), call, env={"LANG": "C"})


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look at every decision only shortly."""

    def shortly(*arguments: object, **options: object) -> Review:
        return review_game(*arguments, settings=QUICK, **options)  # type: ignore[arg-type] # as given

    monkeypatch.setattr(command, "review_game", shortly)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    file.write_text(finished(2).record(names=NAMES), encoding="utf-8")
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_reviewed_in_every_language(record: Path, language: str) -> None:
    result = run(str(record), "--lang", language, "--all")
    assert result.exit_code == 0, result.output
    outcome = finished(2).outcome()
    assert outcome is not None
    for name, score in zip(NAMES, outcome.scores, strict=True):
        assert name in result.output
        assert f"{score}{'.' if language == 'en' else ','}0" in result.output


def test_json_is_the_review(record: Path) -> None:
    result = run(str(record), "--json")
    assert result.exit_code == 0, result.output
    review = from_json(json.loads(result.stdout))
    assert [sheet.name for sheet in review.sheets] == list(NAMES)
    for sheet in review.sheets:
        assert sheet.points.total == pytest.approx(sheet.final, abs=0.1)


def test_the_picture_has_a_bar_for_every_term(record: Path) -> None:
    out = record.with_suffix(".svg")
    assert run(str(record), "--svg", str(out)).exit_code == 0
    root = ElementTree.fromstring(out.read_text(encoding="utf-8"))
    bars = [each for each in root.iter() if each.get("class", "").startswith("bar ")]
    assert len(bars) == 2 * 5
    assert "[Ben]" in words_in(root)


def test_a_game_that_is_not_over_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "open.txt"
    file.write_text(new_game(2).record(), encoding="utf-8")
    result = run(str(file))
    assert result.exit_code == 1
    assert "isn't over" in result.output


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    assert run(str(tmp_path / "none.txt")).exit_code == 2
    file = tmp_path / "bad.txt"
    file.write_text("hello", encoding="utf-8")
    assert run(str(file)).exit_code == 1
