"""Tables: in lists, opened, and what commands answer."""

from __future__ import annotations

from typing import Literal, NotRequired

from caledonia.server.shapes.base import Code, Moment, SeatNumber, Shape
from caledonia.server.shapes.choices import ChosenOptions
from caledonia.server.shapes.insight import Choice, Preview, Repair, WholePreview
from caledonia.server.shapes.log import Result, Uncounted
from caledonia.server.shapes.problems import RuleReason
from caledonia.server.shapes.view import View

Status = Literal["open", "playing", "finished", "closed"]


class TableSeat(Shape):
    """Who sits on a seat."""

    seat: SeatNumber
    person: str | None
    name: str
    """Empty while nobody sits there."""
    bot: str | None
    """Plays the seat for good."""
    stand_in: str | None
    """Plays it until the person returns, or another one takes it over."""
    offered: bool
    """In a rated game: everyone still playing agreed that another person may take it over."""
    clock: int | None
    """Milliseconds left on a chess clock when the present turn began."""
    points: int | None
    place: int | None
    clan: str | None


class _TableState(Shape):
    status: Status
    seq: int
    """The last entry of the log."""
    version: int
    """The last entry that changed the game; commands name it."""
    ply: int
    """Decisions that stand."""
    round: int
    deciding: SeatNumber | None
    since: Moment | None
    """When the seat began to think."""
    deadline: Moment | None
    """When its time is up."""
    updated: Moment
    practice: bool
    """Something revealed was taken back, so the game no longer counts."""
    hints: bool
    """Whether players may ask for hints now."""
    layers: bool
    """Whether teaching layers may be shown now."""
    seats: list[TableSeat]


class TableState(_TableState, closed=True):
    """What changes while a table is played at."""


class _Table(_TableState):
    id: str
    name: str
    players: int
    options: ChosenOptions
    public: bool
    rated: bool
    uncounted: Uncounted | None
    """Why a rated game does not change ratings; null: it does."""
    daily: str | None
    """The date, if it is of a daily challenge."""
    created: Moment
    started: Moment | None
    finished: Moment | None


class Summary(_Table, closed=True):
    """A table as everybody may know it."""


class _TableSummary(_Table):
    you: SeatNumber | None
    """Your own seat."""


class MoreTables(Shape):
    """Tables left out of a list; list them with ``creator``."""

    creator: str
    name: str
    count: int


class TableSummary(_TableSummary):
    """A table in a list."""

    asked: bool
    """A rematch waits for you: you sat at the table before, and have not sat down here yet."""
    more: NotRequired[MoreTables]
    """In the lobby, on the last table shown of a creator who has more with this status."""


class TableList(Shape):
    """A page of tables; the next one by ``before`` and ``last``."""

    tables: list[TableSummary]
    before: Moment | None
    last: str | None


class Neighbours(Shape):
    """Tables that belong together, because people played again."""

    parent: TableSummary | None
    """The one that this one follows."""
    tables: list[TableSummary]
    """Those that follow this one, newest first."""


class QueuePlace(Shape):
    """A bot that is queued to think."""

    seat: SeatNumber
    place: int
    """1: next."""


class GuideState(Shape):
    """How far the guide has taught you at a table."""

    seen: list[str]
    """What was taught, by ids of the page."""
    left: bool
    """You play without it for now."""


class WholeTable(_TableSummary):
    """Everything that you may know of a table."""

    creator: str
    parent: str | None
    """The table that this one follows."""
    rules: int
    seed_hash: str
    seed: str | None
    """Null until everybody may know it."""
    result: Result | None
    view: View | None
    """Null before the game begins."""
    queue: NotRequired[QueuePlace]
    """The queued bot that has to decide; missing if it is not waiting."""
    held: NotRequired[bool]
    """It is a copy of a game still being played without hints: view only."""
    invite: NotRequired[str]
    """For players, for the maker of the table, and for those whom a rematch waits for."""
    codes: NotRequired[list[Code]]
    """Tentative decisions: only where it is your turn, as the next two."""
    step: NotRequired[int]
    complete: NotRequired[bool]
    """The turn only waits to be ended."""
    guide: NotRequired[GuideState]
    """Only for you, where the guide is at your side."""
    preview: NotRequired[Preview]
    """What follows from the position; only where it was asked for, and by sockets."""
    choices: NotRequired[list[Choice]]
    """All that you may do, with the preview and only where you decide."""


class Standing(Shape):
    """Where a table stands after a command."""

    seq: int
    version: int
    status: Status
    deciding: SeatNumber | None
    deadline: Moment | None
    step: NotRequired[int]
    """Tentative decisions; missing before the game begins, as is ``complete``."""
    complete: NotRequired[bool]
    view: NotRequired[View]
    """What you see now; missing without a seat or a game, and when a command is sent again."""


class OrdersStanding(Standing):
    """Where a table stands after orders were given."""

    fired: bool
    """An order acted at once."""


class Plan(Shape):
    """Something that could be done if the turn came now."""

    code: str
    money: int
    """Pounds that it would bring, or cost if negative."""
    complete: bool
    """It makes a whole turn with what is planned before it; otherwise something has to follow."""


class Plans(Shape):
    """What standing orders of a seat can hold, as the position stands."""

    complete: bool
    """What is planned already makes a whole turn."""
    turn: list[Plan]
    """What may come next in the planned turn."""
    production: list[Plan]
    """Choices of what the factories make; empty where there is nothing to choose."""


class PositionThen(Shape):
    """The game as it was once."""

    ply: int
    view: View
    outlook: NotRequired[WholePreview]
    """What followed from it for spectators, if that was asked for."""


class WhyNot(Shape):
    """Why an action is not possible now; no reasons: it is."""

    code: Code
    """The action that is spoken of: the one asked about, or the nearest one to what was asked."""
    reasons: list[RuleReason]
    repair: Repair | None
    """What would help; null: nothing that can be done in one step."""
