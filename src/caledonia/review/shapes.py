"""What a review says, as plain data; docs/review.md describes every field."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Final, Literal, get_args

from caledonia.native.seer import ScoreLine
from caledonia.notation.shapes import Code, SeatNumber

VERSION: Final = 2
"""Of the shape below; a stored review of another version is made again."""
Mark = Literal["best", "good", "inexact", "mistake", "blunder"]
MARKS: Final[tuple[Mark, ...]] = get_args(Mark)
"""How good a decision was, best first."""
Kind = Literal[
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
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
"""What a decision is about."""
Cause = Literal["luck", "decision"]
"""What changed a chance to win."""
Evaluator = Literal["seer", "chief"]
"""Who values positions: the chief where the game has no compiled twin."""


@dataclass(frozen=True, slots=True)
class Value:
    """What a position promises one seat, or what chance changed of it."""

    points: float
    """Expected final points."""
    win: float
    """Chance of the first place; those of all seats add up to 1."""
    error: float = 0.0
    """Standard error of the points."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of play of one turn, and what it leads to for the seat that plays it."""

    codes: tuple[Code, ...]
    """The action codes from the judged decision to the end of the turn."""
    points: float
    win: float
    spread: float
    """Standard deviation of the final points."""
    places: tuple[float, ...]
    """Chance of each place, first place first; empty without a net."""
    sources: Mapping[ScoreLine, float]
    """Points by source, such as glory or contracts; empty without a net."""


@dataclass(frozen=True, slots=True)
class Why:
    """Why the best line is better: the data of a sentence."""

    reason: str = "rest"
    """The strongest reason for the best action: a kind of ``bots/explain.py``."""
    subject: str = ""
    """What the reason is about: a contract's number, a tile, a good, a space."""
    apart: tuple[tuple[ScoreLine, float], ...] = ()
    """The sources in which both lines differ most: (source, points of played minus best)."""


@dataclass(frozen=True, slots=True)
class JudgedDecision:
    """One decision with more than one legal action."""

    ply: int
    """Number of the decision, from 1: the position before it is the one after ``ply`` - 1."""
    turn_ply: int
    """Decisions taken before the turn that it belongs to."""
    round: int
    seat: SeatNumber
    kind: Kind
    code: Code
    best_code: Code
    mark: Mark
    points_lost: float
    """Own expected points lost to the best action; at least 0."""
    win_lost: float
    """Chance to win lost to the best action; at least 0."""
    error: float
    """Standard error of the points lost."""
    played: Line | None = None
    """What was played to the end of the turn; only where the mark is inexact or worse."""
    best: Line | None = None
    """The best line to the end of the turn; only where the mark is inexact or worse."""
    why: Why | None = None


@dataclass(frozen=True, slots=True)
class Moment:
    """The game after a number of decisions."""

    ply: int
    """Decisions taken."""
    round: int
    """1 to 5; 0 during the setup."""
    seat: SeatNumber | None
    """Who decides next; None at the end."""
    values: tuple[Value, ...]
    """By seat."""
    luck: tuple[Value, ...] = ()
    """What chance gave each seat after the last decision; empty where nothing was revealed."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A change that decided much."""

    ply: int
    """Number of the decision after which it came."""
    round: int
    cause: Cause
    seat: SeatNumber
    """Whose chance to win changed most."""
    by: SeatNumber
    """The seat that decided."""
    points: float
    win: float
    """By how much the points and the chance of ``seat`` changed."""


@dataclass(frozen=True, slots=True)
class Balance:
    """Five terms that add up to a result."""

    start: float
    """What the deal, seat and clan are worth if all then play the best that is found."""
    luck: float
    """What was revealed, compared with what could have been."""
    decisions: float
    """What the seat's own decisions cost, compared with the best that were found."""
    opponents: float
    """What the others' decisions gave or took, compared with the best that were found for them."""
    later: float
    """What the search saw only later, beyond the mean that belongs to the start."""

    @property
    def total(self) -> float:
        """The sum of the terms."""
        return self.start + self.luck + self.decisions + self.opponents + self.later


@dataclass(frozen=True, slots=True)
class Rate:
    """How well one seat took one kind of decision."""

    kind: Kind
    decisions: int
    points_lost: float
    """Sum."""
    win_lost: float
    """Sum."""
    marks: Mapping[Mark, int]
    """Decisions by mark; all of :data:`MARKS`."""

    @property
    def rate(self) -> float:
        """Points lost per decision."""
        return self.points_lost / self.decisions if self.decisions else 0.0


@dataclass(frozen=True, slots=True)
class Sheet:
    """The balance sheet of one seat."""

    seat: SeatNumber
    name: str
    """Empty: the seat says who it is."""
    clan: str
    """Its id; empty without clans."""
    final: int
    place: int
    """From 1."""
    points: Balance
    """Adds up to ``final``."""
    margin: Balance
    """Adds up to the lead over the best opponent; to the points in a solo game."""
    win: Balance
    """Adds up to 1 for the winner and to 0 for the others."""
    uncertainty: Balance
    """Standard error of each term of ``points``."""
    points_lost: float
    """By all own decisions together, each compared with the best in the same search."""
    rates: tuple[Rate, ...]
    """By kind of decision, without those that did not occur."""


@dataclass(frozen=True, slots=True)
class Review:
    """A finished game, reviewed."""

    version: int
    players: int
    evaluator: Evaluator
    nodes: int
    """Positions looked at for each decision."""
    seconds: float
    """How long the review took."""
    sheets: tuple[Sheet, ...]
    """By seat."""
    course: tuple[Moment, ...]
    """The start, and the game after every decision."""
    decisions: tuple[JudgedDecision, ...]
    turning_points: tuple[TurningPoint, ...]
    """At most five, in the order of play."""
    rounds: tuple[int, ...] = field(default=())
    """By round, from 1: the decisions taken when it began."""

    def decision(self, ply: int) -> JudgedDecision | None:
        """Return the judgement of a decision; None where there was no choice."""
        return next((each for each in self.decisions if each.ply == ply), None)


TERMS: Final = tuple(each.name for each in fields(Balance))
"""The terms of a balance, in their order."""


def terms_of(players: int) -> tuple[str, ...]:
    """Return the terms that a table has: alone nobody else gives or takes anything."""
    return TERMS if players > 1 else tuple(term for term in TERMS if term != "opponents")
