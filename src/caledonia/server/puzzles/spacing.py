"""When an exercise comes back: after ever more days, until it is known.

FSRS and its like fit a curve of forgetting to thousands of answers. Here a person has a handful of
exercises, so fixed steps do: they need one number per exercise, and anybody can see what they do.
"""

from __future__ import annotations

from typing import Final

DAY: Final = 86_400_000
"""Milliseconds."""
DAYS: Final = (1, 3, 8, 20)
"""Days until an exercise comes back after so many right answers in a row; then it is known."""
MISSED: Final = 1
"""Days until it comes back after a wrong answer."""


def after_answer(step: int, *, is_right: bool, now: int) -> tuple[int, int | None]:
    """Return the right answers in a row, and when the exercise comes back; None: it is known.

    :param step: right answers in a row before.
    """
    if not is_right:
        return 0, now + MISSED * DAY
    return step + 1, now + DAYS[step] * DAY if step < len(DAYS) else None
