"""The match that shows what it gains to look at every action."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from benchmarks.widening import Played, Question, Widened, estimates, jobs, play
from caledonia import Game
from caledonia.bots import Limit
from caledonia.bots.fast import NetSearch
from caledonia.native import available

pytestmark = pytest.mark.skipif(not available(), reason="the compiled twin is not built here")


def test_each_deal_is_played_from_every_seat() -> None:
    question = Question(3, 4, Limit(nodes=2))
    assert list(jobs(question, 2, 70)) == [(70, 0), (70, 1), (70, 2), (71, 0), (71, 1), (71, 2)]
    played = play(question, (70, 1))
    assert played.deal == 70
    assert 0 <= played.won <= 1


@pytest.mark.parametrize("least", [0, 3])
def test_its_seats_look_as_often_as_they_are_told(least: int) -> None:
    game = Game.new(2, 4)
    while len(game.legal_actions) < 20:
        game.push(game.legal_actions[0])
    search = Widened(1, least).search(game.state, Random(1))
    assert isinstance(search, NetSearch)
    search.run(seconds=None, nodes=8 * len(game.legal_actions))
    assert min(each.visits for each in search._tree.tried()) == least


def test_leads_are_counted_by_deals() -> None:
    games = [
        Played(1, Fraction(3), Fraction(1)),
        Played(1, Fraction(1), Fraction(0)),
        Played(2, Fraction(-2), Fraction(0)),
        Played(2, Fraction(2), Fraction(1)),
    ]
    lead, won = estimates(games)
    assert (lead.mean, won.mean) == (1, 0.5)
    # The means of the deals are 2 and 0.
    assert lead.margin == pytest.approx(12.706, abs=0.01)
