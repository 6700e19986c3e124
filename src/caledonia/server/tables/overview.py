"""Tables as JSON: summaries for the lobby, and the whole table for one person."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from sqlalchemy import ColumnElement, exists, false

from caledonia.server.db import schema
from caledonia.server.db.connection import DbConnection
from caledonia.server.db.engine import Database
from caledonia.server.errors import RefusedError
from caledonia.server.fair_play.aids import has_finished, hints_allowed, is_closed, layers_allowed
from caledonia.server.games.live_game import LiveGame, choices_for, preview_of
from caledonia.server.games.queries import people_among
from caledonia.server.games.rows import FINISHED, OPEN, SeatRow, TableRow
from caledonia.server.identity.models import Person
from caledonia.server.refusals import refusal
from caledonia.server.shapes.tables import Summary, TableSeat, TableState, WholeTable
from caledonia.server.wire import decode

REMATCH_WAITS: Final = "rematch_waits"
"""Whether a rematch waits for the person who looks."""

t, s = schema.tables.c, schema.seats.c


def table_state(table: TableRow, seats: Sequence[SeatRow]) -> TableState:
    """Return what changes while a table is played at."""
    return {
        "status": table.status,
        "seq": table.seq,
        "version": table.version,
        "ply": table.ply,
        "round": table.round,
        "deciding": table.deciding,
        "since": table.since,
        "deadline": table.deadline,
        "updated": table.updated,
        "practice": table.practice,
        "hints": hints_allowed(table, seats),
        "layers": layers_allowed(table, seats),
        "seats": seats_data(seats),
    }


def seats_data(seats: Iterable[SeatRow]) -> list[TableSeat]:
    """Return who sits at a table."""
    return [
        {
            "seat": seat.seat,
            "person": seat.person,
            "name": seat.name,
            "bot": seat.bot,
            "stand_in": seat.stand_in,
            "offered": seat.offered,
            "clock": seat.clock,
            "points": seat.points,
            "place": seat.place,
            "clan": seat.clan,
        }
        for seat in seats
    ]


def summary(table: TableRow, seats: Sequence[SeatRow]) -> Summary:
    """Return a table as the lobby shows it."""
    return {
        "id": table.id,
        "name": table.name,
        "players": table.players,
        "options": table.options,
        "public": table.public,
        "rated": table.rated,
        "uncounted": table.uncounted,
        "daily": table.daily,
        "created": table.created,
        "started": table.started,
        "finished": table.finished,
        **table_state(table, seats),
    }


def seed_is_open(table: TableRow) -> bool:
    """Whether the seed is public: the game is over for all its players."""
    return table.status == FINISHED and (table.daily is None or is_closed(table.daily))


def own_seat(seats: Iterable[SeatRow], person: Person | None) -> int | None:
    """Return the seat of a person."""
    if person is None:
        return None
    return next((seat.seat for seat in seats if seat.person == person.id), None)


def may_look(
    table: TableRow,
    seats: Iterable[SeatRow],
    person: Person | None,
    *,
    knows_challenge: bool = False,
) -> None:
    """Refuse people who may not see a table; :func:`must_see` asks in full.

    :param knows_challenge: the person has finished the daily challenge that the table belongs to.
    :raises RefusedError: for strangers at a table without spectators, or of an open challenge.
    """
    is_creator = person is not None and person.id == table.creator
    if is_creator or own_seat(seats, person) is not None:
        return
    if table.daily is not None and not knows_challenge and not is_closed(table.daily):
        # People who watch know what will be drawn.
        raise refusal("challenge_open")
    if not table.options.get("spectators", True):
        raise refusal("no_spectators")


def sits(person: Person) -> ColumnElement[bool]:
    """Return the condition that a person sits at a table."""
    return exists().where(s.table_id == t.id, s.person == person.id)


def awaits(person: Person | None) -> ColumnElement[bool]:
    """Return the condition that a rematch waits for a person who sat at the table before."""
    if person is None:
        return false()
    sat = exists().where(s.table_id == t.parent, s.person == person.id)
    from_player = exists().where(s.table_id == t.parent, s.person == t.creator)
    free = exists().where(s.table_id == t.id, s.person.is_(None), s.bot.is_(None))
    return (t.status == OPEN) & sat & from_player & free & ~sits(person)


async def is_invited(connection: DbConnection, table: TableRow, person: Person) -> bool:
    """Whether a table follows one at which both its creator and a person sat."""
    if table.parent is None:
        return False
    both = {table.creator, person.id}
    return await people_among(connection, table.parent, both) == both


async def is_awaited(database: Database, table: TableRow, person: Person | None) -> bool:
    """Whether a table waits for people, and a person is invited to sit down there."""
    if person is None or table.status != OPEN or table.parent is None:
        return False
    async with database.read() as connection:
        return await is_invited(connection, table, person)


async def must_see(
    database: Database, table: TableRow, seats: Sequence[SeatRow], person: Person | None
) -> None:
    """Refuse people who may not see a table. Waits only at tables of a daily challenge, and for
    those who seem to be strangers: a rematch that waits for them is no secret to them.

    :raises RefusedError: for strangers at a table without spectators, or of an open challenge.
    """
    knows = False
    if table.daily is not None and person is not None and own_seat(seats, person) is None:
        knows = await has_finished(database, table.daily, person.id)
    try:
        may_look(table, seats, person, knows_challenge=knows)
    except RefusedError:
        if not await is_awaited(database, table, person):
            raise


def overview(
    table: TableRow,
    seats: list[SeatRow],
    live_game: LiveGame | None,
    person: Person | None,
    *,
    awaited: bool = False,
    held: bool = False,
    preview: bool = False,
) -> WholeTable:
    """Return everything that a person may know of a table.

    :param awaited: the person is invited, and may know the invitation.
    :param held: it is a copy of a game that is still played, to be looked at only.
    :param preview: with what follows from the position, and what the person may do.
    """
    seat = own_seat(seats, person)
    shown: WholeTable = {
        **summary(table, seats),
        "you": seat,
        "creator": table.creator,
        "parent": table.parent,
        "rules": table.rules,
        "seed_hash": table.seed_hash,
        "seed": table.seed if seed_is_open(table) else None,
        "result": table.result,
        "view": None if live_game is None else live_game.view(seat),
    }
    if held:
        shown["held"], shown["hints"], shown["layers"] = True, False, False
    if awaited or seat is not None or (person is not None and person.id == table.creator):
        shown["invite"] = table.invite
    if seat is not None and (guide := seats[seat].guide) is not None:
        shown["guide"] = decode(guide)
    if live_game is not None and seat is not None and seat == live_game.seat:
        shown["codes"] = live_game.codes
        shown["step"] = len(live_game.codes)
        shown["complete"] = live_game.is_complete
    if live_game is not None and preview:
        shown["preview"] = preview_of(live_game, seat)
        if seat is not None and seat == live_game.seat:
            shown["choices"] = choices_for(live_game, seat)
    return shown
