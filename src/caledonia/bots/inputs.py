"""Inputs of the seer's net in Python, figure for figure as ``native/inputs.cpp``."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from caledonia import pending as p
from caledonia.actions import Action
from caledonia.bots.evaluator import Evaluator
from caledonia.content.types import Contract
from caledonia.native import packing
from caledonia.native.codec import KINDS, Codec
from caledonia.native.tables import CLAN_KINDS, PORT_KINDS, SCORING_KINDS, clan_ids
from caledonia.rules.contracts import contract_money, free_slots
from caledonia.rules.final import ScoreSheet, import_values, score_sheets
from caledonia.rules.fulfil import can_fulfil, imported_so_far
from caledonia.rules.ports import open_ports
from caledonia.rules.trade import price_of
from caledonia.state import PlayerState, Setup, State
from caledonia.types import GOODS, MEAT_ANIMALS, ROUNDS, UNITS, WORKERS, Import, Unit, spaces_of

SEATS: Final = 4
KNOWN_CLANS: Final = 12
BEST_BOXES: Final = 3
POWER_FIGURES: Final = 4
PLAYER_INPUTS: Final = 116
TABLE_INPUTS: Final = 136
ACTION_INPUTS: Final = 84
FAR: Final = 5.0
"""No figure counts for more than this many times its usual size."""
NOWHERE: Final = 15
"""The price of land where there is none in reach."""
UNBEATEN: Final = -99
"""Stands for the best of the others where there are none."""
_KIND_NAMES: Final = tuple(kind.__name__ for kind in KINDS)


def is_known(setup: Setup) -> bool:
    """Whether the net knows all tiles and clans of a game."""
    return (
        all(type(port) in PORT_KINDS for port in setup.ports)
        and all(type(tile) in SCORING_KINDS for tile in setup.scoring)
        and all(type(clan) in CLAN_KINDS for clan in setup.clans.values())
    )


class Row(list[float]):
    """Figures, one after the other."""

    def put(self, value: float, usual: float = 1.0) -> None:
        """Add a figure in units of its usual size."""
        self.append(max(-FAR, min(FAR, value / usual)))

    def one_of(self, index: int, count: int) -> None:
        """Add a figure for each of several cases: 1 for the one that holds."""
        self.extend(1.0 if each == index else 0.0 for each in range(count))

    def filled(self, size: int) -> Row:
        """Return the row with zeros up to a size."""
        self.extend([0.0] * (size - len(self)))
        return self


class Inputs:
    """The inputs of all seats of one position."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._sheets = score_sheets(state)
        self._players = [self._player(seat) for seat in range(state.setup.players)]

    def seat(self, seat: int) -> list[float]:
        """Return what one seat sees: its own block, those of the others, and the table."""
        count = self._state.setup.players
        row: list[float] = []
        for place in range(SEATS):
            row += self._players[(seat + place) % count] if place < count else [0.0] * PLAYER_INPUTS
        return row + self._table(seat)

    # Players.

    def _player(self, seat: int) -> list[float]:
        state, row = self._state, Row()
        player = state.players[seat]
        row.one_of(clan_ids(state.setup).index(player.power.id), KNOWN_CLANS)
        _economy(row, state, player)
        _ports(row, state, player)
        _held(row, state, player)
        _land(row, state, player, self._sheets[seat])
        self._points(row, player, seat)
        _turn(row, state, player, seat)
        row.put(1)
        return row.filled(PLAYER_INPUTS)

    def _points(self, row: Row, player: PlayerState, seat: int) -> None:
        state, sheet = self._state, self._sheets[seat]
        contracts = state.setup.content.contracts
        row.put(len(player.fulfilled), 4)
        for kind in Import:
            row.put(sum(contracts[number].imports[kind] for number in player.fulfilled), 6)
        for at in _rounds_ahead(state):
            tiles = state.setup.scoring
            row.put(tiles[at].glory(state, seat) if at < len(tiles) else 0, 10)
        row.put(sheet.basic_goods + sheet.processed_goods, 15)
        row.put(sheet.money, 8)
        row.put(sheet.hops, 8)
        row.put(sheet.cotton + sheet.tobacco + sheet.sugar_cane, 25)
        row.put(sheet.contracts, 8)
        row.put(sheet.settlements, 10)
        row.put(sheet.total, 80)
        others = [each for each in self._sheets if each.seat != seat]
        default = UNBEATEN if others else 0
        best = max((each.contracts_fulfilled for each in others), default=default)
        links = max((each.settlements_linked for each in others), default=default)
        row.put(sheet.contracts_fulfilled - best, 2)
        row.put(sheet.settlements_linked - links, 3)

    # The table.

    def _table(self, seat: int) -> list[float]:
        state, row = self._state, Row()
        setup, player = state.setup, state.players[seat]
        row.one_of(state.round, ROUNDS + 1)
        row.one_of(setup.players - 1, SEATS)
        decides = bool(state.pending) and state.deciding_seat == seat
        _decision(row, state.pending[-1] if decides else None)
        for good in GOODS:
            row.put(price_of(state, good), 8)
            row.put(state.bought[good] if decides else 0, 2)
        for kind, value in zip(Import, import_values(state), strict=True):
            row.put(imported_so_far(state, kind), 6)
            row.put(value, 4)
        row.put(setup.options.static_imports)
        row.put(_money_of_next_contract(state, player), 8)
        for at in _rounds_ahead(state):
            tile = setup.scoring[at] if at < len(setup.scoring) else None
            row.one_of(-1 if tile is None else SCORING_KINDS[type(tile)], len(SCORING_KINDS))
        worth = Evaluator(state, seat)
        _boxes(row, state, worth)
        contracts = setup.content.contracts
        drawn = packing.drawn_contracts(state) if decides else ()
        row.put(max((worth.taking(contracts[each]) for each in drawn), default=0.0), 15)
        _plans(row, state, player, worth)
        return row.filled(TABLE_INPUTS)


def _rounds_ahead(state: State) -> range:
    first = max(state.round, 1) - 1
    return range(first, first + ROUNDS)


def _money_of_next_contract(state: State, player: PlayerState) -> int:
    """Return the money of a player's next contract.

    Before round 1 it is the number of rows of the export board, which means nothing: the shipped
    net learned with it there.
    """
    if state.round == 0:
        return state.setup.content.export.rows[state.setup.players]
    return contract_money(state, player)


def _economy(row: Row, state: State, player: PlayerState) -> None:
    row.put(player.money, 40)
    row.put(player.glory, 20)
    row.put(player.bid, 10)
    for good in GOODS:
        row.put(player.goods[good], 4)
    row.put(sum(player.goods[good] * price_of(state, good) for good in GOODS), 40)
    units = [player.pieces[unit].bit_count() for unit in UNITS]
    for count in units:
        row.put(count, 3)
    grain_users = units[Unit.BAKERY] + units[Unit.DISTILLERY]
    cheese = min(units[Unit.COW], units[Unit.CHEESE_DAIRY])
    row.put(cheese + min(units[Unit.FIELD], grain_users), 3)
    row.put(player.power.worker_income(player), 20)
    for worker in WORKERS:
        row.put(player.technology >> worker & 1)
    row.put(player.shipping, 2)
    row.put(player.merchants, 4)
    row.put(player.merchants_on_board, 4)
    for standing in player.market:
        row.put(standing, 3)


def _ports(row: Row, state: State, player: PlayerState) -> None:
    kinds = [PORT_KINDS[type(port)] for port in open_ports(state.setup, player)]
    for kind in range(len(PORT_KINDS)):
        row.put(kinds.count(kind))
    row.put(player.ports_used.bit_count(), 2)


def _held(row: Row, state: State, player: PlayerState) -> None:
    """Add what the contracts a player holds ask for and bring."""
    held = [state.setup.content.contracts[number] for number in player.slots]
    row.put(len(held), 2)
    for good in GOODS:
        needed = sum(contract.goods[good] for contract in held)
        row.put(needed, 3)
        row.put(max(0, needed - player.goods[good]), 3)
    for meat, animal in enumerate(MEAT_ANIMALS):
        needed = sum(contract.meat[meat] for contract in held)
        row.put(needed, 2)
        row.put(max(0, needed - player.pieces[animal].bit_count()), 2)
    for kind in Import:
        row.put(sum(contract.imports[kind] for contract in held), 3)
    row.put(sum(contract.hops for contract in held), 3)
    row.put(sum(contract.money for contract in held), 15)
    row.put(sum(contract.free_space for contract in held))
    row.put(sum(contract.bonus_upgrade for contract in held))
    row.put(sum(can_fulfil(state, player, contract) for contract in held))


def _land(row: Row, state: State, player: PlayerState, sheet: ScoreSheet) -> None:
    setup = state.setup
    free = player.reach & ~state.occupied
    row.put(sheet.settlements_linked, 6)
    row.put((free & setup.board.land).bit_count(), 20)
    for unit in (Unit.SHEEP, Unit.WOODCUTTER, Unit.MINER, Unit.FISHERMAN):
        row.put((free & setup.terrain[unit]).bit_count(), 8)
    cost = player.power.land_cost
    for unit in (Unit.SHEEP, Unit.WOODCUTTER, Unit.MINER):
        prices = (cost[space] for space in spaces_of(free & setup.terrain[unit]))
        row.put(min(prices, default=NOWHERE), 8)


def _turn(row: Row, state: State, player: PlayerState, seat: int) -> None:
    for seats in (state.turn_order, state.passed):
        row.put(seats.index(seat) + 1 if seat in seats else 0, 2)
    row.put(bool(state.pending) and state.deciding_seat == seat)
    row.put(any(isinstance(each, p.Turn) and each.seat == seat for each in state.pending))
    for figure in _padded(player.power_state, POWER_FIGURES):
        row.put(figure, 3)


def _padded(figures: Sequence[int], count: int) -> Iterable[int]:
    return (*figures, *(0,) * count)[:count]


def _decision(row: Row, top: p.Pending | None) -> None:
    """Add what a seat has to decide; None: nothing."""
    figures = (-1, 0, 0, 0, 0) if top is None else packing.pending_figures(top)
    kind, _, first, second, third = figures
    row.one_of(kind, len(packing.KINDS))
    is_mandatory = isinstance(top, p.MandatoryTrade | p.MandatoryPurchase)
    row.one_of(first if is_mandatory else -1, len(GOODS))
    neighbours = first if isinstance(top, p.NeighbourhoodBonus) else 0
    for good in GOODS:
        row.put(neighbours >> good & 1)
    for count in (first, second, third):
        row.put(count if isinstance(top, p.ExportBonuses) else 0)


def _boxes(row: Row, state: State, worth: Evaluator) -> None:
    """Add the best contracts on the board, and the goods that all of them ask for."""
    contracts = [state.setup.content.contracts[number] for number in state.boxes if number]
    best = sorted((max(0.0, worth.taking(each)) for each in contracts), reverse=True)
    for value in (*best, 0.0, 0.0, 0.0)[:BEST_BOXES]:
        row.put(value, 15)
    for good in GOODS:
        row.put(sum(contract.goods[good] for contract in contracts), 8)


def _plans(row: Row, state: State, player: PlayerState, worth: Evaluator) -> None:
    """Add what it takes to fulfil the contracts held, and what that promises."""
    missing = sum(worth.missing(good) for good in GOODS)
    cost = sum(worth.missing(good) * price_of(state, good) for good in GOODS)
    contracts = state.setup.content.contracts
    gains = [worth.taking(contracts[number]) for number in player.slots]
    row.put(missing, 4)
    row.put(cost, 25)
    row.put(cost - player.money, 25)
    row.put(missing - player.merchants, 4)
    row.put(sum(gains), 25)
    row.put(max(0.0, *gains) if gains else 0.0, 25)
    row.put(free_slots(player))
    row.put(worth.rounds, 3)


# Actions.

_PLACES: Final = ("Place", "Expand")
_UPGRADES: Final = ("UpgradeTechnology", "BonusTechnology")
_AMOUNTS: Final = ("Brew", "Butter", "Cellar", "Bid")


def action_inputs(state: State, codec: Codec, action: Action, value: float, best: float) -> Row:
    """Return what distinguishes an action.

    :param value: what the rules of thumb say of it; ``best``: of the best one.
    """
    row, number = Row(), codec.code(action)
    name = _KIND_NAMES[number & 255]
    first, second = number >> 8 & 255, number >> 16 & 255
    seat = state.deciding_seat
    assert seat is not None
    player, setup = state.players[seat], state.setup
    row.one_of(number & 255, len(KINDS))
    row.put(value, 10)
    row.put(value - best, 10)
    row.put(value >= best)
    units = {"Exchange": second, **dict.fromkeys((*_PLACES, *_UPGRADES), first)}
    row.one_of(units.get(name, -1), len(UNITS))
    places = name in _PLACES
    power = player.power
    cost = power.unit_costs(player)[first] + power.land_cost[second] if places else 0
    row.put(max(0, cost), 10)
    near = setup.board.neighbours[second] & state.occupied if places else 0
    row.put((near & player.occupied).bit_count(), 2)
    row.put((near & ~player.occupied).bit_count(), 2)
    trades = name in ("Buy", "Sell")
    row.one_of(first if trades or name == "BonusRecall" else -1, len(GOODS))
    row.put(second if trades else 0, 2)
    row.put(price_of(state, first) if trades else 0, 8)
    row.put(first if name in _AMOUNTS else 0, 2)
    port = PORT_KINDS[type(setup.ports[second])] if name == "UsePort" else -1
    row.one_of(port, len(PORT_KINDS))
    if name in ("Obtain", "Fulfil") or (name == "Keep" and first):
        contract = setup.content.contracts[first]
        _contract(row, contract)
        row.put(can_fulfil(state, player, contract))
    return row.filled(ACTION_INPUTS)


def _contract(row: Row, contract: Contract) -> None:
    for count in contract.goods:
        row.put(count, 3)
    for count in contract.meat:
        row.put(count, 2)
    for count in contract.imports:
        row.put(count, 3)
    row.put(contract.hops, 3)
    row.put(contract.money, 15)
    row.put(contract.free_space)
    row.put(contract.bonus_upgrade)
