"""The colours of all our drawings, read from ``palette.json`` so that the page can use them too."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class PlayerColours:
    """The colours of one player's pieces."""

    fill: str
    dark: str
    """For outlines, and for text on paper."""
    light: str
    """For grounds on which dark text stands."""
    mark: str
    """For the silhouette on the fill."""


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours by what they are used for; each field is a key of ``palette.json``."""

    paper: str
    ink: str
    shadow: str
    grassland: str
    grassland_mark: str
    forest: str
    forest_mark: str
    mountain: str
    mountain_mark: str
    shore: str
    loch: str
    loch_mark: str
    shallows: tuple[str, ...]
    """Water along a coast, from the outermost line to the shore."""
    river: str
    river_edge: str
    mist: str
    mist_out: str
    """Mist over land that is out of play."""
    mist_mark: str
    coin: str
    coin_edge: str
    coin_ink: str
    port: str
    grid: str
    players: tuple[PlayerColours, ...]


@cache
def palette() -> Palette:
    """Return the colours."""
    text = files("caledonia.drawing").joinpath("palette.json").read_text(encoding="utf-8")
    data = json.loads(text)
    data["shallows"] = tuple(data["shallows"])
    data["players"] = tuple(PlayerColours(**colours) for colours in data["players"])
    return Palette(**data)
