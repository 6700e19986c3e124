"""Puzzles, and their JSON form."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from caledonia.actions import Action
from caledonia.content import Content
from caledonia.game import Game
from caledonia.puzzles.turns import KINDS, Idea, idea_of
from caledonia.puzzles.values import Value, loss
from caledonia.state import State

LEVELS: Final = (1, 2, 3, 4, 5)
"""Difficulties, easiest first."""
_DIGITS: Final = (2, 3, 4)
"""Decimals of points, chance and worth."""


@dataclass(frozen=True, slots=True)
class Line:
    """A turn and what it is worth."""

    turn: tuple[Action, ...]
    value: Value
    """By a search of what follows it."""
    later: Value
    """By the same search two own turns later, everybody playing on as well as they can."""

    @property
    def idea(self) -> Idea:
        """Its main action and target."""
        return idea_of(self.turn)

    @property
    def codes(self) -> list[str]:
        """Its decisions as action codes."""
        return [str(action) for action in self.turn]

    def as_json(self) -> dict[str, Any]:
        """Return it as data; :meth:`from_json` reads it back."""
        return {"turn": self.codes, "value": _rounded(self.value), "later": _rounded(self.later)}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Line:
        """Read what :meth:`as_json` wrote."""
        turn = tuple(Action.parse(code) for code in data["turn"])
        return cls(turn, Value(*data["value"]), Value(*data["later"]))


Measure = Callable[[Value, Value], float]
"""How much the second value is below the first, in points."""


def loss_of(best: Line, other: Line, measure: Measure = loss) -> float:
    """Return what a line loses against the best one, in points.

    A search judges immediate results better than later ones: if its value differs from the value
    two turns later, the smaller loss counts.
    """
    return min(measure(best.value, other.value), measure(best.later, other.later))


def _rounded(value: Value) -> list[float | None]:
    figures = (value.points, value.chance, value.worth)
    return [
        None if figure is None else round(figure, digits)
        for figure, digits in zip(figures, _DIGITS, strict=True)
    ]


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One turn from a position, with a clear best."""

    id: str
    position: Mapping[str, Any]
    """As :meth:`Game.position` writes it; pile and dice are made up."""
    seat: int
    players: int
    round: int
    kinds: tuple[str, ...]
    level: int
    """Difficulty, one of :data:`LEVELS`."""
    lines: tuple[Line, ...]
    """Turns of different ideas, the best first."""

    @property
    def best(self) -> Line:
        """The turn to find."""
        return self.lines[0]

    @property
    def next(self) -> Line:
        """The best turn of another idea."""
        return self.lines[1]

    def game(self, content: Content | None = None) -> Game:
        """Return a game at the position."""
        return Game.from_position(self.position, content)

    def as_json(self) -> dict[str, Any]:
        """Return it as data; :meth:`from_json` reads it back."""
        return {
            "id": self.id,
            "seat": self.seat,
            "players": self.players,
            "round": self.round,
            "kinds": list(self.kinds),
            "level": self.level,
            "lines": [line.as_json() for line in self.lines],
            "position": self.position,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Puzzle:
        """Read what :meth:`as_json` wrote.

        :raises ValueError: if a kind or level is unknown, or there are fewer than two lines.
        """
        kinds = tuple(data["kinds"])
        if not kinds or not set(kinds) <= set(KINDS):
            raise ValueError(f"puzzle {data['id']}: its kinds are {kinds}, not of {KINDS}")
        if data["level"] not in LEVELS:
            raise ValueError(f"puzzle {data['id']}: its level is {data['level']}, not 1 to 5")
        lines = tuple(Line.from_json(line) for line in data["lines"])
        if len(lines) <= 1:
            raise ValueError(f"puzzle {data['id']}: it needs a best turn and another idea")
        return cls(
            data["id"],
            data["position"],
            data["seat"],
            data["players"],
            data["round"],
            kinds,
            data["level"],
            lines,
        )


def position_of(state: State) -> dict[str, object]:
    """Return a state as data without the number of decisions that led to it."""
    return Game(state).position(as_dict=True, counted=False)


def id_of(position: Mapping[str, object]) -> str:
    """Return a short name that depends on the public part of a position only."""
    public = {key: value for key, value in position.items() if key not in ("pile", "random")}
    text = json.dumps(public, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:10]
