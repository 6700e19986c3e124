"""Reviews of finished games; the fields of ``caledonia/review/shapes.py``."""

from __future__ import annotations

from typing import Literal

from caledonia.server.shapes.base import Code, SeatNumber, Shape

Mark = Literal["best", "good", "inexact", "mistake", "blunder"]
DecisionKind = Literal[
    "setup",
    "expanding",
    "trading",
    "contracts",
    "upgrades",
    "ports",
    "passing",
    "production",
    "clan",
    "closing",
]
Source = Literal["glory", "goods", "money", "hops", "imports", "contracts", "settlements"]


class ReviewValue(Shape):
    """What a position promises one seat, or what chance changed of it."""

    points: float
    """Expected final points."""
    win: float
    """Chance of the first place."""
    error: float
    """Standard error of the points."""


class ReviewLine(Shape):
    """A line of play to the end of a turn, and what it leads to for the seat that plays it."""

    codes: list[Code]
    points: float
    win: float
    spread: float
    """Standard deviation of the final points."""
    places: list[float]
    """Chance of each place, first place first; empty without a net."""
    sources: dict[Source, float]
    """Points by source; empty without a net."""


class ReviewWhy(Shape):
    """Why the best line is better."""

    reason: str
    """Kind of the strongest reason, as hints have it."""
    subject: str
    apart: list[tuple[Source, float]]
    """The sources in which both lines differ most, with the points of played minus best."""


class ReviewedDecision(Shape):
    """One decision with more than one legal action."""

    ply: int
    """It was the so-manyth: the position before it is the one after ``ply`` - 1 decisions."""
    turn_ply: int
    """Decisions taken before its turn."""
    round: int
    seat: SeatNumber
    kind: DecisionKind
    code: Code
    best_code: Code
    mark: Mark
    points_lost: float
    win_lost: float
    error: float
    """Standard error of the points lost."""
    played: ReviewLine | None
    """As the best line: only where the mark is inexact or worse."""
    best: ReviewLine | None
    why: ReviewWhy | None


class ReviewMoment(Shape):
    """The game after a number of decisions."""

    ply: int
    round: int
    seat: SeatNumber | None
    """Who decides next; null at the end."""
    values: list[ReviewValue]
    """By seat."""
    luck: list[ReviewValue]
    """What chance gave each seat after the last decision; empty where nothing was revealed."""


class TurningPoint(Shape):
    """A change that decided much."""

    ply: int
    round: int
    cause: Literal["luck", "decision"]
    seat: SeatNumber
    """Whose chance to win changed most."""
    by: SeatNumber
    """Who decided."""
    points: float
    win: float


class Balance(Shape):
    """Four terms that add up to a result."""

    start: float
    luck: float
    decisions: float
    opponents: float


class ErrorRate(Shape):
    """How well one seat took one kind of decision."""

    kind: DecisionKind
    decisions: int
    points_lost: float
    win_lost: float
    marks: dict[Mark, int]


class BalanceSheet(Shape):
    """The balance sheet of one seat."""

    seat: SeatNumber
    name: str
    """Empty: the seat says who it is."""
    clan: str
    final: int
    place: int
    points: Balance
    margin: Balance
    win: Balance
    uncertainty: Balance
    """Standard error of each term of the points."""
    points_lost: float
    rates: list[ErrorRate]


class Review(Shape):
    """A finished game, reviewed."""

    version: int
    players: int
    evaluator: Literal["seer", "chief"]
    nodes: int
    seconds: float
    sheets: list[BalanceSheet]
    course: list[ReviewMoment]
    decisions: list[ReviewedDecision]
    turning_points: list[TurningPoint]
    rounds: list[int]
    """Decisions taken when each round began."""


class ComparedRate(Shape):
    """Points lost per decision, and the level of the ladder that loses about as many."""

    kind: DecisionKind | None
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
    """One's own rates over the latest other games that were reviewed."""

    games: int
    rates: list[ComparedRate]


class LevelRate(Shape):
    """What a level loses; the true mean lies between low and high with 95 % confidence."""

    kind: DecisionKind | None
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
    """Error rates of a reviewed game beside one's own earlier ones and those of the levels."""

    seats: list[SeatRates]
    own: OwnRates | None
    """Null for who has no other reviewed games."""
    levels: list[LevelRates]
    """Weakest first."""
