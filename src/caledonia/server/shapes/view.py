"""The game as a seat or a spectator sees it: what ``Game.view`` returns."""

from __future__ import annotations

from typing import Literal

from caledonia.server.shapes.base import Code, GoodName, SeatNumber, Shape, SpaceName, UnitName
from caledonia.server.shapes.engine import Decision, GameOptions
from caledonia.server.shapes.insight import ScoreSheet


class Outcome(Shape):
    """How a game ended."""

    scores: list[int]
    """By seat."""
    ranking: list[int]
    """The seats, best first."""
    places: list[int]
    """By seat; a shared place counts for all who share it."""
    solo_rank: str | None


class PlayerView(Shape):
    """What lies before a player, and on the map."""

    clan: str
    """The clan's id; empty before one is chosen, or without clans."""
    starting_tile: int
    money: int
    glory: int
    bid: int
    goods: dict[GoodName, int]
    """Only those that the player has."""
    units: dict[UnitName, list[SpaceName]]
    """Where the units stand; only kinds that are on the map."""
    merchants: int
    merchants_on_board: int
    market: dict[GoodName, int]
    """Merchants on the market: bought with (positive), or sold with (negative)."""
    shipping: int
    technology: list[UnitName]
    slots: int
    """Slots for contracts."""
    contracts: list[int]
    """In the slots, not fulfilled."""
    fulfilled: list[int]
    ports_used: list[str]
    clan_state: list[int]
    """What the clan keeps in mind."""
    units_left: dict[UnitName, int]
    score: ScoreSheet
    """As if the game ended now."""


class View(Shape):
    """What a seat or a spectator may know of a game."""

    caledonia: Literal["view"]
    version: int
    """Of the form of views."""
    rules: int
    content: str
    players: int
    options: GameOptions
    map: list[str]
    """The module sides, like A1."""
    ports: list[str]
    scoring: list[str]
    covered: list[SpaceName]
    neutral: list[SpaceName]
    """Spaces that neutral pieces hold; only alone there are any."""
    market_side: Literal["small", "large"]
    """The side of the market board in use."""
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
    offer: list[tuple[str, int]]
    """Clans with their starting tiles that nobody has taken."""
    bought: dict[GoodName, int]
    """Bought by neighbourhood bonuses in this turn."""
    seats: list[PlayerView]
    pending: list[Decision]
    """What is still open; the next one is last."""
    seat: SeatNumber | None
    """From where the game is seen; null for spectators."""
    pile: int
    """Contracts left in the pile."""
    pounds: dict[GoodName, int]
    """Prices."""
    deciding_seat: SeatNumber | None
    decision: Decision | None
    """What the seat decides."""
    legal: list[Code]
    """For the seat that decides: all that it may do."""
    outcome: Outcome | None
