"""Draw ``learning/journal.jsonl`` as ``docs/pictures/learning.svg``."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).parent
JOURNAL: Final = HERE / "journal.jsonl"
PICTURE: Final = HERE.parent / "docs" / "pictures" / "learning.svg"
WIDTH: Final = 720
HEIGHT: Final = 190
LEFT: Final = 52
RIGHT: Final = 16
TOP: Final = 34
GAP: Final = 64
STYLE: Final = """
text { font: 12px system-ui, sans-serif; fill: #333; }
.title { font-weight: 600; font-size: 13px; }
.grid { stroke: #8884; }
.run { stroke: #8888; stroke-dasharray: 3 4; }
.mean { fill: none; stroke: #1f6f8b; stroke-width: 2; }
.two { fill: #b5532a; } .four { fill: #5b7f2b; }
@media (prefers-color-scheme: dark) {
  text { fill: #ddd; }
  .mean { stroke: #6cc4e0; }
  .two { fill: #f09a6c; } .four { fill: #a9d46a; }
}
"""
"""Colours for light and for dark pages; the ground is the page's own."""


@dataclass(frozen=True, slots=True)
class Point:
    """A figure after a number of games."""

    games: int
    value: float
    kind: str = "mean"


@dataclass(frozen=True, slots=True)
class Story:
    """The contents of a journal."""

    means: list[list[Point]]
    """By run: mean points of each generation's games."""
    gates: list[Point]
    """Shares of games won against the chief."""
    games: int


def read(lines: Iterable[str]) -> Story:
    """Read a journal."""
    means: dict[int, list[Point]] = {}
    gates: list[Point] = []
    games = 0
    for line in lines:
        entry: dict[str, Any] = json.loads(line)
        if "generation" in entry:
            games += entry["games"]
            if "mean" in entry:
                means.setdefault(entry.get("run", 1), []).append(Point(games, entry["mean"]))
        elif "gate" in entry and entry.get("against", "chief") == "chief":
            kinds = {2: "two", 4: "four"}
            if entry["players"] in kinds:
                gates.append(Point(games, 100 * entry["won"], kinds[entry["players"]]))
    return Story(list(means.values()), gates, games)


def draw(story: Story) -> str:
    """Return the picture as SVG."""
    low, high = 115, 145
    whole = 2 * HEIGHT + GAP + TOP + 30
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {whole}" role="img" '
        'aria-label="Mean points and gates of the seer over the games it learned from">',
        f"<style>{STYLE}</style>",
        f'<text class="title" x="{LEFT}" y="20">Mean points in its own games</text>',
        *_grid(TOP, low, high, 5),
    ]
    for run, points in enumerate(story.means, start=1):
        spots = " ".join(f"{_x(p.games, story)},{_y(p.value, TOP, low, high)}" for p in points)
        parts.append(f'<polyline class="mean" points="{spots}"/>')
        x = _x(points[0].games, story)
        parts.append(f'<line class="run" x1="{x}" y1="{TOP}" x2="{x}" y2="{TOP + HEIGHT}"/>')
        parts.append(f'<text x="{x + 4}" y="{TOP + HEIGHT - 6}">run {run}</text>')
    parts += _gates(story, TOP + HEIGHT + GAP)
    parts.append("</svg>")
    return "\n".join(parts) + "\n"


def _gates(story: Story, top: float) -> Sequence[str]:
    parts = [
        f'<text class="title" x="{LEFT}" y="{top - 14}">Games won against the chief, %</text>',
        f'<circle class="two" cx="{LEFT + 272}" cy="{top - 18}" r="5"/>',
        f'<text x="{LEFT + 282}" y="{top - 14}">two players</text>',
        f'<rect class="four" x="{LEFT + 368}" y="{top - 23}" width="10" height="10"/>',
        f'<text x="{LEFT + 384}" y="{top - 14}">one against three</text>',
        *_grid(top, 0, 100, 25),
    ]
    for gate in story.gates:
        x, y = _x(gate.games, story), _y(gate.value, top, 0, 100)
        if gate.kind == "two":
            parts.append(f'<circle class="two" cx="{x}" cy="{y}" r="5"/>')
        else:
            parts.append(f'<rect class="four" x="{x - 5}" y="{y - 5}" width="10" height="10"/>')
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        games = round(share * story.games)
        x = _x(games, story)
        anchor = "end" if share == 1.0 else "middle"
        parts.append(
            f'<text x="{x}" y="{top + HEIGHT + 18}" text-anchor="{anchor}">{games:,} games</text>'
        )
    return parts


def _grid(top: float, low: int, high: int, step: int) -> Iterable[str]:
    for value in range(low, high + 1, step):
        y = _y(value, top, low, high)
        yield f'<line class="grid" x1="{LEFT}" y1="{y}" x2="{WIDTH - RIGHT}" y2="{y}"/>'
        yield f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{value}</text>'


def _x(games: int, story: Story) -> float:
    return round(LEFT + (WIDTH - LEFT - RIGHT) * games / max(1, story.games), 1)


def _y(value: float, top: float, low: float, high: float) -> float:
    share = (min(high, max(low, value)) - low) / (high - low)
    return round(top + HEIGHT * (1 - share), 1)


def main() -> None:
    """Draw the journal."""
    parser = argparse.ArgumentParser(prog="python -m learning.picture", description=__doc__)
    parser.add_argument("--journal", type=Path, default=JOURNAL)
    parser.add_argument("--out", type=Path, default=PICTURE)
    arguments = parser.parse_args()
    lines = arguments.journal.read_text(encoding="utf-8").splitlines()
    arguments.out.write_text(draw(read(lines)), encoding="utf-8")


if __name__ == "__main__":
    main()
