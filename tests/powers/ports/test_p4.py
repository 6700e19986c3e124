"""Port 4: glory and a bonus upgrade (PRT-P4)."""

from __future__ import annotations

from typing import Any

import pytest

from caledonia import Game
from caledonia.events import BonusDeclined, GloryGained, PortUsed, ShippingUpgraded
from tests.helpers import codes, decision, events_of, figures, money, play, position, refusals


def near(*played: str, **seat: Any) -> Game:
    """Return a game in which seat 0 has port 4 in reach."""
    seat = {"units": {"woodcutter": ["b1"]}, **seat}
    return position(3, *played, ports=["p4", "p2", "p3", "p5"], seats=[seat, {}, {}])


@pytest.mark.rule("PRT-P4", "BON-1")
def test_three_glory_and_the_choice_of_an_upgrade() -> None:
    game = near("port p4", money=5, glory=2, market={"wool": 1}, merchants=2)
    assert game.seat(0).glory == 5
    assert game.events() == [PortUsed(0, "p4", "p4"), GloryGained(0, 3, "port")]
    assert codes(game) == [
        "bonus ship",
        "bonus tech woodcutter",
        "bonus tech miner",
        "bonus hire",
        "bonus recall wool",
        "skip",
    ]


@pytest.mark.rule("PRT-P4", "BON-3")
def test_it_is_one_upgrade_and_the_main_action_follows() -> None:
    game = near("port p4", "bonus ship", money=4)
    assert events_of(game, ShippingUpgraded) == [ShippingUpgraded(0, 1)]
    assert decision(game) == "Turn"
    assert money(game) == 4
    play(game, "ship")
    assert game.seat(0).shipping == 2


@pytest.mark.rule("PRT-P4", "BON-2")
def test_the_technology_costs_five_pounds() -> None:
    assert money(near("port p4", "bonus tech miner", money=6)) == 1
    game = near("port p4", money=4)
    assert refusals(game, "bonus tech miner") == [("BON-2", "money_short")]
    assert figures(game, "bonus tech miner", "money_short") == {"amount": 1}


@pytest.mark.rule("PRT-P4", "BON-4", "BON-5")
def test_merchants_come_from_the_board_or_the_market() -> None:
    seat = {"market": {"wool": 1}, "merchants": 2}
    hired = near("port p4", "bonus hire", **seat).state.players[0]
    assert (hired.merchants, hired.merchants_on_board) == (3, 3)
    recalled = near("port p4", "bonus recall wool", **seat).state.players[0]
    assert (recalled.merchants, recalled.merchants_on_board) == (3, 4)


@pytest.mark.rule("PRT-P4", "FUL-5")
def test_the_upgrade_may_be_declined() -> None:
    game = near("port p4", "skip")
    assert game.events() == [BonusDeclined(0, "upgrade")]
    assert decision(game) == "Turn"
    assert game.seat(0).glory == 3


@pytest.mark.rule("PRT-P4")
def test_an_impossible_upgrade_is_lost_and_the_glory_stays() -> None:
    game = near("port p4", shipping=5, merchants=7, money=4)
    assert decision(game) == "Turn"
    assert game.events()[1:] == [GloryGained(0, 3, "port"), BonusDeclined(0, "upgrade")]
    assert refusals(game, "port p4") == [("PRT-1", "port_used")]


@pytest.mark.rule("PRT-P4", "PRT-1", "PAS-1")
def test_after_a_pass_the_pass_money_may_pay_the_technology() -> None:
    game = near("pass", "port p4", "bonus tech woodcutter")
    assert (money(game), game.deciding_seat) == (11, 1)


@pytest.mark.rule("PRT-P4", "RND-5")
def test_the_upgrade_comes_before_anything_else() -> None:
    game = near("port p4", money=50)
    assert refusals(game, "ship") == [("RND-3", "not_now")]
    assert refusals(game, "pass") == [("RND-3", "not_now")]


@pytest.mark.rule("PRT-P4")
def test_no_word_follows_the_tile() -> None:
    game = near()
    assert refusals(game, "port p4 wool") == [("PRT-P4", "port_choice")]
    assert figures(game, "port p4 wool", "port_choice") == {
        "tile": "p4",
        "expected": "nothing follows the tile",
    }
