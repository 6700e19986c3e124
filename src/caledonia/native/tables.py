"""Encodes the static part of a game, in the order of ``native/tables.cpp``."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final

from caledonia.board import Board
from caledonia.content.types import Content
from caledonia.native.library import NativeError, Tables
from caledonia.powers.base import Clan, Port, ScoringTile
from caledonia.powers.clans.buchanan import Buchanan
from caledonia.powers.clans.campbell import Campbell
from caledonia.powers.clans.cunningham import Cunningham
from caledonia.powers.clans.fergusson import Fergusson
from caledonia.powers.clans.macdonald import MacDonald
from caledonia.powers.clans.macewen import MacEwen
from caledonia.powers.clans.mackenzie import MacKenzie
from caledonia.powers.clans.robertson import Robertson
from caledonia.powers.clans.stewart import Stewart
from caledonia.powers.ports import PORTS
from caledonia.powers.ports.goods import ExchangeGoods
from caledonia.powers.scoring_tiles import SCORING_TILES
from caledonia.rules.setup import fresh_player
from caledonia.state import Setup
from caledonia.types import GOODS, WORKERS, Mask

FORMAT: Final = 1
_WORD: Final = (1 << 32) - 1
_SEATS: Final = 4
CHEAP: Final = 3
"""Maximum land cost that the crofter prefers at the start."""

CLAN_KINDS: Final[dict[type[Clan], int]] = {
    Clan: 0,
    Fergusson: 0,
    Robertson: 0,
    Stewart: 0,
    Buchanan: 1,
    Campbell: 2,
    Cunningham: 3,
    MacDonald: 4,
    MacEwen: 5,
    MacKenzie: 6,
}
"""The twin's kind of each clan; plain ones differ from no clan by figures only."""
PORT_KINDS: Final = {kind: number for number, kind in enumerate(PORTS.values())}
_PORT_FIGURES: Final = (
    "animals",
    "discard",
    "discard",
    "glory",
    "money",
    "steps",
    "",
    "money",
    "cost",
)
SCORING_KINDS: Final = {kind: number for number, kind in enumerate(SCORING_TILES.values())}


@lru_cache(maxsize=256)
def tables_of(setup: Setup) -> Tables:
    """Return the tables of a game, built once for all games with the same setup.

    :raises NativeError: if the twin does not know one of its tiles.
    """
    shared = _Shared(setup.content, setup.board, setup.players, setup)
    row = array("q", _options(setup))
    row += _content_figures(shared)
    row.extend(_tiles(setup))
    row += _map_figures(shared)
    return Tables(row)


@dataclass(frozen=True, slots=True)
class _Shared:
    """What many games have in common; equal for any two of them."""

    content: Content
    board: Board
    players: int
    setup: Setup = field(compare=False)
    """One of these games."""


def clan_ids(setup: Setup) -> tuple[str, ...]:
    """Return the clans by their number; 0 is the player without one."""
    return ("", *(clan for clan in setup.clans if clan))


def _options(setup: Setup) -> Iterator[int]:
    options = setup.options
    yield FORMAT
    yield setup.players
    yield from (options.static_imports, options.no_clans, options.errata_2025)
    yield setup.boxes
    yield -1 if setup.spare_box is None else setup.spare_box
    yield setup.neighbourhood_limit


@lru_cache(maxsize=64)
def _content_figures(shared: _Shared) -> array[int]:
    return array("q", _content(shared.setup))


def _content(setup: Setup) -> Iterator[int]:
    content = setup.content
    yield from _board_figures(setup)
    yield from _export_board(content, setup.players)
    yield from _final(content, setup.players)
    yield from _contracts(content)
    yield from _starting_tiles(content)
    clans = clan_ids(setup)
    yield len(clans)
    for clan in clans:
        yield from _clan(setup, setup.clans[clan])


def _tiles(setup: Setup) -> Iterator[int]:
    yield len(setup.ports)
    for corner, port in enumerate(setup.ports):
        yield from _port(port, setup.board.ports[corner])
    yield len(setup.scoring)
    for tile in setup.scoring:
        yield from _scoring(tile)


def _padded(values: Sequence[int], length: int) -> tuple[int, ...]:
    return (*values, *(0,) * (length - len(values)))[:length]


def _board_figures(setup: Setup) -> Iterator[int]:
    content = setup.content
    units, upgrades = content.units, content.upgrades
    yield from units.income
    yield from units.yields
    yield from (units.technology_income, units.merchants, units.merchants_in_stock)
    yield from (upgrades.shipping, upgrades.technology, upgrades.merchant)
    yield upgrades.bonus_technology
    yield content.shipping_levels
    yield len(setup.market.tracks[0])
    for track in setup.market.tracks:
        yield from track
    yield from setup.market.medium
    yield content.neighbourhood.basic_discount
    yield content.neighbourhood.processed_discount


def _export_board(content: Content, players: int) -> Iterator[int]:
    export, variants = content.export, content.variants
    yield export.rows[players]
    yield from export.contract_money
    yield from _padded(export.pass_money, _SEATS)
    yield from (export.solo_pass_money, export.import_mark, export.building_bonus_count)
    yield from _padded(variants.no_clans_money, _SEATS)
    yield variants.highest_bid
    yield variants.price_rolls
    yield len(variants.price_die)
    yield from variants.price_die


def _final(content: Content, players: int) -> Iterator[int]:
    final = content.final
    yield from (final.basic, final.processed, final.money_per_point, final.hops)
    yield final.static_import
    yield from final.imports
    yield from _padded(final.contract_places[players], _SEATS)
    yield from _padded(final.settlement_places[players], _SEATS)
    for steps in (final.solo_contracts, final.solo_settlements):
        yield len(steps)
        for step in steps:
            yield from step


def _contracts(content: Content) -> Iterator[int]:
    yield len(content.contracts)
    for contract in content.contracts.values():
        yield contract.id
        yield from contract.goods
        yield from contract.meat
        yield from contract.imports
        yield from (contract.hops, contract.money, contract.free_space, contract.bonus_upgrade)


def _starting_tiles(content: Content) -> Iterator[int]:
    yield len(content.starting_tiles)
    for tile in content.starting_tiles.values():
        yield from (tile.id, tile.money, *tile.goods)


def _clan(setup: Setup, clan: Clan) -> Iterator[int]:
    kind = CLAN_KINDS.get(type(clan))
    if kind is None:
        raise NativeError(f"the twin does not know the clan '{clan.id}': play it in Python")
    plain = fresh_player(setup)
    player = fresh_player(setup)
    player.power = clan
    clan.set_up(player)
    yield kind
    yield from (clan.starting_workers, player.shipping, player.merchants - plain.merchants)
    yield clan.border_clause is not None
    yield from (clan.contracts_per_action, clan.trade_money, clan.slots, clan.building_draw)
    yield sum(1 << unit for unit in clan.units)
    yield sum(1 << unit for unit in clan.technologies)
    yield from _costs(setup, clan)
    yield from setup.content.units.supply
    yield from clan.land_cost
    yield from clan.free_land_cost
    yield from (clan.least_land_cost, clan.most_land_cost)
    yield from _own_figures(clan)


def _costs(setup: Setup, clan: Clan) -> Iterator[int]:
    """Yield the unit costs before a discount that depends on the map."""
    for unit, cost in enumerate(setup.content.units.cost):
        pooled = isinstance(clan, MacDonald) and unit in WORKERS
        yield clan.number("cost") if pooled else cost


def _own_figures(clan: Clan) -> Iterator[int]:
    """Yield a row of figures, pool of workers and its income, price, limit."""
    row: tuple[int, ...] = ()
    pool = income = price = limit = 0
    if isinstance(clan, Campbell):
        row = clan.row("discount")
    elif isinstance(clan, MacKenzie):
        row, price = clan.row("cellar"), clan.number("whisky")
    elif isinstance(clan, Cunningham):
        price = clan.number("butter")
    elif isinstance(clan, MacEwen):
        price, limit = clan.number("beer"), clan.number("limit")
    elif isinstance(clan, MacDonald):
        pool, income = clan.number("workers"), clan.number("income")
    yield len(row)
    yield from row
    yield from (pool, income, price, limit)


def gains_of(port: ExchangeGoods) -> list[tuple[int, ...]]:
    """Return what an exchange of goods can gain, in the order of its choices."""
    return list(combinations_with_replacement(port.goods, port.number("gain")))


def _port(port: Port, space: int) -> Iterator[int]:
    kind = PORT_KINDS.get(type(port))
    if kind is None:
        raise NativeError(f"the twin does not know the port tile '{port.id}': play it in Python")
    figure = _PORT_FIGURES[kind]
    yield from (kind, space, port.number(figure) if figure else 0)
    gains = gains_of(port) if isinstance(port, ExchangeGoods) else []
    yield len(gains)
    for gain in gains:
        yield from (gain.count(good) for good in GOODS)


def _scoring(tile: ScoringTile) -> Iterator[int]:
    kind = SCORING_KINDS.get(type(tile))
    if kind is None:
        raise NativeError(f"the twin does not know the scoring tile '{tile.id}': play it in Python")
    yield from (kind, tile.number("glory"))
    yield next((tile.number(name) for name in ("per", "field") if name in tile.numbers), 0)


def _mask(spaces: Mask) -> Iterator[int]:
    for part in range(4):
        yield spaces >> 32 * part & _WORD


@lru_cache(maxsize=64)
def _map_figures(shared: _Shared) -> array[int]:
    return array("q", _map(shared.setup))


def _map(setup: Setup) -> Iterator[int]:
    board: Board = setup.board
    areas = (board.land, board.lochs, board.border, board.expensive, board.cost_at_most[CHEAP])
    for spaces in (*setup.terrain, *areas):
        yield from _mask(spaces)
    for table in (board.adjacent, board.neighbours, *board.reach):
        for spaces in table:
            yield from _mask(spaces)
