"""The neighbourhood bonus (NBH): cheap goods from new neighbours."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from caledonia import Game
from caledonia.content import Content
from caledonia.events import (
    BonusDeclined,
    GoodsChanged,
    MerchantsSent,
    MoneyChanged,
    PriceMoved,
)
from caledonia.types import Good
from tests.helpers import (
    PACK,
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
    units,
)

MAKERS = {
    "sheep": "wool",
    "cow": "milk",
    "field": "grain",
    "dairy": "cheese",
    "bakery": "bread",
    "distillery": "whisky",
}


def beside(
    other: dict[str, list[str]],
    *,
    players: int = 3,
    content: Content = PACK,
    third: dict[str, list[str]] | None = None,
    table: dict[str, Any] | None = None,
    **seat: Any,
) -> Game:
    """Return the game after the first seat, with a sheep on k6, put a cow on k5 for 14 pounds.

    k5 neighbours j4, j5, l4, l5 and k6. Another seat has units there, maybe a third one too.
    """
    first = {"money": 114, "units": {"sheep": ["k6"]}, "merchants": 7, **seat}
    seats: list[dict[str, Any]] = [first, {"units": other}, {"units": third or {}}, {}]
    data = {"players": players, "seats": seats[:players], **(table or {})}
    game = Game.from_position(json.dumps(data), content=content)
    return play(game, "expand cow k5")


def with_prices(good: Good, steps: Sequence[int]) -> Content:
    """Return the pack with other prices of a good on the side for 1 and 2 players."""
    tracks = list(PACK.market_small.tracks)
    tracks[good] = tuple(steps)
    return replace(PACK, market_small=replace(PACK.market_small, tracks=tuple(tracks)))


# NBH-1: which goods.


@pytest.mark.rule("NBH-1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("unit", MAKERS)
def test_the_good_of_a_neighbouring_unit(unit: str, players: int) -> None:
    game = beside({unit: ["j4"]}, players=players)
    assert (decision(game), game.deciding_seat) == ("NeighbourhoodBonus", 0)
    most = 4 if players == 2 else 3
    expected = [f"buy {MAKERS[unit]} {n}" for n in range(1, most + 1)]
    assert codes(game) == [*expected, "skip"]


@pytest.mark.rule("NBH-1")
@pytest.mark.parametrize("unit", MAKERS)
def test_no_other_good(unit: str) -> None:
    game = beside({unit: ["j4"]})
    for good in set(MAKERS.values()) - {MAKERS[unit]}:
        assert refusals(game, f"buy {good} 1") == [("NBH-1", "no_neighbour")]
        assert figures(game, f"buy {good} 1", "no_neighbour") == {"good": good}


@pytest.mark.rule("NBH-1")
def test_all_goods_of_all_neighbours() -> None:
    game = beside({"sheep": ["j4"], "distillery": ["j5"]}, third={"field": ["l4"], "cow": ["l5"]})
    kinds = {code.split()[1] for code in codes(game, "buy")}
    assert kinds == {"wool", "grain", "milk", "whisky"}


@pytest.mark.rule("NBH-1")
@pytest.mark.parametrize("workers", [{"woodcutter": ["j5", "l5"]}, {"miner": ["l4"]}])
def test_workers_give_none(workers: dict[str, list[str]]) -> None:
    game = beside(workers)
    assert (decision(game), game.deciding_seat) == ("Turn", 1)
    assert events_of(game, BonusDeclined) == []


@pytest.mark.rule("NBH-1", "CLN-MD1")
def test_fishermen_give_none() -> None:
    seats = [
        {"money": 50, "units": {"sheep": ["k6"]}},
        {"clan": "macdonald", "units": {"fisherman": ["k4"]}},
        {},
    ]
    game = position(3, "expand cow k5", seats=seats)
    assert (decision(game), game.deciding_seat) == ("Turn", 1)


@pytest.mark.rule("NBH-1")
def test_own_units_give_none() -> None:
    game = beside({}, units={"sheep": ["k6"], "distillery": ["j4"], "dairy": ["l5"]})
    assert (decision(game), game.deciding_seat) == ("Turn", 1)


@pytest.mark.rule("NBH-1")
def test_neighbours_of_older_units_give_none() -> None:
    # l6 lies beside k6 across a river, j7 two away from k5.
    game = beside({"sheep": ["j7", "l6"], "dairy": ["m5"]})
    assert (decision(game), game.deciding_seat) == ("Turn", 1)


@pytest.mark.rule("NBH-1", "EXP-3")
@pytest.mark.parametrize("shipping", [0, 1, 5])
def test_no_neighbour_across_a_river(shipping: int) -> None:
    # e3 and f2 are adjacent with a river between.
    seats = [
        {"money": 50, "shipping": shipping, "units": {"miner": ["d3"]}},
        {"units": {"sheep": ["f2"]}},
        {},
    ]
    game = position(3, "expand miner e3", seats=seats)
    assert (decision(game), game.deciding_seat) == ("Turn", 1)


@pytest.mark.rule("NBH-1", "EXP-3")
def test_no_neighbour_across_a_loch() -> None:
    # b5 is in reach of d4 over c5, but not neighbouring.
    seats = [
        {"money": 50, "shipping": 5, "units": {"miner": ["d3"]}},
        {"units": {"sheep": ["b5"]}},
        {},
    ]
    game = position(3, "expand bakery d4", seats=seats)
    assert (decision(game), game.deciding_seat) == ("Turn", 1)


@pytest.mark.rule("NBH-1")
@pytest.mark.parametrize("code", ["expand woodcutter k5", "expand field k5", "expand dairy k5"])
def test_any_new_unit_gives_it(code: str) -> None:
    seats = [{"money": 50, "units": {"sheep": ["k6"]}}, {"units": {"cow": ["l5"]}}, {}]
    game = position(3, code, seats=seats)
    assert codes(game) == ["buy milk 1", "buy milk 2", "skip"]


@pytest.mark.rule("NBH-1", "CLN-MD1")
def test_a_new_fisherman_has_neighbours_on_land() -> None:
    seats = [
        {"clan": "macdonald", "money": 50, "units": {"woodcutter": ["k5"]}},
        {"units": {"sheep": ["j3"]}},
        {},
    ]
    game = position(3, "expand fisherman k4", seats=seats)
    assert codes(game) == ["buy wool 1", "buy wool 2", "skip"]


@pytest.mark.rule("NBH-1", "FRE-1")
def test_a_free_space_gives_it_too() -> None:
    first = {"money": 50, "units": {"sheep": ["k6"]}, "contracts": [1], "goods": {"wool": 4}}
    seats = [first, {"units": {"cow": ["l5"]}}, {}]
    game = position(3, "fulfil 1", "expand sheep k5", seats=seats)
    assert codes(game) == ["buy milk 1", "buy milk 2", "skip"]


@pytest.mark.rule("NBH-1", "SOL-2")
def test_a_solo_player_has_no_neighbours() -> None:
    game = position(1, "expand sheep k5", seats=[{"money": 50, "units": {"sheep": ["k6"]}}])
    assert decision(game) == "Turn"


# NBH-2: the limit.


@pytest.mark.rule("NBH-2", "TWO-2")
@pytest.mark.parametrize(("players", "limit"), [(2, 4), (3, 3), (4, 3)])
def test_the_limit_of_a_good(players: int, limit: int) -> None:
    game = beside({"sheep": ["j4"]}, players=players)
    assert codes(game, "buy")[-1] == f"buy wool {limit}"
    code = f"buy wool {limit + 2}"
    assert refusals(game, code) == [("NBH-2", "limit_reached")]
    assert figures(game, code, "limit_reached") == {"good": "wool", "amount": limit}


@pytest.mark.rule("NBH-2")
@pytest.mark.parametrize(("players", "limit"), [(2, 4), (3, 3)])
def test_several_equal_neighbours_do_not_raise_it(players: int, limit: int) -> None:
    third = {"sheep": ["l5"]} if players == 3 else {}
    game = beside({"sheep": ["j4", "j5", "l4"]}, players=players, third=third)
    assert codes(game, "buy")[-1] == f"buy wool {limit}"
    play(game, f"buy wool {limit}")
    assert (decision(game), game.deciding_seat) == ("Turn", 1)


@pytest.mark.rule("NBH-2")
def test_the_limit_holds_for_each_good() -> None:
    game = beside({"sheep": ["j4"], "cow": ["j5"]})
    play(game, "buy wool 3", "buy milk 3")
    assert goods(game) == {"wool": 3, "milk": 3}
    # Nothing is left to decline.
    assert events_of(game, BonusDeclined) == []


@pytest.mark.rule("NBH-2")
def test_every_good_is_counted_by_itself() -> None:
    first = {"money": 99, "merchants": 7, "units": {"sheep": ["k6"]}}
    other = {"sheep": ["j4"], "dairy": ["j5"], "distillery": ["l4"], "cow": ["l5"]}
    game = position(3, "expand cow k5", seats=[first, {"units": other}, {}])
    play(game, "buy wool 1", "buy whisky 2", "buy cheese 1")
    assert game.state.bought == (1, 0, 0, 0, 1, 2)
    assert codes(game) == ["buy milk 1", "buy milk 2", "buy milk 3", "skip"]


@pytest.mark.rule("NBH-2", "CLN-B")
@pytest.mark.parametrize(("first", "left"), [(1, 2), (2, 1), (3, 0)])
def test_the_limit_holds_for_all_expansions_of_a_turn(first: int, left: int) -> None:
    # Two contracts in one action give two free spaces: k5 and l4 beside the cow on l5.
    buchanan = {"clan": "buchanan", "money": 99, "merchants": 7, "units": {"sheep": ["k6"]}}
    buchanan |= {"contracts": [1, 7], "goods": {"wool": 4, "bread": 2}}
    seats = [buchanan, {"units": {"cow": ["l5"]}}, {}]
    game = position(3, "fulfil 1", "expand sheep k5", f"buy milk {first}", seats=seats)
    play(game, "fulfil 7", "expand bakery l4")
    expected = [f"buy milk {n}" for n in range(1, left + 1)]
    assert codes(game, "buy") == (expected if left else [])
    if left:
        code = f"buy milk {left + 1}"
        assert refusals(game, code) == [("NBH-2", "limit_reached")]
        assert figures(game, code, "limit_reached") == {"good": "milk", "amount": left}
    else:
        assert (decision(game), game.deciding_seat) == ("Turn", 1)


@pytest.mark.rule("NBH-2", "CLN-B")
def test_a_good_bought_up_leaves_the_others() -> None:
    # l4 neighbours the cow on l5, as k5 did, and the sheep on m5.
    buchanan = {"clan": "buchanan", "money": 99, "merchants": 7, "units": {"sheep": ["k6"]}}
    buchanan |= {"contracts": [1, 7], "goods": {"wool": 4, "bread": 2}}
    seats = [buchanan, {"units": {"cow": ["l5"], "sheep": ["m5"]}}, {}]
    game = position(3, "fulfil 1", "expand sheep k5", "buy milk 3", seats=seats)
    play(game, "fulfil 7", "expand bakery l4")
    assert codes(game) == ["buy wool 1", "buy wool 2", "buy wool 3", "skip"]
    assert refusals(game, "buy milk 1") == [("NBH-2", "limit_reached")]
    assert figures(game, "buy milk 1", "limit_reached") == {"good": "milk", "amount": 0}


@pytest.mark.rule("NBH-2")
def test_the_next_turn_starts_clean() -> None:
    first = {"money": 99, "merchants": 7, "units": {"sheep": ["k6"]}}
    seats = [first, {"units": {"cow": ["l5"]}}, {}]
    game = position(3, "expand sheep k5", "buy milk 3", "pass", "pass", seats=seats)
    play(game, "expand sheep l4")
    assert codes(game, "buy") == ["buy milk 1", "buy milk 2", "buy milk 3"]


@pytest.mark.rule("NBH-2")
def test_what_others_bought_does_not_count() -> None:
    seat = {"money": 99, "merchants": 7}
    seats = [
        {**seat, "units": {"sheep": ["k6"]}},
        {**seat, "units": {"cow": ["l5"]}},
        {},
    ]
    game = position(3, "expand cow k5", "buy milk 3", "expand sheep l4", seats=seats)
    assert (game.deciding_seat, codes(game, "buy")) == (
        1,
        ["buy milk 1", "buy milk 2", "buy milk 3"],
    )


@pytest.mark.rule("NBH-2")
def test_a_trade_does_not_count() -> None:
    first = {"money": 99, "merchants": 7, "units": {"sheep": ["k6"]}}
    seats = [first, {"units": {"cow": ["l5"]}}, {}]
    game = position(3, "buy milk 3", "pass", "pass", "expand sheep k5", seats=seats)
    assert codes(game, "buy")[-1] == "buy milk 3"


# NBH-3: the price.


@pytest.mark.rule("NBH-3", "NBH-2")
def test_example_three_whisky_at_seven_pounds() -> None:
    # At 10 pounds; a cheese dairy beside it gives up to three cheese as well.
    table = {"prices": {"whisky": 3}}
    game = beside({"distillery": ["j4"], "dairy": ["j5"]}, table=table)
    assert price(game, "whisky") == 10
    assert codes(game, "buy whisky") == ["buy whisky 1", "buy whisky 2", "buy whisky 3"]
    assert codes(game, "buy cheese") == ["buy cheese 1", "buy cheese 2", "buy cheese 3"]
    play(game, "buy whisky 3")
    assert (money(game), goods(game), price(game, "whisky")) == (100 - 21, {"whisky": 3}, 13)
    play(game, "buy cheese 3")
    assert (money(game), goods(game)["cheese"]) == (100 - 21 - 21, 3)


@pytest.mark.rule("NBH-3", "NBH-2", "TWO-2")
def test_example_four_whisky_with_two_players() -> None:
    content = with_prices(Good.WHISKY, (8, 9, 10, 11, 12, 13, 14, 15))
    game = beside({"distillery": ["j4"]}, players=2, content=content, money=14 + 28)
    assert price(game, "whisky") == 10
    assert codes(game, "buy") == [f"buy whisky {n}" for n in (1, 2, 3, 4)]
    play(game, "buy whisky 4")
    assert (money(game), goods(game)) == (0, {"whisky": 4})


@pytest.mark.rule("NBH-3")
@pytest.mark.parametrize(
    ("unit", "cost"),
    [("sheep", 2), ("field", 3), ("cow", 3), ("bakery", 7), ("dairy", 7), ("distillery", 8)],
)
@pytest.mark.parametrize("players", [2, 4])
def test_discounts(unit: str, cost: int, players: int) -> None:
    game = beside({unit: ["j4"]}, players=players, money=14 + 2 * cost)
    good = MAKERS[unit]
    assert codes(game) == [f"buy {good} 1", f"buy {good} 2", "skip"]
    assert refusals(game, f"buy {good} 3") == [("NBH-3", "money_short")]
    assert figures(game, f"buy {good} 3", "money_short") == {"amount": cost}
    play(game, f"buy {good} 2")
    assert (money(game), goods(game)) == (0, {good: 2})
    assert step(game, good) == (5 if players == 2 else 6)


@pytest.mark.rule("NBH-3", "TRD-2")
def test_a_purchase_like_any_other() -> None:
    game = beside({"sheep": ["j4"]})
    play(game, "buy wool 3")
    assert events_of(game, MoneyChanged) == [MoneyChanged(0, -6, "buy")]
    assert events_of(game, GoodsChanged) == [GoodsChanged(0, Good.WOOL, 3, "buy")]
    assert events_of(game, MerchantsSent) == [MerchantsSent(0, Good.WOOL, 3)]
    assert events_of(game, PriceMoved) == [PriceMoved(Good.WOOL, 3, 6, "buy")]
    player = game.state.players[0]
    assert (player.merchants, player.market[Good.WOOL]) == (4, 3)


@pytest.mark.rule("NBH-3")
@pytest.mark.parametrize(("pounds", "most"), [(7, 0), (8, 1), (15, 1), (16, 2), (23, 2), (24, 3)])
def test_the_money_needed(pounds: int, most: int) -> None:
    game = beside({"distillery": ["j4"]}, money=14 + pounds)
    assert codes(game, "buy whisky") == [f"buy whisky {n}" for n in range(1, most + 1)]


@pytest.mark.rule("NBH-3")
@pytest.mark.parametrize(("lowest", "cost"), [(3, 1), (2, 0), (1, 0)])
def test_never_below_nothing(lowest: int, cost: int) -> None:
    content = with_prices(Good.WOOL, (lowest, 3, 4, 5, 5, 6, 7, 8))
    table = {"prices": {"wool": 1}}
    game = beside({"sheep": ["j4"]}, players=2, content=content, money=16, table=table)
    most = 4 if cost == 0 else 2
    assert codes(game, "buy") == [f"buy wool {n}" for n in range(1, most + 1)]
    play(game, f"buy wool {most}")
    assert money(game) == 2 - cost * most


@pytest.mark.rule("NBH-3")
def test_a_price_of_nothing_still_takes_merchants() -> None:
    content = with_prices(Good.WOOL, (2, 3, 4, 5, 5, 6, 7, 8))
    table = {"prices": {"wool": 1}}
    seat: dict[str, Any] = {"money": 14, "merchants": 2}
    game = beside({"sheep": ["j4"]}, players=2, content=content, table=table, **seat)
    assert codes(game) == ["buy wool 1", "buy wool 2", "skip"]
    play(game, "buy wool 2")
    assert (game.seat(0).merchants, step(game, "wool")) == (0, 3)


@pytest.mark.rule("NBH-3")
@pytest.mark.parametrize("merchants", [0, 1, 2])
def test_merchants_are_needed(merchants: int) -> None:
    game = beside({"sheep": ["j4"]}, merchants=merchants)
    if not merchants:
        assert (decision(game), game.deciding_seat) == ("Turn", 1)
        return
    assert codes(game, "buy") == [f"buy wool {n}" for n in range(1, merchants + 1)]
    assert refusals(game, f"buy wool {merchants + 1}") == [("TRD-1", "no_merchant")]
    assert refusals(game, "buy wool 0") == [("TRD-1", "no_amount")]


@pytest.mark.rule("NBH-3", "TRD-3")
def test_the_marker_stays_on_its_track() -> None:
    game = beside({"sheep": ["j4"]}, table={"prices": {"wool": 9}})
    play(game, "buy wool 3")
    assert (step(game, "wool"), money(game)) == (10, 100 - 3 * 5)


@pytest.mark.rule("NBH-3", "TRD-4")
def test_not_against_ones_own_sale() -> None:
    game = beside({"sheep": ["j4"], "cow": ["j5"]}, merchants=4, market={"wool": -1})
    assert codes(game) == ["buy milk 1", "buy milk 2", "buy milk 3", "skip"]
    assert refusals(game, "buy wool 1") == [("TRD-4", "other_side")]
    game = beside({"sheep": ["j4"]}, merchants=4, market={"wool": 1})
    assert codes(game) == ["buy wool 1", "buy wool 2", "buy wool 3", "skip"]


@pytest.mark.rule("NBH-3", "CLN-S")
def test_stewarts_pound_for_each_good() -> None:
    game = beside({"sheep": ["j4"], "cow": ["j5"]}, clan="stewart", money=14 + 5)
    # Wool 2, milk 3: with the pound three wool; the next pound buys no milk.
    play(game, "buy wool 3")
    assert (money(game), game.deciding_seat) == (0, 1)
    game = beside({"sheep": ["j4"], "cow": ["j5"]}, clan="stewart", money=14 + 7)
    play(game, "buy wool 3", "buy milk 1")
    assert money(game) == 7 - 6 - 3 + 2
    game = beside({"sheep": ["j4"], "cow": ["j5"]}, clan="stewart", money=14 + 2)
    assert codes(game) == ["buy wool 1", "buy milk 1", "skip"]
    play(game, "buy milk 1")
    assert money(game) == 0


# NBH-4: when and how often.


@pytest.mark.rule("NBH-4")
@pytest.mark.parametrize("order", [("wool 1", "milk 2"), ("milk 2", "wool 1")])
def test_goods_in_any_order(order: tuple[str, str]) -> None:
    game = beside({"sheep": ["j4"], "cow": ["j5"]})
    play(game, f"buy {order[0]}", f"buy {order[1]}")
    assert (money(game), goods(game)) == (100 - 2 - 6, {"wool": 1, "milk": 2})
    assert (decision(game), game.deciding_seat) == ("Turn", 1)


@pytest.mark.rule("NBH-4")
def test_one_purchase_per_good() -> None:
    game = beside({"sheep": ["j4"], "cow": ["j5"]})
    play(game, "buy wool 1")
    assert codes(game) == ["buy milk 1", "buy milk 2", "buy milk 3", "skip"]
    assert refusals(game, "buy wool 1") == [("NBH-4", "bought_already")]
    assert figures(game, "buy wool 1", "bought_already") == {"good": "wool"}


@pytest.mark.rule("NBH-4")
def test_each_good_bought_is_named() -> None:
    game = beside({"sheep": ["j4"], "cow": ["j5"]})
    play(game, "buy milk 1")
    assert refusals(game, "buy milk 1") == [("NBH-4", "bought_already")]


@pytest.mark.rule("NBH-4")
def test_it_may_be_declined() -> None:
    game = beside({"sheep": ["j4"], "cow": ["j5"]})
    play(game, "skip")
    assert (money(game), goods(game)) == (100, {})
    assert events_of(game, BonusDeclined) == [BonusDeclined(0, "neighbourhood")]
    assert (decision(game), game.deciding_seat) == ("Turn", 1)


@pytest.mark.rule("NBH-4")
def test_the_rest_may_be_declined() -> None:
    game = beside({"sheep": ["j4"], "cow": ["j5"]})
    play(game, "buy milk 1", "skip")
    assert goods(game) == {"milk": 1}
    assert (decision(game), game.deciding_seat) == ("Turn", 1)


@pytest.mark.rule("NBH-4")
def test_only_right_after_the_placement() -> None:
    game = beside({"sheep": ["j4"]}, table={"ports": ["p5", "p2", "p3", "p4"]})
    play(game, "skip", "pass", "pass")
    # On the next own turn wool costs the full price again.
    play(game, "buy wool 1")
    assert money(game) == 100 - 4


@pytest.mark.rule("NBH-4")
def test_each_placement_has_its_own_purchases() -> None:
    first = {"money": 99, "merchants": 7, "units": {"sheep": ["k6"]}, "clan": "buchanan"}
    first |= {"contracts": [1, 7], "goods": {"wool": 4, "bread": 2}}
    seats = [first, {"units": {"cow": ["l5"]}}, {}]
    game = position(3, "fulfil 1", "expand sheep k5", "skip", seats=seats)
    play(game, "fulfil 7", "expand bakery l4", "buy milk 3")
    assert (goods(game), units(game)["bakery"]) == ({"milk": 3}, ["l4"])


@pytest.mark.rule("NBH-4", "BLD-1")
def test_it_stands_open_together_with_the_building_bonus() -> None:
    bakeries = {"bakery": ["k6", "g1", "f2"]}
    other = {"units": {"cow": ["l5"], "sheep": ["j4"]}}
    seats = [{"money": 50, "units": bakeries, "merchants": 4}, other, {}]
    game = position(3, "expand bakery k5", "buy milk 2", seats=seats)
    assert codes(game) == ["buy wool 1", "buy wool 2", "draw", "skip"]
    play(game, "skip")
    assert (decision(game), codes(game)) == ("DrawContracts", ["draw", "skip"])
    assert refusals(game, "buy milk 1") == [("RND-3", "not_now")]


@pytest.mark.rule("NBH-1", "NBH-4", "CLN-B")
def test_a_good_bought_at_an_earlier_placement_has_no_neighbour_at_this_one() -> None:
    # k5 neighbours the cow on l5; f1, the second placement, only the sheep on g1.
    buchanan = {"clan": "buchanan", "money": 99, "merchants": 7}
    buchanan |= {"units": {"sheep": ["k6", "g2"]}, "contracts": [1, 7]}
    buchanan["goods"] = {"wool": 4, "bread": 2}
    seats = [buchanan, {"units": {"cow": ["l5"], "sheep": ["g1"]}}, {}]
    game = position(3, "fulfil 1", "expand sheep k5", "buy milk 1", seats=seats)
    play(game, "fulfil 7", "expand woodcutter f1")
    assert codes(game, "buy") == ["buy wool 1", "buy wool 2", "buy wool 3"]
    assert refusals(game, "buy milk 1") == [("NBH-1", "no_neighbour")]


# Port 6 in its window.

PORT_6: dict[str, Any] = {"ports": ["p2", "p6", "p3", "p4"]}
"""P6 in corner B: on m1, beside m2."""


@pytest.mark.rule("NBH-3", "PRT-P6")
def test_a_mandatory_purchase() -> None:
    pieces = {"sheep": ["k6"], "miner": ["m2"]}
    game = beside({"sheep": ["j4"], "distillery": ["j5"]}, table=PORT_6, units=pieces, money=34)
    assert codes(game, "port") == [
        "port p6 wool up",
        "port p6 wool down",
        "port p6 whisky up",
        "port p6 whisky down",
    ]
    play(game, "port p6 whisky down")
    # 8 pounds less the discount.
    assert codes(game) == ["buy whisky 1", "buy whisky 2", "buy whisky 3"]
    assert refusals(game, "buy wool 1") == [("PRT-P6", "trade_first")]
    assert figures(game, "buy wool 1", "trade_first") == {"good": "whisky"}
    assert refusals(game, "buy whisky 1") == []
    play(game, "buy whisky 3")
    assert (money(game), step(game, "whisky")) == (20 - 15, 4)
    assert codes(game) == ["buy wool 1", "buy wool 2", "skip"]


@pytest.mark.rule("NBH-2", "PRT-P6")
def test_the_limit_holds_for_a_mandatory_purchase() -> None:
    pieces = {"sheep": ["k6"], "miner": ["m2"]}
    game = beside({"sheep": ["j4"]}, table=PORT_6, units=pieces)
    play(game, "port p6 wool down")
    assert refusals(game, "buy wool 4") == [("NBH-2", "limit_reached")]
    assert codes(game) == ["buy wool 1", "buy wool 2", "buy wool 3"]
