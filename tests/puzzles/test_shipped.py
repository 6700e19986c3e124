"""The puzzles of this release, and judging answers to them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from caledonia.game import Game
from caledonia.native import available
from caledonia.puzzles.files import PATH, read_puzzles, shipped_puzzles, write_puzzles
from caledonia.puzzles.judging import AnswerError, evaluated_line, is_refuted, judge, read_answer
from caledonia.puzzles.model import Puzzle, id_of, loss_of
from caledonia.puzzles.search import is_clear
from caledonia.puzzles.turns import kinds_of, opens_turn, redacted
from caledonia.puzzles.values import CLEAR

PUZZLES = sorted(shipped_puzzles().values(), key=lambda each: each.id)
SAMPLE = PUZZLES[:: max(1, len(PUZZLES) // 10)][:10]
needs_twin = pytest.mark.skipif(not available(), reason="needs the compiled twin")


def test_there_are_many_in_a_small_file(tmp_path: Path) -> None:
    assert len(PUZZLES) >= 500
    assert PATH.stat().st_size < 400_000
    write_puzzles(tmp_path / "again", PUZZLES)
    assert read_puzzles(tmp_path / "again") == shipped_puzzles()
    assert (tmp_path / "again").read_bytes() == PATH.read_bytes()


def test_another_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("nothing")
    with pytest.raises(ValueError, match="not a file of puzzles"):
        read_puzzles(file)


def test_all_have_a_legal_clear_best_turn() -> None:
    for puzzle in PUZZLES:
        game = puzzle.game()
        assert opens_turn(game.state)
        assert game.deciding_seat == puzzle.seat
        assert (game.players, game.round) == (puzzle.players, puzzle.round)
        assert puzzle.id == id_of(puzzle.position)
        assert puzzle.kinds == kinds_of(puzzle.best.turn)
        assert len({line.idea for line in puzzle.lines}) == len(puzzle.lines)
        for line in puzzle.lines:
            assert read_answer(game, line.codes) == line.turn
        # Values are rounded in the file.
        assert is_clear([line.value for line in puzzle.lines], CLEAR - 0.05)
        assert is_clear([line.later for line in puzzle.lines], CLEAR - 0.05)


def test_none_knows_what_was_hidden() -> None:
    for puzzle in SAMPLE:
        state = puzzle.game().state
        guess = redacted(state)
        assert (state.pile, state.random, state.recorded_rolls) == (guess.pile, guess.random, ())


@needs_twin
def test_another_search_agrees() -> None:
    agreed = 0
    for puzzle in SAMPLE:
        game = puzzle.game()
        best, other = (evaluated_line(game, line.turn, 500) for line in puzzle.lines[:2])
        agreed += loss_of(best, other) >= CLEAR / 2
    assert agreed >= len(SAMPLE) - 1


def test_the_best_turn_gets_full_marks_and_another_idea_does_not() -> None:
    for puzzle in SAMPLE:
        best, other = judge(puzzle, puzzle.best.codes), judge(puzzle, puzzle.next.codes)
        assert (best.loss, best.marks, best.is_intended) == (0, 1, True)
        assert other.loss == loss_of(puzzle.best, puzzle.next)
        assert not other.is_intended
        assert not other.is_full
        assert not is_refuted(puzzle, other)


@needs_twin
def test_what_was_not_foreseen_is_judged_by_a_search() -> None:
    puzzle = next(each for each in PUZZLES if each.best.codes != ["pass"])
    if any(line.codes == ["pass"] for line in puzzle.lines):
        puzzle = replace(puzzle, lines=puzzle.lines[:1])
    game = puzzle.game()
    game.push_code("pass")
    codes = ["pass"] if game.turn_is_over() else ["pass", "end"]
    verdict = judge(puzzle, codes)
    assert not verdict.is_intended
    assert 0 <= verdict.marks <= 1


@needs_twin
def test_a_puzzle_is_refuted_by_an_answer_that_is_as_good() -> None:
    puzzle = SAMPLE[0]
    wrong = replace(puzzle, lines=(puzzle.next, puzzle.best))
    assert is_refuted(wrong, judge(wrong, puzzle.best.codes))


@pytest.mark.parametrize(
    ("codes", "message"),
    [
        ([], "not over yet"),
        (["dance"], "dance"),
        (["draw"], "draw"),
    ],
)
def test_a_bad_answer_is_refused_with_a_reason(codes: list[str], message: str) -> None:
    with pytest.raises(AnswerError, match=message):
        judge(SAMPLE[0], codes)


def test_nothing_may_follow_the_end_of_a_turn() -> None:
    puzzle = SAMPLE[0]
    with pytest.raises(AnswerError, match="leave out what follows"):
        judge(puzzle, [*puzzle.best.codes, "pass"])


def test_puzzles_survive_their_text_form() -> None:
    for puzzle in SAMPLE:
        again = Puzzle.from_json(puzzle.as_json())
        assert again == puzzle
        assert Game.from_position(again.position).view(None) == puzzle.game().view(None)
