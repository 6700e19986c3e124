"""Makes exercises of a player's worst turns: an analysis in short steps.

What each turn lost comes from the review of the game, or from a quick search where there is none. A
longer search then looks at the worst turns one by one.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from caledonia.puzzles.own import MOST, NODES, worth_it
from caledonia.server.exercises.thinking import (
    OwnGame,
    exercise_at,
    losses_by_review,
    searched_losses,
)
from caledonia.server.jobs.lanes import Job
from caledonia.server.jobs.pool import Pool

STRIDE: Final = 5
"""Turns searched between two writes of the progress."""
TURN_NODES = NODES
"""Positions that the search of a turn looks at; tests look at fewer."""
EXERCISE_VISITS: int | None = None
"""How long the worst turns are searched; None: as long as answers to puzzles. Tests search less."""


class Progress(msgspec.Struct):
    """What is known so far."""

    turns: int | None = None
    """How many turns the player took; None: not known yet."""
    losses: dict[int, float] = {}
    """What a turn lost, by the decisions before it."""
    tried: int = 0
    """How many of the worst turns were looked at."""
    puzzles: dict[int, dict[str, Any]] = {}
    """The exercises as JSON data, by the decisions before the turn."""

    @property
    def is_searched(self) -> bool:
        """Whether it is known what every turn lost."""
        return self.turns is not None and len(self.losses) >= self.turns

    @property
    def is_done(self) -> bool:
        """Whether all exercises are made."""
        if not self.is_searched:
            return False
        return len(self.puzzles) == MOST or self.tried >= len(worth_it(self.losses))

    @property
    def done(self) -> int:
        """Steps that are done."""
        return self.total if self.is_done else len(self.losses) + len(self.puzzles)

    @property
    def total(self) -> int:
        """Steps in all, as far as they are known."""
        most = min(MOST, len(worth_it(self.losses))) if self.is_searched else MOST
        return (self.turns or 0) + most


async def one_step(
    pool: Pool, job: Job, own: OwnGame, progress: Progress, review: str | None
) -> Progress:
    """Return the progress after a further step.

    :param review: the stored review of the game; None: there is none.
    """
    if progress.turns is None and review is not None:
        losses = await pool.run(job, losses_by_review, own, review)
        return msgspec.structs.replace(progress, turns=len(losses), losses=losses)
    if not progress.is_searched:
        begun = len(progress.losses)
        turns, losses = await pool.run(job, searched_losses, own, begun, STRIDE, TURN_NODES)
        losses = {**progress.losses, **losses}
        return msgspec.structs.replace(progress, turns=turns, losses=losses)
    ply = worth_it(progress.losses)[progress.tried]
    puzzle = await pool.run(job, exercise_at, own, ply, EXERCISE_VISITS)
    puzzles = progress.puzzles if puzzle is None else {**progress.puzzles, ply: puzzle}
    return msgspec.structs.replace(progress, tried=progress.tried + 1, puzzles=puzzles)
