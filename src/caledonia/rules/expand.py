"""Expand (EXP): where units may go, what they cost, and what follows a placement."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from caledonia.actions import EXPAND, Action, Expand
from caledonia.errors import Reason
from caledonia.pending import DrawContracts, ExportBonuses, TurnEnd
from caledonia.rules import neighbourhood
from caledonia.rules.change import change_money, place_unit, reach_of, replace_top
from caledonia.state import PlayerState, State
from caledonia.types import FACTORIES, SPACE_NAMES, UNIT_NAMES, Mask, Space, Unit, spaces_of

EVERYWHERE: Mask = -1


def reach_for_units(player: PlayerState) -> Mask:
    """Return where the player may expand; everywhere with no unit on the map (EXP-8)."""
    return player.reach if player.occupied else EVERYWHERE


def cost_of(player: PlayerState, unit: int, space: Space, *, free: bool) -> int:
    """Return the total cost of placing a unit; a free space costs no land (FRE-1)."""
    clan = player.power
    land = clan.free_land_cost if free else clan.land_cost
    return max(0, clan.unit_costs(player)[unit] + land[space])


def placements(
    state: State, player: PlayerState, units: tuple[Unit, ...], within: Mask, *, free: bool
) -> Iterator[tuple[Unit, Sequence[Space]]]:
    """Yield units with the spaces within a mask where the player can place and pay them."""
    clan = player.power
    land = clan.free_land_cost if free else clan.land_cost
    costs = clan.unit_costs(player)
    fitting = clan.spaces_by_unit(state.setup, player)
    empty = within & ~state.occupied
    for unit in units:
        budget = player.money - costs[unit]
        if budget < clan.least_land_cost or clan.units_left(player, unit) <= 0:
            continue
        spaces = spaces_of(empty & fitting[unit])
        if budget < clan.most_land_cost:
            spaces = tuple([space for space in spaces if land[space] <= budget])
        if spaces:
            yield unit, spaces


def legal_expand(state: State, seat: int, actions: list[Action], *, free: bool = False) -> None:
    """Add all expansions."""
    player = state.players[seat]
    within = reach_for_units(player)
    for unit, spaces in placements(state, player, player.power.units, within, free=free):
        table = EXPAND[unit]
        actions += [table[space] for space in spaces]


def apply_expand(state: State, seat: int, action: Expand) -> None:
    """Place the unit and line up what follows: neighbourhood bonus, then building bonus (NBH-4)."""
    pending = state.pending[-1]
    if isinstance(pending, ExportBonuses):
        free = True
        after: ExportBonuses | TurnEnd = ExportBonuses(
            seat, pending.free_spaces - 1, pending.upgrades, pending.hops
        )
    else:
        free = False
        after = TurnEnd(seat)
    player = state.players[seat]
    unit, space = action.unit, action.space
    change_money(state, seat, -cost_of(player, unit, space, free=free), "expand")
    place_unit(state, seat, unit, space, "expand")
    replace_top(state, after)
    if completes_factories(state, player, unit):
        state.pending += (DrawContracts(seat),)
    neighbourhood.offer(state, seat, state.setup.board.neighbours[space])


def completes_factories(state: State, player: PlayerState, unit: int) -> bool:
    """Whether the unit just placed gives a building bonus (BLD-1, BLD-2)."""
    return (
        unit in FACTORIES
        and player.pieces[unit].bit_count() == state.setup.content.export.building_bonus_count
    )


def refuse_expand(state: State, seat: int, action: Expand) -> list[Reason]:
    """Return why this expansion is not possible."""
    pending = state.pending[-1]
    free = isinstance(pending, ExportBonuses)
    player = state.players[seat]
    reasons = []
    if isinstance(pending, ExportBonuses) and not pending.free_spaces:
        reasons.append(Reason("FRE-1", "no_free_space"))
    reasons += placement_refusals(state, player, action.unit, action.space)
    if not reach_for_units(player) >> action.space & 1:
        reasons.append(_reach_refusal(state, player, action.space))
    if action.unit in player.power.units:
        cost = cost_of(player, action.unit, action.space, free=free)
        if cost > player.money:
            clause = "FRE-1" if free else "EXP-1"
            reasons.append(Reason(clause, "money_short", {"amount": cost - player.money}))
    return reasons


def placement_refusals(
    state: State, player: PlayerState, unit: int, space: Space
) -> list[Reason]:
    """Return what speaks against a unit on a space, reach and money apart."""
    setup = state.setup
    names: dict[str, int | str] = {"unit": UNIT_NAMES[unit], "space": SPACE_NAMES[space]}
    if unit not in player.power.units:
        return [Reason("CLN-MD1", "no_ability")]
    reasons = []
    if player.power.units_left(player, unit) <= 0:
        reasons.append(Reason("EXP-7", "no_unit_left", {"unit": UNIT_NAMES[unit]}))
    here = {"space": names["space"]}
    if not (setup.board.land | setup.board.lochs) >> space & 1:
        reasons.append(Reason("EXP-1", "inactive", here))
    elif state.occupied >> space & 1:
        reasons.append(Reason("SET-11", "occupied", here))
    elif not player.power.spaces_by_unit(setup, player)[unit] >> space & 1:
        # A fitting loch that is refused lies beside another fisherman.
        if unit == Unit.FISHERMAN and setup.board.lochs >> space & 1:
            reasons.append(Reason("CLN-MD1", "fishermen_adjacent", here))
        else:
            reasons.append(Reason("EXP-2", "wrong_terrain", names))
    return reasons


def _reach_refusal(state: State, player: PlayerState, space: Space) -> Reason:
    board = state.setup.board
    for level in range(player.shipping + 1, len(board.reach)):
        if reach_of(board, level, player.occupied) >> space & 1:
            return Reason(
                "EXP-6", "needs_shipping", {"space": SPACE_NAMES[space], "level": level}
            )
    return Reason("EXP-6", "not_in_reach", {"space": SPACE_NAMES[space]})
