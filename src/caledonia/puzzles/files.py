"""Files of puzzles: compressed text, one puzzle a line as JSON."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from caledonia.puzzles.model import Puzzle

PATH: Final = Path(__file__).with_name("puzzles.jsonl.gz")
"""The puzzles of this release; ``zcat`` shows them."""


def write_puzzles(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write puzzles, sorted by id; the same puzzles give the same file."""
    ordered = sorted(puzzles, key=lambda each: each.id)
    text = "".join(json.dumps(each.as_json()) + "\n" for each in ordered)
    path.write_bytes(gzip.compress(text.encode(), mtime=0))


def read_puzzles(path: Path) -> dict[str, Puzzle]:
    """Return the puzzles of a file by id.

    :raises ValueError: if it is not a file of puzzles.
    """
    try:
        lines = gzip.decompress(path.read_bytes()).decode().splitlines()
    except (gzip.BadGzipFile, UnicodeDecodeError) as error:
        raise ValueError(f"{path.name} is not a file of puzzles: {error}") from error
    puzzles = map(Puzzle.from_json, map(json.loads, lines))
    return {puzzle.id: puzzle for puzzle in puzzles}


@cache
def shipped_puzzles() -> dict[str, Puzzle]:
    """Return the puzzles of this release by id."""
    return read_puzzles(PATH)
