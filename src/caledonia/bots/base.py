"""The interface of computer players."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random, SystemRandom
from typing import Final, Protocol

from caledonia.actions import Action
from caledonia.bots.action_forecast import ActionForecast
from caledonia.game import Game

PATIENCE: Final = 3.0
"""Wall-clock time of a decision on a busy machine, as a multiple of its CPU time."""


@dataclass(frozen=True, slots=True)
class Limit:
    """How long a bot may think; without figures it keeps its own pace."""

    seconds: float | None = None
    """For a whole turn; a bot leaves some of it for the small decisions after the main action."""
    nodes: int | None = None
    """Games that a bot may simulate for one decision. Then time does not matter, and
    the same seed chooses the same on every machine."""
    patience: float | None = None
    """Thinking is measured in CPU time; wall-clock time is at most this multiple of it,
    however busy the machine is. ``None``: the bot's own."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a bot thinks well of an action: a kind, and what it is about."""

    kind: str
    """A key of the reasons in ``locale/``, such as ``contract`` or ``income``."""
    subject: str = ""
    """The id of what it is about: a contract's number, a tile, a good, a space."""
    amount: float = 0.0
    """How much of the worth it makes, in pounds of now."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """One action that a bot weighed."""

    action: Action
    worth: float
    """In the bot's own measure; higher is better."""
    points: float | None = None
    """Expected victory points at the end; None where the bot does not look so far."""
    reason: Reason | None = None
    outlook: ActionForecast | None = None
    """What the net of a trained bot predicts after it."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a bot chose, and what it thought of."""

    action: Action
    alternatives: tuple[Alternative, ...] = ()
    """The actions that were weighed, best first; empty without weighing."""


class Bot(Protocol):
    """A computer player. It sees only what a person could see.

    The same bot chooses the same whenever it comes to the same position, also after moves were
    taken back.
    """

    def choose(self, game: Game, seat: int, limit: Limit) -> Decision:
        """Choose a legal action for the seat that decides; the game is not changed."""


class DecisionRng:
    """Random numbers that depend only on a seed and the number of decisions taken."""

    def __init__(self, seed: int | None) -> None:
        self._seed = SystemRandom().getrandbits(64) if seed is None else seed

    def at(self, game: Game, seat: int) -> Random:
        """Return the generator for one decision."""
        return self.after(game.ply, seat)

    def after(self, ply: int, seat: int) -> Random:
        """Return the generator for the decision at a ply."""
        return Random(f"{self._seed}/{ply}/{seat}")
