"""Fulfil an export contract (FUL): payment, slaughter, imports, export bonuses."""

from __future__ import annotations

from collections.abc import Iterator

from caledonia import events
from caledonia.actions import SKIP, SLAUGHTER, Action, Fulfil, Slaughter, fulfil
from caledonia.content.types import Contract
from caledonia.errors import Reason
from caledonia.pending import ExportBonuses, SecondFulfilment, Slaughtering, Turn
from caledonia.rules import ports
from caledonia.rules.change import (
    change_goods,
    change_money,
    drop_top,
    end_main_action,
    reach_of,
    remove_unit,
    replace_top,
)
from caledonia.rules.expand import legal_expand
from caledonia.rules.reasons import goods_short
from caledonia.rules.upgrade import legal_bonus_upgrades
from caledonia.state import PlayerState, State
from caledonia.types import (
    IMPORTS,
    MEAT_ANIMALS,
    MEAT_NAMES,
    SPACE_NAMES,
    Meat,
    Space,
    spaces_of,
)


def animals_missing(player: PlayerState, beef: int, mutton: int) -> int:
    """Return how many animals of the owed kinds the player does not have on the map."""
    cow, sheep = MEAT_ANIMALS
    missing_cows = beef - player.pieces[cow].bit_count()
    missing_sheep = mutton - player.pieces[sheep].bit_count()
    return max(0, missing_cows) + max(0, missing_sheep)


def animals_saved_by_ports(state: State, player: PlayerState) -> int:
    """Return how many owed animals the player's ports can save (PRT-P1)."""
    return sum(
        port.animals_saved(state.setup, player.money)
        for port in ports.open_ports(state.setup, player)
    )


def can_fulfil(state: State, player: PlayerState, contract: Contract) -> bool:
    """Whether the player can pay a contract now (FUL-1)."""
    stock = player.goods
    for good, amount in contract.owed:
        if stock[good] < amount:
            return False
    missing = animals_missing(player, *contract.meat)
    return not missing or missing <= animals_saved_by_ports(state, player)


def legal_fulfil(state: State, seat: int, actions: list[Action]) -> None:
    """Add the contracts that can be fulfilled."""
    player = state.players[seat]
    contracts = state.setup.content.contracts
    for contract in player.slots:
        if can_fulfil(state, player, contracts[contract]):
            actions.append(fulfil(contract))


def legal_second_fulfilment(state: State, pending: SecondFulfilment, actions: list[Action]) -> None:
    """Add the contracts that the same action may fulfil besides the first."""
    legal_fulfil(state, pending.seat, actions)
    actions.append(SKIP)


def apply_fulfil(state: State, seat: int, action: Fulfil) -> None:
    """Pay the goods; the animals come next (FUL-5)."""
    player = state.players[seat]
    contract = state.setup.content.contracts[action.contract]
    for good, amount in contract.owed:
        change_goods(state, seat, good, -amount, "export")
    if isinstance(state.pending[-1], Turn):
        end_main_action(state, seat)
        if player.power.contracts_per_action > 1:
            state.pending += (SecondFulfilment(seat),)
    else:
        drop_top(state)
    state.pending += (Slaughtering(seat, contract.id, *contract.meat),)


def explain_fulfil(state: State, seat: int, action: Fulfil) -> list[Reason]:
    """Return why this contract cannot be fulfilled."""
    player = state.players[seat]
    if action.contract not in player.slots:
        return [Reason("FUL-1", "not_held", {"contract": action.contract})]
    contract = state.setup.content.contracts[action.contract]
    reasons = [
        reason
        for good, amount in contract.owed
        for reason in goods_short(player, good, amount, "FUL-1")
    ]
    saved = animals_saved_by_ports(state, player)
    for meat in Meat:
        short = contract.meat[meat] - player.pieces[MEAT_ANIMALS[meat]].bit_count()
        if short > saved:
            names: dict[str, int | str] = {"meat": MEAT_NAMES[meat], "amount": short - saved}
            reasons.append(Reason("FUL-1", "animals_short", names))
        saved -= min(max(0, short), saved)
    return reasons


# Slaughter.


def _owed(pending: Slaughtering) -> Iterator[tuple[Meat, int]]:
    """Yield the meats still owed and how much of each."""
    for meat, amount in zip(Meat, (pending.beef, pending.mutton), strict=True):
        if amount:
            yield meat, amount


def _meat_on(player: PlayerState, pending: Slaughtering, space: Space) -> Meat | None:
    """Return the owed meat that the player's animal on a space gives."""
    for meat, _ in _owed(pending):
        if player.pieces[MEAT_ANIMALS[meat]] >> space & 1:
            return meat
    return None


def may_slaughter(state: State, pending: Slaughtering, space: int) -> bool:
    """Whether the contract can still be paid after this animal is gone.

    Only a player who counts on a port for a missing animal can go wrong here: the animal may be
    what keeps that port in reach.
    """
    player = state.players[pending.seat]
    missing = animals_missing(player, pending.beef, pending.mutton)
    if not missing:
        return True
    setup = state.setup
    left = player.occupied & ~(1 << space)
    within = reach_of(setup.board, player.shipping, left) | left
    saved = sum(
        port.animals_saved(setup, player.money) for port in ports.open_ports(setup, player, within)
    )
    return missing <= saved


def legal_slaughter(state: State, pending: Slaughtering, actions: list[Action]) -> None:
    """Add the animals that give the meat owed, and the ports that save one."""
    player = state.players[pending.seat]
    for meat, _ in _owed(pending):
        for space in spaces_of(player.pieces[MEAT_ANIMALS[meat]]):
            if may_slaughter(state, pending, space):
                actions.append(SLAUGHTER[space])
    ports.legal_ports(state, pending.seat, actions)


def settle_slaughter(state: State, pending: Slaughtering) -> bool:
    """Slaughter where there is no choice; finish the contract when nothing is owed."""
    seat = pending.seat
    if not (pending.beef or pending.mutton):
        _complete(state, seat, state.setup.content.contracts[pending.contract])
        return True
    player = state.players[seat]
    if player.power.acts_any_time(player) or animals_saved_by_ports(state, player):
        return False
    for meat, amount in _owed(pending):
        animals = player.pieces[MEAT_ANIMALS[meat]]
        if animals.bit_count() == amount:
            for space in spaces_of(animals):
                remove_unit(state, seat, MEAT_ANIMALS[meat], space, "slaughter")
            replace_top(state, owing_less(pending, meat, amount))
            return True
    return False


def owing_less(pending: Slaughtering, meat: Meat, amount: int = 1) -> Slaughtering:
    """Return what is still owed after meat was paid or saved."""
    beef, mutton = pending.beef, pending.mutton
    if meat == Meat.BEEF:
        beef = max(0, beef - amount)
    else:
        mutton = max(0, mutton - amount)
    return Slaughtering(pending.seat, pending.contract, beef, mutton)


def apply_slaughter(state: State, seat: int, action: Slaughter) -> None:
    """Slaughter one animal; it returns to the player board (FUL-1)."""
    pending = state.pending[-1]
    assert isinstance(pending, Slaughtering)
    meat = _meat_on(state.players[seat], pending, action.space)
    assert meat is not None
    remove_unit(state, seat, MEAT_ANIMALS[meat], action.space, "slaughter")
    replace_top(state, owing_less(pending, meat))


def explain_slaughter(state: State, seat: int, action: Slaughter) -> list[Reason]:
    """Return why this animal cannot be slaughtered."""
    pending = state.pending[-1]
    assert isinstance(pending, Slaughtering)
    if _meat_on(state.players[seat], pending, action.space) is None:
        return [Reason("FUL-2", "not_your_animal", {"space": SPACE_NAMES[action.space]})]
    return [Reason("FUL-1", "would_be_short")]


# What the contract gives.


def imported_so_far(state: State, kind: int) -> int:
    """Return how much of an import all players have on fulfilled contracts (FUL-4)."""
    contracts = state.setup.content.contracts
    return sum(
        contracts[contract].imports[kind]
        for player in state.players
        for contract in player.fulfilled
    )


def tracks_imports(state: State) -> bool:
    """Whether the import track is in use (SOL-2, VAR-1)."""
    return state.setup.players > 1 and not state.setup.options.static_imports


def _complete(state: State, seat: int, contract: Contract) -> None:
    """Free the slot, book imports and money, then offer the bonuses (FUL-3 to FUL-5)."""
    player = state.players[seat]
    if tracks_imports(state):
        mark = state.setup.content.export.import_mark
        for kind in IMPORTS:
            before = imported_so_far(state, kind)
            marks = (before + contract.imports[kind]) // mark - before // mark
            change_money(state, seat, marks, "import")
    player.slots = tuple(c for c in player.slots if c != contract.id)
    player.fulfilled += (contract.id,)
    if state.log is not None:
        state.log.append(events.ContractFulfilled(seat, contract.id))
    change_money(state, seat, contract.money, "export")
    hops = player.power.hops_to_brew(contract)
    replace_top(state, ExportBonuses(seat, contract.free_space, contract.bonus_upgrade, hops))


def legal_bonuses(state: State, pending: ExportBonuses, actions: list[Action]) -> None:
    """Add the direct export bonuses, in any order, and declining the rest (FUL-5)."""
    if pending.free_spaces:
        legal_expand(state, pending.seat, actions)
    if pending.upgrades:
        legal_bonus_upgrades(state, pending.seat, actions)
    if pending.hops:
        player = state.players[pending.seat]
        player.power.brews(player, pending.hops, actions)
    actions.append(SKIP)


def apply_skip_bonuses(state: State, seat: int) -> None:
    """Decline what is left of the bonuses."""
    pending = state.pending[-1]
    assert isinstance(pending, ExportBonuses)
    drop_top(state)
    if state.log is not None and (pending.free_spaces or pending.upgrades):
        state.log.append(events.BonusDeclined(seat, "export"))
