"""What clans are worth at a table: ``clans.csv``, counted in games of the seer against itself.

``python -m benchmarks.clans`` plays the games and writes the file. Every line is about a clan with
a number of players, in all games or in those with a certain place in the turn order, starting
tile, map side or scoring tile. A line without a clan is about all of them.
"""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from caledonia.content import load_content
from caledonia.state import State

PATH: Final = Path(__file__).with_name("clans.csv")
ALL: Final = "all"
TURN: Final = "turn"
TILE: Final = "starting_tile"
SIDE: Final = "map_side"
SCORING: Final = "scoring_tile"
GROUPINGS: Final = (ALL, TURN, TILE, SIDE, SCORING)
"""What lines are about, beside the clan and the number of players."""
TRUSTED: Final = 1.5
"""Points by which a clan typically does better or worse with a tile or on a side.

What was measured is trusted less the less sure it is beside this.
"""


@dataclass(frozen=True, slots=True)
class Line:
    """How a clan did under one condition; margins are half of the 95 % intervals."""

    players: int
    clan: str
    by: str
    value: str
    games: int
    points: float
    points_margin: float
    lead: float
    """Points more than the average of its table."""
    lead_margin: float
    share: float
    """Games won; shared victories count in part."""
    share_low: float
    share_high: float


@dataclass(frozen=True, slots=True)
class Appraisal:
    """What a clan with its starting tile is worth at a table."""

    clan: str
    tile: int
    lead: float
    """Expected points more than the average of the table."""
    fair_bid: int
    """Points to bid for it: what it is ahead of the least of those on offer."""


Key = tuple[int, str, str, str]


@cache
def lines() -> dict[Key, Line]:
    """Return all lines by players, clan, what they are about, and its value."""
    with PATH.open(encoding="utf-8", newline="") as file:
        rows = [
            Line(
                int(row["players"]),
                row["clan"],
                row["by"],
                row["value"],
                int(row["games"]),
                *(float(row[name]) for name in NUMBERS),
            )
            for row in csv.DictReader(file)
        ]
    return {(row.players, row.clan, row.by, row.value): row for row in rows}


NUMBERS: Final = (
    "points",
    "points_margin",
    "lead",
    "lead_margin",
    "share",
    "share_low",
    "share_high",
)
COLUMNS: Final = ("players", "clan", "by", "value", "games", *NUMBERS)


def expected_lead(state: State, clan: str, tile: int, known: dict[Key, Line]) -> float | None:
    """Return how far ahead of the table's average a clan ends; None: it was never counted."""
    setup = state.setup
    players = setup.players
    whole = known.get((players, clan, ALL, ""))
    if whole is None:
        return None
    lead = whole.lead
    if (row := known.get((players, "", TILE, str(tile)))) is not None:
        lead += _trusted(row.lead, row.lead_margin)
    conditions = [(SIDE, side) for side in setup.board.sides]
    conditions += [(SCORING, each.id) for each in setup.scoring]
    for by, value in conditions:
        if (row := known.get((players, clan, by, value))) is not None:
            lead += _trusted(row.lead - whole.lead, row.lead_margin)
    return lead


def _trusted(effect: float, margin: float) -> float:
    """Return the part of a measured effect that is not likely to be chance."""
    error = margin / 1.96
    return effect * TRUSTED**2 / (TRUSTED**2 + error**2)


def appraise(state: State, known: dict[Key, Line] | None = None) -> tuple[Appraisal, ...]:
    """Return what the pairs on offer are worth here, best first.

    Nothing for content packs, without clans, and where no pair is on offer.
    It uses only what everybody sees: clans, tiles and map.
    """
    if state.setup.content.id != load_content().id or not state.offer:
        return ()
    known = lines() if known is None else known
    leads = [(expected_lead(state, clan, tile, known), clan, tile) for clan, tile in state.offer]
    counted = [(lead, clan, tile) for lead, clan, tile in leads if lead is not None]
    if len(counted) < len(leads) or not counted:
        return ()
    least = min(lead for lead, _, _ in counted)
    ranked: Sequence[tuple[float, str, int]] = sorted(counted, key=lambda each: -each[0])
    return tuple(
        Appraisal(clan, tile, round(lead, 1), round(lead - least)) for lead, clan, tile in ranked
    )
