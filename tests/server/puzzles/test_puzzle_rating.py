"""Ratings of people and puzzles."""

from __future__ import annotations

from caledonia.server.puzzles.rating import new_person, new_puzzle, rate, shown


def test_full_marks_raise_the_person_and_lower_the_puzzle() -> None:
    person, puzzle = new_person(), new_puzzle(3)
    after = rate(person, puzzle, 1.0)
    assert after.person.mu > person.mu
    assert after.puzzle.mu < puzzle.mu
    assert after.person.sigma < person.sigma
    assert (after.person.games, after.puzzle.games) == (1, 1)


def test_few_marks_lower_the_person_and_half_of_them_draws() -> None:
    person, puzzle = new_person(), new_puzzle(3)
    assert rate(person, puzzle, 0.2).person.mu < person.mu
    draw = rate(person, puzzle, 0.7)
    assert abs(draw.person.mu - person.mu) < 0.01


def test_hard_puzzles_are_worth_more() -> None:
    person = new_person()
    gains = [rate(person, new_puzzle(level), 1.0).person.mu for level in (1, 3, 5)]
    assert gains == sorted(gains)
    assert shown(person) == 1500
    assert shown(new_puzzle(5)) > shown(new_puzzle(1))
