"""Clan MacKenzie (CLN-MK1, CLN-MK2)."""

from __future__ import annotations

from typing import Any

import pytest

from caledonia import Game
from caledonia.events import BarrelMoved, GloryGained, GoodsChanged, MoneyChanged
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
    units,
)

Seat = dict[str, Any]
STILLS = ["b4", "b5", "a5"]


def mackenzie(
    players: int, *codes: str, cellar: list[int] | None = None, seat: Seat, **fields: Any
) -> Game:
    """Return a game in which MacKenzie is alone to act."""
    first = {"clan": "mackenzie", "clan_state": cellar or [0, 0, 0], **seat}
    seats = [first, *({} for _ in range(players - 1))]
    return position(players, *codes, passed=list(range(1, players)), seats=seats, **fields)


def cellar_of(game: Game) -> tuple[int, ...]:
    return game.seat(0).clan_state


# CLN-MK1: money for whisky.


@pytest.mark.rule("CLN-MK1")
@pytest.mark.parametrize(("players", "passing"), [(1, 16), (2, 14), (3, 12), (4, 10)])
@pytest.mark.parametrize("whisky", [0, 1, 2, 3])
def test_three_pounds_for_every_whisky_produced(players: int, passing: int, whisky: int) -> None:
    seat = {"goods": {"grain": 3, "whisky": 5}, "units": {"distillery": STILLS}}
    game = mackenzie(players, "pass", f"produce whisky {whisky}", seat=seat)
    assert money(game) == passing + 3 * whisky
    assert goods(game)["whisky"] == 5 + whisky


@pytest.mark.rule("CLN-MK1")
def test_other_goods_produced_bring_no_money() -> None:
    seat = {
        "goods": {"grain": 2, "milk": 1},
        "units": {"distillery": ["b4"], "bakery": ["b5"], "dairy": ["a5"]},
    }
    game = mackenzie(2, "pass", "produce cheese 1 bread 1 whisky 1", seat=seat)
    assert money(game) == 14 + 3
    assert events_of(game, MoneyChanged) == [MoneyChanged(0, 3, "clan")]


@pytest.mark.rule("CLN-MK1")
def test_whisky_bought_or_taken_from_the_cellar_brings_no_three_pounds() -> None:
    bought = mackenzie(2, "buy whisky 1", seat={"money": 11})
    assert money(bought) == 0
    taken = mackenzie(2, "withdraw 1", cellar=[1, 0, 0], seat={})
    assert money(taken) == 0


@pytest.mark.rule("CLN-MK1", "CLN-MK2")
def test_others_have_neither_money_nor_cellar() -> None:
    seats = [
        {"clan": "campbell", "goods": {"grain": 1}, "units": {"distillery": ["b4"]}},
        {"clan": "mackenzie"},
    ]
    game = position(2, "pass", "produce whisky 1", passed=[1], seats=seats)
    assert (money(game), game.round) == (14, 2)
    assert refusals(game, "withdraw 1") == [("CLN-MK2", "no_barrel")]
    play(game, "pass")
    assert refusals(game, "withdraw 1") == [("CLN-MK2", "no_ability")]


# CLN-MK2: storing.


@pytest.mark.rule("CLN-MK2")
@pytest.mark.parametrize(
    ("code", "cellar", "whisky"), [("cellar yes", (1, 0, 0), 1), ("cellar no", (0, 0, 0), 2)]
)
def test_one_whisky_just_produced_may_enter_the_first_place(
    code: str, cellar: tuple[int, ...], whisky: int
) -> None:
    seat = {"goods": {"grain": 2}, "units": {"distillery": STILLS}}
    game = mackenzie(2, "pass", "produce whisky 2", seat=seat)
    assert decision(game) == "CellarChoice"
    assert codes(game) == ["cellar yes", "cellar no"]
    play(game, code)
    assert cellar_of(game) == cellar
    assert goods(game) == {"whisky": whisky}
    assert money(game) == 14 + 6
    assert game.round == 2
    stored = [BarrelMoved(0, 0, 1)] if code == "cellar yes" else []
    assert events_of(game, BarrelMoved) == stored


@pytest.mark.rule("CLN-MK2")
def test_only_whisky_of_this_production_may_enter() -> None:
    seat = {"goods": {"grain": 1, "whisky": 4}, "units": {"distillery": ["b4"]}}
    game = mackenzie(2, "pass", "produce whisky 0", seat=seat)
    assert (game.round, decision(game)) == (2, "Turn")
    assert refusals(game, "cellar yes") == [("CLN-MK2", "not_now")]


@pytest.mark.rule("CLN-MK2")
def test_without_a_distillery_nothing_is_asked() -> None:
    game = mackenzie(2, "pass", seat={"goods": {"whisky": 4, "grain": 4}})
    assert (game.round, decision(game)) == (2, "Turn")


# Ageing.


@pytest.mark.rule("CLN-MK2")
@pytest.mark.parametrize(
    ("before", "after", "whisky", "pounds"),
    [
        ([1, 0, 0], (0, 1, 0), 0, 0),
        ([0, 1, 0], (0, 0, 1), 0, 0),
        ([0, 0, 1], (0, 0, 0), 1, 15),
        ([1, 1, 1], (0, 1, 1), 1, 15),
        ([1, 0, 1], (0, 1, 0), 1, 15),
        ([1, 1, 0], (0, 1, 1), 0, 0),
    ],
)
@pytest.mark.parametrize("players", [2, 3])
def test_barrels_age_at_the_start_of_production(
    players: int, before: list[int], after: tuple[int, ...], whisky: int, pounds: int
) -> None:
    game = mackenzie(players, "pass", "end", cellar=before, seat={})
    if any(after):
        play(game, "produce whisky 0")
    passing = {2: 14, 3: 12}[players]
    assert cellar_of(game) == after
    assert goods(game).get("whisky", 0) == whisky
    assert money(game) == passing + pounds
    assert game.round == 2


@pytest.mark.rule("CLN-MK2", "PRD-1")
def test_ageing_comes_before_income_and_the_oldest_first() -> None:
    seat = {"units": {"woodcutter": ["f1"]}}
    game = mackenzie(2, "pass", "end", cellar=[1, 1, 1], seat=seat)
    assert decision(game) == "Production"
    assert events_of(game, BarrelMoved) == [
        BarrelMoved(0, 3, 0),
        BarrelMoved(0, 1, 2),
        BarrelMoved(0, 2, 3),
    ]
    assert events_of(game, MoneyChanged) == [
        MoneyChanged(0, 15, "cellar"),
        MoneyChanged(0, 4, "income"),
    ]
    assert events_of(game, GoodsChanged) == [GoodsChanged(0, Good.WHISKY, 1, "cellar")]


@pytest.mark.rule("CLN-MK2", "CLN-MK1")
def test_a_barrel_goes_all_the_way_from_production_to_fifteen_pounds() -> None:
    seats: list[Seat] = [
        {"clan": "mackenzie", "goods": {"grain": 1}, "units": {"distillery": ["b4"]}},
        {},
    ]
    game = position(2, "pass", "pass", "produce whisky 1", "cellar yes", seats=seats)
    for place in (2, 3):
        assert cellar_of(game) == tuple(int(p == place - 1) for p in (1, 2, 3))
        play(game, "pass", "end", "pass", "produce whisky 0")
    assert cellar_of(game) == (0, 0, 1)
    before = money(game)
    play(game, "pass", "end", "pass")
    assert cellar_of(game) == (0, 0, 0)
    assert (money(game), goods(game)) == (before + 16 + 15, {"whisky": 1})
    assert game.round == 5


# Taking barrels out.


@pytest.mark.rule("CLN-MK2")
@pytest.mark.parametrize(("place", "pounds"), [(1, 0), (2, 7), (3, 15)])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_barrel_taken_out_brings_its_places_money(players: int, place: int, pounds: int) -> None:
    game = mackenzie(players, f"withdraw {place}", cellar=[1, 1, 1], seat={})
    assert goods(game) == {"whisky": 1}
    assert money(game) == pounds
    assert cellar_of(game) == tuple(int(p != place) for p in (1, 2, 3))
    assert events_of(game, BarrelMoved) == [BarrelMoved(0, place, 0)]
    assert decision(game) == "Turn"


@pytest.mark.rule("CLN-MK2")
def test_only_places_with_a_barrel_can_be_emptied() -> None:
    game = mackenzie(2, cellar=[0, 1, 0], seat={})
    assert codes(game, "withdraw") == ["withdraw 2"]
    for place in (0, 1, 3, 4):
        assert refusals(game, f"withdraw {place}") == [("CLN-MK2", "no_barrel")]
    assert figures(game, "withdraw 3", "no_barrel") == {"place": 3}
    play(game, "withdraw 2")
    assert refusals(game, "withdraw 2") == [("CLN-MK2", "no_barrel")]


@pytest.mark.rule("CLN-MK2")
def test_several_barrels_may_be_taken_out_before_the_main_action() -> None:
    game = mackenzie(2, cellar=[1, 1, 1], seat={})
    play(game, "withdraw 3", "withdraw 1", "withdraw 2", "sell whisky 2")
    assert money(game) == 22 + 2 * 11


@pytest.mark.rule("CLN-MK2", "RND-4")
def test_the_turn_stays_open_while_a_barrel_lies_in_the_cellar() -> None:
    game = mackenzie(2, "ship", cellar=[0, 1, 0], seat={"money": 4})
    assert decision(game) == "TurnEnd"
    assert codes(game) == ["end", "withdraw 2"]
    play(game, "withdraw 2")
    assert decision(game) == "Turn"
    assert money(game) == 7


@pytest.mark.rule("CLN-MK2")
def test_after_a_pass_too() -> None:
    game = mackenzie(2, "pass", cellar=[0, 0, 1], seat={})
    assert codes(game) == ["end", "withdraw 3"]
    play(game, "withdraw 3")
    assert (game.round, money(game)) == (2, 14 + 15)


@pytest.mark.rule("CLN-MK2", "NBH-1")
def test_inside_an_action_between_expanding_and_the_neighbourhood_purchase() -> None:
    seats: list[Seat] = [
        {
            "clan": "mackenzie",
            "clan_state": [0, 0, 1],
            "money": 12,
            "units": {"woodcutter": ["f1"]},
        },
        {"units": {"cow": ["g3"]}},
    ]
    game = position(2, "expand sheep g2", seats=seats)
    assert money(game) == 0
    assert codes(game) == ["skip", "withdraw 3"]
    play(game, "withdraw 3")
    assert codes(game) == ["buy milk 1", "buy milk 2", "skip"]
    play(game, "buy milk 2")
    assert money(game) == 15 - 6


@pytest.mark.rule("CLN-MK2", "BLD-1")
def test_inside_a_building_bonus_to_pay_for_a_contract() -> None:
    seat = {"money": 10, "units": {"bakery": ["b4", "b5", "a5"]}}
    game = mackenzie(2, "expand bakery a6", cellar=[0, 1, 0], seat=seat, round=3)
    assert codes(game) == ["draw", "skip", "withdraw 2"]
    play(game, "draw")
    assert codes(game) == ["keep none", "withdraw 2"]
    play(game, "withdraw 2", "keep 1")
    assert money(game) == 7 - 5


@pytest.mark.rule("CLN-MK2", "FUL-5")
def test_inside_the_export_bonuses() -> None:
    seat = {"contracts": [6], "goods": {"wool": 3}}
    game = mackenzie(2, "fulfil 6", cellar=[0, 1, 0], seat=seat)
    assert "bonus tech miner" not in codes(game)
    play(game, "withdraw 2", "bonus tech miner")
    assert money(game) == 2


@pytest.mark.rule("CLN-MK2", "FUL-1")
def test_while_slaughtering() -> None:
    seat = {"contracts": [3], "units": {"cow": ["b4", "b5"]}}
    game = mackenzie(2, "fulfil 3", cellar=[1, 0, 0], seat=seat)
    assert decision(game) == "Slaughtering"
    assert codes(game) == ["slaughter b4", "slaughter b5", "withdraw 1"]
    play(game, "withdraw 1")
    # Nothing is left to choose, so both cows go.
    assert units(game) == {}
    assert game.seat(0).fulfilled == (3,)


@pytest.mark.rule("CLN-MK2", "PRT-P6")
def test_between_moving_a_price_and_trading() -> None:
    seat = {"money": 0, "units": {"sheep": ["b4"]}, "goods": {"whisky": 1}}
    ports = ["p6", "p2", "p3", "p5"]
    game = mackenzie(2, "port p6 whisky up", cellar=[1, 0, 0], seat=seat, ports=ports)
    play(game, "withdraw 1", "sell whisky 2")
    assert money(game) == 2 * 14


@pytest.mark.rule("CLN-MK2", "PRT-P4")
def test_inside_a_ports_bonus_upgrade() -> None:
    seat = {"units": {"sheep": ["b4"]}}
    ports = ["p4", "p2", "p3", "p5"]
    game = mackenzie(2, "port p4", cellar=[0, 1, 0], seat=seat, ports=ports)
    assert decision(game) == "UpgradeBonus"
    assert money(play(game, "withdraw 2", "bonus tech miner")) == 2


@pytest.mark.rule("CLN-MK2", "PRD-3")
def test_in_production_and_at_the_cellar() -> None:
    seat = {"goods": {"grain": 1}, "units": {"distillery": ["b4"]}}
    game = mackenzie(2, "pass", "end", cellar=[1, 1, 0], seat=seat)
    assert decision(game) == "Production"
    assert codes(game, "withdraw") == ["withdraw 2", "withdraw 3"]
    play(game, "withdraw 2", "produce whisky 1")
    assert codes(game) == ["cellar yes", "cellar no", "withdraw 3"]
    play(game, "withdraw 3", "cellar yes")
    assert cellar_of(game) == (1, 0, 0)
    assert goods(game) == {"whisky": 2}
    assert money(game) == 14 + 7 + 3 + 15


@pytest.mark.rule("CLN-MK2", "RND-4")
def test_not_on_anothers_turn() -> None:
    seats = [{}, {"clan": "mackenzie", "clan_state": [1, 1, 1]}]
    game = position(2, seats=seats)
    assert codes(game, "withdraw") == []
    assert refusals(game, "withdraw 1") == [("CLN-MK2", "no_ability")]


# The end.


@pytest.mark.rule("CLN-MK2", "FIN-2", "FIN-3")
def test_before_final_scoring_all_barrels_go_to_stock_for_their_money() -> None:
    seat = {"goods": {"grain": 1}, "units": {"distillery": ["b4"]}}
    scoring = ["t1", "t3", "t4", "t5", "t2"]
    game = mackenzie(2, "pass", "end", cellar=[1, 1, 0], seat=seat, round=5, scoring=scoring)
    play(game, "produce whisky 1", "cellar yes")
    assert cellar_of(game) == (0, 0, 0)
    assert goods(game) == {"whisky": 3}
    assert money(game) == 14 + 3 + 0 + 7 + 15
    # The last tile counts the three in the cellar, before they leave it.
    assert events_of(game, GloryGained) == [GloryGained(0, 3, "scoring_tile")]
    assert events_of(game, BarrelMoved)[-3:] == [
        BarrelMoved(0, 1, 0),
        BarrelMoved(0, 2, 0),
        BarrelMoved(0, 3, 0),
    ]
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.sheets[0].processed_goods, outcome.sheets[0].money) == (6, 3)
    assert outcome.sheets[0].money_left == 9


@pytest.mark.rule("CLN-MK2", "FIN-2")
@pytest.mark.parametrize(("place", "pounds"), [(1, 7), (2, 15)])
def test_empty_places_give_nothing_before_final_scoring(place: int, pounds: int) -> None:
    cellar = [int(other == place) for other in (1, 2, 3)]
    game = mackenzie(2, "pass", "end", "produce whisky 0", cellar=cellar, seat={}, round=5)
    assert game.is_over()
    assert (goods(game), money(game)) == ({"whisky": 1}, 14 + pounds)


@pytest.mark.rule("CLN-MK2", "FIN-2", "FIN-3")
def test_the_score_so_far_counts_the_barrels_and_leaves_them() -> None:
    game = mackenzie(2, cellar=[1, 1, 1], seat={"money": 8})
    sheet = game.score_now().sheets[0]
    assert (sheet.processed_goods, sheet.money, sheet.money_left) == (6, 3, 0)
    assert (cellar_of(game), goods(game), money(game)) == ((1, 1, 1), {}, 8)


@pytest.mark.rule("CLN-MK2")
def test_after_an_earlier_round_barrels_stay() -> None:
    game = mackenzie(2, "pass", "end", "produce whisky 0", cellar=[1, 0, 0], seat={}, round=4)
    assert cellar_of(game) == (0, 1, 0)
    assert (game.round, money(game)) == (5, 14)


@pytest.mark.rule("CLN-MK2")
def test_cellar_whisky_is_no_stock() -> None:
    game = mackenzie(2, cellar=[1, 1, 0], seat={"contracts": [11]})
    assert refusals(game, "fulfil 11") == [("FUL-1", "goods_short")]
    assert codes(game, "sell whisky") == []
    play(game, "withdraw 1", "withdraw 2", "fulfil 11")
    assert game.seat(0).fulfilled == (11,)


@pytest.mark.rule("CLN-MK2")
def test_the_cellar_begins_empty_with_three_places() -> None:
    game = position(2, seats=[{"clan": "mackenzie"}, {}])
    assert cellar_of(game) == (0, 0, 0)
