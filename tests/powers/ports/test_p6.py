"""Port 6: move a price before trading (PRT-P6)."""

from __future__ import annotations

from typing import Any

import pytest

from caledonia import Game
from caledonia.events import MoneyChanged, PortUsed, PriceMoved
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
    price,
    refusals,
    step,
)

TILES = ["p6", "p9", "p5", "p8"]
"""p6 lies on a1 (beside b1), p9 on m1 (beside m2)."""
OTHERS = [{"units": {"distillery": ["c2"], "cow": ["c3"]}}, {"units": {"sheep": ["b3"]}}]
"""Neighbours of b2: they make whisky, milk and wool."""


def near(*played: str, prices: dict[str, int] | None = None, **seat: Any) -> Game:
    """Return a game in which seat 0 has port 6 in reach; prices count steps from 1, start is 4."""
    others = seat.pop("others", [{}, {}])
    fields = {key: seat.pop(key) for key in ("bought", "pending") if key in seat}
    seat = {"units": {"woodcutter": ["b1"]}, **seat}
    table = {"prices": prices or {}, "ports": TILES, "seats": [seat, *others]}
    return position(3, *played, **table, **fields)


# The move.


@pytest.mark.rule("PRT-P6")
@pytest.mark.parametrize(("direction", "to", "pounds"), [("up", 7, 6), ("down", 1, 3)])
def test_three_steps_up_or_down(direction: str, to: int, pounds: int) -> None:
    game = near(f"port p6 wool {direction}", goods={"wool": 1})
    assert (step(game, "wool"), price(game, "wool")) == (to, pounds)
    assert game.events() == [
        PortUsed(0, "p6", "p6"),
        PriceMoved(Good.WOOL, 3, to - 1, "port"),
    ]


@pytest.mark.rule("PRT-P6")
@pytest.mark.parametrize(
    ("start", "direction", "to"),
    [(8, "down", 5), (5, "down", 2), (10, "down", 7), (1, "up", 4), (6, "up", 9)],
)
def test_exactly_three_steps_where_the_track_allows(start: int, direction: str, to: int) -> None:
    game = near(f"port p6 whisky {direction}", prices={"whisky": start}, goods={"whisky": 1})
    assert step(game, "whisky") == to


@pytest.mark.rule("PRT-P6")
@pytest.mark.parametrize(
    ("good", "start", "direction", "to"),
    [
        ("wool", 7, "up", 10),
        ("wool", 8, "up", 10),
        ("milk", 9, "up", 10),
        ("whisky", 4, "down", 1),
        ("bread", 3, "down", 1),
        ("cheese", 2, "down", 1),
        ("grain", 1, "up", 4),
    ],
)
def test_it_stops_at_the_end_of_the_track(good: str, start: int, direction: str, to: int) -> None:
    game = near(f"port p6 {good} {direction}", prices={good: start}, goods={good: 1})
    assert step(game, good) == to


@pytest.mark.rule("PRT-P6")
@pytest.mark.parametrize(("start", "direction"), [(10, "up"), (1, "down")])
def test_it_must_move_at_least_one_step(start: int, direction: str) -> None:
    game = near(prices={"wool": start}, goods={"wool": 1})
    code = f"port p6 wool {direction}"
    assert code not in codes(game)
    assert refusals(game, code) == [("PRT-P6", "price_at_end")]
    assert figures(game, code, "price_at_end") == {"good": "wool"}
    other = "down" if direction == "up" else "up"
    assert codes(game, "port") == [f"port p6 wool {other}"]


@pytest.mark.rule("PRT-P6")
def test_a_step_counts_even_if_the_price_stays() -> None:
    # The first two steps of wool are both £3.
    game = near("port p6 wool down", prices={"wool": 2}, goods={"wool": 1})
    assert (step(game, "wool"), price(game, "wool")) == (1, 3)


@pytest.mark.rule("PRT-P6")
def test_the_small_market_is_shorter() -> None:
    seat: dict[str, Any] = {"units": {"sheep": ["b5"]}, "goods": {"wool": 1}}
    game = position(2, "port p6 wool up", ports=TILES, prices={"wool": 6}, seats=[seat, {}])
    assert (step(game, "wool"), price(game, "wool")) == (8, 8)
    assert goods(play(game, "sell wool 1")) == {}
    assert money(game) == 8


@pytest.mark.rule("PRT-P6")
def test_every_good_may_be_moved_both_ways() -> None:
    names = ("wool", "grain", "milk", "bread", "cheese", "whisky")
    game = near(goods=dict.fromkeys(names, 1))
    moves = [f"port p6 {name} {way}" for name in names for way in ("up", "down")]
    assert codes(game, "port") == moves


@pytest.mark.rule("PRT-P6")
@pytest.mark.parametrize("words", ["", "wool", "up wool", "wool beef", "wool up down"])
def test_it_needs_a_good_and_a_direction(words: str) -> None:
    game = near(goods={"wool": 1})
    assert refusals(game, f"port p6 {words}") == [("PRT-P6", "port_choice")]
    assert figures(game, f"port p6 {words}", "port_choice") == {
        "tile": "p6",
        "expected": "name a good and up or down",
    }


# Before a Trade.


@pytest.mark.rule("PRT-P6", "TRD-2")
def test_goods_are_sold_at_the_moved_price() -> None:
    game = near("port p6 whisky up", goods={"whisky": 2})
    assert codes(game) == ["sell whisky 1", "sell whisky 2"]
    play(game, "sell whisky 2")
    # From £11 up to £13; selling two brings the marker from step 7 to 5.
    assert (money(game), step(game, "whisky")) == (26, 5)
    assert game.deciding_seat == 1


@pytest.mark.rule("PRT-P6", "TRD-2")
def test_goods_are_bought_at_the_moved_price() -> None:
    game = near("port p6 whisky down", money=17)
    assert codes(game) == ["buy whisky 1", "buy whisky 2"]
    play(game, "buy whisky 2")
    assert (money(game), step(game, "whisky"), goods(game)) == (1, 3, {"whisky": 2})


@pytest.mark.rule("PRT-P6", "TRD-3")
def test_the_trade_itself_may_end_at_the_end_of_the_track() -> None:
    game = near("port p6 wool down", "sell wool 1", goods={"wool": 1})
    assert (money(game), step(game, "wool")) == (3, 1)


@pytest.mark.rule("PRT-P6", "RND-3")
def test_the_trade_must_follow_at_once() -> None:
    game = near(
        "port p6 wool down", money=50, goods={"wool": 1, "milk": 1}, contracts=[9], clan="stewart"
    )
    assert decision(game) == "MandatoryTrade"
    assert codes(game) == [*[f"buy wool {n}" for n in range(1, 6)], "sell wool 1"]
    for code in ("pass", "ship", "hire", "expand sheep b2", "fulfil 9"):
        assert refusals(game, code) == [("RND-3", "not_now")]
        assert figures(game, code, "not_now") == {"seat": 0, "decision": "mandatory_trade"}
    assert refusals(game, "end") == [("RND-4", "not_now")]
    assert refusals(game, "skip") == [("RND-5", "not_now")]


@pytest.mark.rule("PRT-P6")
@pytest.mark.parametrize("code", ["buy milk 1", "sell milk 1"])
def test_the_trade_must_be_of_that_good(code: str) -> None:
    game = near("port p6 wool down", money=50, goods={"wool": 1, "milk": 1})
    assert refusals(game, code) == [("PRT-P6", "trade_first")]
    assert figures(game, code, "trade_first") == {"good": "wool"}


@pytest.mark.rule("PRT-P6", "PRT-1")
def test_no_other_port_between_the_move_and_the_trade() -> None:
    units = {"woodcutter": ["b1", "l9"]}
    game = near("port p6 wool up", units=units, goods={"wool": 1})
    assert codes(game, "port") == []
    assert refusals(game, "port p5") == [("PRT-P5", "port_window")]
    play(game, "sell wool 1")
    assert codes(game) == ["port p5", "end"]


@pytest.mark.rule("PRT-P6")
def test_the_trade_counts_as_the_main_action() -> None:
    game = near("port p6 wool up", "sell wool 1", goods={"wool": 1})
    assert (decision(game), game.deciding_seat) == ("Turn", 1)


@pytest.mark.rule("PRT-P6", "PRT-1", "RND-3")
@pytest.mark.parametrize("code", ["ship", "pass", "sell wool 1"])
def test_not_after_the_main_action_or_a_pass(code: str) -> None:
    game = near(code, money=50, goods={"wool": 2}, units={"woodcutter": ["b1", "l9"]})
    assert codes(game) == ["port p5", "end"]
    assert refusals(game, "port p6 wool up") == [("PRT-P6", "port_window")]


@pytest.mark.rule("PRT-P6", "CLN-S")
def test_it_is_itself_no_trade() -> None:
    game = near("port p6 wool up", goods={"wool": 1}, clan="stewart")
    assert events_of(game, MoneyChanged) == []
    assert game.seat(0).merchants == 5
    assert list(game.state.players[0].market) == [0] * 6
    play(game, "sell wool 1")
    assert money(game) == 7


# It is only possible if the trade is.


@pytest.mark.rule("PRT-P6", "TRD-1")
def test_without_a_merchant_no_trade_could_follow() -> None:
    game = near(merchants=0, money=50, goods={"wool": 1})
    assert codes(game, "port") == []
    assert refusals(game, "port p6 wool up") == [("PRT-P6", "no_trade_after")]
    assert figures(game, "port p6 wool up", "no_trade_after") == {"good": "wool"}


@pytest.mark.rule("PRT-P6", "TRD-5")
@pytest.mark.parametrize(
    ("pounds", "possible"), [(2, []), (3, ["down"]), (5, ["down"]), (6, ["up", "down"])]
)
def test_the_purchase_must_be_payable_at_the_moved_price(pounds: int, possible: list[str]) -> None:
    # Wool: £4 becomes £6 or £3.
    game = near(money=pounds)
    assert codes(game, "port p6 wool") == [f"port p6 wool {way}" for way in possible]
    for way in {"up", "down"} - set(possible):
        assert refusals(game, f"port p6 wool {way}") == [("PRT-P6", "no_trade_after")]


@pytest.mark.rule("PRT-P6", "CLN-S")
def test_stewarts_pound_counts_for_the_purchase() -> None:
    assert "port p6 wool down" in codes(near(money=2, clan="stewart"))
    assert "port p6 wool down" not in codes(near(money=1, clan="stewart"))


@pytest.mark.rule("PRT-P6", "TRD-4")
def test_the_other_side_of_the_good_stays_closed() -> None:
    # Merchants on the sell side: no purchase; on the buy side: no sale.
    selling = near(market={"wool": -1}, merchants=2, money=50)
    assert codes(selling, "port p6 wool") == []
    buying = near(market={"wool": 1}, merchants=2, goods={"wool": 3}, money=3)
    assert codes(buying, "port p6 wool") == ["port p6 wool down"]
    play(buying, "port p6 wool down")
    assert codes(buying) == ["buy wool 1"]


@pytest.mark.rule("PRT-P6", "TRD-5")
def test_a_sale_is_enough() -> None:
    game = near(goods={"bread": 1})
    assert codes(game, "port") == ["port p6 bread up", "port p6 bread down"]


# Before a neighbourhood purchase.


@pytest.mark.rule("PRT-P6", "NBH-3")
def test_before_a_neighbourhood_purchase() -> None:
    game = near("expand sheep b2", others=OTHERS, money=13 + 10)
    assert "port p6 whisky down" in codes(game)
    play(game, "port p6 whisky down")
    assert decision(game) == "MandatoryPurchase"
    assert step(game, "whisky") == 1
    assert codes(game) == ["buy whisky 1", "buy whisky 2"]
    play(game, "buy whisky 2")
    # £8 less £3, twice.
    assert (money(game), goods(game), step(game, "whisky")) == (0, {"whisky": 2}, 3)


@pytest.mark.rule("PRT-P6")
def test_the_mandatory_purchase_must_follow_at_once() -> None:
    game = near("expand sheep b2", "port p6 milk down", others=OTHERS, money=50)
    assert codes(game) == ["buy milk 1", "buy milk 2"]
    assert refusals(game, "skip") == [("RND-5", "not_now")]
    assert refusals(game, "buy whisky 1") == [("PRT-P6", "trade_first")]
    assert figures(game, "buy whisky 1", "trade_first") == {"good": "milk"}
    assert refusals(game, "sell milk 1") == [("RND-3", "not_now")]


@pytest.mark.rule("PRT-P6", "NBH-4")
def test_the_other_goods_of_the_neighbours_stay_open() -> None:
    game = near("expand sheep b2", others=OTHERS, money=50)
    play(game, "port p6 milk down", "buy milk 1")
    assert codes(game) == ["buy wool 1", "buy whisky 1", "skip"]
    play(game, "buy whisky 1")
    assert goods(game) == {"milk": 1, "whisky": 1}
    assert game.deciding_seat == 1


@pytest.mark.rule("PRT-P6", "NBH-1")
def test_only_goods_of_the_new_neighbours_may_be_moved_then() -> None:
    game = near("expand sheep b2", others=OTHERS, money=60, goods={"bread": 2})
    moved = {code.split()[2] for code in codes(game, "port p6")}
    assert moved == {"wool", "milk", "whisky"}
    assert refusals(game, "port p6 bread up") == [("PRT-P6", "no_trade_after")]


@pytest.mark.rule("PRT-P6", "NBH-4")
def test_a_good_already_bought_from_them_cannot_be_moved() -> None:
    game = near("expand sheep b2", "buy milk 1", others=OTHERS, money=60)
    assert codes(game, "port p6 milk") == []
    assert refusals(game, "port p6 milk up") == [("PRT-P6", "no_trade_after")]
    assert "port p6 whisky up" in codes(game)


@pytest.mark.rule("PRT-P6", "NBH-3")
@pytest.mark.parametrize(("pounds", "possible"), [(13, []), (14, ["wool", "milk"])])
def test_a_purchase_that_the_move_makes_payable(pounds: int, possible: list[str]) -> None:
    # After paying £13 for the sheep: wool and milk fall to £3, from neighbours £1.
    game = near("expand sheep b2", others=OTHERS, money=pounds)
    assert codes(game, "port") == [f"port p6 {good} down" for good in possible]
    if not possible:
        assert game.deciding_seat == 1


@pytest.mark.rule("PRT-P6", "NBH-3")
def test_a_sale_is_no_neighbourhood_purchase() -> None:
    game = near("expand sheep b2", others=OTHERS, money=14, goods={"whisky": 2})
    assert codes(game, "port p6 whisky") == []
    assert refusals(game, "port p6 whisky up") == [("PRT-P6", "no_trade_after")]


@pytest.mark.rule("PRT-P6", "NBH-2")
def test_the_limit_of_the_turn_holds() -> None:
    bonus = [{"kind": "neighbourhood_bonus", "seat": 0, "goods": ["milk", "whisky"]}]
    seat: dict[str, Any] = {"merchants": 7, "money": 60, "others": OTHERS, "pending": bonus}
    game = near(bought={"milk": 3, "whisky": 2}, **seat)
    assert codes(game, "port") == ["port p6 whisky up", "port p6 whisky down"]
    play(game, "port p6 whisky down")
    assert codes(game) == ["buy whisky 1"]
    assert refusals(game, "buy whisky 2") == [("NBH-2", "limit_reached")]


@pytest.mark.rule("PRT-P6", "NBH-4", "BLD-1")
def test_the_building_bonus_still_follows() -> None:
    units = {"woodcutter": ["b1"], "bakery": ["g3", "g8", "g9"]}
    game = near("expand bakery b2", others=OTHERS, units=units, money=60)
    play(game, "port p6 milk down", "buy milk 2")
    assert decision(game) == "DrawContracts"


@pytest.mark.rule("PRT-P6", "PRT-1")
def test_it_works_once_in_either_window() -> None:
    game = near("expand sheep b2", "port p6 milk down", "buy milk 1", others=OTHERS, money=60)
    assert codes(game, "port") == []
    assert refusals(game, "port p6 whisky up") == [("PRT-1", "port_used")]


# Borrowed by port 9.


@pytest.mark.rule("PRT-P6", "PRT-P9")
def test_port_9_moves_a_price_before_a_trade() -> None:
    game = near("port p9 p6 wool down", units={"miner": ["m2"]}, money=6)
    assert (money(game), codes(game)) == (3, ["buy wool 1"])
    play(game, "buy wool 1")
    assert money(game) == 0


@pytest.mark.rule("PRT-P6", "PRT-P9")
@pytest.mark.parametrize(("pounds", "possible"), [(5, []), (6, ["down"]), (9, ["up", "down"])])
def test_the_trade_must_be_payable_after_paying_port_9(pounds: int, possible: list[str]) -> None:
    game = near(units={"miner": ["m2"]}, money=pounds)
    offered = codes(game, "port p9 p6 wool")
    assert offered == [f"port p9 p6 wool {way}" for way in possible]
    for way in {"up", "down"} - set(possible):
        assert refusals(game, f"port p9 p6 wool {way}") == [("PRT-P6", "no_trade_after")]


@pytest.mark.rule("PRT-P6", "PRT-P9", "NBH-3")
@pytest.mark.parametrize(("pounds", "possible"), [(3, False), (4, True)])
def test_port_9_moves_a_price_before_a_neighbourhood_purchase(pounds: int, possible: bool) -> None:
    units = {"miner": ["m2"], "woodcutter": ["b1"]}
    seat: dict[str, Any] = {"units": units, "ports_used": ["p6"], "others": OTHERS}
    game = near("expand sheep b2", money=13 + pounds, **seat)
    assert ("port p9 p6 milk down" in codes(game)) == possible
    if possible:
        play(game, "port p9 p6 milk down", "buy milk 1")
        assert (money(game), goods(game)) == (0, {"milk": 1})


@pytest.mark.rule("PRT-P6", "PRT-P9")
def test_ports_6_and_9_move_two_goods_of_one_neighbourhood() -> None:
    units = {"miner": ["m2"], "woodcutter": ["b1"]}
    game = near("expand sheep b2", units=units, others=OTHERS, money=60)
    play(game, "port p6 milk down", "buy milk 1", "port p9 p6 whisky down", "buy whisky 1")
    assert money(game) == 60 - 13 - 1 - 3 - 5
    assert (goods(game), step(game, "milk"), step(game, "whisky")) == (
        {"milk": 1, "whisky": 1},
        2,
        2,
    )


# The same price once more, by way of port 9.

BOTH = {"woodcutter": ["b1"], "miner": ["m2"]}
"""Units beside port 6 and port 9."""


@pytest.mark.rule("PRT-P6", "PRT-P9")
@pytest.mark.parametrize("order", [("p6", "p9 p6"), ("p9 p6", "p6")])
def test_the_same_price_may_be_moved_again_before_the_trade(order: tuple[str, str]) -> None:
    first, second = order
    game = near(units=BOTH, goods={"bread": 2, "wool": 1}, money=10)
    play(game, f"port {first} bread up")
    assert (decision(game), step(game, "bread")) == ("MandatoryTrade", 7)
    assert codes(game) == [
        "sell bread 1",
        "sell bread 2",
        f"port {second} bread up",
        f"port {second} bread down",
    ]
    play(game, f"port {second} bread up")
    assert (decision(game), step(game, "bread")) == ("MandatoryTrade", 10)
    assert codes(game) == ["sell bread 1", "sell bread 2"]
    pounds = price(game, "bread")
    play(game, "sell bread 2")
    assert (money(game), game.deciding_seat) == (10 - 3 + 2 * pounds, 1)


@pytest.mark.rule("PRT-P6", "PRT-P9")
def test_only_the_same_price_and_only_by_moving_it() -> None:
    game = near("port p6 wool down", units=BOTH, money=50, goods={"bread": 2})
    assert codes(game, "port") == ["port p9 p6 wool up"]
    for code in ("port p9 p6 bread up", "port p9 p6 milk down"):
        assert refusals(game, code) == [("PRT-P6", "trade_first")]
        assert figures(game, code, "trade_first") == {"good": "wool"}
    assert refusals(game, "port p9 p6 wool down") == [("PRT-P6", "price_at_end")]
    assert refusals(game, "port p9 p5") == [("PRT-P5", "port_window")]
    assert refusals(game, "port p9 p8") == [("PRT-P8", "port_window")]


@pytest.mark.rule("PRT-P6", "PRT-P9", "SET-13")
@pytest.mark.parametrize(("pounds", "possible"), [(2, False), (6, False), (7, True)])
def test_a_trade_must_still_be_possible_after_the_second_move(pounds: int, possible: bool) -> None:
    # Wool falls to £3 and rises to £4 again; port 9 costs £3.
    game = near("port p6 wool down", units=BOTH, money=max(3, pounds))
    assert codes(game, "port") == ["port p9 p6 wool up"] * possible
    if pounds > 3 and not possible:
        assert refusals(game, "port p9 p6 wool up") == [("PRT-P6", "no_trade_after")]


@pytest.mark.rule("PRT-P6", "PRT-P9", "NBH-3", "NBH-4")
def test_a_price_of_neighbours_may_be_moved_again_too() -> None:
    game = near("expand sheep b2", units=BOTH, others=OTHERS, money=13 + 3 + 10)
    play(game, "port p9 p6 whisky up")
    assert (decision(game), step(game, "whisky")) == ("MandatoryPurchase", 7)
    # Further up nothing could be paid.
    assert codes(game, "port") == ["port p6 whisky down"]
    play(game, "port p6 whisky down")
    assert (decision(game), step(game, "whisky")) == ("MandatoryPurchase", 4)
    assert refusals(game, "skip") == [("RND-5", "not_now")]
    assert codes(game) == ["buy whisky 1"]
    play(game, "buy whisky 1")
    assert (goods(game), money(game)) == ({"whisky": 1}, 2)


@pytest.mark.rule("PRT-P6", "NBH-4", "BLD-1")
def test_no_draw_between_the_move_and_the_purchase() -> None:
    units = {"woodcutter": ["b1"], "bakery": ["g3", "g8", "g9"]}
    game = near("expand bakery b2", others=OTHERS, units=units, money=60)
    assert "draw" in codes(game)
    play(game, "port p6 milk down")
    assert codes(game) == ["buy milk 1", "buy milk 2"]
    assert refusals(game, "draw") == [("BLD-1", "not_now")]
    play(game, "buy milk 1")
    assert "draw" in codes(game)
