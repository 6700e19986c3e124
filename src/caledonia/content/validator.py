"""Checks of a content pack beyond the form of its files: totals, ids, and the hard map rules."""

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
    SPACES_AT,
    Edge,
    delta_of,
    distance,
    module_of,
    trace,
)
from caledonia.content.problems import Problem
from caledonia.content.types import Content, ModuleSide, SpaceData
from caledonia.types import (
    GOOD_NAMES,
    IMPORT_NAMES,
    MEAT_NAMES,
    ROWS,
    Space,
    mask_of,
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
RIVERS: Final = (3, 5)
"""Rivers of a module side."""
DELTA_SPACES: Final = 4
"""River delta spaces of a module side, at least."""


def check_content(content: Content, wrong_files: Collection[str] = ()) -> list[Problem]:
    """Return every problem of a pack that its files' form does not show.

    :param wrong_files: files with problems of their own; nothing is measured by them.
    """
    problems = list(_check_contracts(content))
    if "units.toml" not in wrong_files:
        problems += _check_clans(content)
    if content.id == BASE:
        problems += _check_base(content)
    on_modules = [p for module in content.modules.values() for p in check_module(module)]
    problems += on_modules
    problems += _check_pairs(content)
    # Whole maps only make sense of modules that are right in themselves.
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


def check_module(module: ModuleSide) -> list[Problem]:
    """Return the problems of one module side by itself."""
    file = f"modules/{module.id}.txt"
    checks = (_check_spaces, _check_mist, _check_port, _check_rivers)
    return [Problem(file, item, reason) for check in checks for item, reason in check(module)]


def _lochs(module: ModuleSide) -> set[Space]:
    return {space for space, data in module.spaces.items() if not data.terrain}


def _at(space: Space) -> str:
    return f"row {space % ROWS + 1} space {space_name(space)}"


def _check_spaces(module: ModuleSide) -> Iterator[tuple[str, str]]:
    letter = module.id[0]
    for space in sorted(set(MODULE_SPACES[letter]) ^ set(module.spaces)):
        expected = "part of the module" if module_of(space) == letter else "not there"
        yield _at(space), f"wrong outline, expected this space to be {expected}"
    for space in (CORNER_LOCH[letter], *CENTRAL_LOCHS[letter]):
        if space in module.spaces and module.spaces[space].terrain:
            yield _at(space), "land, expected a loch (printed on every side of this module)"
    for space, data in module.spaces.items():
        if data.terrain not in range(8):
            yield _at(space), f"terrain {data.terrain}, expected one to three of g, f, m"
        elif data.terrain and not 1 <= data.cost <= 6:
            yield _at(space), f"land cost {data.cost}, expected 1 to 6"
        elif not data.terrain and (data.cost or data.mist):
            yield _at(space), "loch with a cost or mist, expected neither"


def _check_mist(module: ModuleSide) -> Iterator[tuple[str, str]]:
    mist = {space for space, data in module.spaces.items() if data.mist}
    low, high = MIST
    if not low <= len(mist) <= high:
        yield "mist", f"{len(mist)} spaces, expected {low} to {high}"
    outer = _spread({s for s in mist if MAP_EDGE >> s & 1}, mist)
    for space in sorted(mist - outer):
        reason = "mist inside the map, expected mist only at its edge or joined to it by mist"
        yield _at(space), reason


def _check_port(module: ModuleSide) -> Iterator[tuple[str, str]]:
    port, corner = module.small_port, CORNER_LOCH[module.id[0]]
    if port not in _lochs(module):
        yield "small port", f"{space_name(port)} is no loch of this module, expected one"
    elif distance(port, CENTRE) >= distance(corner, CENTRE):
        expected = f"a loch nearer the centre than the corner {space_name(corner)}"
        yield "small port", f"{space_name(port)}, expected {expected}"


def _check_rivers(module: ModuleSide) -> Iterator[tuple[str, str]]:
    low, high = RIVERS
    if not low <= len(module.rivers) <= high:
        yield "rivers", f"{len(module.rivers)}, expected {low} to {high}"
    seen: dict[Edge, int] = {}
    for number, river in enumerate(module.rivers, start=1):
        item = f"river {number}"
        for side in river:
            if side in seen:
                yield item, f"{_side(side)} is part of river {seen[side]} too, expected it once"
            seen[side] = number
        wrong = list(_check_sides(module, river))
        wrong = wrong or list(_check_course(module, river))
        yield from ((item, reason) for reason in wrong)
    delta = delta_of(module.rivers, mask_of(_lochs(module)))
    if delta.bit_count() < DELTA_SPACES:
        yield "rivers", f"{delta.bit_count()} delta spaces, expected at least {DELTA_SPACES}"


def _side(side: Edge) -> str:
    return f"{space_name(side[0])}/{space_name(side[1])}"


def _check_sides(module: ModuleSide, river: tuple[Edge, ...]) -> Iterator[str]:
    """Check each side of a river by itself."""
    lochs = _lochs(module)
    for side in river:
        if side[1] not in ADJACENT[side[0]]:
            yield f"{_side(side)}, expected two adjacent spaces"
        elif not all(space in module.spaces for space in side):
            yield f"{_side(side)} leaves the module, expected two of its own spaces"
        elif lochs.intersection(side):
            yield f"{_side(side)} touches a loch, expected a side between two land spaces"


def _check_course(module: ModuleSide, river: tuple[Edge, ...]) -> Iterator[str]:
    """Check that a river's sides join and that it ends at a loch but never at a seam."""
    lochs = _lochs(module)
    line = trace(river, mask_of(lochs))
    if line is None:
        yield "its sides do not join, expected each to share a corner with the next, in order"
        return
    if not lochs.intersection(SPACES_AT[line[-1]]):
        yield f"ends after {_side(river[-1])} on land, expected its mouth at a loch's corner"
    for end, side in ((line[0], river[0]), (line[-1], river[-1])):
        if any(space not in module.spaces for space in SPACES_AT[end]):
            yield f"{_side(side)} ends at the seam of another module, expected it to keep off"


def _spread(start: set[Space], through: set[Space]) -> set[Space]:
    """Return all spaces joined to the start by adjacent spaces of a set."""
    found, newest = set(start), list(start)
    while newest:
        for other in ADJACENT[newest.pop()]:
            if other in through and other not in found:
                found.add(other)
                newest.append(other)
    return found


def map_sides() -> Iterator[tuple[str, ...]]:
    """Return the sides of all 16 maps."""
    return product(*((f"{letter}1", f"{letter}2") for letter in MODULES))


def check_maps(content: Content) -> Iterator[Problem]:
    """Return the problems of whole maps, for all 16 and both player counts."""
    lochs_crossed = content.shipping_levels - 1
    for sides in map_sides():
        modules = [content.modules[side] for side in sides]
        spaces = {space: data for module in modules for space, data in module.spaces.items()}
        item = f"map {' '.join(sides)}"
        count = sum(not data.terrain for data in spaces.values())
        low, high = LOCHS
        if not low <= count <= high:
            yield Problem("modules", item, f"{count} lochs, expected {low} to {high}")
        for small in (False, True):
            ports = [m.small_port if small else CORNER_LOCH[m.id[0]] for m in modules]
            for reason in _check_field(spaces, ports, lochs_crossed, small=small):
                players = "1-2 players" if small else "3-4 players"
                yield Problem("modules", f"{item} with {players}", reason)


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
    """Return whether other land is adjacent or linked by so many lochs at most (EXP-5)."""
    ring = {space}
    crossed: set[Space] = set()
    for _ in range(most + 1):
        beside = {other for s in ring for other in ADJACENT[s]} - {space}
        if beside & land:
            return True
        ring = (beside & lochs) - crossed
        crossed |= ring
    return False
