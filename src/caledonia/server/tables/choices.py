"""What is chosen when a table is made."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import Field, StrictBool, StrictInt

from caledonia.bots import BOTS
from caledonia.game import Game
from caledonia.options import Options
from caledonia.server.errors import RefusedError
from caledonia.server.packs import BASE, content_of, names
from caledonia.server.refusals import refusal
from caledonia.server.strict import Strict

ME: Final = "me"
VACANT: Final = "open"
"""Who takes a seat, besides the bots by name."""
DAY: Final = 86_400

Name = Annotated[str, Field(min_length=1, max_length=80, pattern=r"^[^\x00-\x1f\x7f]*$")]
Seat = Annotated[str, Field(max_length=40)]
Word = Annotated[str, Field(max_length=40, pattern="^[ -~]*$", strict=True)]
Option = StrictBool | StrictInt | Annotated[list[Word | StrictInt], Field(max_length=12)] | None
"""The value of an option of the rules; :class:`Options` knows which of them it takes."""


class ClockChoice(Strict):
    """How long people may think."""

    kind: Literal["none", "turn", "chess"] = "none"
    seconds: Annotated[int, Field(ge=0, le=90 * DAY)] = 0
    increment: Annotated[int, Field(ge=0, le=7 * DAY)] = 0
    rest: bool = True
    """Whether clocks stop while a person sleeps or is on vacation; a chess clock never stops."""


class TableChoices(Strict):
    """A table to be made."""

    name: Name | None = None
    players: Annotated[int, Field(ge=1, le=4)] = 2
    seats: list[Seat] = Field(default_factory=list, max_length=4)
    """For each seat ``me``, ``open`` or a bot's name; those left out are open, the first is me."""
    options: dict[Word, Option] = Field(default_factory=dict)
    """Variants of the rules, map sides, tiles and clans."""
    content: Annotated[str, Field(max_length=41)] = BASE
    """The content pack."""
    public: bool = False
    """Shown in the lobby."""
    spectators: bool = True
    aids: bool | None = None
    """Whether hints are allowed; None: as long as at most one person plays. Never in rated games.
    False also rules out analyses afterwards."""
    rated: bool = False
    shuffle: bool = True
    """People get their seats by lot at the start."""
    clock: ClockChoice = ClockChoice()
    bot_seconds: Annotated[float, Field(ge=0.1, le=10)] | None = None
    """Seconds that bots may think for a turn; None: at their own pace."""


def plain(options: Options) -> dict[str, Any]:
    """Return options of the rules as they are chosen."""
    return dict(options.as_dict())


def checked(choices: TableChoices) -> TableChoices:
    """Return choices that go together, with one entry for each seat.

    :raises RefusedError: saying which one is wrong.
    """
    seats = list(choices.seats) or [ME]
    if len(seats) > choices.players:
        raise RefusedError("invalid", f"seats: give at most {choices.players}")
    seats += [VACANT] * (choices.players - len(seats))
    for seat in seats:
        if seat not in (ME, VACANT, *BOTS):
            raise RefusedError("invalid", f"seats: '{seat}' is not me, open or one of {_bots()}")
    if seats.count(ME) > 1:
        raise RefusedError("invalid", "seats: you can take one seat only")
    if choices.content not in names():
        raise RefusedError("invalid", f"content: choose one of {', '.join(names())}")
    try:
        options = Options.from_dict(dict(choices.options))
        Game.check_options(choices.players, options, content_of(choices.content))
    except ValueError as error:
        raise refusal("options_do_not_fit", problem=str(error)) from error
    if choices.clock.kind != "none" and choices.clock.seconds < 10:
        raise RefusedError("invalid", "clock: give at least 10 seconds")
    clock = choices.clock
    if clock.kind == "chess":
        clock = clock.model_copy(update={"rest": False})
    more = {"seats": seats, "options": options.as_dict(), "clock": clock}
    return choices.model_copy(update=more)


def _bots() -> str:
    return ", ".join(BOTS)


PRESETS: Final[dict[str, TableChoices]] = {
    "first_game": TableChoices(options=plain(Options.first_game())),
    "evening": TableChoices(
        players=4, clock=ClockChoice(kind="chess", seconds=1800, increment=30, rest=False)
    ),
    "turn_a_day": TableChoices(players=4, clock=ClockChoice(kind="turn", seconds=DAY)),
    "against_chief": TableChoices(players=2, seats=[ME, "chief"]),
    "solo": TableChoices(players=1, seats=[ME]),
    "tournament": TableChoices(
        players=4,
        options={"clan_auction": True},
        aids=False,
        rated=True,
        public=True,
        clock=ClockChoice(kind="turn", seconds=DAY),
    ),
}
"""Choices to begin with, by name."""
