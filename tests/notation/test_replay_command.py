from __future__ import annotations

import json
from pathlib import Path

import pytest

from caledonia import Game
from caledonia.cli import main
from caledonia.notation.position import HIDDEN_KEYS
from tests.notation.games import RECORDS, TABLES, played


def call(*words: str | Path) -> int:
    """Run ``caledonia replay`` and return its exit status."""
    with pytest.raises(SystemExit) as caught:
        main(["replay", *map(str, words)])
    assert isinstance(caught.value.code, int)
    return caught.value.code


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    file.write_text(played(TABLES[2], 4).record(names=["Ada", "Ben [1]", "Cleo"]), encoding="utf-8")
    return file


def test_a_good_record_is_shown_with_its_score_sheet(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert call(record) == 0
    output = capsys.readouterr().out
    outcome = played(TABLES[2], 4).outcome()
    assert outcome is not None
    assert "Ben [1]" in output
    row = next(line for line in output.splitlines() if line.startswith("total"))
    assert row.split()[1:] == [str(score) for score in outcome.scores]
    for line in ("glory", "sugar cane", "settlements", "auction bid", "money left over", "place"):
        assert f"\n{line} " in output
    assert "every line is in order" in output


def test_an_unfinished_record_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    for decisions, where in ((1, "the setup"), (30, "round ")):
        file.write_text(played(TABLES[0], 2, decisions).record(), encoding="utf-8")
        assert call(file) == 0
        output = capsys.readouterr().out
        assert f"not over: the record stops in {where}" in output
        assert "\nrank " in output


def test_a_bad_line_stops_with_number_code_and_reason(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = record.read_text(encoding="utf-8").split("\n")
    number = next(n for n, line in enumerate(lines) if line.startswith("place"))
    lines[number] = "place sheep c4"
    record.write_text("\n".join(lines), encoding="utf-8")
    assert call(record) == 1
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err == (
        f"caledonia: {record}: line {number + 1}: 'place sheep c4': "
        "illegal: only workers are placed at the start (SET-10)\n"
    )
    assert call(record, "--json") == 1
    assert json.loads(capsys.readouterr().out) == {
        "file": str(record),
        "ok": False,
        "line": number + 1,
        "text": "place sheep c4",
        "reason": "illegal: only workers are placed at the start (SET-10)",
    }


def test_position_prints_the_position_alone(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert call(record, "--position") == 0
    assert capsys.readouterr().out == played(TABLES[2], 4).position()


def test_the_position_of_a_public_record_has_nothing_made_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    game = played(TABLES[2], 4, 30)
    from_position = Game.from_position(game.position())
    for public in (game, from_position):
        file.write_text(public.record(), encoding="utf-8")
        assert call(file, "--position") == 0
        shown = capsys.readouterr()
        expected = json.loads(game.position())
        assert [expected.pop(key) for key in HIDDEN_KEYS]
        assert json.loads(shown.out) == expected
        assert "without pile, random, recorded_rolls" in shown.err
    for secret in (game, from_position):
        file.write_text(secret.record(secret=True), encoding="utf-8")
        assert call(file, "--position") == 0
        shown = capsys.readouterr()
        assert (shown.out, shown.err) == (game.position(), "")


def test_json(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert call(record, "--json") == 0
    data = json.loads(capsys.readouterr().out)
    game = played(TABLES[2], 4)
    outcome = game.outcome()
    assert outcome is not None
    assert data["ok"] is data["over"] is True
    assert (data["players"], data["decisions"]) == (3, game.ply)
    assert data["names"] == ["Ada", "Ben [1]", "Cleo"]
    assert data["outcome"]["scores"] == list(outcome.scores)
    assert [sheet["total"] for sheet in data["sheets"]] == list(outcome.scores)


def test_wrong_calls_are_one_sentence(
    tmp_path: Path, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "none.txt"
    assert call(missing) == 2
    assert capsys.readouterr().err == (f"caledonia: no file {missing}: give the path of a record\n")
    assert call(tmp_path) == 2
    assert "is a folder: give the path of a record" in capsys.readouterr().err
    assert call(record, "--json", "--position") == 2
    assert "can't be combined" in capsys.readouterr().err
    record.write_bytes(b"\xff\xfe\x00")
    assert call(record) == 1
    assert "isn't a UTF-8 text file" in capsys.readouterr().err


def test_another_pack_must_exist(
    tmp_path: Path, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert call(record, "--content", tmp_path / "none") == 2
    assert f"no folder {tmp_path / 'none'}: give the folder of a" in capsys.readouterr().err
    (tmp_path / "empty").mkdir()
    assert call(record, "--content", tmp_path / "empty") == 1
    error = capsys.readouterr().err
    assert f"'caledonia content check {tmp_path / 'empty'}' lists them all" in error
    assert "pack.toml" in error


def test_the_recorded_games_are_in_order() -> None:
    for file in RECORDS.glob("*.txt"):
        assert call(file, "--content", RECORDS.parents[1] / "pack") == 0


def test_a_public_record_gives_the_same_page_every_time(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(Game.new(2, seed=5).record(), encoding="utf-8")
    assert call(file, "--position") == call(file, "--position") == 0
    output = capsys.readouterr().out
    assert output[: len(output) // 2] == output[len(output) // 2 :]
