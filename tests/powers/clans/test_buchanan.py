"""Clan Buchanan (CLN-B)."""

from __future__ import annotations

from typing import Any

import pytest

from caledonia import Game
from caledonia.events import ContractObtained, ContractsDrawn, ContractsReturned, MoneyChanged
from tests.helpers import codes, decision, events_of, figures, money, play, position, refusals

PORTS = ["p8", "p2", "p3", "p5"]
BAKERIES = ["b4", "b5", "a5"]
"""Three bakeries; a6 is the place for the fourth. The port of corner A is in their reach."""


def buchanan(players: int, *codes: str, seat: dict[str, Any], **fields: Any) -> Game:
    """Return a game in which Buchanan is alone to act."""
    seats = [{"clan": "buchanan", **seat}, *({} for _ in range(players - 1))]
    return position(players, *codes, passed=list(range(1, players)), seats=seats, **fields)


# Slots and the Obtain action.


@pytest.mark.rule("CLN-B", "CON-2")
def test_there_are_two_slots() -> None:
    full = buchanan(2, seat={"contracts": [1, 2], "money": 50}, boxes=[11, 12])
    assert codes(full, "obtain") == []
    assert refusals(full, "obtain 11") == [("CON-2", "slots_full")]
    one_free = buchanan(2, seat={"contracts": [1]}, boxes=[11, 12])
    assert codes(one_free, "obtain") == ["obtain 11", "obtain 12"]


@pytest.mark.rule("CLN-B", "CON-1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("round_number", "before", "after"),
    [(1, 0, 5), (2, 0, 0), (3, 5, 0), (4, 10, 0), (5, 20, 5)],
)
def test_two_contracts_in_one_action_are_paid_once(
    players: int, round_number: int, before: int, after: int
) -> None:
    game = buchanan(players, seat={"money": before}, round=round_number, boxes=[11, 12, 13])
    play(game, "obtain 11", "obtain 12")
    assert game.seat(0).contracts == (11, 12)
    assert money(game) == after
    assert game.state.boxes[:3] == (0, 0, 13)
    assert decision(game) == "Turn"


@pytest.mark.rule("CLN-B")
def test_the_rulebooks_example_of_fifteen_pounds_in_round_five() -> None:
    game = buchanan(2, seat={"money": 15}, round=5, boxes=[11, 12])
    play(game, "obtain 11")
    assert money(game) == 0
    play(game, "obtain 12")
    assert events_of(game, MoneyChanged) == []
    assert events_of(game, ContractObtained) == [ContractObtained(0, 12)]
    assert (money(game), game.seat(0).contracts) == (0, (11, 12))


@pytest.mark.rule("CLN-B")
def test_the_first_contract_must_be_paid() -> None:
    game = buchanan(2, seat={"money": 14}, round=5, boxes=[11, 12])
    assert figures(game, "obtain 11", "money_short") == {"amount": 1}
    assert codes(game, "obtain") == []


@pytest.mark.rule("CLN-B")
def test_the_second_contract_comes_at_once_or_never() -> None:
    seat = {"money": 50, "units": {"sheep": ["b4"]}}
    game = buchanan(2, "obtain 11", seat=seat, boxes=[11, 12, 13], ports=PORTS)
    assert decision(game) == "SecondContract"
    assert codes(game) == ["obtain 12", "obtain 13", "skip"]
    assert refusals(game, "obtain 11") == [("CON-1", "no_contract_there")]
    assert refusals(game, "pass") == [("RND-3", "not_now")]
    play(game, "skip", "end")
    assert game.seat(0).contracts == (11,)
    assert decision(game) == "Turn"


@pytest.mark.rule("CLN-B")
def test_with_one_free_slot_an_action_takes_one_contract() -> None:
    game = buchanan(2, "obtain 11", seat={"contracts": [1]}, boxes=[11, 12])
    assert game.seat(0).contracts == (1, 11)
    assert decision(game) == "Turn"


@pytest.mark.rule("CLN-B")
def test_without_a_second_contract_on_the_board_the_action_is_over() -> None:
    assert decision(buchanan(2, "obtain 11", seat={}, boxes=[11])) == "Turn"


@pytest.mark.rule("CLN-B")
@pytest.mark.parametrize(("round_number", "after"), [(1, 40), (2, 30), (3, 20), (5, 0)])
def test_different_turns_pay_separately(round_number: int, after: int) -> None:
    game = buchanan(2, seat={"money": 30}, round=round_number, boxes=[11, 12])
    play(game, "obtain 11", "skip", "obtain 12")
    assert money(game) == after


@pytest.mark.rule("CLN-B")
def test_other_clans_take_one_contract() -> None:
    seats = [{"clan": "campbell"}, {}]
    game = position(2, "obtain 11", passed=[1], seats=seats, boxes=[11, 12])
    assert decision(game) == "Turn"
    assert refusals(game, "obtain 12") == [("CON-2", "slots_full")]


# The building bonus.


def fourth_bakery(**seat: Any) -> dict[str, Any]:
    return {"money": 100, "units": {"bakery": BAKERIES}, **seat}


@pytest.mark.rule("CLN-B", "BLD-1")
@pytest.mark.parametrize(("round_number", "paid"), [(1, 5), (2, 0), (3, -5), (4, -10), (5, -15)])
def test_a_building_bonus_draws_six_and_keeps_two_for_one_payment(
    round_number: int, paid: int
) -> None:
    game = buchanan(2, "expand bakery a6", "draw", seat=fourth_bakery(), round=round_number)
    assert events_of(game, ContractsDrawn) == [ContractsDrawn(0, (1, 2, 3, 4, 5, 6))]
    assert codes(game) == [*(f"keep {number}" for number in range(1, 7)), "keep none"]
    play(game, "keep 3")
    assert money(game) == 90 + paid
    assert codes(game) == ["keep 1", "keep 2", "keep 4", "keep 5", "keep 6", "keep none"]
    play(game, "keep 5")
    assert money(game) == 90 + paid
    assert events_of(game, ContractsReturned) == [ContractsReturned((1, 2, 4, 6))]
    assert game.seat(0).contracts == (3, 5)
    assert (game.state.pile[0], game.state.pile[-4:]) == (7, (1, 2, 4, 6))
    assert decision(game) == "Turn"


@pytest.mark.rule("CLN-B", "BLD-1")
@pytest.mark.parametrize(("first", "slots"), [("keep none", ()), ("keep 2", (2,))])
def test_a_building_bonus_may_keep_fewer(first: str, slots: tuple[int, ...]) -> None:
    game = buchanan(3, "expand bakery a6", "draw", first, seat=fourth_bakery(), round=3)
    if slots:
        play(game, "keep none")
    assert game.seat(0).contracts == slots
    assert money(game) == 90 - 5 * len(slots)
    assert decision(game) == "Turn"


@pytest.mark.rule("CLN-B", "BLD-1")
def test_a_building_bonus_keeps_no_more_than_there_are_free_slots() -> None:
    seat = fourth_bakery(contracts=[20])
    game = buchanan(2, "expand bakery a6", "draw", seat=seat, round=3)
    assert len(codes(game)) == 7
    play(game, "keep 6")
    assert game.seat(0).contracts == (20, 6)
    assert decision(game) == "Turn"
    full = buchanan(2, "expand bakery a6", seat=fourth_bakery(contracts=[20, 21]))
    assert decision(full) == "Turn"
    assert events_of(full, ContractsDrawn) == []


@pytest.mark.rule("CLN-B", "BLD-1")
def test_the_first_contract_kept_must_be_paid_the_second_not() -> None:
    seat = fourth_bakery(money=10 + 14)
    poor = buchanan(2, "expand bakery a6", "draw", seat=seat, round=5)
    assert decision(poor) == "Turn"
    seat["money"] += 1
    game = buchanan(2, "expand bakery a6", "draw", "keep 1", seat=seat, round=5)
    assert money(game) == 0
    assert refusals(game, "keep 2") == []
    assert money(play(game, "keep 2")) == 0


@pytest.mark.rule("CLN-B", "PRT-P8")
def test_port_eight_draws_six_too() -> None:
    seat = {"money": 0, "units": {"sheep": ["b4"]}}
    game = buchanan(2, "port p8", "draw", seat=seat, round=3, ports=PORTS)
    assert len(codes(game, "keep")) == 7
    play(game, "keep 1", "keep 2")
    assert game.seat(0).contracts == (1, 2)
    assert money(game) == 5 - 5


ONCE = [(1, 5), (2, 0), (3, -5), (4, -10), (5, -15)]
"""What the contracts of one turn bring together, by round."""


@pytest.mark.rule("CLN-B", "PRT-P8", "CON-1")
@pytest.mark.parametrize(("round_number", "change"), ONCE)
def test_port_eight_and_obtain_in_one_turn_are_paid_once(round_number: int, change: int) -> None:
    # Port 8 brings £5 of its own.
    seat = {"money": 10, "units": {"sheep": ["b4"]}}
    game = buchanan(2, seat=seat, round=round_number, ports=PORTS, boxes=[11, 12])
    play(game, "port p8", "draw", "keep 1", "keep none")
    assert money(game) == 15 + change
    play(game, "obtain 11")
    assert events_of(game, MoneyChanged) == []
    assert (money(game), game.seat(0).contracts) == (15 + change, (1, 11))


@pytest.mark.rule("CLN-B", "PRT-P8", "CON-1")
@pytest.mark.parametrize(("round_number", "change"), ONCE)
def test_obtain_and_port_eight_in_one_turn_are_paid_once(round_number: int, change: int) -> None:
    seat = {"money": 15, "units": {"sheep": ["b4"]}}
    game = buchanan(2, seat=seat, round=round_number, ports=PORTS, boxes=[11, 12])
    play(game, "obtain 11", "skip", "port p8", "draw")
    assert codes(game)[0] == "keep 1"
    play(game, "keep 1")
    assert events_of(game, MoneyChanged) == []
    assert (money(game), game.seat(0).contracts) == (20 + change, (11, 1))


@pytest.mark.rule("CLN-B", "BLD-1", "PRT-P8")
@pytest.mark.parametrize(("round_number", "change"), ONCE)
def test_port_eight_and_a_building_bonus_are_paid_once(round_number: int, change: int) -> None:
    seat = fourth_bakery(money=20)
    game = buchanan(2, seat=seat, round=round_number, ports=PORTS)
    play(game, "port p8", "draw", "keep 1", "keep none")
    play(game, "expand bakery a6", "draw", "keep 7")
    assert money(game) == 20 + 5 + change - 10
    assert game.seat(0).contracts == (1, 7)


@pytest.mark.rule("CLN-B", "PRT-P7", "BLD-1")
@pytest.mark.parametrize(("round_number", "change"), ONCE)
def test_two_types_completed_by_port_seven_are_paid_once(round_number: int, change: int) -> None:
    factories = {"bakery": BAKERIES, "dairy": ["g3", "g8", "g9"], "sheep": ["b4", "d4"]}
    factories["bakery"] = ["b5", "a5", "a6"]
    seat = {"money": 15, "units": factories}
    game = buchanan(2, seat=seat, round=round_number, ports=["p7", "p2", "p3", "p5"])
    play(game, "port p7", "exchange b4 bakery", "exchange d4 dairy")
    play(game, "draw", "keep 1", "keep none", "draw", "keep 7")
    assert money(game) == 15 + change
    assert game.seat(0).contracts == (1, 7)


@pytest.mark.rule("CLN-B", "CON-1")
def test_the_next_turn_pays_again() -> None:
    seat = {"money": 20, "units": {"sheep": ["b4"]}}
    game = buchanan(2, seat=seat, round=4, ports=PORTS, boxes=[11, 12])
    play(game, "port p8", "draw", "keep 1", "keep none", "obtain 11")
    assert (money(game), game.seat(0).clan_state) == (15, (0,))
    # The same if the position says that something was paid in an earlier turn.
    waiting = {"clan": "buchanan", "clan_state": [1], "money": 20}
    game = position(2, "ship", "obtain 12", seats=[{"money": 9}, waiting], round=4, boxes=[11, 12])
    assert money(game, 1) == 10


@pytest.mark.rule("CLN-B", "CON-1")
def test_the_turn_of_a_pass_is_over_too() -> None:
    seat = {"money": 20, "units": {"sheep": ["b4"]}}
    game = buchanan(2, seat=seat, round=4, ports=PORTS)
    play(game, "pass", "port p8", "draw", "keep 1")
    assert game.seat(0).clan_state == (1,)
    play(game, "keep none")
    assert (game.round, game.seat(0).clan_state) == (5, (0,))


@pytest.mark.rule("CLN-B", "CON-1")
def test_a_draw_without_a_contract_pays_nothing_yet() -> None:
    seat = {"money": 20, "units": {"sheep": ["b4"]}}
    game = buchanan(2, seat=seat, round=4, ports=PORTS, boxes=[11])
    play(game, "port p8", "draw", "keep none", "obtain 11")
    assert money(game) == 20 + 5 - 10


@pytest.mark.rule("CLN-B", "CON-1", "BLD-1")
def test_other_clans_pay_for_every_contract() -> None:
    # Kept from port 8, fulfilled, and another kept for the free space's fourth bakery.
    seat = {"clan": "campbell", **fourth_bakery(money=60, goods={"bread": 2})}
    game = position(2, seats=[seat, {}], round=4, ports=PORTS, pile=[7, 2, 3, 4, 5, 6])
    play(game, "port p8", "draw", "keep 7", "fulfil 7", "expand bakery a6", "draw", "keep 4")
    # Port 8 brings £5, contract 7 £10; the fourth bakery costs Campbell £3.
    assert money(game) == 60 + 5 - 10 + 10 - 3 - 10
    assert game.seat(0).contracts == (4,)


# The Fulfil action.


@pytest.mark.rule("CLN-B", "FUL-1")
def test_one_action_may_fulfil_two_contracts() -> None:
    seat = {"contracts": [2, 12], "goods": {"wool": 6, "whisky": 4}}
    game = buchanan(3, "fulfil 12", seat=seat)
    assert decision(game) == "SecondFulfilment"
    assert codes(game) == ["fulfil 2", "skip"]
    play(game, "fulfil 2")
    assert game.seat(0).fulfilled == (12, 2)
    assert game.seat(0).contracts == ()
    assert decision(game) == "Turn"


@pytest.mark.rule("CLN-B")
def test_the_second_contract_may_be_left() -> None:
    seat = {"contracts": [2, 12], "goods": {"wool": 6, "whisky": 4}}
    game = buchanan(2, "fulfil 12", "skip", seat=seat)
    assert game.seat(0).contracts == (2,)
    assert decision(game) == "Turn"
    assert "fulfil 2" in codes(game)


@pytest.mark.rule("CLN-B")
def test_a_second_contract_that_cannot_be_paid_ends_the_action() -> None:
    seat = {"contracts": [2, 12], "goods": {"wool": 5, "whisky": 4}}
    game = buchanan(2, "fulfil 12", seat=seat)
    assert decision(game) == "Turn"
    assert game.seat(0).contracts == (2,)


@pytest.mark.rule("CLN-B", "FUL-5")
def test_the_first_is_wholly_finished_before_the_second() -> None:
    seat = {
        "money": 8,
        "contracts": [1, 6],
        "goods": {"wool": 7},
        "units": {"sheep": ["b4"]},
    }
    game = buchanan(2, "fulfil 1", seat=seat)
    assert decision(game) == "ExportBonuses"
    assert refusals(game, "fulfil 6") == [("RND-3", "not_now")]
    play(game, "expand sheep b5")
    assert decision(game) == "SecondFulfilment"
    play(game, "fulfil 6", "bonus ship")
    assert game.seat(0).fulfilled == (1, 6)
    assert game.seat(0).shipping == 1
    assert decision(game) == "Turn"


@pytest.mark.rule("CLN-B")
def test_both_contracts_may_need_slaughter() -> None:
    seat = {"contracts": [3, 5], "units": {"cow": ["b4", "b5"], "sheep": ["a5", "a6", "d4"]}}
    game = buchanan(2, "fulfil 3", "fulfil 5", seat=seat)
    assert decision(game) == "Slaughtering"
    play(game, "slaughter a5", "slaughter a6")
    assert game.seat(0).fulfilled == (3, 5)


@pytest.mark.rule("CLN-B", "BLD-1", "FRE-1")
def test_the_second_may_be_one_just_kept() -> None:
    seat = fourth_bakery(contracts=[7], goods={"bread": 3, "wool": 1, "cheese": 1})
    pile = [48, 2, 3, 4, 5, 6, 8]
    game = buchanan(2, "fulfil 7", "expand bakery a6", seat=seat, pile=pile)
    play(game, "draw", "keep 48", "keep none")
    assert codes(game) == ["fulfil 48", "skip"]
    play(game, "fulfil 48")
    assert game.seat(0).fulfilled == (7, 48)


@pytest.mark.rule("CLN-B")
def test_other_clans_do_not_fulfil_one_just_kept() -> None:
    stock = {"bread": 3, "wool": 1, "cheese": 1}
    seats = [{"clan": "campbell", **fourth_bakery(contracts=[7], goods=stock)}, {}]
    game = position(
        2, "fulfil 7", "expand bakery a6", "draw", "keep 48", seats=seats, pile=[48, 2, 3]
    )
    assert game.seat(0).contracts == (48,)
    assert (game.deciding_seat, decision(game)) == (1, "Turn")


@pytest.mark.rule("CLN-B")
def test_a_third_contract_needs_another_action() -> None:
    stock = {"bread": 3, "wool": 7, "cheese": 1}
    seat = fourth_bakery(contracts=[7, 2], goods=stock)
    pile = [48, 3, 4, 5, 6, 8]
    game = buchanan(2, "fulfil 7", "expand bakery a6", "draw", "keep 48", seat=seat, pile=pile)
    assert codes(game) == ["fulfil 2", "fulfil 48", "skip"]
    play(game, "fulfil 2")
    assert decision(game) == "Turn"
    assert game.seat(0).contracts == (48,)


@pytest.mark.rule("CLN-B")
def test_the_turn_passes_on_after_two_contracts() -> None:
    seats = [{"clan": "buchanan", "contracts": [2, 12], "goods": {"wool": 6, "whisky": 4}}, {}]
    game = position(2, "fulfil 2", "fulfil 12", seats=seats)
    assert game.deciding_seat == 1
    game = position(2, "obtain 11", "obtain 12", seats=[{"clan": "buchanan"}, {}], boxes=[11, 12])
    assert game.deciding_seat == 1
