"""Measure how many points each level of the ladder loses per decision, overall and by kind.

``python -m benchmarks.review_levels --rounds 20`` plays mixed tables of two and four with fixed
seeds, reviews them, and writes the figures that reviews compare players with.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any, Final

from caledonia.arena.pool import spread
from caledonia.arena.statistics import Tally
from caledonia.bots import Limit, make_bot
from caledonia.bots.levels import LEVELS
from caledonia.game import Game
from caledonia.native import available
from caledonia.review import KINDS, Review, Settings, review_game
from caledonia.review.levels import PATH

SEED: Final = 7_600_000
"""Games of learning have other seeds."""
TABLES: Final = (2, 4)
"""Numbers of players."""
LIMITS: Final = {"chief": Limit(nodes=3000), "seer": Limit(nodes=6000)}
"""Instead of seconds, so that the same seeds give the same games on every machine."""
SETTINGS: Final = Settings(outcomes=0)
"""As people get reviews, but without other outcomes of chance: those only decide what is luck."""
DIGITS: Final = 3
PAGE: Final = Path(__file__).parent.parent / "docs" / "review.md"
BEGIN: Final = "<!-- levels: python -m benchmarks.review_levels writes them -->"
END: Final = "<!-- end of levels -->"
SHOWN: Final = ("setup", "expanding", "trading", "contracts", "upgrades", "ports", "passing")
"""Kinds with a column in the documentation."""

Row = dict[str, Any]
"""One seat of one game: ``game``, ``players``, ``level``, and ``lost``: points by kind."""


def line_ups(number: int) -> Iterator[tuple[int, list[str]]]:
    """Yield the tables of a round with their seeds: every level plays once for two and for four."""
    for players in TABLES:
        levels = list(LEVELS)
        Random(f"{SEED}/{number}/{players}").shuffle(levels)
        for at in range(0, len(levels), players):
            yield SEED + 1000 * number + 10 * at + players, levels[at : at + players]


def play(levels: Sequence[str], seed: int) -> Game:
    """Return a finished game."""
    game = Game.new(len(levels), seed)
    bots = [make_bot(level, seed + at) for at, level in enumerate(levels)]
    while (seat := game.deciding_seat) is not None:
        limit = LIMITS.get(levels[seat], Limit())
        game.push(bots[seat].choose(game, seat, limit).action)
    return game


def measured(job: tuple[int, list[str]]) -> list[Row]:
    """Play and review one game."""
    seed, levels = job
    return rows_of(review_game(play(levels, seed), settings=SETTINGS, threads=1), levels, seed)


def run(rounds: int, workers: int, kept: Path | None) -> list[Row]:
    """Return the rows of all games, noting each game as soon as it is measured."""
    began, rows = time.monotonic(), []
    jobs = (job for number in range(rounds) for job in line_ups(number))
    for at, more in enumerate(spread(measured, jobs, workers), start=1):
        rows += more
        if kept is not None:
            with kept.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps(row) + "\n" for row in more)
        print(f"{time.monotonic() - began:.0f} s: {at} games", file=sys.stderr, flush=True)
    return rows


def rows_of(review: Review, levels: Sequence[str], seed: int) -> list[Row]:
    """Return what each seat's decisions cost."""
    rows = []
    for seat, level in enumerate(levels):
        lost: defaultdict[str, list[float]] = defaultdict(list)
        for each in review.decisions:
            if each.seat == seat:
                lost[each.kind].append(each.points_lost)
        rows.append({"game": seed, "players": len(levels), "level": level, "lost": dict(lost)})
    return rows


def figures(rows: Sequence[Row]) -> dict[str, Any]:
    """Return the rates of every level."""
    return {level: _level([row for row in rows if row["level"] == level]) for level in LEVELS}


def _level(rows: Sequence[Row]) -> dict[str, Any]:
    kinds = {kind: _rate(rows, [kind]) for kind in KINDS}
    return {
        "games": len(rows),
        **_rate(rows, KINDS),
        "players": {
            str(players): _rate([row for row in rows if row["players"] == players], KINDS)
            for players in TABLES
        },
        "kinds": {kind: rate for kind, rate in kinds.items() if rate["decisions"]},
    }


def _rate(rows: Iterable[Row], kinds: Iterable[str]) -> dict[str, float | int]:
    """Return points lost per decision; decisions of one game do not count as independent."""
    kinds, tally = list(kinds), Tally()
    for row in rows:
        tally.add([Fraction(lost) for kind in kinds for lost in row["lost"].get(kind, ())])
    if not tally.observations:
        return {"decisions": 0, "mean": 0.0, "low": 0.0, "high": 0.0}
    estimate = tally.estimate()
    low, high = estimate.interval or (estimate.mean, estimate.mean)
    return {
        "decisions": tally.observations,
        "mean": round(estimate.mean, DIGITS),
        "low": round(max(0.0, low), DIGITS),
        "high": round(high, DIGITS),
    }


def table(levels: dict[str, Any]) -> str:
    """Return the figures in lines to read."""
    lines = []
    for name, each in levels.items():
        kinds = "  ".join(f"{kind} {rate['mean']:.2f}" for kind, rate in each["kinds"].items())
        lines.append(
            f"{name:10} {each['mean']:5.2f} ({each['low']:.2f} to {each['high']:.2f})"
            f"  {each['games']} games  {kinds}"
        )
    return "\n".join(lines)


def lines(report: dict[str, Any]) -> Iterator[str]:
    """Yield the lines of the documentation that hold figures."""
    limits = {level: limit.nodes for level, limit in LIMITS.items()}
    yield (
        f"{report['games']} games of mixed levels, half of the seats at tables for two, half for "
        f"four. So that the games\nare the same on every machine, the chief had {limits['chief']} "
        f"positions per decision and the seer {limits['seer']}, instead of a time limit."
    )
    yield ""
    yield f"| level | games | decisions | all, 95% interval | {' | '.join(SHOWN)} |"
    yield "|---" * (4 + len(SHOWN)) + "|"
    for level, each in report["levels"].items():
        kinds = (each["kinds"].get(kind) for kind in SHOWN)
        cells = " | ".join("" if own is None else f"{own['mean']:.2f}" for own in kinds)
        yield (
            f"| {level} | {each['games']} | {each['decisions']} "
            f"| {each['mean']:.2f} ({each['low']:.2f} to {each['high']:.2f}) | {cells} |"
        )


def write_page(report: dict[str, Any]) -> None:
    """Put the figures into the documentation."""
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2]
    body = "\n".join(lines(report))
    PAGE.write_text(f"{before}{BEGIN}\n\n{body}\n\n{END}{after}", encoding="utf-8")


def main() -> int:
    """Play, review and write."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.review_levels", description=__doc__)
    parser.add_argument("--rounds", type=int, default=20, help="each has six games")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--rows", type=Path, help="JSON lines: what was measured of each seat")
    parser.add_argument("--from", dest="earlier", type=Path, help="rows of an earlier run")
    parser.add_argument("--out", type=Path, default=PATH)
    arguments = parser.parse_args()
    if arguments.earlier is not None:
        lines = arguments.earlier.read_text(encoding="utf-8").splitlines()
        rows = [json.loads(line) for line in lines]
    elif available():
        rows = run(arguments.rounds, arguments.workers, arguments.rows)
    else:
        print("build the compiled twin first: make native", file=sys.stderr)
        return 2
    levels = figures(rows)
    report = {
        "measured": datetime.now(UTC).date().isoformat(),
        "games": len({row["game"] for row in rows}),
        "nodes": SETTINGS.nodes,
        "levels": levels,
    }
    arguments.out.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    if arguments.out == PATH:
        write_page(report)
    print(table(levels))
    return 0


if __name__ == "__main__":
    sys.exit(main())
