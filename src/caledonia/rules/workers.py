"""Placing the first workers (SET-10)."""

from __future__ import annotations

from caledonia import events
from caledonia.actions import PLACE, Action, Place
from caledonia.errors import Reason
from caledonia.pending import StartingWorkers, StartRound, WorkerPlacement
from caledonia.rules.change import change_money, drop_top, place_unit, replace_top
from caledonia.rules.expand import (
    EVERYWHERE,
    add_placements,
    cost_of,
    explain_cost,
    explain_ground,
)
from caledonia.state import PlayerState, State
from caledonia.types import SPACE_NAMES, WORKERS, Mask

ORDINARY_WORKERS = 2
"""One in turn order, one in reverse order; more after everyone's second."""


def settle_starting_workers(state: State, pending: StartingWorkers) -> bool:
    """Line up the placements: in turn order, in reverse, then the extra ones."""
    state.offer = ()
    order = state.turn_order
    placements = [*order, *reversed(order)]
    for seat in order:
        extra = state.players[seat].power.starting_workers - ORDINARY_WORKERS
        placements += [seat] * extra
    replace_top(state, StartRound(), *(WorkerPlacement(seat) for seat in reversed(placements)))
    return True


def _allowed(state: State, player: PlayerState) -> Mask:
    """Return where this player's clan may begin."""
    return state.setup.board.border if player.power.border_clause else EVERYWHERE


def legal_place(state: State, pending: WorkerPlacement, actions: list[Action]) -> None:
    """Add every worker on every space that fits and can be paid."""
    player = state.players[pending.seat]
    workers = [unit for unit in WORKERS if unit in player.kinds_left]
    within = _allowed(state, player)
    add_placements(state, player, within, PLACE, actions, units=workers)


def settle_placement(state: State, pending: WorkerPlacement) -> bool:
    """Skip a worker that fits nowhere."""
    actions: list[Action] = []
    legal_place(state, pending, actions)
    if actions:
        return False
    drop_top(state)
    if state.log is not None:
        state.log.append(events.WorkerForgone(pending.seat))
    return True


def apply_place(state: State, seat: int, action: Place) -> None:
    """Pay worker and land and put the worker on the map; no bonus follows."""
    player = state.players[seat]
    cost = cost_of(state, player, action.unit, action.space)
    change_money(state, seat, -cost, "expand")
    place_unit(state, seat, action.unit, action.space, "start")
    drop_top(state)


def explain_place(state: State, seat: int, action: Place) -> list[Reason]:
    """Return why this worker cannot begin there."""
    player = state.players[seat]
    if action.unit not in WORKERS:
        return [Reason("SET-10", "not_a_starting_worker")]
    reasons = explain_ground(state, player, action.unit, action.space)
    clause = player.power.border_clause
    if clause and not _allowed(state, player) >> action.space & 1:
        reasons.append(Reason(clause, "not_border", {"space": SPACE_NAMES[action.space]}))
    return reasons + explain_cost(state, player, action, "SET-10")
