"""Game setup (SET): draws, choices instead of draws, and the first state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from caledonia.board import Board, build_board, module_of
from caledonia.chance import WIDE, Chance, seeded
from caledonia.content.geometry import MODULES
from caledonia.content.types import Content, Tile
from caledonia.options import Options
from caledonia.pending import Auction, ClanChoice, Pending, StartingWorkers
from caledonia.powers.base import Clan
from caledonia.powers.clans import CLANS
from caledonia.powers.ports import PORTS
from caledonia.powers.scoring_tiles import SCORING_TILES
from caledonia.rules.clan_choice import take_pair
from caledonia.state import NOTHING_BOUGHT, PlayerState, Setup, State
from caledonia.types import (
    GOODS,
    ROUNDS,
    SPACE_NAMES,
    UNITS,
    Mask,
    mask_of,
    parse_space,
    spaces_of,
)

SEED_DIGITS: Final = 80
"""No seed has more digits, so that every record can be read back."""


@dataclass(frozen=True, slots=True)
class Draws:
    """Everything that is drawn before the first decision."""

    map_sides: tuple[str, ...]
    port_tiles: tuple[str, ...]
    scoring_tiles: tuple[str, ...]
    covered_spaces: tuple[str, ...]
    starting_seat: int
    offer: tuple[tuple[str, int], ...]
    """Pairs to choose from; with dealt clans or tiles, the pair of every seat."""
    pile: tuple[int, ...]
    """The shuffled contracts, top first; the boxes are filled from it."""
    random: int
    """State of the generator after the draws."""


def check_options(content: Content, players: int, options: Options) -> None:
    """Refuse options that do not go together.

    :raises ValueError: saying which option is wrong and what would be right.
    """
    if not _is_whole(players) or not 1 <= players <= len(content.export.pass_money):
        raise ValueError(f"players is {players!r}: 1 to 4 can play")
    if options.clan_auction and options.no_clans:
        raise ValueError("clan_auction and no_clans exclude each other: choose one (VAR-5)")
    if options.clan_auction and players == 1:
        raise ValueError("clan_auction needs 2 to 4 players (VAR-6)")
    if options.tighter_map and players not in (2, 3):
        raise ValueError("tighter_map is for 2 or 3 players (VAR-4)")
    _check_ids("map_sides", options.map_sides, content.modules, 4)
    if options.map_sides is not None:
        letters = tuple(side[0] for side in options.map_sides)
        if letters != MODULES:
            raise ValueError("map_sides: give a side of module A, B, C and D in this order")
    _check_ids("port_tiles", options.port_tiles, content.port_tiles, 4)
    _check_ids("scoring_tiles", options.scoring_tiles, content.scoring_tiles, ROUNDS)
    _check_ids("clans", options.clans, content.clans, players)
    _check_ids("starting_tiles", options.starting_tiles, content.starting_tiles, players)
    _check_combinations(players, options)


def _check_ids(name: str, chosen: Sequence[str | int] | None, known: object, number: int) -> None:
    """Check a choice that replaces a draw: the right number of different known ids."""
    if chosen is None:
        return
    ids = list(known)  # type: ignore[call-overload]  # a mapping by id
    unknown = [item for item in chosen if item not in ids]
    if unknown:
        listed = ", ".join(str(item) for item in ids)
        raise ValueError(f"{name}: unknown {unknown[0]!r}: known are {listed}")
    if len(chosen) != number or len(set(chosen)) != number:
        raise ValueError(f"{name}: give {number} different ones, not {list(chosen)}")


def _check_combinations(players: int, options: Options) -> None:
    if options.port_tiles is not None and options.no_port_tiles:
        raise ValueError("port_tiles and no_port_tiles exclude each other")
    if options.scoring_tiles is not None and options.no_scoring_tiles:
        raise ValueError("scoring_tiles and no_scoring_tiles exclude each other")
    if options.covered_spaces is not None and not options.tighter_map:
        raise ValueError("covered_spaces needs tighter_map")
    if options.clans is not None and (options.no_clans or options.clan_auction):
        raise ValueError("clans are dealt: no_clans and clan_auction do not go with that")
    dealt = options.clans is not None or options.no_clans
    if options.starting_tiles is not None and not dealt:
        raise ValueError("starting_tiles needs clans or no_clans")
    if options.starting_seat is not None:
        if options.clan_auction:
            raise ValueError("with clan_auction the auction decides the turn order")
        if not 0 <= options.starting_seat < players:
            raise ValueError(f"starting_seat: give a seat from 0 to {players - 1}")


def _is_whole(value: object) -> bool:
    """Whether a value is a whole number; untyped callers may pass anything."""
    return type(value) is int


def draw(
    content: Content, players: int, options: Options, seed: int, generator: int = WIDE
) -> Draws:
    """Draw what the options leave open (SET-2 to SET-9).

    :param generator: ``chance.NARROW`` deals the games of earlier releases.
    :raises ValueError: if the options do not go together, or the seed is too long.
    """
    if not _is_whole(seed) or abs(seed) >= 10**SEED_DIGITS:
        raise ValueError(f"seed: give a whole number of at most {SEED_DIGITS} digits")
    check_options(content, players, options)
    chance = seeded(seed, generator)
    sides = tuple(
        chance.shuffled([side for side in content.modules if side[0] == module])[0]
        for module in MODULES
    )
    sides = options.map_sides or sides
    ports = _draw_tiles(chance, options, options.port_tiles, content.port_tiles, 4)
    scoring = _draw_tiles(chance, options, options.scoring_tiles, content.scoring_tiles, ROUNDS)
    starting_seat = chance.below(players)
    if options.starting_seat is not None:
        starting_seat = options.starting_seat
    offer = _draw_offer(chance, content, players, options)
    pile = tuple(chance.shuffled(list(content.contracts)))
    covered = _draw_covered(chance, content, players, options, sides)
    return Draws(
        sides,
        () if options.no_port_tiles else ports,
        () if options.no_scoring_tiles else scoring,
        covered,
        starting_seat,
        offer,
        pile,
        chance.state,
    )


def _draw_tiles(
    chance: Chance,
    options: Options,
    chosen: tuple[str, ...] | None,
    tiles: object,
    number: int,
) -> tuple[str, ...]:
    """Draw tiles in random order; Kickstarter tiles only with the option (VAR-7)."""
    shuffled = chance.shuffled(_drawable(tiles, options))
    return chosen or tuple(shuffled[:number])


def _drawable(tiles: object, options: Options) -> list[str]:
    values: list[Tile] = list(tiles.values())  # type: ignore[attr-defined]  # a mapping by id
    return [tile.id for tile in values if options.kickstarter or not tile.kickstarter]


def _draw_offer(
    chance: Chance, content: Content, players: int, options: Options
) -> tuple[tuple[str, int], ...]:
    """Pair clans and starting tiles at random; one pair more than players (SET-9)."""
    clans = chance.shuffled(_drawable(content.clans, options))
    tiles = chance.shuffled(list(content.starting_tiles))
    if options.starting_tiles is not None:
        names = options.clans or ("",) * players
        return tuple(zip(names, options.starting_tiles, strict=True))
    if options.clans is not None:
        return tuple(zip(options.clans, tiles, strict=False))
    number = players if options.clan_auction else players + 1
    names = ("",) * number if options.no_clans else tuple(clans[:number])
    return tuple(zip(names, tiles, strict=False))


def _draw_covered(
    chance: Chance, content: Content, players: int, options: Options, sides: tuple[str, ...]
) -> tuple[str, ...]:
    """Cover land spaces, at random one per module (VAR-4)."""
    if not options.tighter_map:
        return ()
    board = build_board(content, sides, small=players <= 2)
    number = content.variants.covered_spaces
    if options.covered_spaces is not None:
        chosen = {parse_space(name) for name in options.covered_spaces}
        if len(chosen) != number or len(options.covered_spaces) != number:
            raise ValueError(f"covered_spaces: give {number} different spaces (VAR-4)")
        for space in sorted(chosen):
            if not board.land >> space & 1:
                raise ValueError(f"covered_spaces: {SPACE_NAMES[space]} is not active land (VAR-4)")
        return options.covered_spaces
    spaces = chance.shuffled(spaces_of(board.land))
    return tuple(
        SPACE_NAMES[next(space for space in spaces if module_of(space) == module)]
        for module in MODULES[:number]
    )


def wrong_draws(
    content: Content, players: int, options: Options, draws: Draws
) -> Iterator[tuple[str, str]]:
    """Yield each draw that contradicts the options: name in :class:`Draws`, and why.

    It assumes known ids, in the right numbers.
    """
    chosen = {
        "map_sides": (options.map_sides, draws.map_sides),
        "port_tiles": (options.port_tiles, draws.port_tiles),
        "scoring_tiles": (options.scoring_tiles, draws.scoring_tiles),
        "starting_seat": (options.starting_seat, draws.starting_seat),
    }
    for name, (option, drawn) in chosen.items():
        if option is not None and drawn != option:
            yield name, f"the options say {_listed(option)}"
    if options.port_tiles is None:
        yield from _wrong_tiles("port_tiles", draws.port_tiles, content.port_tiles, options)
    if options.scoring_tiles is None:
        yield from _wrong_tiles(
            "scoring_tiles", draws.scoring_tiles, content.scoring_tiles, options
        )
    yield from _wrong_offer(content, options, draws.offer)
    if tuple(side[0] for side in draws.map_sides) == MODULES:
        yield from _wrong_covered(content, players, options, draws)
    else:
        yield "map_sides", "name a side of module A, B, C and D in this order"


def _listed(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _wrong_tiles(
    name: str, drawn: Iterable[str], tiles: Mapping[str, Tile], options: Options
) -> Iterator[tuple[str, str]]:
    drawable = _drawable(tiles, options)
    for tile in drawn:
        if tile not in drawable:
            yield name, f"{tile} is not drawn without the option kickstarter (VAR-7)"


def _wrong_offer(
    content: Content, options: Options, offer: tuple[tuple[str, int], ...]
) -> Iterator[tuple[str, str]]:
    clans = tuple(clan for clan, _ in offer if clan)
    if options.clans is None:
        yield from _wrong_tiles("offer", clans, content.clans, options)
    elif clans != options.clans:
        yield "offer", f"the options say {_listed(options.clans)}"
    tiles = tuple(tile for _, tile in offer)
    if options.starting_tiles is not None and tiles != options.starting_tiles:
        yield "offer", f"the options say {_listed(options.starting_tiles)}"


def _wrong_covered(
    content: Content, players: int, options: Options, draws: Draws
) -> Iterator[tuple[str, str]]:
    spaces = [parse_space(name) for name in draws.covered_spaces]
    modules = sorted(module_of(space) for space in spaces)
    if options.covered_spaces is not None:
        if set(draws.covered_spaces) != set(options.covered_spaces):
            yield "covered_spaces", f"the options say {_listed(options.covered_spaces)}"
    elif modules != list(MODULES[: len(spaces)]):
        yield "covered_spaces", "one space of each module is covered (VAR-4)"
    land = build_board(content, draws.map_sides, small=players <= 2).land
    for space in spaces:
        if not land >> space & 1:
            yield "covered_spaces", f"{SPACE_NAMES[space]} is not active land (VAR-4)"


def make_setup(
    content: Content,
    players: int,
    options: Options,
    sides: tuple[str, ...],
    port_tiles: tuple[str, ...],
    scoring_tiles: tuple[str, ...],
    covered: Mask,
) -> Setup:
    """Build the static part of a game."""
    small = players <= 2
    board = build_board(content, sides, small=small, covered=covered, block_cost_one=players == 1)
    grassland, forest, mountain = board.grassland, board.forest, board.mountain
    boxes = content.export.columns * content.export.rows[players]
    return Setup(
        players=players,
        options=options,
        content=content,
        board=board,
        market=content.market_small if small else content.market_large,
        ports=tuple(PORTS[tile](content.port_tiles[tile]) for tile in port_tiles),
        scoring=tuple(SCORING_TILES[tile](content.scoring_tiles[tile]) for tile in scoring_tiles),
        clans=_clans_on(content, board),
        terrain=(*(grassland,) * 6, forest, mountain, 0),
        unused_ports=tuple(
            mask_of([board.ports[corner] for corner in range(4) if not used >> corner & 1])
            if port_tiles
            else 0
            for used in range(16)
        ),
        boxes=boxes,
        neighbourhood_limit=content.neighbourhood.limit[players],
        spare_box=boxes - 1 if content.export.boxes_in_use[players] < boxes else None,
    )


@lru_cache(maxsize=64)
def _clans_on(content: Content, board: Board) -> dict[str, Clan]:
    """Return the clans' plug-ins for a map; they hold no state, so games share them."""
    clans = {tile.id: CLANS[tile.id](tile, content, board) for tile in content.clans.values()}
    clans[""] = Clan(Tile("", False, {}), content, board)
    return clans


def fresh_player(setup: Setup) -> PlayerState:
    """Return a player before the choice of a clan (SET-7)."""
    units = setup.content.units
    return PlayerState(
        power=setup.clans[""],
        starting_tile=0,
        money=0,
        glory=0,
        bid=0,
        goods=[0] * len(GOODS),
        pieces=[0] * len(UNITS),
        kinds_left=tuple(int(unit) for unit in setup.clans[""].units),
        occupied=0,
        reach=0,
        merchants=units.merchants_in_stock,
        merchants_on_board=units.merchants - units.merchants_in_stock,
        market=[0] * len(GOODS),
        shipping=0,
        technology=0,
        slots=(),
        fulfilled=(),
        ports_used=0,
        power_state=(),
    )


def first_state(content: Content, players: int, options: Options, draws: Draws) -> State:
    """Return the state before the first decision."""
    covered = mask_of([parse_space(name) for name in draws.covered_spaces])
    setup = make_setup(
        content,
        players,
        options,
        draws.map_sides,
        draws.port_tiles,
        draws.scoring_tiles,
        covered,
    )
    in_use = content.export.boxes_in_use[players]
    order = tuple((draws.starting_seat + i) % players for i in range(players))
    dealt = options.clans is not None or options.starting_tiles is not None
    pending: tuple[Pending, ...]
    if options.clan_auction:
        pending = (Auction(draws.starting_seat, -1, tuple(range(players))),)
    elif dealt:
        pending = (StartingWorkers(),)
    else:
        pending = (StartingWorkers(), *(ClanChoice(seat) for seat in order))
    state = State(
        setup=setup,
        players=[fresh_player(setup) for _ in range(players)],
        ply=0,
        turn_ply=0,
        round=0,
        turn_order=() if options.clan_auction else order,
        passed=(),
        prices=list(setup.market.start),
        boxes=draws.pile[:in_use] + (0,) * (setup.boxes - in_use),
        pile=draws.pile[in_use:],
        removed=(),
        offer=draws.offer,
        occupied=0,
        bought=NOTHING_BOUGHT,
        random=draws.random,
        recorded_rolls=(),
        pending=pending,
        shared=0,
        log=None,
    )
    if dealt:
        for seat, pair in enumerate(draws.offer[:players]):
            take_pair(state, seat, pair)
        state.offer = ()
    return state
