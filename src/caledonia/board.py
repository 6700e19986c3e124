"""The map as precomputed mask tables, built once per map and shared by all games."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from caledonia.content.geometry import (
    ADJACENT_MASK,
    CORNER_LOCH,
    MAP_EDGE,
    MODULES,
    Edge,
    Point,
    delta_of,
    edge,
    module_of,
    trace,
)
from caledonia.content.types import (
    EXPENSIVE,
    FOREST,
    GRASSLAND,
    MOUNTAIN,
    Content,
    ModuleSide,
)
from caledonia.types import SPACES, Mask, Space, mask_of, space_name, spaces_of

__all__ = [
    "FOREST",
    "GRASSLAND",
    "MOUNTAIN",
    "Board",
    "build_board",
    "module_of",
    "river_across",
]

HIGHEST_COST: Final = 6


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """An assembled map for one player count, without covered and blocked spaces."""

    sides: tuple[str, ...]
    """Module sides A, B, C, D, like ``("A1", "B2", "C1", "D1")``."""
    small: bool
    """The map without its mist land (1-2 players)."""
    land: Mask
    """Land on which units may stand: no mist on the small map, nothing covered or blocked."""
    lochs: Mask
    """All loch spaces, ports included."""
    covered: Mask
    """Spaces out of play by the tighter map."""
    blocked: Mask
    """Spaces held by neutral pieces (solo)."""
    grassland: Mask
    """Spaces of ``land`` with grassland; the next two hold forest and mountain."""
    forest: Mask
    mountain: Mask
    land_cost: tuple[int, ...]
    """Land cost by space; 0 for lochs."""
    cost_at_most: tuple[Mask, ...]
    """Index 0..6: spaces of ``land`` that cost at most this many pounds."""
    expensive: Mask
    """Spaces of ``land`` of cost 5 or 6."""
    adjacent: tuple[Mask, ...]
    """By space: all spaces sharing a side, across rivers too."""
    neighbours: tuple[Mask, ...]
    """By space: neighbouring active spaces, land and loch (EXP-3); nothing of inactive land."""
    reach: tuple[tuple[Mask, ...], ...]
    """By level 0..5 and space: active spaces, lochs too, in reach of a unit there (EXP-6)."""
    delta: Mask
    """River delta spaces of ``land`` (CLN-R)."""
    border: Mask
    """Border spaces, land and loch (SCO-2)."""
    ports: tuple[Space, Space, Space, Space]
    """Port space of corner A, B, C, D for this player count."""
    rivers: tuple[tuple[Edge, ...], ...]
    """All rivers of the map as their sides in order of flow; see :class:`ModuleSide`."""
    mist: Mask
    """Mist land: out of play on the small map, ordinary land otherwise."""

    def river_lines(self) -> tuple[tuple[Point, ...], ...]:
        """Return each river as the points from source to mouth, for drawing."""
        return tuple(line for river in self.rivers if (line := trace(river, self.lochs)))


def build_board(
    content: Content,
    sides: tuple[str, ...] | list[str],
    *,
    small: bool,
    covered: Mask = 0,
    block_cost_one: bool = False,
) -> Board:
    """Return the board of four module sides; the same arguments give the same object.

    :param sides: A, B, C and D with their sides, like ``("A1", "B2", "C1", "D1")``.
    :param small: leave out the mist land (1-2 players).
    :param covered: active land taken out of play (VAR-4).
    :param block_cost_one: neutral pieces hold all active land of cost 1 (SOL-1).
    :raises ValueError: if a side is unknown or a covered space is not active land.
    """
    return _build(content, tuple(sides), small, covered, block_cost_one)


def river_across(board: Board, one: Space, other: Space) -> bool:
    """Return whether a river runs on the side shared by two adjacent spaces."""
    return any(edge(one, other) in river for river in board.rivers)


@lru_cache(maxsize=1024)
def _build(
    content: Content, sides: tuple[str, ...], small: bool, covered: Mask, block_cost_one: bool
) -> Board:
    modules = _modules(content, sides)
    data = {space: printed for module in modules for space, printed in module.spaces.items()}
    lochs = mask_of([s for s, printed in data.items() if not printed.terrain])
    mist = mask_of([s for s, printed in data.items() if printed.mist])
    rivers = tuple(river for module in modules for river in module.rivers)

    playable = ((1 << SPACES) - 1) & ~lochs & ~(mist if small else 0)
    if covered & ~playable:
        names = " ".join(space_name(s) for s in spaces_of(covered & ~playable))
        raise ValueError(f"cannot cover {names}: not active land of this map")
    uncovered = playable & ~covered
    cost = tuple(data[s].cost for s in range(SPACES))
    cheap = mask_of([s for s in spaces_of(uncovered) if cost[s] == 1])
    blocked = cheap if block_cost_one else 0
    land = uncovered & ~blocked

    active = uncovered | lochs
    neighbours, reach = _reach_tables(active, lochs, rivers, content.shipping_levels)
    ports = [module.small_port if small else CORNER_LOCH[module.id[0]] for module in modules]
    return Board(
        sides=sides,
        small=small,
        land=land,
        lochs=lochs,
        covered=covered,
        blocked=blocked,
        grassland=mask_of([s for s in spaces_of(land) if data[s].terrain & GRASSLAND]),
        forest=mask_of([s for s in spaces_of(land) if data[s].terrain & FOREST]),
        mountain=mask_of([s for s in spaces_of(land) if data[s].terrain & MOUNTAIN]),
        land_cost=cost,
        cost_at_most=tuple(
            mask_of([s for s in spaces_of(land) if cost[s] <= limit])
            for limit in range(HIGHEST_COST + 1)
        ),
        expensive=mask_of([s for s in spaces_of(land) if cost[s] >= EXPENSIVE]),
        adjacent=ADJACENT_MASK,
        neighbours=neighbours,
        reach=reach,
        delta=delta_of(rivers, lochs) & land,
        border=_border(land, lochs, mist, small=small),
        ports=(ports[0], ports[1], ports[2], ports[3]),
        rivers=rivers,
        mist=mist,
    )


def _modules(content: Content, sides: tuple[str, ...]) -> list[ModuleSide]:
    if tuple(side[:1] for side in sides) != MODULES:
        raise ValueError(f"map {' '.join(sides)!r}: expected one side each of A, B, C, D in order")
    for side in sides:
        if side not in content.modules:
            known = ", ".join(sorted(content.modules))
            raise ValueError(f"no module side {side!r}: this content has {known}")
    return [content.modules[side] for side in sides]


def _reach_tables(
    active: Mask, lochs: Mask, rivers: tuple[tuple[Edge, ...], ...], levels: int
) -> tuple[tuple[Mask, ...], tuple[tuple[Mask, ...], ...]]:
    """Return neighbours by space, and reach by shipping level and space."""
    beside = [ADJACENT_MASK[s] & active if active >> s & 1 else 0 for s in range(SPACES)]
    across = [0] * SPACES
    for river in rivers:
        for one, other in river:
            across[one] |= 1 << other
            across[other] |= 1 << one
    neighbours = tuple(beside[s] & ~across[s] for s in range(SPACES))
    reach = [neighbours, tuple(beside)]
    over_lochs = [_over_lochs(s, beside, lochs, levels - 1) for s in range(SPACES)]
    for level in range(2, levels + 1):
        reach.append(tuple(beside[s] | over_lochs[s][level - 2] for s in range(SPACES)))
    return neighbours, tuple(reach)


def _over_lochs(space: Space, beside: list[Mask], lochs: Mask, most: int) -> list[Mask]:
    """Return the spaces linked to one by at most 1, 2, … ``most`` lochs (EXP-5)."""
    crossed = newest = beside[space] & lochs
    reached = 0
    by_count = []
    for _ in range(most):
        for loch in spaces_of(newest):
            reached |= beside[loch]
        by_count.append(reached & ~(1 << space))
        newest = reached & lochs & ~crossed
        crossed |= newest
    return by_count


def _border(land: Mask, lochs: Mask, mist: Mask, *, small: bool) -> Mask:
    """Return the border spaces (SCO-2); on the small map those beside mist.

    Covered and blocked land neither is nor makes border.
    """
    if not small:
        return MAP_EDGE & (land | lochs)
    beside_mist = 0
    for space in spaces_of(mist):
        beside_mist |= ADJACENT_MASK[space]
    return beside_mist & (land | lochs)
