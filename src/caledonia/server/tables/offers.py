"""The command to offer a seat of a rated game to a replacement, with the others' consent."""

from __future__ import annotations

from typing import Final

from caledonia.server.errors import RefusedError
from caledonia.server.fair_play.fairness import why_uncounted
from caledonia.server.games import store
from caledonia.server.games.rows import SeatRow
from caledonia.server.refusals import refusal
from caledonia.server.shapes.log import (
    OfferAgreedEntry,
    OfferAskedEntry,
    OfferRefusedEntry,
    SeatOfferedEntry,
)
from caledonia.server.shapes.tables import Standing
from caledonia.server.tables.context import CommandContext
from caledonia.server.tables.service import Command
from caledonia.server.tables.turns import standing

ASKED: Final = "offer_asked"
AGREED: Final = "offer_agreed"
REFUSED: Final = "offer_refused"
MOST: Final = 40
"""Log entries to search for an open request."""


def offer(number: int, *, consent: bool) -> Command:
    """Ask for or agree to a replacement on an abandoned seat, or refuse or withdraw it."""

    async def run_offer(context: CommandContext) -> Standing:
        own = context.playing_seat().seat
        seat = _abandoned(context, number)
        agreed = await _agreed(context, number)
        if consent:
            _agree(context, seat, own, agreed)
        elif agreed is None and not seat.offered:
            raise refusal("nobody_offers")
        else:
            entry: OfferRefusedEntry = {
                "seq": context.next_seq,
                "at": context.at,
                "kind": "offer_refused",
                "seat": own,
                "vacated": number,
            }
            context.append(entry)
            context.change_seat(number, offered=False)
        return standing(context)

    return run_offer


def _abandoned(context: CommandContext, number: int) -> SeatRow:
    """Return a seat that can be given away.

    :raises RefusedError: if it cannot, with the reason.
    """
    if not 0 <= number < len(context.seats):
        raise RefusedError("invalid", f"seat: give 0 to {len(context.seats) - 1}")
    seat = context.seats[number]
    if not context.table.rated:
        raise RefusedError("conflict", "this game is not rated: anyone may take over the seat")
    if seat.stand_in is None or seat.person is None:
        raise refusal("nobody_left_there", seat=number)
    if seat.person != seat.owner:
        # The owner and one replacement answer for the result; a third person could not.
        raise refusal("replaced_already", seat=number)
    return seat


async def _agreed(context: CommandContext, number: int) -> set[int] | None:
    """Return the seats that agreed to an open request, with the asker's; None: no request."""
    agreed: set[int] = set()
    kinds = (ASKED, AGREED, REFUSED, "seat")
    for entry in await store.last_entries(context.connection, context.table.id, kinds, MOST):
        shown = entry.shown
        if shown["kind"] == "seat":
            if shown["seat"] == number and shown["event"] != "renamed":
                return None
        elif shown["kind"] == REFUSED:
            if shown["vacated"] == number:
                return None
        elif shown["kind"] == AGREED:
            if shown["vacated"] == number:
                agreed.add(shown["seat"])
        elif shown["kind"] == ASKED and shown["vacated"] == number:
            return {*agreed, shown["seat"]}
    return None


def _agree(context: CommandContext, seat: SeatRow, own: int, agreed: set[int] | None) -> None:
    if seat.offered:
        raise refusal("offered_already")
    playing = {each.seat for each in context.seats if each.person and each.player is None}
    missing = playing - (agreed or set()) - {own}
    if agreed is None:
        asked: OfferAskedEntry = {
            "seq": context.next_seq,
            "at": context.at,
            "kind": "offer_asked",
            "seat": own,
            "vacated": seat.seat,
            "needed": sorted(missing),
        }
        context.append(asked)
    elif own not in agreed:
        consent: OfferAgreedEntry = {
            "seq": context.next_seq,
            "at": context.at,
            "kind": "offer_agreed",
            "seat": own,
            "vacated": seat.seat,
        }
        context.append(consent)
    elif missing:
        raise refusal("agreed_already")
    if not missing:
        context.change_seat(seat.seat, offered=True)
        offered: SeatOfferedEntry = {
            "seq": context.next_seq,
            "at": context.at,
            "kind": "seat_offered",
            "seat": seat.seat,
        }
        context.append(offered)


async def must_be_offered(context: CommandContext, number: int) -> None:
    """Check that a person may take over a seat of a running rated game.

    :raises RefusedError: if not, with what has to happen first.
    """
    assert context.person is not None
    if not context.seats[number].offered:
        raise refusal("seat_not_offered")
    if context.table.uncounted is not None:
        return
    sitting = {seat.person for seat in context.seats} | {seat.owner for seat in context.seats}
    people = {*(person for person in sitting if person), context.person.id}
    if await why_uncounted(
        context.connection, context.table.id, people, context.at, newcomer=context.person.id
    ):
        raise refusal("replacement_too_close")
