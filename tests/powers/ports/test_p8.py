"""Port 8: money and a building bonus (PRT-P8)."""

from __future__ import annotations

from typing import Any

import pytest

from caledonia import Game
from caledonia.events import (
    BonusDeclined,
    ContractsDrawn,
    ContractsReturned,
    MoneyChanged,
    PortUsed,
)
from tests.helpers import codes, decision, events_of, figures, money, play, position, refusals


def near(*played: str, **fields: Any) -> Game:
    """Return a game in which seat 0 has port 8 in reach; the pile is 11 to 17."""
    table: dict[str, Any] = {"pile": [11, 12, 13, 14, 15, 16, 17]}
    for key in ("round", "pile", "boxes"):
        if key in fields:
            table[key] = fields.pop(key)
    seat = {"units": {"woodcutter": ["b1"]}, **fields}
    return position(3, *played, ports=["p8", "p2", "p3", "p5"], seats=[seat, {}, {}], **table)


@pytest.mark.rule("PRT-P8", "BLD-1")
def test_five_pounds_and_three_contracts_to_choose_from() -> None:
    game = near("port p8", money=2)
    assert money(game) == 7
    assert game.events() == [
        PortUsed(0, "p8", "p8"),
        MoneyChanged(0, 5, "port"),
    ]
    assert codes(game) == ["draw", "skip"]
    play(game, "draw")
    assert game.events() == [ContractsDrawn(0, (11, 12, 13))]
    assert codes(game) == ["keep 11", "keep 12", "keep 13", "keep none"]


@pytest.mark.rule("PRT-P8", "BLD-1", "CON-1")
@pytest.mark.parametrize(("round_", "cost"), [(1, -5), (2, 0), (3, 5), (4, 10), (5, 15)])
def test_a_contract_kept_is_paid_as_usual(round_: int, cost: int) -> None:
    game = near("port p8", "draw", "keep 12", round=round_, money=20)
    assert money(game) == 25 - cost
    assert game.seat(0).contracts == (12,)
    assert game.state.pile == (14, 15, 16, 17, 11, 13)
    assert decision(game) == "Turn"


@pytest.mark.rule("PRT-P8", "BLD-1")
def test_drawing_may_be_declined_and_reveals_nothing_then() -> None:
    game = near("port p8", "skip", money=2)
    assert game.events() == [BonusDeclined(0, "building")]
    assert (money(game), decision(game)) == (7, "Turn")
    assert game.state.pile == (11, 12, 13, 14, 15, 16, 17)


@pytest.mark.rule("PRT-P8", "BLD-1")
def test_keeping_none_costs_nothing() -> None:
    game = near("port p8", "draw", "keep none", round=5, money=20)
    assert money(game) == 25
    assert game.events() == [ContractsReturned((11, 12, 13))]
    assert game.state.pile == (14, 15, 16, 17, 11, 12, 13)


@pytest.mark.rule("PRT-P8", "BLD-1", "SET-13")
def test_its_own_five_pounds_may_pay() -> None:
    game = near("port p8", "draw", "keep 11", round=5, money=10)
    assert (money(game), game.seat(0).contracts) == (0, (11,))


@pytest.mark.rule("PRT-P8", "BLD-1", "SET-13")
def test_without_the_money_nothing_can_be_kept() -> None:
    game = near("port p8", "draw", round=5, money=9)
    # The contracts are drawn, shown and returned.
    assert decision(game) == "Turn"
    assert (money(game), game.seat(0).contracts) == (14, ())
    assert game.state.pile == (14, 15, 16, 17, 11, 12, 13)
    assert events_of(game, ContractsDrawn) == [ContractsDrawn(0, (11, 12, 13))]


@pytest.mark.rule("PRT-P8", "CON-2")
def test_without_a_free_slot_it_is_only_the_money() -> None:
    game = near("port p8", contracts=[9], money=20)
    assert (money(game), decision(game)) == (25, "Turn")
    assert events_of(game, ContractsDrawn) == []
    assert game.state.pile == (11, 12, 13, 14, 15, 16, 17)
    assert refusals(game, "port p8") == [("PRT-1", "port_used")]


@pytest.mark.rule("PRT-P8", "BLD-1")
@pytest.mark.parametrize("pile", [[], [11], [11, 12]])
def test_a_short_pile_is_drawn_as_far_as_it_lasts(pile: list[int]) -> None:
    game = near("port p8", *["draw"][: len(pile)], pile=pile)
    assert codes(game, "keep") == ([*[f"keep {c}" for c in pile], "keep none"] if pile else [])
    assert money(game) == 5


@pytest.mark.rule("PRT-P8", "PRT-1")
def test_before_the_main_action_the_slot_is_filled() -> None:
    game = near("port p8", "draw", "keep 11", boxes=[2])
    assert codes(game, "obtain") == []
    assert refusals(game, "obtain 2") == [("CON-2", "slots_full")]


@pytest.mark.rule("PRT-P8", "PRT-1", "FUL-3")
def test_after_a_contract_is_fulfilled_its_slot_is_free() -> None:
    game = near("fulfil 9", contracts=[9], goods={"cheese": 2})
    assert codes(game) == ["port p8", "end"]
    play(game, "port p8", "draw", "keep 13")
    assert game.seat(0).contracts == (13,)
    assert game.deciding_seat == 1


@pytest.mark.rule("PRT-P8", "PRT-1", "PAS-1")
def test_pass_money_may_pay_for_the_contract() -> None:
    poor = near("port p8", "draw", round=5)
    assert codes(poor, "keep") == []
    game = near("pass", "port p8", "draw", "keep 11", round=5)
    assert money(game) == 16 + 5 - 15
    assert game.deciding_seat == 1


@pytest.mark.rule("PRT-P8", "CLN-B")
def test_buchanan_draws_six_and_keeps_up_to_two_paying_once() -> None:
    game = near("port p8", "draw", clan="buchanan", round=5, money=20)
    assert codes(game) == [*[f"keep {c}" for c in range(11, 17)], "keep none"]
    play(game, "keep 12")
    assert (money(game), codes(game, "keep 12")) == (10, [])
    play(game, "keep 15")
    assert (money(game), game.seat(0).contracts) == (10, (12, 15))
    assert game.state.pile == (17, 11, 13, 14, 16)


@pytest.mark.rule("PRT-P8", "CLN-B")
def test_buchanan_with_one_slot_keeps_one() -> None:
    game = near("port p8", "draw", "keep 12", clan="buchanan", contracts=[9])
    assert game.seat(0).contracts == (9, 12)
    assert decision(game) == "Turn"


@pytest.mark.rule("PRT-P8")
def test_no_word_follows_the_tile() -> None:
    game = near()
    assert refusals(game, "port p8 wool") == [("PRT-P8", "port_choice")]
    assert figures(game, "port p8 wool", "port_choice")["expected"] == "nothing follows the tile"
