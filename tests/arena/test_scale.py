"""One scale from games of any size."""

from __future__ import annotations

from random import Random

import pytest

from caledonia.arena.scale import Ranking, chance, fit, intervals, rating_against, wins_in

TRUE = {"a": 800.0, "b": 1000.0, "c": 1250.0}


def games(count: int) -> list[Ranking]:
    """Let players with known ratings meet in pairs."""
    dice = Random(5)
    played: list[Ranking] = []
    for number in range(count):
        one, other = (("a", "b"), ("b", "c"), ("a", "c"))[number % 3]
        first = dice.random() < chance(TRUE[one], TRUE[other])
        played.append([(one, 1 if first else 2), (other, 2 if first else 1)])
    return played


def test_odds_of_ten_to_one_are_400_points() -> None:
    assert chance(1400, 1000) == pytest.approx(10 / 11)
    assert chance(1000, 1000) == 0.5


def test_known_ratings_are_found_again() -> None:
    ratings = fit(wins_in(games(6000)), "b", 1000.0)
    assert ratings == {name: pytest.approx(TRUE[name], abs=30) for name in TRUE}


def test_intervals_hold_the_ratings_and_shrink() -> None:
    few = intervals([[game] for game in games(300)], "b", 1000.0, Random(1))
    many = intervals([[game] for game in games(3000)], "b", 1000.0, Random(1))
    for name in ("a", "c"):
        assert many[name][0] < TRUE[name] < many[name][1]
        assert many[name][1] - many[name][0] < few[name][1] - few[name][0]


def test_equal_places_count_half_and_own_seats_nothing() -> None:
    game = [("a", 1), ("b", 1), ("a", 3), ("c", 4)]
    wins = wins_in([game])
    assert wins["a", "b"] == 0.5
    assert wins["b", "a"] == 1.5
    assert wins["a", "c"] == 2
    assert ("a", "a") not in wins


def test_a_player_without_any_win_has_a_rating() -> None:
    ratings = fit(wins_in([[("a", 1), ("b", 2)]] * 20), "a", 1000.0)
    assert -1000 < ratings["b"] < 800


def test_a_person_is_rated_against_known_players() -> None:
    none = rating_against({}, TRUE, middle=800, spread=250)
    assert none == 800
    even = rating_against({"c": (10, 10)}, TRUE, middle=800, spread=250)
    assert 1150 < even < 1250
    assert rating_against({"c": (0, 1)}, TRUE, middle=800, spread=250) < 800
