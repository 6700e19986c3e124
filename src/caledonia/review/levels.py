"""How many points the ladder's levels lose per decision, to compare players with.

``python -m benchmarks.review_levels`` measures them and writes ``levels.json``.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from caledonia.bots.levels import LEVELS

PATH: Final = Path(__file__).with_name("levels.json")
ENOUGH: Final = 20
"""Decisions from which a rate is compared with the levels."""


@dataclass(frozen=True, slots=True)
class LevelRate:
    """Points lost per decision, with the 95 % interval of the mean."""

    decisions: int
    mean: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class LevelRates:
    """What was measured of one level."""

    bot: str
    games: int
    overall: LevelRate
    kinds: Mapping[str, LevelRate]
    """By kind of decision, without those that did not occur."""

    def of(self, kind: str | None) -> LevelRate | None:
        """Return the rate of a kind; None stands for all kinds together."""
        return self.overall if kind is None else self.kinds.get(kind)


@cache
def level_rates() -> tuple[LevelRates, ...]:
    """Return the rates of all levels, weakest first."""
    levels = json.loads(PATH.read_text(encoding="utf-8"))["levels"]
    return tuple(
        LevelRates(
            bot,
            levels[bot]["games"],
            _rate(levels[bot]),
            {kind: _rate(each) for kind, each in levels[bot]["kinds"].items()},
        )
        for bot in LEVELS
    )


def _rate(data: Mapping[str, Any]) -> LevelRate:
    return LevelRate(data["decisions"], data["mean"], data["low"], data["high"])


def nearest_level(rate: float, decisions: int, kind: str | None = None) -> str | None:
    """Return the level whose rate is nearest to one; of equal levels the weakest.

    None if that is not meaningful: for few decisions, and for kinds in which the levels hardly
    differ.
    """
    steps = _steps(kind)
    if decisions < ENOUGH or not steps:
        return None
    return min(steps, key=lambda step: abs(step[1] - rate))[0]


@cache
def _steps(kind: str | None) -> tuple[tuple[str, float], ...]:
    """Return rates that fall from level to level; none if the levels hardly differ.

    Where a level was measured worse than a weaker one, that is chance: both get their mean.
    """
    known = [(each.bot, own) for each in level_rates() if (own := each.of(kind)) is not None]
    if not known or known[0][1].low <= known[-1][1].high:
        return ()
    blocks: list[tuple[list[str], float, int]] = []
    for bot, own in known:
        block = ([bot], own.mean * own.decisions, own.decisions)
        while blocks and blocks[-1][1] / blocks[-1][2] < block[1] / block[2]:
            bots, lost, decisions = blocks.pop()
            block = (bots + block[0], lost + block[1], decisions + block[2])
        blocks.append(block)
    return tuple((bot, lost / decisions) for bots, lost, decisions in blocks for bot in bots)
