"""Obtain an export contract (CON) and the building bonus (BLD)."""

from __future__ import annotations

from functools import lru_cache

from caledonia import events
from caledonia.actions import KEEP_NONE, SKIP, Action, Keep, Obtain, keep, obtain
from caledonia.errors import Reason
from caledonia.pending import BuildingBonus, DrawContracts, SecondContract, Turn
from caledonia.rules.change import change_money, drop_top, end_main_action, replace_top
from caledonia.state import PlayerState, State


def contract_money(state: State) -> int:
    """Return the money received (negative: paid) for a contract this round (CON-1)."""
    return state.setup.content.export.contract_money[state.round - 1]


def free_slots(player: PlayerState) -> int:
    """Return how many contracts the player may still take (CON-2)."""
    return player.power.slots - len(player.slots)


def can_pay(state: State, player: PlayerState) -> bool:
    """Whether the player can pay for a contract now."""
    return player.money + contract_money(state) >= 0


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
    """Take a contract; only the first of an action is paid (CON-1)."""
    player = state.players[seat]
    first = isinstance(state.pending[-1], Turn)
    if first:
        change_money(state, seat, contract_money(state), "contract")
    player.slots += (action.contract,)
    state.boxes = tuple(0 if c == action.contract else c for c in state.boxes)
    if state.log is not None:
        state.log.append(events.ContractObtained(seat, action.contract))
    if first:
        end_main_action(state, seat)
        if player.power.contracts_per_action > 1:
            state.pending += (SecondContract(seat),)
    else:
        drop_top(state)


def refuse_obtain(state: State, seat: int, action: Obtain) -> list[Reason]:
    """Return why this contract cannot be taken."""
    player = state.players[seat]
    reasons = []
    if not action.contract or action.contract not in state.boxes:
        reasons.append(Reason("CON-1", "no_contract_there", {"contract": action.contract}))
    if not free_slots(player):
        reasons.append(Reason("CON-2", "slots_full"))
    if isinstance(state.pending[-1], Turn):
        reasons.extend(_money_refusals(state, player))
    return reasons


def _money_refusals(state: State, player: PlayerState) -> list[Reason]:
    short = -contract_money(state) - player.money
    return [Reason("CON-1", "money_short", {"amount": short})] if short > 0 else []


# The building bonus.


def settle_draw(state: State, pending: DrawContracts) -> bool:
    """Draw contracts if there is a slot for one (BLD-1); a short pile gives what it has."""
    player = state.players[pending.seat]
    drawn = state.pile[: player.power.building_draw]
    if not drawn or not free_slots(player):
        drop_top(state)
        return True
    state.pile = state.pile[len(drawn) :]
    replace_top(state, BuildingBonus(pending.seat, drawn, paid=False))
    if state.log is not None:
        state.log.append(events.ContractsDrawn(pending.seat, drawn))
    return True


def legal_keep(state: State, pending: BuildingBonus, actions: list[Action]) -> None:
    """Add the contracts that can be kept."""
    player = state.players[pending.seat]
    if free_slots(player) and (pending.paid or can_pay(state, player)):
        actions.extend(keep(contract) for contract in pending.drawn)
    actions.append(KEEP_NONE)


def apply_keep(state: State, seat: int, action: Keep) -> None:
    """Keep a contract and pay once for the whole bonus; the rest go under the pile (BLD-1)."""
    pending = state.pending[-1]
    assert isinstance(pending, BuildingBonus)
    drawn = pending.drawn
    if action.contract is not None:
        player = state.players[seat]
        if not pending.paid:
            change_money(state, seat, contract_money(state), "contract")
        player.slots += (action.contract,)
        drawn = tuple(c for c in drawn if c != action.contract)
        if state.log is not None:
            state.log.append(events.ContractKept(seat, action.contract))
        if drawn and free_slots(player):
            replace_top(state, BuildingBonus(seat, drawn, paid=True))
            return
    state.pile += drawn
    drop_top(state)
    if state.log is not None and drawn:
        state.log.append(events.ContractsReturned(drawn))


def refuse_keep(state: State, seat: int, action: Keep) -> list[Reason]:
    """Return why this contract cannot be kept."""
    pending = state.pending[-1]
    assert isinstance(pending, BuildingBonus)
    if action.contract is None:
        return []
    player = state.players[seat]
    reasons = []
    if action.contract not in pending.drawn:
        reasons.append(Reason("BLD-1", "not_drawn", {"contract": action.contract}))
    if not free_slots(player):
        reasons.append(Reason("BLD-1", "slots_full"))
    if not pending.paid:
        reasons.extend(_money_refusals(state, player))
    return reasons
