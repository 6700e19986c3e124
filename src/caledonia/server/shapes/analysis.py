"""Hints, analyses, and checking that a game was fair."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from pydantic import Field

from caledonia.native.seer import ScoreLine
from caledonia.server.shapes.base import Code, Moment, SeatNumber, Shape
from caledonia.server.shapes.review import Review


class HintReason(Shape):
    """Why a bot thinks well of an action."""

    kind: str
    subject: str
    """The id of what it is about: a contract's number, a tile, a good, a space."""
    amount: float
    """How much of the worth it makes, in pounds of now."""


class LineDifference(Shape):
    """By how much a line of the score sheet differs from that after the best action."""

    line: ScoreLine
    points: float


class HintForecast(Shape):
    """What the seer foresees after an action."""

    spread: float
    """Standard deviation of the final points."""
    places: list[float]
    """Chance of each place, first place first."""
    differences: list[LineDifference]
    """The lines that make the difference to the bot's choice; empty for that one."""


class HintAlternative(Shape):
    """An action that a bot weighed."""

    code: Code
    points: float | None
    """Victory points that it expects at the end."""
    reason: NotRequired[HintReason]
    outlook: NotRequired[HintForecast]
    """Only from the seer."""


class ClanAppraisal(Shape):
    """What a clan with its starting tile is worth at this table, counted in games of the seer."""

    clan: str
    tile: int
    lead: float
    """Points that it ends above the average of the table."""
    fair_bid: int
    """Points to bid for it in an auction: what it is ahead of the least one on offer."""


# Descriptions after fields are lost where a shape extends another one.


class Advice(Shape):
    """What a bot would do in a position."""

    bot: str
    seat: SeatNumber
    code: Code
    alternatives: Annotated[list[HintAlternative], Field(description="Best first.")]
    appraisals: Annotated[
        list[ClanAppraisal],
        Field(description="What the clans on offer are worth, best first; empty when none are."),
    ]


class Hint(Advice):
    """What a bot would do."""

    version: int
    """Of the game that it belongs to, as is ``step``."""
    step: int


class GuideAdvice(Shape):
    """What the guide of a first game advises in a position."""

    code: Code
    points: Annotated[float, Field(description="Victory points that it expects at the end.")]
    reason: HintReason
    losses: Annotated[
        dict[str, float],
        Field(
            description="By code of passing, obtaining and fulfilling: points it costs compared "
            "with the best."
        ),
    ]


class Counsel(GuideAdvice):
    """What the guide of a first game advises."""

    seat: SeatNumber
    version: int
    """Of the game that it belongs to, as is ``step``."""
    step: int


class Judgement(Shape):
    """What an action was worth compared with the best one."""

    points: float
    best: Code
    best_points: float
    differences: NotRequired[
        Annotated[
            list[LineDifference],
            Field(description="The lines of the score sheet in which the seer sees the loss."),
        ]
    ]


class JudgedDecision(Judgement):
    """What a decision was worth."""

    ply: int
    """It was the so-manyth."""
    seat: SeatNumber
    code: Code
    loss: float


class AnalysisResult(Shape):
    """What an analysis found; decisions without a choice are left out."""

    decisions: list[JudgedDecision]
    turning_points: list[list[int]]
    """By seat: the decisions that cost most."""


class AnalysisState(Shape):
    """How far an analysis is."""

    id: str
    table_id: str
    bot: str
    status: Literal["waiting", "running", "done", "failed"]
    done: int
    total: int
    created: Moment
    updated: Moment
    place: int | None
    """How many of your other analyses are ahead of it; null: none."""
    result: AnalysisResult | None
    """Null for a review."""
    review: Review | None
    """Null unless a review was asked for."""
    exercises: list[str] | None
    """Ids of your exercises from the game, the most expensive turn first; null until they are
    made, and for other analyses."""


class TableReview(Shape):
    """The review of a finished game, as far as it is."""

    analysis: AnalysisState | None
    """Null: it has to be asked for (with POST)."""


class Verification(Shape):
    """Whether a finished game was fair."""

    seed: str
    seed_hash: str
    seed_fits: bool
    salt: str | None
    """Salt of the hashes in the log; null at tables from earlier releases."""
    hashes_fit: bool
    """Whether the game replays to its end and every position matches its hash."""
    decisions: int
    faults: list[str]
    fair: bool
