"""Contracts that a seat has or may take: missing goods, costs and values."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from caledonia.content.types import Contract
from caledonia.pending import BuildingBonus, Slaughtering
from caledonia.rules.contracts import can_pay, contract_money, free_slots
from caledonia.rules.final import final_state, score_sheet
from caledonia.rules.fulfil import (
    animals_missing,
    animals_saved_by_ports,
    can_fulfil,
    imported_so_far,
    tracks_imports,
)
from caledonia.rules.trade import price_of
from caledonia.state import PlayerState, Setup, State
from caledonia.types import (
    BASIC_GOODS,
    GOOD_NAMES,
    IMPORT_NAMES,
    IMPORTS,
    MEAT_ANIMALS,
    MEAT_NAMES,
)

if TYPE_CHECKING:
    from caledonia.insight.shapes import Buying, ContractPreview, ContractValue, HeldContract

Place = Literal["board", "held", "drawn"]


def contracts_ahead(state: State, seat: int, ended: State | None = None) -> list[ContractPreview]:
    """Return the contracts that a seat has or may take; none after the game.

    :param ended: :func:`final_state` of the state, where the caller has it.
    """
    if not state.pending:
        return []
    top = state.pending[-1]
    drawn = top.drawn if isinstance(top, BuildingBonus) and top.seat == seat else ()
    places: list[tuple[int, Place, int | None]] = [
        *((contract, "held", None) for contract in state.players[seat].slots),
        *((contract, "drawn", None) for contract in drawn),
        *((contract, "board", box) for box, contract in enumerate(state.boxes) if contract),
    ]
    finder = _Finder(state, seat, ended or final_state(state))
    return [finder.preview(*place) for place in places]


def contracts_held(state: State, seat: int) -> list[HeldContract]:
    """Return the contracts in a seat's slots with what they lack; none when over."""
    if not state.pending:
        return []
    player = state.players[seat]
    owed = [_still_owed(state, state.setup.content.contracts[each]) for each in player.slots]
    return [{"contract": each.id, "lacks": _missing(state, player, each)} for each in owed]


class _Finder:
    """Contracts from a seat's perspective; shared parts are computed once."""

    def __init__(self, state: State, seat: int, ended: State) -> None:
        self._state = state
        self._player = state.players[seat]
        self._values = _Values(state, seat, ended)
        self._by_ports = animals_saved_by_ports(state, self._player)
        self._obtain = _obtain(state, self._player)

    def preview(self, number: int, place: Place, box: int | None) -> ContractPreview:
        """Return what a contract at a place lacks, costs and brings."""
        state, player = self._state, self._player
        contract = _still_owed(state, state.setup.content.contracts[number])
        saved = min(sum(contract.meat), self._by_ports)
        enough = animals_missing(player, *contract.meat) <= saved
        return {
            "contract": number,
            "place": place,
            "box": box,
            "lacks": _missing(state, player, contract),
            "saved": saved,
            "buying": _buying(state, player, contract) if enough else None,
            "obtain": None if place == "held" else self._obtain,
            "value": self._values.of(contract),
        }


def _still_owed(state: State, contract: Contract) -> Contract:
    """Return a contract with what is left to pay (FUL-5).

    While its animals are slaughtered, its goods are delivered already.
    """
    for pending in state.pending:
        if isinstance(pending, Slaughtering) and pending.contract == contract.id:
            meat = (pending.beef, pending.mutton)
            return replace(contract, goods=(0,) * len(contract.goods), meat=meat)
    return contract


def _missing(state: State, player: PlayerState, contract: Contract) -> dict[str, int]:
    """Return what a contract lacks; empty if it can be fulfilled, ports included."""
    return {} if can_fulfil(state, player, contract) else _lacks(player, contract)


def _lacks(player: PlayerState, contract: Contract) -> dict[str, int]:
    """Return what a player does not have of all that a contract asks for (FUL-1)."""
    lacks: dict[str, int] = {
        GOOD_NAMES[good]: amount - player.goods[good]
        for good, amount in contract.owed
        if amount > player.goods[good]
    }
    for owed, animal, name in zip(contract.meat, MEAT_ANIMALS, MEAT_NAMES, strict=True):
        short = owed - player.pieces[animal].bit_count() if owed else 0
        if short > 0:
            lacks[name] = short
    return lacks


def _buying(state: State, player: PlayerState, contract: Contract) -> Buying | None:
    """Return the market cost of missing goods: one trade per kind (TRD-1, TRD-2)."""
    pounds = merchants = trades = 0
    for good, amount in contract.owed:
        short = amount - player.goods[good]
        if short > 0:
            if player.market[good] < 0:
                return None
            pounds += short * price_of(state, good) - player.power.trade_money
            merchants += short
            trades += 1
    if merchants > player.merchants:
        return None
    return {"pounds": pounds, "merchants": merchants, "trades": trades}


def _obtain(state: State, player: PlayerState) -> int | None:
    """Return the pounds received for taking a contract now (CON-1, BLD-1, CLN-B)."""
    if not state.round or not state.pending or not free_slots(player):
        return None
    return contract_money(state, player) if can_pay(state, player) else None


ValuesByContract = dict[tuple[int, tuple[tuple[int, int], ...]], "ContractValue"]
"""By contract and the goods that are owed for it."""


@lru_cache(maxsize=2048)
def _known_values(
    setup: Setup, seat: int, fulfilled: tuple[tuple[int, ...], ...]
) -> ValuesByContract:
    """Return the cache of contract values for a seat, without points for money.

    The values depend on these arguments only.

    :param fulfilled: contracts by seat.
    """
    return {}


class _Values:
    """Scores as if the game ended now, with and without one more contract."""

    def __init__(self, state: State, seat: int, ended: State) -> None:
        self._state = state
        self._seat = seat
        self._ended = ended
        fulfilled = tuple([player.fulfilled for player in ended.players])
        self._known = _known_values(state.setup, seat, fulfilled)
        self._per_point = state.setup.content.final.money_per_point
        self._spare = ended.players[seat].money % self._per_point

    def of(self, contract: Contract) -> ContractValue:
        """Return what fulfilling a contract would add, without its cost."""
        key = contract.id, contract.owed
        value = self._known.get(key)
        if value is None:
            value = self._known[key] = self._value(contract)
        for_money = (self._spare + value["money"]) // self._per_point
        return {**value, "points": value["points"] + for_money} if for_money else value

    def _value(self, contract: Contract) -> ContractValue:
        money = contract.money + self._marks(contract)
        final = self._state.setup.content.final
        return {
            "points": self._added(contract),
            "paid": sum(
                amount * (final.basic if good in BASIC_GOODS else final.processed)
                for good, amount in contract.owed
            ),
            "money": money,
            "imports": {
                IMPORT_NAMES[kind]: contract.imports[kind]
                for kind in IMPORTS
                if contract.imports[kind]
            },
            "hops": contract.hops,
        }

    def _added(self, contract: Contract) -> int:
        """Return the points that a contract adds, without points for its money."""
        done = self._ended.fork()
        player = done.own(self._seat)
        if contract.id not in player.fulfilled:
            player.fulfilled += (contract.id,)
        before = score_sheet(self._ended, self._seat)
        return score_sheet(done, self._seat).total - before.total

    def _marks(self, contract: Contract) -> int:
        """Return the marked steps that its imports reach (FUL-4)."""
        if not tracks_imports(self._state):
            return 0
        mark = self._state.setup.content.export.import_mark
        imported = [imported_so_far(self._state, kind) for kind in IMPORTS]
        return sum(
            (before + more) // mark - before // mark
            for before, more in zip(imported, contract.imports, strict=True)
        )
