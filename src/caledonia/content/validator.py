"""Checks of a content pack beyond its file format: totals, ids and map rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from itertools import product
from typing import Final

from caledonia.content.geometry import (
    ADJACENT,
    CENTRAL_LOCHS,
    CENTRE,
    CORNER_LOCH,
    MAP_EDGE,
    MODULE_SPACES,
    MODULES,
    distance,
    module_of,
)
from caledonia.content.problems import Problem
from caledonia.content.reader import PRINTED
from caledonia.content.rivers import check_rivers
from caledonia.content.types import Content, ModuleSide, SpaceData
from caledonia.types import (
    GOOD_NAMES,
    IMPORT_NAMES,
    MEAT_NAMES,
    ROWS,
    Space,
    space_name,
)

BASE: Final = "base"
BASE_CONTRACTS: Final = 50
BASE_TOTALS: Final = {
    "wool": 40,
    "beef": 18,
    "mutton": 18,
    "bread": 35,
    "cheese": 33,
    "whisky": 34,
    "cotton": 53,
    "tobacco": 49,
    "sugar_cane": 45,
    "hops": 111,
    "money": 174,
    "free_space": 13,
    "bonus_upgrade": 12,
}
"""Sums over all contracts of the published game."""
BASE_TILES: Final = 9
"""Clans, port tiles, scoring tiles and starting tiles of the published game, each."""
LOCHS: Final = (26, 34)
"""Lochs of a whole map."""
MIST: Final = (5, 8)
"""Mist spaces of a module side."""


def check_content(content: Content, wrong_files: Collection[str] = ()) -> list[Problem]:
    """Return every problem of a pack beyond its file format.

    :param wrong_files: files with problems of their own; they are not compared with.
    """
    problems = list(_check_contracts(content))
    if "units.toml" not in wrong_files:
        problems += _check_clans(content)
    if content.id == BASE:
        problems += _check_base(content)
    on_modules = [
        problem
        for module in content.modules.values()
        for problem in check_module(module, counted=not is_printed(content, module.id))
    ]
    problems += on_modules
    problems += _check_pairs(content)
    # Whole maps are checked only if their modules are valid.
    if len(content.modules) == 2 * len(MODULES) and not on_modules:
        problems += check_maps(content)
    return problems


def contract_totals(content: Content) -> dict[str, int]:
    """Return the sums over all contracts of what they cost and give."""
    totals: Counter[str] = Counter()
    for contract in content.contracts.values():
        totals.update(dict(zip(GOOD_NAMES, contract.goods, strict=True)))
        totals.update(dict(zip(MEAT_NAMES, contract.meat, strict=True)))
        totals.update(dict(zip(IMPORT_NAMES, contract.imports, strict=True)))
        totals.update(hops=contract.hops, money=contract.money)
        totals.update(free_space=contract.free_space, bonus_upgrade=contract.bonus_upgrade)
    return dict(totals)


def _check_contracts(content: Content) -> Iterator[Problem]:
    boxes = max(content.export.boxes_in_use)
    if 0 < len(content.contracts) < boxes:
        reason = f"{len(content.contracts)} contracts, expected at least {boxes} to fill the board"
        yield Problem("contracts.json", "", reason)


def _check_clans(content: Content) -> Iterator[Problem]:
    """Check what clans begin with against the player board."""
    hireable = content.units.merchants - content.units.merchants_in_stock
    limits = {
        "merchants": hireable,
        "shipping": content.shipping_levels,
        "shipping_small": content.shipping_levels,
        "shipping_large": content.shipping_levels,
    }
    for clan in content.clans.values():
        for name, limit in limits.items():
            figure = clan.numbers.get(name, 0)
            if isinstance(figure, int) and figure > limit:
                reason = f"{figure}, expected at most {limit} by units.toml"
                yield Problem("clans.toml", f"{clan.id}.{name}", reason)


def _check_base(content: Content) -> Iterator[Problem]:
    """Check the counts and sums of the published game."""
    # An empty table could not be read, which is a problem noted already.
    file, count = "contracts.json", len(content.contracts)
    if count and count != BASE_CONTRACTS:
        yield Problem(file, "", f"{count} contracts, expected {BASE_CONTRACTS}")
    for name, total in contract_totals(content).items():
        if total != BASE_TOTALS.get(name, 0):
            reason = f"{total}, expected {BASE_TOTALS.get(name, 0)}"
            yield Problem(file, f"total {name}", reason)
    for table in ("clans", "port_tiles", "scoring_tiles", "starting_tiles"):
        count = len(getattr(content, table))
        if count and count != BASE_TILES:
            yield Problem(f"{table}.toml", "", f"{count} tiles, expected {BASE_TILES}")


def _check_pairs(content: Content) -> Iterator[Problem]:
    """Check that both sides of each module differ."""
    for letter in MODULES:
        one, other = content.modules.get(f"{letter}1"), content.modules.get(f"{letter}2")
        if one is None or other is None:
            continue
        if dict(one.spaces) == dict(other.spaces) and one.rivers == other.rivers:
            yield Problem(f"modules/{letter}2.txt", "", f"same as {letter}1, expected another side")


def is_printed(content: Content, side: str) -> bool:
    """Whether a side is transcribed from a board; then its counts are not checked."""
    return content.standing.get(f"modules/{side}") == PRINTED


def check_module(module: ModuleSide, *, counted: bool = True) -> list[Problem]:
    """Return the problems of one module side on its own.

    :param counted: whether the numbers of mist spaces, rivers and deltas matter too.
    """
    file = f"modules/{module.id}.txt"
    faults = [
        *_check_spaces(module),
        *_check_mist(module, counted=counted),
        *_check_port(module),
        *_check_rivers(module, counted=counted),
    ]
    return [Problem(file, item, reason) for item, reason in faults]


def _lochs(module: ModuleSide) -> set[Space]:
    return {space for space, data in module.spaces.items() if not data.terrain}


def _at(space: Space) -> str:
    return f"row {space % ROWS + 1}, space {space_name(space)}"


def _check_spaces(module: ModuleSide) -> Iterator[tuple[str, str]]:
    letter = module.id[0]
    for space in sorted(set(MODULE_SPACES[letter]) ^ set(module.spaces)):
        expected = "part of the module" if module_of(space) == letter else "not there"
        yield _at(space), f"wrong outline, expected this space to be {expected}"
    for space in (CORNER_LOCH[letter], *CENTRAL_LOCHS[letter]):
        if space in module.spaces and module.spaces[space].terrain:
            reason = "expected ~: this space is a loch on every side of the module"
            yield _at(space), f"land, {reason}"
    for space, data in module.spaces.items():
        if data.terrain not in range(8):
            yield _at(space), f"terrain {data.terrain}, expected one to three of g, f, m"
        elif data.terrain and not 1 <= data.cost <= 6:
            yield _at(space), f"land cost {data.cost}, expected 1 to 6"
        elif not data.terrain and (data.cost or data.mist):
            yield _at(space), "loch with a cost or mist, expected neither"


def _check_mist(module: ModuleSide, *, counted: bool) -> Iterator[tuple[str, str]]:
    mist = {space for space, data in module.spaces.items() if data.mist}
    low, high = MIST
    if counted and not low <= len(mist) <= high:
        yield "mist", f"{len(mist)} spaces, expected {low} to {high}"
    outer = _spread({s for s in mist if MAP_EDGE >> s & 1}, mist)
    for space in sorted(mist - outer):
        reason = "mist inside the map, expected mist only at its edge or joined to it by mist"
        yield _at(space), reason


def _check_port(module: ModuleSide) -> Iterator[tuple[str, str]]:
    letter, port = module.id[0], module.small_port
    far = distance(CORNER_LOCH[letter], CENTRE)
    fit = " ".join(space_name(s) for s in sorted(_lochs(module)) if distance(s, CENTRE) < far)
    corner = space_name(CORNER_LOCH[letter])
    expected = f"expected a loch nearer the centre than the corner {corner}"
    expected += f": {fit}" if fit else ""
    if port not in module.spaces:
        yield "small port", f'"{space_name(port)}" is in module {module_of(port)}, {expected}'
    elif module.spaces[port].terrain:
        yield "small port", f'"{space_name(port)}" is land, {expected}'
    elif distance(port, CENTRE) >= far:
        yield "small port", f'"{space_name(port)}" is too far out, {expected}'


def _check_rivers(module: ModuleSide, *, counted: bool) -> Iterator[tuple[str, str]]:
    # A loch typed as land is reported once, not again by every river that ends there.
    letter = module.id[0]
    lochs = _lochs(module) | {CORNER_LOCH[letter], *CENTRAL_LOCHS[letter]}
    return check_rivers(module, lochs, counted=counted)


def _spread(start: set[Space], through: set[Space]) -> set[Space]:
    """Return all spaces connected to the start within a set."""
    reached, newest = set(start), list(start)
    while newest:
        for other in ADJACENT[newest.pop()]:
            if other in through and other not in reached:
                reached.add(other)
                newest.append(other)
    return reached


def map_sides() -> Iterator[tuple[str, ...]]:
    """Return the sides of all 16 maps."""
    return product(*((f"{letter}1", f"{letter}2") for letter in MODULES))


def check_maps(content: Content) -> Iterator[Problem]:
    """Return the problems of whole maps, for all 16 and both player counts.

    What is wrong in the same way on several maps is one problem.
    """
    maps: dict[tuple[str, str], list[tuple[str, ...]]] = {}
    for sides in map_sides():
        for who, reason in _check_map(content, sides):
            maps.setdefault((who, reason), []).append(sides)
    for (who, reason), affected in maps.items():
        yield Problem("modules", f"{_name_maps(affected)}{who}", reason)


def _name_maps(maps: list[tuple[str, ...]]) -> str:
    """Return a name for some maps, with the sides that all of them share."""
    first = f"map {' '.join(maps[0])}"
    if len(maps) == 1:
        return first
    shared = [side for side in maps[0] if all(side in sides for sides in maps)]
    several = f"{first} and {len(maps) - 1} more"
    return f"{several} with {' '.join(shared)}" if shared else several


def _check_map(content: Content, sides: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Check one whole map; yield for which players and why it is wrong."""
    lochs_crossed = content.shipping_levels - 1
    modules = [content.modules[side] for side in sides]
    spaces = {space: data for module in modules for space, data in module.spaces.items()}
    count = sum(not data.terrain for data in spaces.values())
    low, high = LOCHS
    counted = not any(is_printed(content, side) for side in sides)
    if counted and not low <= count <= high:
        yield "", f"{count} lochs, expected {low} to {high}"
    for small in (False, True):
        ports = [m.small_port if small else CORNER_LOCH[m.id[0]] for m in modules]
        for reason in _check_field(spaces, ports, lochs_crossed, small=small):
            yield (", 1-2 players" if small else ", 3-4 players"), reason


def _check_field(
    spaces: dict[Space, SpaceData], ports: Iterable[Space], lochs_crossed: int, *, small: bool
) -> Iterator[str]:
    """Check one whole map for one player count."""
    lochs = {s for s, data in spaces.items() if not data.terrain}
    land = {s for s, data in spaces.items() if data.terrain and not (small and data.mist)}
    for space in sorted(land):
        if not _land_in_reach(space, land, lochs, lochs_crossed):
            yield f"{space_name(space)} is cut off, expected other land in reach by shipping"
    for port in ports:
        if not _land_in_reach(port, land, lochs, lochs_crossed):
            yield f"no land reaches the port {space_name(port)}, expected some by shipping"
    active = land | lochs
    lost = active - _spread({CENTRE}, active)
    if lost:
        names = " ".join(space_name(s) for s in sorted(lost))
        yield f"{names} are not joined to the centre, expected one connected field"


def _land_in_reach(space: Space, land: set[Space], lochs: set[Space], most: int) -> bool:
    """Return whether other land is adjacent or linked by lochs (EXP-5)."""
    ring = {space}
    crossed: set[Space] = set()
    for _ in range(most + 1):
        beside = {other for s in ring for other in ADJACENT[s]} - {space}
        if beside & land:
            return True
        ring = (beside & lochs) - crossed
        crossed |= ring
    return False
