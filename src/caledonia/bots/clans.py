"""Worth of clans: ``clans.csv``, measured in self-play games of the seer.

``python -m benchmarks.clans`` plays the games and writes the file. Every line is about a clan with
a number of players, in all games or in those with a certain place in the turn order, starting
tile, map side or scoring tile. A line without a clan is about all of them. Points, lead and share
are as counted; the effect is what remains of the lead apart from all other conditions.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from caledonia.actions import LEAVE, Action, Bid
from caledonia.content import load_content
from caledonia.pending import Auction
from caledonia.state import State

PATH: Final = Path(__file__).with_name("clans.csv")
ALL: Final = "all"
TURN: Final = "turn"
TILE: Final = "starting_tile"
SIDE: Final = "map_side"
SCORING: Final = "scoring_tile"
GROUPINGS: Final = (ALL, TURN, TILE, SIDE, SCORING)
"""Conditions of lines, besides the clan and the number of players."""


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
    effect: float = 0.0
    """What this condition adds to the expected lead, apart from all others."""
    effect_margin: float = 0.0
    extra: float = 0.0
    """Points to bid beyond the expected lead, for the chances to be even: 0 but for whole clans."""


@dataclass(frozen=True, slots=True)
class Deal:
    """The conditions of a game: players, map sides and scoring tiles."""

    players: int
    sides: tuple[str, ...]
    """The sides of the four map modules."""
    scoring: tuple[str, ...]
    """The scoring tiles, by round."""

    @classmethod
    def of(cls, state: State) -> Deal:
        """Return the deal of a game."""
        setup = state.setup
        return cls(setup.players, setup.board.sides, tuple(tile.id for tile in setup.scoring))


@dataclass(frozen=True, slots=True)
class Appraisal:
    """What a clan with its starting tile is worth at a table."""

    clan: str
    tile: int
    lead: float
    """Expected points more than the average of the table."""
    fair_bid: int
    """Points to bid for it beside the least of those on offer, so that all win equally often."""


LARGE: Final = 3
"""With fewer players the seer does no better with fair bids than by its own search."""
Key = tuple[int, str, str, str]


@cache
def lines() -> dict[Key, Line]:
    """Return the package's lines by players, clan, condition and its value."""
    return read(PATH)


def read(path: Path) -> dict[Key, Line]:
    """Return the lines of a file."""
    with path.open(encoding="utf-8", newline="") as file:
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
    "effect",
    "effect_margin",
    "extra",
)
COLUMNS: Final = ("players", "clan", "by", "value", "games", *NUMBERS)


def expected_lead(deal: Deal, clan: str, tile: int, known: dict[Key, Line]) -> float | None:
    """Return a clan's expected lead over the table's average; None if never measured."""
    if (deal.players, clan, ALL, "") not in known:
        return None
    return sum(
        known[deal.players, *key].effect
        for key in _effects(deal, clan, tile)
        if (deal.players, *key) in known
    )


def _effects(deal: Deal, clan: str, tile: int) -> Iterator[tuple[str, str, str]]:
    yield clan, ALL, ""
    yield "", TILE, str(tile)
    yield clan, TILE, str(tile)
    yield from ((clan, SIDE, side) for side in deal.sides)
    yield from ((clan, SCORING, each) for each in deal.scoring)


def fair_bids(
    deal: Deal, pairs: Sequence[tuple[str, int]], known: dict[Key, Line]
) -> list[int] | None:
    """Return the fair bid for each pair, 0 for the weakest; None if one is unknown."""
    worths = []
    for clan, tile in pairs:
        lead = expected_lead(deal, clan, tile, known)
        if lead is None:
            return None
        worths.append(lead + known[deal.players, clan, ALL, ""].extra)
    highest = load_content().variants.highest_bid
    return [min(highest, round(worth - min(worths))) for worth in worths]


def appraise(state: State, known: dict[Key, Line] | None = None) -> tuple[Appraisal, ...]:
    """Return what the pairs on offer are worth here, best first.

    Nothing for content packs, without clans, and where no pair is on offer.
    It uses only what everybody sees: clans, tiles and map.
    """
    if state.setup.content.id != load_content().id or not state.offer:
        return ()
    known = lines() if known is None else known
    deal = Deal.of(state)
    bids = fair_bids(deal, state.offer, known)
    if bids is None:
        return ()
    worth = [
        Appraisal(clan, tile, round(expected_lead(deal, clan, tile, known) or 0.0, 1), bid)
        for (clan, tile), bid in zip(state.offer, bids, strict=True)
    ]
    return tuple(sorted(worth, key=lambda each: -each.lead))


def fair_action(state: State, actions: Sequence[Action]) -> Action | None:
    """Return the lowest bid if the best pair on offer is worth it here, otherwise to leave.

    None outside an auction, with two players, and where the pairs were never measured.
    """
    is_auction = isinstance(state.pending[-1], Auction) and state.setup.players >= LARGE
    worths = appraise(state) if is_auction else ()
    if not worths:
        return None
    bids = [action for action in actions if isinstance(action, Bid)]
    lowest = min(bids, key=lambda bid: bid.points)
    worth = max(each.fair_bid for each in worths)
    return lowest if lowest.points <= worth or LEAVE not in actions else LEAVE
