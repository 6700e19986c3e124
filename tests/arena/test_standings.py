from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from math import sqrt

import pytest

from caledonia.arena.entrants import Entrant
from caledonia.arena.match import Match, Result
from caledonia.arena.standings import Standing, Times, standings, ties, times
from caledonia.arena.statistics import Estimate, Tally, share_interval
from caledonia.rules.final import SCORE_LINES

A, B = Entrant("a", "random"), Entrant("b", "random")


def result(game: int, deal: int, bots: str, scores: list[int], faults: int = 0) -> Result:
    """Return a game in which all points are glory and the first seat had the faults."""
    seats = range(len(bots))
    return Result(
        game=game,
        deal=deal,
        seed=deal,
        bots=list(bots),
        clans=[f"clan {seat}" for seat in seats],
        scores=scores,
        places=[1 + sum(other > score for other in scores) for score in scores],
        sheets=[{line: score * (line == "glory") for line in SCORE_LINES} for score in scores],
        rank=None,
        faults=[faults if seat == 0 else 0 for seat in seats],
        first_faults=["decision 9: lost" if seat == 0 and faults else "" for seat in seats],
        turns=[[0.5, 1.5] for _ in seats],
        decisions=[[0.5, 0.5, 1.0] for _ in seats],
    )


DUEL = Match(line_up=(A, B))
GAMES = [
    result(0, 0, "ab", [100, 90]),
    result(1, 0, "ba", [80, 95]),
    result(2, 1, "ab", [70, 70], faults=3),
    result(3, 1, "ba", [99, 60]),
]


def standings_of(match: Match, results: list[Result]) -> dict[str, Standing]:
    return {each.label: each for each in standings(match, results)}


def test_wins_are_shared() -> None:
    duel = standings_of(DUEL, GAMES)
    assert (duel["a"].wins, duel["b"].wins) == (Fraction(5, 2), Fraction(3, 2))
    assert (duel["a"].share, duel["b"].share) == (0.625, 0.375)
    assert duel["a"].even_share == 0.5
    assert ties(GAMES) == 1


def test_contracts_of_winners_are_counted_apart() -> None:
    fulfilled = ([5, 2], [3, 7], [4, 4], [6, 1])
    noted = [replace(each, contracts=of) for each, of in zip(GAMES, fulfilled, strict=True)]
    duel = standings_of(DUEL, noted)
    every, first = duel["a"].contracts, duel["a"].contracts_first
    assert every is not None
    assert first is not None
    assert every.mean == (5 + 7 + 4 + 1) / 4
    assert first.mean == pytest.approx((5 + 7 + 4) / 3)
    lost = standings_of(DUEL, noted[:1])["b"]
    assert lost.contracts == Estimate(2.0, None)
    assert lost.contracts_first is None


def test_contracts_were_not_always_noted() -> None:
    assert standings_of(DUEL, GAMES)["a"].contracts is None


def test_points_and_their_sources() -> None:
    duel = standings_of(DUEL, GAMES)
    assert duel["a"].points.mean == (100 + 95 + 70 + 60) / 4
    assert duel["a"].sources["glory"] == duel["a"].points.mean
    assert duel["a"].sources["hops"] == 0


def test_a_bot_on_several_seats() -> None:
    match = Match(line_up=(A, B, B))
    games = [result(0, 0, "abb", [10, 20, 20]), result(1, 0, "bab", [10, 20, 20])]
    bots = standings_of(match, games)
    assert (bots["a"].wins, bots["b"].wins) == (Fraction(1, 2), Fraction(3, 2))
    assert (bots["a"].seats, bots["b"].seats) == (2, 4)
    assert bots["b"].even_share == pytest.approx(2 / 3)
    assert bots["b"].points.mean == (20 + 20 + 10 + 20) / 4


def test_faults() -> None:
    duel = standings_of(DUEL, GAMES)
    assert (duel["a"].faults, duel["b"].faults) == (3, 0)
    assert duel["a"].first_fault == "game 3, seat 1, decision 9: lost"


def test_times() -> None:
    duel = standings_of(DUEL, GAMES)
    assert duel["a"].turn == Times(1.0, 1.5, 1.5)
    assert duel["a"].decision.mean == pytest.approx(2 / 3)
    assert times([float(second) for second in range(100, 0, -1)]) == Times(50.5, 95.0, 100.0)
    assert times([]) == Times(0.0, 0.0, 0.0)


def test_the_order_does_not_matter() -> None:
    assert standings(DUEL, reversed(GAMES)) == standings(DUEL, GAMES)
    with pytest.raises(ValueError, match="no games"):
        standings(DUEL, [])


# Intervals, against figures reckoned by hand.


def share(*deals: list[float]) -> tuple[float, float]:
    tally = Tally()
    for wins in deals:
        tally.add([Fraction(win) for win in wins])
    return share_interval(tally)


def test_the_interval_of_a_duel() -> None:
    # Deals were won 2 and 0.5 of 2: share 5/8, off by 0.75 and -0.75 in sum. The variance of the
    # mean is (0.75² + 0.75²) / 4² * 2 = 9/64, as of (5/8 * 3/8) / (9/64) = 5/3 draws.
    # Student's quantile for one degree of freedom is 12.706, its square 161.44.
    square, draws = 12.706**2, 5 / 3
    middle = (5 / 8 + square / (2 * draws)) / (1 + square / draws)
    half = 12.706 / (1 + square / draws) * sqrt(9 / 64 + square / (4 * draws**2))
    assert share([1, 1], [0.5, 0]) == pytest.approx((middle - half, middle + half))
    assert (middle - half, middle + half) == pytest.approx((0.0040, 0.9986), abs=1e-4)


def test_independent_games_give_wilsons_interval() -> None:
    # 50 of 100 single games: 0.4 to 0.6 with the normal quantile, a little wider with Student's
    # and with 99 in place of 100 draws.
    low, high = share(*([[1.0], [0.0]] * 50))
    assert (low, high) == pytest.approx((0.4030, 0.5970), abs=2e-3)


def test_deals_that_repeat_themselves_count_once() -> None:
    single = share(*([[1.0], [0.0], [1.0]] * 20))
    double = share(*([[1.0, 1.0], [0.0, 0.0], [1.0, 1.0]] * 20))
    assert double == pytest.approx(single)


def test_duplicate_takes_the_luck_of_the_deal_out() -> None:
    # The better seat wins: all deals but a few are even.
    even = [[1.0, 0.0]] * 45 + [[1.0, 1.0]] * 5
    low, high = share(*even)
    loose = share(*([win] for deal in even for win in deal))
    assert high - low < (loose[1] - loose[0]) / 2


def test_all_won() -> None:
    # Wilson's lower end for n of n is n / (n + z²), with Student's 2.262 for 9 degrees of freedom.
    low, high = share(*([[1.0, 1.0]] * 10))
    assert low == pytest.approx(10 / (10 + 2.262**2))
    assert high == 1.0
    assert share(*([[0.0, 0.0]] * 10)) == pytest.approx((0.0, 1 - low))


def test_one_deal_gives_the_widest_interval() -> None:
    assert share([1.0, 0.0]) == (0.0, 1.0)
