"""The forms of JSON data that this package writes: positions, views, outcomes.

The server describes its API from these declarations.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from caledonia.types import GoodName, UnitName

SeatNumber = Annotated[int, "A seat, from 0."]
SpaceName = Annotated[str, "A space of the map, like c4."]
Code = Annotated[str, "An action code, like 'expand sheep c4'."]
OptionsData = Annotated[dict[str, object], "Options that differ from the defaults."]
"""As :meth:`caledonia.options.Options.as_dict` writes them."""
FrameData = Annotated[dict[str, object], "A pending decision: its kind and its fields."]
"""The fields are those of the classes in :mod:`caledonia.pending`."""
OfferedPair = Annotated[list[str | int], "A clan and its starting tile."]
ScoreSheet = Annotated[dict[str, int], "A score sheet: its lines and the total."]
"""The lines are the fields of :class:`caledonia.rules.final.ScoreSheet`."""


class TableData(TypedDict):
    """The parts of the table that stay the same for the whole game."""

    rules: int
    content: str
    players: int
    options: OptionsData
    map: list[str]
    """The module sides, like A1."""
    ports: list[str]
    scoring: list[str]
    covered: list[SpaceName]


class SeatData(TypedDict):
    """A player's board, and the units on the map."""

    clan: str
    """The clan's id; empty before one is chosen, or without clans."""
    starting_tile: int
    money: int
    glory: int
    bid: int
    goods: dict[GoodName, int]
    """Only those that the player has."""
    units: dict[UnitName, list[SpaceName]]
    """The spaces of the units; only kinds that are on the map."""
    merchants: int
    merchants_on_board: int
    market: dict[GoodName, int]
    """Merchants on the market: bought with (positive), or sold with (negative)."""
    shipping: int
    technology: list[UnitName]
    contracts: list[int]
    """In the slots, not fulfilled."""
    fulfilled: list[int]
    ports_used: list[str]
    clan_state: list[int]
    """What the clan remembers."""


class PositionHeader(TypedDict):
    """Says what a position can be read with."""

    caledonia: Literal["position"]
    version: int


class PositionTable(PositionHeader, TableData):
    """The part of a position that stays the same for the whole game."""


class PositionData(PositionTable):
    """A position: the whole state of a game."""

    ply: int
    turn_ply: int
    round: int
    turn_order: list[SeatNumber]
    passed: list[SeatNumber]
    prices: dict[GoodName, int]
    boxes: list[int | None]
    pile: list[int]
    removed: list[int]
    offer: list[OfferedPair]
    bought: dict[GoodName, int]
    random: int
    recorded_rolls: list[int]
    seats: list[SeatData]
    pending: list[FrameData]


class Outcome(TypedDict):
    """How a game ended."""

    scores: list[int]
    """By seat."""
    ranking: list[int]
    """The seats, best first."""
    places: list[int]
    """By seat; a shared place counts for all who share it."""
    solo_rank: str | None


class PlayerView(SeatData):
    """A player's board, and the units on the map."""

    slots: int
    """Slots for contracts."""
    units_left: dict[UnitName, int]
    score: ScoreSheet
    """As if the game ended now."""


class View(TableData):
    """What a seat or a spectator may know of a game."""

    caledonia: Literal["view"]
    version: int
    """Of the form of views."""
    ply: int
    """Decisions taken so far."""
    turn_ply: int
    """Decisions taken before the present turn; as many as `ply` if the next one opens a turn."""
    round: int
    """0 during the setup."""
    turn_order: list[SeatNumber]
    passed: list[SeatNumber]
    prices: dict[GoodName, int]
    """Steps of the price markers, from 1."""
    boxes: list[int | None]
    """Contracts on the export board."""
    removed: list[int]
    offer: list[OfferedPair]
    """Clans with their starting tiles that nobody has taken."""
    bought: dict[GoodName, int]
    """Bought by neighbourhood bonuses in this turn."""
    seats: list[PlayerView]
    pending: list[FrameData]
    """What is still open; the next one is last."""
    seat: SeatNumber | None
    """The seat that the view is for; null for spectators."""
    neutral: list[SpaceName]
    """Spaces that neutral pieces hold, in a solo game."""
    market_side: Literal["small", "large"]
    """The side of the market board in use."""
    pile: int
    """Contracts left in the pile."""
    pounds: dict[GoodName, int]
    """Prices."""
    deciding_seat: SeatNumber | None
    decision: FrameData | None
    """What the seat decides."""
    legal: list[Code]
    """For the seat that decides: its legal actions."""
    outcome: Outcome | None
