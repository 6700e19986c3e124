"""When an exercise comes back: by FSRS, the Free Spaced Repetition Scheduler, until it is known.

FSRS estimates for each exercise how well it is remembered (``stability``: days until the chance to
recall it falls to 90 %) and how hard it is (``difficulty``, 1 to 10). It comes back after as many
days as its stability.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from fsrs import Card, Rating, Scheduler, State

DAY: Final = 86_400_000
"""Milliseconds."""
KNOWN: Final = 60.0
"""Days of stability from which an exercise is known."""
HALF: Final = 0.5
"""Fewer marks are a wrong answer, more but not all are a hard one."""

# Whole days from the first answer on, and none at random: the same answers give the same days.
_SCHEDULER: Final = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)


@dataclass(frozen=True, slots=True)
class Memory:
    """How well an exercise is remembered, after at least one answer."""

    stability: float
    """Days until the chance to recall it falls to 90 %."""
    difficulty: float
    """From 1 to 10."""
    answered: int
    """When it was answered last."""

    @property
    def is_known(self) -> bool:
        """Whether it is remembered so well that it need not come back."""
        return self.stability >= KNOWN


def grade_of(marks: float, *, is_first: bool) -> Rating:
    """Return what an answer says about memory.

    :param is_first: the first attempt, before the best turn was shown.
    """
    if marks >= 1:
        return Rating.Easy if is_first else Rating.Good
    return Rating.Hard if marks >= HALF else Rating.Again


def after_answer(memory: Memory | None, marks: float, now: int) -> tuple[Memory, int | None]:
    """Return what an answer leaves in memory, and when the exercise comes back; None: it is known.

    :param memory: before the answer; None before the first one.
    """
    at = _moment(now)
    card, _ = _SCHEDULER.review_card(
        _card(memory, at), grade_of(marks, is_first=memory is None), at
    )
    assert card.stability is not None
    assert card.difficulty is not None
    after = Memory(card.stability, card.difficulty, now)
    days = (card.due - at).days
    return after, None if after.is_known else now + days * DAY


def _card(memory: Memory | None, at: datetime) -> Card:
    # The id means nothing here; without one the library makes one up from the clock.
    if memory is None:
        return Card(card_id=0, due=at)
    return Card(
        card_id=0,
        state=State.Review,
        stability=memory.stability,
        difficulty=memory.difficulty,
        due=at,
        last_review=_moment(memory.answered),
    )


def _moment(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(milliseconds / 1000, UTC)
