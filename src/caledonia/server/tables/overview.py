"""Tables as JSON: what the lobby shows, and what somebody sees who opens one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from caledonia.server.clock import today
from caledonia.server.errors import RefusedError
from caledonia.server.people.identity import Person
from caledonia.server.tables.room import Room
from caledonia.server.tables.rows import FINISHED, SeatRow, TableRow


def table_state(table: TableRow) -> dict[str, Any]:
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
    }


def seats_data(seats: Iterable[SeatRow]) -> list[dict[str, Any]]:
    """Return who sits at a table."""
    return [
        {
            "seat": seat.seat,
            "person": seat.person,
            "name": seat.name,
            "bot": seat.bot,
            "stand_in": seat.stand_in,
            "clock": seat.clock,
            "points": seat.points,
            "place": seat.place,
            "clan": seat.clan,
        }
        for seat in seats
    ]


def summary(table: TableRow, seats: Iterable[SeatRow]) -> dict[str, Any]:
    """Return a table as the lobby shows it."""
    return {
        "id": table.id,
        "name": table.name,
        "players": table.players,
        "options": table.options,
        "public": table.public,
        "rated": table.rated,
        "daily": table.daily,
        "created": table.created,
        "started": table.started,
        "finished": table.finished,
        "seats": seats_data(seats),
        **table_state(table),
    }


def seed_is_open(table: TableRow) -> bool:
    """Whether everybody may know the seed: the game is over, for whoever plays it."""
    return table.status == FINISHED and (table.daily is None or table.daily < today())


def own_seat(seats: Iterable[SeatRow], person: Person | None) -> int | None:
    """Return the seat of a person."""
    if person is None:
        return None
    return next((seat.seat for seat in seats if seat.person == person.id), None)


def may_look(table: TableRow, seats: Iterable[SeatRow], person: Person | None) -> None:
    """Refuse people who may not see a table.

    :raises RefusedError: for strangers at a table without spectators, or of today's challenge.
    """
    if own_seat(seats, person) is not None:
        return
    if table.daily is not None and table.daily >= today():
        # Whoever watches knows what will be drawn.
        raise RefusedError("not_allowed", "today's challenge is still open: come back tomorrow")
    if not table.options.get("spectators", True):
        raise RefusedError("not_allowed", "this table has no spectators")


def overview(
    table: TableRow, seats: list[SeatRow], room: Room | None, person: Person | None
) -> dict[str, Any]:
    """Return everything that somebody may know of a table."""
    seat = own_seat(seats, person)
    found = {
        **summary(table, seats),
        "you": seat,
        "creator": table.creator,
        "parent": table.parent,
        "rules": table.rules,
        "seed_hash": table.seed_hash,
        "seed": table.seed if seed_is_open(table) else None,
        "result": table.result,
        "view": None if room is None else room.view(seat),
    }
    if seat is not None or (person is not None and person.id == table.creator):
        found["invite"] = table.invite
    if room is not None and seat is not None and seat == room.seat:
        found |= {"codes": room.codes, "step": len(room.codes), "complete": room.is_complete}
    return found
