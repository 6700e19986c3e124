"""``python -m caledonia.conformance``: the compiled twin beside the engine, at length.

The same as ``caledonia fuzz --native``, with nothing installed but Python; with ``--engine`` the
same as ``caledonia fuzz``, without the twin.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import time
from collections import Counter
from multiprocessing import get_context
from pathlib import Path

from caledonia import native
from caledonia.conformance.checks import ConformanceError
from caledonia.conformance.fuzzing import check_piece
from caledonia.conformance.native import pieces_of, play_piece

SIZE = 5_000
"""Decisions per piece of work."""
PROGRESS_S = 10.0
"""Seconds between two lines of progress."""


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m caledonia.conformance",
        description="Play random games on the engine and its compiled twin in step.",
    )
    parser.add_argument("--decisions", type=int, default=100_000, help="decisions to check")
    parser.add_argument("--engine", action="store_true", help="check the engine alone")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--seed", type=int, default=1, help="the same seed repeats the same games")
    parser.add_argument("--summary", type=Path, help="file for the summary, as JSON")
    arguments = parser.parse_args()
    if arguments.decisions < 1 or arguments.workers < 1:
        parser.error("decisions and workers must be at least 1")
    return arguments


def _checked(arguments: argparse.Namespace, begin: float) -> Counter[str]:
    """Check the decisions asked for and write lines of progress."""
    decisions: int = arguments.decisions
    check = check_piece if arguments.engine else play_piece
    counts: Counter[str] = Counter()
    shown = begin
    pieces = pieces_of(decisions, arguments.seed, SIZE)
    with get_context("spawn").Pool(min(arguments.workers, len(pieces))) as pool:
        for counted in pool.imap_unordered(check, pieces):
            counts.update(counted)
            now = time.perf_counter()
            if now - shown >= PROGRESS_S:
                shown = now
                done = counts["decisions"]
                rate = done / (now - begin)
                left = (decisions - done) / rate
                print(
                    f"{done:,} of {decisions:,} decisions, {rate:,.0f}/s, {left:.0f} s to go",
                    file=sys.stderr,
                    flush=True,
                )
    return counts


def main() -> int:
    """Check, then print and write the summary; return 1 if something is wrong."""
    arguments = _arguments()
    if not arguments.engine and not native.available():
        print(f"There is no compiled twin: {native.why_not_available()}.", file=sys.stderr)
        return 2
    begin = time.perf_counter()
    try:
        counts = _checked(arguments, begin)
    except ConformanceError as error:
        print(error, file=sys.stderr)
        return 1
    seconds = time.perf_counter() - begin
    summary = {
        "decisions": counts.pop("decisions"),
        "finished_games": counts.pop("finished"),
        "differences": 0,
        "seconds": round(seconds, 1),
        "workers": arguments.workers,
        "seed": arguments.seed,
        "python": platform.python_version(),
        "games_by_option": dict(sorted(counts.items())),
    }
    text = json.dumps(summary, indent=2)
    if arguments.summary is not None:
        arguments.summary.write_text(text + "\n", encoding="utf-8")
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
