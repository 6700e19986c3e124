"""The evaluation bar: points and chances of all seats."""

from __future__ import annotations

import pytest

from caledonia.review import analysis
from caledonia.teaching.evaluation import evaluate_position
from tests.insight.played import moments, reshuffled, whole


def test_chances_add_up_and_every_seat_has_points() -> None:
    for game in moments(3, every=83):
        seen = evaluate_position(game.state, nodes=40)
        assert [each["seat"] for each in seen["seats"]] == list(range(game.players))
        assert sum(each["win"] for each in seen["seats"]) == pytest.approx(1, abs=0.01)
        assert all(0 < each["points"] < 300 for each in seen["seats"])


def test_the_end_of_a_game_is_its_result() -> None:
    game = whole(2)
    outcome = game.outcome()
    assert outcome is not None
    seats = evaluate_position(game.state)["seats"]
    assert [each["points"] for each in seats] == list(outcome.scores)
    assert [each["win"] for each in seats] == [
        round(1 / outcome.places.count(1), 3) if place == 1 else 0 for place in outcome.places
    ]


def test_nothing_hidden_has_any_influence() -> None:
    game = list(moments(1, every=41))[2]
    assert evaluate_position(game.state) == evaluate_position(reshuffled(game.state))


def test_games_are_played_out_without_the_compiled_twin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "twin_of", lambda _: None)
    game = list(moments(1))[-30]
    seen = evaluate_position(game.state, nodes=10)
    assert seen["method"] == "playouts"
    assert sum(each["win"] for each in seen["seats"]) == pytest.approx(1, abs=0.01)
