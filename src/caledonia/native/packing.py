"""A state as a row of numbers, in the order of ``native/packing.cpp``, and back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from functools import lru_cache
from typing import Final

from caledonia import pending as p
from caledonia.native.tables import clan_ids
from caledonia.powers.clans.cunningham import ButterChoice
from caledonia.powers.clans.mackenzie import CellarChoice
from caledonia.powers.ports.exchange import Exchanging
from caledonia.rules.change import refresh_reach
from caledonia.rules.setup import fresh_player
from caledonia.state import PlayerState, Setup, State
from caledonia.types import GOODS, SPACES, UNITS, Good, Unit, spaces_of

FORMAT: Final = 1
KINDS: Final[tuple[type[p.Pending], ...]] = (
    p.ClanChoice,
    p.Auction,
    p.StartingWorkers,
    p.WorkerPlacement,
    p.StartRound,
    p.Turn,
    p.TurnEnd,
    p.MandatoryTrade,
    p.SecondContract,
    p.NeighbourhoodBonus,
    p.MandatoryPurchase,
    p.DrawContracts,
    p.BuildingBonus,
    Exchanging,
    p.Slaughtering,
    p.ExportBonuses,
    p.SecondFulfilment,
    p.UpgradeBonus,
    p.StartProduction,
    p.Production,
    CellarChoice,
    ButterChoice,
    p.EndRound,
)
"""What can be pending, in the order of ``native/state.hpp``."""
_NONE: Final = 255
_WORD: Final = (1 << 32) - 1
_LONG: Final = (1 << 64) - 1
MOST_KEPT: Final = 2 + 4 * 5
"""Numbers that :func:`kept` returns at most."""
_WORDS: Final = 8
"""Words of 32 bits of the random state."""
_SHIFTS: Final = tuple(32 * word for word in range(_WORDS))
_FIGURES: Final = 3
"""Figures of a pending decision besides its seat."""


def write(state: State) -> list[int]:
    """Return a state as numbers.

    Written out for speed: comparisons with the twin and searches begin with it.
    """
    clans = clan_ids(state.setup)
    numbers = [FORMAT, state.ply, state.turn_ply, state.round]
    for seats in (state.turn_order, state.passed):
        numbers.append(len(seats))
        numbers += seats
    numbers += state.prices
    numbers += state.bought
    numbers += state.boxes
    for contracts in (state.pile, state.removed):
        numbers.append(len(contracts))
        numbers += contracts
    numbers.append(len(state.offer))
    for clan, tile in state.offer:
        numbers += (clans.index(clan), tile)
    numbers.append(len(state.recorded_rolls))
    numbers += state.recorded_rolls
    numbers += [state.random >> shift & _WORD for shift in _SHIFTS]
    numbers += _cells(state)
    for player in state.players:
        _add_player(numbers, player, clans)
    numbers.append(len(state.pending))
    for pending in state.pending:
        numbers += pending_figures(pending)
    drawn = drawn_contracts(state)
    numbers.append(len(drawn))
    numbers += drawn
    return numbers


def kept(state: State) -> list[int]:
    """Return the cached values that a state holds beside its position.

    The occupied spaces, then by player occupied spaces, spaces in reach and kinds of units left.
    """
    words = [state.occupied & _LONG, state.occupied >> 64]
    for player in state.players:
        words += (player.occupied & _LONG, player.occupied >> 64)
        words += (player.reach & _LONG, player.reach >> 64)
        words.append(sum(1 << unit for unit in player.kinds_left))
    return words


def _cells(state: State) -> bytearray:
    cells = bytearray(SPACES)
    for seat, player in enumerate(state.players):
        for unit, mask in enumerate(player.pieces):
            for space in spaces_of(mask):
                cells[space] = 1 + 16 * seat + unit
    return cells


def _add_player(numbers: list[int], player: PlayerState, clans: tuple[str, ...]) -> None:
    numbers += (clans.index(player.power.id), player.starting_tile)
    numbers += (player.money, player.glory, player.bid)
    numbers += player.goods
    numbers += (player.merchants, player.merchants_on_board)
    numbers += player.market
    numbers += (player.shipping, player.technology)
    for contracts in (player.slots, player.fulfilled):
        numbers.append(len(contracts))
        numbers += contracts
    numbers.append(player.ports_used)
    numbers += player.power_state


@lru_cache(maxsize=4096)
def pending_figures(pending: p.Pending) -> tuple[int, ...]:
    """Return what is open as numbers: kind, seat, and three figures."""
    match pending:
        case p.Auction(_, high, bidders):
            figures: tuple[int | None, ...] = (high + 1, sum(1 << seat for seat in bidders))
        case p.BuildingBonus():
            figures = ()
        case _:
            names = [field.name for field in fields(pending) if field.name != "seat"]
            figures = tuple(getattr(pending, name) for name in names)
    padded = (*figures, *(0,) * _FIGURES)[:_FIGURES]
    seat = getattr(pending, "seat", _NONE)
    plain = (_NONE if figure is None else int(figure) for figure in padded)
    return KINDS.index(type(pending)), seat, *plain


def drawn_contracts(state: State) -> tuple[int, ...]:
    """Return the contracts drawn to choose from."""
    bonuses = [pending for pending in state.pending if isinstance(pending, p.BuildingBonus)]
    return bonuses[-1].drawn if bonuses else ()


class _Reader:
    """Takes numbers off a row, first one first."""

    def __init__(self, values: Sequence[int]) -> None:
        self._values = iter(values)

    def one(self) -> int:
        return next(self._values)

    def some(self, count: int) -> tuple[int, ...]:
        return tuple(next(self._values) for _ in range(count))

    def listed(self) -> tuple[int, ...]:
        return self.some(self.one())


def read(setup: Setup, values: Sequence[int]) -> State:
    """Return the state of numbers that the twin gave."""
    reader = _Reader(values)
    clans = clan_ids(setup)
    reader.one()
    ply, turn_ply, round_ = reader.some(3)
    turn_order, passed = reader.listed(), reader.listed()
    prices, bought = list(reader.some(len(GOODS))), reader.some(len(GOODS))
    boxes = reader.some(setup.boxes)
    pile, removed = reader.listed(), reader.listed()
    offer = tuple((clans[reader.one()], reader.one()) for _ in range(reader.one()))
    rolls = reader.listed()
    random = sum(word << 32 * place for place, word in enumerate(reader.some(_WORDS)))
    cells = reader.some(SPACES)
    players = [_read_player(setup, reader, clans) for _ in range(setup.players)]
    _place_units(setup, players, cells)
    stack = [reader.some(2 + _FIGURES) for _ in range(reader.one())]
    drawn = reader.listed()
    occupied = 0
    for player in players:
        occupied |= player.occupied
    return State(
        setup=setup,
        players=players,
        round=round_,
        turn_order=turn_order,
        passed=passed,
        prices=prices,
        boxes=boxes,
        pile=pile,
        removed=removed,
        offer=offer,
        occupied=occupied,
        bought=bought,
        random=random,
        recorded_rolls=rolls,
        ply=ply,
        turn_ply=turn_ply,
        pending=tuple(_read_pending(entry, drawn) for entry in stack),
        shared=0,
        log=None,
    )


def _read_player(setup: Setup, reader: _Reader, clans: tuple[str, ...]) -> PlayerState:
    player = fresh_player(setup)
    player.power = setup.clans[clans[reader.one()]]
    player.starting_tile, player.money, player.glory, player.bid = reader.some(4)
    player.goods = list(reader.some(len(GOODS)))
    player.merchants, player.merchants_on_board = reader.some(2)
    player.market = list(reader.some(len(GOODS)))
    player.shipping, player.technology = reader.some(2)
    player.slots, player.fulfilled = reader.listed(), reader.listed()
    player.ports_used = reader.one()
    # The size of a clan's scratch data is known once it is set up.
    sample = fresh_player(setup)
    player.power.set_up(sample)
    player.power_state = reader.some(len(sample.power_state))
    return player


def _place_units(setup: Setup, players: list[PlayerState], cells: Sequence[int]) -> None:
    pieces = [[0] * len(UNITS) for _ in players]
    for space, cell in enumerate(cells):
        if cell:
            seat, unit = divmod(cell - 1, 16)
            pieces[seat][unit] |= 1 << space
    for player, masks in zip(players, pieces, strict=True):
        player.pieces = masks
        for mask in masks:
            player.occupied |= mask
        player.kinds_left = player.power.kinds_left(player)
        refresh_reach(player, setup.board)


def _read_pending(entry: tuple[int, ...], drawn: tuple[int, ...]) -> p.Pending:
    number, seat, *figures = entry
    kind: Callable[..., p.Pending] = KINDS[number]
    if kind is p.Auction:
        bidders = tuple(
            bidder for bidder in range(figures[1].bit_length()) if figures[1] >> bidder & 1
        )
        return p.Auction(seat, figures[0] - 1, bidders)
    if kind is p.BuildingBonus:
        return p.BuildingBonus(seat, drawn)
    if kind is Exchanging and figures[0] == _NONE:
        return Exchanging(seat)
    if kind is Exchanging:
        return Exchanging(seat, figures[0], Unit(figures[1]), Unit(figures[2]))
    if kind in (p.MandatoryTrade, p.MandatoryPurchase):
        return kind(seat, Good(figures[0]))
    if kind is p.NeighbourhoodBonus:
        return p.NeighbourhoodBonus(seat, figures[0], figures[1], bool(figures[2]))
    names = [field.name for field in fields(KINDS[number])]
    if "seat" not in names:
        return kind()
    return kind(seat, *figures[: len(names) - 1])
