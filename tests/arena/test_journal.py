from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from caledonia.arena.entrants import Entrant
from caledonia.arena.journal import Journal, JournalError, kept_plan
from caledonia.arena.match import Match, Result, play_game
from caledonia.chance import NARROW

MATCH = Match(line_up=(Entrant("a", "random"), Entrant("b", "random")))
PLAN = MATCH.as_dict()
RESULTS = [play_game(MATCH, number) for number in range(3)]


def written(file: Path, results: list[Result]) -> bytes:
    with Journal(file, PLAN) as journal:
        for result in results:
            journal.add(result)
    return file.read_bytes()


def test_a_run_is_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    written(file, RESULTS[:2])
    with Journal(file, PLAN) as journal:
        assert journal.results == {0: RESULTS[0], 1: RESULTS[1]}
        journal.add(RESULTS[2])
    whole = written(tmp_path / "whole.jsonl", RESULTS)
    assert file.read_bytes() == whole
    header, *lines = whole.decode("ascii").splitlines()
    assert json.loads(header) == {"plan": json.loads(json.dumps(PLAN))}
    assert [json.loads(line)["game"] for line in lines] == [0, 1, 2]


def test_a_torn_file_loses_its_last_line_only(tmp_path: Path) -> None:
    whole = written(tmp_path / "whole.jsonl", RESULTS)
    ends = [place + 1 for place, byte in enumerate(whole) if byte == ord("\n")]
    cuts = [0, 1, ends[0] - 1, ends[0], ends[0] + 1, ends[1] - 1, ends[1], ends[2] + 50, len(whole)]
    for cut in cuts:
        file = tmp_path / "torn.jsonl"
        file.write_bytes(whole[:cut])
        kept = max(0, sum(end <= cut for end in ends) - 1)
        with Journal(file, PLAN) as journal:
            assert list(journal.results) == list(range(kept))
            for result in RESULTS[kept:]:
                journal.add(result)
        assert file.read_bytes() == whole


def test_a_last_line_of_noughts_is_dropped(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = written(file, RESULTS[:1])
    file.write_bytes(whole + b"\0" * 40 + b"\n")
    with Journal(file, PLAN) as journal:
        assert list(journal.results) == [0]
    assert file.read_bytes() == whole


def test_another_plan_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = written(file, RESULTS)
    with pytest.raises(JournalError, match=r"another plan \(seed is 1 there and 7 here"):
        Journal(file, {**PLAN, "seed": 7})
    assert file.read_bytes() == whole


def test_a_run_of_an_earlier_release_goes_on_with_its_deals(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    old = replace(MATCH, generator=NARROW)
    plan = old.as_dict()
    assert "generator" not in plan
    first, second = (play_game(old, number) for number in range(2))
    assert first.clans != RESULTS[0].clans
    with Journal(file, plan) as journal:
        journal.add(first)
    with pytest.raises(JournalError, match=r"another plan \(generator is null there and 2 here"):
        Journal(file, PLAN)
    kept = kept_plan(file)
    assert kept is not None
    assert play_game(MATCH.continuing(kept), 1).scores == second.scores


def test_a_run_of_today_goes_on_with_its_deals(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    written(file, RESULTS[:1])
    kept = kept_plan(file)
    assert kept is not None
    assert MATCH.continuing(kept) == MATCH


def test_no_plan_is_kept_in_other_files(tmp_path: Path) -> None:
    file = tmp_path / "poem.txt"
    assert kept_plan(file) is None
    file.write_text("a poem\n", encoding="utf-8")
    assert kept_plan(file) is None


@pytest.mark.parametrize("text", ["a poem", "a poem\nof two lines\n", '{"game": 1}\n', "[]\n[]\n"])
def test_other_files_are_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "poem.txt"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(JournalError, match="no file of an earlier run"):
        Journal(file, PLAN)
    assert file.read_text(encoding="utf-8") == text


def test_a_wrong_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    lines = written(file, RESULTS).splitlines(keepends=True)
    file.write_bytes(b"".join([lines[0], b'{"game": 5}\n', *lines[1:]]))
    with pytest.raises(JournalError, match="line 2: not the result of a game"):
        Journal(file, PLAN)


def test_files_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(JournalError, match="cannot write"):
        Journal(tmp_path / "nowhere" / "games.jsonl", PLAN)
    with pytest.raises(JournalError, match="cannot write"):
        Journal(tmp_path, PLAN)


def test_two_runs_cannot_write_one_file(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    file = tmp_path / "games.jsonl"
    with Journal(file, PLAN), pytest.raises(JournalError, match="by another run"):
        Journal(file, PLAN)
