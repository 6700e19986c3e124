"""The figures that say how often forecasts of the learning aids come true."""

from __future__ import annotations

import pytest

from benchmarks import aids
from benchmarks.aids import Forecasts, Table, lines
from caledonia.game import Game
from caledonia.teaching.navigator import navigate
from caledonia.teaching.odds import reaches
from caledonia.teaching.shapes import Way
from caledonia.teaching.worlds import PythonWorld, World, take_best


def test_a_game_is_measured_the_same_way_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(aids, "BOTS", ("baker", "crofter"))
    monkeypatch.setattr(aids, "SAMPLES", 3)
    one, again = aids.measure(8_000_001), aids.measure(8_000_001)
    assert one == again
    assert len(one.weather) > 6
    assert one.ways
    assert {came for _, came in (*one.weather, *one.ways)} == {0.0, 1.0}


def test_forecasts_are_counted_by_tenths() -> None:
    games = [Forecasts(1, [(0.85, 1.0)] * 3, [(0.2, 0.0)]), Forecasts(2, [(0.85, 0.0)], [])]
    text = list(lines(games))
    assert "| 80 to 90% | 4 | 85.0% | 75.0% | -10.0 |" in text[6]
    assert text[0] == "2 games of two to four bots from baker to chief."
    # Three times as sure as right, once as sure as wrong, beside 75 % each time.
    assert "log loss 0.596 (always 75%: 0.562)" in text[2]


def test_a_way_is_followed_while_the_others_play() -> None:
    game = Game.new(2, 11)
    table = Table(["crofter", "crofter"], 11)
    sure: list[tuple[int, Way]] = []
    while not sure:
        game.push(table.choice(game))
        ways = [(r["contract"], way) for r in navigate(game.state, 0) for way in r["ways"]]
        sure = [(c, way) for c, way in ways if way["chance"] == 1 and way["production"]]
    contract, way = sure[0]
    seats: set[int | None] = set()

    def others(world: World) -> None:
        seats.add(world.seat)
        take_best(world)

    def follow(some: Way) -> bool:
        return reaches(PythonWorld(game.state.fork()), 0, contract, some, others)

    assert follow(way)
    assert seats == {1}
    # It does not come by itself.
    assert not follow({**way, "steps": [], "production": -1})


@pytest.mark.parametrize("chance", [0.0, 1.0])
def test_a_certain_forecast_that_is_wrong_has_a_finite_loss(chance: float) -> None:
    games = [Forecasts(1, [(chance, 1 - chance)] * 2, [(chance, chance)])]
    assert "log loss 5.298" in list(lines(games))[2]
