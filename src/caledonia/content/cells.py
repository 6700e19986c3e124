"""One space of a module side as text, like ``gf3*``, with hints for typos."""

from __future__ import annotations

import re
from typing import Final

from caledonia.content.types import FOREST, GRASSLAND, MOUNTAIN, SpaceData

TERRAINS: Final = (("g", GRASSLAND), ("f", FOREST), ("m", MOUNTAIN))
"""Letters of grassland, forest and mountain with their bits."""
LOCH: Final = "~"
CELL_WORDS: Final = "~ for a loch, or land like gf3*"

_LAND: Final = re.compile(r"(?P<terrain>g?f?m?)(?P<cost>[1-6])(?P<mist>\*?)")
_MEANS_LOCH: Final = re.compile(r"[~≈∼˜=ow0s]+|-+|_+|l|loch|lake|water|sea")
_TERRAIN_WORDS: Final = "g (grassland), f (forest) or m (mountain)"
_TWO_CELLS: Final = re.compile(rf"({LOCH}|[gfm]+[1-6]\*?)({LOCH}|[gfm]+[1-6]\*?)")


def parse_cell(text: str) -> SpaceData | None:
    """Return the space of a cell; None if mistyped (see :func:`explain_cell`)."""
    if text == LOCH:
        return SpaceData(0, 0, mist=False)
    match = _LAND.fullmatch(text)
    if match is None or not match["terrain"]:
        return None
    terrain = sum(bit for letter, bit in TERRAINS if letter in match["terrain"])
    return SpaceData(terrain, int(match["cost"]), mist=bool(match["mist"]))


def format_space(space: SpaceData) -> str:
    """Return the text of one space, like ``gf3*``."""
    if not space.terrain:
        return LOCH
    letters = "".join(letter for letter, bit in TERRAINS if space.terrain & bit)
    return f"{letters}{space.cost}{'*' if space.mist else ''}"


def suggest_cell(text: str) -> str:
    """Return the cell that a mistyped one most likely means; empty if unclear."""
    plain = text.casefold().strip(",.;:|'\"`")
    if _MEANS_LOCH.fullmatch(plain):
        return LOCH
    letters = "".join(letter for letter, _ in TERRAINS if letter in plain)
    rest = re.sub(r"[gfm*,.;:|/£€$-]", "", plain)
    cost = "1" if rest in ("l", "i", "!") else rest
    cell = f"{letters}{cost}{'*' if '*' in plain else ''}"
    return cell if parse_cell(cell) else ""


def explain_cell(text: str) -> str:
    """Return what a mistyped cell contains and what is expected."""
    meant = suggest_cell(text)
    reason = f'"{text}", expected {_expected(text, meant)}'
    return f"{reason}: did you mean {meant}?" if meant not in ("", LOCH) else reason


def _expected(text: str, meant: str) -> str:
    """Return the rule that a mistyped cell breaks."""
    plain = text.casefold()
    if plain.startswith(LOCH) and len(plain) > 1 and meant != LOCH:
        return "~ alone, as a loch has neither cost nor mist"
    if meant == LOCH:
        return "~ for a loch"
    strange = sorted(set(re.findall(r"[^\W\d_gfm]", plain)))
    if strange and not meant:
        return f"{_TERRAIN_WORDS}, not {' '.join(strange)}, then a cost 1 to 6, like gf3"
    terrain = "".join(re.findall("[gfm]", plain))
    if not terrain and re.search("[0-9]", plain):
        return f"a terrain before the cost: {_TERRAIN_WORDS}, like g3"
    if meant:
        return _order(text, terrain)
    digits = re.findall("[0-9]+", plain)
    if terrain and not digits:
        letters = "".join(letter for letter, _ in TERRAINS if letter in terrain)
        return f"a land cost 1 to 6 after the terrain, like {letters}3"
    if len(digits) == 1 and not 1 <= int(digits[0][:9]) <= 6:
        return "a land cost 1 to 6"
    return f"{CELL_WORDS}, one for each space"


def _order(text: str, terrain: str) -> str:
    """Return which part of a cell is malformed or misplaced."""
    if text != text.lower():
        return "small letters"
    if len(set(terrain)) < len(terrain):
        return "each terrain once"
    if terrain != "".join(letter for letter, _ in TERRAINS if letter in terrain):
        return "the terrains in the order g, f, m"
    if re.search("[0-9].*[gfm]", text):
        return "the cost after the terrain"
    if re.search(r"\*.*[0-9*]", text):
        return "one * at the end for mist"
    return "only g, f, m, a cost 1 to 6 and * for mist"


def split_cells(text: str) -> tuple[str, str] | None:
    """Return the two cells that were typed without a blank, if that is the mistake."""
    match = _TWO_CELLS.fullmatch(text)
    return (match[1], match[2]) if match else None
