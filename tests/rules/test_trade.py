"""Trade (TRD): buying and selling on the market."""

from __future__ import annotations

from typing import Any

import pytest

from caledonia import Game, InvalidActionError
from caledonia.events import GoodsChanged, MerchantsSent, MoneyChanged, PriceMoved
from caledonia.types import GOOD_NAMES, Good
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

# By player count: first and last step, lowest and highest price of each good.
ENDS = {
    2: [("wool", 3, 8), ("grain", 3, 8), ("milk", 3, 8), ("bread", 7, 15), ("whisky", 8, 16)],
    4: [("wool", 3, 8), ("grain", 3, 8), ("milk", 3, 8), ("cheese", 7, 15), ("whisky", 8, 16)],
}
LAST = {2: 8, 4: 10}
BOTH_SIDES = [(players, *ends) for players in (2, 4) for ends in ENDS[players]]


def trader(players: int = 3, **fields: Any) -> Game:
    """Return a position in which the first seat trades; prices are apart from the seat."""
    prices = fields.pop("prices", {})
    return position(players, prices=prices, seats=[fields, *[{}] * (players - 1)])


def merchants(game: Game, seat: int = 0) -> tuple[int, dict[str, int]]:
    """Return a player's merchants in stock and, by good, at the market (negative: selling)."""
    player = game.state.players[seat]
    at_market = {name: player.market[good] for good, name in enumerate(GOOD_NAMES)}
    return player.merchants, {name: number for name, number in at_market.items() if number}


# TRD-1: merchants.


@pytest.mark.rule("TRD-1")
@pytest.mark.parametrize("good", GOOD_NAMES)
def test_buying_takes_one_merchant_a_piece(good: str) -> None:
    game = trader(money=99, merchants=4)
    play(game, f"buy {good} 3")
    assert (merchants(game), goods(game)) == ((1, {good: 3}), {good: 3})
    sent = MerchantsSent(0, Good(GOOD_NAMES.index(good)), 3)
    assert events_of(game, MerchantsSent) == [sent]


@pytest.mark.rule("TRD-1")
@pytest.mark.parametrize("good", GOOD_NAMES)
def test_selling_takes_one_merchant_a_piece(good: str) -> None:
    game = trader(goods={good: 5}, merchants=4)
    play(game, f"sell {good} 3")
    assert (merchants(game), goods(game)) == ((1, {good: -3}), {good: 2})
    sent = MerchantsSent(0, Good(GOOD_NAMES.index(good)), -3)
    assert events_of(game, MerchantsSent) == [sent]


@pytest.mark.rule("TRD-1")
def test_from_one_piece_to_as_many_as_merchants_in_stock() -> None:
    game = trader(money=99, goods={"wool": 9}, merchants=3)
    assert codes(game, "buy milk") == ["buy milk 1", "buy milk 2", "buy milk 3"]
    assert codes(game, "sell wool") == ["sell wool 1", "sell wool 2", "sell wool 3"]


@pytest.mark.rule("TRD-1")
@pytest.mark.parametrize("kind", ["buy", "sell"])
def test_too_few_merchants(kind: str) -> None:
    game = trader(money=99, goods={"wool": 9}, merchants=3)
    assert refusals(game, f"{kind} wool 5") == [("TRD-1", "no_merchant")]
    assert figures(game, f"{kind} wool 5", "no_merchant") == {"amount": 2}
    assert refusals(game, f"{kind} wool 3") == []


@pytest.mark.rule("TRD-1")
@pytest.mark.parametrize("kind", ["buy", "sell"])
def test_at_least_one_piece(kind: str) -> None:
    game = trader(money=99, goods={"wool": 9})
    assert refusals(game, f"{kind} wool 0") == [("TRD-1", "no_amount")]
    assert f"{kind} wool 0" not in codes(game)


@pytest.mark.rule("TRD-1")
def test_no_trade_without_merchants_in_stock() -> None:
    # Merchants on the player board or at the market do not help.
    game = trader(money=99, goods={"wool": 9}, merchants=0, market={"milk": 2})
    assert codes(game, "buy", "sell") == []
    assert refusals(game, "sell wool 1") == [("TRD-1", "no_merchant")]
    assert figures(game, "sell wool 1", "no_merchant") == {"amount": 1}


@pytest.mark.rule("TRD-1", "RND-2")
def test_merchants_stay_until_the_next_preparation() -> None:
    game = trader(2, money=99, merchants=3, goods={"wool": 3})
    play(game, "buy milk 1", "pass", "sell wool 2", "pass")
    assert (game.round, merchants(game)) == (2, (3, {}))
    game = trader(2, money=99, merchants=3, goods={"wool": 3})
    play(game, "buy milk 1", "pass", "sell wool 2")
    assert merchants(game) == (0, {"milk": 1, "wool": -2})
    assert codes(game, "buy", "sell") == []


@pytest.mark.rule("TRD-1")
def test_one_good_per_trade() -> None:
    game = trader(money=99, goods={"wool": 9}, merchants=3)
    play(game, "buy milk 1")
    assert (decision(game), game.deciding_seat) == ("Turn", 1)


# TRD-2: prices.


@pytest.mark.rule("TRD-2")
def test_example_two_whisky_at_ten_pounds() -> None:
    game = trader(money=20, prices={"whisky": 3})
    assert price(game, "whisky") == 10
    play(game, "buy whisky 2")
    assert (money(game), goods(game), merchants(game)) == (0, {"whisky": 2}, (0, {"whisky": 2}))
    assert price(game, "whisky") == 12
    assert events_of(game, MoneyChanged) == [MoneyChanged(0, -20, "buy")]
    assert events_of(game, GoodsChanged) == [GoodsChanged(0, Good.WHISKY, 2, "buy")]
    assert events_of(game, PriceMoved) == [PriceMoved(Good.WHISKY, 2, 4, "buy")]


@pytest.mark.rule("TRD-2")
@pytest.mark.parametrize(
    ("players", "good", "number", "cost", "new"),
    [
        (2, "wool", 1, 4, 4),
        (2, "bread", 3, 30, 6),
        (3, "grain", 2, 10, 6),
        (4, "cheese", 4, 40, 8),
        (1, "whisky", 2, 22, 5),
    ],
)
def test_every_piece_bought_costs_the_price_shown_before(
    players: int, good: str, number: int, cost: int, new: int
) -> None:
    game = trader(players, money=50, merchants=5)
    play(game, f"buy {good} {number}")
    assert (money(game), step(game, good)) == (50 - cost, new)


@pytest.mark.rule("TRD-2")
@pytest.mark.parametrize(
    ("players", "good", "number", "gain", "new"),
    [
        (2, "wool", 1, 4, 2),
        (2, "bread", 2, 20, 1),
        (3, "grain", 2, 10, 2),
        (4, "cheese", 3, 30, 1),
        (1, "whisky", 2, 22, 1),
    ],
)
def test_every_piece_sold_pays_the_price_shown_before(
    players: int, good: str, number: int, gain: int, new: int
) -> None:
    game = trader(players, merchants=5, goods={good: 5})
    play(game, f"sell {good} {number}")
    assert (money(game), step(game, good)) == (gain, new)
    index = Good(GOOD_NAMES.index(good))
    assert events_of(game, MoneyChanged) == [MoneyChanged(0, gain, "sell")]
    assert events_of(game, GoodsChanged) == [GoodsChanged(0, index, -number, "sell")]
    first = 3 if players < 3 else 4
    assert events_of(game, PriceMoved) == [PriceMoved(index, first - 1, new - 1, "sell")]


@pytest.mark.rule("TRD-2")
def test_only_the_traded_goods_price_moves() -> None:
    game = trader(money=50)
    play(game, "buy milk 2")
    assert [step(game, good) for good in GOOD_NAMES] == [4, 4, 6, 4, 4, 4]


@pytest.mark.rule("TRD-2")
def test_the_next_player_trades_at_the_moved_price() -> None:
    seats = [{"money": 50}, {"goods": {"whisky": 1}}, {}]
    game = position(3, "buy whisky 2", "sell whisky 1", seats=seats)
    # 11, then two steps up: 13.
    assert (money(game), money(game, 1), price(game, "whisky")) == (28, 13, 12)


# TRD-3: the ends of the track.


@pytest.mark.rule("TRD-3")
@pytest.mark.parametrize(("players", "good", "lowest", "highest"), BOTH_SIDES)
def test_buying_at_the_upper_end(players: int, good: str, lowest: int, highest: int) -> None:
    last = LAST[players]
    game = trader(players, money=99, merchants=3, prices={good: last - 1})
    before = price(game, good)
    play(game, f"buy {good} 3")
    assert (step(game, good), price(game, good)) == (last, highest)
    assert money(game) == 99 - 3 * before
    game = trader(players, money=99, prices={good: last})
    play(game, f"buy {good} 2")
    assert (step(game, good), money(game)) == (last, 99 - 2 * highest)
    assert events_of(game, PriceMoved) == []


@pytest.mark.rule("TRD-3")
@pytest.mark.parametrize(("players", "good", "lowest", "highest"), BOTH_SIDES)
def test_selling_at_the_lower_end(players: int, good: str, lowest: int, highest: int) -> None:
    game = trader(players, goods={good: 3}, merchants=3, prices={good: 2})
    before = price(game, good)
    play(game, f"sell {good} 3")
    assert (step(game, good), price(game, good)) == (1, lowest)
    assert money(game) == 3 * before
    game = trader(players, goods={good: 2}, prices={good: 1})
    play(game, f"sell {good} 2")
    assert (step(game, good), money(game)) == (1, 2 * lowest)
    assert events_of(game, PriceMoved) == []


@pytest.mark.rule("TRD-3")
def test_reaching_the_end_exactly() -> None:
    game = trader(money=99, goods={"wool": 3}, merchants=3, prices={"wool": 3, "milk": 8})
    play(game, "sell wool 2", "pass", "pass")
    assert step(game, "wool") == 1
    game = trader(money=99, merchants=3, prices={"milk": 8})
    play(game, "buy milk 2")
    assert step(game, "milk") == 10


# TRD-4: never on both sides.


@pytest.mark.rule("TRD-4")
def test_no_sale_while_buying() -> None:
    game = trader(money=99, goods={"milk": 4, "wool": 4}, merchants=2, market={"milk": 1})
    assert codes(game, "sell") == ["sell wool 1", "sell wool 2"]
    assert codes(game, "buy milk") == ["buy milk 1", "buy milk 2"]
    assert refusals(game, "sell milk 1") == [("TRD-4", "other_side")]
    assert figures(game, "sell milk 1", "other_side") == {"good": "milk"}


@pytest.mark.rule("TRD-4")
def test_no_purchase_while_selling() -> None:
    game = trader(money=99, goods={"milk": 4}, merchants=2, market={"milk": -1})
    assert codes(game, "buy milk") == []
    assert codes(game, "sell milk") == ["sell milk 1", "sell milk 2"]
    assert refusals(game, "buy milk 1") == [("TRD-4", "other_side")]
    assert figures(game, "buy milk 1", "other_side") == {"good": "milk"}
    assert codes(game, "buy wool") == ["buy wool 1", "buy wool 2"]


@pytest.mark.rule("TRD-4")
def test_further_merchants_join_those_on_their_side() -> None:
    game = trader(2, money=99, merchants=3, goods={"wool": 2}, market={"milk": 1, "wool": -1})
    play(game, "buy milk 2", "pass", "sell wool 1")
    assert merchants(game) == (0, {"milk": 3, "wool": -2})


@pytest.mark.rule("TRD-4")
def test_other_players_merchants_do_not_matter() -> None:
    seats = [{"money": 99}, {"market": {"milk": -2}, "merchants": 0}, {}]
    assert "buy milk 2" in codes(position(3, seats=seats))


@pytest.mark.rule("TRD-4", "BON-5")
@pytest.mark.parametrize(("standing", "open_now"), [(1, True), (2, False), (-1, True), (-2, False)])
def test_a_recalled_last_merchant_opens_the_other_side(standing: int, open_now: bool) -> None:
    # Contract 6 gives a bonus upgrade for three wool.
    market = {"milk": standing}
    seat = {"money": 99, "goods": {"wool": 3, "milk": 1}, "contracts": [6], "market": market}
    seat["merchants"] = 1
    game = position(2, "fulfil 6", "bonus recall milk", "pass", seats=[seat, {}])
    other = "sell milk 1" if standing > 0 else "buy milk 1"
    assert (other in codes(game)) == open_now
    assert refusals(game, other) == ([] if open_now else [("TRD-4", "other_side")])
    assert merchants(game)[0] == 2


@pytest.mark.rule("TRD-4", "RND-2")
def test_the_next_round_opens_both_sides() -> None:
    game = trader(2, money=99, goods={"milk": 4}, merchants=2, market={"milk": 1})
    play(game, "pass", "pass")
    assert {"sell milk 1", "buy milk 1"} <= set(codes(game))


# TRD-5: goods and money.


@pytest.mark.rule("TRD-5")
def test_selling_needs_the_goods() -> None:
    game = trader(goods={"bread": 2}, merchants=5)
    assert codes(game, "sell") == ["sell bread 1", "sell bread 2"]
    assert refusals(game, "sell bread 3") == [("TRD-5", "goods_short")]
    assert figures(game, "sell bread 3", "goods_short") == {"good": "bread", "amount": 1}
    assert refusals(game, "sell milk 1") == [("TRD-5", "goods_short")]
    play(game, "sell bread 2")
    assert goods(game) == {}


@pytest.mark.rule("TRD-5")
@pytest.mark.parametrize(
    ("pounds", "most"), [(9, 0), (10, 1), (19, 1), (20, 2), (29, 2), (30, 3), (40, 3)]
)
def test_buying_needs_the_money(pounds: int, most: int) -> None:
    game = trader(money=pounds, merchants=3)
    assert codes(game, "buy bread") == [f"buy bread {n}" for n in range(1, most + 1)]
    if most < 3:
        code = f"buy bread {most + 1}"
        assert refusals(game, code) == [("TRD-5", "money_short")]
        assert figures(game, code, "money_short") == {"amount": 10 * (most + 1) - pounds}


@pytest.mark.rule("TRD-5", "SET-13")
def test_several_reasons_at_once() -> None:
    game = trader(money=9, merchants=1, market={"bread": -1})
    assert refusals(game, "buy bread 2") == [
        ("TRD-1", "no_merchant"),
        ("TRD-4", "other_side"),
        ("TRD-5", "money_short"),
    ]
    game = trader(goods={"bread": 1}, merchants=1, market={"bread": 1})
    assert refusals(game, "sell bread 2") == [
        ("TRD-1", "no_merchant"),
        ("TRD-4", "other_side"),
        ("TRD-5", "goods_short"),
    ]


@pytest.mark.rule("TRD-5")
def test_the_supply_is_unlimited() -> None:
    seats = [{"money": 999, "merchants": 7}, {"goods": {"grain": 9999}}]
    game = position(2, "buy grain 7", seats=seats)
    assert goods(game) == {"grain": 7}


@pytest.mark.rule("TRD-5")
def test_only_the_six_goods_are_traded() -> None:
    game = trader(money=999, merchants=1)
    assert codes(game, "buy") == [f"buy {good} 1" for good in GOOD_NAMES]
    for other in ("beef", "mutton", "hops", "cotton", "tobacco", "sugar_cane"):
        with pytest.raises(InvalidActionError):
            game.why_not(f"buy {other} 1")


# Where a clan or a port changes a trade.


@pytest.mark.rule("TRD-5", "CLN-S")
@pytest.mark.parametrize(("pounds", "most"), [(8, 0), (9, 1), (18, 1), (19, 2)])
def test_stewarts_pound_comes_before_paying(pounds: int, most: int) -> None:
    game = trader(clan="stewart", money=pounds, merchants=3)
    assert codes(game, "buy bread") == [f"buy bread {n}" for n in range(1, most + 1)]
    code = f"buy bread {most + 1}"
    assert figures(game, code, "money_short") == {"amount": 10 * (most + 1) - pounds - 1}
    if most == 2:
        play(game, "buy bread 2")
        assert money(game) == 0
        clan, paid = events_of(game, MoneyChanged)
        assert (clan, paid) == (MoneyChanged(0, 1, "clan"), MoneyChanged(0, -20, "buy"))


@pytest.mark.rule("TRD-2", "CLN-S")
def test_stewarts_pound_for_a_sale() -> None:
    game = trader(clan="stewart", goods={"bread": 2}, merchants=3)
    play(game, "sell bread 2")
    assert money(game) == 21


@pytest.mark.rule("TRD-1", "PRT-P6")
def test_a_mandatory_trade_is_an_ordinary_trade() -> None:
    ports = ["p6", "p2", "p3", "p4"]
    seat = {"units": {"woodcutter": ["b1"]}, "money": 29, "goods": {"bread": 2}, "merchants": 3}
    game = position(3, "port p6 bread up", seats=[seat, {}, {}], ports=ports)
    # Three steps up from 10: 12 pounds.
    assert codes(game) == ["buy bread 1", "buy bread 2", "sell bread 1", "sell bread 2"]
    assert refusals(game, "buy bread 3") == [("TRD-5", "money_short")]
    assert refusals(game, "sell wool 1") == [("PRT-P6", "trade_first"), ("TRD-5", "goods_short")]
    assert refusals(game, "buy wool 1") == [("PRT-P6", "trade_first")]
    assert figures(game, "buy wool 1", "trade_first") == {"good": "bread"}
    play(game, "sell bread 2")
    assert (money(game), game.deciding_seat) == (29 + 24, 1)


@pytest.mark.rule("TRD-4", "PRT-P6")
@pytest.mark.parametrize(("standing", "kind"), [(1, "buy"), (-1, "sell")])
def test_a_mandatory_trade_keeps_to_its_side(standing: int, kind: str) -> None:
    ports = ["p6", "p2", "p3", "p4"]
    seat: dict[str, Any] = {"units": {"woodcutter": ["b1"]}, "money": 99, "merchants": 1}
    seat |= {"goods": {"bread": 2}, "market": {"bread": standing}}
    game = position(3, "port p6 bread up", seats=[seat, {}, {}], ports=ports)
    assert codes(game) == [f"{kind} bread 1"]


@pytest.mark.rule("TRD-5", "CLN-S", "PRT-P6")
@pytest.mark.parametrize(("pounds", "most"), [(22, 1), (23, 2)])
def test_stewarts_pound_for_a_mandatory_trade(pounds: int, most: int) -> None:
    ports = ["p6", "p2", "p3", "p4"]
    seat = {"clan": "stewart", "units": {"woodcutter": ["b1"]}, "money": pounds}
    game = position(3, "port p6 bread up", seats=[seat, {}, {}], ports=ports)
    assert codes(game) == [f"buy bread {n}" for n in range(1, most + 1)]
