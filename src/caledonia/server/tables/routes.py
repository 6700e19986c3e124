"""Routes of tables: the lobby, opening a table, its commands and its log."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from pydantic import Field
from starlette.responses import PlainTextResponse, Response

from caledonia.insight.ahead import PlanEndsError
from caledonia.insight.planning import plans
from caledonia.insight.preview import Position, full_preview
from caledonia.insight.why import Nearest
from caledonia.server.clock import ID
from caledonia.server.errors import RefusedError
from caledonia.server.games import store
from caledonia.server.games.orders import Code, Orders
from caledonia.server.games.rows import FINISHED, bot_to_play
from caledonia.server.given_names import IMPORTED_GAME
from caledonia.server.gzip_response import gzip_answer
from caledonia.server.identity.dependencies import CurrentUser, OptionalUser
from caledonia.server.identity.models import Person
from caledonia.server.packs import BASE, names
from caledonia.server.refusals import refusal
from caledonia.server.request_model import RequestModel
from caledonia.server.services import Services, ServicesDep, services_of
from caledonia.server.shapes.base import json_response
from caledonia.server.shapes.choices import PackList, Presets
from caledonia.server.shapes.log import EntryPage
from caledonia.server.shapes.tables import (
    Neighbours,
    OrdersStanding,
    Plans,
    PositionThen,
    Standing,
    TableList,
    WholeTable,
    WhyNot,
)
from caledonia.server.tables import lobby
from caledonia.server.tables.commands import COMMANDS, CommandKind, execute
from caledonia.server.tables.create import (
    PRESETS,
    Name,
    Seat,
    TableChoices,
    choices_of,
    counted,
    make_daily,
    make_table,
    preset,
    same_setup,
)
from caledonia.server.tables.guided_deal import make_guided
from caledonia.server.tables.lobby import (
    RematchWaitsError,
    invite_to,
    must_be_first,
    neighbours,
)
from caledonia.server.tables.overview import (
    is_awaited,
    must_see,
    overview,
    own_seat,
    seed_is_open,
)
from caledonia.server.tables.record_import import read_import, store_import
from caledonia.server.tables.seats import join
from caledonia.server.wire import answer, decode

router = APIRouter(tags=["tables"])
commands = APIRouter(tags=["tables"])

TableId = Annotated[str, Path(min_length=4, max_length=32, pattern=ID)]
MOST_ENTRIES = 500
"""Entries of a log that are sent at once."""


# Making tables.


@router.get("/presets", responses=json_response(Presets))
async def list_presets() -> Response:
    """Return choices to begin with, by name."""
    presets: Presets = {name: preset(choices) for name, choices in PRESETS.items()}
    return answer(presets)


@router.get("/packs", responses=json_response(PackList))
async def list_packs() -> Response:
    """Return the content packs that tables may be played with."""
    return answer(PackList(packs=names()))


@router.post("/tables", status_code=201, responses=json_response(WholeTable, 201))
async def create(
    request: Request, services: ServicesDep, person: CurrentUser, choices: TableChoices
) -> Response:
    """Make a table; it begins at once if no seat is open."""
    origin = counted(request, services.settings, person)
    async with services.table_service.new() as made:
        made.context = await make_table(made.connection, choices, person, origin=origin)
    return answer(made.overview(person), 201)


@router.post("/tables/daily", status_code=201, responses=json_response(WholeTable, 201))
async def play_daily(request: Request, services: ServicesDep, person: CurrentUser) -> Response:
    """Play today's solo challenge: the same game for everybody, once."""
    origin = counted(request, services.settings, person)
    async with services.table_service.new() as made:
        made.context = await make_daily(made.connection, person, origin)
    return answer(made.overview(person), 201)


class Guided(RequestModel):
    """A first game with the guide."""

    name: Name | None = None


@router.post("/tables/guided", status_code=201, responses=json_response(WholeTable, 201))
async def play_guided(
    request: Request, services: ServicesDep, person: CurrentUser, wanted: Guided
) -> Response:
    """Play a first game with the guide: the same deal for everybody, against a crofter."""
    origin = counted(request, services.settings, person)
    async with services.table_service.new() as made:
        made.context = await make_guided(made.connection, person, wanted.name, origin)
    return answer(made.overview(person), 201)


class Again(RequestModel):
    """How to play again."""

    same_setup: bool = False
    """With the same map, port tiles and scoring tiles; the contracts are shuffled again."""


@router.post("/tables/{table_id}/again", status_code=201, responses=json_response(WholeTable, 201))
async def play_again(
    request: Request, services: ServicesDep, person: CurrentUser, table_id: TableId, how: Again
) -> Response:
    """Make a table like another one: a rematch, or the same setup again.

    A player of the old table invites its other people: they see it in the log, are notified, and
    need no invitation link. While such a table waits for people, those of them who ask for a
    rematch sit down there.
    """
    table, seats, live_game = await services.table_service.look(table_id)
    await must_see(services.database, table, seats, person)
    choices = choices_of(table, seats, person)
    if how.same_setup and live_game is not None:
        choices = choices.model_copy(update={"options": same_setup(table, live_game.public_game)})
    is_rematch = own_seat(seats, person) is not None
    more = {"parent": table_id, "origin": counted(request, services.settings, person)}
    try:
        async with services.table_service.new() as made:
            if is_rematch:
                await must_be_first(made.connection, table_id)
            made.context = await make_table(made.connection, choices, person, **more)
    except RematchWaitsError as waiting:
        return answer(await _sit_down_again(services, waiting.table_id, person), 201)
    if is_rematch:
        await services.table_service.run(table_id, person, invite_to(made.context.table.id))
    return answer(made.overview(person), 201)


async def _sit_down_again(services: Services, table_id: str, person: Person) -> WholeTable:
    """Sit down at a rematch that waits, unless one does already; return the table."""
    # It may have been made in this very moment: only a transaction that writes is sure to find it.
    async with services.table_service.open_table(table_id, person) as context:
        if context.seat_of(person) is None:
            await join(None)(context)
    return overview(*await services.table_service.look(table_id), person)


@router.get("/tables/{table_id}/again", responses=json_response(Neighbours))
async def list_neighbours(
    services: ServicesDep, person: OptionalUser, table_id: TableId
) -> Response:
    """Return the table that one follows, and those that its people made to play again."""
    async with services.database.read() as connection:
        table = await store.find_table(connection, table_id)
        seats = await store.find_seats(connection, table_id)
        tables = await neighbours(connection, table, seats, person)
    await must_see(services.database, table, seats, person)
    return answer(tables)


class Import(RequestModel):
    """A record to bring along."""

    record: Annotated[str, Field(min_length=1, max_length=1_000_000)]
    seats: list[Seat] = Field(default_factory=list, max_length=4)
    """As for a new table: ``me``, ``open`` or a bot's name."""
    name: Name | None = None
    content: Annotated[str, Field(max_length=41)] = BASE


@router.post("/tables/import", status_code=201, responses=json_response(WholeTable, 201))
async def import_game(
    request: Request, services: ServicesDep, person: CurrentUser, body: Import
) -> Response:
    """Create a table from a record of a finished or unfinished game.

    A copy of a game that is still being played without hints is view-only until that game ends.
    """
    address = counted(request, services.settings, person)
    choices = TableChoices(name=body.name or IMPORTED_GAME, seats=body.seats, content=body.content)
    # A whole game is replayed: others need not wait for that.
    read = await asyncio.to_thread(read_import, body.record, choices)
    async with services.table_service.new() as made:
        made.context = await store_import(made.connection, read, person, address=address)
    held = await services.table_service.holds.is_held(made.context.table)
    return answer(made.overview(person, held=held), 201)


# Looking.


@router.get("/tables", responses=json_response(TableList))
async def list_tables(
    services: ServicesDep, person: OptionalUser, filters: Annotated[lobby.Filters, Query()]
) -> Response:
    """Return tables of the lobby, or your own, newest first."""
    return answer(await lobby.find(services.database, person, filters))


@router.get("/tables/{table_id}", responses=json_response(WholeTable))
async def open_table(
    request: Request,
    services: ServicesDep,
    person: OptionalUser,
    table_id: TableId,
    preview: bool = False,
) -> Response:
    """Return a table with its game as your seat sees it.

    :param preview: with what follows from the position.
    """
    table, seats, live_game = await services.table_service.look(table_id)
    await must_see(services.database, table, seats, person)
    awaited = await is_awaited(services.database, table, person)
    held = await services.table_service.holds.is_held(table)
    whole = overview(table, seats, live_game, person, awaited=awaited, held=held, preview=preview)
    if bot_to_play(table, seats) is not None:
        waiting = (await services.jobs.places()).get(table_id)
        if waiting is not None:
            whole["queue"] = {"seat": waiting[0], "place": waiting[1]}
    return gzip_answer(request, whole)


@router.get("/tables/{table_id}/entries", responses=json_response(EntryPage))
async def catch_up(
    services: ServicesDep,
    person: OptionalUser,
    table_id: TableId,
    after: Annotated[int, Query(ge=0, le=10**9)] = 0,
) -> Response:
    """Return the log after a sequence number; ask again while there is ``more``."""
    async with services.database.read() as connection:
        table = await store.find_table(connection, table_id)
        seats = await store.find_seats(connection, table_id)
        entries = await store.find_entries(connection, table_id, after=after, limit=MOST_ENTRIES)
    await must_see(services.database, table, seats, person)
    last = entries[-1].seq if entries else after
    shown = [entry.shown for entry in entries]
    return answer(EntryPage(entries=shown, seq=table.seq, more=last < table.seq))


@router.get("/tables/{table_id}/record", response_class=PlainTextResponse)
async def export(services: ServicesDep, person: OptionalUser, table_id: TableId) -> Response:
    """Return the game as a record; before its end only to its players, without what is hidden."""
    async with services.database.read() as connection:
        table = await store.find_table(connection, table_id)
        seats = await store.find_seats(connection, table_id)
    await must_see(services.database, table, seats, person)
    if table.status != FINISHED and own_seat(seats, person) is None:
        raise refusal("record_of_players")
    if table.status == FINISHED and not seed_is_open(table):
        raise refusal("record_after_day")
    game = await services.table_service.whole_games.of(table)
    return PlainTextResponse(game.record(names=[seat.name or "?" for seat in seats]))


@router.get("/tables/{table_id}/positions/{ply}", responses=json_response(PositionThen))
async def look_back(
    request: Request,
    services: ServicesDep,
    person: OptionalUser,
    table_id: TableId,
    ply: Annotated[int, Path(ge=0, le=10**6)],
    outlook: bool = False,
) -> Response:
    """Return the game as it was after a number of decisions, as a spectator saw it.

    ``outlook``: with what followed from it for your seat.
    """
    async with services.database.read() as connection:
        table = await store.find_table(connection, table_id)
        seats = await store.find_seats(connection, table_id)
    await must_see(services.database, table, seats, person)
    game = await services.table_service.whole_games.at(table, ply)
    if game is None:
        raise refusal("no_such_moment", count=table.ply)
    moment: PositionThen = {"ply": ply, "view": Position(game.state).view(None)}
    if outlook:
        seat = own_seat(seats, person)
        ahead = partial(full_preview, game.state, seat, version=table.version, acts=False)
        moment["outlook"] = await asyncio.to_thread(ahead)
    return gzip_answer(request, moment)


@router.get("/tables/{table_id}/why-not", responses=json_response(WhyNot))
async def why_not(
    services: ServicesDep,
    person: OptionalUser,
    table_id: TableId,
    code: Annotated[str, Query(min_length=1, max_length=80)],
) -> Response:
    """Return why an action is not possible now; an empty list if it is.

    ``code`` may be the beginning of one, like ``expand field``: then the answer is about the way
    that lacks least. For the player who has to decide it also says what would help.
    """
    table, seats, live_game = await services.table_service.look(table_id)
    await must_see(services.database, table, seats, person)
    if live_game is None:
        raise refusal("game_not_begun")
    seat = own_seat(seats, person)
    acts = seat is not None and seat == live_game.seat
    state = (live_game.draft if acts else live_game.public_game).state
    try:
        nearest = Nearest(state, code)
    except ValueError as error:
        raise RefusedError("invalid", f"code: {error}") from error
    refused = RefusedError("illegal_action", "", reasons=nearest.reasons).as_dict()
    return answer(
        WhyNot(
            code=str(nearest.action),
            reasons=refused.get("reasons", []),
            repair=nearest.repair(seat) if acts and not live_game.is_complete else None,
        )
    )


@router.get("/tables/{table_id}/orders", response_model=Orders)
async def own_orders(services: ServicesDep, person: CurrentUser, table_id: TableId) -> Response:
    """Return your standing orders; nobody else sees them."""
    async with services.database.read() as connection:
        await store.find_table(connection, table_id)
        seat = own_seat(await store.find_seats(connection, table_id), person)
        if seat is None:
            raise refusal("no_seat")
        data, _ = (await store.find_orders(connection, table_id)).get(seat, ("{}", 0))
    return answer(Orders(**decode(data)).model_dump())


@router.get("/tables/{table_id}/plans", responses=json_response(Plans))
async def list_plans(
    services: ServicesDep,
    person: CurrentUser,
    table_id: TableId,
    code: Annotated[list[Code] | None, Query(max_length=12)] = None,
) -> Response:
    """Return what you could do if your turn came now, to choose standing orders from.

    ``code``: what is planned for that turn already, to choose what follows it. A plan ends where
    something would be revealed or another player decides.
    """
    _, seats, live_game = await services.table_service.look(table_id)
    seat = own_seat(seats, person)
    if seat is None:
        raise refusal("no_seat")
    if live_game is None:
        raise refusal("game_not_begun")
    if live_game.public_game.is_over():
        raise RefusedError("conflict", "the game is over")
    try:
        possible_plans = await asyncio.to_thread(
            plans, live_game.public_game.state, seat, code or []
        )
    except PlanEndsError as error:
        raise refusal("plan_ends") from error
    except ValueError as error:
        raise RefusedError("invalid", f"code: {error}") from error
    return answer(possible_plans)


# Commands.


def _add_command(name: str, kind: CommandKind) -> None:
    async def command(
        request: Request, person: CurrentUser, table_id: TableId, body: Any
    ) -> Response:
        return answer(await execute(services_of(request), table_id, person, name, body))

    # FastAPI reads what a route takes from its annotations.
    command.__annotations__["body"] = kind.body
    command.__doc__ = f"{kind.summary}."
    commands.add_api_route(
        f"/tables/{{table_id}}/{name}",
        command,
        methods=["POST"],
        responses=json_response(OrdersStanding if name == "orders" else Standing),
        summary=kind.summary,
        name=name,
        operation_id=f"command_{name.replace('-', '_')}",
    )


for _name, _kind in COMMANDS.items():
    _add_command(_name, _kind)
