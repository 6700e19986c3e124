"""Messages of a table's socket: what the server sends, and what clients send."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from msgspec import Raw
from pydantic import Field
from typing_extensions import TypeAliasType

from caledonia.server.shapes.base import Code, JsonOf, Moment, SeatNumber, Shape
from caledonia.server.shapes.insight import (
    ActionEffect,
    Choice,
    OwnChange,
    Preview,
    SharedChange,
)
from caledonia.server.shapes.log import LogEntry
from caledonia.server.shapes.problems import Problem
from caledonia.server.shapes.tables import OrdersStanding, Standing, TableState, WholeTable
from caledonia.server.shapes.view import View

Patch = Annotated[
    dict[str, Any],
    Field(
        description="A JSON Merge Patch; a list of objects is patched by an object with the "
        "numbers of its members."
    ),
]

# What the server sends.


class HelloMessage(Shape):
    """The first message: the whole table."""

    type: Literal["hello"]
    protocol: int
    seq: int
    table: WholeTable
    entries: NotRequired[list[LogEntry]]
    """What was missed since ``after``; missing if that is too much, or was not asked for."""


# Docstrings of members are not inherited.
AFTER = "The entry before these; if it is not the last one you have, you missed something."
WHOLE = "Instead of a patch: the spectator's view."
PREVIEW = "What changed of the preview that everybody has."
OWN = "What changed of the preview that only your seat has, or spectators have."
CHOICES = "For the player who decides: all that may be done."


class SharedUpdate(Shape):
    """The part of an update that everybody at the table gets."""

    type: Literal["update"]
    after: Annotated[int, Field(description=AFTER)]
    seq: int
    version: int
    entries: list[LogEntry]
    table: TableState
    patch: NotRequired[Patch]
    view: NotRequired[Annotated[View | None, Field(description=WHOLE)]]
    preview: NotRequired[Annotated[Raw, JsonOf(SharedChange), Field(description=PREVIEW)]]


class OwnUpdate(Shape):
    """The part of an update that one seat gets, or all spectators."""

    own: NotRequired[Annotated[Raw, JsonOf(OwnChange), Field(description=OWN)]]
    choices: NotRequired[Annotated[list[Choice], Field(description=CHOICES)]]


class UpdateMessage(SharedUpdate, OwnUpdate):
    """Something was written into the log."""


class DraftMessage(Shape):
    """The own tentative turn changed, perhaps in another window."""

    type: Literal["draft"]
    version: int
    step: int
    codes: list[Code]
    complete: bool
    view: View
    preview: Preview
    choices: list[Choice]


class EffectMessage(Shape):
    """The answer to a question what an action would do."""

    type: Literal["effect"]
    version: int
    step: int
    code: Code
    effect: ActionEffect | None
    """Null: it cannot be done now, at least not by you."""


class PresenceMessage(Shape):
    """Who looks at the table."""

    type: Literal["presence"]
    people: list[str]
    spectators: int
    """Those who are not signed in."""


class QueueMessage(Shape):
    """A bot is queued to think about its turn or your hint, or no longer is."""

    type: Literal["queue"]
    what: Literal["turn", "hint"]
    seat: SeatNumber
    place: int | None
    """1: next. Null: no longer waiting."""


class AnswerMessage(Shape):
    """A command was done."""

    type: Literal["answer"]
    id: str
    """Of the command."""
    answer: Standing | OrdersStanding


class ProblemMessage(Shape):
    """A command, or a message, was refused."""

    type: Literal["problem"]
    id: str | None
    """Of the command; null if the message could not be read."""
    problem: Problem


class PongMessage(Shape):
    """The answer to a ping."""

    type: Literal["pong"]
    at: Moment


class RefusedMessage(Problem):
    """You may not look at this table; the socket is closed."""

    type: Literal["refused"]


ServerMessage = TypeAliasType(
    "ServerMessage",
    Annotated[
        HelloMessage
        | UpdateMessage
        | DraftMessage
        | PresenceMessage
        | QueueMessage
        | EffectMessage
        | AnswerMessage
        | ProblemMessage
        | PongMessage
        | RefusedMessage,
        Field(discriminator="type"),
    ],
)
