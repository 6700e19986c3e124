"""Fulfil an export contract (FUL)."""

from __future__ import annotations

from typing import Any

import pytest

from caledonia import Game
from caledonia.events import (
    BonusDeclined,
    ContractFulfilled,
    Event,
    GoodsChanged,
    MoneyChanged,
    TurnStarted,
    UnitRemoved,
)
from caledonia.types import Good, Unit
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
    refusals,
    space,
    units,
)


def holding(*contracts: int, other: dict[str, Any] | None = None, **seat: Any) -> Game:
    """Return a game of two in which seat 0 is to move and holds contracts."""
    return position(2, seats=[{"contracts": list(contracts), **seat}, other or {}])


def pounds(game: Game, cause: str) -> int:
    """Return seat 0's money of one cause in the last decision."""
    changes: list[MoneyChanged] = events_of(game, MoneyChanged)
    return sum(e.amount for e in changes if e.seat == 0 and e.cause == cause)


# FUL-1: paying goods.


@pytest.mark.rule("FUL-1")
@pytest.mark.parametrize(
    ("contract", "price"),
    [
        (2, {"wool": 6}),
        (8, {"bread": 4}),
        (9, {"cheese": 2}),
        (12, {"whisky": 4}),
        (31, {"wool": 3, "cheese": 3}),
        (39, {"wool": 2, "cheese": 1, "whisky": 1}),
        (44, {"wool": 1, "bread": 1, "whisky": 1}),
    ],
)
def test_a_contract_costs_exactly_its_goods(contract: int, price: dict[str, int]) -> None:
    stock = {name: price.get(name, 0) + 1 for name in ("wool", "grain", "bread", "cheese")}
    stock["whisky"] = price.get("whisky", 0) + 1
    game = play(holding(contract, goods=stock), f"fulfil {contract}")
    assert goods(game) == dict.fromkeys(stock, 1)
    assert game.seat(0).fulfilled == (contract,)


@pytest.mark.rule("FUL-1")
@pytest.mark.parametrize("contract", [8, 9, 12, 2])
def test_one_piece_too_few_is_too_few(contract: int) -> None:
    price = PACK.contracts[contract].goods
    good = next(g for g in Good if price[g])
    short = holding(contract, goods={str(good): price[good] - 1})
    assert f"fulfil {contract}" not in codes(short)
    assert refusals(short, f"fulfil {contract}") == [("FUL-1", "goods_short")]
    assert figures(short, f"fulfil {contract}", "goods_short") == {
        "good": str(good),
        "amount": 1,
    }
    exact = holding(contract, goods={str(good): price[good]})
    assert codes(exact, "fulfil") == [f"fulfil {contract}"]


@pytest.mark.rule("FUL-1")
def test_every_missing_good_is_named() -> None:
    game = holding(31, goods={"wool": 1, "cheese": 2})
    reasons = game.why_not("fulfil 31")
    assert [(r.clause, r.problem, r.figures) for r in reasons] == [
        ("FUL-1", "goods_short", {"good": "wool", "amount": 2}),
        ("FUL-1", "goods_short", {"good": "cheese", "amount": 1}),
    ]


@pytest.mark.rule("FUL-1")
def test_all_goods_of_a_contract_are_needed_together() -> None:
    for missing in ("wool", "bread", "whisky"):
        stock = {"wool": 1, "bread": 1, "whisky": 1}
        del stock[missing]
        assert codes(holding(44, goods=stock), "fulfil") == []


@pytest.mark.rule("FUL-1", "CLN-MK2")
def test_whisky_in_the_cellar_is_not_stock() -> None:
    game = holding(11, clan="mackenzie", clan_state=[1, 0, 0], goods={"whisky": 1})
    assert refusals(game, "fulfil 11") == [("FUL-1", "goods_short")]
    assert "fulfil 11" in codes(play(game, "withdraw 1"))


@pytest.mark.rule("FUL-1")
def test_only_a_contract_in_the_own_slot_can_be_fulfilled() -> None:
    stock = {"wool": 9, "bread": 9, "cheese": 9, "whisky": 9}
    game = position(2, boxes=[2], seats=[{"goods": stock, "contracts": [8]}, {"contracts": [9]}])
    assert codes(game, "fulfil") == ["fulfil 8"]
    for contract in (2, 9, 12):
        assert refusals(game, f"fulfil {contract}") == [("FUL-1", "not_held")]
        assert figures(game, f"fulfil {contract}", "not_held") == {"contract": contract}


@pytest.mark.rule("FUL-1")
def test_no_contract_asks_for_grain_or_milk() -> None:
    assert len(PACK.contracts) == 50
    for contract in PACK.contracts.values():
        assert not contract.goods[Good.GRAIN]
        assert not contract.goods[Good.MILK]


@pytest.mark.rule("FUL-1", "RND-3")
def test_fulfilling_is_the_turn() -> None:
    game = play(holding(9, goods={"cheese": 2}), "fulfil 9")
    assert (decision(game), game.deciding_seat) == ("Turn", 1)


@pytest.mark.rule("FUL-1", "RND-3")
def test_only_one_contract_per_turn() -> None:
    # The port keeps the turn open.
    seat = {"contracts": [9], "goods": {"cheese": 2}, "units": {"sheep": ["b4"]}}
    game = position(2, "fulfil 9", ports=["p5", "p2", "p3", "p4"], seats=[seat, {}])
    assert decision(game) == "TurnEnd"
    assert refusals(game, "fulfil 9") == [("RND-3", "not_now")]


# FUL-1: slaughter.


@pytest.mark.rule("FUL-1")
def test_the_owner_chooses_which_cows_go() -> None:
    game = play(holding(3, units={"cow": ["b4", "a5", "g3"]}), "fulfil 3")
    assert codes(game) == ["slaughter a5", "slaughter b4", "slaughter g3"]
    play(game, "slaughter g3")
    assert codes(game) == ["slaughter a5", "slaughter b4"]
    play(game, "slaughter a5")
    assert units(game) == {"cow": ["b4"]}
    assert game.seat(0).fulfilled == (3,)


@pytest.mark.rule("FUL-1")
def test_the_owner_chooses_which_sheep_go() -> None:
    game = play(holding(14, goods={"wool": 1}, units={"sheep": ["b4", "a5"]}), "fulfil 14")
    assert codes(game) == ["slaughter a5", "slaughter b4"]
    play(game, "slaughter b4")
    assert units(game) == {"sheep": ["a5"]}
    assert goods(game) == {}


@pytest.mark.rule("FUL-1")
def test_without_a_choice_the_animals_go_by_themselves() -> None:
    game = play(holding(3, units={"cow": ["b4", "a5"], "sheep": ["g3"]}), "fulfil 3")
    assert units(game) == {"sheep": ["g3"]}
    assert game.events()[:2] == [
        UnitRemoved(0, Unit.COW, space("a5"), "slaughter"),
        UnitRemoved(0, Unit.COW, space("b4"), "slaughter"),
    ]


@pytest.mark.rule("FUL-1")
def test_with_no_animal_left_over_both_kinds_go_by_themselves() -> None:
    cattle = {"cow": ["b4"], "sheep": ["g3"], "miner": ["c6"]}
    game = play(holding(46, goods={"wool": 2}, units=cattle), "fulfil 46")
    assert units(game) == {"miner": ["c6"]}
    assert decision(game) == "ExportBonuses"


@pytest.mark.rule("FUL-1")
@pytest.mark.parametrize("order", [("b4", "g2"), ("g2", "b4")])
def test_on_a_mixed_contract_either_animal_goes_first(order: tuple[str, str]) -> None:
    cattle = {"cow": ["b4", "a5"], "sheep": ["g3", "g2"]}
    game = play(holding(46, goods={"wool": 2}, units=cattle), "fulfil 46")
    assert codes(game) == ["slaughter a5", "slaughter b4", "slaughter g2", "slaughter g3"]
    play(game, f"slaughter {order[0]}")
    left = {"b4": ["slaughter g2", "slaughter g3"], "g2": ["slaughter a5", "slaughter b4"]}
    assert codes(game) == left[order[0]]
    play(game, f"slaughter {order[1]}")
    assert units(game) == {"cow": ["a5"], "sheep": ["g3"]}
    assert game.seat(0).fulfilled == (46,)


@pytest.mark.rule("FUL-1")
def test_on_a_mixed_contract_the_kind_without_a_choice_goes_by_itself() -> None:
    cattle = {"cow": ["b4", "a5"], "sheep": ["g3"]}
    game = play(holding(46, goods={"wool": 2}, units=cattle), "fulfil 46")
    assert units(game) == {"cow": ["a5", "b4"]}
    assert codes(game) == ["slaughter a5", "slaughter b4"]
    cattle = {"cow": ["b4"], "sheep": ["g3", "g2"]}
    game = play(holding(46, goods={"wool": 2}, units=cattle), "fulfil 46")
    assert units(game) == {"sheep": ["g2", "g3"]}
    assert codes(game) == ["slaughter g2", "slaughter g3"]


@pytest.mark.rule("FUL-1")
@pytest.mark.parametrize(("cows", "short"), [(0, 3), (1, 2), (2, 1)])
def test_a_cow_for_each_beef(cows: int, short: int) -> None:
    herd = ["b4", "a5", "g3"][:cows]
    sheep = {"sheep": ["g1", "g2", "g8", "g9"]}
    game = holding(4, units={"cow": herd, **sheep})
    assert codes(game, "fulfil") == []
    assert refusals(game, "fulfil 4") == [("FUL-1", "animals_short")]
    assert figures(game, "fulfil 4", "animals_short") == {"meat": "beef", "amount": short}
    assert codes(holding(4, units={"cow": ["b4", "a5", "g3"]}), "fulfil") == ["fulfil 4"]


@pytest.mark.rule("FUL-1")
@pytest.mark.parametrize(("flock", "short"), [(0, 3), (2, 1)])
def test_a_sheep_for_each_mutton(flock: int, short: int) -> None:
    sheep = ["b4", "a5", "g3"][:flock]
    cows = {"cow": ["g1", "g2", "g8", "g9"]}
    game = holding(20, goods={"bread": 2}, units={"sheep": sheep, **cows})
    assert codes(game, "fulfil") == []
    assert refusals(game, "fulfil 20") == [("FUL-1", "animals_short")]
    assert figures(game, "fulfil 20", "animals_short") == {"meat": "mutton", "amount": short}


@pytest.mark.rule("FUL-1")
def test_beef_and_mutton_are_counted_apart() -> None:
    two_cows = holding(46, goods={"wool": 2}, units={"cow": ["b4", "a5"]})
    assert codes(two_cows, "fulfil") == []
    assert figures(two_cows, "fulfil 46", "animals_short") == {"meat": "mutton", "amount": 1}
    two_sheep = holding(46, goods={"wool": 2}, units={"sheep": ["b4", "a5"]})
    assert figures(two_sheep, "fulfil 46", "animals_short") == {"meat": "beef", "amount": 1}
    nothing = holding(46)
    assert refusals(nothing, "fulfil 46") == [
        ("FUL-1", "goods_short"),
        ("FUL-1", "animals_short"),
        ("FUL-1", "animals_short"),
    ]


@pytest.mark.rule("FUL-1")
def test_the_animals_of_others_do_not_pay() -> None:
    game = holding(3, units={"cow": ["b4"]}, other={"units": {"cow": ["a5", "g3"]}})
    assert refusals(game, "fulfil 3") == [("FUL-1", "animals_short")]


@pytest.mark.rule("FUL-1", "EXP-7")
def test_slaughtered_animals_are_back_on_the_board() -> None:
    herd = {"cow": ["b4", "a5", "b5", "g3"], "sheep": ["a4"]}
    game = holding(3, units=herd, money=50)
    assert refusals(game, "expand cow a6") == [("EXP-7", "no_unit_left")]
    play(game, "fulfil 3", "slaughter b4", "slaughter a5", "pass")
    assert "expand cow a6" in codes(game)
    assert "expand cow b4" in codes(game)


@pytest.mark.rule("FUL-1")
def test_the_freed_spaces_are_free_for_all() -> None:
    other = {"units": {"miner": ["c6"]}, "money": 50}
    game = holding(3, units={"cow": ["b5", "a5"]}, other=other)
    play(game, "fulfil 3")
    assert game.deciding_seat == 1
    assert "expand cow b5" in codes(game)


@pytest.mark.rule("FUL-1")
def test_production_falls_with_the_animals() -> None:
    game = holding(14, goods={"wool": 1}, units={"sheep": ["b4", "a5"]}, other={})
    play(game, "fulfil 14", "slaughter b4", "pass", "pass")
    assert goods(game) == {"wool": 1}


# FUL-2: only for this, only as many as needed.


@pytest.mark.rule("FUL-2")
def test_no_slaughter_without_a_contract() -> None:
    game = holding(3, units={"cow": ["b4", "a5", "g3"]})
    assert codes(game, "slaughter") == []
    assert refusals(game, "slaughter b4") == [("FUL-2", "not_now")]


@pytest.mark.rule("FUL-2")
def test_no_more_animals_than_owed() -> None:
    game = play(holding(3, units={"cow": ["b4", "a5", "g3"]}), "fulfil 3")
    play(game, "slaughter b4", "slaughter a5")
    assert decision(game) == "Turn"
    assert refusals(game, "slaughter g3") == [("FUL-2", "not_now")]


@pytest.mark.rule("FUL-2")
def test_a_contract_without_meat_takes_no_animal() -> None:
    herd = {"cow": ["b4"], "sheep": ["a5"]}
    game = play(holding(9, goods={"cheese": 2}, units=herd), "fulfil 9")
    assert units(game) == herd


@pytest.mark.rule("FUL-2")
def test_beef_takes_no_sheep_and_mutton_no_cow() -> None:
    cattle = {"cow": ["b4", "a5", "g8"], "sheep": ["g3", "g2", "g1"], "field": ["g9"]}
    game = play(holding(3, units=cattle), "fulfil 3")
    assert codes(game) == ["slaughter a5", "slaughter b4", "slaughter g8"]
    assert refusals(game, "slaughter g3") == [("FUL-2", "not_your_animal")]
    assert figures(game, "slaughter g3", "not_your_animal") == {"space": "g3"}
    game = play(holding(5, units=cattle), "fulfil 5")
    assert codes(game) == ["slaughter g1", "slaughter g2", "slaughter g3"]
    assert refusals(game, "slaughter a5") == [("FUL-2", "not_your_animal")]
    assert refusals(game, "slaughter g9") == [("FUL-2", "not_your_animal")]


@pytest.mark.rule("FUL-2")
def test_a_kind_already_paid_is_not_slaughtered_again() -> None:
    cattle = {"cow": ["b4", "a5"], "sheep": ["g3", "g2"]}
    game = play(holding(46, goods={"wool": 2}, units=cattle), "fulfil 46", "slaughter b4")
    assert refusals(game, "slaughter a5") == [("FUL-2", "not_your_animal")]


@pytest.mark.rule("FUL-2")
def test_only_own_animals_on_the_map_can_be_slaughtered() -> None:
    other = {"units": {"cow": ["g1"]}}
    game = play(holding(3, units={"cow": ["b4", "a5", "g3"]}, other=other), "fulfil 3")
    for name in ("g1", "b5"):
        assert refusals(game, f"slaughter {name}") == [("FUL-2", "not_your_animal")]


@pytest.mark.rule("FUL-2", "RND-5")
def test_the_slaughter_cannot_be_declined() -> None:
    game = play(holding(3, units={"cow": ["b4", "a5", "g3"]}, money=50), "fulfil 3")
    assert refusals(game, "skip") == [("RND-5", "not_now")]
    assert refusals(game, "pass") == [("RND-3", "not_now")]


# FUL-3: what a fulfilled contract counts for.


@pytest.mark.rule("FUL-3", "CON-2")
def test_the_slot_is_free_again() -> None:
    game = position(
        2,
        "fulfil 9",
        boxes=[2],
        passed=[1],
        seats=[{"contracts": [9], "goods": {"cheese": 2}}, {}],
    )
    player = game.state.players[0]
    assert (player.slots, player.fulfilled) == ((), (9,))
    assert codes(game, "obtain") == ["obtain 2"]
    assert refusals(game, "fulfil 9") == [("FUL-1", "not_held")]


@pytest.mark.rule("FUL-3", "CLN-B")
def test_only_the_slot_of_that_contract_is_freed() -> None:
    game = holding(2, 9, clan="buchanan", goods={"cheese": 2})
    play(game, "fulfil 9")
    player = game.state.players[0]
    assert (player.slots, player.fulfilled) == ((2,), (9,))


@pytest.mark.rule("FUL-3")
def test_fulfilled_contracts_pile_up_in_order() -> None:
    seat = {"contracts": [9], "fulfilled": [40, 3], "goods": {"cheese": 2}}
    game = position(2, "fulfil 9", seats=[seat, {}])
    assert game.seat(0).fulfilled == (40, 3, 9)


@pytest.mark.rule("FUL-3", "SCO-T6")
def test_its_imports_count_in_the_round_scoring() -> None:
    tiles = ["t6", "t1", "t2", "t3", "t4"]
    seat = {"contracts": [8], "goods": {"bread": 4}}
    game = position(2, scoring=tiles, seats=[seat, {"contracts": [12]}])
    play(game, "fulfil 8", "pass", "pass")
    # Four tobacco; hops do not count here. The unfulfilled contract counts nothing.
    assert [seat.glory for seat in game.seats] == [4, 0]


@pytest.mark.rule("FUL-3", "SCO-T7")
def test_its_meat_counts_in_the_round_scoring() -> None:
    tiles = ["t7", "t1", "t2", "t3", "t4"]
    seat = {"contracts": [4], "units": {"cow": ["b4", "a5", "g3"]}}
    game = position(2, scoring=tiles, seats=[seat, {}])
    play(game, "fulfil 4", "pass", "pass")
    assert game.seat(0).glory == 6


@pytest.mark.rule("FUL-3", "FIN-4")
def test_its_hops_count_at_the_end() -> None:
    game = holding(23, goods={"bread": 1, "whisky": 1})
    assert game.score_now().sheets[0].hops == 0
    play(game, "fulfil 23")
    assert game.score_now().sheets[0].hops == 8


# FUL-4: the import track.


@pytest.mark.rule("FUL-4")
@pytest.mark.parametrize(
    ("before", "reward"),
    [
        ([], 0),  # 0 + 4 = 4
        ([16], 1),  # 2 + 4 = 6: passed
        ([4], 1),  # 3 + 4 = 7
        ([16, 19], 1),  # 4 + 4 = 8
        ([4, 16], 0),  # 5 + 4 = 9: the mark was reached before
        ([4, 13], 1),  # 6 + 4 = 10: reached
        ([22, 10, 16], 0),  # 10 + 4 = 14
        ([22, 10, 4], 1),  # 11 + 4 = 15
    ],
)
def test_each_mark_of_the_import_track_gives_a_pound(before: list[int], reward: int) -> None:
    seat = {"contracts": [34], "fulfilled": before, "goods": {"bread": 1, "cheese": 3}}
    game = position(2, "fulfil 34", seats=[seat, {}])
    assert money(game) == reward
    assert pounds(game, "import") == reward


@pytest.mark.rule("FUL-4")
@pytest.mark.parametrize(
    ("contract", "before", "mark"),
    [
        (28, [16], True),  # cotton 2 + 3 = 5
        (28, [], False),
        (35, [41], True),  # tobacco 4 + 3 = 7
        (35, [14], False),  # tobacco 1 + 3 = 4
        (35, [], False),
        (48, [24], True),  # sugar cane 2 + 3 = 5
        (48, [6], False),  # sugar cane 1 + 3 = 4
        (48, [], False),
    ],
)
def test_each_import_has_its_own_marker(contract: int, before: list[int], mark: bool) -> None:
    stock = {"wool": 9, "bread": 9, "cheese": 9, "whisky": 9}
    seat = {"contracts": [contract], "fulfilled": before, "goods": stock}
    # The other player has four of each of the other two imports.
    others = {28: [8, 12], 35: [34, 12], 48: [34, 8]}[contract]
    game = position(2, f"fulfil {contract}", seats=[seat, {"fulfilled": others}])
    assert pounds(game, "import") == (1 if mark else 0)


@pytest.mark.rule("FUL-4")
def test_the_imports_of_all_players_move_the_markers() -> None:
    # Cotton: four of seat 1, three of seat 2; with two more the marker passes none, with four 10.
    others = [{"fulfilled": [22]}, {"fulfilled": [4]}]
    small = {"contracts": [19], "goods": {"cheese": 1}, "units": {"sheep": ["a2"]}}
    game = position(3, "fulfil 19", seats=[small, *others])
    assert pounds(game, "import") == 0
    large = {"contracts": [34], "goods": {"bread": 1, "cheese": 3}}
    game = position(3, "fulfil 34", seats=[large, *others])
    assert pounds(game, "import") == 1
    assert money(game) == 1
    assert [money(game, seat) for seat in (1, 2)] == [0, 0]


@pytest.mark.rule("FUL-4")
def test_hops_move_no_marker() -> None:
    seat = {"contracts": [23], "fulfilled": [9, 42], "goods": {"bread": 1, "whisky": 1}}
    game = position(2, "fulfil 23", seats=[seat, {}])
    assert pounds(game, "import") == 0


@pytest.mark.rule("FUL-4", "SOL-2")
def test_solo_there_is_no_import_pound() -> None:
    seat = {"contracts": [34], "fulfilled": [4], "goods": {"bread": 1, "cheese": 3}}
    game = position(1, "fulfil 34", seats=[seat])
    assert money(game) == 0


@pytest.mark.rule("FUL-4", "VAR-1")
def test_with_static_imports_there_is_no_import_pound() -> None:
    seat = {"contracts": [34], "fulfilled": [4], "goods": {"bread": 1, "cheese": 3}}
    game = position(2, "fulfil 34", options={"static_imports": True}, seats=[seat, {}])
    assert money(game) == 0


@pytest.mark.rule("FUL-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_import_pound_comes_with_every_number_of_players(players: int) -> None:
    seat = {"contracts": [34], "fulfilled": [4], "goods": {"bread": 1, "cheese": 3}}
    game = position(players, "fulfil 34", seats=[seat, *[{}] * (players - 1)])
    assert money(game) == 1


# FUL-5: the order of things.


@pytest.mark.rule("FUL-5")
def test_pay_then_slaughter_then_book_imports_and_money() -> None:
    seat = {
        "contracts": [18],
        "fulfilled": [12],
        "goods": {"bread": 1},
        "units": {"cow": ["b4", "a5", "g3"]},
    }
    game = position(2, "fulfil 18", seats=[seat, {}])
    expected: list[Event] = [
        GoodsChanged(0, Good.BREAD, -1, "export"),
        UnitRemoved(0, Unit.COW, space("a5"), "slaughter"),
        UnitRemoved(0, Unit.COW, space("b4"), "slaughter"),
        UnitRemoved(0, Unit.COW, space("g3"), "slaughter"),
        MoneyChanged(0, 1, "import"),
        ContractFulfilled(0, 18),
        MoneyChanged(0, 10, "export"),
    ]
    assert game.events() == expected
    assert decision(game) == "ExportBonuses"


@pytest.mark.rule("FUL-5")
@pytest.mark.parametrize(("contract", "reward"), [(9, 8), (23, 15), (30, 3), (48, 0)])
def test_the_contract_pays_its_money(contract: int, reward: int) -> None:
    stock = {"wool": 9, "bread": 9, "cheese": 9, "whisky": 9}
    game = play(holding(contract, goods=stock, money=7), f"fulfil {contract}")
    assert money(game) == 7 + reward


@pytest.mark.rule("FUL-5", "FRE-1")
def test_the_money_of_the_contract_pays_for_its_free_space() -> None:
    game = play(holding(7, goods={"bread": 2}, units={"sheep": ["b4"]}, money=0), "fulfil 7")
    assert money(game) == 10
    play(game, "expand sheep a5")
    assert money(game) == 2


@pytest.mark.rule("FUL-5", "BON-2")
def test_the_money_of_the_contract_pays_for_its_technology() -> None:
    game = play(holding(10, goods={"cheese": 4}), "fulfil 10", "bonus tech miner")
    assert money(game) == 5


@pytest.mark.rule("FUL-5", "FUL-3", "BLD-1")
def test_the_slot_is_free_for_a_building_bonus_won_by_the_free_space() -> None:
    seat = {
        "contracts": [1],
        "goods": {"wool": 4},
        "money": 8,
        "units": {"bakery": ["b4", "a5", "g3"]},
    }
    game = position(2, "fulfil 1", "expand bakery b5", pile=[2, 3, 4, 5], seats=[seat, {}])
    play(game, "draw")
    assert codes(game) == ["keep 2", "keep 3", "keep 4", "keep none"]
    play(game, "keep 3")
    assert game.seat(0).contracts == (3,)


@pytest.mark.rule("FUL-5", "RND-3")
def test_a_contract_kept_on_the_way_waits_for_another_turn() -> None:
    seat = {
        "contracts": [1],
        "goods": {"wool": 5, "bread": 1, "cheese": 1},
        "money": 8,
        "units": {"bakery": ["b4", "a5", "g3"]},
    }
    game = position(2, "fulfil 1", "expand bakery b5", pile=[48], seats=[seat, {}])
    play(game, "draw", "keep 48")
    assert game.deciding_seat == 1
    assert codes(play(game, "pass"), "fulfil") == ["fulfil 48"]


@pytest.mark.rule("FUL-5", "CLN-ME")
@pytest.mark.parametrize(
    "order",
    [("brew 2", "expand sheep a5"), ("expand sheep a5", "brew 2"), ("expand sheep a5", "brew 3")],
)
def test_the_bonuses_come_in_any_order(order: tuple[str, str]) -> None:
    game = holding(
        14,
        clan="macewen",
        goods={"wool": 1, "grain": 5},
        units={"sheep": ["b4"], "cow": ["b5"]},
        money=8,
    )
    play(game, "fulfil 14")
    assert codes(game, "brew") == ["brew 1", "brew 2", "brew 3"]
    play(game, *order)
    assert units(game) == {"sheep": ["a5"], "cow": ["b5"]}
    amount = 3 if "brew 3" in order else 2
    assert (money(game), goods(game)) == (9 * amount, {"grain": 5 - amount})
    assert game.deciding_seat == 1


@pytest.mark.rule("FUL-5", "RND-5")
def test_each_bonus_is_finished_before_the_next() -> None:
    # The new sheep stands beside a bakery of seat 1: its bread comes before anything else.
    game = holding(
        14,
        clan="macewen",
        goods={"wool": 1, "grain": 5},
        units={"sheep": ["b4"], "cow": ["b5"]},
        money=50,
        other={"units": {"bakery": ["a4"]}},
    )
    play(game, "fulfil 14", "expand sheep a5")
    assert codes(game) == ["buy bread 1", "buy bread 2", "skip"]
    assert refusals(game, "brew 1") == [("CLN-ME", "not_now")]
    play(game, "buy bread 1")
    assert codes(game) == ["brew 1", "brew 2", "brew 3", "skip"]


@pytest.mark.rule("FUL-5")
def test_what_is_declined_is_lost() -> None:
    game = position(
        2,
        "fulfil 10",
        passed=[1],
        seats=[{"contracts": [10], "goods": {"cheese": 4}}, {}],
    )
    play(game, "bonus ship", "skip")
    assert BonusDeclined(0, "export") in game.events()
    assert decision(game) == "Turn"
    assert codes(game, "bonus") == []
    assert refusals(game, "bonus ship") == [("BON-1", "not_now")]


@pytest.mark.rule("FUL-5", "FRE-1")
def test_a_free_space_may_be_declined() -> None:
    game = holding(1, goods={"wool": 4}, units={"sheep": ["b4"]}, money=50)
    play(game, "fulfil 1", "skip")
    assert BonusDeclined(0, "export") in game.events()
    assert units(game) == {"sheep": ["b4"]}
    assert game.deciding_seat == 1


@pytest.mark.rule("FUL-5", "CLN-ME")
def test_beer_may_be_declined() -> None:
    game = holding(9, clan="macewen", goods={"cheese": 2, "grain": 2})
    play(game, "fulfil 9", "skip")
    assert goods(game) == {"grain": 2}
    assert events_of(game, BonusDeclined) == []
    assert game.deciding_seat == 1


@pytest.mark.rule("FUL-5")
def test_a_contract_without_further_bonus_ends_the_action() -> None:
    game = play(holding(12, goods={"whisky": 4}), "fulfil 12")
    assert events_of(game, BonusDeclined) == []
    assert game.events()[-1] == TurnStarted(1)


@pytest.mark.rule("FUL-5", "FRE-1")
def test_a_free_space_that_cannot_be_paid_is_lost() -> None:
    game = play(holding(1, goods={"wool": 4}, units={"sheep": ["b4"]}, money=5), "fulfil 1")
    assert BonusDeclined(0, "export") in game.events()
    assert game.deciding_seat == 1


@pytest.mark.rule("FUL-5", "BON-1")
def test_an_upgrade_that_is_impossible_is_lost() -> None:
    game = play(
        holding(6, goods={"wool": 3}, money=4, shipping=5, merchants=7),
        "fulfil 6",
    )
    assert BonusDeclined(0, "export") in game.events()
    assert (money(game), game.deciding_seat) == (4, 1)


@pytest.mark.rule("FUL-5", "RND-5")
def test_nothing_else_happens_before_the_bonuses_are_settled() -> None:
    game = play(holding(10, goods={"cheese": 4}, money=50), "fulfil 10")
    for code in ("pass", "ship", "hire", "buy wool 1"):
        assert refusals(game, code) == [("RND-3", "not_now")]
    assert figures(game, "pass", "not_now") == {"seat": 0, "decision": "export_bonuses"}


# FUL-6: the space freed by the slaughter.


@pytest.mark.rule("FUL-6")
def test_a_freed_space_may_be_used_by_the_free_space_at_once() -> None:
    game = holding(5, units={"sheep": ["b4", "b5"], "cow": ["a5"]}, money=9)
    play(game, "fulfil 5")
    assert {"expand sheep b4", "expand cow b5"} <= set(codes(game))
    play(game, "expand cow b5")
    assert units(game) == {"cow": ["a5", "b5"]}
    assert money(game) == 0


@pytest.mark.rule("FUL-6", "EXP-7")
def test_a_slaughtered_animal_may_come_back_at_once() -> None:
    herd = {"sheep": ["b4", "b5", "g3", "g8"], "cow": ["a5"]}
    game = holding(5, units=herd, money=8)
    play(game, "fulfil 5", "slaughter g3", "slaughter g8", "expand sheep a4")
    assert units(game)["sheep"] == ["a4", "b4", "b5"]


@pytest.mark.rule("FUL-6")
def test_reach_counts_the_units_left() -> None:
    # g3 gave reach to g2; without it only the spaces around a5 are left.
    herd = {"sheep": ["b4", "g3"], "cow": ["a5"]}
    game = holding(5, units=herd, money=50)
    play(game, "fulfil 5")
    assert codes(game, "expand sheep") == [
        f"expand sheep {name}" for name in ("a4", "a6", "b4", "b5")
    ]
    assert refusals(game, "expand sheep g2") == [("EXP-6", "not_in_reach")]


@pytest.mark.rule("FUL-6", "EXP-8")
def test_with_no_unit_left_the_free_space_may_be_anywhere() -> None:
    game = holding(5, units={"sheep": ["b4", "g3"]}, money=8)
    play(game, "fulfil 5")
    assert units(game) == {}
    assert {"expand sheep m6", "expand sheep b4", "expand woodcutter e8"} <= set(codes(game))
    play(game, "expand sheep k5")
    assert (units(game), money(game)) == ({"sheep": ["k5"]}, 0)


# Buchanan: two contracts in one action, the first wholly finished before the second.


@pytest.mark.rule("FUL-5", "CLN-B")
def test_the_first_contract_is_finished_before_the_second() -> None:
    game = holding(10, 9, clan="buchanan", goods={"cheese": 6})
    play(game, "fulfil 10")
    assert refusals(game, "fulfil 9") == [("RND-3", "not_now")]
    play(game, "bonus ship", "bonus ship")
    assert codes(game) == ["fulfil 9", "skip"]
    play(game, "fulfil 9")
    assert game.seat(0).fulfilled == (10, 9)
    assert game.deciding_seat == 1


@pytest.mark.rule("FUL-5", "CLN-B")
def test_the_second_contract_may_be_declined_or_impossible() -> None:
    game = holding(10, 9, clan="buchanan", goods={"cheese": 6})
    play(game, "fulfil 9")
    assert codes(game) == ["fulfil 10", "skip"]
    play(game, "skip")
    assert (game.seat(0).contracts, game.deciding_seat) == ((10,), 1)
    poor = play(holding(10, 9, clan="buchanan", goods={"cheese": 5}), "fulfil 9")
    assert (poor.state.players[0].slots, poor.deciding_seat) == ((10,), 1)


@pytest.mark.rule("FUL-3", "CLN-B")
def test_two_contracts_in_one_action_not_three() -> None:
    # The free space of contract 1 completes four bakeries; contract 48 is kept for it.
    seat = {
        "clan": "buchanan",
        "contracts": [1, 9],
        "goods": {"wool": 5, "bread": 1, "cheese": 3},
        "money": 8,
        "units": {"bakery": ["b4", "a5", "g3"]},
    }
    game = position(2, "fulfil 1", "expand bakery b5", pile=[48], seats=[seat, {}])
    play(game, "draw", "keep 48")
    assert codes(game) == ["fulfil 9", "fulfil 48", "skip"]
    play(game, "fulfil 48")
    assert game.seat(0).contracts == (9,)
    assert game.deciding_seat == 1


@pytest.mark.rule("FUL-5", "CLN-B")
def test_declining_the_bonus_of_the_first_leaves_the_second_contract() -> None:
    game = holding(10, 9, clan="buchanan", goods={"cheese": 6})
    play(game, "fulfil 10", "skip")
    assert game.events() == [BonusDeclined(0, "export")]
    assert codes(game) == ["fulfil 9", "skip"]
