"""Reviews of finished games, made of what :mod:`caledonia.review` declares, and error rates."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from caledonia.review import shapes
from caledonia.review.shapes import Kind
from caledonia.server.shapes.base import SeatNumber, Shape
from caledonia.server.shapes.derived import shape_of

if TYPE_CHECKING:
    Review = dict[str, Any]
    """Reviews are stored, and sent as they were stored."""
else:
    # Beside other shapes, some need a name that says more.
    shape_of(shapes.Value, "ReviewValue")
    shape_of(shapes.Line, "ReviewLine")
    shape_of(shapes.Why, "ReviewWhy")
    shape_of(shapes.JudgedDecision, "ReviewedDecision")
    shape_of(shapes.Moment, "ReviewMoment")
    shape_of(shapes.Rate, "ErrorRate")
    shape_of(shapes.Sheet, "BalanceSheet")
    Review = shape_of(shapes.Review)


class ComparedRate(Shape):
    """Points lost per decision, and the level of the ladder that loses about as many."""

    kind: Kind | None
    """Null: all kinds together."""
    decisions: int
    rate: float
    level: str | None
    """Null where that says nothing: few decisions, or a kind in which the levels hardly differ."""


class SeatRates(Shape):
    """The rates of one seat in a game."""

    seat: SeatNumber
    rates: list[ComparedRate]
    """All kinds together first."""


class OwnRates(Shape):
    """Your rates over the latest other games that were reviewed."""

    games: int
    rates: list[ComparedRate]


class LevelRate(Shape):
    """What a level loses; the true mean lies between low and high with 95 % confidence."""

    kind: Kind | None
    """Null: all kinds together."""
    decisions: int
    mean: float
    low: float
    high: float


class LevelRates(Shape):
    """What was measured of one level of the ladder."""

    bot: str
    games: int
    rates: list[LevelRate]


class RateComparison(Shape):
    """Error rates of a reviewed game beside your earlier ones and those of the levels."""

    seats: list[SeatRates]
    own: OwnRates | None
    """Null for who has no other reviewed games."""
    levels: list[LevelRates]
    """Weakest first."""
