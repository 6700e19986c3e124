"""Which puzzles are looked for, and which of a game are kept."""

from __future__ import annotations

import pytest

from caledonia.actions import Action
from caledonia.native import available
from caledonia.puzzles.files import shipped_puzzles
from caledonia.puzzles.ideas import Candidate
from caledonia.puzzles.mine import MIDDLE, PER_GAME, kept
from caledonia.puzzles.model import Puzzle
from caledonia.puzzles.search import FEWEST, FEWEST_PASSING, Wanted, fewest_for, puzzle_at

needs_twin = pytest.mark.skipif(not available(), reason="needs the compiled twin")
PASSING = next(
    puzzle
    for puzzle in sorted(shipped_puzzles().values(), key=lambda each: each.id)
    if puzzle.kinds == ("passing",) and len(puzzle.lines) < FEWEST
)


def puzzle(number: int, kind: str, number_of_round: int = 1, level: int = 1) -> Puzzle:
    return Puzzle(f"{number:04}", {}, 0, 2, number_of_round, (kind,), level, ())


def test_of_many_puzzles_of_a_game_the_rare_ones_are_kept() -> None:
    hard = [puzzle(number, "contracts", level=5) for number in range(4)]
    rare = [puzzle(10, "upgrades"), puzzle(11, "passing")]
    assert len(rare) == PER_GAME
    assert {each.id for each in kept([*hard, *rare])} == {"0010", "0011"}
    assert kept([puzzle(20, "expanding", level=5), *rare])[0].kinds == ("passing",)


def test_then_those_of_the_rounds_in_the_middle_and_the_hardest() -> None:
    early = [puzzle(number, "contracts", 1, level=number) for number in (1, 2, 3, 4, 5)]
    middle = puzzle(6, "trading", MIDDLE[0])
    assert [each.id for each in kept([*early, middle])] == ["0006", "0005"]


def test_when_to_pass_is_a_question_with_few_other_ideas_too() -> None:
    assert fewest_for([Action.parse("pass")]) == FEWEST_PASSING
    assert fewest_for([Action.parse("hire")]) == FEWEST


@needs_twin
def test_a_passing_puzzle_with_few_ideas_is_recognised() -> None:
    again = puzzle_at(PASSING.game().state)
    assert again is not None
    assert again.best.turn == PASSING.best.turn


@needs_twin
@pytest.mark.parametrize(
    "wanted",
    [
        Wanted(kinds=frozenset({"trading"})),
        Wanted(rounds=frozenset(range(1, 6)) - {PASSING.round}),
    ],
)
def test_what_is_not_wanted_is_left_out(wanted: Wanted) -> None:
    assert puzzle_at(PASSING.game().state, wanted=wanted) is None


def test_beginnings_without_a_main_action_may_become_any_kind() -> None:
    wanted = Wanted(kinds=frozenset({"trading"}))
    assert wanted.has_kind(beginning("port p1 beef"))
    assert wanted.has_kind(beginning("sell wool 2"))
    assert not wanted.has_kind(beginning("hire"))
    assert Wanted(kinds=frozenset({"ports"})).has_kind(beginning("hire"))


def beginning(code: str) -> Candidate:
    return Candidate((Action.parse(code),), 0.0, 0.0)


def test_the_shipped_ones_are_spread() -> None:
    puzzles = shipped_puzzles().values()
    assert sum("passing" in each.kinds for each in puzzles) >= 25
    rounds = [sum(each.round == number for each in puzzles) for number in range(1, 6)]
    assert min(rounds) >= 60
    assert max(rounds) <= 150
