"""Obtain an export contract (CON) and the building bonus (BLD)."""

from __future__ import annotations

from functools import lru_cache

from caledonia import events
from caledonia.actions import (
    DRAW,
    KEEP_NONE,
    SKIP,
    Action,
    Draw,
    Keep,
    Obtain,
    keep,
    obtain,
)
from caledonia.errors import Reason
from caledonia.pending import (
    BuildingBonus,
    DrawContracts,
    NeighbourhoodBonus,
    SecondContract,
    Turn,
)
from caledonia.rules.change import change_money, drop_top, end_main_action, replace_top
from caledonia.rules.reasons import money_short
from caledonia.state import PlayerState, State


def contract_money(state: State, player: PlayerState) -> int:
    """Return the money for the player's next contract (negative: cost) (CON-1)."""
    if not player.power.owes_for_contract(player):
        return 0
    return state.setup.content.export.contract_money[state.round - 1]


def free_slots(player: PlayerState) -> int:
    """Return how many contracts the player may still take (CON-2)."""
    return player.power.slots - len(player.slots)


def can_pay(state: State, player: PlayerState) -> bool:
    """Whether the player can pay for a contract now."""
    return player.money + contract_money(state, player) >= 0


def _take(state: State, seat: int, contract: int) -> None:
    """Put a contract into a slot and pay for it."""
    player = state.players[seat]
    change_money(state, seat, contract_money(state, player), "contract")
    player.power.contract_obtained(player)
    player.slots += (contract,)


def legal_obtain(state: State, seat: int, actions: list[Action]) -> None:
    """Add the contracts that a main action can take."""
    player = state.players[seat]
    if len(player.slots) < player.power.slots and can_pay(state, player):
        actions += _on_board(state.boxes)


@lru_cache(maxsize=1 << 10)
def _on_board(boxes: tuple[int, ...]) -> tuple[Obtain, ...]:
    """Return the ways to take a contract; the boxes stay the same for many turns."""
    return tuple(obtain(contract) for contract in boxes if contract)


def legal_second_contract(state: State, pending: SecondContract, actions: list[Action]) -> None:
    """Add the contracts that the same action may take besides the first."""
    if free_slots(state.players[pending.seat]):
        actions += _on_board(state.boxes)
    actions.append(SKIP)


def apply_obtain(state: State, seat: int, action: Obtain) -> None:
    """Take a contract; a clan may take another in the same action (CON-1)."""
    player = state.players[seat]
    _take(state, seat, action.contract)
    state.boxes = tuple(0 if c == action.contract else c for c in state.boxes)
    if state.log is not None:
        state.log.append(events.ContractObtained(seat, action.contract))
    if isinstance(state.pending[-1], Turn):
        end_main_action(state, seat)
        if player.power.contracts_per_action > 1:
            state.pending += (SecondContract(seat),)
    else:
        drop_top(state)


def explain_obtain(state: State, seat: int, action: Obtain) -> list[Reason]:
    """Return why this contract cannot be taken."""
    reasons = _explain_taking(state, state.players[seat], "CON-2")
    if not action.contract or action.contract not in state.boxes:
        reasons.insert(0, Reason("CON-1", "no_contract_there", {"contract": action.contract}))
    return reasons


def _explain_taking(state: State, player: PlayerState, clause: str) -> list[Reason]:
    """Return why no contract can be taken."""
    full = [] if free_slots(player) else [Reason(clause, "slots_full")]
    return full + money_short(player, -contract_money(state, player), "CON-1")


# The building bonus.


def can_draw(state: State, player: PlayerState) -> bool:
    """Whether there is something to draw and a slot for it (BLD-1)."""
    return bool(state.pile) and free_slots(player) > 0


def legal_draw(state: State, pending: DrawContracts, actions: list[Action]) -> None:
    """Add drawing, and declining to."""
    actions += (DRAW, SKIP)


def settle_draw(state: State, pending: DrawContracts) -> bool:
    """Skip a building bonus for which nothing can be drawn (BLD-1)."""
    if can_draw(state, state.players[pending.seat]):
        return False
    drop_top(state)
    return True


def apply_draw(state: State, seat: int, action: Draw) -> None:
    """Draw contracts as far as the pile lasts; purchases stay open (BLD-1, NBH-4)."""
    pending = state.pending[-1]
    if isinstance(pending, NeighbourhoodBonus):
        replace_top(state, NeighbourhoodBonus(seat, pending.goods, pending.taken))
    else:
        drop_top(state)
    count = state.players[seat].power.building_draw
    drawn, state.pile = state.pile[:count], state.pile[count:]
    state.pending += (BuildingBonus(seat, drawn),)
    if state.log is not None:
        state.log.append(events.ContractsDrawn(seat, drawn))


def apply_skip_draw(state: State, seat: int) -> None:
    """Decline to draw."""
    drop_top(state)
    if state.log is not None:
        state.log.append(events.BonusDeclined(seat, "building"))


def legal_keep(state: State, pending: BuildingBonus, actions: list[Action]) -> None:
    """Add the contracts that can be kept."""
    player = state.players[pending.seat]
    if free_slots(player) and can_pay(state, player):
        actions.extend(keep(contract) for contract in pending.drawn)
    actions.append(KEEP_NONE)


def apply_keep(state: State, seat: int, action: Keep) -> None:
    """Keep a contract; the rest goes under the pile if no more can be kept (BLD-1)."""
    pending = state.pending[-1]
    assert isinstance(pending, BuildingBonus)
    drawn = pending.drawn
    if action.contract is not None:
        _take(state, seat, action.contract)
        drawn = tuple(c for c in drawn if c != action.contract)
        if state.log is not None:
            state.log.append(events.ContractKept(seat, action.contract))
        if drawn and free_slots(state.players[seat]):
            replace_top(state, BuildingBonus(seat, drawn))
            return
    state.pile += drawn
    drop_top(state)
    if state.log is not None and drawn:
        state.log.append(events.ContractsReturned(drawn))


def explain_keep(state: State, seat: int, action: Keep) -> list[Reason]:
    """Return why this contract cannot be kept."""
    pending = state.pending[-1]
    assert isinstance(pending, BuildingBonus)
    assert action.contract is not None
    reasons = _explain_taking(state, state.players[seat], "BLD-1")
    if action.contract not in pending.drawn:
        reasons.insert(0, Reason("BLD-1", "not_drawn", {"contract": action.contract}))
    return reasons
