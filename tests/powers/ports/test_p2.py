"""Port 2: a basic good for three (PRT-P2)."""

from __future__ import annotations

from typing import Any

import pytest

from caledonia import Game
from caledonia.events import GoodsChanged, PortUsed
from caledonia.types import Good
from tests.helpers import codes, figures, goods, money, position, refusals, step


def near(*played: str, **seat: Any) -> Game:
    """Return a game in which seat 0 has port 2 in reach."""
    seat = {"units": {"woodcutter": ["b1"]}, **seat}
    return position(3, *played, ports=["p2", "p3", "p4", "p5"], seats=[seat, {}, {}])


@pytest.mark.rule("PRT-P2")
@pytest.mark.parametrize(
    ("code", "left"),
    [
        ("port p2 wool grain grain milk", {"wool": 1, "grain": 4, "milk": 3}),
        ("port p2 grain wool wool wool", {"wool": 5, "grain": 1, "milk": 2}),
        ("port p2 milk wool grain milk", {"wool": 3, "grain": 3, "milk": 2}),
        # The good discarded may come back.
        ("port p2 wool wool wool wool", {"wool": 4, "grain": 2, "milk": 2}),
    ],
)
def test_one_basic_good_becomes_three(code: str, left: dict[str, int]) -> None:
    game = near(code, goods={"wool": 2, "grain": 2, "milk": 2})
    assert goods(game) == left


@pytest.mark.rule("PRT-P2")
def test_every_mix_of_three_is_on_offer() -> None:
    game = near(goods={"milk": 1, "bread": 5})
    mixes = [
        "wool wool wool",
        "wool wool grain",
        "wool wool milk",
        "wool grain grain",
        "wool grain milk",
        "wool milk milk",
        "grain grain grain",
        "grain grain milk",
        "grain milk milk",
        "milk milk milk",
    ]
    assert codes(game, "port") == [f"port p2 milk {mix}" for mix in mixes]
    both = near(goods={"wool": 1, "milk": 1})
    assert len(codes(both, "port p2")) == 20


@pytest.mark.rule("PRT-P2")
def test_the_gain_may_be_named_in_any_order() -> None:
    game = near("port p2 wool milk grain milk", goods={"wool": 1})
    assert goods(game) == {"grain": 1, "milk": 2}


@pytest.mark.rule("PRT-P2")
def test_the_good_must_be_in_stock() -> None:
    game = near(goods={"wool": 1})
    assert refusals(game, "port p2 milk wool wool wool") == [("PRT-P2", "goods_short")]
    assert figures(game, "port p2 milk wool wool wool", "goods_short") == {
        "good": "milk",
        "amount": 1,
    }
    assert codes(near(goods={"bread": 3, "cheese": 1, "whisky": 1}), "port") == []


@pytest.mark.rule("PRT-P2")
@pytest.mark.parametrize(
    "words",
    [
        "",
        "wool",
        "wool milk milk",
        "wool milk milk milk milk",
        "bread wool wool wool",
        "wool bread wool wool",
    ],
)
def test_other_exchanges_are_refused(words: str) -> None:
    game = near(goods={"wool": 1, "bread": 1})
    assert refusals(game, f"port p2 {words}") == [("PRT-P2", "port_choice")]
    assert figures(game, f"port p2 {words}", "port_choice") == {
        "tile": "p2",
        "expected": "name the good discarded and the 3 gained (wool|grain|milk)",
    }


@pytest.mark.rule("PRT-P2")
def test_no_money_no_merchant_no_price_is_involved() -> None:
    game = near("port p2 wool milk milk milk", goods={"wool": 1}, money=7)
    assert (money(game), game.seat(0).merchants) == (7, 2)
    assert (step(game, "wool"), step(game, "milk")) == (4, 4)
    assert game.events() == [
        PortUsed(0, "p2", "p2"),
        GoodsChanged(0, Good.WOOL, -1, "port"),
        *[GoodsChanged(0, Good.MILK, 1, "port")] * 3,
    ]


@pytest.mark.rule("PRT-P2", "PRT-1")
def test_goods_just_bought_may_be_exchanged_after_the_main_action() -> None:
    game = near("buy milk 1", "port p2 milk wool wool wool", money=20)
    assert goods(game) == {"wool": 3}
    assert game.deciding_seat == 1
