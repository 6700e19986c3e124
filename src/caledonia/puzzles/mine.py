"""Searches games of bots and records for puzzles, on several processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from itertools import chain, count
from time import monotonic, process_time
from typing import Final

from caledonia.arena.pool import spread
from caledonia.game import Game
from caledonia.puzzles import games
from caledonia.puzzles.choice import balanced
from caledonia.puzzles.model import Puzzle
from caledonia.puzzles.search import QUICK, Effort, puzzle_at
from caledonia.puzzles.turns import opens_turn
from caledonia.state import State

PER_GAME: Final = 2
"""Puzzles of one game at most: more would look alike."""
SURPLUS: Final = 8
"""The search ends early with this many times the requested puzzles."""

Source = int | str
"""The seed of a game between bots, or the text of a record."""


@dataclass(slots=True)
class Yield:
    """The puzzles of one game."""

    puzzles: list[Puzzle]
    positions: int
    seconds: float
    """Of the processor."""


@dataclass(slots=True)
class Progress:
    """The progress of the search."""

    games: int = 0
    positions: int = 0
    seconds: float = 0.0
    """Of all processors together."""
    puzzles: dict[str, Puzzle] = field(default_factory=dict)

    def add(self, game: Yield) -> None:
        """Count one more game."""
        self.games += 1
        self.positions += game.positions
        self.seconds += game.seconds
        self.puzzles |= {puzzle.id: puzzle for puzzle in game.puzzles}


def look_through(source: Source, effort: Effort = QUICK) -> Yield:
    """Return the puzzles of one game.

    :raises NativeError: without the compiled twin.
    """
    begin, positions, puzzles = process_time(), 0, []
    for state in games.turns(source) if isinstance(source, int) else _recorded(source):
        positions += 1
        puzzle = puzzle_at(state, effort)
        if puzzle is not None:
            puzzles.append(puzzle)
    hardest = sorted(puzzles, key=lambda each: (-each.level, each.id))[:PER_GAME]
    return Yield(hardest, positions, process_time() - begin)


def _recorded(record: str) -> Iterator[State]:
    """Yield the positions of a record where a turn begins."""
    played = Game.from_record(record, seed=0)
    at = Game(played.start)
    for action in played.actions:
        if opens_turn(at.state):
            yield at.state
        at.push(action)


def mine(
    *,
    number: int,
    seconds: float,
    workers: int = 1,
    first: int = 0,
    records: Sequence[str] = (),
    report: Callable[[Progress], None] = lambda progress: None,
) -> list[Puzzle]:
    """Return ``number`` puzzles, balanced over kinds, players and levels.

    All the time is used, unless there is a large surplus: more choice means better balance.

    :param first: the seed of the first game between bots; the next ones follow.
    :param records: texts of finished games to search first.
    :param report: called after every game.
    :raises NativeError: without the compiled twin.
    """
    progress, end = Progress(), monotonic() + seconds
    sources: Iterator[Source] = chain(records, count(first))
    work = partial(look_through, effort=QUICK)
    with closing(spread(work, sources, workers)) as results:
        for result in results:
            progress.add(result)
            report(progress)
            if monotonic() >= end or len(progress.puzzles) >= SURPLUS * number:
                break
    return balanced(progress.puzzles.values(), number)
