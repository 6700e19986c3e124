"""Values known puzzles again, after the search or its net has changed."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass, field, replace

from caledonia.arena.pool import spread
from caledonia.puzzles.judging import VISITS, evaluated_line
from caledonia.puzzles.model import Line, Puzzle, loss_of
from caledonia.puzzles.search import is_clear


@dataclass(slots=True)
class Revalued:
    """Puzzles with present values."""

    puzzles: list[Puzzle] = field(default_factory=list)
    dropped: list[Puzzle] = field(default_factory=list)
    """Those that no longer have a clear best, as they were."""


def with_present_values(puzzle: Puzzle) -> Puzzle:
    """Return a puzzle with the values of the present search; the best turn stays the first.

    :raises NativeError: without the compiled twin.
    """
    game = puzzle.game()
    best, *others = (evaluated_line(game, line.turn, VISITS) for line in puzzle.lines)
    return replace(puzzle, lines=(best, *sorted(others, key=lambda line: loss_of(best, line))))


def has_clear_best(lines: tuple[Line, ...]) -> bool:
    """Whether the first line is clearly best, at once and two turns later."""
    return is_clear([line.value for line in lines]) and is_clear([line.later for line in lines])


def revalue(puzzles: Iterable[Puzzle], workers: int = 1) -> Revalued:
    """Value all lines of some puzzles again, and drop puzzles without a clear best.

    :raises NativeError: without the compiled twin.
    """
    known, result = {puzzle.id: puzzle for puzzle in puzzles}, Revalued()
    with closing(spread(with_present_values, known.values(), workers)) as revalued:
        for puzzle in revalued:
            if has_clear_best(puzzle.lines):
                result.puzzles.append(puzzle)
            else:
                result.dropped.append(known[puzzle.id])
    return result
