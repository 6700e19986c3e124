"""Routes of tables: the lobby, opening a table, its commands and its log."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from pydantic import Field
from starlette.responses import PlainTextResponse, Response

from caledonia.server.clock import ID
from caledonia.server.errors import RefusedError
from caledonia.server.packs import BASE, names
from caledonia.server.people.identity import Signed, Visitor
from caledonia.server.services import Parts, services_of
from caledonia.server.strict import Strict
from caledonia.server.tables import lobby, store
from caledonia.server.tables.choices import PRESETS, Name, Seat, TableChoices
from caledonia.server.tables.commands import KINDS, Kind, carry_out
from caledonia.server.tables.loading import load_game
from caledonia.server.tables.making import (
    choices_of,
    import_record,
    make_daily,
    make_table,
    same_setup,
)
from caledonia.server.tables.orders import Orders
from caledonia.server.tables.overview import may_look, overview, own_seat, seed_is_open
from caledonia.server.tables.rows import FINISHED
from caledonia.server.wire import answer, decode

router = APIRouter(tags=["tables"])

TableId = Annotated[str, Path(min_length=4, max_length=32, pattern=ID)]
MOST_ENTRIES = 500
"""Entries of a log that are sent at once."""


# Making tables.


@router.get("/presets")
async def list_presets() -> Response:
    """Return choices to begin with, by name."""
    return answer({name: preset.model_dump() for name, preset in PRESETS.items()})


@router.get("/packs")
async def list_packs() -> Response:
    """Return the content packs that tables may be played with."""
    return answer({"packs": names()})


@router.post("/tables", status_code=201)
async def create(parts: Parts, person: Signed, choices: TableChoices) -> Response:
    """Make a table; it begins at once if no seat is open."""
    async with parts.keeper.new() as made:
        made.work = await make_table(made.connection, choices, person)
    return answer(made.overview(person), 201)


@router.post("/tables/daily", status_code=201)
async def play_daily(parts: Parts, person: Signed) -> Response:
    """Play today's solo challenge: the same game for everybody, once."""
    async with parts.keeper.new() as made:
        made.work = await make_daily(made.connection, person)
    return answer(made.overview(person), 201)


class Again(Strict):
    """How to play again."""

    same_setup: bool = False
    """With the same map, port tiles and scoring tiles; the contracts are shuffled anew."""


@router.post("/tables/{table_id}/again", status_code=201)
async def play_again(parts: Parts, person: Signed, table_id: TableId, how: Again) -> Response:
    """Make a table like another one: a rematch, or the same setup again."""
    table, seats, room = await parts.keeper.look(table_id)
    may_look(table, seats, person)
    choices = choices_of(table, seats, person)
    if how.same_setup and room is not None:
        choices = choices.model_copy(update={"options": same_setup(table, room.committed)})
    async with parts.keeper.new() as made:
        made.work = await make_table(made.connection, choices, person, parent=table_id)
    return answer(made.overview(person), 201)


class Import(Strict):
    """A record to bring along."""

    record: Annotated[str, Field(min_length=1, max_length=1_000_000)]
    seats: list[Seat] = Field(default_factory=list, max_length=4)
    """As for a new table: ``me``, ``open`` or a bot's name."""
    name: Name | None = None
    content: Annotated[str, Field(max_length=41)] = BASE


@router.post("/tables/import", status_code=201)
async def import_game(parts: Parts, person: Signed, brought: Import) -> Response:
    """Make a table of a record: a finished game, or one that goes on."""
    async with parts.keeper.new() as made:
        choices = TableChoices(
            name=brought.name or "Imported game", seats=brought.seats, content=brought.content
        )
        made.work = await import_record(made.connection, brought.record, person, choices)
    return answer(made.overview(person), 201)


# Looking.


@router.get("/tables")
async def list_tables(
    parts: Parts, person: Visitor, filters: Annotated[lobby.Filters, Query()]
) -> Response:
    """Return tables of the lobby, or one's own, newest first."""
    return answer(await lobby.find(parts.database, person, filters))


@router.get("/tables/{table_id}")
async def open_table(parts: Parts, person: Visitor, table_id: TableId) -> Response:
    """Return a table with its game as one sees it from one's seat."""
    table, seats, room = await parts.keeper.look(table_id)
    may_look(table, seats, person)
    return answer(overview(table, seats, room, person))


@router.get("/tables/{table_id}/entries")
async def catch_up(
    parts: Parts,
    person: Visitor,
    table_id: TableId,
    after: Annotated[int, Query(ge=0, le=10**9)] = 0,
) -> Response:
    """Return the log after a sequence number; ask again while there is ``more``."""
    async with parts.database.read() as connection:
        table = await store.find_table(connection, table_id)
        may_look(table, await store.find_seats(connection, table_id), person)
        entries = await store.find_entries(connection, table_id, after=after, limit=MOST_ENTRIES)
    last = entries[-1].seq if entries else after
    found = [entry.as_dict() for entry in entries]
    return answer({"entries": found, "seq": table.seq, "more": last < table.seq})


@router.get("/tables/{table_id}/record", response_class=PlainTextResponse)
async def export(parts: Parts, person: Visitor, table_id: TableId) -> Response:
    """Return the game as a record; before its end only to its players, without what is hidden."""
    async with parts.database.read() as connection:
        table = await store.find_table(connection, table_id)
        seats = await store.find_seats(connection, table_id)
        may_look(table, seats, person)
        if table.status != FINISHED and own_seat(seats, person) is None:
            raise RefusedError("not_allowed", "before its end only the players get the record")
        if table.status == FINISHED and not seed_is_open(table):
            raise RefusedError("not_allowed", "today's challenge is still open: come back tomorrow")
        game = await load_game(connection, table)
    return PlainTextResponse(game.record(names=[seat.name or "?" for seat in seats]))


@router.get("/tables/{table_id}/positions/{ply}")
async def look_back(
    parts: Parts, person: Visitor, table_id: TableId, ply: Annotated[int, Path(ge=0, le=10**6)]
) -> Response:
    """Return the game as it was after so many decisions, as a spectator saw it."""
    async with parts.database.read() as connection:
        table = await store.find_table(connection, table_id)
        may_look(table, await store.find_seats(connection, table_id), person)
        game = await load_game(connection, table, ply)
    if game.ply < ply:
        raise RefusedError("not_found", f"only {game.ply} decisions were taken")
    return answer({"ply": ply, "view": game.view(None)})


@router.get("/tables/{table_id}/why-not")
async def why_not(
    parts: Parts,
    person: Visitor,
    table_id: TableId,
    code: Annotated[str, Query(min_length=1, max_length=80)],
) -> Response:
    """Return why an action is not possible now; an empty list if it is."""
    table, seats, room = await parts.keeper.look(table_id)
    may_look(table, seats, person)
    if room is None:
        raise RefusedError("conflict", "the game has not begun")
    own = own_seat(seats, person) == room.seat
    game = room.turn if own else room.committed
    try:
        reasons = game.why_not(code)
    except ValueError as error:
        raise RefusedError("invalid", f"code: {error}") from error
    refused = RefusedError("illegal_action", "", reasons=reasons).as_dict()
    return answer({"code": code, "reasons": refused.get("reasons", [])})


@router.get("/tables/{table_id}/orders")
async def own_orders(parts: Parts, person: Signed, table_id: TableId) -> Response:
    """Return one's own standing orders; nobody else sees them."""
    async with parts.database.read() as connection:
        await store.find_table(connection, table_id)
        seat = own_seat(await store.find_seats(connection, table_id), person)
        if seat is None:
            raise RefusedError("not_allowed", "you have no seat at this table")
        data, _ = (await store.find_orders(connection, table_id)).get(seat, ("{}", 0))
    return answer(Orders(**decode(data)).model_dump())


# Commands.


def _add_command(name: str, kind: Kind) -> None:
    async def command(request: Request, person: Signed, table_id: TableId, body: Any) -> Response:
        return answer(await carry_out(services_of(request), table_id, person, name, body))

    # FastAPI reads what a route takes from its annotations.
    command.__annotations__["body"] = kind.body
    command.__doc__ = f"{kind.summary}."
    router.add_api_route(
        f"/tables/{{table_id}}/{name}",
        command,
        methods=["POST"],
        summary=kind.summary,
        name=name,
        operation_id=f"command_{name.replace('-', '_')}",
    )


for _name, _kind in KINDS.items():
    _add_command(_name, _kind)
