"""Rounds and turns (RND), with the order of passing."""

from __future__ import annotations

from typing import Any

import pytest

from caledonia.events import (
    ContractObtained,
    ContractRevealed,
    GameEnded,
    GloryGained,
    MerchantsReturned,
    MoneyChanged,
    Passed,
    ProductionStarted,
    RoundStarted,
    TurnStarted,
)
from caledonia.types import Good
from tests.helpers import (
    codes,
    decision,
    events_of,
    figures,
    goods,
    money,
    new_game,
    play,
    position,
    refusals,
    units,
)

PORTS = ["p5", "p2", "p3", "p4"]
"""P5 (ten pounds) lies in corner A: on a1 with three players, beside b1."""
AT_PORT: dict[str, Any] = {"units": {"woodcutter": ["b1"]}}
"""A seat whose only unit has port A in reach."""


# RND-1: rounds and phases.


@pytest.mark.rule("RND-1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_five_rounds_then_the_game_is_over(players: int) -> None:
    game = position(players)
    for number in (1, 2, 3, 4, 5):
        assert (game.round, game.is_over(), game.outcome()) == (number, False, None)
        play(game, *["pass"] * players)
    assert (game.round, game.is_over(), game.deciding_seat) == (5, True, None)
    assert events_of(game, GameEnded) == [GameEnded()]
    assert game.outcome() is not None
    assert codes(game) == []
    assert refusals(game, "pass") == [("RND-1", "game_over")]


@pytest.mark.rule("RND-1")
def test_a_game_from_its_very_beginning_has_five_rounds() -> None:
    game = new_game(2)
    rounds = []
    while not game.is_over():
        action = next(a for a in game.legal_actions[::-1] if str(a) != "end")
        game.push(action)
        rounds += [event.round for event in events_of(game, RoundStarted)]
    assert rounds == [1, 2, 3, 4, 5]


@pytest.mark.rule("RND-1")
def test_the_phases_come_in_their_order() -> None:
    seats = [{"units": {"miner": ["d3"]}}, {"units": {"sheep": ["b4"]}}]
    game = position(2, "pass", "pass", scoring=["t4", "t1", "t2", "t3", "t5"], seats=seats)
    assert [type(event).__name__ for event in game.events()] == [
        "Passed",
        "MoneyChanged",
        "ProductionStarted",
        "MoneyChanged",
        "ProductionStarted",
        "GoodsChanged",
        "GloryGained",
        "RoundStarted",
        "MerchantsReturned",
        *["ContractRevealed"] * 6,
        "TurnStarted",
    ]
    assert events_of(game, ProductionStarted) == [ProductionStarted(0), ProductionStarted(1)]
    assert events_of(game, GloryGained) == [GloryGained(0, 2, "scoring_tile")]
    assert events_of(game, RoundStarted) == [RoundStarted(2)]


@pytest.mark.rule("RND-1")
def test_round_one_has_no_preparation() -> None:
    seats = [{"money": 50}, {"market": {"wool": 1}, "merchants": 1}]
    pending = [{"kind": "worker_placement", "seat": 0}]
    game = position(2, "place miner d3", round=0, pending=pending, seats=seats)
    assert (game.round, events_of(game, RoundStarted)) == (1, [RoundStarted(1)])
    assert events_of(game, MerchantsReturned) == events_of(game, ContractRevealed) == []
    assert game.state.players[1].market[Good.WOOL] == 1
    assert game.state.boxes == (0,) * 6


@pytest.mark.rule("RND-1", "RND-6")
def test_round_one_keeps_the_turn_order_of_the_setup() -> None:
    pending = [{"kind": "worker_placement", "seat": 0}]
    seats = [{"money": 50}, {}, {}]
    fields: dict[str, Any] = {"round": 0, "pending": pending, "seats": seats}
    game = position(3, "place miner d3", turn_order=[2, 0, 1], **fields)
    assert (game.turn_order, game.deciding_seat) == ((2, 0, 1), 2)


@pytest.mark.rule("RND-1", "PRD-2")
def test_production_comes_in_turn_order() -> None:
    seats = [{"units": {"sheep": ["b4"]}}, {"units": {"cow": ["c4"]}}, {"units": {"field": ["f2"]}}]
    game = position(3, "pass", "pass", "pass", turn_order=[1, 2, 0], seats=seats)
    assert [event.seat for event in events_of(game, ProductionStarted)] == [1, 2, 0]
    assert [goods(game, seat) for seat in range(3)] == [{"wool": 1}, {"milk": 1}, {"grain": 2}]


@pytest.mark.rule("RND-1")
def test_the_last_round_is_produced_and_scored_before_the_end() -> None:
    seats = [{"units": {"miner": ["d3"]}}, {}]
    scoring = ["t1", "t2", "t3", "t5", "t4"]
    game = position(2, "pass", "pass", round=5, scoring=scoring, seats=seats)
    assert game.is_over()
    assert (money(game), game.seat(0).glory) == (16 + 6, 2)


# RND-2: preparation.


@pytest.mark.rule("RND-2")
def test_merchants_return_from_both_sides() -> None:
    seats = [
        {"market": {"wool": 2, "milk": -1}, "merchants": 1, "merchants_on_board": 3},
        {"market": {"whisky": -2}, "merchants": 0},
    ]
    game = position(2, "pass", seats=seats)
    assert [seat.merchants for seat in game.seats] == [1, 0]
    play(game, "pass")
    players = game.state.players
    assert [player.merchants for player in players] == [4, 2]
    assert [list(player.market) for player in players] == [[0] * 6, [0] * 6]
    assert [player.merchants_on_board for player in players] == [3, 5]
    assert events_of(game, MerchantsReturned) == [MerchantsReturned()]


@pytest.mark.rule("RND-2", "CON-3")
def test_empty_boxes_are_refilled_in_order() -> None:
    boxes = [1, None, 3, None, None, 6]
    game = position(2, "pass", "pass", boxes=boxes, pile=[30, 31, 32, 33])
    assert game.state.boxes == (1, 30, 3, 31, 32, 6)
    assert game.state.pile == (33,)
    assert events_of(game, ContractRevealed) == [
        ContractRevealed(1, 30),
        ContractRevealed(3, 31),
        ContractRevealed(4, 32),
    ]


@pytest.mark.rule("RND-2")
def test_full_boxes_keep_their_contracts() -> None:
    boxes = [1, 2, 3, 4, 5, 6]
    game = position(2, "pass", "pass", boxes=boxes, pile=[30, 31])
    assert (game.state.boxes, game.state.pile) == ((1, 2, 3, 4, 5, 6), (30, 31))
    assert events_of(game, ContractRevealed) == []


@pytest.mark.rule("RND-2")
def test_a_short_pile_refills_as_far_as_it_lasts() -> None:
    game = position(2, "pass", "pass", boxes=[None, 2], pile=[30, 31])
    assert (game.state.boxes, game.state.pile) == ((30, 2, 31, 0, 0, 0), ())
    play(game, "pass", "pass")
    assert game.state.boxes == (30, 2, 31, 0, 0, 0)


@pytest.mark.rule("RND-2", "SET-6")
@pytest.mark.parametrize(("players", "filled"), [(2, 6), (3, 7), (4, 8)])
def test_only_boxes_in_use_are_refilled(players: int, filled: int) -> None:
    game = position(players, *["pass"] * players)
    boxes = game.state.boxes
    assert boxes[:filled] == tuple(range(1, filled + 1))
    assert boxes[filled:] == (0,) * (len(boxes) - filled)


# RND-3: turns.


@pytest.mark.rule("RND-3")
def test_turns_go_round_in_turn_order_until_all_have_passed() -> None:
    seats = [{"money": 20}] * 3
    game = position(3, turn_order=[2, 0, 1], seats=seats)
    order = []
    for code in ("ship", "ship", "ship", "ship", "pass", "ship", "ship", "ship", "pass", "ship"):
        order.append(game.deciding_seat)
        play(game, code)
    assert order == [2, 0, 1, 2, 0, 1, 2, 1, 2, 1]
    assert game.deciding_seat == 1
    play(game, "pass")
    assert game.round == 2


@pytest.mark.rule("RND-3")
def test_a_turn_is_announced() -> None:
    game = position(3, "pass", seats=[{}, {}, {}])
    assert events_of(game, TurnStarted) == [TurnStarted(1)]


MAIN: dict[str, dict[str, Any]] = {
    "buy wool 1": {"money": 40},
    "sell wool 1": {"goods": {"wool": 1}},
    "obtain 17": {},
    "expand sheep a5": {"money": 40},
    "ship": {"money": 40},
    "tech miner": {"money": 40},
    "hire": {"money": 40},
    "fulfil 2": {"contracts": [2], "goods": {"wool": 6}},
}
"""Every main action but Pass, with what it needs besides units on a4 and d3."""


@pytest.mark.rule("RND-3")
@pytest.mark.parametrize("code", MAIN)
def test_one_main_action_ends_the_turn(code: str) -> None:
    seat = {"units": {"sheep": ["a4"], "miner": ["d3"]}, **MAIN[code]}
    game = position(2, seats=[seat, {}], boxes=[17])
    assert code in codes(game)
    play(game, code)
    assert (decision(game), game.deciding_seat) == ("Turn", 1)


@pytest.mark.rule("RND-3")
@pytest.mark.parametrize("code", MAIN)
def test_no_second_main_action_in_a_turn(code: str) -> None:
    # b1 keeps port A in reach, so that the turn continues after its main action.
    units = {"sheep": ["a4"], "miner": ["d3"], "woodcutter": ["b1"]}
    seat = {"units": units, "money": 40, "goods": {"wool": 7}, "contracts": [2]}
    game = position(3, "sell wool 1", seats=[seat, {}, {}], boxes=[17], ports=PORTS)
    assert codes(game) == ["port p5", "end"]
    assert refusals(game, code) == [("RND-3", "not_now")]
    assert figures(game, code, "not_now") == {"seat": 0, "decision": "turn_end"}
    assert refusals(game, "pass") == [("RND-3", "not_now")]


@pytest.mark.rule("RND-3")
@pytest.mark.parametrize(
    ("first", "then"),
    [
        ("buy wool 1", "buy wool 1"),
        ("sell bread 1", "sell bread 1"),
        ("expand sheep c4", "expand sheep b4"),
        ("ship", "ship"),
        ("tech miner", "tech woodcutter"),
        ("hire", "hire"),
    ],
)
def test_a_main_action_may_be_repeated_on_later_turns(first: str, then: str) -> None:
    seat = {"money": 60, "units": {"miner": ["d3"]}, "goods": {"bread": 2}, "shipping": 1}
    game = position(2, first, "pass", seats=[seat, {}])
    play(game, then)
    assert game.ply == 3


@pytest.mark.rule("RND-3")
def test_contracts_can_be_obtained_and_fulfilled_again() -> None:
    seat = {"goods": {"wool": 10}}
    game = position(2, "obtain 2", "pass", seats=[seat, {}], boxes=[2, 35, 1])
    play(game, "fulfil 2", "obtain 1", "fulfil 1")
    assert game.seat(0).fulfilled == (2, 1)


@pytest.mark.rule("RND-3")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_pass_is_always_legal(players: int) -> None:
    game = position(players, seats=[{"merchants": 0}, *[{}] * (players - 1)])
    assert codes(game) == ["pass"]
    assert refusals(game, "pass") == []


@pytest.mark.rule("RND-3")
def test_pass_is_legal_beside_everything_else() -> None:
    seat = {"money": 60, "units": {"miner": ["d3"]}, "goods": {"wool": 6}, "contracts": [2]}
    game = position(2, seats=[seat, {}])
    kinds = {code.split()[0] for code in codes(game)}
    assert kinds == {"buy", "sell", "expand", "ship", "tech", "hire", "fulfil", "pass"}


@pytest.mark.rule("RND-3")
def test_no_pass_money_without_passing() -> None:
    game = position(2, "ship", seats=[{"money": 4}, {}])
    assert (money(game), game.state.passed) == (0, ())


@pytest.mark.rule("RND-3", "PRT-1")
def test_free_actions_before_and_after_the_main_action() -> None:
    seat = {**AT_PORT, "money": 4}
    before = position(3, "port p5", seats=[seat, {}, {}], ports=PORTS)
    assert (decision(before), money(before)) == ("Turn", 14)
    assert {"ship", "pass"} <= set(codes(before))
    after = position(3, "ship", "port p5", seats=[seat, {}, {}], ports=PORTS)
    assert money(after) == 10
    assert (decision(after), after.deciding_seat) == ("Turn", 1)


@pytest.mark.rule("RND-3", "PRT-1")
def test_a_free_action_between_two_others() -> None:
    seat = {"units": {"woodcutter": ["b1"], "miner": ["m2"]}, "money": 4}
    ports = ["p5", "p4", "p2", "p3"]
    game = position(3, "port p5", "ship", seats=[seat, {}, {}], ports=ports)
    assert codes(game) == ["port p4", "end"]


@pytest.mark.rule("RND-3", "CLN-MD2")
def test_actions_only_before_the_main_action() -> None:
    seat = {"clan": "macdonald", "money": 20, "units": {"fisherman": ["d7"]}}
    game = position(2, seats=[seat, {}])
    assert codes(game, "row") == []
    seat["units"] = {"fisherman": ["d5"]}
    game = position(2, seats=[seat, {}])
    assert codes(game, "row") == ["row d5 c5", "row d5 e5", "row d5 e6"]
    play(game, "row d5 c5")
    assert codes(game, "row") == []
    assert {"ship", "pass"} <= set(codes(game))
    # The next turn allows it again.
    play(game, "ship", "pass")
    assert codes(game, "row") == ["row c5 d5"]


# RND-4: the end of a turn.


@pytest.mark.rule("RND-4")
def test_a_turn_ends_by_itself_without_free_actions() -> None:
    game = position(3, "ship", seats=[{**AT_PORT, "money": 4}, {}, {}])
    assert (decision(game), game.deciding_seat) == ("Turn", 1)


@pytest.mark.rule("RND-4")
def test_a_turn_goes_on_while_a_free_action_is_possible() -> None:
    game = position(3, "ship", seats=[{**AT_PORT, "money": 4}, {}, {}], ports=PORTS)
    assert (decision(game), game.deciding_seat) == ("TurnEnd", 0)
    assert codes(game) == ["port p5", "end"]
    play(game, "end")
    assert (decision(game), game.deciding_seat) == ("Turn", 1)
    assert money(game) == 0


@pytest.mark.rule("RND-4")
def test_a_port_that_cannot_be_used_does_not_keep_the_turn_open() -> None:
    # P2 needs a basic good to discard.
    ports = ["p2", "p5", "p3", "p4"]
    game = position(3, "ship", seats=[{**AT_PORT, "money": 4}, {}, {}], ports=ports)
    assert game.deciding_seat == 1
    seat = {**AT_PORT, "money": 4, "goods": {"milk": 1}}
    game = position(3, "ship", seats=[seat, {}, {}], ports=ports)
    assert (decision(game), game.deciding_seat) == ("TurnEnd", 0)


@pytest.mark.rule("RND-4")
def test_a_used_port_does_not_keep_the_turn_open() -> None:
    game = position(3, "port p5", "ship", seats=[{**AT_PORT, "money": 4}, {}, {}], ports=PORTS)
    assert game.deciding_seat == 1


@pytest.mark.rule("RND-4", "PAS-1")
def test_the_same_holds_after_a_pass() -> None:
    game = position(3, "pass", seats=[AT_PORT, {}, {}], ports=PORTS)
    assert (decision(game), game.deciding_seat) == ("TurnEnd", 0)
    assert codes(game) == ["port p5", "end"]
    play(game, "port p5")
    assert (money(game), game.deciding_seat, game.state.passed) == (26, 1, (0,))
    game = position(3, "pass", "end", seats=[AT_PORT, {}, {}], ports=PORTS)
    assert (money(game), game.deciding_seat) == (16, 1)


@pytest.mark.rule("RND-4", "CLN-MK2")
@pytest.mark.parametrize(("cellar", "ends"), [([1, 0, 0], False), ([0, 0, 0], True)])
def test_a_barrel_keeps_the_turn_open(cellar: list[int], ends: bool) -> None:
    seat = {"clan": "mackenzie", "money": 4, "clan_state": cellar}
    game = position(2, "ship", seats=[seat, {}])
    assert game.deciding_seat == (1 if ends else 0)
    if not ends:
        assert codes(game) == ["end", "withdraw 1"]


@pytest.mark.rule("RND-4")
def test_a_turn_cannot_end_before_its_main_action() -> None:
    game = position(3, seats=[AT_PORT, {}, {}], ports=PORTS)
    assert "end" not in codes(game)
    assert refusals(game, "end") == [("RND-4", "not_now")]
    play(game, "port p5")
    assert refusals(game, "end") == [("RND-4", "not_now")]


@pytest.mark.rule("RND-4")
def test_no_player_acts_on_anothers_turn() -> None:
    other = {**AT_PORT, "money": 50, "goods": {"wool": 9}, "contracts": [2]}
    game = position(3, seats=[{"merchants": 0}, other, {}], ports=PORTS)
    assert (game.deciding_seat, codes(game)) == (0, ["pass"])
    for code in ("port p5", "sell wool 1", "fulfil 2", "ship"):
        assert refusals(game, code) != []
    play(game, "pass")
    assert {"port p5", "sell wool 1", "fulfil 2", "ship"} <= set(codes(game))


# RND-5: pending bonuses.


@pytest.mark.rule("RND-5", "NBH-4")
def test_a_neighbourhood_bonus_is_settled_before_anything_else() -> None:
    seat = {"money": 50, "units": {"miner": ["d3"], "woodcutter": ["b1"]}}
    seats = [seat, {"units": {"sheep": ["b3"]}}, {}]
    game = position(3, "expand cow c4", seats=seats, ports=PORTS)
    assert codes(game) == ["buy wool 1", "buy wool 2", "skip"]
    for code in ("port p5", "end", "pass", "ship"):
        assert refusals(game, code) != []
    play(game, "skip")
    assert codes(game) == ["port p5", "end"]
    assert refusals(game, "buy wool 1") == [("RND-3", "not_now")]


@pytest.mark.rule("RND-5", "BLD-1")
def test_a_building_bonus_is_settled_before_anything_else() -> None:
    units = {"bakery": ["g1", "g2", "f2"], "woodcutter": ["b1"]}
    seats = [{"money": 50, "units": units}, {}, {}]
    game = position(3, "expand bakery g3", seats=seats, ports=PORTS, pile=[9, 8, 7])
    assert codes(game) == ["draw", "skip"]
    assert refusals(game, "port p5") != []
    assert refusals(game, "end") == [("RND-4", "not_now")]
    play(game, "draw")
    assert codes(game) == ["keep 9", "keep 8", "keep 7", "keep none"]
    assert refusals(game, "port p5") != []
    assert refusals(game, "end") == [("RND-4", "not_now")]
    play(game, "keep none")
    # Nothing is kept for later.
    assert refusals(game, "keep 9") == [("BLD-1", "not_now")]
    assert refusals(game, "draw") == [("BLD-1", "not_now")]


@pytest.mark.rule("RND-5", "FUL-5")
def test_export_bonuses_are_settled_before_anything_else() -> None:
    seat = {"money": 50, "goods": {"wool": 3}, "contracts": [6], **AT_PORT}
    game = position(3, "fulfil 6", seats=[seat, {}, {}], ports=PORTS)
    assert set(codes(game)) == {
        "bonus ship",
        "bonus tech woodcutter",
        "bonus tech miner",
        "bonus hire",
        "skip",
    }
    assert refusals(game, "end") == [("RND-4", "not_now")]
    play(game, "skip")
    assert codes(game) == ["port p5", "end"]
    assert refusals(game, "bonus ship") == [("BON-1", "not_now")]
    assert refusals(game, "skip") == [("RND-5", "not_now")]


# RND-6 and PAS-1: passing.


@pytest.mark.rule("RND-6", "RND-3")
def test_the_order_of_passing_is_the_next_turn_order() -> None:
    seats = [{"money": 8}] * 4
    game = position(4, turn_order=[1, 3, 0, 2], seats=seats)
    play(game, "ship", "pass", "pass", "ship", "pass")
    assert game.deciding_seat == 2
    assert game.turn_order == (1, 3, 0, 2)
    play(game, "pass")
    assert (game.round, game.turn_order, game.state.passed) == (2, (3, 0, 1, 2), ())
    assert game.deciding_seat == 3
    for seat in (0, 1, 2):
        play(game, "pass")
        assert game.deciding_seat == seat


@pytest.mark.rule("RND-6", "PAS-1")
@pytest.mark.parametrize("number", [1, 5])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pass_money(players: int, number: int) -> None:
    game = position(players, round=number)
    for place, amount in zip(range(players), (16, 14, 12, 10), strict=False):
        play(game, "pass")
        assert events_of(game, Passed) == [Passed(place)]
        assert events_of(game, MoneyChanged)[0] == MoneyChanged(place, amount, "pass")
        assert money(game, place) == amount


@pytest.mark.rule("RND-3", "SOL-3")
def test_a_solo_player_goes_on_until_the_pass() -> None:
    game = position(1, "ship", "ship", "pass", seats=[{"money": 8}])
    assert (game.round, game.deciding_seat, money(game)) == (2, 0, 16)
    play(game, "pass", "pass")
    assert money(game) == 48


@pytest.mark.rule("RND-3")
def test_no_more_turns_after_passing() -> None:
    game = position(2, "pass", "ship", seats=[{"money": 40}, {"money": 40}])
    assert game.deciding_seat == 1
    play(game, "hire", "hire")
    assert (game.deciding_seat, game.round) == (1, 1)


@pytest.mark.rule("RND-3")
def test_what_a_turn_did_belongs_to_its_player() -> None:
    game = position(2, "pass", "obtain 17", seats=[{}, {}], boxes=[17])
    assert events_of(game, ContractObtained) == [ContractObtained(1, 17)]
    assert (game.seat(0).contracts, game.seat(1).contracts) == ((), (17,))
    assert units(game) == {}
