"""`caledonia review`: tables, words in every language, picture, JSON and errors."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner, Result

from caledonia.cli import review as command
from caledonia.cli.app import make_app
from caledonia.cli.review_words import ReviewWords
from caledonia.cli.words import Words
from caledonia.locale import LANGUAGES, texts
from caledonia.native.seer import ScoreLine
from caledonia.notation.codes import parse_action
from caledonia.review import Review, from_json, review_game
from caledonia.review.compare import comparisons
from caledonia.review.shapes import TERMS, Why
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


def test_the_lead_and_the_course_are_printed_by_term_and_round(record: Path) -> None:
    shown = run(str(record)).output
    review = review_game(finished(2), NAMES, settings=QUICK)
    lead = shown.split("Lead by term")[1].split("Expected points")[0]
    for sheet in review.sheets:
        for term in TERMS:
            assert f"{getattr(sheet.margin, term):+.1f} (".replace("-", "−") in lead
        change = round(100 * sheet.win.luck)
        luck = f"{sheet.margin.luck:+.1f} ({f'{change:+}' if change else 0} pp)"
        assert luck.replace("-", "−") in lead
    course = shown.split("Expected points (chance to win)")[1].split("Turning points")[0]
    for ply in (0, *review.rounds, len(review.course) - 1):
        for value in review.course[ply].values:
            assert f"{value.points:.1f} ({100 * value.win:.0f}%)" in course


def test_decisions_are_in_words_not_codes(record: Path) -> None:
    shown = run(str(record), "--all").output
    review = review_game(finished(2), NAMES, settings=QUICK)
    turns = shown.split("Turning points")[1].split("VP lost")[0].strip().splitlines()
    assert len(turns) == len(review.turning_points)
    for line, point in zip(turns, review.turning_points, strict=True):
        action = str(finished(2).actions[point.ply - 1])
        assert f" {action}." not in line
        assert point.cause == "luck" or NAMES[point.by] in line
    for line in shown.splitlines():
        if line.startswith(("  Played:", "  Better:")):
            assert line.split(":")[1].strip().startswith(NAMES)


BETTER = {
    "en": "The better line",
    "de": "Die bessere Variante",
    "es": "La mejor opción",
    "it": "L’alternativa migliore",
    "pt_BR": "A melhor opção",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shown_decision_has_its_reason_in_one_sentence(record: Path, language: str) -> None:
    shown = run(str(record), "--lang", language, "--all").output.splitlines()
    review = review_game(finished(2), NAMES, settings=QUICK)
    sentences = [line.strip() for line in shown if line.startswith(f"  {BETTER[language]} ")]
    assert len(sentences) == sum(each.why is not None for each in review.decisions)
    unit = {"en": "VP", "de": "SP"}.get(language, "PV")
    for sentence in sentences:
        assert re.fullmatch(r"[^.]*(\d[.,]\d[^.]*)*\.", sentence), sentence
        assert unit in sentence or not re.search(r"\d[.,]\d", sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_say_what_is_true_of_the_best_action(language: str) -> None:
    words = ReviewWords(Words(texts(language), NAMES), finished(2))
    nothing_better = texts(language)("hint-why-rest")

    def said_of(best: str, reason: str = "rest", points: float | None = -1.3) -> str:
        difference: tuple[ScoreLine, float] = ("contracts", points or 0.0)
        apart = (difference,) if points else ()
        said = words.why(Why(reason, "12", apart), parse_action(best))
        assert nothing_better not in said
        return said

    passing = texts(language)("look-reason-pass")
    assert passing in said_of("pass")
    assert passing in said_of("pass", points=None)
    assert texts(language)("look-reason-stop") in said_of("end")
    assert said_of("hire", points=None) == texts(language)("look-why.overall", reason="")
    deeds = {said_of(best, "contract") for best in ("obtain 12", "fulfil 12", "hire")}
    assert len(deeds) == 3
    # What brings less of something isn't better because of that.
    assert said_of("hire", points=0.8) == texts(language)(
        "look-why.despite-plain",
        sources=texts(language)(
            "look-why-less",
            points="0.8" if language == "en" else "0,8",
            line=texts(language)("hint-line-contracts"),
        ),
    )


def test_changes_of_a_chance_are_percentage_points() -> None:
    words = ReviewWords(Words(texts("en"), NAMES), finished(2))
    said = [words.signed_share(change) for change in (0.123, -0.01, -0.004)]
    assert said == ["+12 percentage points", "−1 percentage point", "0 percentage points"]
    assert words.signed_share(-0.07, short=True) == "−7 pp"


def test_with_two_players_the_other_is_named() -> None:
    review = review_game(finished(2), NAMES, settings=QUICK)
    first, second = sorted(review.sheets, key=lambda sheet: sheet.place)
    sheets = (
        replace(first, points=replace(first.points, opponents=99.0)),
        replace(second, points=replace(second.points, opponents=9.0)),
    )
    words = ReviewWords(Words(texts("en"), NAMES), finished(2))
    said = " ".join(words.sentences(replace(review, sheets=sheets)))
    one, other = NAMES[first.seat], NAMES[second.seat]
    assert f"{other}’s decisions gave {one} 90.0 ± " in said
    assert f"more than {one}’s gave {other}." in said


def test_differences_within_their_error_count_as_even() -> None:
    review = review_game(finished(2), NAMES, settings=QUICK)
    first, other = sorted(review.sheets, key=lambda sheet: sheet.place)
    gap = abs(first.points.decisions - other.points.decisions)

    def kinds(error: float) -> list[str]:
        uncertainty = replace(first.uncertainty, decisions=error)
        sheets = tuple(replace(sheet, uncertainty=uncertainty) for sheet in review.sheets)
        return [each.kind for each in comparisons(replace(review, sheets=sheets))]

    assert "better" in kinds(gap / 2)
    assert "even" in kinds(gap)
    assert "better" not in kinds(gap)


def test_a_solo_review_has_no_opponents_and_no_chances(tmp_path: Path) -> None:
    file = tmp_path / "solo.txt"
    file.write_text(finished(1).record(names=NAMES[:1]), encoding="utf-8")
    shown = run(str(file), "--all").output
    assert "Seen later" in shown
    assert "Opponents" not in shown
    assert "chance to win" not in shown
    assert "Round 0" not in shown


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
    assert len(bars) == 2 * 6
    # Every term has its standard error, and what begins below the axis is broken.
    whiskers = [each for each in root.iter() if each.get("class") == "whisker"]
    assert len(whiskers) == 2 * 5
    assert [each.get("class") for each in root.iter()].count("break") == 2 * 2
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
