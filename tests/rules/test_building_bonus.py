"""The building bonus (BLD): contracts for the fourth factory of a type."""

from __future__ import annotations

from typing import Any

import pytest

from caledonia import Game
from caledonia.events import (
    BonusDeclined,
    ContractKept,
    ContractsDrawn,
    ContractsReturned,
    MoneyChanged,
)
from caledonia.insight.hidden import reveals
from tests.helpers import (
    codes,
    decision,
    events_of,
    figures,
    money,
    play,
    position,
    refusals,
)

COST = {"dairy": 12 + 3, "bakery": 8 + 3, "distillery": 10 + 3}
"""What the fourth factory costs on g3."""
PILE = [40, 30, 20, 10, 5]


def builder(unit: str = "bakery", number: int = 3, *, players: int = 3, **fields: Any) -> Game:
    """Return a position in which the first seat has some units of a type near g3."""
    seat = {"money": 30, "units": {unit: ["g2", "g1", "f2"][:number]}, **fields.pop("seat", {})}
    others = fields.pop("others", [{}] * (players - 1))
    return position(players, **{"pile": PILE, "seats": [seat, *others], **fields})


# BLD-1: when it comes.


@pytest.mark.rule("BLD-1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("unit", ["dairy", "bakery", "distillery"])
def test_the_fourth_factory_of_a_type_draws_three(unit: str, players: int) -> None:
    # Solo, neutral pieces hold the land of one pound.
    spaces = ["f2", "g2", "d4"]
    game = builder(unit, players=players, seat={"units": {unit: spaces}})
    play(game, f"expand {unit} g3")
    assert money(game) == 30 - COST[unit]
    assert (decision(game), codes(game)) == ("DrawContracts", ["draw", "skip"])
    assert game.state.pile == tuple(PILE)
    play(game, "draw")
    assert codes(game) == ["keep 40", "keep 30", "keep 20", "keep none"]
    assert game.deciding_seat == 0
    assert events_of(game, ContractsDrawn) == [ContractsDrawn(0, (40, 30, 20))]
    assert game.state.pile == (10, 5)


@pytest.mark.rule("BLD-1")
@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("unit", ["dairy", "bakery", "distillery"])
def test_no_bonus_before_the_fourth(unit: str, number: int) -> None:
    game = play(builder(unit, number), f"expand {unit} g3")
    assert (decision(game), game.deciding_seat) == ("Turn", 1)
    assert game.state.pile == tuple(PILE)


@pytest.mark.rule("BLD-1")
def test_four_factories_of_several_types_do_not_count() -> None:
    units = {"bakery": ["g1", "g2"], "dairy": ["f2"], "distillery": ["d4"]}
    game = builder(seat={"money": 60, "units": units})
    play(game, "expand bakery g3")
    assert (decision(game), game.deciding_seat) == ("Turn", 1)


@pytest.mark.rule("BLD-1")
def test_another_unit_beside_four_factories_gives_nothing() -> None:
    units = {"bakery": ["g1", "g2", "f2", "d4"]}
    for code in ("expand sheep g3", "expand dairy g3"):
        game = builder(seat={"units": units})
        play(game, code)
        assert (decision(game), game.deciding_seat) == ("Turn", 1)


@pytest.mark.rule("BLD-1")
def test_other_players_factories_do_not_count() -> None:
    others = [{"units": {"bakery": ["g2", "f2"]}}, {}]
    game = builder(seat={"units": {"bakery": ["g1", "d4"], "woodcutter": ["f3"]}}, others=others)
    play(game, "expand bakery g3", "skip")
    assert (decision(game), game.deciding_seat) == ("Turn", 1)


@pytest.mark.rule("BLD-1")
def test_no_bonus_without_a_free_slot() -> None:
    game = builder(seat={"contracts": [7]})
    play(game, "expand bakery g3")
    assert (decision(game), game.deciding_seat) == ("Turn", 1)
    assert game.state.pile == tuple(PILE)


@pytest.mark.rule("BLD-1", "FUL-5")
def test_a_slot_freed_by_the_same_contract_counts() -> None:
    # Contract 1 gives a free space for four wool.
    game = builder(seat={"contracts": [1], "goods": {"wool": 4}})
    play(game, "fulfil 1", "expand bakery g3", "draw")
    assert codes(game) == ["keep 40", "keep 30", "keep 20", "keep none"]
    play(game, "keep 30")
    assert game.seat(0).contracts == (30,)
    assert (decision(game), game.deciding_seat) == ("Turn", 1)


@pytest.mark.rule("BLD-1", "NBH-4")
def test_the_neighbourhood_bonus_may_come_first() -> None:
    others = [{"units": {"cow": ["f2"]}}, {}]
    game = builder(seat={"units": {"bakery": ["g1", "g2", "d4"]}}, others=others)
    play(game, "expand bakery g3")
    assert codes(game) == ["buy milk 1", "buy milk 2", "draw", "skip"]
    assert game.state.pile == tuple(PILE)
    play(game, "buy milk 1")
    assert codes(game) == ["draw", "skip"]
    play(game, "draw")
    assert codes(game, "keep") == ["keep 40", "keep 30", "keep 20", "keep none"]
    assert refusals(game, "buy milk 1") == [("RND-3", "not_now")]


# BLD-1: keeping.


@pytest.mark.rule("BLD-1", "CON-1")
@pytest.mark.parametrize(("number", "change"), [(1, 5), (2, 0), (3, -5), (4, -10), (5, -15)])
def test_keeping_one_pays_as_for_obtaining(number: int, change: int) -> None:
    game = builder(round=number)
    play(game, "expand bakery g3", "draw", "keep 30")
    assert money(game) == 30 - 11 + change
    assert game.seat(0).contracts == (30,)
    changes = [MoneyChanged(0, change, "contract")] if change else []
    assert events_of(game, MoneyChanged) == changes
    assert events_of(game, ContractKept) == [ContractKept(0, 30)]


@pytest.mark.rule("BLD-1")
@pytest.mark.parametrize(
    ("kept", "returned"),
    [
        ("none", (40, 30, 20)),
        ("40", (30, 20)),
        ("30", (40, 20)),
        ("20", (40, 30)),
    ],
)
def test_the_rest_go_under_the_pile_in_the_order_drawn(
    kept: str, returned: tuple[int, ...]
) -> None:
    game = play(builder(), "expand bakery g3", "draw", f"keep {kept}")
    assert game.state.pile == (10, 5, *returned)
    assert events_of(game, ContractsReturned) == [ContractsReturned(returned)]
    assert (decision(game), game.deciding_seat) == ("Turn", 1)


@pytest.mark.rule("BLD-1")
def test_keeping_none_costs_and_brings_nothing() -> None:
    game = play(builder(round=1), "expand bakery g3", "draw", "keep none")
    assert (money(game), game.seat(0).contracts) == (19, ())
    assert events_of(game, ContractKept) == []


@pytest.mark.rule("BLD-1")
@pytest.mark.parametrize(("number", "cost"), [(3, 5), (4, 10), (5, 15)])
def test_keeping_needs_the_money(number: int, cost: int) -> None:
    game = builder(round=number, seat={"money": 11 + cost})
    play(game, "expand bakery g3", "draw", "keep 40")
    assert money(game) == 0
    # One pound less: the draw is seen and goes under the pile.
    game = builder(round=number, seat={"money": 11 + cost - 1})
    play(game, "expand bakery g3", "draw")
    assert events_of(game, ContractsDrawn) == [ContractsDrawn(0, (40, 30, 20))]
    assert events_of(game, ContractsReturned) == [ContractsReturned((40, 30, 20))]
    assert game.state.pile == (10, 5, 40, 30, 20)
    assert (decision(game), game.deciding_seat) == ("Turn", 1)


@pytest.mark.rule("BLD-1")
def test_reasons_against_keeping() -> None:
    pending = [{"kind": "building_bonus", "seat": 0, "drawn": [40, 30, 20]}]
    fields: dict[str, Any] = {"round": 5, "pending": pending, "pile": [10], "boxes": [5]}
    # A barrel keeps the decision open although nothing can be paid.
    seat = {"clan": "mackenzie", "clan_state": [1, 0, 0], "money": 12}
    game = position(2, seats=[seat, {}], **fields)
    assert codes(game) == ["keep none", "withdraw 1"]
    assert refusals(game, "keep 40") == [("CON-1", "money_short")]
    assert figures(game, "keep 40", "money_short") == {"amount": 3}
    for contract in (10, 5):
        code = f"keep {contract}"
        assert refusals(game, code) == [("BLD-1", "not_drawn"), ("CON-1", "money_short")]
        assert figures(game, code, "not_drawn") == {"contract": contract}
    assert refusals(game, "keep none") == []
    full = position(2, seats=[{**seat, "contracts": [7]}, {}], **fields)
    assert refusals(full, "keep 40") == [("BLD-1", "slots_full"), ("CON-1", "money_short")]


@pytest.mark.rule("BLD-1")
def test_kept_contracts_are_not_on_the_board() -> None:
    game = builder(boxes=[7])
    play(game, "expand bakery g3", "draw")
    assert refusals(game, "keep 7") == [("BLD-1", "not_drawn")]
    assert refusals(game, "obtain 7") == [("RND-3", "not_now")]
    play(game, "keep 40")
    assert game.state.boxes == (7, *[0] * 7)


# BLD-1: a short pile.


@pytest.mark.rule("BLD-1")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_short_pile_is_drawn_as_far_as_it_lasts(number: int) -> None:
    game = builder(pile=PILE[:number])
    play(game, "expand bakery g3", "draw")
    assert codes(game, "keep") == [*(f"keep {c}" for c in PILE[: min(number, 3)]), "keep none"]
    assert game.export.pile == max(0, number - 3)
    play(game, "keep 40")
    assert sorted(game.state.pile) == sorted(PILE[1:number])


@pytest.mark.rule("BLD-1")
def test_keeping_the_only_contract_returns_nothing() -> None:
    game = builder(pile=[40])
    play(game, "expand bakery g3", "draw", "keep 40")
    assert (game.state.pile, events_of(game, ContractsReturned)) == ((), [])


@pytest.mark.rule("BLD-1")
def test_an_empty_pile_gives_nothing_and_is_not_reshuffled() -> None:
    game = builder(pile=[], others=[{"fulfilled": [1, 2]}, {"contracts": [3]}])
    assert len(game.export.removed) == 47
    play(game, "expand bakery g3")
    assert (decision(game), game.deciding_seat, game.state.pile) == ("Turn", 1, ())
    assert events_of(game, ContractsDrawn) == []


@pytest.mark.rule("BLD-1", "SET-12")
def test_drawn_contracts_are_open_to_all() -> None:
    game = play(builder(), "expand bakery g3", "draw")
    for seat in (0, 1, 2, None):
        shown = game.view(seat)["decision"]
        assert isinstance(shown, dict)
        assert shown["drawn"] == [40, 30, 20]


# BLD-2.


@pytest.mark.rule("BLD-2")
@pytest.mark.parametrize("unit", ["sheep", "cow", "field"])
def test_animals_and_fields_never_give_it(unit: str) -> None:
    game = play(builder(unit), f"expand {unit} g3")
    assert (decision(game), game.deciding_seat) == ("Turn", 1)
    assert events_of(game, ContractsDrawn) == []


@pytest.mark.rule("BLD-2")
@pytest.mark.parametrize(
    ("unit", "spaces", "target"),
    [("woodcutter", ["f1", "f2", "g2"], "f3"), ("miner", ["e2", "d3", "i3"], "e3")],
)
def test_workers_never_give_it(unit: str, spaces: list[str], target: str) -> None:
    game = builder(seat={"units": {unit: spaces}})
    play(game, f"expand {unit} {target}")
    assert (decision(game), game.deciding_seat) == ("Turn", 1)


@pytest.mark.rule("BLD-2", "PRT-P7")
def test_it_comes_again_with_the_fourth_placed_again() -> None:
    units = {"bakery": ["g1", "g2", "f2", "g3"], "woodcutter": ["b1"], "miner": ["d3"]}
    seat = {"money": 60, "units": units}
    ports = ["p7", "p2", "p3", "p4"]
    game = position(3, "port p7", seats=[seat, {}, {}], ports=ports, pile=PILE)
    play(game, "exchange g1 sheep", "exchange g2 sheep", "expand bakery c4")
    assert (decision(game), game.deciding_seat) == ("Turn", 1)
    play(game, "pass", "pass", "expand bakery d4", "draw")
    assert codes(game) == ["keep 40", "keep 30", "keep 20", "keep none"]


@pytest.mark.rule("BLD-1", "PRT-P7")
def test_two_types_completed_by_one_exchange() -> None:
    units = {
        "bakery": ["g1", "g2", "f2"],
        "dairy": ["c4", "d4", "b4"],
        "sheep": ["a5", "g3"],
        "woodcutter": ["b1"],
    }
    seat = {"money": 60, "units": units, "clan": "buchanan"}
    ports = ["p7", "p2", "p3", "p4"]
    game = position(3, "port p7", seats=[seat, {}, {}], ports=ports, pile=list(range(1, 20)))
    play(game, "exchange a5 bakery", "exchange g3 dairy")
    assert codes(game) == ["draw", "skip"]
    play(game, "draw")
    assert codes(game) == [*(f"keep {n}" for n in range(1, 7)), "keep none"]
    play(game, "keep 1", "keep none")
    assert codes(game) == ["draw", "skip"]
    play(game, "draw")
    assert codes(game) == [*(f"keep {n}" for n in range(7, 13)), "keep none"]


# Buchanan.

BUCHANAN: dict[str, Any] = {"clan": "buchanan", "money": 41}


@pytest.mark.rule("BLD-1", "CLN-B")
def test_buchanan_draws_six_and_pays_once() -> None:
    game = builder(round=5, seat=BUCHANAN, pile=[1, 2, 3, 4, 5, 6, 7])
    play(game, "expand bakery g3", "draw")
    assert codes(game) == [*(f"keep {n}" for n in range(1, 7)), "keep none"]
    play(game, "keep 3")
    assert (money(game), codes(game)[-1]) == (15, "keep none")
    assert "keep 3" not in codes(game)
    play(game, "keep 5")
    assert (money(game), game.seat(0).contracts) == (15, (3, 5))
    assert game.state.pile == (7, 1, 2, 4, 6)
    assert events_of(game, ContractKept) == [ContractKept(0, 5)]
    assert (decision(game), game.deciding_seat) == ("Turn", 1)


@pytest.mark.rule("BLD-1", "CLN-B")
def test_the_second_contract_needs_no_money() -> None:
    game = builder(round=5, seat={**BUCHANAN, "money": 26}, pile=[1, 2, 3])
    play(game, "expand bakery g3", "draw", "keep 3")
    assert (money(game), codes(game)) == (0, ["keep 1", "keep 2", "keep none"])
    assert refusals(game, "keep 1") == []
    assert refusals(game, "keep 3") == [("BLD-1", "not_drawn")]
    play(game, "keep none")
    assert (game.seat(0).contracts, game.state.pile) == ((3,), (1, 2))


@pytest.mark.rule("BLD-1", "CLN-B")
def test_buchanan_keeps_no_more_than_free_slots() -> None:
    game = builder(seat={**BUCHANAN, "contracts": [9]}, pile=[1, 2, 3])
    play(game, "expand bakery g3", "draw", "keep 1")
    assert (decision(game), game.deciding_seat) == ("Turn", 1)
    assert game.seat(0).contracts == (9, 1)
    full = builder(seat={**BUCHANAN, "contracts": [9, 8]}, pile=[1, 2, 3])
    play(full, "expand bakery g3")
    assert (decision(full), full.deciding_seat) == ("Turn", 1)


@pytest.mark.rule("BLD-1", "CLN-B")
def test_buchanan_keeps_the_last_one_drawn_at_once() -> None:
    game = builder(seat=BUCHANAN, pile=[1])
    play(game, "expand bakery g3", "draw", "keep 1")
    assert (decision(game), game.deciding_seat) == ("Turn", 1)


# BLD-1: drawing is a decision of its own.


@pytest.mark.rule("BLD-1", "SET-12")
def test_who_does_not_draw_reveals_nothing() -> None:
    game = play(builder(), "expand bakery g3")
    before = game.state
    assert refusals(game, "keep 40") == [("BLD-1", "not_now")]
    assert figures(game, "keep 40", "not_now") == {"seat": 0, "decision": "draw_contracts"}
    play(game, "skip")
    assert game.events()[0] == BonusDeclined(0, "building")
    assert events_of(game, ContractsDrawn) == []
    assert not reveals(before, game.state)
    assert (game.state.pile, game.seat(0).contracts) == (tuple(PILE), ())
    assert (decision(game), game.deciding_seat) == ("Turn", 1)


@pytest.mark.rule("BLD-1", "SET-12")
def test_drawing_is_what_reveals() -> None:
    game = builder()
    before = game.state
    play(game, "expand bakery g3")
    assert not reveals(before, game.state)
    before = game.state
    play(game, "draw")
    assert reveals(before, game.state)


@pytest.mark.rule("BLD-1")
def test_drawing_needs_no_money() -> None:
    game = builder(round=5, seat={"money": 11})
    play(game, "expand bakery g3")
    assert codes(game) == ["draw", "skip"]


@pytest.mark.rule("BLD-1")
def test_there_is_nothing_to_draw_without_a_building_bonus() -> None:
    game = builder("bakery", 2)
    assert refusals(game, "draw") == [("BLD-1", "not_now")]
    assert figures(game, "draw", "not_now") == {"seat": 0, "decision": "turn"}


# NBH-4: both bonuses of one placement stand open together.

NEIGHBOURS: list[dict[str, Any]] = [{"units": {"cow": ["f2"], "sheep": ["g2"]}}, {}]


def both(*played: str, round_number: int = 2, pounds: int = 40, **seat: Any) -> Game:
    """Return a game after a fourth bakery on g3, beside a cow and a sheep of seat 1."""
    units = {"bakery": ["g1", "d4", "g8"], "woodcutter": ["f3"]}
    seat = {"money": pounds, "units": units, "merchants": 4, **seat}
    game = builder(round=round_number, seat=seat, others=NEIGHBOURS)
    return play(game, "expand bakery g3", *played)


@pytest.mark.rule("NBH-4", "BLD-1")
def test_both_bonuses_of_a_placement_stand_open() -> None:
    game = both()
    assert decision(game) == "NeighbourhoodBonus"
    assert codes(game, "buy", "draw", "skip")[-2:] == ["draw", "skip"]
    assert {code.split()[1] for code in codes(game, "buy")} == {"wool", "milk"}
    for code in ("keep 40", "end", "pass"):
        assert refusals(game, code) != []


@pytest.mark.rule("NBH-4", "BLD-1")
def test_drawing_may_come_before_the_purchases() -> None:
    game = both("draw")
    assert codes(game) == ["keep 40", "keep 30", "keep 20", "keep none"]
    for code, clause in (("buy milk 1", "RND-3"), ("draw", "BLD-1"), ("skip", "RND-5")):
        assert refusals(game, code) == [(clause, "not_now")]
    play(game, "keep 30")
    assert (decision(game), game.seat(0).contracts) == ("NeighbourhoodBonus", (30,))
    assert codes(game, "draw", "skip") == ["skip"]
    assert refusals(game, "draw") == [("BLD-1", "not_now")]
    assert figures(game, "draw", "not_now") == {"seat": 0, "decision": "neighbourhood_bonus"}
    play(game, "buy milk 2", "buy wool 1")
    assert (decision(game), game.deciding_seat) == ("Turn", 1)


@pytest.mark.rule("NBH-4", "BLD-1")
def test_drawing_may_come_between_the_purchases() -> None:
    game = both("buy wool 1")
    assert codes(game, "draw", "skip") == ["draw", "skip"]
    play(game, "draw", "keep none")
    assert {code.split()[1] for code in codes(game, "buy")} == {"milk"}
    assert refusals(game, "buy wool 1") == [("NBH-4", "bought_already")]
    play(game, "buy milk 1")
    assert (decision(game), game.deciding_seat) == ("Turn", 1)


@pytest.mark.rule("NBH-4", "BLD-1")
def test_drawing_may_come_after_the_purchases() -> None:
    game = both("buy wool 1", "buy milk 1")
    assert (decision(game), codes(game)) == ("DrawContracts", ["draw", "skip"])
    play(game, "draw", "keep 20")
    assert (decision(game), game.deciding_seat) == ("Turn", 1)


@pytest.mark.rule("NBH-4", "BLD-1")
def test_skip_declines_the_purchases_first_and_drawing_by_itself() -> None:
    game = both("skip")
    assert events_of(game, BonusDeclined) == [BonusDeclined(0, "neighbourhood")]
    assert (decision(game), codes(game)) == ("DrawContracts", ["draw", "skip"])
    assert refusals(game, "buy milk 1") == [("RND-3", "not_now")]
    play(game, "skip")
    assert events_of(game, BonusDeclined) == [BonusDeclined(0, "building")]
    assert (decision(game), game.deciding_seat) == ("Turn", 1)
    assert game.state.pile == tuple(PILE)


@pytest.mark.rule("NBH-4", "BLD-1", "CON-1")
def test_the_price_of_a_contract_and_of_goods_come_from_one_purse() -> None:
    # After £11 for the bakery £5 are left: a contract of round 3, or two milk at £3.
    game = both("draw", "keep 40", round_number=3, pounds=16)
    assert (money(game), decision(game), game.deciding_seat) == (0, "Turn", 1)
    game = both("buy milk 1", "skip", "draw", round_number=3, pounds=16)
    assert (money(game), game.deciding_seat) == (2, 1)


@pytest.mark.rule("NBH-4", "BLD-1", "CON-1")
def test_in_round_one_a_contract_may_pay_for_the_goods() -> None:
    game = both(round_number=1, pounds=11)
    # Nothing can be bought yet.
    assert codes(game) == ["draw", "skip"]
    assert decision(game) == "NeighbourhoodBonus"
    play(game, "draw", "keep 40")
    assert (money(game), codes(game, "buy milk")) == (5, ["buy milk 1"])
    # Without a merchant nothing could be bought anyway.
    assert decision(both(round_number=1, pounds=11, merchants=0)) == "DrawContracts"
    # From round 2 on a contract brings no money: only drawing is left.
    assert decision(both(round_number=2, pounds=11)) == "DrawContracts"


@pytest.mark.rule("NBH-4", "BLD-1", "CLN-B", "CON-1")
def test_a_contract_already_paid_for_brings_no_money_for_goods() -> None:
    game = both(round_number=1, pounds=11, clan="buchanan", clan_state=[1])
    assert decision(game) == "DrawContracts"


@pytest.mark.rule("NBH-4", "BLD-1", "CON-2")
def test_without_a_free_slot_only_the_purchases_stand_open() -> None:
    game = both(contracts=[7])
    assert codes(game, "draw", "skip") == ["skip"]
    play(game, "skip")
    assert (decision(game), game.deciding_seat) == ("Turn", 1)


@pytest.mark.rule("NBH-4", "BLD-1", "CLN-MK2")
def test_a_barrel_keeps_purchases_open_that_cannot_be_paid_yet() -> None:
    game = both(pounds=11, clan="mackenzie", clan_state=[0, 1, 0])
    assert codes(game) == ["draw", "skip", "withdraw 2"]
    play(game, "withdraw 2")
    assert codes(game, "buy milk") == ["buy milk 1", "buy milk 2"]
