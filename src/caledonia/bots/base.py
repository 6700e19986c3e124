"""What a computer player is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from caledonia.actions import Action
from caledonia.game import Game


@dataclass(frozen=True, slots=True)
class Limit:
    """How long a bot may think about one decision."""

    seconds: float = 1.0


@dataclass(frozen=True, slots=True)
class Decision:
    """What a bot chose, and what it thought of."""

    action: Action
    alternatives: tuple[tuple[Action, float], ...] = ()
    """All actions that were weighed with their worth, best first; empty without weighing."""


class Bot(Protocol):
    """A computer player. It owns its own generator and sees only what a person could see."""

    def choose(self, game: Game, seat: int, limit: Limit) -> Decision:
        """Choose one of the legal actions for the seat that decides; the game stays as it is."""
