"""What follows from decisions: standing orders, clocks, the end of the game."""

from __future__ import annotations

from typing import Any

from caledonia.notation.view import outcome_data, score_data
from caledonia.server.tables import store
from caledonia.server.tables.clocks import deadline, elapsed
from caledonia.server.tables.orders import fire
from caledonia.server.tables.rows import FINISHED
from caledonia.server.tables.work import Work
from caledonia.server.wire import encode_text


async def commit(work: Work, by: str, *, turn_over: bool = True) -> None:
    """Write the tentative decisions into the log, and do what follows from them.

    :param by: who took them: ``person``, ``bot``, ``stand_in`` or ``order``.
    :param turn_over: the turn has ended; otherwise something was revealed in the middle of it.
    """
    for decided in work.room.commit():
        work.append_decision(decided, by)
    work.draft_changed = True
    if turn_over:
        await _stop_clock(work)
    await follow_up(work, new_turn=turn_over)


async def follow_up(work: Work, *, new_turn: bool = True) -> None:
    """Let standing orders act for as long as they can, then note who decides."""
    while await _obey(work):
        new_turn = True
    room = work.room
    work.change(deciding=room.seat, round=room.committed.round)
    if room.seat is None:
        _finish(work)
    elif new_turn or work.table.since is None:
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
    data = None if fired.left.is_empty else encode_text(fired.left.model_dump())
    await store.store_orders(work.connection, work.table.id, number, data, work.at)
    (await work.orders())[number] = fired.left
    await _stop_clock(work)
    return True


# Clocks.


async def _stop_clock(work: Work) -> None:
    """Charge the seat whose turn is over for its thought."""
    number, since = work.before.deciding, work.table.since
    if number is None or since is None:
        return
    if work.clock.kind == "chess":
        seat = work.seats[number]
        thought = elapsed(since, work.at, await work.rest_of(seat))
        work.change_seat(number, clock=work.clock.after(seat.clock, thought))
    work.change(since=None)


async def start_clock(work: Work) -> None:
    """Start the clock of the seat that decides."""
    number = work.room.seat
    assert number is not None
    seat = work.seats[number]
    allowance = work.clock.allowance(seat.clock)
    due = None
    if allowance is not None and seat.player is None:
        due = deadline(work.at, allowance, await work.rest_of(seat))
    work.change(since=work.at, deadline=due)


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
    seed = {} if work.table.daily else {"seed": work.table.seed}
    work.append("finished", {"result": result, **seed})
