"""Clan Cunningham (CLN-Cu)."""

from __future__ import annotations

from typing import Any

import pytest

from caledonia import Game
from caledonia.events import GoodsChanged, MoneyChanged
from caledonia.types import Good
from tests.helpers import (
    codes,
    decision,
    events_of,
    figures,
    goods,
    money,
    play,
    position,
    refusals,
    step,
)


def cunningham(players: int = 2, clan: str = "cunningham", **seat: Any) -> Game:
    """Return a game in which everybody but seat 0 has passed."""
    seats = [{"clan": clan, **seat}, *({} for _ in range(players - 1))]
    return position(players, passed=list(range(1, players)), seats=seats)


@pytest.mark.rule("CLN-Cu")
@pytest.mark.parametrize(("players", "passing"), [(1, 16), (2, 14), (3, 12), (4, 10)])
@pytest.mark.parametrize("amount", [0, 1, 2, 3])
def test_milk_becomes_eight_pounds_each(players: int, passing: int, amount: int) -> None:
    game = cunningham(players, goods={"milk": 1}, units={"cow": ["b4", "b5"]})
    play(game, "pass")
    assert decision(game) == "ButterChoice"
    assert codes(game) == ["butter 0", "butter 1", "butter 2", "butter 3"]
    play(game, f"butter {amount}")
    assert money(game) == passing + 8 * amount
    assert goods(game).get("milk", 0) == 3 - amount
    assert game.round == 2


@pytest.mark.rule("CLN-Cu")
def test_butter_needs_no_merchant_and_moves_no_price() -> None:
    game = cunningham(goods={"milk": 3}, merchants=0, market={"milk": 2})
    play(game, "pass", "butter 3")
    assert step(game, "milk") == 3
    assert events_of(game, GoodsChanged) == [GoodsChanged(0, Good.MILK, -3, "butter")]
    assert events_of(game, MoneyChanged) == [MoneyChanged(0, 24, "butter")]


@pytest.mark.rule("CLN-Cu")
def test_no_more_butter_than_milk() -> None:
    game = play(cunningham(goods={"milk": 2}), "pass")
    assert refusals(game, "butter 3") == [("CLN-Cu", "too_many")]
    assert figures(game, "butter 3", "too_many") == {"amount": 2}
    assert refusals(game, "butter 2") == []
    assert refusals(game, "butter 0") == []


@pytest.mark.rule("CLN-Cu", "PRD-3")
def test_butter_comes_after_the_factories() -> None:
    game = cunningham(goods={"milk": 1}, units={"cow": ["b4"], "dairy": ["b5"]})
    play(game, "pass")
    assert decision(game) == "Production"
    assert refusals(game, "butter 1") == [("CLN-Cu", "not_now")]
    play(game, "produce cheese 1")
    assert codes(game) == ["butter 0", "butter 1"]
    play(game, "butter 1")
    assert goods(game) == {"cheese": 1}


@pytest.mark.rule("CLN-Cu")
@pytest.mark.parametrize("seat", [{}, {"goods": {"milk": 1}, "units": {"dairy": ["b5"]}}])
def test_without_milk_there_is_no_decision(seat: dict[str, Any]) -> None:
    game = play(cunningham(**seat), "pass")
    if seat:
        play(game, "produce cheese 1")
    assert (game.round, decision(game)) == (2, "Turn")


@pytest.mark.rule("CLN-Cu")
def test_butter_is_made_only_at_the_end_of_production() -> None:
    game = cunningham(goods={"milk": 3})
    assert refusals(game, "butter 1") == [("CLN-Cu", "not_now")]
    assert codes(game, "butter") == []


@pytest.mark.rule("CLN-Cu")
def test_others_make_no_butter() -> None:
    game = play(cunningham(clan="campbell", goods={"milk": 3}), "pass")
    assert (game.round, goods(game)) == (2, {"milk": 3})


@pytest.mark.rule("CLN-Cu", "SCO-T1")
def test_butter_is_made_before_the_round_is_scored() -> None:
    seats = [{"goods": {"milk": 2}}, {"clan": "cunningham", "goods": {"milk": 2}}]
    scoring = ["t1", "t2", "t3", "t4", "t5"]
    game = position(2, "pass", passed=[1], seats=seats, scoring=scoring)
    assert (game.deciding_seat, decision(game)) == (1, "ButterChoice")
    assert game.seat(0).glory == 0
    play(game, "butter 1")
    assert [seat.glory for seat in game.seats] == [2, 1]


@pytest.mark.rule("CLN-Cu", "FIN-3")
def test_butter_money_of_the_last_round_counts() -> None:
    seats = [{"clan": "cunningham", "goods": {"milk": 2}}, {}]
    game = position(2, "pass", "butter 2", round=5, passed=[1], seats=seats)
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.sheets[0].money, outcome.sheets[0].basic_goods) == (3, 0)
