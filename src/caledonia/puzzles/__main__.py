"""``python -m caledonia.puzzles --out FILE``: look for puzzles and write them to a file."""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Final

from caledonia.errors import RecordError
from caledonia.game import Game
from caledonia.native import available
from caledonia.puzzles.files import read_puzzles, write_puzzles
from caledonia.puzzles.mine import Progress, mine
from caledonia.puzzles.model import Puzzle
from caledonia.puzzles.revalue import revalue
from caledonia.puzzles.search import Wanted
from caledonia.puzzles.turns import KINDS
from caledonia.types import ROUNDS

EVERY: Final = 10.0
"""Seconds between two lines of progress."""


def _arguments() -> argparse.ArgumentParser:
    rounds = range(1, ROUNDS + 1)
    parser = argparse.ArgumentParser(prog="python -m caledonia.puzzles", description=__doc__)
    add = parser.add_argument
    add("--out", type=Path, required=True, help="the file to write")
    add("--number", type=int, default=500, help="puzzles to choose")
    add("--seconds", type=float, default=180, help="how long to look")
    add("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    add("--seed", type=int, default=0, help="number of the first game of bots")
    add("--kinds", nargs="+", choices=KINDS, default=KINDS, help="kinds to look for")
    add("--rounds", nargs="+", type=int, choices=rounds, default=rounds, help="rounds to look at")
    add("--known", type=Path, nargs="+", default=[], help="files of puzzles to choose from, too")
    add("--revalue", type=Path, help="look for none, but value the puzzles of this file again")
    add("records", nargs="*", type=Path, help="finished games to look through")
    return parser


def _read(parser: argparse.ArgumentParser, path: Path) -> str:
    """Return the text of a record of a finished game, or leave with an error."""
    try:
        text = path.read_text(encoding="utf-8")
        if Game.from_record(text, seed=0).is_over():
            return text
        parser.error(f"{path}: the game is not over; give finished games only")
    except (OSError, UnicodeDecodeError, RecordError) as error:
        parser.error(f"{path}: {error}")


def _known(parser: argparse.ArgumentParser, path: Path) -> list[Puzzle]:
    """Return the puzzles of a file, or leave with an error."""
    try:
        return list(read_puzzles(path).values())
    except (OSError, ValueError) as error:
        parser.error(str(error))


class _Printer:
    """Prints a line of progress now and then."""

    def __init__(self) -> None:
        self._begin = monotonic()
        self._due = self._begin + EVERY

    def report(self, progress: Progress) -> None:
        now = monotonic()
        if now < self._due:
            return
        self._due = now + EVERY
        number = len(progress.puzzles)
        print(
            f"{now - self._begin:5.0f} s: {progress.games} games, {progress.positions} turns, "
            f"{number} puzzles, {progress.seconds / max(1, number):.1f} processor seconds each",
            flush=True,
        )


def _summary(puzzles: Sequence[Puzzle]) -> str:
    kinds = Counter(kind for puzzle in puzzles for kind in puzzle.kinds)
    rounds = Counter(puzzle.round for puzzle in puzzles)
    players = Counter(puzzle.players for puzzle in puzzles)
    levels = Counter(puzzle.level for puzzle in puzzles)
    traits = (("kind", kinds), ("round", rounds), ("players", players), ("level", levels))
    return "\n".join(
        f"by {name}: " + ", ".join(f"{key} {count}" for key, count in sorted(counts.items()))
        for name, counts in traits
    )


def main() -> None:
    """Look for puzzles or value known ones again, and write them."""
    parser = _arguments()
    given = parser.parse_args()
    if given.number < 1 or given.workers < 1 or given.seconds <= 0:
        parser.error("--number, --workers and --seconds must be positive")
    if not given.out.absolute().parent.is_dir():
        parser.error(f"{given.out.parent} is not a folder")
    if not available():
        parser.error("looking for puzzles needs the compiled twin: run make native")
    if given.revalue is not None:
        result = revalue(_known(parser, given.revalue), given.workers)
        puzzles = result.puzzles
        print(f"{len(result.dropped)} no longer have a clear best and are left out")
    else:
        puzzles = mine(
            number=given.number,
            seconds=given.seconds,
            workers=given.workers,
            first=given.seed,
            records=[_read(parser, path) for path in given.records],
            known=[puzzle for path in given.known for puzzle in _known(parser, path)],
            wanted=Wanted(frozenset(given.kinds), frozenset(given.rounds)),
            report=_Printer().report,
        )
    write_puzzles(given.out, puzzles)
    print(f"{len(puzzles)} puzzles, {given.out.stat().st_size:,} bytes in {given.out}")
    print(_summary(puzzles))


if __name__ == "__main__":
    main()
