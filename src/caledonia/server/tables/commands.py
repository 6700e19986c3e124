"""All commands at a table: what they are given, and what does them.

Routes and sockets share them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Annotated, Any, Final

from pydantic import Field

from caledonia.server.errors import RefusedError
from caledonia.server.games.orders import Code, Orders
from caledonia.server.identity.models import Person
from caledonia.server.request_model import RequestModel
from caledonia.server.services import Services
from caledonia.server.shapes.tables import Standing
from caledonia.server.tables import chat, guide, offers, seats, turns, undo
from caledonia.server.tables.guide import Lesson
from caledonia.server.tables.service import Command, unless_held

Number = Annotated[int, Field(ge=0, le=10**9)]
SeatNumber = Annotated[int, Field(ge=0, le=3)]


class IdempotentCommand(RequestModel):
    """Base of all commands: one that is sent again with its key runs once."""

    key: Annotated[str, Field(min_length=4, max_length=64, pattern="^[!-~]*$")] | None = None
    """An idempotency key, unique per command: retries with the same key run once."""


class VersionedCommand(IdempotentCommand):
    """Base of commands that belong to a version of the game: others are refused as stale."""

    version: Number
    """The version of the game that it was given to."""


class Play(VersionedCommand):
    """Decisions of the present turn."""

    codes: Annotated[list[Code], Field(min_length=1, max_length=20)]
    step: Number = 0
    """How many tentative decisions there are so far."""
    end: bool = False
    """End the turn as well."""


class TakeBack(VersionedCommand):
    """Tentative decisions to take back."""

    step: Number
    steps: Annotated[int, Field(ge=1, le=99)] | None = None
    """None: all of them."""


class EndTurn(VersionedCommand):
    """The turn is over."""

    step: Number


class AskUndo(VersionedCommand):
    """Asks to go back behind the end of a turn."""

    to: Number
    """The number of decisions to keep."""
    practice: bool = False
    """Go back even if the game then becomes practice and no longer counts."""


class AnswerUndo(VersionedCommand):
    """Agrees to go back, or not."""

    consent: bool


class Join(IdempotentCommand):
    """Sits down."""

    invite: Annotated[str, Field(max_length=64)] | None = None
    seat: SeatNumber | None = None


class PutBot(IdempotentCommand):
    """Gives a seat to a bot."""

    seat: SeatNumber
    bot: Annotated[str, Field(max_length=40)]


class OfferSeat(IdempotentCommand):
    """Agrees to or refuses a replacement for a player who left a rated game."""

    seat: SeatNumber
    consent: bool = True


class Say(IdempotentCommand):
    """Says something."""

    text: Annotated[str, Field(min_length=1, max_length=1000)]


class GiveOrders(IdempotentCommand):
    """Sets the standing orders."""

    orders: Orders


class FollowGuide(IdempotentCommand):
    """Notes what the guide of a first game has taught, or sends it away."""

    seen: Annotated[list[Lesson], Field(max_length=80)] = Field(default_factory=list)
    """Lessons that were taught; they are added to those known."""
    left: bool | None = None
    """Play without the guide, or call it back; None: as it is."""


PLAYING_ON: Final = frozenset({"play", "end", "orders", "join", "return", "bot"})
"""Commands that continue a game, and are refused at held copies."""


async def execute(
    services: Services,
    table_id: str,
    person: Person,
    name: str,
    body: IdempotentCommand,
    *,
    with_view: bool = True,
) -> Standing:
    """Run a command for a person and return the answer.

    :param with_view: answer with what the person sees then, too.
    :raises RefusedError: if it is not possible.
    """
    begin, result = perf_counter(), "ok"
    services.pool.go_first()
    request = {"kind": name, **body.model_dump()}
    try:
        command = COMMANDS[name].build(body)
        if name in PLAYING_ON:
            command = unless_held(services.table_service.holds, command)
        return await services.table_service.run(
            table_id, person, command, key=body.key, request=request, with_view=with_view
        )
    except RefusedError as refused:
        result = refused.code
        raise
    finally:
        services.metrics.command(name, result, perf_counter() - begin)


@dataclass(frozen=True, slots=True)
class CommandKind:
    """A kind of command."""

    summary: str
    body: type[IdempotentCommand]
    build: Callable[[Any], Command]


COMMANDS: Final[dict[str, CommandKind]] = {
    "play": CommandKind(
        "Take decisions of your turn",
        Play,
        lambda b: turns.play(b.codes, version=b.version, step=b.step, end=b.end),
    ),
    "take-back": CommandKind(
        "Take back decisions of your turn",
        TakeBack,
        lambda b: turns.take_back(b.steps, version=b.version, step=b.step),
    ),
    "end": CommandKind(
        "End your turn", EndTurn, lambda b: turns.end_turn(version=b.version, step=b.step)
    ),
    "ask-undo": CommandKind(
        "Ask to go back behind the end of a turn",
        AskUndo,
        lambda b: undo.ask(b.to, version=b.version, practice=b.practice),
    ),
    "answer-undo": CommandKind(
        "Agree to go back, or refuse; withdraw your own request",
        AnswerUndo,
        lambda b: undo.agree(consent=b.consent, version=b.version),
    ),
    "join": CommandKind("Sit down at a table", Join, lambda b: seats.join(b.invite, b.seat)),
    "leave": CommandKind("Get up from a table", IdempotentCommand, lambda b: seats.leave()),
    "return": CommandKind(
        "Take your seat back from the bot that stands in",
        IdempotentCommand,
        lambda b: seats.come_back(),
    ),
    "offer-seat": CommandKind(
        "Agree to or refuse a replacement for a player who left a rated game",
        OfferSeat,
        lambda b: offers.offer(b.seat, consent=b.consent),
    ),
    "start": CommandKind(
        "Begin; bots take the open seats", IdempotentCommand, lambda b: seats.start()
    ),
    "bot": CommandKind(
        "Give an open seat to a bot", PutBot, lambda b: seats.put_bot(b.seat, b.bot)
    ),
    "say": CommandKind("Say something at the table", Say, lambda b: chat.say(b.text)),
    "guide": CommandKind(
        "Note what the guide has taught you, or send it away",
        FollowGuide,
        lambda b: guide.follow(b.seen, left=b.left),
    ),
    "orders": CommandKind(
        "Set your standing orders", GiveOrders, lambda b: turns.give_orders(b.orders)
    ),
}
"""Commands by name."""
