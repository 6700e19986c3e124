"""Symbols: one SVG file each in ``symbols/``, centred, 32 by 32 units.

Pieces are silhouettes in ``currentColor``; the page can use the same files.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from caledonia.types import UNIT_NAMES

TERRAINS: Final = ("grassland", "forest", "mountain")
SYMBOLS: Final = (*TERRAINS, *UNIT_NAMES, "anchor")
"""All symbols by name; a unit's symbol has the unit's name."""


@cache
def symbol(name: str) -> str:
    """Return a symbol as a definition with its name as id."""
    file = files("caledonia.drawing") / "symbols" / f"{name}.svg"
    text = file.read_text(encoding="utf-8").strip()
    inside = text.partition(">")[2].removesuffix("</svg>")
    drawn = "".join(line.strip() for line in inside.splitlines())
    return f'<symbol id="{name}" viewBox="-16 -16 32 32">{drawn}</symbol>'
