"""Choosing from many puzzles."""

from __future__ import annotations

from collections import Counter

from caledonia.puzzles.choice import balanced
from caledonia.puzzles.model import Puzzle


def puzzle(number: int, kind: str, players: int, level: int, played: int = 1) -> Puzzle:
    return Puzzle(f"{number:04}", {}, 0, players, played, (kind,), level, ())


def test_rounds_are_balanced_too() -> None:
    first = [puzzle(number, "trading", 2, 1) for number in range(20)]
    later = [puzzle(100 + number, "trading", 2, 1, played=3) for number in range(20)]
    rounds = Counter(each.round for each in balanced([*first, *later], 10))
    assert rounds == {1: 5, 3: 5}


def test_rare_ones_come_first_and_the_rest_is_even() -> None:
    many = [puzzle(number, "contracts", 2, 1) for number in range(50)]
    rare = [puzzle(100 + number, "passing", 4, 5) for number in range(5)]
    some = [puzzle(200 + number, "trading", 3, 3) for number in range(20)]
    chosen = balanced([*many, *rare, *some], 20)
    kinds = Counter(each.kinds[0] for each in chosen)
    assert kinds["passing"] == len(rare)
    assert abs(kinds["contracts"] - kinds["trading"]) <= 1
    assert len({each.id for each in chosen}) == len(chosen)


def test_the_order_does_not_matter_and_there_may_be_fewer() -> None:
    some = [puzzle(number, "trading", 1 + number % 4, 1 + number % 5) for number in range(12)]
    assert balanced(some, 7) == balanced(some[::-1], 7)
    assert len(balanced(some, 30)) == len(some)
