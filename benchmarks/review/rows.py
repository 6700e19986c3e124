"""Rows of measured games in files, so that a run continues where an earlier one ended."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path

from benchmarks.review.games import PARTS, Row, measure


def read(folder: Path, part: str) -> list[Row]:
    """Return the rows of a part, in the order of their seeds."""
    path = _path(folder, part)
    if not path.exists():
        return []
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return sorted(rows, key=lambda row: int(row["seed"]))


def add(folder: Path, part: str, games: int, workers: int) -> Iterator[int]:
    """Measure the games of a part that are missing up to a number; yield how many are there."""
    first = PARTS[part][0]
    there = {row["seed"] for row in read(folder, part)}
    missing = [seed for seed in range(first, first + games) if seed not in there]
    folder.mkdir(parents=True, exist_ok=True)
    with (
        _path(folder, part).open("a", encoding="utf-8") as file,
        ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool,
    ):
        jobs = [pool.submit(measure, part, seed) for seed in missing]
        for done, job in enumerate(as_completed(jobs), start=len(there) + 1):
            file.write(json.dumps(job.result()) + "\n")
            file.flush()
            yield done


def _path(folder: Path, part: str) -> Path:
    return folder / f"{part}.jsonl"
