"""The colours of all drawings, in files that the page uses too.

``palette.json`` is the table by day, ``palette-dark.json`` the same one by lamplight.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

THEMES: Final = ("light", "dark")
_FILES: Final = {"light": "palette.json", "dark": "palette-dark.json"}
_theme: ContextVar[str] = ContextVar("theme", default="light")


@dataclass(frozen=True, slots=True)
class PlayerColours:
    """The colours of one player's pieces."""

    fill: str
    dark: str
    """For outlines, and for text on paper."""
    light: str
    """For grounds below dark text."""
    mark: str
    """For the silhouette on the fill."""


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours by what they are used for; each field is a key of ``palette.json``."""

    paper: str
    ink: str
    plate: str
    """The board below the modules."""
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


@contextmanager
def lit(theme: str) -> Iterator[None]:
    """Draw with the colours of a theme within a block.

    :raises ValueError: if there is no such theme.
    """
    if theme not in THEMES:
        raise ValueError(f"no theme '{theme}': choose one of {', '.join(THEMES)}")
    before = _theme.set(theme)
    try:
        yield
    finally:
        _theme.reset(before)


def palette() -> Palette:
    """Return the colours to draw with."""
    return _palette(_theme.get())


@cache
def _palette(theme: str) -> Palette:
    data = _read(theme)
    data["shallows"] = tuple(data["shallows"])
    data["players"] = tuple(PlayerColours(**colours) for colours in data["players"])
    return Palette(**data)


def _read(theme: str) -> dict[str, Any]:
    text = files("caledonia.drawing").joinpath(_FILES[theme]).read_text(encoding="utf-8")
    colours: dict[str, Any] = json.loads(text)
    return colours


def colours_of(theme: str) -> dict[str, Any]:
    """Return a theme's colours as data: those by name, the shallows and the players'."""
    data = _read(theme)
    shallows, players = data.pop("shallows"), data.pop("players")
    return {"ground": data, "shallows": shallows, "players": players}
