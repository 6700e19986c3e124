"""Selects puzzles so that kinds, rounds, players and levels are balanced."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from caledonia.puzzles.model import Puzzle


def balanced(puzzles: Iterable[Puzzle], number: int) -> list[Puzzle]:
    """Return ``number`` puzzles; each choice prefers the traits chosen least so far.

    Fewer if there are not enough. The order of the input does not matter.
    """
    left = {puzzle.id: puzzle for puzzle in sorted(puzzles, key=lambda each: each.id)}
    chosen: list[Puzzle] = []
    counts: Counter[tuple[str, object]] = Counter()
    while left and len(chosen) < number:
        best = min(left.values(), key=lambda each: (_crowding(each, counts), each.id))
        chosen.append(left.pop(best.id))
        counts.update(traits_of(best))
    return chosen


def traits_of(puzzle: Puzzle) -> list[tuple[str, object]]:
    """Return what is to be balanced."""
    kind = "ports" if "ports" in puzzle.kinds else puzzle.kinds[0]
    return [
        ("kind", kind),
        ("round", puzzle.round),
        ("players", puzzle.players),
        ("level", puzzle.level),
    ]


def _crowding(puzzle: Puzzle, counts: Counter[tuple[str, object]]) -> int:
    """Return how often its traits were chosen already."""
    return sum(counts[trait] for trait in traits_of(puzzle))
