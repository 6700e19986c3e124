"""Error rates of the ladder's levels, and which one is nearest to a player's."""

from __future__ import annotations

from dataclasses import replace

import pytest

from benchmarks.review_levels import figures, rows_of
from caledonia.bots.levels import LEVELS
from caledonia.native import available
from caledonia.review import KINDS, review_game
from caledonia.review.levels import (
    ENOUGH,
    LevelRate,
    LevelRates,
    _steps,
    level_rates,
    nearest_level,
)
from tests.review.games import QUICK, finished


def test_all_levels_are_measured_and_stronger_ones_lose_less() -> None:
    rates = level_rates()
    assert [each.bot for each in rates] == list(LEVELS)
    for each in rates:
        assert each.games >= 10
        assert set(each.kinds) <= set(KINDS)
        assert sum(own.decisions for own in each.kinds.values()) == each.overall.decisions
        assert each.overall.low <= each.overall.mean <= each.overall.high
    for weaker, stronger in zip(rates, rates[4:], strict=False):
        assert weaker.overall.low > stronger.overall.high


def test_every_level_is_nearest_to_itself() -> None:
    for each in level_rates():
        assert nearest_level(each.overall.mean, ENOUGH) == each.bot


def test_few_decisions_are_like_no_level() -> None:
    assert nearest_level(0.5, ENOUGH - 1) is None
    assert nearest_level(0.0, 50, "closing") is None


def test_levels_that_were_measured_in_the_wrong_order_count_as_equal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    means = (3.0, 1.0, 1.5, 0.2)
    bots = list(LEVELS)[: len(means)]
    known = tuple(
        LevelRates(bot, 9, LevelRate(40, mean, mean - 0.1, mean + 0.1), {})
        for bot, mean in zip(bots, means, strict=True)
    )
    monkeypatch.setattr("caledonia.review.levels.level_rates", lambda: known)
    monkeypatch.setattr("caledonia.review.levels._steps", _steps.__wrapped__)
    nearest = [nearest_level(rate, ENOUGH) for rate in (9.0, 1.6, 1.0, 0.6, 0.0)]
    assert nearest == [bots[0], bots[1], bots[1], bots[3], bots[3]]


@pytest.mark.skipif(not available(), reason="needs the compiled twin")
def test_rates_need_no_other_outcomes_of_chance() -> None:
    game = finished(1)
    whole = review_game(game, settings=QUICK)
    short = review_game(game, settings=replace(QUICK, outcomes=0))
    assert short.sheets[0].rates == whole.sheets[0].rates


@pytest.mark.skipif(not available(), reason="needs the compiled twin")
def test_the_benchmark_sums_up_what_reviews_say() -> None:
    review = review_game(finished(2), settings=QUICK)
    levels = ["crofter", "seer"]
    measured = figures(rows_of(review, levels, seed=1))
    for level, sheet in zip(levels, review.sheets, strict=True):
        own = measured[level]
        assert own["games"] == 1
        assert own["decisions"] == sum(rate.decisions for rate in sheet.rates)
        assert own["mean"] == pytest.approx(sheet.points_lost / own["decisions"], abs=0.001)
        assert {kind: rate["mean"] for kind, rate in own["kinds"].items()} == {
            rate.kind: pytest.approx(rate.rate, abs=0.001) for rate in sheet.rates
        }
