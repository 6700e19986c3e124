"""Clans, port tiles and scoring tiles: their ids and required figures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from caledonia.content.reader import Table
from caledonia.content.types import Tile
from caledonia.outside import VARIABLE


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure printed on a tile: its range, and whether it is a row of numbers."""

    lowest: int = 0
    highest: int = 99
    row: int = 0
    """Numbers in the row; 0: a plain number."""


Figures = Mapping[str, Figure]
"""The figures of a tile by name."""
KNOWN: Final[dict[str, dict[str, Figures]]] = {"scoring_tiles": {}, "port_tiles": {}, "clans": {}}
"""By file of a pack: the ids that can be played. The powers declare them when they are imported."""


def declare_tiles(file: str, tiles: Mapping[str, Figures]) -> None:
    """Declare tiles or clans, so that packs may contain them."""
    KNOWN[file].update(tiles)


def read_tiles(table: Table, known: Mapping[str, Figures], least: int) -> dict[str, Tile]:
    """Return the tiles of a file by id.

    :param least: minimum playable without Kickstarter.
    """
    tiles: dict[str, Tile] = {}
    for key in table.names():
        if key == "standing":
            continue
        if key not in known:
            hint = f"; {VARIABLE} loads clans from outside" if known is KNOWN["clans"] else ""
            table.problem(f"unknown id, expected one of {', '.join(known)}{hint}", key)
            table.table(key)
            continue
        tiles[key] = _read_tile(key, table.table(key), known[key])
    table.done()
    plain = sum(not tile.kickstarter for tile in tiles.values())
    if plain < least:
        table.problem(f"{plain} tiles without kickstarter, expected at least {least}")
    return tiles


def _read_tile(tile: str, table: Table, figures: Figures) -> Tile:
    kickstarter = table.flag("kickstarter")
    numbers: dict[str, int | tuple[int, ...]] = {}
    for name, figure in figures.items():
        low, high = figure.lowest, figure.highest
        if figure.row:
            numbers[name] = table.integers(name, low, high, figure.row)
        else:
            numbers[name] = table.integer(name, low, high)
    table.done()
    return Tile(tile, kickstarter, MappingProxyType(numbers))
