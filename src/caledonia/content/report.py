"""Figures of module sides and maps by which their maker judges them; no rule depends on these."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from caledonia.content.geometry import delta_of
from caledonia.content.types import (
    EXPENSIVE,
    FOREST,
    GRASSLAND,
    MOUNTAIN,
    Content,
    ModuleSide,
    SpaceData,
)
from caledonia.types import Mask, mask_of


@dataclass(frozen=True, slots=True)
class MapReport:
    """Counts over one module side, or over all sides of a pack."""

    name: str
    land: int
    lochs: int
    mist: int
    grassland: int
    forest: int
    mountain: int
    two_terrains: int
    three_terrains: int
    total_cost: int
    cheapest_on_small_map: int
    """Land of cost 1 that is no mist; a solo game blocks it."""
    expensive: int
    """Land of cost 5 and 6."""
    rivers: int
    river_sides: int
    delta: int

    def share(self, count: int) -> int:
        """Return a count of land spaces in per cent of all land, rounded."""
        return round(100 * count / self.land) if self.land else 0

    @property
    def mean_cost(self) -> float:
        """Mean land cost."""
        return self.total_cost / self.land if self.land else 0.0


def report_modules(content: Content) -> list[MapReport]:
    """Return a report for each module side, and one for all together."""
    modules = content.modules.values()
    return [*(report(m.id, [m]) for m in modules), report("all", modules)]


def report(name: str, modules: Iterable[ModuleSide]) -> MapReport:
    """Return the counts over some module sides."""
    sides = list(modules)
    land = [data for side in sides for data in side.spaces.values() if data.terrain]
    rivers = [river for side in sides for river in side.rivers]
    return MapReport(
        name=name,
        land=len(land),
        lochs=sum(len(side.spaces) for side in sides) - len(land),
        mist=sum(data.mist for data in land),
        grassland=_with_terrain(land, GRASSLAND),
        forest=_with_terrain(land, FOREST),
        mountain=_with_terrain(land, MOUNTAIN),
        two_terrains=sum(data.terrain.bit_count() == 2 for data in land),
        three_terrains=sum(data.terrain.bit_count() == 3 for data in land),
        total_cost=sum(data.cost for data in land),
        cheapest_on_small_map=sum(data.cost == 1 and not data.mist for data in land),
        expensive=sum(data.cost >= EXPENSIVE for data in land),
        rivers=len(rivers),
        river_sides=sum(len(river) for river in rivers),
        delta=sum(_delta(side).bit_count() for side in sides),
    )


def _delta(side: ModuleSide) -> Mask:
    lochs = mask_of([space for space, data in side.spaces.items() if not data.terrain])
    return delta_of(side.rivers, lochs)


def _with_terrain(land: list[SpaceData], bit: int) -> int:
    return sum(bool(data.terrain & bit) for data in land)
