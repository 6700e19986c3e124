"""Puzzles and exercises on the wire."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType

from caledonia.server.shapes.base import Code, Moment, SeatNumber, Shape
from caledonia.server.shapes.live import DraftMessage, EffectMessage
from caledonia.server.shapes.tables import WholeTable

PuzzleKind = TypeAliasType(
    "PuzzleKind",
    Literal["contracts", "trading", "expanding", "upgrades", "passing", "ports"],
)


class ExerciseOrigin(Shape):
    """The moment of your game that an exercise comes from."""

    table: str
    ply: int
    """Decisions before the turn."""


class PuzzleTask(Shape):
    """A turn to find."""

    id: str
    kinds: list[PuzzleKind]
    level: int
    """Difficulty when it was made, from 1 to 5."""
    rating: int | None
    """How hard it has proved; null for exercises."""
    seat: SeatNumber
    day: NotRequired[str]
    """The date, if it is the puzzle of a day."""
    origin: NotRequired[ExerciseOrigin]
    """Only of exercises."""
    marks: NotRequired[float]
    """Marks of your first answer, from 0 to 1; missing before it."""
    table: WholeTable
    """The position, as a table at which your seat decides."""


class PuzzleDraft(DraftMessage):
    """How far a turn is that is tried out."""


class PuzzleEffect(EffectMessage):
    """What an action would do."""


class PuzzleLine(Shape):
    """A whole turn and what it is worth."""

    codes: list[Code]
    points: float | None
    """Expected final points; null: not known in comparison with the others."""
    chance: float | None
    """Chance to win, from 0 to 1; null: not known, as on servers without the compiled twin."""


class PuzzleVerdict(Shape):
    """What an answer is worth."""

    marks: float
    """1 for anything within a point of the best, 0 for what loses 5 points or more."""
    loss: float
    """Points lost, or in puzzles as much chance to win: 3 per cent count as a point."""
    full: bool
    intended: bool
    """It has the idea of the best turn."""
    withdrawn: bool
    """Another idea proved as good: the puzzle is withdrawn, and no rating changes."""
    line: PuzzleLine
    """The answer."""
    best: PuzzleLine
    other: PuzzleLine
    """The best turn of another idea; in an exercise what was played."""
    rating: NotRequired[int]
    """Your rating after it; only for first answers to puzzles."""
    before: NotRequired[int]
    """Your rating before it."""
    due: NotRequired[Moment | None]
    """When an exercise comes back; null: it is known."""


class PuzzleStanding(Shape):
    """Your progress with puzzles and exercises."""

    rating: int
    answers: int
    solved: int
    left: int
    """Puzzles not answered yet."""
    today: float | None
    """Marks for the puzzle of the day; null before an answer."""
    due: int
    """Exercises that wait now."""
    later: int
    """Exercises that come back another day."""
    known: int
