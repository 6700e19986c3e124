"""Commands about seats: join, leave, bots, stand-ins, and the start of the game."""

from __future__ import annotations

from random import SystemRandom
from typing import Final, Literal

from caledonia.bot_ids import BOT_IDS, DEFAULT_BOT
from caledonia.server.db.advisory import hold
from caledonia.server.errors import RefusedError
from caledonia.server.fair_play.fairness import why_uncounted
from caledonia.server.games.history import deal_of, replayed
from caledonia.server.games.live_game import LiveGame
from caledonia.server.games.orders import Orders
from caledonia.server.games.queries import count_watched
from caledonia.server.games.rows import CLOSED, OPEN, PLAYING, SeatRow
from caledonia.server.identity.models import Person
from caledonia.server.refusals import refusal
from caledonia.server.shapes.log import SeatEntry, SeatEvent, StartedEntry, UncountedEntry
from caledonia.server.shapes.tables import Standing
from caledonia.server.tables.context import CommandContext
from caledonia.server.tables.offers import must_be_offered
from caledonia.server.tables.overview import is_invited
from caledonia.server.tables.service import Command
from caledonia.server.tables.turns import charge, follow_up, standing, start_clock

WATCHED: Final = 3
"""Games at a time in which only bots play, for one person who watches."""


def note_seat(context: CommandContext, seat: SeatRow, event: SeatEvent) -> None:
    """Log who sits on a seat now."""
    entry: SeatEntry = {
        "seq": context.next_seq,
        "at": context.at,
        "kind": "seat",
        "event": event,
        "seat": seat.seat,
    }
    if context.person is not None:
        entry["person"] = context.person.id
    if event == "bot" and seat.bot is not None:
        entry["bot"] = seat.bot
    if event in ("left", "timeout") and seat.stand_in is not None:
        entry["stand_in"] = seat.stand_in
    context.append(entry)


def _vacant(seat: SeatRow) -> bool:
    return seat.person is None and seat.bot is None


def join(invite: str | None, number: int | None = None) -> Command:
    """Sit down at a table that waits for people, or take over a seat that a stand-in plays."""

    async def run_join(context: CommandContext) -> Standing:
        person = context.person
        assert person is not None
        is_open = context.table.public or invite == context.table.invite
        if not is_open and not await is_invited(context.connection, context.table, person):
            raise refusal("private_table" if invite is None else "wrong_invite")
        if context.seat_of(person) is not None:
            raise refusal("seated_already")
        must_have_account(person, rated=context.table.rated)
        if context.table.status == OPEN:
            await _sit_down(context, number)
        elif context.table.status == PLAYING:
            await _take_over(context, number)
        else:
            raise context.wrong_status()
        return standing(context)

    return run_join


def must_have_account(person: Person, *, rated: bool) -> None:
    """Refuse guests at rated tables.

    :raises RefusedError: if an account is needed.
    """
    if rated and person.is_guest:
        raise refusal("rated_needs_account")


async def _sit_down(context: CommandContext, number: int | None) -> None:
    person = context.person
    assert person is not None
    free = [seat.seat for seat in context.seats if _vacant(seat)]
    if number is not None and number not in free:
        raise refusal("seat_taken", seat=number)
    if not free:
        raise refusal("all_seats_taken")
    chosen = free[0] if number is None else number
    seat = context.change_seat(chosen, person=person.id, name=person.name, joined=context.at)
    note_seat(context, seat, "joined")
    if not any(_vacant(each) for each in context.seats):
        await begin(context)


async def _take_over(context: CommandContext, number: int | None) -> None:
    person = context.person
    assert person is not None
    free = [seat.seat for seat in context.seats if seat.stand_in is not None or _vacant(seat)]
    if number is None or number not in free:
        which = ", ".join(str(seat) for seat in free) or "none"
        raise refusal("no_stand_in_there", seats=which)
    if context.table.rated:
        await must_be_offered(context, number)
    _must_have_time(context, number)
    # Standing orders of the former owner are private.
    await context.set_orders(number, Orders())
    seat = context.change_seat(
        number,
        person=person.id,
        name=person.name,
        stand_in=None,
        offered=False,
        guide=None,
        joined=context.at,
    )
    note_seat(context, seat, "taken_over")
    await _seat_changed(context, number)


def _must_have_time(context: CommandContext, number: int) -> None:
    """Refuse to continue a turn for which there is no time left.

    :raises RefusedError: saying when the seat can be taken.
    """
    seat = context.seats[number]
    if context.live_game.seat == number and context.clock.allowance(seat.clock) == 0:
        raise refusal("time_is_up", bot=seat.player or DEFAULT_BOT)


def start() -> Command:
    """Begin the game; seats that are still open are played by bots."""

    async def run_start(context: CommandContext) -> Standing:
        _must_be_creator(context)
        if context.table.status != OPEN:
            raise context.wrong_status()
        for seat in list(context.seats):
            if _vacant(seat):
                _sit_bot(context, seat.seat, DEFAULT_BOT)
        await must_have_room_to_watch(context)
        await begin(context)
        return standing(context)

    return run_start


async def begin(context: CommandContext) -> None:
    """Deal: from now on the game is played."""
    if context.table.options.get("shuffle", True):
        _shuffle(context)
    clock = context.clock.at_start()
    for seat in list(context.seats):
        # From now on this person answers for the result, even after leaving.
        context.change_seat(seat.seat, owner=seat.person, clock=clock)
    context.change(status=PLAYING, started=context.at)
    entry: StartedEntry = {
        "seq": context.next_seq,
        "at": context.at,
        "kind": "started",
        "seed_hash": context.table.seed_hash,
    }
    context.append(entry)
    if context.table.rated:
        await _note_uncounted(context)
    context.live_game = LiveGame(
        replayed(context.table, []), context.table.version, salt=context.table.salt
    )
    context.change(deal=deal_of(context.live_game.public_game))
    await follow_up(context)


async def _note_uncounted(context: CommandContext) -> None:
    """Log at the start if a rated game will not change ratings."""
    people = {seat.person for seat in context.seats if seat.person is not None}
    why = await why_uncounted(context.connection, context.table.id, people, context.at)
    if why is not None:
        context.change(uncounted=why)
        entry: UncountedEntry = {
            "seq": context.next_seq,
            "at": context.at,
            "kind": "uncounted",
            "why": why,
        }
        context.append(entry)


def _shuffle(context: CommandContext) -> None:
    """Give everybody a seat by lot."""
    drawn = list(context.seats)
    SystemRandom().shuffle(drawn)
    for number, seat in enumerate(drawn):
        context.change_seat(
            number, person=seat.person, name=seat.name, bot=seat.bot, joined=seat.joined
        )


def put_bot(number: int, bot: str) -> Command:
    """Give an open seat to a bot, or exchange the bot."""

    async def run_put_bot(context: CommandContext) -> Standing:
        _must_be_creator(context)
        seat = _seat(context, number)
        # An imported game runs although a seat may be open.
        if context.table.status != OPEN and not (context.table.status == PLAYING and _vacant(seat)):
            raise context.wrong_status()
        if seat.person is not None:
            raise refusal("person_sits_there", name=seat.name, seat=number)
        _sit_bot(context, number, bot)
        if context.table.status == PLAYING:
            await _seat_changed(context, number)
        elif not any(_vacant(each) for each in context.seats):
            await must_have_room_to_watch(context)
            await begin(context)
        return standing(context)

    return run_put_bot


async def must_have_room_to_watch(context: CommandContext) -> None:
    """Refuse a further game that only bots play, to a person who watches some already.

    :raises RefusedError: saying that one of them has to end first.
    """
    if any(seat.person for seat in context.seats):
        return
    # Serialise tables that one person creates at once.
    await hold(context.connection, f"person {context.table.creator}")
    if await count_watched(context.connection, context.table.creator) >= WATCHED:
        raise refusal("bots_play_already", count=WATCHED)


def _sit_bot(context: CommandContext, number: int, bot: str) -> None:
    if bot not in BOT_IDS:
        raise RefusedError("invalid", f"no bot '{bot}': choose one of {', '.join(BOT_IDS)}")
    seat = context.change_seat(number, bot=bot, name=bot, joined=context.at)
    note_seat(context, seat, "bot")


def leave() -> Command:
    """Get up: before the game the seat is free again, during it a bot stands in."""

    async def run_leave(context: CommandContext) -> Standing:
        seat = context.own_seat()
        if context.table.status == OPEN:
            free(context, seat)
        elif context.table.status == PLAYING:
            await stand_in(context, seat.seat, "left")
        else:
            raise context.wrong_status()
        return standing(context)

    return run_leave


def free(context: CommandContext, seat: SeatRow) -> None:
    """Free a seat before the game; a table without people is closed."""
    context.change_seat(seat.seat, person=None, name="", joined=None, guide=None)
    note_seat(context, seat, "left")
    if not any(each.person for each in context.seats):
        context.change(status=CLOSED)


async def stand_in(context: CommandContext, number: int, event: Literal["left", "timeout"]) -> None:
    """Let a bot play a seat until its person returns."""
    if context.seats[number].player is not None:
        return
    if context.live_game.seat == number:
        # A person who leaves in the middle of a turn has thought about it.
        await charge(context, number)
    seat = context.change_seat(number, stand_in=DEFAULT_BOT)
    note_seat(context, seat, event)
    if context.live_game.seat == number and context.live_game.codes:
        context.live_game.drop()
        context.draft_changed = True
    await _seat_changed(context, number)


def come_back() -> Command:
    """Take a seat back from the bot that stands in."""

    async def run_come_back(context: CommandContext) -> Standing:
        seat = context.own_seat()
        if seat.stand_in is None:
            raise refusal("nobody_stands_in")
        _must_be_played(context)
        _must_have_time(context, seat.seat)
        back = context.change_seat(seat.seat, stand_in=None, offered=False)
        note_seat(context, back, "returned")
        await _seat_changed(context, seat.seat)
        return standing(context)

    return run_come_back


async def _seat_changed(context: CommandContext, number: int) -> None:
    """Let the clock run on, or stand still, where the seat that decides has another player."""
    if context.table.status == PLAYING and context.live_game.seat == number:
        await start_clock(context)


def _must_be_played(context: CommandContext) -> None:
    if context.table.status != PLAYING:
        raise context.wrong_status()


def _seat(context: CommandContext, number: int) -> SeatRow:
    if not 0 <= number < len(context.seats):
        raise RefusedError("invalid", f"seat: give 0 to {len(context.seats) - 1}")
    return context.seats[number]


def _must_be_creator(context: CommandContext) -> None:
    if context.person is None or context.person.id != context.table.creator:
        raise refusal("not_creator")
