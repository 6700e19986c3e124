"""The static part of a position: players, options, map and tiles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Final

from caledonia.board import build_board
from caledonia.content import Content
from caledonia.content.geometry import MODULES
from caledonia.notation.node import Node
from caledonia.notation.shapes import PositionTable, TableData
from caledonia.notation.wording import listed
from caledonia.options import Options
from caledonia.rules.setup import check_options, make_setup
from caledonia.state import Setup, State
from caledonia.types import ROUNDS, SPACE_NAMES, Mask, mask_of, spaces_of
from caledonia.version import RULES_VERSION

POSITION_VERSION: Final = 1
"""Changes whenever the form of positions does."""
TABLE_KEYS: Final = tuple(PositionTable.__annotations__)
"""The keys about the table in the order in which they are written."""
DEFAULT_MAP: Final = tuple(f"{module}1" for module in MODULES)
_MOST_PLAYERS: Final = 4


def write_table(setup: Setup) -> PositionTable:
    """Return the part of a position that stays the same, as JSON data."""
    return {"caledonia": "position", "version": POSITION_VERSION, **table_data(setup)}


def table_data(setup: Setup) -> TableData:
    """Return what is on the table as JSON data."""
    board = setup.board
    return {
        "rules": RULES_VERSION,
        "content": setup.content.id,
        "players": setup.players,
        "options": setup.options.as_dict(),
        "map": list(board.sides),
        "ports": [port.id for port in setup.ports],
        "scoring": [tile.id for tile in setup.scoring],
        "covered": [SPACE_NAMES[space] for space in spaces_of(board.covered)],
    }


def read_table(root: Node, given: dict[str, Node], content: Content) -> Setup:
    """Read what is on the table."""
    _check_versions(given, content)
    players = _read_players(root, given)
    options = _read_options(given, content, players)
    sides = _read_map(given, content, options)
    ports = _read_tiles(given, "ports", "port_tiles", options, content.port_tiles, 4)
    scoring = _read_tiles(given, "scoring", "scoring_tiles", options, content.scoring_tiles, ROUNDS)
    covered = _read_covered(given, content, players, options, sides)
    return make_setup(content, players, options, sides, ports, scoring, covered)


_VERSION_HINTS: Final = {
    "rules": "; a position of other rules needs the release that wrote it",
    "content": "; load the position with that pack",
}


def _check_versions(given: dict[str, Node], content: Content) -> None:
    expected: dict[str, object] = {
        "caledonia": "position",
        "version": POSITION_VERSION,
        "rules": RULES_VERSION,
        "content": content.id,
    }
    for key, value in expected.items():
        # Neither true nor 1.0 is the same as 1 here.
        if key in given and (
            given[key].value != value or type(given[key].value) is not type(value)
        ):
            hint = _VERSION_HINTS.get(key, "")
            given[key].fail(f"{given[key].shown} cannot be read, only {value!r}{hint}")


def _read_players(root: Node, given: dict[str, Node]) -> int:
    if "players" not in given and "seats" not in given:
        root.fail('say how many play: "players" or "seats" is missing')
    number = None
    if "players" in given:
        number = given["players"].integer(1, _MOST_PLAYERS)
    if "seats" in given:
        seats = len(given["seats"].items())
        if number is not None and seats != number:
            given["seats"].fail(f"{number} players need {number} seats, not {seats}")
        if not 1 <= seats <= _MOST_PLAYERS:
            given["seats"].fail(f"1 to {_MOST_PLAYERS} can play, not {seats}")
        number = seats
    assert number is not None
    return number


def _read_options(given: dict[str, Node], content: Content, players: int) -> Options:
    if "options" not in given:
        return Options()
    node = given["options"]
    members = node.members([field.name for field in fields(Options)], "option")
    try:
        options = Options.from_dict({name: member.value for name, member in members.items()})
        check_options(content, players, options)
    except ValueError as error:
        node.fail(str(error))
    return options


def _read_map(given: dict[str, Node], content: Content, options: Options) -> tuple[str, ...]:
    if "map" not in given:
        return options.map_sides or DEFAULT_MAP
    node = given["map"]
    items = node.items()
    sides = tuple(item.name("module side", content.modules) for item in items)
    if tuple(side[0] for side in sides) != MODULES:
        node.fail("name a side of module A, B, C and D in this order")
    _check_agreement(node, sides, options.map_sides, "map_sides")
    return sides


def _check_agreement(
    node: Node, given: tuple[str, ...], chosen: tuple[str, ...] | None, option: str
) -> None:
    if chosen is not None and given != chosen:
        node.fail(f"options.{option} says {listed(chosen)}")


def _read_tiles(
    given: dict[str, Node],
    key: str,
    option: str,
    options: Options,
    known: Mapping[str, object],
    number: int,
) -> tuple[str, ...]:
    """Read port or scoring tiles: all or none of them."""
    chosen: tuple[str, ...] | None = getattr(options, option)
    if key not in given:
        return chosen or ()
    node = given[key]
    items = node.items()
    tiles = tuple(item.name("tile", known) for item in items)
    node.distinct(items)
    if len(tiles) not in (0, number):
        node.fail(f"name {number} tiles or none, not {len(tiles)}")
    if tiles and getattr(options, f"no_{option}"):
        node.fail(f"the option no_{option} leaves this empty")
    _check_agreement(node, tiles, chosen, option)
    return tiles


def _read_covered(
    given: dict[str, Node],
    content: Content,
    players: int,
    options: Options,
    sides: tuple[str, ...],
) -> Mask:
    """Read the spaces covered by the tighter map (VAR-4)."""
    if "covered" in given:
        node = given["covered"]
    else:
        node = Node(list(options.covered_spaces or ()), "covered")
    number = content.variants.covered_spaces if options.tighter_map else 0
    items = node.items()
    node.distinct(items)
    board = build_board(content, sides, small=players <= 2)
    spaces = [item.space() for item in items]
    if len(spaces) != number:
        variant = "with" if options.tighter_map else "without"
        node.fail(f"{number} spaces are covered {variant} the option tighter_map")
    for item, space in zip(items, spaces, strict=True):
        if not board.land >> space & 1:
            item.fail(f"{item.text()} is not active land")
    if options.covered_spaces is not None and set(options.covered_spaces) != {
        SPACE_NAMES[space] for space in spaces
    }:
        node.fail(f"options.covered_spaces says {listed(options.covered_spaces)}")
    return mask_of(spaces)


def read_offer(given: dict[str, Node], state: State) -> None:
    """Read the pairs of clan and starting tile still to be chosen."""
    if "offer" not in given:
        return
    setup = state.setup
    node = given["offer"]
    pairs: list[tuple[str, int]] = []
    for item in node.items():
        pair = item.items()
        if len(pair) != 2:
            item.fail('write a clan and a starting tile, like ["", 3]')
        clan = pair[0].name("clan", setup.clans)
        if bool(clan) == setup.options.no_clans:
            pair[0].fail("name a clan here, except with the option no_clans")
        tile = pair[1].integer(1, max(setup.content.starting_tiles))
        if tile not in setup.content.starting_tiles:
            pair[1].fail(f"known are {listed(setup.content.starting_tiles)}")
        _refuse_taken(pair[0], clan, [*(c for c, _ in pairs), *(p.power.id for p in state.players)])
        _refuse_taken(
            pair[1], tile, [*(t for _, t in pairs), *(p.starting_tile for p in state.players)]
        )
        pairs.append((clan, tile))
    if pairs and state.round:
        node.fail("nothing is on offer after the setup (round 0)")
    state.offer = tuple(pairs)


def _refuse_taken(node: Node, value: str | int, taken: list[str] | list[int]) -> None:
    if value and value in taken:
        node.fail(f"{node.shown} is taken already")
