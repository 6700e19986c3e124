"""Commands about seats: join, leave, bots, stand-ins, replacements, and the start of the game."""

from __future__ import annotations

from random import SystemRandom
from typing import Any, Final

from sqlalchemy import exists, func, select

from caledonia.bots import BOTS, DEFAULT_BOT
from caledonia.server.db import schema
from caledonia.server.db.advisory import hold
from caledonia.server.errors import RefusedError
from caledonia.server.identity.models import Person
from caledonia.server.ratings.fairness import why_uncounted
from caledonia.server.refusals import refusal
from caledonia.server.tables import store
from caledonia.server.tables.context import Work
from caledonia.server.tables.history import deal_of, replayed
from caledonia.server.tables.live_game import Room
from caledonia.server.tables.orders import Orders
from caledonia.server.tables.overview import is_invited
from caledonia.server.tables.rows import CLOSED, OPEN, PLAYING, SeatRow
from caledonia.server.tables.service import Command
from caledonia.server.tables.turns import charge, follow_up, standing, start_clock

WATCHED: Final = 3
"""Games at a time in which only bots play, for one person who watches."""


def _note(work: Work, seat: SeatRow, event: str, **more: Any) -> None:
    work.append("seat", {"event": event, **more}, seat=seat.seat)


def _vacant(seat: SeatRow) -> bool:
    return seat.person is None and seat.bot is None


def join(invite: str | None, number: int | None = None) -> Command:
    """Sit down at a table that waits for people, or take over a seat that a stand-in plays."""

    async def command(work: Work) -> dict[str, Any]:
        person = work.person
        assert person is not None
        is_open = work.table.public or invite == work.table.invite
        if not is_open and not await is_invited(work.connection, work.table, person):
            raise refusal("private_table" if invite is None else "wrong_invite")
        if work.seat_of(person) is not None:
            raise refusal("seated_already")
        must_have_account(person, rated=work.table.rated)
        if work.table.status == OPEN:
            await _sit_down(work, number)
        elif work.table.status == PLAYING:
            await _take_over(work, number)
        else:
            raise work.wrong_status()
        return standing(work)

    return command


def must_have_account(person: Person, *, rated: bool) -> None:
    """Refuse guests at rated tables.

    :raises RefusedError: if an account is needed.
    """
    if rated and person.is_guest:
        raise refusal("rated_needs_account")


async def _sit_down(work: Work, number: int | None) -> None:
    person = work.person
    assert person is not None
    free = [seat.seat for seat in work.seats if _vacant(seat)]
    if number is not None and number not in free:
        raise refusal("seat_taken", seat=number)
    if not free:
        raise refusal("all_seats_taken")
    chosen = free[0] if number is None else number
    seat = work.change_seat(chosen, person=person.id, name=person.name, joined=work.at)
    _note(work, seat, "joined")
    if not any(_vacant(each) for each in work.seats):
        await begin(work)


async def _take_over(work: Work, number: int | None) -> None:
    person = work.person
    assert person is not None
    free = [seat.seat for seat in work.seats if seat.stand_in is not None or _vacant(seat)]
    if number is None or number not in free:
        which = ", ".join(str(seat) for seat in free) or "none"
        raise refusal("no_stand_in_there", seats=which)
    if work.table.rated:
        await must_be_offered(work, number)
    _must_have_time(work, number)
    # What somebody else has ordered is nobody's business.
    await work.set_orders(number, Orders())
    seat = work.change_seat(
        number,
        person=person.id,
        name=person.name,
        stand_in=None,
        offered=False,
        guide=None,
        joined=work.at,
    )
    _note(work, seat, "taken_over")
    await _seat_changed(work, number)


def _must_have_time(work: Work, number: int) -> None:
    """Refuse whoever wants to go on with a turn for which there is no time left.

    :raises RefusedError: saying when the seat can be taken.
    """
    seat = work.seats[number]
    if work.room.seat == number and work.clock.allowance(seat.clock) == 0:
        raise refusal("time_is_up", bot=seat.player or DEFAULT_BOT)


def start() -> Command:
    """Begin the game; seats that are still open are played by bots."""

    async def command(work: Work) -> dict[str, Any]:
        _must_be_creator(work)
        if work.table.status != OPEN:
            raise work.wrong_status()
        for seat in list(work.seats):
            if _vacant(seat):
                _sit_bot(work, seat.seat, DEFAULT_BOT)
        await must_have_room_to_watch(work)
        await begin(work)
        return standing(work)

    return command


async def begin(work: Work) -> None:
    """Deal: from now on the game is played."""
    if work.table.options.get("shuffle", True):
        _shuffle(work)
    clock = work.clock.at_start()
    for seat in list(work.seats):
        # From now on this person answers for the result, even after leaving.
        work.change_seat(seat.seat, owner=seat.person, clock=clock)
    work.change(status=PLAYING, started=work.at)
    work.append("started", {"seed_hash": work.table.seed_hash})
    if work.table.rated:
        await _note_uncounted(work)
    work.room = Room(replayed(work.table, []), work.table.version, salt=work.table.salt)
    work.change(deal=deal_of(work.room.committed))
    await follow_up(work)


async def _note_uncounted(work: Work) -> None:
    """Log at the start if a rated game will not change ratings."""
    people = {seat.person for seat in work.seats if seat.person is not None}
    why = await why_uncounted(work.connection, work.table.id, people, work.at)
    if why is not None:
        work.change(uncounted=why)
        work.append("uncounted", {"why": why})


def _shuffle(work: Work) -> None:
    """Give everybody a seat by lot."""
    drawn = list(work.seats)
    SystemRandom().shuffle(drawn)
    for number, seat in enumerate(drawn):
        work.change_seat(
            number, person=seat.person, name=seat.name, bot=seat.bot, joined=seat.joined
        )


def put_bot(number: int, bot: str) -> Command:
    """Give an open seat to a bot, or exchange the bot."""

    async def command(work: Work) -> dict[str, Any]:
        _must_be_creator(work)
        seat = _seat(work, number)
        # A game that was brought from elsewhere goes on although a seat may be open.
        if work.table.status != OPEN and not (work.table.status == PLAYING and _vacant(seat)):
            raise work.wrong_status()
        if seat.person is not None:
            raise refusal("person_sits_there", name=seat.name, seat=number)
        _sit_bot(work, number, bot)
        if work.table.status == PLAYING:
            await _seat_changed(work, number)
        elif not any(_vacant(each) for each in work.seats):
            await must_have_room_to_watch(work)
            await begin(work)
        return standing(work)

    return command


async def must_have_room_to_watch(work: Work) -> None:
    """Refuse a further game that only bots play, to somebody who watches some already.

    :raises RefusedError: saying that one of them has to end first.
    """
    if any(seat.person for seat in work.seats):
        return
    # Serialise tables that one person creates at once.
    await hold(work.connection, f"person {work.table.creator}")
    t, s = schema.tables.c, schema.seats.c
    played = exists().where(s.table_id == t.id, s.person.is_not(None))
    query = select(func.count()).where(
        t.creator == work.table.creator, t.status == PLAYING, ~played
    )
    if (await work.connection.execute(query)).scalar_one() >= WATCHED:
        raise refusal("bots_play_already", count=WATCHED)


def _sit_bot(work: Work, number: int, bot: str) -> None:
    if bot not in BOTS:
        raise RefusedError("invalid", f"no bot '{bot}': choose one of {', '.join(BOTS)}")
    seat = work.change_seat(number, bot=bot, name=bot, joined=work.at)
    _note(work, seat, "bot", bot=bot)


def leave() -> Command:
    """Get up: before the game the seat is free again, during it a bot stands in."""

    async def command(work: Work) -> dict[str, Any]:
        seat = work.own_seat()
        if work.table.status == OPEN:
            free(work, seat)
        elif work.table.status == PLAYING:
            await stand_in(work, seat.seat, "left")
        else:
            raise work.wrong_status()
        return standing(work)

    return command


def free(work: Work, seat: SeatRow) -> None:
    """Free a seat before the game; a table without people is closed."""
    work.change_seat(seat.seat, person=None, name="", joined=None, guide=None)
    _note(work, seat, "left")
    if not any(each.person for each in work.seats):
        work.change(status=CLOSED)


async def stand_in(work: Work, number: int, event: str) -> None:
    """Let a bot play a seat until its person returns."""
    if work.seats[number].player is not None:
        return
    if work.room.seat == number:
        # Whoever gets up in the middle of a turn has thought about it.
        await charge(work, number)
    seat = work.change_seat(number, stand_in=DEFAULT_BOT)
    _note(work, seat, event, stand_in=DEFAULT_BOT)
    if work.room.seat == number and work.room.codes:
        work.room.drop()
        work.draft_changed = True
    await _seat_changed(work, number)


def come_back() -> Command:
    """Take one's seat back from the bot that stands in."""

    async def command(work: Work) -> dict[str, Any]:
        seat = work.own_seat()
        if seat.stand_in is None:
            raise refusal("nobody_stands_in")
        _must_be_played(work)
        _must_have_time(work, seat.seat)
        back = work.change_seat(seat.seat, stand_in=None, offered=False)
        _note(work, back, "returned")
        await _seat_changed(work, seat.seat)
        return standing(work)

    return command


async def _seat_changed(work: Work, number: int) -> None:
    """Let the clock run on, or stand still, where the seat that decides has another player."""
    if work.table.status == PLAYING and work.room.seat == number:
        await start_clock(work)


def _must_be_played(work: Work) -> None:
    if work.table.status != PLAYING:
        raise work.wrong_status()


def _seat(work: Work, number: int) -> SeatRow:
    if not 0 <= number < len(work.seats):
        raise RefusedError("invalid", f"seat: give 0 to {len(work.seats) - 1}")
    return work.seats[number]


def _must_be_creator(work: Work) -> None:
    if work.person is None or work.person.id != work.table.creator:
        raise refusal("not_creator")


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
