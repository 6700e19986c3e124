"""What a table was made with."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType

from caledonia.server.shapes.base import Shape
from caledonia.server.shapes.engine import GameOptions


class ChosenClock(Shape):
    """How long people may think."""

    kind: Literal["none", "turn", "chess"]
    seconds: int
    increment: int
    rest: bool
    """Whether it stops while a person sleeps or is on vacation; a chess clock never stops."""


class ChosenOptions(Shape):
    """All that was chosen when a table was made."""

    players: int
    seats: list[str]
    """``me``, ``open`` or a bot's name, before seats were drawn by lot."""
    options: GameOptions
    content: str
    spectators: bool
    aids: bool | None
    """Whether hints are allowed; null: as long as at most one person plays."""
    layers: NotRequired[bool]
    """Whether teaching layers can be switched on; missing at tables from earlier releases: yes."""
    shuffle: bool
    clock: ChosenClock
    bot_seconds: float | None


class Preset(ChosenOptions):
    """Choices to begin with; send it back as it is to make such a table."""

    name: str | None
    public: bool
    rated: bool


Presets = TypeAliasType("Presets", dict[str, Preset])


class PackList(Shape):
    """Content packs by name."""

    packs: list[str]
