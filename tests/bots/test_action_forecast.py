"""What the seer foresees of an action, and how two actions differ."""

from __future__ import annotations

import pytest

from caledonia.bots.action_forecast import ActionForecast, differences


def outlook(*lines: float) -> ActionForecast:
    return ActionForecast(5.0, (0.5, 0.5), lines)


def test_the_lines_that_differ_most_are_named() -> None:
    best = outlook(40, 10, 5, 8, 30, 12, 18)
    other = outlook(40, 12, 5, 8, 24, 12.4, 17)
    assert differences(other, best) == (("imports", -6), ("goods", 2))


def test_what_hardly_differs_is_not_named() -> None:
    assert differences(outlook(40, 10, 5, 8, 30, 12, 18), outlook(40, 10, 5, 8, 30, 12.4, 18)) == ()


def test_sums_become_means() -> None:
    # Two visits: 100 points with a spread of 3, and 108 points with a spread of 5.
    squares = 100**2 + 3**2 + 108**2 + 5**2
    sums = [squares, 1.2, 0.6, 0.1, 0.1, *(80, 20, 10, 16, 60, 20, 2)]
    mean = ActionForecast.of_sums(sums, 208.0, 2, 2)
    assert mean.spread == pytest.approx(33**0.5)
    assert mean.places == pytest.approx((2 / 3, 1 / 3))
    assert mean.lines == (40, 10, 5, 8, 30, 10, 1)
