"""Figures by which module sides and maps are designed; no rule depends on them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from caledonia.content.geometry import delta_of
from caledonia.content.rivers import DELTA_SPACES, RIVERS
from caledonia.content.types import FOREST, GRASSLAND, MOUNTAIN, ModuleSide, SpaceData
from caledonia.content.validator import LOCHS, MIST
from caledonia.types import mask_of

COSTS: Final = range(1, 7)
"""Land costs."""
COST_RANGES: Final = {1: range(1, 4), 2: range(2, 6), 3: range(4, 7)}
"""Costs that fit a land space, by its number of terrains."""


@dataclass(frozen=True, slots=True)
class MapReport:
    """Counts over some module sides, with or without their mist land."""

    name: str
    land: int
    lochs: int
    mist: int
    """Mist land; none on the small map."""
    grassland: int
    forest: int
    mountain: int
    two_terrains: int
    three_terrains: int
    costs: tuple[int, ...]
    """Land spaces of cost 1 to 6."""
    odd_costs: int
    """Land whose cost does not fit its number of terrains (:data:`COST_RANGES`)."""
    cheapest_on_small_map: int
    """Land of cost 1 that is no mist; a solo game blocks it."""
    rivers: int
    river_sides: int
    delta: int
    """River delta spaces of this land."""

    def share(self, count: int) -> int:
        """Return a count of land spaces in per cent of all land, rounded."""
        return round(100 * count / self.land) if self.land else 0

    @property
    def mean_cost(self) -> float:
        """Mean land cost, to two decimals."""
        total = sum(cost * count for cost, count in zip(COSTS, self.costs, strict=True))
        return round(total / self.land, 2) if self.land else 0.0

    def figure(self, key: str) -> float:
        """Return the figure that a target of this key judges: a share, a mean or a count."""
        value = getattr(self, key)
        assert isinstance(value, int | float)
        return self.share(int(value)) if key in SHARES else value


@dataclass(frozen=True, slots=True)
class Target:
    """What one figure of a good set of sides should be; the ends count as met."""

    key: str
    """Name of the figure in :class:`MapReport`."""
    text: str
    low: float
    high: float | None
    """None if there is no highest."""

    def is_met(self, figures: MapReport) -> bool:
        """Return whether the figure is in the range."""
        figure = figures.figure(self.key)
        return self.low <= figure and (self.high is None or figure <= self.high)

    @property
    def range(self) -> str:
        """The range in words."""
        if self.high is None:
            return f"at least {self.low:g}"
        if not self.low:
            return f"at most {self.high:g}" if self.high else "0"
        return f"{self.low:g}-{self.high:g}"


SHARES: Final = frozenset({"grassland", "forest", "mountain", "two_terrains", "three_terrains"})
"""Figures that are judged as a share of the land."""
MAP_TARGETS: Final = (
    Target("lochs", "lochs", *LOCHS),
    Target("grassland", "% of land with grassland", 55, 70),
    Target("forest", "% of land with forest", 35, 45),
    Target("mountain", "% of land with mountain", 25, 35),
    Target("two_terrains", "% of land with two terrains", 28, 38),
    Target("three_terrains", "% of land with three terrains", 0, 10),
    Target("mean_cost", "mean land cost", 2.8, 3.3),
    Target("cheapest_on_small_map", "£1 spaces on the small map", 6, 10),
)
"""Of a whole map with its mist land."""
SIDE_TARGETS: Final = (
    Target("odd_costs", "costs that do not fit the terrains", 0, 0),
    Target("rivers", "rivers", *RIVERS),
    Target("delta", "delta spaces", DELTA_SPACES, None),
    Target("mist", "mist spaces", *MIST),
)
"""Of one module side."""


def report(name: str, modules: Iterable[ModuleSide], *, small: bool = False) -> MapReport:
    """Return the counts over some module sides.

    :param small: without the mist land (1-2 players).
    """
    sides = list(modules)
    spaces = [item for side in sides for item in side.spaces.items()]
    lochs = mask_of([space for space, data in spaces if not data.terrain])
    active = {s: data for s, data in spaces if data.terrain and not (small and data.mist)}
    land = list(active.values())
    rivers = [river for side in sides for river in side.rivers]
    return MapReport(
        name=name,
        land=len(land),
        lochs=sum(not data.terrain for _, data in spaces),
        mist=sum(data.mist for data in land),
        grassland=_with_terrain(land, GRASSLAND),
        forest=_with_terrain(land, FOREST),
        mountain=_with_terrain(land, MOUNTAIN),
        two_terrains=sum(data.terrain.bit_count() == 2 for data in land),
        three_terrains=sum(data.terrain.bit_count() == 3 for data in land),
        costs=tuple(sum(data.cost == cost for data in land) for cost in COSTS),
        odd_costs=sum(data.cost not in COST_RANGES[data.terrain.bit_count()] for data in land),
        cheapest_on_small_map=sum(data.cost == 1 and not data.mist for data in land),
        rivers=len(rivers),
        river_sides=sum(len(river) for river in rivers),
        delta=(delta_of(tuple(rivers), lochs) & mask_of(list(active))).bit_count(),
    )


def _with_terrain(land: list[SpaceData], bit: int) -> int:
    return sum(bool(data.terrain & bit) for data in land)
