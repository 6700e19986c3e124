from __future__ import annotations

from fractions import Fraction
from itertools import permutations, product
from math import sqrt

import pytest

from caledonia.arena.statistics import NORMAL, Estimate, Tally, quantile


def tally(*games: list[int]) -> Tally:
    result = Tally()
    for values in games:
        result.add(values)
    return result


def test_one_observation_per_game_is_the_ordinary_interval() -> None:
    # Mean 5, sample variance 20 / 3, standard error sqrt(20 / 3 / 4), 3 degrees of freedom.
    estimate = tally([2], [4], [6], [8]).estimate()
    assert estimate.mean == 5
    assert estimate.margin == pytest.approx(3.182 * sqrt(20 / 12))
    assert estimate.interval == pytest.approx((5 - 4.1079, 5 + 4.1079), abs=1e-3)


def test_observations_of_one_game_are_no_news() -> None:
    # The same figure three times over in each game says no more than once.
    once = tally([2], [4], [6], [8]).estimate()
    thrice = tally([2] * 3, [4] * 3, [6] * 3, [8] * 3).estimate()
    assert thrice.mean == once.mean
    assert thrice.margin == pytest.approx(once.margin)


def test_games_of_different_size() -> None:
    # Mean 4; what the games are off it in sum: 1 + 3 - 8 = -4, 8 - 4 = 4. Variance 32 / 9 * 2.
    estimate = tally([1, 3], [8]).estimate()
    assert estimate.mean == 4
    assert estimate.margin == pytest.approx(12.706 * sqrt(32 / 9 * 2))


def test_the_variance_is_right_on_average() -> None:
    # All samples of three dice rolls: the squared standard error averages to the true one.
    squared = []
    for rolls in product(range(1, 7), repeat=3):
        margin = tally(*([roll] for roll in rolls)).estimate().margin or 0
        squared.append((margin / quantile(2)) ** 2)
    assert sum(squared) / len(squared) == pytest.approx(35 / 12 / 3)


def test_no_interval_where_the_games_do_not_tell() -> None:
    assert tally([3, 5]).estimate() == Estimate(4.0, None)
    assert tally([3], [3], [3]).estimate() == Estimate(3.0, None)
    assert tally([3], [4], [5]).estimate(least=4) == Estimate(4.0, None)
    assert tally([3], [4], [5]).estimate(least=3).interval is not None
    assert Estimate(4.0, None).margin is None


def test_a_game_without_observations_does_not_count() -> None:
    assert tally([1], [], [2]) == tally([1], [2])


def test_the_order_of_games_does_not_matter() -> None:
    thirds = [[Fraction(1, 3)], [Fraction(1, 7), Fraction(0)], [Fraction(9, 10)]]
    estimates = set()
    for order in permutations(thirds):
        result = Tally()
        for values in order:
            result.add(values)
        estimates.add(result.estimate())
    assert len(estimates) == 1


@pytest.mark.parametrize(
    ("degrees", "expected"), [(1, 12.706), (10, 2.228), (11, 2.201), (30, 2.042), (100, 1.984)]
)
def test_few_games_give_wider_intervals(degrees: int, expected: float) -> None:
    assert quantile(degrees) == pytest.approx(expected, abs=0.0006)


def test_many_games_are_normal() -> None:
    assert quantile(10**6) == pytest.approx(NORMAL, abs=1e-5)
