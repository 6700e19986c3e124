"""What a computer player is."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random, SystemRandom
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
    """A computer player. It sees only what a person could see.

    The same bot chooses the same whenever it comes to the same position, also after moves were
    taken back.
    """

    def choose(self, game: Game, seat: int, limit: Limit) -> Decision:
        """Choose one of the legal actions for the seat that decides; the game stays as it is."""


class Lots:
    """Draws lots that depend on a seed and on how many decisions were taken, on nothing else."""

    def __init__(self, seed: int | None) -> None:
        self._seed = SystemRandom().getrandbits(64) if seed is None else seed

    def at(self, game: Game, seat: int) -> Random:
        """Return the generator for one decision."""
        return Random(f"{self._seed}/{game.ply}/{seat}")
