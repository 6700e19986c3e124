"""Upgrades by main action: shipping (SHP), technology (TEC), merchants (HIR)."""

from __future__ import annotations

from typing import Any

import pytest

from caledonia import Game
from caledonia.events import (
    MerchantHired,
    MoneyChanged,
    ShippingUpgraded,
    TechnologyUpgraded,
    TurnStarted,
)
from caledonia.types import Unit
from tests.helpers import codes, decision, figures, money, play, position, refusals


def alone(*played: str, **seat: Any) -> Game:
    """Return a game in which seat 0 has one turn after another."""
    return position(2, *played, seats=[seat, {}], passed=[1])


def merchants(game: Game) -> tuple[int, int]:
    """Return the merchants in stock and on the board."""
    player = game.state.players[0]
    return player.merchants, player.merchants_on_board


# Shipping.


@pytest.mark.rule("SHP-1")
@pytest.mark.parametrize("level", [0, 1, 2, 3, 4])
def test_shipping_rises_by_one_step_for_four_pounds(level: int) -> None:
    game = alone("ship", money=10, shipping=level)
    assert game.seat(0).shipping == level + 1
    assert money(game) == 6
    assert game.events() == [
        MoneyChanged(0, -4, "shipping"),
        ShippingUpgraded(0, level + 1),
        TurnStarted(0),
    ]


@pytest.mark.rule("SHP-1")
def test_shipping_ends_at_level_five() -> None:
    game = alone(money=100, shipping=5)
    assert "ship" not in codes(game)
    assert refusals(game, "ship") == [("SHP-1", "top_level")]


@pytest.mark.rule("SHP-1")
def test_shipping_from_the_start_to_the_end_takes_five_upgrades() -> None:
    game = alone(*["ship"] * 5, money=20)
    assert (game.seat(0).shipping, money(game)) == (5, 0)
    assert refusals(game, "ship") == [("SHP-1", "top_level"), ("SHP-1", "money_short")]


@pytest.mark.rule("SHP-1", "SET-13")
def test_shipping_needs_its_four_pounds() -> None:
    game = alone(money=3)
    assert "ship" not in codes(game)
    assert refusals(game, "ship") == [("SHP-1", "money_short")]
    assert figures(game, "ship", "money_short") == {"amount": 1}
    assert "ship" in codes(alone(money=4))
    assert money(alone("ship", money=4)) == 0


@pytest.mark.rule("SHP-1", "EXP-4")
def test_shipping_extends_reach_from_now_on() -> None:
    # A river runs between b4 and c4.
    game = alone(money=50, units={"sheep": ["b4"]})
    assert "expand sheep c4" not in codes(game)
    assert "expand sheep c4" in codes(play(game, "ship"))


@pytest.mark.rule("SHP-1", "RND-3")
def test_shipping_is_the_turn() -> None:
    game = position(2, "ship", seats=[{"money": 20}, {}])
    assert (decision(game), game.deciding_seat) == ("Turn", 1)
    # The other player's shipping is untouched.
    assert game.seat(1).shipping == 0


@pytest.mark.rule("SHP-1")
@pytest.mark.parametrize(("clan", "level"), [("stewart", 2), ("fergusson", 3), ("macdonald", 2)])
def test_shipping_goes_on_from_where_the_clan_began(clan: str, level: int) -> None:
    assert alone("ship", clan=clan, money=4).seat(0).shipping == level


# Technology.


@pytest.mark.rule("TEC-1")
@pytest.mark.parametrize(("name", "unit"), [("woodcutter", 6), ("miner", 7)])
def test_technology_costs_ten_pounds(name: str, unit: int) -> None:
    game = alone(f"tech {name}", money=15)
    assert money(game) == 5
    assert game.state.players[0].technology == 1 << unit
    assert game.events()[:2] == [
        MoneyChanged(0, -10, "technology"),
        TechnologyUpgraded(0, Unit(unit)),
    ]


@pytest.mark.rule("TEC-1", "SET-13")
def test_technology_needs_its_ten_pounds() -> None:
    game = alone(money=9)
    assert codes(game, "tech") == []
    assert refusals(game, "tech miner") == [("TEC-1", "money_short")]
    assert figures(game, "tech miner", "money_short") == {"amount": 1}
    assert codes(alone(money=10), "tech") == ["tech woodcutter", "tech miner"]


@pytest.mark.rule("TEC-1")
def test_each_technology_is_upgraded_once() -> None:
    game = alone("tech miner", money=50)
    assert codes(game, "tech") == ["tech woodcutter"]
    assert refusals(game, "tech miner") == [("TEC-1", "already_upgraded")]
    assert figures(game, "tech miner", "already_upgraded") == {"unit": "miner"}
    play(game, "tech woodcutter")
    assert codes(game, "tech") == []
    assert refusals(game, "tech woodcutter") == [("TEC-1", "already_upgraded")]
    assert money(game) == 30


@pytest.mark.rule("TEC-1")
@pytest.mark.parametrize("unit", ["sheep", "field", "distillery", "fisherman"])
def test_only_woodcutters_and_miners_have_a_technology(unit: str) -> None:
    game = alone(money=50)
    assert refusals(game, f"tech {unit}") == [("TEC-1", "no_technology")]
    assert figures(game, f"tech {unit}", "no_technology") == {"unit": unit}


@pytest.mark.rule("TEC-1", "CLN-MD1")
def test_macdonald_has_no_technology() -> None:
    game = alone(clan="macdonald", money=50)
    assert codes(game, "tech") == []
    assert refusals(game, "tech miner") == [("TEC-1", "no_technology")]


@pytest.mark.rule("TEC-1", "PRD-1")
@pytest.mark.parametrize(
    ("upgrades", "income"),
    [([], 20), (["woodcutter"], 24), (["miner"], 24), (["woodcutter", "miner"], 28)],
)
def test_an_upgrade_adds_two_pounds_for_each_such_worker(upgrades: list[str], income: int) -> None:
    workers = {"woodcutter": ["e8", "f9"], "miner": ["c6", "f7"]}
    game = alone("pass", units=workers, technology=upgrades)
    assert money(game) == 14 + income


@pytest.mark.rule("TEC-1", "PRD-1")
def test_an_upgrade_counts_in_every_production_from_its_own_round_on() -> None:
    game = alone("tech woodcutter", "pass", money=10, units={"woodcutter": ["e8"]})
    assert money(game) == 14 + 6
    assert (game.round, game.deciding_seat) == (2, 1)
    play(game, "pass", "pass")
    assert money(game) == 20 + 14 + 6


@pytest.mark.rule("TEC-1", "RND-3")
def test_technology_is_the_turn() -> None:
    game = position(2, "tech miner", seats=[{"money": 20}, {"money": 20}])
    assert (decision(game), game.deciding_seat) == ("Turn", 1)
    assert codes(game, "tech") == ["tech woodcutter", "tech miner"]


# Merchants.


@pytest.mark.rule("HIR-1")
def test_a_merchant_costs_four_pounds_and_comes_from_the_board() -> None:
    game = alone("hire", money=10)
    assert merchants(game) == (3, 4)
    assert money(game) == 6
    assert game.events()[:2] == [MoneyChanged(0, -4, "merchant"), MerchantHired(0)]


@pytest.mark.rule("HIR-1")
def test_a_hired_merchant_trades_from_now_on() -> None:
    game = alone(money=50)
    assert codes(game, "buy wool") == ["buy wool 1", "buy wool 2"]
    play(game, "hire")
    assert codes(game, "buy wool") == ["buy wool 1", "buy wool 2", "buy wool 3"]


@pytest.mark.rule("HIR-1", "SET-7")
def test_there_are_seven_merchants_in_all() -> None:
    game = alone(*["hire"] * 5, money=100)
    assert merchants(game) == (7, 0)
    assert "hire" not in codes(game)
    assert refusals(game, "hire") == [("HIR-1", "no_merchant_on_board")]


@pytest.mark.rule("HIR-1", "SET-7")
def test_merchants_at_the_market_count_among_the_seven() -> None:
    game = alone("hire", money=10, market={"wool": 2, "milk": -3}, merchants_on_board=1)
    assert merchants(game) == (2, 0)
    assert refusals(game, "hire") == [("HIR-1", "no_merchant_on_board")]


@pytest.mark.rule("HIR-1", "CLN-S")
def test_stewart_hires_only_the_last_two() -> None:
    game = alone("hire", "hire", clan="stewart", money=20)
    assert merchants(game) == (7, 0)
    assert "hire" not in codes(game)


@pytest.mark.rule("HIR-1", "SET-13")
def test_hiring_needs_its_four_pounds() -> None:
    game = alone(money=3)
    assert "hire" not in codes(game)
    assert refusals(game, "hire") == [("HIR-1", "money_short")]
    assert figures(game, "hire", "money_short") == {"amount": 1}
    assert "hire" in codes(alone(money=4))
    assert refusals(alone(money=1, merchants=7), "hire") == [
        ("HIR-1", "no_merchant_on_board"),
        ("HIR-1", "money_short"),
    ]


@pytest.mark.rule("HIR-1", "RND-3")
def test_hiring_is_the_turn() -> None:
    game = position(2, "hire", seats=[{"money": 20}, {}])
    assert (decision(game), game.deciding_seat) == ("Turn", 1)


@pytest.mark.rule("SHP-1", "TEC-1", "HIR-1", "RND-3")
@pytest.mark.parametrize("code", ["ship", "tech miner", "hire"])
def test_no_upgrade_after_the_main_action(code: str) -> None:
    # The port keeps the turn open after the upgrade.
    near = {"money": 50, "units": {"sheep": ["b4"]}}
    game = position(2, code, ports=["p5", "p2", "p3", "p4"], seats=[near, {}])
    assert decision(game) == "TurnEnd"
    assert codes(game) == ["port p5", "end"]
    assert refusals(game, code) == [("RND-3", "not_now")]
    assert figures(game, code, "not_now") == {"seat": 0, "decision": "turn_end"}
