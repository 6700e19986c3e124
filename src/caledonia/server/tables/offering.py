"""Offering the seat of a player who left a rated game, if everybody still playing agrees."""

from __future__ import annotations

from typing import Any, Final

from caledonia.server.errors import RefusedError
from caledonia.server.ratings.fairness import why_uncounted
from caledonia.server.refusals import refusal
from caledonia.server.tables import store
from caledonia.server.tables.keeper import Command
from caledonia.server.tables.rows import SeatRow
from caledonia.server.tables.turns import standing
from caledonia.server.tables.work import Work

ASKED: Final = "offer_asked"
AGREED: Final = "offer_agreed"
REFUSED: Final = "offer_refused"
OFFERED: Final = "seat_offered"
MOST: Final = 40
"""Log entries to search for an open request."""


def offer(number: int, *, consent: bool) -> Command:
    """Ask for or agree to a replacement on an abandoned seat, or refuse or withdraw it."""

    async def command(work: Work) -> dict[str, Any]:
        own = work.playing_seat().seat
        seat = _abandoned(work, number)
        agreed = await _agreed(work, number)
        if consent:
            _agree(work, seat, own, agreed)
        elif agreed is None and not seat.offered:
            raise refusal("nobody_offers")
        else:
            work.append(REFUSED, {"vacated": number}, seat=own)
            work.change_seat(number, offered=False)
        return standing(work)

    return command


def _abandoned(work: Work, number: int) -> SeatRow:
    """Return a seat that can be given away.

    :raises RefusedError: if it cannot, with the reason.
    """
    if not 0 <= number < len(work.seats):
        raise RefusedError("invalid", f"seat: give 0 to {len(work.seats) - 1}")
    seat = work.seats[number]
    if not work.table.rated:
        raise RefusedError("conflict", "this game is not rated: anyone may take over the seat")
    if seat.stand_in is None or seat.person is None:
        raise refusal("nobody_left_there", seat=number)
    if seat.person != seat.owner:
        # The owner and one replacement answer for the result; a third person could not.
        raise refusal("replaced_already", seat=number)
    return seat


async def _agreed(work: Work, number: int) -> set[int] | None:
    """Return the seats that agreed to an open request, with the asker's; None: no request."""
    agreed: set[int] = set()
    kinds = (ASKED, AGREED, REFUSED, "seat")
    for entry in await store.last_entries(work.connection, work.table.id, kinds, MOST):
        if entry.kind == "seat":
            if entry.seat == number and entry.data["event"] != "renamed":
                return None
        elif entry.data["vacated"] == number:
            if entry.kind == REFUSED:
                return None
            if entry.seat is not None:
                agreed.add(entry.seat)
            if entry.kind == ASKED:
                return agreed
    return None


def _agree(work: Work, seat: SeatRow, own: int, agreed: set[int] | None) -> None:
    if seat.offered:
        raise refusal("offered_already")
    playing = {each.seat for each in work.seats if each.person and each.player is None}
    missing = playing - (agreed or set()) - {own}
    data = {"vacated": seat.seat}
    if agreed is None:
        work.append(ASKED, {**data, "needed": sorted(missing)}, seat=own)
    elif own not in agreed:
        work.append(AGREED, data, seat=own)
    elif missing:
        raise refusal("agreed_already")
    if not missing:
        work.change_seat(seat.seat, offered=True)
        work.append(OFFERED, seat=seat.seat)


async def must_be_offered(work: Work, number: int) -> None:
    """Check that a person may take over a seat of a running rated game.

    :raises RefusedError: if not, with what has to happen first.
    """
    assert work.person is not None
    if not work.seats[number].offered:
        raise refusal("seat_not_offered")
    if work.table.uncounted is not None:
        return
    sitting = {seat.person for seat in work.seats} | {seat.owner for seat in work.seats}
    people = {*(person for person in sitting if person), work.person.id}
    if await why_uncounted(
        work.connection, work.table.id, people, work.at, newcomer=work.person.id
    ):
        raise refusal("replacement_too_close")
