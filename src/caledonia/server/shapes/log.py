"""Entries of a table's log, by kind."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypeAliasType

from caledonia.server.shapes.base import Code, Moment, SeatNumber, Shape
from caledonia.server.shapes.choices import ChosenOptions
from caledonia.server.shapes.engine import EventJson
from caledonia.server.shapes.view import Outcome, ScoreSheet
from caledonia.types import Phase

Uncounted = Literal["shared_origin", "pair_often"]
SeatEvent = Literal["joined", "taken_over", "bot", "left", "timeout", "returned", "renamed"]
Ordered = Literal["order next_turn", "order production", "order pass_if_nothing_else"]
DecidedBy = Literal["person", "bot", "stand_in", "record", Ordered]
PlayedPhase = Literal[Phase.SETUP, Phase.ACTION, Phase.PRODUCTION]


class Result(Shape, Outcome):
    """How a game ended, and what it was played with."""

    clans: list[str]
    """By seat; empty without clans."""
    start: SeatNumber
    """The seat that began."""
    map: list[str]
    ports: list[str]
    scoring: list[str]
    sheets: list[ScoreSheet]
    """By seat."""


class _Entry(Shape):
    seq: int
    """Counts the entries of a table from 1, without gaps."""
    at: Moment


class Branch(Shape):
    """The moment of another game that this one continues."""

    table: str
    ply: int


class CreatedEntry(_Entry):
    """The table was made."""

    kind: Literal["created"]
    options: ChosenOptions
    imported: NotRequired[bool]
    branch: NotRequired[Branch]
    """Where its first decisions come from."""


class SeatEntry(_Entry):
    """A player sat down, got up, or came back."""

    kind: Literal["seat"]
    event: SeatEvent
    seat: SeatNumber
    person: NotRequired[str]
    """Whose doing it was; missing where it was the server's."""
    bot: NotRequired[str]
    stand_in: NotRequired[str]


class StartedEntry(_Entry):
    """The game began."""

    kind: Literal["started"]
    seed_hash: str


class UncountedEntry(_Entry):
    """The game is rated, but will not change ratings."""

    kind: Literal["uncounted"]
    why: Uncounted
    """Two of the players used the same address or device and have played each other often lately,
    or two of them have played each other very often today."""


class DecisionEntry(_Entry):
    """A decision that stands, unless it is undone later."""

    kind: Literal["decision"]
    seat: SeatNumber
    code: Code
    by: DecidedBy
    """Who took it; an order is the person's own."""
    phase: NotRequired[PlayedPhase]
    """What it belongs to; missing in older entries."""
    events: list[EventJson]
    """What it changed."""
    ply: int
    """Decisions that stand, this one included."""
    hash: str
    """Of the whole position after it."""


class _UndoEntry(_Entry):
    seat: SeatNumber
    to: int
    """How many decisions remain."""


class UndoAskedEntry(_UndoEntry):
    """A player asks to go back."""

    kind: Literal["undo_asked"]
    needed: list[SeatNumber]
    """Seats that have to agree."""
    reveals: NotRequired[bool]
    """Whether it takes back something that was revealed; missing in older entries."""
    practice: NotRequired[bool]
    """Whether the game then no longer counts; missing in older entries."""


class UndoAgreedEntry(_UndoEntry):
    """A seat agreed to go back."""

    kind: Literal["undo_agreed"]


class UndoRefusedEntry(_UndoEntry):
    """A seat refused to go back, or withdrew."""

    kind: Literal["undo_refused"]


class UndoneEntry(_UndoEntry):
    """The game went back."""

    kind: Literal["undone"]
    agreed: list[SeatNumber]
    practice: NotRequired[bool]
    """Whether the game no longer counts from here on; missing in older entries."""
    ply: int
    hash: str


class _OfferEntry(_Entry):
    seat: SeatNumber
    vacated: SeatNumber
    """The seat whose player left."""


class OfferAskedEntry(_OfferEntry):
    """A request to let another person replace a player who left a rated game."""

    kind: Literal["offer_asked"]
    needed: list[SeatNumber]
    """Seats that have to agree."""


class OfferAgreedEntry(_OfferEntry):
    """A seat agreed to a replacement."""

    kind: Literal["offer_agreed"]


class OfferRefusedEntry(_OfferEntry):
    """A seat refused a replacement, or withdrew the offer."""

    kind: Literal["offer_refused"]


class SeatOfferedEntry(_Entry):
    """All agreed that another person may take over this seat of a rated game."""

    kind: Literal["seat_offered"]
    seat: SeatNumber


class ChatEntry(_Entry):
    """A chat message."""

    kind: Literal["chat"]
    seat: SeatNumber
    person: str
    text: str


class AgainEntry(_Entry):
    """A player made a table to play again, and invites the others."""

    kind: Literal["again"]
    seat: SeatNumber
    table: str


class ClockEntry(_Entry):
    """A deadline changed during a turn."""

    kind: Literal["clock"]
    event: Literal["paused", "set_back", "vacation_ended"]
    """The server was down and the time is given back; its system clock was set back and the time
    left stays the same; or a player ended a vacation early."""
    seat: SeatNumber
    """Whose clock runs."""
    ms: NotRequired[int]
    """How long the server was down."""


class FinishedEntry(_Entry):
    """The game is over."""

    kind: Literal["finished"]
    result: Result
    seed: NotRequired[str]
    """Missing in the daily challenge, which others still play."""
    salt: NotRequired[str]
    """Salt of the hashes in the log; missing if the seed is, or at tables without a salt."""


LogEntry = TypeAliasType(
    "LogEntry",
    Annotated[
        CreatedEntry
        | SeatEntry
        | StartedEntry
        | UncountedEntry
        | DecisionEntry
        | UndoAskedEntry
        | UndoAgreedEntry
        | UndoRefusedEntry
        | UndoneEntry
        | OfferAskedEntry
        | OfferAgreedEntry
        | OfferRefusedEntry
        | SeatOfferedEntry
        | ChatEntry
        | ClockEntry
        | FinishedEntry
        | AgainEntry,
        Field(discriminator="kind"),
    ],
)


class EntryPage(Shape):
    """A part of a log."""

    entries: list[LogEntry]
    seq: int
    """The last entry that there is."""
    more: bool
    """Ask again after the last one of these."""
