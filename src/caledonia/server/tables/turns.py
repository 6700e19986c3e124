"""Commands of a turn, and what follows: standing orders, clocks, the end of the game."""

from __future__ import annotations

from collections.abc import Sequence

from caledonia.insight.table import starting_seat
from caledonia.notation.view import outcome_data, score_data
from caledonia.server.errors import RefusedError
from caledonia.server.games.clocks import deadline, elapsed
from caledonia.server.games.history import replayed
from caledonia.server.games.orders import Orders, fire
from caledonia.server.games.rows import FINISHED, PLAYING
from caledonia.server.shapes.log import DecidedBy, FinishedEntry, Result
from caledonia.server.shapes.tables import OrdersStanding, Standing
from caledonia.server.tables.context import CommandContext
from caledonia.server.tables.service import Command
from caledonia.types import Phase


async def commit(context: CommandContext, by: DecidedBy, *, turn_over: bool = True) -> None:
    """Write the tentative decisions into the log, and do what follows from them.

    :param by: who took them.
    :param turn_over: the turn has ended; otherwise something was revealed in the middle of it.
    """
    number = context.live_game.seat
    before = context.live_game.public_game
    opens_turn = before.phase is Phase.ACTION and before.turn_is_over()
    for decided in context.live_game.commit():
        context.append_decision(decided, by)
    context.draft_changed = True
    if opens_turn and number is not None:
        await _drop_plans(context, number)
    if turn_over and number is not None:
        await _stop_clock(context, number)
    await follow_up(context, new_turn=turn_over)


async def follow_up(context: CommandContext, *, new_turn: bool = True) -> None:
    """Let standing orders act for as long as they can, then note who decides."""
    await _drop_production(context)
    while await _obey(context):
        new_turn = True
        await _drop_production(context)
    live_game = context.live_game
    context.change(deciding=live_game.seat, round=live_game.public_game.round)
    if live_game.seat is None:
        _finish(context)
    elif new_turn or context.table.since is None:
        context.change(began=context.at)
        await start_clock(context)


async def _obey(context: CommandContext) -> bool:
    """Apply the deciding seat's standing orders once; return whether they acted."""
    number = context.live_game.seat
    if number is None or context.seats[number].player is not None or context.live_game.codes:
        return False
    orders = (await context.orders()).get(number)
    if orders is None:
        return False
    fired = fire(context.live_game.draft, number, orders)
    if fired is None:
        return False
    for code in fired.codes:
        context.live_game.play(number, code)
    for decided in context.live_game.commit():
        context.append_decision(decided, fired.by)
    await context.set_orders(number, fired.left, at=await context.orders_at(number))
    if fired.by == "order pass_if_nothing_else":
        await _drop_plans(context, number)
    await _stop_clock(context, number)
    return True


async def _drop_plans(context: CommandContext, number: int) -> None:
    """Drop the plans for a turn that was played otherwise; later plans stay."""
    orders = (await context.orders()).get(number)
    if orders is None or not orders.next_turn:
        return
    given, since = await context.orders_at(number), context.table.since
    if given < (context.at if since is None else since):
        await context.set_orders(number, orders.model_copy(update={"next_turn": []}), at=given)


async def _drop_production(context: CommandContext) -> None:
    """Drop plans for the production of an earlier round."""
    if context.live_game.public_game.round == context.table.round:
        return
    context.change(round=context.live_game.public_game.round)
    for number, orders in list((await context.orders()).items()):
        if orders.production:
            kept = orders.model_copy(update={"production": []})
            await context.set_orders(number, kept, at=await context.orders_at(number))


# Clocks.


async def _stop_clock(context: CommandContext, number: int) -> None:
    """Charge the person whose turn is over for the thought, and give the increment."""
    seat = context.seats[number]
    if seat.player is None:
        await charge(context, number)
        _set_clock(context, number, context.clock.gained(context.seats[number].clock))
    elif seat.bot is None:
        _set_clock(context, number, context.clock.excused(seat.clock))
    context.change(since=None)


async def charge(context: CommandContext, number: int) -> None:
    """Charge a person's clock for the thought since it began to run."""
    seat, since = context.seats[number], context.table.since
    if context.clock.kind != "none" and since is not None and seat.player is None:
        thought = elapsed(since, context.at, await context.rest_of(seat)) - context.table.paused
        _set_clock(context, number, context.clock.after(seat.clock, max(0, thought)))


def _set_clock(context: CommandContext, number: int, clock: int | None) -> None:
    if clock != context.seats[number].clock:
        context.change_seat(number, clock=clock)


def turn_back(context: CommandContext, undone: Sequence[int], before: int | None) -> None:
    """Set the clocks after some turns were undone.

    Time that was thought stays charged, and what the turns gained is taken back. A seat that
    decides before and after keeps the same turn's time.

    :param undone: the seats of people whose turns had ended, once for each turn.
    :param before: the seat that decided.
    """
    for seat in list(context.seats):
        if context.clock.kind == "chess":
            lost = context.clock.lost(seat.clock, undone.count(seat.seat))
            _set_clock(context, seat.seat, lost)
        elif seat.seat != before or seat.seat != context.live_game.seat:
            _set_clock(context, seat.seat, None)


async def start_clock(context: CommandContext) -> None:
    """Start the clock of the seat that decides."""
    number = context.live_game.seat
    assert number is not None
    context.change(since=context.at, paused=0)
    context.change(deadline=await due(context, number))


async def due(context: CommandContext, number: int) -> int | None:
    """Return the deadline of the deciding seat; None: no clock is running."""
    seat, since = context.seats[number], context.table.since
    allowance = context.clock.allowance(seat.clock)
    if allowance is None or since is None or seat.player is not None:
        return None
    return deadline(since, allowance + context.table.paused, await context.rest_of(seat))


# The end.


def _finish(context: CommandContext) -> None:
    """Note the result; from now on everybody may know the seed."""
    game = context.live_game.public_game
    outcome = game.outcome()
    assert outcome is not None
    view = context.live_game.public()
    clans = [each["clan"] for each in view["seats"]]
    result: Result = {
        **outcome_data(outcome),
        "clans": clans,
        "start": starting_seat(replayed(context.table, []).state),
        "map": view["map"],
        "ports": view["ports"],
        "scoring": view["scoring"],
        "sheets": [score_data(sheet) for sheet in outcome.sheets],
    }
    for number, (points, place) in enumerate(zip(outcome.scores, outcome.places, strict=True)):
        context.change_seat(number, points=points, place=place, clan=clans[number] or None)
    context.change(
        status=FINISHED,
        finished=context.at,
        result=result,
        deciding=None,
        since=None,
        deadline=None,
    )
    entry: FinishedEntry = {
        "seq": context.next_seq,
        "at": context.at,
        "kind": "finished",
        "result": result,
    }
    # Others still play today's challenge with the same seed.
    if not context.table.daily:
        entry["seed"] = context.table.seed
        if context.table.salt is not None:
            entry["salt"] = context.table.salt
    context.append(entry)


def play(codes: list[str], *, version: int, step: int, end: bool) -> Command:
    """Take decisions, one after the other; all of them or none.

    :param end: end the turn afterwards.
    """

    async def run_play(context: CommandContext) -> Standing:
        seat = context.playing_seat().seat
        context.expect(version, step)
        for number, code in enumerate(codes):
            if context.live_game.play(seat, code):
                if number < len(codes) - 1:
                    sentence = f"'{code}' reveals something: send the decisions after it separately"
                    raise RefusedError("conflict", sentence)
                await commit(context, "person", turn_over=context.live_game.is_complete)
            else:
                context.draft_changed = True
        if end and context.table.status == PLAYING and context.live_game.codes:
            context.live_game.end(seat)
            await commit(context, "person")
        return standing(context)

    return run_play


def take_back(steps: int | None, *, version: int, step: int) -> Command:
    """Take back some tentative decisions; None: all of them."""

    async def run_take_back(context: CommandContext) -> Standing:
        seat = context.playing_seat().seat
        context.expect(version, step)
        context.live_game.take_back(seat, len(context.live_game.codes) if steps is None else steps)
        context.draft_changed = True
        return standing(context)

    return run_take_back


def end_turn(*, version: int, step: int) -> Command:
    """End the turn: from now on others know it."""

    async def run_end_turn(context: CommandContext) -> Standing:
        seat = context.playing_seat().seat
        context.expect(version, step)
        context.live_game.end(seat)
        await commit(context, "person")
        return standing(context)

    return run_end_turn


def give_orders(orders: Orders) -> Command:
    """Set the standing orders of the own seat; they act at once where it is its turn."""

    async def run_give_orders(context: CommandContext) -> OrdersStanding:
        seat = context.playing_seat().seat
        await context.set_orders(seat, orders)
        before = context.table.version
        if context.table.status == PLAYING and context.live_game.seat == seat:
            await follow_up(context, new_turn=False)
        return {**standing(context), "fired": context.table.version != before}

    return run_give_orders


def decide_for(seat: int, codes: list[str], *, version: int) -> Command:
    """Take the decisions of a bot that plays a seat."""

    async def run_decide_for(context: CommandContext) -> Standing:
        context.expect(version)
        player = context.seats[seat]
        if context.table.status != PLAYING or player.player is None:
            raise RefusedError("conflict", f"seat {seat} is no longer played by a bot")
        context.live_game.drop()
        for code in codes:
            context.live_game.play(seat, code)
        by: DecidedBy = "bot" if player.bot else "stand_in"
        await commit(context, by, turn_over=context.live_game.is_complete)
        return standing(context)

    return run_decide_for


def standing(context: CommandContext) -> Standing:
    """Return where a table stands after a command."""
    answer: Standing = {
        "seq": context.table.seq,
        "version": context.table.version,
        "status": context.table.status,
        "deciding": context.table.deciding,
        "deadline": context.table.deadline,
    }
    if context.has_game:
        answer["step"] = len(context.live_game.codes)
        answer["complete"] = context.live_game.is_complete
    return answer
