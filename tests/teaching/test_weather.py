"""Market weather: chances that prices move before the next own turn."""

from __future__ import annotations

import pytest

from caledonia.teaching import worlds
from caledonia.teaching.weather import market_weather
from caledonia.types import GOOD_NAMES
from tests.insight.played import moments, reshuffled


def test_chances_and_prices_go_together() -> None:
    moved = 0
    for game in moments(3, every=23):
        for seat in range(game.players):
            weather = market_weather(game.state, seat, futures=8)
            assert set(weather) in (set(), set(GOOD_NAMES))
            for name, each in weather.items():
                assert each["price"] == game.market.price(name)
                assert 0 <= each["rises"] <= 1
                assert 0 <= each["rises"] + each["falls"] <= 1
                if each["rises"] and not each["falls"]:
                    assert each["expected"] >= each["price"]
                if not each["rises"] and not each["falls"]:
                    assert each["expected"] == each["price"]
                moved += each["rises"] + each["falls"] > 0
    assert moved


def test_needs_and_stocks_are_those_of_the_others() -> None:
    game = list(moments(4, every=29))[-2]
    for seat in range(game.players):
        for name, each in market_weather(game.state, seat, futures=2).items():
            assert seat not in [one["seat"] for one in (*each["holds"], *each["needs"])]
            for one in each["holds"]:
                assert game.seat(one["seat"]).goods[name] == one["amount"] > 0


def test_nothing_hidden_has_any_influence() -> None:
    for game in moments(1, every=41):
        assert market_weather(game.state, 1) == market_weather(reshuffled(game.state), 1)


def test_weather_is_the_same_without_the_compiled_twin(monkeypatch: pytest.MonkeyPatch) -> None:
    games = [game for game in moments(3, every=61) if game.round]
    fast = [market_weather(game.state, 0, futures=6) for game in games]
    assert any(fast)
    monkeypatch.setattr(worlds, "twin_of", lambda _: None)
    assert [market_weather(game.state, 0, futures=6) for game in games] == fast


def test_there_is_no_weather_before_the_first_and_after_the_last_turn() -> None:
    first, *_ = moments(1)
    assert market_weather(first.state, 0) == {}
    game = list(moments(1))[-1]
    assert game.round == 5
    while not game.is_over():
        game.push(game.legal_actions[0])
    assert market_weather(game.state, 0) == {}


def test_own_trades_are_left_out() -> None:
    # A player alone moves no price without trading.
    game = next(game for game in moments(0, every=20) if game.round == 2)
    weather = market_weather(game.state, 0)
    assert all(each["rises"] == each["falls"] == 0 for each in weather.values())
