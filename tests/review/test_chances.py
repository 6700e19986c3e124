"""Chances to win, corrected by how often such chances came true."""

from __future__ import annotations

from itertools import product

import pytest

from benchmarks.review.fit import best
from caledonia.review import analyse
from caledonia.review.chances import CORRECTIONS, NARROW, Correction, corrected, raised
from caledonia.teaching.evaluation import evaluate_position
from tests.review.games import finished

WINS = (0.5, 0.3, 0.15, 0.05)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("spread", [0.0, 3.0, 12.0])
def test_corrected_chances_add_up_and_keep_their_order(players: int, spread: float) -> None:
    wins = raised(WINS[:players], 1.0)
    chances = corrected(wins, spread)
    assert sum(chances) == pytest.approx(1)
    assert list(chances) == sorted(chances, reverse=True)


def test_what_is_certain_stays_certain() -> None:
    assert corrected((1.0, 0.0), 12.0) == (1.0, 0.0)
    assert corrected((1.0,), 12.0) == (1.0,)


def test_an_exponent_below_one_brings_chances_together() -> None:
    assert raised((0.8, 0.2), 0.5)[0] < 0.8 < raised((0.8, 0.2), 2.0)[0]


def test_chances_get_sharper_where_less_is_open() -> None:
    for correction in CORRECTIONS.values():
        assert correction.exponent(NARROW) == correction.exponent(NARROW + 5) == correction.base
        assert correction.exponent(1.0) > correction.exponent(4.0) > correction.base


@pytest.mark.parametrize("share", [0.3, 0.95])
def test_a_look_corrects_all_its_chances_the_same_way(share: float) -> None:
    states = finished(4).states
    state = states[int(share * len(states))]
    seen = analyse(state, nodes=64, seed="1")
    raw = analyse(state, nodes=64, seed="1", raw=True)
    assert raw.best.outlook is not None
    spread = raw.best.outlook.spread
    pairs = [(seen.values, raw.values)]
    pairs += [(c.values, r.values) for c, r in zip(seen.candidates, raw.candidates, strict=True)]
    for values, before in pairs:
        assert [v.win for v in values] == list(corrected([b.win for b in before], spread))
        assert [v.points for v in values] == [b.points for b in before]
    assert [v.win for v in seen.values] != [b.win for b in raw.values]


def test_the_evaluation_bar_shows_corrected_chances() -> None:
    states = finished(4).states
    state = states[int(0.9 * len(states))]
    bar = [seat["win"] for seat in evaluate_position(state, 64)["seats"]]
    assert sum(bar) == pytest.approx(1, abs=0.002)
    assert max(bar) > 1 / 4


@pytest.mark.parametrize("true", [Correction(1.0, 0.4), Correction(1.0, 0.06)])
def test_fitting_finds_the_correction_that_games_were_made_with(true: Correction) -> None:
    """Ten games for each chance, as many won as the corrected chances promise."""
    games = []
    for spread, tenths in product((4.0, 9.0), (6, 7, 8, 9)):
        promised = (tenths / 10, 1 - tenths / 10)
        looks = [{"win": list(raised(promised, 1 / true.exponent(spread))), "spread": spread}]
        games += [
            {"looks": looks, "won": [1.0, 0.0] if number < tenths else [0.0, 1.0]}
            for number in range(10)
        ]
    fitted = best(games)
    assert (fitted.base, fitted.growth) == pytest.approx((true.base, true.growth))
