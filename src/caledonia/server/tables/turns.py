"""Commands of a turn, and what follows: standing orders, clocks, the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from caledonia.insight.table import starting_seat
from caledonia.notation.view import outcome_data, score_data
from caledonia.server.errors import RefusedError
from caledonia.server.tables.clocks import deadline, elapsed
from caledonia.server.tables.context import Work
from caledonia.server.tables.history import replayed
from caledonia.server.tables.orders import fire
from caledonia.server.tables.rows import FINISHED, PLAYING
from caledonia.server.tables.service import Command
from caledonia.types import Phase


async def commit(work: Work, by: str, *, turn_over: bool = True) -> None:
    """Write the tentative decisions into the log, and do what follows from them.

    :param by: who took them: ``person``, ``bot``, ``stand_in`` or ``order``.
    :param turn_over: the turn has ended; otherwise something was revealed in the middle of it.
    """
    number = work.room.seat
    before = work.room.committed
    opens_turn = before.phase is Phase.ACTION and before.turn_is_over()
    for decided in work.room.commit():
        work.append_decision(decided, by)
    work.draft_changed = True
    if opens_turn and number is not None:
        await _drop_plans(work, number)
    if turn_over and number is not None:
        await _stop_clock(work, number)
    await follow_up(work, new_turn=turn_over)


async def follow_up(work: Work, *, new_turn: bool = True) -> None:
    """Let standing orders act for as long as they can, then note who decides."""
    await _drop_production(work)
    while await _obey(work):
        new_turn = True
        await _drop_production(work)
    room = work.room
    work.change(deciding=room.seat, round=room.committed.round)
    if room.seat is None:
        _finish(work)
    elif new_turn or work.table.since is None:
        work.change(began=work.at)
        await start_clock(work)


async def _obey(work: Work) -> bool:
    """Let the standing orders of the seat that decides act once; return whether they did."""
    number = work.room.seat
    if number is None or work.seats[number].player is not None or work.room.codes:
        return False
    orders = (await work.orders()).get(number)
    if orders is None:
        return False
    fired = fire(work.room.turn, number, orders)
    if fired is None:
        return False
    for code in fired.codes:
        work.room.play(number, code)
    for decided in work.room.commit():
        work.append_decision(decided, f"order {fired.order}")
    await work.set_orders(number, fired.left, at=await work.orders_at(number))
    if fired.order == "pass_if_nothing_else":
        await _drop_plans(work, number)
    await _stop_clock(work, number)
    return True


async def _drop_plans(work: Work, number: int) -> None:
    """Forget what was planned for a turn that was played otherwise; plans for the next one stay."""
    orders = (await work.orders()).get(number)
    if orders is None or not orders.next_turn:
        return
    given, since = await work.orders_at(number), work.table.since
    if given < (work.at if since is None else since):
        await work.set_orders(number, orders.model_copy(update={"next_turn": []}), at=given)


async def _drop_production(work: Work) -> None:
    """Forget, in another round, what was planned for the production of the round before."""
    if work.room.committed.round == work.table.round:
        return
    work.change(round=work.room.committed.round)
    for number, orders in list((await work.orders()).items()):
        if orders.production:
            kept = orders.model_copy(update={"production": []})
            await work.set_orders(number, kept, at=await work.orders_at(number))


# Clocks.


async def _stop_clock(work: Work, number: int) -> None:
    """Charge the person whose turn is over for the thought, and give the increment."""
    seat = work.seats[number]
    if seat.player is None:
        await charge(work, number)
        _set_clock(work, number, work.clock.gained(work.seats[number].clock))
    elif seat.bot is None:
        _set_clock(work, number, work.clock.excused(seat.clock))
    work.change(since=None)


async def charge(work: Work, number: int) -> None:
    """Charge a person's clock for the thought since it began to run."""
    seat, since = work.seats[number], work.table.since
    if work.clock.kind != "none" and since is not None and seat.player is None:
        thought = elapsed(since, work.at, await work.rest_of(seat)) - work.table.paused
        _set_clock(work, number, work.clock.after(seat.clock, max(0, thought)))


def _set_clock(work: Work, number: int, clock: int | None) -> None:
    if clock != work.seats[number].clock:
        work.change_seat(number, clock=clock)


def turn_back(work: Work, undone: Sequence[int], before: int | None) -> None:
    """Set the clocks after some turns were undone.

    Time that was thought stays charged, and what the turns gained is taken back. Whoever decides
    before and after goes on with the same turn's time.

    :param undone: the seats of people whose turns had ended, once for each turn.
    :param before: the seat that decided.
    """
    for seat in list(work.seats):
        if work.clock.kind == "chess":
            lost = work.clock.lost(seat.clock, undone.count(seat.seat))
            _set_clock(work, seat.seat, lost)
        elif seat.seat != before or seat.seat != work.room.seat:
            _set_clock(work, seat.seat, None)


async def start_clock(work: Work) -> None:
    """Start the clock of the seat that decides."""
    number = work.room.seat
    assert number is not None
    work.change(since=work.at, paused=0)
    work.change(deadline=await due(work, number))


async def due(work: Work, number: int) -> int | None:
    """Return the deadline of the deciding seat; None: no clock is running."""
    seat, since = work.seats[number], work.table.since
    allowance = work.clock.allowance(seat.clock)
    if allowance is None or since is None or seat.player is not None:
        return None
    return deadline(since, allowance + work.table.paused, await work.rest_of(seat))


# The end.


def _finish(work: Work) -> None:
    """Note the result; from now on everybody may know the seed."""
    game = work.room.committed
    outcome = game.outcome()
    assert outcome is not None
    view = work.room.public()
    seats: Any = view["seats"]
    clans = [each["clan"] for each in seats]
    result = {
        **outcome_data(outcome),
        "clans": clans,
        "start": starting_seat(replayed(work.table, []).state),
        "map": view["map"],
        "ports": view["ports"],
        "scoring": view["scoring"],
        "sheets": [score_data(sheet) for sheet in outcome.sheets],
    }
    for number, (points, place) in enumerate(zip(outcome.scores, outcome.places, strict=True)):
        work.change_seat(number, points=points, place=place, clan=clans[number] or None)
    work.change(
        status=FINISHED, finished=work.at, result=result, deciding=None, since=None, deadline=None
    )
    # Others still play today's challenge with the same seed.
    opened = {} if work.table.daily else {"seed": work.table.seed, "salt": work.table.salt}
    told = {name: value for name, value in opened.items() if value is not None}
    work.append("finished", {"result": result, **told})


def play(codes: list[str], *, version: int, step: int, end: bool) -> Command:
    """Take decisions, one after the other; all of them or none.

    :param end: end the turn afterwards.
    """

    async def command(work: Work) -> dict[str, Any]:
        seat = work.playing_seat().seat
        work.expect(version, step)
        for number, code in enumerate(codes):
            if work.room.play(seat, code):
                if number < len(codes) - 1:
                    sentence = f"'{code}' reveals something: send the decisions after it separately"
                    raise RefusedError("conflict", sentence)
                await commit(work, "person", turn_over=work.room.is_complete)
            else:
                work.draft_changed = True
        if end and work.table.status == PLAYING and work.room.codes:
            work.room.end(seat)
            await commit(work, "person")
        return standing(work)

    return command


def take_back(steps: int | None, *, version: int, step: int) -> Command:
    """Take back some tentative decisions; None: all of them."""

    async def command(work: Work) -> dict[str, Any]:
        seat = work.playing_seat().seat
        work.expect(version, step)
        work.room.take_back(seat, len(work.room.codes) if steps is None else steps)
        work.draft_changed = True
        return standing(work)

    return command


def end_turn(*, version: int, step: int) -> Command:
    """End the turn: from now on others know it."""

    async def command(work: Work) -> dict[str, Any]:
        seat = work.playing_seat().seat
        work.expect(version, step)
        work.room.end(seat)
        await commit(work, "person")
        return standing(work)

    return command


def decide_for(seat: int, codes: list[str], *, version: int) -> Command:
    """Take the decisions of a bot that plays a seat."""

    async def command(work: Work) -> dict[str, Any]:
        work.expect(version)
        player = work.seats[seat]
        if work.table.status != PLAYING or player.player is None:
            raise RefusedError("conflict", f"seat {seat} is no longer played by a bot")
        work.room.drop()
        for code in codes:
            work.room.play(seat, code)
        by = "bot" if player.bot else "stand_in"
        await commit(work, by, turn_over=work.room.is_complete)
        return standing(work)

    return command


def standing(work: Work) -> dict[str, Any]:
    """Return where a table stands after a command."""
    found: dict[str, Any] = {
        "seq": work.table.seq,
        "version": work.table.version,
        "status": work.table.status,
        "deciding": work.table.deciding,
        "deadline": work.table.deadline,
    }
    if work.has_room:
        found["step"] = len(work.room.codes)
        found["complete"] = work.room.is_complete
    return found
