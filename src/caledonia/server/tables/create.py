"""Creating tables: the choices that people make, new tables, and the daily challenge."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Final, Literal

from msgspec.structs import replace
from pydantic import Field, StrictBool, StrictInt
from starlette.requests import Request

from caledonia.bot_ids import BOT_IDS
from caledonia.chance import new_seed
from caledonia.game import Game
from caledonia.notation.header import seed_hash
from caledonia.options import Options
from caledonia.server.clock import new_id, now, today
from caledonia.server.db.advisory import hold
from caledonia.server.db.connection import DbConnection
from caledonia.server.errors import RefusedError
from caledonia.server.games import store
from caledonia.server.games.history import replayed
from caledonia.server.games.queries import deal_of_day, find_challenge
from caledonia.server.games.rows import OPEN, SeatRow, TableRow
from caledonia.server.games.store import TableRows
from caledonia.server.given_names import daily_game
from caledonia.server.identity.models import Person
from caledonia.server.packs import BASE, content_of, names
from caledonia.server.refusals import refusal
from caledonia.server.request_model import RequestModel
from caledonia.server.security.address_keys import address_key
from caledonia.server.security.buckets import Rate, household
from caledonia.server.security.limits import spend
from caledonia.server.settings import Settings
from caledonia.server.shapes.choices import ChosenOptions, Preset
from caledonia.server.shapes.engine import GameOptions
from caledonia.server.shapes.log import CreatedEntry
from caledonia.server.tables.context import CommandContext
from caledonia.server.tables.seats import begin, must_have_account, must_have_room_to_watch
from caledonia.version import RULES_VERSION

ME: Final = "me"
VACANT: Final = "open"
"""Who takes a seat, besides the bots by name."""
DAY: Final = 86_400

Name = Annotated[str, Field(min_length=1, max_length=80, pattern=r"^[^\x00-\x1f\x7f]*$")]
Seat = Annotated[str, Field(max_length=40)]
Word = Annotated[str, Field(max_length=40, pattern="^[ -~]*$", strict=True)]
Option = StrictBool | StrictInt | Annotated[list[Word | StrictInt], Field(max_length=12)] | None
"""The value of an option of the rules; :class:`Options` knows which of them it takes."""


class ClockChoice(RequestModel):
    """How long people may think."""

    kind: Literal["none", "turn", "chess"] = "none"
    seconds: Annotated[int, Field(ge=0, le=90 * DAY)] = 0
    increment: Annotated[int, Field(ge=0, le=7 * DAY)] = 0
    rest: bool = True
    """Whether clocks stop while a person sleeps or is on vacation; a chess clock never stops."""


class TableChoices(RequestModel):
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
    Once a game is over, it can be reviewed anyway."""
    layers: bool = True
    """Whether teaching layers can be switched on. Never in rated games, in the daily challenge or
    where several people play."""
    rated: bool = False
    shuffle: bool = True
    """People get their seats by lot at the start."""
    clock: ClockChoice = ClockChoice()
    bot_seconds: Annotated[float, Field(ge=0.1, le=10)] | None = None
    """Seconds that bots may think for a turn; None: at their own pace."""


def plain(options: Options) -> GameOptions:
    """Return options of the rules as they are chosen."""
    return dict(options.as_dict())


def chosen_options(choices: TableChoices) -> ChosenOptions:
    """Return what a table with these choices is made with."""
    clock = choices.clock
    return {
        "players": choices.players,
        "seats": choices.seats,
        "options": choices.options,
        "content": choices.content,
        "spectators": choices.spectators,
        "aids": choices.aids,
        "layers": choices.layers,
        "shuffle": choices.shuffle,
        "clock": {
            "kind": clock.kind,
            "seconds": clock.seconds,
            "increment": clock.increment,
            "rest": clock.rest,
        },
        "bot_seconds": choices.bot_seconds,
    }


def preset(choices: TableChoices) -> Preset:
    """Return choices as they are offered to begin with."""
    return {
        **chosen_options(choices),
        "name": choices.name,
        "public": choices.public,
        "rated": choices.rated,
    }


def checked(choices: TableChoices) -> TableChoices:
    """Return choices that go together, with one entry for each seat.

    :raises RefusedError: saying which one is wrong.
    """
    seats = list(choices.seats) or [ME]
    if len(seats) > choices.players:
        raise RefusedError("invalid", f"seats: give at most {choices.players}")
    seats += [VACANT] * (choices.players - len(seats))
    for seat in seats:
        if seat not in (ME, VACANT, *BOT_IDS):
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
    return ", ".join(BOT_IDS)


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


PERSON: Final = Rate(burst=20, seconds=10)
ADDRESS: Final = Rate(burst=60, seconds=3)
"""How often people may create tables."""


def counted(request: Request, settings: Settings, person: Person) -> str:
    """Count a new table of a person; return the address to store with it.

    :raises TooOftenError: if there are too many in a short time.
    """
    spend(request, "table", person.id, PERSON)
    host = request.client.host if request.client else ""
    spend(request, "table here", household(host), ADDRESS)
    return address_key(settings, request)


SALT_BYTES: Final = 16
"""Size of the salts for the hashes in the log."""


def new_salt() -> str:
    """Return a random salt for the hashes of one table."""
    return secrets.token_hex(SALT_BYTES)


def new_table(choices: TableChoices, person: Person, **more: Any) -> TableRow:
    """Return a table that waits for people; its seed comes from the operating system."""
    at = now()
    seed = new_seed()
    fields: dict[str, Any] = {
        "id": new_id(),
        "name": choices.name or person.name,
        "creator": person.id,
        "created": at,
        "updated": at,
        "status": OPEN,
        "players": choices.players,
        "options": chosen_options(choices),
        "public": choices.public,
        "invite": new_id(),
        "seed": str(seed),
        "seed_hash": seed_hash(seed),
        "salt": new_salt(),
        "start": None,
        "rules": RULES_VERSION,
        "content": choices.content,
        "seq": 0,
        "version": 0,
        "ply": 0,
        "round": 0,
        "deciding": None,
        "since": None,
        "deadline": None,
        "rated": choices.rated,
        "daily": None,
        "parent": None,
        "started": None,
        "finished": None,
        "result": None,
    }
    return TableRow(**(fields | more))


def seats_for(table: TableRow, chosen: list[str], person: Person) -> list[SeatRow]:
    """Return the seats of a new table."""
    seats = []
    for number, who in enumerate(chosen):
        seat = SeatRow(table.id, number, None, "", None, None, None, None, None, None, None)
        if who == ME:
            seat = replace(seat, person=person.id, name=person.name, joined=table.created)
        elif who != VACANT:
            seat = replace(seat, bot=who, name=who, joined=table.created)
        seats.append(seat)
    return seats


async def make_table(
    connection: DbConnection, choices: TableChoices, person: Person, **more: Any
) -> CommandContext:
    """Store a new table; it begins at once if all seats are taken.

    :raises RefusedError: if the choices do not go together.
    """
    must_have_account(person, rated=choices.rated)
    choices = checked(choices)
    table = new_table(choices, person, **more)
    try:
        # Whether some options go together shows when the map is laid out.
        replayed(table, [])
    except ValueError as error:
        raise refusal("options_do_not_fit", problem=str(error)) from error
    await store.insert_table(connection, table)
    seats = seats_for(table, choices.seats, person)
    await store.insert_seats(connection, seats)
    rows = TableRows(seats, codes=[], has_orders=False, receipt=None)
    context = CommandContext(connection, table, rows, None, person, table.created)
    entry: CreatedEntry = {
        "seq": context.next_seq,
        "at": context.at,
        "kind": "created",
        "options": table.options,
    }
    context.append(entry)
    if not any(seat.person is None and seat.bot is None for seat in seats):
        await must_have_room_to_watch(context)
        await begin(context)
    return context


# Again.


def choices_of(table: TableRow, seats: list[SeatRow], person: Person) -> TableChoices:
    """Return the choices that a table was made with, to make it again."""
    options = {key: value for key, value in table.options.items() if key != "seats"}
    chosen = [
        ME if seat.person == person.id else seat.bot if seat.bot else VACANT for seat in seats
    ]
    name: str | None = table.name
    if ME not in chosen:
        # A person who watched plays now, at a table of their own.
        name = None
        if VACANT in chosen:
            chosen[chosen.index(VACANT)] = ME
    # A guest can play the same game again, but unrated.
    rated = table.rated and not person.is_guest
    return TableChoices(**options, name=name, public=table.public, rated=rated, seats=chosen)


def same_setup(table: TableRow, game: Game) -> GameOptions:
    """Return options that lay out the same table again: map, ports, scoring tiles."""
    view = game.view(None)
    fixed: GameOptions = dict(table.options["options"])
    fixed["map_sides"] = view["map"]
    if view["ports"]:
        fixed["port_tiles"] = view["ports"]
    if view["scoring"]:
        fixed["scoring_tiles"] = view["scoring"]
    if view["covered"]:
        fixed["covered_spaces"] = view["covered"]
    return fixed


# The daily challenge.


async def daily_deal(connection: DbConnection, date: str) -> dict[str, str | None]:
    """Return seed and salt for a table of a day; the first table draws the seed for all.

    Every table has its own salt. But if an earlier release began the day, all its tables go without
    one: the salt also selects the generator, which must be the same for all.
    """
    deal = await deal_of_day(connection, date)
    if deal is None:
        return {}
    shared: dict[str, str | None] = {"seed": deal.seed, "seed_hash": deal.seed_hash}
    return shared if deal.salt is not None else {**shared, "salt": None}


async def make_daily(
    connection: DbConnection, person: Person, origin: str | None = None
) -> CommandContext:
    """Store a table of today's challenge; everybody plays it once.

    :param origin: the address that asks for it, as a keyed hash.
    :raises RefusedError: if this person has played it.
    """
    date = today()
    # Nobody else draws today's seed at the same time.
    await hold(connection, "daily")
    table_id = await find_challenge(connection, date, person.id)
    if table_id is not None:
        raise refusal("challenge_played", more={"table": table_id})
    shared = await daily_deal(connection, date)
    choices = TableChoices(name=daily_game(date), players=1, seats=[ME], aids=False)
    more = {"daily": date, "origin": origin, **shared}
    return await make_table(connection, choices, person, **more)
