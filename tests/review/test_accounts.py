"""Which account of the balance sheet a change of value goes to."""

from __future__ import annotations

from dataclasses import astuple
from functools import cache
from math import hypot

import pytest

from caledonia.review import Balance, Review, Value, review_game
from caledonia.review.accounts import UNFORESEEN, WIDER, Ledger, Values, points, win
from caledonia.review.assemble import Played
from caledonia.review.probe import Cost, Probe
from tests.review.games import QUICK, finished

END = (Value(90.0, 0.0), Value(100.0, 1.0))


def values(first: float, second: float, chance: float = 0.5, error: float = 0.0) -> Values:
    """Return the values of a position for two seats."""
    return Value(first, chance, error), Value(second, 1 - chance, error)


def cost(played: Values, best: Values) -> Cost:
    return Cost("trading", "good", "end", played, best)


def ledger(unforeseen: float = 0.0) -> Ledger:
    """Return a game of four steps: one of each seat that costs, a forced one, and a reveal."""
    probes = [
        Probe(1, values(100, 80, 0.6, 1.0), cost(values(97, 81, 0.5, 2.0), values(99, 80, 0.6))),
        Probe(2, values(98, 83, 0.5), cost(values(104, 82, 0.7), values(99, 86, 0.4, 3.0))),
        Probe(3, values(105, 84, 0.7), None),
        Probe(4, values(106, 85, 0.7), None, (values(100, 90, 0.4), values(98, 94, 0.2))),
    ]
    return Ledger(probes, (0, 1, 0, 1), END, unforeseen=unforeseen, wider=WIDER)


def test_costs_of_ones_own_decisions_and_of_those_of_others_have_accounts_of_their_own() -> None:
    # Luck: 90 instead of 99, and 100 instead of 92.
    assert ledger().balance(0, points) == Balance(100, -9, -2, 5, -4)
    assert ledger().balance(1, points) == Balance(80, 8, -4, 1, 15)
    first, second = ledger().balance(0, win), ledger().balance(1, win)
    assert astuple(first) == pytest.approx((0.6, -0.3, -0.1, 0.3, -0.5))
    assert astuple(second) == pytest.approx((0.4, 0.3, -0.3, 0.1, 0.5))


def test_what_is_seen_later_on_average_belongs_to_the_start() -> None:
    plain, moved = ledger().balance(0, points), ledger(6.0).balance(0, points)
    assert moved.start == plain.start + 6
    assert moved.later == pytest.approx(plain.later - 6)
    assert moved.total == pytest.approx(plain.total)
    # Everybody's start rises, so that nobody leads by more, or wins more often.
    assert ledger(6.0).balance(0, win) == ledger().balance(0, win)


def test_errors_are_those_of_a_longer_review() -> None:
    errors = ledger().uncertainty(0)
    assert errors.start == WIDER["start"] * 1.0
    assert errors.decisions == WIDER["decisions"] * 2.0
    assert errors.opponents == WIDER["opponents"] * 3.0
    # Of two outcomes 2 points apart; nothing of the end, which is exact.
    assert errors.luck == pytest.approx(WIDER["luck"] * 1.0)
    assert errors.later == pytest.approx(hypot(*astuple(errors)[:4]))


@cache
def reviewed(players: int) -> Review:
    return review_game(finished(players), settings=QUICK)


def test_alone_nobody_else_gives_or_takes() -> None:
    (sheet,) = reviewed(1).sheets
    for balance in (sheet.points, sheet.margin, sheet.win, sheet.uncertainty):
        assert balance.opponents == 0.0
    assert sheet.points.later


@pytest.mark.parametrize("players", [2, 4])
def test_others_give_only_where_they_did_not_play_the_best(players: int) -> None:
    """What one seat loses by its own decisions, another may gain, but never by its own."""
    game, review = finished(players), reviewed(players)
    first = Played(game).first_accounted()
    worse = {each.ply for each in review.decisions if each.code != each.best_code}
    for sheet in review.sheets:
        others = [
            each
            for each in review.decisions
            if each.seat != sheet.seat and each.ply > first and each.ply in worse
        ]
        assert others
        assert sheet.win.decisions < 0 < sheet.win.opponents
    # Of a chance to win, what some lose the others gain.
    lost = sum(sheet.win.decisions for sheet in review.sheets)
    assert sum(sheet.win.opponents for sheet in review.sheets) == pytest.approx(-lost)


def test_the_search_sees_more_later_than_one_search_says() -> None:
    assert list(UNFORESEEN) == [1, 2, 3, 4]
    assert all(points > 0 for points in UNFORESEEN.values())
    assert all(times >= 1 for times in WIDER.values())
