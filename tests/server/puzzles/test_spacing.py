"""When exercises come back."""

from __future__ import annotations

import pytest
from fsrs import Rating

from caledonia.server.exercises.spacing import DAY, KNOWN, Memory, after_answer, grade_of

NOW = 1_800_000_000_000


def waits(*marks: float) -> list[int | None]:
    """Return after how many days it comes back after each answer, each given when it is due."""
    days: list[int | None] = []
    memory, now = None, NOW
    for each in marks:
        memory, due = after_answer(memory, each, now)
        days.append(None if due is None else (due - now) // DAY)
        now = now if due is None else due
    return days


def test_right_answers_come_back_later_and_later_until_they_are_known() -> None:
    assert waits(0, 1, 1, 1, 1, 1) == [1, 2, 6, 17, 44, None]


def test_full_marks_at_the_first_try_are_known_sooner() -> None:
    assert waits(1, 1, 1) == [8, 39, None]


def test_a_mistake_brings_it_back_soon_and_slows_it_down() -> None:
    missed = waits(0, 1, 1, 1, 0, 1, 1)
    assert missed[:4] == waits(0, 1, 1, 1)
    assert missed[4:] == [2, 4, 8]


def test_part_of_the_marks_comes_back_sooner_than_all_of_them() -> None:
    memory = Memory(6.0, 5.0, NOW)
    full, part, none = (after_answer(memory, marks, NOW + 6 * DAY)[1] for marks in (1, 0.5, 0.4))
    assert full is not None
    assert part is not None
    assert none is not None
    assert full > part > none


def test_what_is_known_comes_back_after_a_mistake() -> None:
    memory, due = after_answer(Memory(KNOWN, 5.0, NOW), 0, NOW + 200 * DAY)
    assert due is not None
    assert due - NOW - 200 * DAY < 20 * DAY
    assert not memory.is_known


@pytest.mark.parametrize(
    ("marks", "is_first", "grade"),
    [
        (1.0, True, Rating.Easy),
        (1.0, False, Rating.Good),
        (0.99, True, Rating.Hard),
        (0.5, False, Rating.Hard),
        (0.49, False, Rating.Again),
        (0.0, True, Rating.Again),
    ],
)
def test_marks_are_grades(marks: float, is_first: bool, grade: Rating) -> None:
    assert grade_of(marks, is_first=is_first) is grade
