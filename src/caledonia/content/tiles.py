"""Clans, port tiles and scoring tiles: which ids there are and which figures each needs."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from caledonia.content.reader import Table
from caledonia.content.types import Tile

Figures = Mapping[str, int]
"""Figure name -> number of values: 0 for a plain number, else the length of a list."""

CLANS: Final[Mapping[str, Figures]] = MappingProxyType(
    {
        "buchanan": {"slots": 0, "draw": 0, "per_action": 0},
        "campbell": {"discount": 4},
        "cunningham": {"butter": 0},
        "fergusson": {"shipping_small": 0, "shipping_large": 0, "workers": 0},
        "macdonald": {
            "workers": 0,
            "cost": 0,
            "income": 0,
            "shipping_small": 0,
            "shipping_large": 0,
        },
        "macewen": {"beer": 0, "limit": 0},
        "mackenzie": {"whisky": 0, "cellar": 3},
        "robertson": {"discount_small": 0, "discount_large": 0},
        "stewart": {"merchants": 0, "shipping": 0, "trade": 0},
    }
)
PORT_TILES: Final[Mapping[str, Figures]] = MappingProxyType(
    {
        "p1": {"animals": 0},
        "p2": {"discard": 0, "gain": 0},
        "p3": {"discard": 0, "gain": 0},
        "p4": {"glory": 0},
        "p5": {"money": 0},
        "p6": {"steps": 0},
        "p7": {"units": 0},
        "p8": {"money": 0},
        "p9": {"cost": 0},
    }
)
SCORING_TILES: Final[Mapping[str, Figures]] = MappingProxyType(
    {
        "t1": {"glory": 0},
        "t2": {"glory": 0, "per": 0},
        "t3": {"glory": 0, "field": 0},
        "t4": {"glory": 0},
        "t5": {"glory": 0, "per": 0},
        "t6": {"glory": 0},
        "t7": {"glory": 0},
        "t8": {"glory": 0},
        "t9": {"glory": 0},
    }
)
RANGES: Final[Mapping[str, tuple[int, int]]] = MappingProxyType(
    {
        "slots": (1, 4),
        "draw": (1, 12),
        "per_action": (1, 2),
        "workers": (1, 8),
        "fergusson.workers": (2, 8),
        "shipping_small": (0, 5),
        "shipping_large": (0, 5),
        "shipping": (0, 5),
        "merchants": (0, 5),
        "animals": (1, 4),
        "discard": (1, 4),
        "gain": (1, 6),
        "steps": (1, 9),
        "units": (2, 2),
        "per": (1, 9),
    }
)
"""Figures with their own range, perhaps that of one tile; all others are 0 to 99."""


def read_tiles(table: Table, known: Mapping[str, Figures], least: int) -> dict[str, Tile]:
    """Return the tiles of a file by id; at least so many must be playable without Kickstarter."""
    found: dict[str, Tile] = {}
    for key in table.names():
        if key == "standing":
            continue
        if key not in known:
            table.problem(f"unknown id, expected one of {', '.join(known)}", key)
            table.table(key)
            continue
        found[key] = _read_tile(key, table.table(key), known[key])
    table.done()
    plain = sum(not tile.kickstarter for tile in found.values())
    if plain < least:
        table.problem(f"{plain} tiles without kickstarter, expected at least {least}")
    return found


def _read_tile(tile: str, table: Table, figures: Figures) -> Tile:
    kickstarter = table.flag("kickstarter")
    numbers: dict[str, int | tuple[int, ...]] = {}
    for name, length in figures.items():
        low, high = RANGES.get(f"{tile}.{name}", RANGES.get(name, (0, 99)))
        if length:
            numbers[name] = table.integers(name, low, high, length)
        else:
            numbers[name] = table.integer(name, low, high)
    table.done()
    return Tile(tile, kickstarter, MappingProxyType(numbers))
