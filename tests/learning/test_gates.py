"""A net is kept only if it wins its gate."""

from __future__ import annotations

from collections import Counter

import pytest

from caledonia.native import available
from learning.gates import (
    APART,
    SEED,
    Lead,
    Result,
    Side,
    deals,
    is_too_short,
    is_won,
    lead,
    play_deal,
    summary,
)

COUNTS = {2: 40, 4: 20}


def game(points: float, *others: float) -> Result:
    mean = sum(others) / len(others)
    return Result(points, max(others), mean, 5.0, points > max(others))


def test_a_lead_is_measured_by_deals() -> None:
    ahead = lead([[game(150, 140), game(140, 140)], [game(130, 136), game(131, 131)]])
    assert (ahead.mean, ahead.deals) == (1.0, 2)
    # The means of the deals are 5 and -3.
    assert ahead.margin == pytest.approx(1.96 * 4)


def test_one_of_four_equals_has_no_lead() -> None:
    """The best of three others is ahead of an equal, their mean is not."""
    assert lead([[game(140, 130, 140, 150)], [game(141, 151, 141, 131)]]).mean == 0


@pytest.mark.parametrize(
    ("two", "four", "won"),
    [
        (Lead(2.0, 3.0, 40), Lead(1.0, 3.0, 20), True),
        (Lead(3.0, 2.0, 40), Lead(-1.0, 2.0, 20), True),
        (Lead(-1.0, 2.0, 40), Lead(0.5, 2.0, 20), False),
        # Clearly worse at one number of players.
        (Lead(9.0, 2.0, 40), Lead(-3.0, 2.0, 20), False),
        # Ended early with too few deals.
        (Lead(9.0, 2.0, 40), Lead(3.0, 4.0, 9), False),
    ],
)
def test_a_gate_is_won_by_points_at_both_tables(two: Lead, four: Lead, won: bool) -> None:
    assert is_won({2: two, 4: four}, COUNTS) is won


def test_a_gate_is_too_short_where_half_of_the_deals_are_missing_at_a_table() -> None:
    two = Lead(1.0, 1.0, 20)
    assert not is_too_short({2: two, 4: Lead(-9.0, 1.0, 10)}, COUNTS)
    assert is_too_short({2: two, 4: Lead(9.0, 1.0, 9)}, COUNTS)
    assert is_too_short({2: two}, COUNTS)


def test_a_gate_without_games_is_not_won() -> None:
    assert not is_won({2: Lead(5.0, 1.0, 40)}, COUNTS)


def test_every_gate_has_its_own_deals_evenly_spread() -> None:
    side = Side(None, 1)
    first, second = (list(deals(number, COUNTS, side, side)) for number in (1, 2))
    assert not {each.seed for each in first} & {each.seed for each in second}
    assert min(each.seed for each in first) == SEED + APART
    assert Counter(each.players for each in first) == COUNTS
    assert Counter(each.players for each in first[:30]) == {2: 20, 4: 10}


@pytest.mark.skipif(not available(), reason="the compiled twin is not built here")
def test_a_deal_is_played_in_every_seat_unless_it_is_too_late() -> None:
    side = Side(None, 2)
    (task,) = deals(3, {3: 1}, side, side)
    players, games = play_deal(task)
    assert (players, len(games)) == (3, 3)
    figures = summary([games], 3)
    assert figures["deals"] == 1
    assert figures["lead_95"] is None
    assert 20 < (figures["points"] or 0) < 250
    (late,) = deals(3, {3: 1}, side, side, until=0.0)
    assert play_deal(late) == (3, [])
