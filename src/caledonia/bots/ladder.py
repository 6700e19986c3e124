"""Measured strength of the levels: ``ladder.json``, from ``benchmarks.ladder``."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from caledonia.bots.levels import LEVELS

PATH: Final = Path(__file__).with_name("ladder.json")
ANCHOR: Final = "crofter"
ANCHOR_RATING: Final = 1000.0
"""The scale is fixed by the crofter, who never changes."""


@dataclass(frozen=True, slots=True)
class Measured:
    """A mean with its 95 % confidence interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Rung:
    """One level of the ladder and its figures."""

    level: int
    """From 1, the weakest."""
    bot: str
    rating: Measured
    """400 points are odds of ten to one in a game of two."""
    points: dict[int, Measured]
    """Mean final score by number of players, in games against levels of similar strength."""


@cache
def ladder() -> tuple[Rung, ...]:
    """Return the levels, weakest first."""
    figures = json.loads(PATH.read_text(encoding="utf-8"))["levels"]
    return tuple(
        Rung(
            level,
            bot,
            Measured(**figures[bot]["rating"]),
            {int(count): Measured(**each) for count, each in figures[bot]["points"].items()},
        )
        for level, bot in enumerate(LEVELS, start=1)
    )
