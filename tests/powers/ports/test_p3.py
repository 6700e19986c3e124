"""Port 3: a processed good for two (PRT-P3)."""

from __future__ import annotations

from typing import Any

import pytest

from caledonia import Game
from caledonia.events import GoodsChanged, PortUsed
from caledonia.types import Good
from tests.helpers import codes, figures, goods, money, play, position, refusals


def near(*played: str, **seat: Any) -> Game:
    """Return a game in which seat 0 has port 3 in reach."""
    seat = {"units": {"woodcutter": ["b1"]}, **seat}
    return position(3, *played, ports=["p3", "p2", "p4", "p5"], seats=[seat, {}, {}])


@pytest.mark.rule("PRT-P3")
@pytest.mark.parametrize(
    ("code", "left"),
    [
        ("port p3 bread cheese whisky", {"bread": 1, "cheese": 3, "whisky": 3}),
        ("port p3 cheese bread bread", {"bread": 4, "cheese": 1, "whisky": 2}),
        # The good discarded may come back.
        ("port p3 whisky whisky whisky", {"bread": 2, "cheese": 2, "whisky": 3}),
    ],
)
def test_one_processed_good_becomes_two(code: str, left: dict[str, int]) -> None:
    game = near(code, goods={"bread": 2, "cheese": 2, "whisky": 2})
    assert goods(game) == left


@pytest.mark.rule("PRT-P3")
def test_every_mix_of_two_is_on_offer() -> None:
    game = near(goods={"cheese": 1, "wool": 5})
    mixes = ["bread bread", "bread cheese", "bread whisky", "cheese cheese", "cheese whisky"]
    assert codes(game, "port") == [f"port p3 cheese {mix}" for mix in [*mixes, "whisky whisky"]]
    assert len(codes(near(goods={"bread": 1, "whisky": 9}), "port p3")) == 12


@pytest.mark.rule("PRT-P3")
def test_the_gain_may_be_named_in_any_order() -> None:
    assert goods(near("port p3 bread whisky cheese", goods={"bread": 1})) == {
        "cheese": 1,
        "whisky": 1,
    }


@pytest.mark.rule("PRT-P3")
def test_the_good_must_be_in_stock() -> None:
    game = near(goods={"bread": 1})
    assert refusals(game, "port p3 whisky bread bread") == [("PRT-P3", "goods_short")]
    assert figures(game, "port p3 whisky bread bread", "goods_short") == {
        "good": "whisky",
        "amount": 1,
    }
    assert codes(near(goods={"wool": 3, "grain": 1, "milk": 1}), "port") == []


@pytest.mark.rule("PRT-P3", "CLN-MK2")
def test_whisky_in_the_cellar_is_not_stock() -> None:
    game = near(clan="mackenzie", clan_state=[1, 0, 0])
    assert refusals(game, "port p3 whisky bread bread") == [("PRT-P3", "goods_short")]
    play(game, "withdraw 1", "port p3 whisky bread bread")
    assert goods(game) == {"bread": 2}


@pytest.mark.rule("PRT-P3")
@pytest.mark.parametrize(
    "words", ["", "bread", "bread cheese", "bread cheese cheese cheese", "wool bread bread"]
)
def test_other_exchanges_are_refused(words: str) -> None:
    game = near(goods={"wool": 1, "bread": 1})
    assert refusals(game, f"port p3 {words}") == [("PRT-P3", "port_choice")]
    assert figures(game, f"port p3 {words}", "port_choice") == {
        "tile": "p3",
        "expected": "name the good discarded and the 2 gained (bread|cheese|whisky)",
    }


@pytest.mark.rule("PRT-P3")
def test_nothing_but_goods_changes() -> None:
    game = near("port p3 bread cheese cheese", goods={"bread": 1}, money=7)
    assert money(game) == 7
    assert game.events() == [
        PortUsed(0, "p3", "p3"),
        GoodsChanged(0, Good.BREAD, -1, "port"),
        *[GoodsChanged(0, Good.CHEESE, 1, "port")] * 2,
    ]


@pytest.mark.rule("PRT-P3", "PRT-1", "FUL-1")
def test_the_goods_gained_may_pay_a_contract_the_same_turn() -> None:
    game = near("port p3 bread whisky whisky", contracts=[11], goods={"bread": 1})
    assert codes(game, "fulfil") == ["fulfil 11"]
