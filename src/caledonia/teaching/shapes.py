"""Shapes of what learners are shown, as JSON has them."""

from __future__ import annotations

from typing import Literal, TypedDict


class WayStep(TypedDict):
    """One decision on the way to a contract."""

    code: str
    turn: int
    """The so-manyth own turn from now, counted from 1; production belongs to the turn before."""
    round: int
    money: int
    """Pounds that it costs, as a negative number; of obtaining early also what it brings."""


class Way(TypedDict):
    """A way to fulfil a contract, played through while all others pass."""

    first: int | None
    """Contract that has to be fulfilled first to free a slot, as part of the way."""
    turns: int
    """Own turns, the last of which fulfils the contract."""
    pounds: int
    """What buying, building, hiring and obtaining costs on the way."""
    production: int
    """How often it waits for production."""
    chance: float
    """How likely it can be gone while the others play on."""
    steps: list[WayStep]


class ContractRoute(TypedDict):
    """How one contract can be fulfilled."""

    contract: int
    place: Literal["board", "held", "drawn"]
    points: int
    """What fulfilling it adds to the final points, as if the game ended now."""
    own_goods: dict[str, int]
    """Goods in stock now that it would take."""
    ways: list[Way]
    """The cheapest way, then a quicker one if there is one; empty: no way is in sight."""


class SeatAmount(TypedDict):
    """A number of pieces of a good at a seat."""

    seat: int
    amount: int


class Weather(TypedDict):
    """Where a price is likely to go before the seat's next turn."""

    rises: float
    falls: float
    """Chances; otherwise it is the same."""
    price: int
    """Of now."""
    expected: float
    """Mean of the price at the next turn."""
    needs: list[SeatAmount]
    """Pieces that contracts of the others lack."""
    holds: list[SeatAmount]
    """Pieces that the others have in stock."""


class SeatEvaluation(TypedDict):
    """What the position promises a seat."""

    seat: int
    points: float
    """Expected at the end."""
    win: float
    """Chance to win; a shared victory counts in parts."""


class Evaluation(TypedDict):
    """What a position promises all seats."""

    seats: list[SeatEvaluation]
    method: Literal["seer", "playouts"]
    """Judged by the seer's net, or by games played out where it cannot play."""


class _Asked(TypedDict):
    version: int
    """Of the table, as is ``step``."""
    step: int
    """How many of the decisions are still tentative."""


class SeatRoutes(TypedDict):
    """How a seat can fulfil the contracts within its sight, in some position."""

    seat: int
    routes: list[ContractRoute]


class Navigation(SeatRoutes, _Asked):
    """How a seat can fulfil the contracts within its sight."""


class SeatWeather(TypedDict):
    """Market weather, as a seat finds it in some position."""

    seat: int
    goods: dict[str, Weather]
    """By good; empty where no turn is ahead."""


class MarketForecast(SeatWeather, _Asked):
    """Market weather, as a seat finds it."""


class Evaluated(Evaluation, _Asked):
    """The evaluation of the present position."""
