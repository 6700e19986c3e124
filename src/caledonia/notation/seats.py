"""One seat of a position: written and read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caledonia.board import Board
from caledonia.notation.node import Node
from caledonia.notation.shapes import SeatData
from caledonia.notation.wording import listed
from caledonia.rules.change import reach_of
from caledonia.rules.setup import fresh_player
from caledonia.state import PlayerState, Setup
from caledonia.types import (
    GOOD_NAMES,
    GOODS,
    SPACE_NAMES,
    UNIT_NAMES,
    UNITS,
    GoodName,
    Space,
    Unit,
    mask_of,
    spaces_of,
)

SEAT_KEYS: Final = tuple(SeatData.__annotations__)
"""The fields of a seat in the order in which they are written."""
MOST_MONEY: Final = 99999
MOST_PIECES: Final = 9999


def write_seat(setup: Setup, player: PlayerState) -> SeatData:
    """Return a seat as a JSON object."""
    return {
        "clan": player.power.id,
        "starting_tile": player.starting_tile,
        "money": player.money,
        "glory": player.glory,
        "bid": player.bid,
        "goods": by_good(player.goods),
        "units": {
            UNIT_NAMES[unit]: [SPACE_NAMES[space] for space in spaces_of(player.pieces[unit])]
            for unit in UNITS
            if player.pieces[unit]
        },
        "merchants": player.merchants,
        "merchants_on_board": player.merchants_on_board,
        "market": by_good(player.market),
        "shipping": player.shipping,
        "technology": [UNIT_NAMES[unit] for unit in UNITS if player.technology >> unit & 1],
        "contracts": list(player.slots),
        "fulfilled": list(player.fulfilled),
        "ports_used": [
            port.id for corner, port in enumerate(setup.ports) if player.ports_used >> corner & 1
        ],
        "clan_state": list(player.power_state),
    }


def by_good(amounts: Sequence[int]) -> dict[GoodName, int]:
    """Return the amounts that are not 0 by the good's name."""
    return {GOOD_NAMES[good]: amounts[good] for good in GOODS if amounts[good]}


def read_by_good(node: Node, lowest: int, highest: int) -> list[int]:
    """Read amounts by good; goods left out are 0."""
    amounts = [0] * len(GOODS)
    for name, member in node.members(GOOD_NAMES, "good").items():
        amounts[GOOD_NAMES.index(name)] = member.integer(lowest, highest)
    return amounts


def read_seat(node: Node, setup: Setup, seat: int) -> PlayerState:
    """Read a seat; what is left out is as at the start with that clan."""
    given = node.members(SEAT_KEYS)
    player = fresh_player(setup)
    clan = _read_clan(given, setup, seat)
    player.power = setup.clans[clan]
    player.power.set_up(player)
    player.starting_tile = _read_starting_tile(given, setup, seat)
    if "money" in given:
        player.money = given["money"].integer(0, MOST_MONEY)
    if "glory" in given:
        player.glory = given["glory"].integer(0, MOST_PIECES)
    if "bid" in given:
        player.bid = _read_bid(given["bid"], setup)
    if "goods" in given:
        player.goods = read_by_good(given["goods"], 0, MOST_PIECES)
    if "units" in given:
        _read_units(given["units"], setup, player)
    _read_merchants(node, given, setup, player)
    if "shipping" in given:
        player.shipping = given["shipping"].integer(0, setup.content.shipping_levels)
    if "technology" in given:
        player.technology = _read_technology(given["technology"], player)
    if "ports_used" in given:
        player.ports_used = _read_ports_used(given["ports_used"], setup)
    if "clan_state" in given:
        player.power_state = _read_clan_state(given["clan_state"], player)
    # Cached for speed.
    player.reach = reach_of(setup.board, player.shipping, player.occupied)
    player.kinds_left = player.power.kinds_left(player)
    return player


def _read_clan(given: dict[str, Node], setup: Setup, seat: int) -> str:
    dealt = setup.options.clans
    if "clan" not in given:
        return dealt[seat] if dealt else ""
    clan = given["clan"].name("clan", setup.clans)
    if dealt and clan != dealt[seat]:
        given["clan"].fail(f"options.clans deals {dealt[seat]} to this seat")
    if clan and setup.options.no_clans:
        given["clan"].fail("the option no_clans leaves this empty")
    return clan


def _read_starting_tile(given: dict[str, Node], setup: Setup, seat: int) -> int:
    dealt = setup.options.starting_tiles
    if "starting_tile" not in given:
        return dealt[seat] if dealt else 0
    tile = given["starting_tile"].integer(0, max(setup.content.starting_tiles))
    if tile and tile not in setup.content.starting_tiles:
        given["starting_tile"].fail(f"known are {listed(setup.content.starting_tiles)}")
    if dealt and tile != dealt[seat]:
        given["starting_tile"].fail(f"options.starting_tiles deals {dealt[seat]} to this seat")
    return tile


def _read_bid(node: Node, setup: Setup) -> int:
    bid = node.integer(0, setup.content.variants.highest_bid)
    if bid and not setup.options.clan_auction:
        node.fail("a bid needs the option clan_auction")
    return bid


def _read_units(node: Node, setup: Setup, player: PlayerState) -> None:
    """Put the units on the map one by one."""
    clan = player.power
    player.pieces = pieces = [0] * len(UNITS)
    for name, member in node.members(UNIT_NAMES, "unit").items():
        unit = Unit(UNIT_NAMES.index(name))
        if unit not in clan.units:
            member.fail(f"the seat's clan has no {name}: {listed(str(u) for u in clan.units)}")
        for item in member.items():
            space = item.space()
            _check_space(item, setup, player, unit, space)
            pieces[unit] |= 1 << space
            player.occupied |= 1 << space
        left = clan.units_left(player, unit)
        if left < 0:
            member.fail(f"{-left} more than there are")


def _check_space(item: Node, setup: Setup, player: PlayerState, unit: Unit, space: Space) -> None:
    board = setup.board
    name = SPACE_NAMES[space]
    if player.occupied >> space & 1:
        item.fail(f"another unit of this seat stands on {name}")
    fitting = board.lochs if unit == Unit.FISHERMAN else setup.terrain[unit]
    if not fitting >> space & 1:
        item.fail(f"{name} {_ground(board, space)}, {_needs(unit)}")
    if unit == Unit.FISHERMAN and board.adjacent[space] & player.pieces[unit]:
        item.fail(f"{name} is adjacent to another fisherman")


def refuse_crowding(node: Node, others: list[PlayerState]) -> None:
    """Refuse a seat with a unit on the space of another seat's unit (SET-11)."""
    if not node.has("units"):
        return
    for spaces in node.at("units").members(UNIT_NAMES).values():
        for item in spaces.items():
            for seat, other in enumerate(others):
                if other.occupied >> item.space() & 1:
                    item.fail(f"a unit of seat {seat} stands on {item.text()}")


def _ground(board: Board, space: Space) -> str:
    """Say what a space is."""
    masks = (
        ("is a loch", board.lochs),
        ("is covered", board.covered),
        ("is held by a neutral piece", board.blocked),
    )
    for words, mask in masks:
        if mask >> space & 1:
            return words
    if not board.land >> space & 1:
        return "is mist land and out of play"
    terrains = {
        "grassland": board.grassland,
        "forest": board.forest,
        "mountain": board.mountain,
    }
    return f"is {' and '.join(t for t, mask in terrains.items() if mask >> space & 1)}"


def _needs(unit: Unit) -> str:
    name = UNIT_NAMES[unit]
    match unit:
        case Unit.WOODCUTTER:
            return f"a {name} needs forest"
        case Unit.MINER:
            return f"a {name} needs mountain"
        case Unit.FISHERMAN:
            return f"a {name} needs a loch"
        case Unit.SHEEP:
            return f"{name} need grassland"
        case _:
            return f"a {name} needs grassland"


def _read_merchants(node: Node, given: dict[str, Node], setup: Setup, player: PlayerState) -> None:
    """Read merchants in stock, on the board and at the market; they must add up."""
    total = setup.content.units.merchants
    if "market" in given:
        player.market = read_by_good(given["market"], -total, total)
    away = sum(abs(standing) for standing in player.market)
    if "merchants" in given:
        player.merchants = given["merchants"].integer(0, total)
        player.merchants_on_board = total - player.merchants - away
    if "merchants_on_board" in given:
        player.merchants_on_board = given["merchants_on_board"].integer(0, total)
    if "merchants" not in given:
        player.merchants = total - player.merchants_on_board - away
    counts = (player.merchants, player.merchants_on_board, away)
    if sum(counts) != total or min(counts) < 0:
        node.at("merchants").fail(
            f"{counts[0]} in stock, {counts[1]} on the board and {counts[2]} at the market "
            f"must make {total}"
        )


def _read_technology(node: Node, player: PlayerState) -> int:
    known = tuple(UNIT_NAMES[unit] for unit in player.power.technologies)
    items = node.items()
    node.distinct(items)
    return mask_of(
        [UNIT_NAMES.index(item.name("technology of this clan", known)) for item in items]
    )


def _read_ports_used(node: Node, setup: Setup) -> int:
    tiles = [port.id for port in setup.ports]
    items = node.items()
    node.distinct(items)
    return mask_of([tiles.index(item.name("port tile in play", tiles)) for item in items])


def _read_clan_state(node: Node, player: PlayerState) -> tuple[int, ...]:
    items = node.items()
    if len(items) != len(player.power_state):
        node.fail(f"this clan has {len(player.power_state)} figures, not {len(items)}")
    return tuple(item.integer(0, 1) for item in items)
