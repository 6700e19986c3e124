"""The features of an observation: names, places and sizes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from caledonia.content import Content
from caledonia.options import VARIANTS
from caledonia.powers.registry import PENDING_KINDS
from caledonia.rules import flow
from caledonia.types import GOODS, IMPORTS, ROUNDS, SPACES, UNITS, WORKERS

SEATS: Final = 4
"""Seats in an observation, however many play."""
CORNERS: Final = 4
SIDES: Final = 6
CLAN_MEMORY: Final = 4
"""Maximum number of figures that a clan remembers."""
DECISIONS: Final = tuple(kind for kind in PENDING_KINDS if kind in flow.LEGAL)
"""Pending kinds that wait for a seat."""

Part = Literal["table", "flag", "number"]
"""Fixed for a game; 0 or 1; scaled figures."""


@dataclass(frozen=True, slots=True)
class Feature:
    """One block of an observation."""

    name: str
    part: Part
    size: int
    text: str
    """What it says."""
    scale: float = 1.0
    """What figures are divided by."""
    begin: int = 0
    """Where it begins; its numbers follow each other."""

    @property
    def end(self) -> int:
        """Where the next one begins."""
        return self.begin + self.size


def features(content: Content) -> tuple[Feature, ...]:
    """Return all features of a content pack's games in order: table, flags, numbers."""
    placed = []
    begin = 0
    for name, part, size, scale, text in (*_table(content), *_flags(content), *_numbers(content)):
        placed.append(Feature(name, part, size, text, scale, begin))
        begin += size
    return tuple(placed)


Row = tuple[str, Part, int, float, str]


def _table(content: Content) -> Iterator[Row]:
    """Yield the rows of the table; by space means the numbers of the spaces a1, a2 … m9."""
    tiles, scoring = len(content.port_tiles), len(content.scoring_tiles)
    yield "players", "table", SEATS, 1, "1 at the number of players"
    yield "variants", "table", len(VARIANTS), 1, "the options that are switches"
    yield "grassland", "table", SPACES, 1, "land in play with grassland, by space"
    yield "forest", "table", SPACES, 1, "the same for forest"
    yield "mountain", "table", SPACES, 1, "the same for mountain"
    yield "loch", "table", SPACES, 1, "lochs, by space"
    yield "port", "table", SPACES, 1, "the ports, by space"
    yield "border", "table", SPACES, 1, "border spaces"
    yield "delta", "table", SPACES, 1, "river deltas"
    yield "land_cost", "table", SPACES, 6, "cost of land in play, by space"
    sides = "by side (se, s, sw, nw, n, ne) and space: a space in play and no river between"
    yield "open_side", "table", SIDES * SPACES, 1, sides
    yield "port_tile", "table", CORNERS * tiles, 1, "for each corner A to D its tile"
    yield "scoring_tile", "table", ROUNDS * scoring, 1, "for each round its tile"


def _flags(content: Content) -> Iterator[Row]:
    contracts, clans = len(content.contracts), len(content.clans) + 1
    yield "round", "flag", ROUNDS + 1, 1, "1 at the round; 0 is the setup"
    yield "decision", "flag", len(DECISIONS), 1, "the kind of decision"
    yield "decider", "flag", SEATS, 1, "who decides, counted from this seat"
    yield "promised", "flag", len(GOODS), 1, "the good that must be traded now"
    yield "neighbours", "flag", len(GOODS), 1, "goods that neighbours sell now"
    yield "bidder", "flag", SEATS, 1, "who is still in the auction"
    yield "exchanged_space", "flag", SPACES, 1, "where the first of two exchanges happened"
    yield "exchanged_old", "flag", len(UNITS), 1, "the unit that was taken there"
    yield "exchanged_new", "flag", len(UNITS), 1, "the unit that was put there"
    yield "draw", "flag", 1, 1, "contracts can be drawn besides the purchases from neighbours"
    tiles = len(content.starting_tiles)
    yield "offer", "flag", clans * tiles, 1, "for each clan (none, then by id) its starting tile"
    yield "drawn", "flag", contracts, 1, "contracts drawn for a building bonus"
    yield "fulfilling", "flag", contracts, 1, "the contract that still needs animals"
    yield "removed", "flag", contracts, 1, "contracts out of the game"
    yield "held", "flag", SEATS * contracts, 1, "contracts in the export boxes, by seat"
    yield "fulfilled", "flag", SEATS * contracts, 1, "contracts fulfilled, by seat"
    yield "owner", "flag", SEATS * SPACES, 1, "whose unit is there, by seat and space"
    yield "unit", "flag", len(UNITS) * SPACES, 1, "which unit is there, by unit and space"
    yield "clan", "flag", SEATS * clans, 1, "none, then by id; by seat"


def _numbers(content: Content) -> Iterator[Row]:
    boxes = max(content.export.columns * rows for rows in content.export.rows)
    yield "pending", "number", len(PENDING_KINDS), SEATS, "how many of each kind are open"
    yield "owed", "number", 2, 4, "beef and mutton still needed"
    yield "bonuses", "number", 3, 4, "free spaces, upgrades and hops still to be taken"
    yield "bid_high", "number", 1, 10, "highest bid so far, and 1"
    yield "step", "number", len(GOODS), 10, "price steps, from 0"
    yield "price", "number", len(GOODS), 20, "prices in pounds"
    yield "bought", "number", len(GOODS), 4, "bought from neighbours in this turn"
    yield "pile", "number", 1, len(content.contracts), "contracts in the pile"
    yield "box", "number", len(content.contracts), boxes, "box on the export board, from 1; 0: none"
    for name, size, scale, text in SEAT_NUMBERS:
        yield name, "number", SEATS * size, scale, f"{text}, by seat"


SEAT_NUMBERS: Final[tuple[tuple[str, int, float, str], ...]] = (
    ("present", 1, 1, "1 if the seat is taken"),
    ("order", 1, SEATS, "place in the turn order, from 1"),
    ("passed", 1, SEATS, "place among those who passed, from 1; 0: not yet"),
    ("money", 1, 100, "pounds"),
    ("glory", 1, 50, "glory"),
    ("bid", 1, 20, "points bid for the clan"),
    ("goods", len(GOODS), 10, "stock by good"),
    ("merchants", 1, 7, "merchants in stock"),
    ("unhired", 1, 7, "merchants not yet hired"),
    ("market", len(GOODS), 7, "merchants by good, negative on the sell side"),
    ("shipping", 1, 5, "shipping level"),
    ("technology", len(WORKERS), 1, "upgraded workers"),
    ("on_map", len(UNITS), 4, "units on the map by kind"),
    ("income", 1, 50, "money of the workers in production"),
    ("contracts", 1, 10, "contracts fulfilled"),
    ("imports", len(IMPORTS), 10, "cotton, tobacco, sugar cane"),
    ("hops", 1, 10, "hops"),
    ("port_used", CORNERS, 1, "ports used, by corner"),
    (
        "clan_memory",
        CLAN_MEMORY,
        1,
        "barrels, or 1: a fisherman has rowed, a contract was paid for",
    ),
)
"""The features of every seat: name, size, scale and text."""
