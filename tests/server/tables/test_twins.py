"""Tables that differ only in hidden state give the same answers.

``python -m benchmarks.server twins`` does this over whole games.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from benchmarks.server.twin_games import differ, portions_of, twin_of, whole_game
from benchmarks.server.twin_tables import opened
from benchmarks.server.twins import compare, unclassified
from caledonia.notation.position import HIDDEN_KEYS, position_data


def test_every_route_about_a_table_is_compared_or_exempt() -> None:
    with opened() as house:
        assert unclassified(house) == set()


@pytest.mark.parametrize("first", [0, pytest.param(2, marks=pytest.mark.slow)])
def test_twins_give_the_same_answers(first: int) -> None:
    report = compare(2, 1, first=first, whole=False)
    assert report["faults"] == []
    assert report["moments_asked_about"] == 2
    assert report["answers_compared"] > 500
    assert report["pairs_without_anything_hidden"] == 0


@pytest.mark.parametrize("number", [0, 6])
def test_twins_differ_in_what_is_hidden_only(number: int) -> None:
    lots = Random(number)
    for game, _ in list(portions_of(whole_game(number)))[::9]:
        twin = twin_of(game, lots)
        assert differ(game, twin)
        shown: Mapping[str, object] = position_data(game.state)
        same: Mapping[str, object] = position_data(twin.state)
        assert {key for key in shown if shown[key] != same[key]} <= set(HIDDEN_KEYS)
        assert sorted(game.state.pile) == sorted(twin.state.pile)
