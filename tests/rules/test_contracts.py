"""Obtain an export contract (CON)."""

from __future__ import annotations

from typing import Any

import pytest

from caledonia.events import ContractObtained, MoneyChanged
from tests.helpers import (
    codes,
    decision,
    events_of,
    figures,
    money,
    new_game,
    play,
    position,
    refusals,
)

BOXES = [17, 4, None, 23]


# CON-1: taking and paying.


@pytest.mark.rule("CON-1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize(("number", "before", "after"), [(1, 0, 5), (2, 0, 0), (3, 5, 0)])
def test_money_in_the_first_rounds(players: int, number: int, before: int, after: int) -> None:
    seats = [{"money": before}, *[{}] * (players - 1)]
    game = position(players, "obtain 4", round=number, boxes=BOXES, seats=seats)
    assert (money(game), game.seat(0).contracts) == (after, (4,))
    changes = [MoneyChanged(0, after - before, "contract")] if after != before else []
    assert events_of(game, MoneyChanged) == changes
    assert events_of(game, ContractObtained) == [ContractObtained(0, 4)]


@pytest.mark.rule("CON-1")
@pytest.mark.parametrize(("number", "cost"), [(3, 5), (4, 10), (5, 15)])
def test_price_in_the_last_rounds(number: int, cost: int) -> None:
    game = position(2, "obtain 4", round=number, boxes=BOXES, seats=[{"money": cost + 3}, {}])
    assert money(game) == 3
    game = position(2, round=number, boxes=BOXES, seats=[{"money": cost - 1}, {}])
    assert codes(game, "obtain") == []
    assert refusals(game, "obtain 4") == [("CON-1", "money_short")]
    assert figures(game, "obtain 4", "money_short") == {"amount": 1}
    exact = position(2, round=number, boxes=BOXES, seats=[{"money": cost}, {}])
    assert codes(exact, "obtain") == ["obtain 17", "obtain 4", "obtain 23"]
    assert refusals(exact, "obtain 4") == []


@pytest.mark.rule("CON-1")
def test_any_face_up_contract_can_be_taken() -> None:
    game = position(2, boxes=BOXES)
    assert codes(game, "obtain") == ["obtain 17", "obtain 4", "obtain 23"]


@pytest.mark.rule("CON-1")
def test_only_face_up_contracts_can_be_taken() -> None:
    seats = [{}, {"contracts": [8], "fulfilled": [9]}]
    game = position(2, boxes=BOXES, seats=seats)
    for contract in (8, 9, 10, 0, 51):
        code = f"obtain {contract}"
        assert refusals(game, code) == [("CON-1", "no_contract_there")]
        assert figures(game, code, "no_contract_there") == {"contract": contract}


@pytest.mark.rule("CON-1")
def test_an_empty_export_board_offers_nothing() -> None:
    assert codes(position(2), "obtain") == []


# CON-2: slots.


@pytest.mark.rule("CON-2")
def test_one_slot() -> None:
    game = position(2, boxes=BOXES, seats=[{"contracts": [8]}, {}])
    assert codes(game, "obtain") == []
    assert refusals(game, "obtain 4") == [("CON-2", "slots_full")]


@pytest.mark.rule("CON-2")
def test_a_fulfilled_contract_frees_the_slot() -> None:
    seat = {"contracts": [2], "goods": {"wool": 6}}
    game = position(2, "fulfil 2", "pass", boxes=BOXES, seats=[seat, {}])
    play(game, "obtain 4")
    assert game.seat(0).contracts == (4,)


@pytest.mark.rule("CON-2")
def test_the_slot_is_full_on_the_next_turn() -> None:
    game = position(2, "obtain 4", "pass", boxes=BOXES)
    assert refusals(game, "obtain 17") == [("CON-2", "slots_full")]


@pytest.mark.rule("CON-2")
def test_several_reasons_at_once() -> None:
    game = position(2, round=3, boxes=BOXES, seats=[{"contracts": [8]}, {}])
    assert refusals(game, "obtain 9") == [
        ("CON-1", "no_contract_there"),
        ("CON-2", "slots_full"),
        ("CON-1", "money_short"),
    ]


@pytest.mark.rule("CON-2", "CLN-B")
@pytest.mark.parametrize(("held", "free"), [([], True), ([8], True), ([8, 9], False)])
def test_buchanan_has_two_slots(held: list[int], free: bool) -> None:
    game = position(2, boxes=BOXES, seats=[{"clan": "buchanan", "contracts": held}, {}])
    assert ("obtain 4" in codes(game)) == free
    assert refusals(game, "obtain 4") == ([] if free else [("CON-2", "slots_full")])


@pytest.mark.rule("CON-2")
def test_a_contract_stays_in_its_slot() -> None:
    seat = {"contracts": [8], "money": 20, "units": {"miner": ["d3"]}}
    game = position(2, seats=[seat, {}])
    kinds = {code.split()[0] for code in codes(game)}
    assert kinds == {"buy", "expand", "ship", "tech", "hire", "pass"}
    for _ in range(5):
        play(game, "pass", "pass")
    assert (game.is_over(), game.seat(0).contracts) == (True, (8,))


@pytest.mark.rule("CON-2")
def test_no_penalty_for_an_unfulfilled_contract() -> None:
    fields: dict[str, Any] = {"round": 5}
    sheets = []
    for contracts in ([], [8]):
        game = position(2, "pass", "pass", seats=[{"contracts": contracts}, {}], **fields)
        outcome = game.outcome()
        assert outcome is not None
        sheets.append(outcome.sheets[0])
    assert sheets[0] == sheets[1]


# CON-3: the box.


@pytest.mark.rule("CON-3")
def test_the_box_stays_empty_until_the_next_preparation() -> None:
    game = position(2, "obtain 4", boxes=[17, 4, 12, 23], pile=[30, 31, 32, 33])
    assert game.state.boxes == (17, 0, 12, 23, 0, 0)
    assert game.state.pile == (30, 31, 32, 33)
    assert codes(game, "obtain") == ["obtain 17", "obtain 12", "obtain 23"]
    play(game, "pass")
    assert game.state.boxes == (17, 0, 12, 23, 0, 0)
    play(game, "pass")
    assert game.state.boxes == (17, 30, 12, 23, 31, 32)


@pytest.mark.rule("CON-3")
def test_a_whole_board_can_be_taken() -> None:
    game = position(3, "obtain 1", "obtain 2", "obtain 3", boxes=[1, 2, 3])
    assert game.state.boxes == (0,) * 8
    assert [seat.contracts for seat in game.seats] == [(1,), (2,), (3,)]


# Buchanan's second contract.

BUCHANAN: dict[str, Any] = {"clan": "buchanan", "money": 15}


@pytest.mark.rule("CON-1", "CLN-B")
def test_example_of_two_contracts_for_fifteen_pounds() -> None:
    game = position(2, "obtain 17", round=5, boxes=BOXES, seats=[BUCHANAN, {}])
    assert (money(game), decision(game)) == (0, "SecondContract")
    assert codes(game) == ["obtain 4", "obtain 23", "skip"]
    assert refusals(game, "obtain 4") == []
    assert refusals(game, "obtain 17") == [("CON-1", "no_contract_there")]
    play(game, "obtain 23")
    assert (money(game), game.seat(0).contracts) == (0, (17, 23))
    assert (decision(game), game.deciding_seat) == ("Turn", 1)


@pytest.mark.rule("CON-1", "CLN-B")
def test_buchanan_receives_five_pounds_once() -> None:
    game = position(2, "obtain 17", "obtain 4", boxes=BOXES, seats=[BUCHANAN, {}])
    assert money(game) == 20


@pytest.mark.rule("CLN-B")
def test_the_second_contract_may_be_declined() -> None:
    game = position(2, "obtain 17", "skip", boxes=BOXES, seats=[BUCHANAN, {}])
    assert (game.seat(0).contracts, game.deciding_seat) == ((17,), 1)
    # Taken on another turn it is paid for again.
    play(game, "pass", "obtain 4")
    assert (money(game), decision(game)) == (25, "Turn")


@pytest.mark.rule("CON-2", "CLN-B")
def test_no_second_contract_without_a_slot_or_a_contract() -> None:
    seat = {**BUCHANAN, "contracts": [8]}
    game = position(2, "obtain 17", boxes=BOXES, seats=[seat, {}])
    assert (decision(game), game.deciding_seat) == ("Turn", 1)
    game = position(2, "obtain 17", boxes=[17], seats=[BUCHANAN, {}])
    assert (decision(game), game.deciding_seat) == ("Turn", 1)


@pytest.mark.rule("CON-1")
def test_others_take_one_contract_an_action() -> None:
    game = position(2, "obtain 17", boxes=BOXES, seats=[{"clan": "campbell"}, {}])
    assert (decision(game), game.deciding_seat) == ("Turn", 1)


@pytest.mark.rule("CON-1", "SET-6")
def test_the_first_contracts_of_a_game_can_be_taken() -> None:
    game = new_game(3, clans=("campbell", "robertson", "stewart"), starting_seat=0)
    boxes = game.state.boxes
    while decision(game) != "Turn":
        game.push(game.legal_actions[0])
    assert codes(game, "obtain") == [f"obtain {contract}" for contract in boxes[:7]]
