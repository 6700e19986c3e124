"""Clan Stewart (CLN-S)."""

from __future__ import annotations

from typing import Any

import pytest

from caledonia import Game
from caledonia.events import MoneyChanged
from caledonia.types import GOOD_NAMES
from tests.helpers import (
    codes,
    decision,
    events_of,
    figures,
    goods,
    money,
    new_game,
    play,
    position,
    price,
    refusals,
    step,
)


def stewart(players: int, *codes: str, seat: dict[str, Any], clan: str = "stewart") -> Game:
    """Return a game in which seat 0 is alone to act."""
    seats = [{"clan": clan, **seat}, *({} for _ in range(players - 1))]
    return position(players, *codes, passed=list(range(1, players)), seats=seats)


@pytest.mark.rule("CLN-S", "SET-7")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_five_of_seven_merchants_and_shipping_from_the_start(players: int) -> None:
    clans = ("stewart", "campbell", "buchanan", "robertson")[:players]
    begun = new_game(players, clans=clans).state.players
    assert (begun[0].merchants, begun[0].merchants_on_board, begun[0].shipping) == (5, 2, 1)
    for other in begun[1:]:
        assert (other.merchants, other.merchants_on_board, other.shipping) == (2, 5, 0)


@pytest.mark.rule("CLN-S", "HIR-1")
def test_two_merchants_can_still_be_hired() -> None:
    game = stewart(2, "hire", "hire", seat={"money": 50})
    assert (game.seat(0).merchants, game.seat(0).merchants_on_board) == (7, 0)
    assert refusals(game, "hire") == [("HIR-1", "no_merchant_on_board")]


@pytest.mark.rule("CLN-S", "EXP-4")
def test_rivers_can_be_crossed_from_the_start() -> None:
    seat = {"money": 50, "units": {"sheep": ["c3"]}}
    assert "expand sheep c4" in codes(stewart(2, seat=seat))
    assert figures(stewart(2, seat=seat), "expand miner e2", "needs_shipping") == {
        "space": "e2",
        "level": 2,
    }
    assert "expand sheep c4" not in codes(stewart(2, seat=seat, clan="campbell"))


@pytest.mark.rule("CLN-S")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("amount", [1, 2, 5])
@pytest.mark.parametrize("good", GOOD_NAMES)
def test_one_pound_for_every_purchase_however_big(players: int, amount: int, good: str) -> None:
    game = stewart(players, seat={"money": 80})
    cost = price(game, good) * amount
    play(game, f"buy {good} {amount}")
    assert money(game) == 80 + 1 - cost
    assert goods(game) == {good: amount}
    changes = [event.amount for event in events_of(game, MoneyChanged)]
    assert changes == [1, -cost]


@pytest.mark.rule("CLN-S")
@pytest.mark.parametrize("amount", [1, 3])
def test_one_pound_for_every_sale(amount: int) -> None:
    game = stewart(2, f"sell wool {amount}", seat={"goods": {"wool": 3}})
    assert money(game) == 1 + 4 * amount
    assert events_of(game, MoneyChanged)[0] == MoneyChanged(0, 1, "clan")


@pytest.mark.rule("CLN-S")
@pytest.mark.parametrize("players", [2, 3])
def test_the_pound_comes_before_paying(players: int) -> None:
    # Wool costs £4, grain £5.
    game = stewart(players, seat={"money": 3})
    assert codes(game, "buy") == ["buy wool 1"]
    assert refusals(game, "buy grain 1") == [("TRD-5", "money_short")]
    assert figures(game, "buy grain 1", "money_short") == {"amount": 1}
    assert figures(game, "buy wool 2", "money_short") == {"amount": 4}
    assert money(play(game, "buy wool 1")) == 0
    other = stewart(players, seat={"money": 3}, clan="campbell")
    assert figures(other, "buy wool 1", "money_short") == {"amount": 1}
    assert codes(other, "buy") == []


@pytest.mark.rule("CLN-S")
def test_every_trade_brings_its_pound() -> None:
    game = stewart(2, seat={"money": 20, "goods": {"milk": 1}})
    play(game, "buy wool 1", "buy wool 1", "sell milk 1")
    assert money(game) == 20 - (4 - 1) - (5 - 1) + (5 + 1)


@pytest.mark.rule("CLN-S")
def test_others_get_nothing_for_trading() -> None:
    seat = {"money": 10, "goods": {"wool": 1}}
    assert money(stewart(2, "sell wool 1", seat=seat, clan="campbell")) == 14
    assert money(stewart(2, "buy wool 1", seat=seat, clan="campbell")) == 6


def beside_cow_and_distillery(players: int, pounds: int, *codes: str, clan: str) -> Game:
    """Return a game in which g2 (£4) lies beside a cow and a distillery of seat 1."""
    merchants = {"merchants": 6, "merchants_on_board": 1}
    seats: list[dict[str, Any]] = [
        {"clan": clan, "money": 12 + pounds, "units": {"woodcutter": ["f1"]}, **merchants},
        {"units": {"cow": ["g3"], "distillery": ["f2"]}},
        *({} for _ in range(players - 2)),
    ]
    return position(players, "expand sheep g2", *codes, seats=seats)


@pytest.mark.rule("CLN-S", "NBH-3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_rulebooks_example_of_two_pounds(players: int) -> None:
    # Three milk and three whisky from neighbours: £5 - £2 and £11 - £3 a piece.
    trades = ("buy milk 3", "buy whisky 3")
    game = beside_cow_and_distillery(players, 31, *trades, clan="stewart")
    assert goods(game) == {"milk": 3, "whisky": 3}
    assert money(game) == 31 + 2 - 9 - 24 == 0
    other = beside_cow_and_distillery(players, 33, *trades, clan="campbell")
    assert money(other) == 0


@pytest.mark.rule("CLN-S", "NBH-3")
def test_the_pound_comes_before_paying_neighbours() -> None:
    game = beside_cow_and_distillery(3, 8, clan="stewart")
    assert codes(game) == ["buy milk 1", "buy milk 2", "buy milk 3", "buy whisky 1", "skip"]
    assert money(play(game, "buy milk 3")) == 0
    game = beside_cow_and_distillery(3, 7, clan="stewart")
    assert refusals(game, "buy milk 3") == [("NBH-3", "money_short")]
    assert figures(game, "buy milk 3", "money_short") == {"amount": 1}


@pytest.mark.rule("CLN-S", "NBH-4")
def test_declining_neighbours_brings_nothing() -> None:
    game = beside_cow_and_distillery(3, 8, "skip", clan="stewart")
    assert money(game) == 8
    assert game.deciding_seat == 1


@pytest.mark.rule("CLN-S", "PRT-P6")
def test_port_six_is_no_trade_but_the_trade_after_it_is_one() -> None:
    seats = [{"clan": "stewart", "units": {"sheep": ["b4"]}, "goods": {"wool": 1}}, {}]
    game = position(2, "port p6 wool up", seats=seats, ports=["p6", "p2", "p3", "p5"])
    assert (money(game), step(game, "wool"), decision(game)) == (0, 6, "MandatoryTrade")
    play(game, "sell wool 1")
    assert money(game) == 6 + 1


@pytest.mark.rule("CLN-S", "PRT-P6")
def test_the_pound_helps_to_pay_after_port_six() -> None:
    seats = [{"clan": "stewart", "money": 2, "units": {"sheep": ["b4"]}}, {}]
    game = position(2, "port p6 wool down", seats=seats, ports=["p6", "p2", "p3", "p5"])
    assert codes(game) == ["buy wool 1"]
    assert money(play(game, "buy wool 1")) == 0
