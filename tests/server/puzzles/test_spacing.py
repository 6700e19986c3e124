"""When exercises come back."""

from __future__ import annotations

from caledonia.server.puzzles.spacing import DAY, DAYS, MISSED, after_answer


def test_right_answers_come_back_later_and_later_until_they_are_known() -> None:
    step, now, waits = 0, 1_000, []
    for _ in DAYS:
        step, due = after_answer(step, is_right=True, now=now)
        assert due is not None
        waits.append((due - now) // DAY)
        now = due
    assert waits == list(DAYS) == sorted(set(DAYS))
    assert after_answer(step, is_right=True, now=now) == (len(DAYS) + 1, None)


def test_a_mistake_begins_again() -> None:
    assert after_answer(3, is_right=False, now=5) == (0, 5 + MISSED * DAY)
