"""Expand (EXP): where units may go, what they cost, and what follows a placement."""

from __future__ import annotations

from collections.abc import Iterable

from caledonia.actions import EXPAND, Action, Expand, Place
from caledonia.board import Board
from caledonia.errors import Reason
from caledonia.pending import ExportBonuses
from caledonia.powers.base import UNIT_CLAUSES
from caledonia.rules import contracts, neighbourhood
from caledonia.rules.change import (
    change_money,
    end_main_action,
    place_unit,
    reach_of,
    replace_top,
)
from caledonia.rules.reasons import money_short
from caledonia.state import PlayerState, State
from caledonia.types import FACTORIES, SPACE_NAMES, UNIT_NAMES, Mask, Space, Unit, spaces_of

EVERYWHERE: Mask = -1


def land_costs(state: State, player: PlayerState) -> tuple[int, ...]:
    """Return the cost of each space for the deciding seat; 0 for a free one (FRE-1)."""
    clan = player.power
    return clan.free_land_cost if state.pending[-1].free_land else clan.land_cost


def cost_of(state: State, player: PlayerState, unit: int, space: Space) -> int:
    """Return the total cost of placing a unit now."""
    return max(0, player.power.unit_costs(player)[unit] + land_costs(state, player)[space])


def add_placements(
    state: State,
    player: PlayerState,
    within: Mask,
    table: tuple[tuple[Action, ...], ...],
    actions: list[Action],
    *,
    units: Iterable[int],
) -> None:
    """Add ``table[unit][space]`` for all units and spaces that fit and can be paid."""
    clan = player.power
    costs = clan.unit_costs(player)
    fitting = clan.spaces_by_unit(state.setup, player)
    land = land_costs(state, player)
    least, most = clan.least_land_cost, clan.most_land_cost
    money = player.money
    empty = within & ~state.occupied
    terrain: Mask | None = None
    spaces: tuple[Space, ...] = ()
    for unit in units:
        budget = money - costs[unit]
        if budget >= least:
            # Most units share their terrain with the one before.
            if fitting[unit] is not terrain:
                terrain = fitting[unit]
                spaces = spaces_of(empty & terrain)
            if spaces:
                row = table[unit]
                if budget >= most:
                    actions += [row[space] for space in spaces]
                else:
                    actions += [row[space] for space in spaces if land[space] <= budget]


def legal_expand(state: State, seat: int, actions: list[Action]) -> None:
    """Add all expansions; with no unit on the map everywhere is in reach (EXP-8)."""
    player = state.players[seat]
    within = player.reach if player.occupied else EVERYWHERE
    add_placements(state, player, within, EXPAND, actions, units=player.kinds_left)


def apply_expand(state: State, seat: int, action: Expand) -> None:
    """Place the unit and open its neighbourhood and building bonus (NBH-4)."""
    pending = state.pending[-1]
    player = state.players[seat]
    unit, space = action.unit, action.space
    change_money(state, seat, -cost_of(state, player, unit, space), "expand")
    place_unit(state, seat, unit, space, "expand")
    if isinstance(pending, ExportBonuses):
        left = pending.free_spaces - 1
        replace_top(state, ExportBonuses(seat, left, pending.upgrades, pending.hops))
    else:
        end_main_action(state, seat)
    draw = completes_factories(state, player, unit) and contracts.can_draw(state, player)
    neighbourhood.offer(state, seat, state.setup.board.neighbours[space], draw=draw)


def completes_factories(state: State, player: PlayerState, unit: int) -> bool:
    """Whether the unit just placed gives a building bonus (BLD-1, BLD-2)."""
    return (
        unit in FACTORIES
        and player.pieces[unit].bit_count() == state.setup.content.export.building_bonus_count
    )


def explain_expand(state: State, seat: int, action: Expand) -> list[Reason]:
    """Return why this expansion is not possible."""
    pending = state.pending[-1]
    player = state.players[seat]
    reasons = []
    if isinstance(pending, ExportBonuses) and not pending.free_spaces:
        reasons.append(Reason("FRE-1", "no_free_space"))
    reasons += explain_ground(state, player, action.unit, action.space)
    if player.occupied and not player.reach >> action.space & 1:
        reasons.append(_explain_reach(state, player, action.space))
    return reasons + explain_cost(state, player, action, "FRE-1" if pending.free_land else "EXP-1")


def explain_cost(
    state: State, player: PlayerState, action: Expand | Place, clause: str
) -> list[Reason]:
    """Return the money missing for a placement; other clans' units have no cost."""
    if action.unit not in player.power.units:
        return []
    return money_short(player, cost_of(state, player, action.unit, action.space), clause)


def explain_ground(state: State, player: PlayerState, unit: Unit, space: Space) -> list[Reason]:
    """Return why a unit cannot be on a space, reach and money apart."""
    setup = state.setup
    if unit not in player.power.units:
        return [Reason(UNIT_CLAUSES[unit], "no_ability")]
    reasons = []
    if player.power.units_left(player, unit) <= 0:
        reasons.append(Reason("EXP-7", "no_unit_left", {"unit": UNIT_NAMES[unit]}))
    here: dict[str, int | str] = {"space": SPACE_NAMES[space]}
    if not (setup.board.land | setup.board.lochs) >> space & 1:
        reasons.append(_out_of_play(setup.board, space))
    elif state.occupied >> space & 1:
        reasons.append(Reason("SET-11", "occupied", here))
    elif not player.power.spaces_by_unit(setup, player)[unit] >> space & 1:
        reasons.append(player.power.wrong_ground(setup, unit, space))
    return reasons


def _out_of_play(board: Board, space: Space) -> Reason:
    """Return why nobody can use a space."""
    here: dict[str, int | str] = {"space": SPACE_NAMES[space]}
    if board.blocked >> space & 1:
        return Reason("SOL-1", "blocked", here)
    if board.covered >> space & 1:
        return Reason("VAR-4", "covered", here)
    return Reason("TWO-1", "mist", here)


def _explain_reach(state: State, player: PlayerState, space: Space) -> Reason:
    board = state.setup.board
    for level in range(player.shipping + 1, len(board.reach)):
        if reach_of(board, level, player.occupied) >> space & 1:
            return Reason("EXP-6", "needs_shipping", {"space": SPACE_NAMES[space], "level": level})
    return Reason("EXP-6", "not_in_reach", {"space": SPACE_NAMES[space]})
