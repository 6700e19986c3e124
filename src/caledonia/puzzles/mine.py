"""Searches games of bots and records for puzzles, on several processes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
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
from caledonia.puzzles.search import ANY, QUICK, Effort, Wanted, puzzle_at
from caledonia.puzzles.turns import opens_turn
from caledonia.state import State

PER_GAME: Final = 2
"""Puzzles of one game at most: more would look alike."""
RARE: Final = ("passing", "expanding", "upgrades")
"""Kinds that seldom come up, the rarest first."""
MIDDLE: Final = (2, 3, 4)
"""Rounds with fewer puzzles than the first and the last."""
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


def look_through(source: Source, effort: Effort = QUICK, wanted: Wanted = ANY) -> Yield:
    """Return the puzzles of one game: of many, those of the rarest kinds, then the hardest.

    :raises NativeError: without the compiled twin.
    """
    begin, positions, puzzles = process_time(), 0, []
    for state in games.turns(source) if isinstance(source, int) else _recorded(source):
        positions += 1
        puzzle = puzzle_at(state, effort, wanted)
        if puzzle is not None:
            puzzles.append(puzzle)
    return Yield(kept(puzzles), positions, process_time() - begin)


def kept(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """Return the puzzles of a game that are kept."""
    return sorted(puzzles, key=lambda each: (_rank(each), -each.level, each.id))[:PER_GAME]


def _rank(puzzle: Puzzle) -> int:
    """Return the place of its kind among the rare ones, and after them of its round."""
    rare = [place for place, kind in enumerate(RARE) if kind in puzzle.kinds]
    return min(rare, default=len(RARE) + (puzzle.round not in MIDDLE))


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
    known: Iterable[Puzzle] = (),
    wanted: Wanted = ANY,
    report: Callable[[Progress], None] = lambda progress: None,
) -> list[Puzzle]:
    """Return ``number`` puzzles, balanced over kinds, rounds, players and levels.

    All the time is used, unless there is a large surplus: more choice means better balance.

    :param first: the seed of the first game between bots; the next ones follow.
    :param records: texts of finished games to search first.
    :param known: puzzles to choose from, too.
    :param report: called after every game.
    :raises NativeError: without the compiled twin.
    """
    progress, end = Progress(), monotonic() + seconds
    sources: Iterator[Source] = chain(records, count(first))
    work = partial(look_through, effort=QUICK, wanted=wanted)
    with closing(spread(work, sources, workers)) as results:
        for result in results:
            progress.add(result)
            report(progress)
            if monotonic() >= end or len(progress.puzzles) >= SURPLUS * number:
                break
    return balanced(chain(known, progress.puzzles.values()), number)
