"""The puzzles of this release, and judging answers to them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice, permutations
from pathlib import Path
from random import Random

import pytest

from caledonia.bots import fast
from caledonia.bots.net import PATH as NET
from caledonia.game import Game
from caledonia.native import available
from caledonia.puzzles import judging
from caledonia.puzzles.files import PATH, read_puzzles, shipped_puzzles, write_puzzles
from caledonia.puzzles.judging import (
    AnswerError,
    evaluated_line,
    is_refuted,
    judge,
    read_answer,
    result_of,
)
from caledonia.puzzles.model import Puzzle, id_of, loss_of
from caledonia.puzzles.revalue import has_clear_best, revalue, with_present_values
from caledonia.puzzles.search import is_clear
from caledonia.puzzles.turns import kinds_of, opens_turn, redacted
from caledonia.puzzles.values import CLEAR, Value

ROOT = Path(__file__).parents[2]
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


def another_sample(number: int) -> list[Puzzle]:
    """Return puzzles that change whenever the search or its net does."""
    sources = [*sorted((ROOT / "native").glob("*.[ch]pp")), NET]
    seed = hashlib.sha256(b"".join(source.read_bytes() for source in sources)).digest()
    return Random(seed).sample(PUZZLES, number)


def check_values(puzzle: Puzzle) -> None:
    """Check that all lines have the values of the present search, but for rounding."""
    present = with_present_values(puzzle)
    assert has_clear_best(present.lines)
    lines = {line.turn: line for line in present.lines}
    assert present.best.turn == puzzle.best.turn
    for stored in puzzle.lines:
        line = lines[stored.turn]
        for then, now in ((stored.value, line.value), (stored.later, line.later)):
            assert then.points == pytest.approx(now.points, abs=0.01)
            assert then.chance == pytest.approx(now.chance, abs=0.001)
            assert then.worth == pytest.approx(now.worth, abs=0.0001)


@needs_twin
def test_stored_values_are_those_of_the_present_search() -> None:
    for puzzle in another_sample(12):
        check_values(puzzle)


@pytest.mark.slow
@needs_twin
def test_all_stored_values_are_those_of_the_present_search() -> None:
    for puzzle in PUZZLES:
        check_values(puzzle)


@needs_twin
def test_puzzles_without_a_clear_best_are_dropped_when_they_are_revalued() -> None:
    good, other = SAMPLE[:2]
    bad = replace(other, lines=(other.next, other.best))
    result = revalue([good, bad])
    assert [puzzle.id for puzzle in result.puzzles] == [good.id]
    assert result.dropped == [bad]
    [present] = result.puzzles
    assert Puzzle.from_json(present.as_json()) == good


def reordered(puzzle: Puzzle) -> list[str] | None:
    """Return the best turn in another order that leads to the same position."""
    game, codes = puzzle.game(), puzzle.best.codes
    wanted = result_of(game, puzzle.best.turn)
    for order in list(permutations(codes))[1:]:
        try:
            turn = read_answer(game, order)
        except AnswerError:
            continue
        if result_of(game, turn) == wanted:
            return list(order)
    return None


def two_orders(number: int) -> Iterator[tuple[Puzzle, list[str]]]:
    """Yield some puzzles with their best turn in another order."""
    long = (puzzle for puzzle in PUZZLES if 2 <= len(puzzle.best.turn) <= 4)
    pairs = ((puzzle, codes) for puzzle in long if (codes := reordered(puzzle)))
    return islice(pairs, number)


@pytest.mark.parametrize("native", [pytest.param(True, marks=needs_twin), False])
def test_the_best_turn_in_another_order_gets_full_marks(
    monkeypatch: pytest.MonkeyPatch, *, native: bool
) -> None:
    if not native:
        without_twin(monkeypatch)
    for puzzle, codes in two_orders(8):
        verdict = judge(puzzle, codes)
        assert (verdict.loss, verdict.is_full, verdict.is_intended) == (0, True, True)
        assert verdict.line.codes == codes


@needs_twin
def test_a_search_values_both_orders_alike() -> None:
    for puzzle, codes in two_orders(4):
        game = puzzle.game()
        turns = (puzzle.best.turn, read_answer(game, codes))
        one, other = (evaluated_line(game, turn, 100) for turn in turns)
        assert (one.value, one.later) == (other.value, other.later)


def without_twin(monkeypatch: pytest.MonkeyPatch) -> None:
    """Search in Python, and little."""
    monkeypatch.setattr(fast, "available", lambda: False)
    monkeypatch.setattr(judging, "PYTHON_VISITS", 4)


@pytest.mark.parametrize("native", [pytest.param(True, marks=needs_twin), False])
def test_an_unknown_answer_is_compared_by_one_search(
    monkeypatch: pytest.MonkeyPatch, *, native: bool
) -> None:
    if not native:
        without_twin(monkeypatch)
    puzzle = next(each for each in PUZZLES if each.round == 5 and ["pass"] in codes_of(each))
    lines = tuple(line for line in puzzle.lines if line.codes != ["pass"])
    unknown = replace(puzzle, lines=(*lines, lines[0])[:2])
    verdict = judge(unknown, ["pass"])
    assert (verdict.line.value.chance is None) is not native
    # Stored values of another search have no influence.
    high = replace(lines[0], value=Value(400, 1, 1), later=Value(400, 1, 1))
    assert judge(replace(unknown, lines=(high, unknown.next)), ["pass"]) == verdict
    assert verdict.loss == pytest.approx(loss_of(verdict.best, verdict.line))
    # Without the twin nothing is refuted: a stronger search confirmed the puzzle.
    good = replace(verdict, loss=0.0, is_intended=False)
    wrong = replace(unknown, lines=(verdict.line, verdict.best))
    assert is_refuted(wrong, replace(good, line=verdict.best)) is native


def codes_of(puzzle: Puzzle) -> list[list[str]]:
    """Return the codes of all lines."""
    return [line.codes for line in puzzle.lines]


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
    lines = [line for line in puzzle.lines if line.codes != ["pass"]]
    puzzle = replace(puzzle, lines=tuple(lines))
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
