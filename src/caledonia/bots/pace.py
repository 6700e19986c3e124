"""Divides the time of a turn among its decisions."""

from __future__ import annotations

from time import perf_counter, thread_time
from typing import Final

from caledonia import pending as p
from caledonia.bots.base import PATIENCE
from caledonia.game import Game

MAIN: Final = 0.7
SMALL: Final = 0.12
"""Shares of a turn's time for its main decision, and for each small one that follows."""
LAST: Final = 0.4
"""No small decision takes more than this share of the time that is left."""
LARGE: Final = (p.Turn, p.WorkerPlacement, p.ClanChoice, p.Auction)
"""Decisions that get a turn's time."""


class TimeBudget:
    """The time of one turn, spent by its decisions."""

    def __init__(self) -> None:
        self._due = -1
        """The ply at which the turn continues."""
        self._spent = 0.0

    def share(self, game: Game, seconds: float) -> float:
        """Return the seconds for the next decision.

        :param seconds: for the whole turn.
        """
        if not self._continues(game):
            self._spent = 0.0
        left = max(0.0, seconds - self._spent)
        if isinstance(game.state.pending[-1], LARGE):
            return MAIN * left
        return min(SMALL * seconds, LAST * left)

    def spend(self, game: Game, seconds: float) -> None:
        """Note what the decision took."""
        self._due = game.ply + 1
        self._spent += seconds

    def skip(self, game: Game) -> None:
        """Note a decision that needs no thought; the turn continues after it."""
        if not self._continues(game):
            self._spent = 0.0
        self._due = game.ply + 1

    def _continues(self, game: Game) -> bool:
        return game.ply == self._due and not game.turn_is_over()


class CpuTimer:
    """Measures thinking in CPU seconds, so that other load does not disturb it.

    Wall-clock time is capped at ``patience`` times as long.
    """

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._thought, self._clock = thread_time(), perf_counter()

    def elapsed(self) -> float:
        """Return the seconds since the timer was started."""
        return max(thread_time() - self._thought, (perf_counter() - self._clock) / self._patience)
