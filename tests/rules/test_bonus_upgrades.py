"""Bonus upgrades (BON)."""

from __future__ import annotations

from typing import Any

import pytest

from caledonia import Game
from caledonia.events import (
    BonusDeclined,
    MerchantHired,
    MerchantRecalled,
    MoneyChanged,
    ShippingUpgraded,
    TechnologyUpgraded,
)
from caledonia.types import Good, Unit
from tests.helpers import codes, decision, events_of, figures, money, play, position, refusals


def bonus(*played: str, contract: int = 50, **seat: Any) -> Game:
    """Return a game in which seat 0 has the bonus upgrades of a contract to take.

    Contract 6 gives one upgrade and no money, contracts 50 and 10 give two and £10.
    """
    stock = {"wool": 3, "bread": 1, "cheese": 4, "whisky": 1}
    seat = {"contracts": [contract], "goods": stock, **seat}
    return position(2, f"fulfil {contract}", *played, passed=[1], seats=[seat, {}])


def merchants(game: Game) -> tuple[int, int]:
    """Return the merchants in stock and on the board."""
    player = game.state.players[0]
    return player.merchants, player.merchants_on_board


@pytest.mark.rule("BON-1", "BON-2", "BON-3", "BON-4", "BON-5")
def test_a_bonus_upgrade_is_one_of_four_things() -> None:
    game = bonus(contract=6, money=5, market={"wool": 1, "whisky": -1}, merchants_on_board=3)
    assert codes(game) == [
        "bonus ship",
        "bonus tech woodcutter",
        "bonus tech miner",
        "bonus hire",
        "bonus recall wool",
        "bonus recall whisky",
        "skip",
    ]


@pytest.mark.rule("BON-1")
@pytest.mark.parametrize("code", ["bonus ship", "bonus tech miner", "bonus hire"])
def test_one_upgrade_is_one(code: str) -> None:
    game = bonus(code, contract=6, money=50)
    assert decision(game) == "Turn"
    assert refusals(game, code) == [("BON-1", "not_now")]


@pytest.mark.rule("BON-1")
@pytest.mark.parametrize("code", ["bonus ship", "bonus hire", "bonus recall wool"])
def test_two_upgrades_may_be_the_same(code: str) -> None:
    game = bonus(code, money=50, market={"wool": 2}, merchants_on_board=5)
    assert decision(game) == "ExportBonuses"
    play(game, code)
    assert decision(game) == "Turn"


@pytest.mark.rule("BON-1")
def test_two_upgrades_may_be_different() -> None:
    game = bonus("bonus ship", "bonus hire")
    assert game.seat(0).shipping == 1
    assert merchants(game) == (3, 4)
    assert decision(game) == "Turn"


@pytest.mark.rule("BON-1")
def test_bonus_upgrades_belong_to_a_bonus() -> None:
    game = position(2, seats=[{"money": 50, "market": {"wool": 1}, "merchants": 2}, {}])
    for code in ("bonus ship", "bonus tech miner", "bonus hire", "bonus recall wool"):
        assert refusals(game, code) == [("BON-1", "not_now")]
        assert figures(game, code, "not_now") == {"seat": 0, "decision": "turn"}


@pytest.mark.rule("BON-1", "FRE-1")
def test_a_free_space_is_no_bonus_upgrade() -> None:
    game = bonus(
        contract=1,
        goods={"wool": 4},
        money=50,
        units={"sheep": ["b4"]},
        market={"wool": 1},
        merchants=2,
    )
    for code in ("bonus ship", "bonus tech miner", "bonus hire", "bonus recall wool"):
        assert refusals(game, code) == [("BON-1", "no_upgrade_left")]


@pytest.mark.rule("BON-2")
@pytest.mark.parametrize(("name", "unit"), [("woodcutter", 6), ("miner", 7)])
def test_a_technology_costs_five_pounds(name: str, unit: int) -> None:
    game = bonus(f"bonus tech {name}", contract=6, money=5)
    assert money(game) == 0
    assert game.state.players[0].technology == 1 << unit
    assert game.events()[:2] == [
        MoneyChanged(0, -5, "technology"),
        TechnologyUpgraded(0, Unit(unit)),
    ]


@pytest.mark.rule("BON-2", "SET-13")
def test_a_technology_needs_the_five_pounds() -> None:
    game = bonus(contract=6, money=4)
    assert codes(game, "bonus tech") == []
    assert refusals(game, "bonus tech miner") == [("BON-2", "money_short")]
    assert figures(game, "bonus tech miner", "money_short") == {"amount": 1}


@pytest.mark.rule("BON-2")
def test_both_technologies_by_two_upgrades() -> None:
    game = bonus("bonus tech miner", money=50)
    assert codes(game, "bonus tech") == ["bonus tech woodcutter"]
    assert refusals(game, "bonus tech miner") == [("BON-2", "already_upgraded")]
    play(game, "bonus tech woodcutter")
    # £10 from the contract, twice £5 paid.
    assert money(game) == 50
    assert game.state.players[0].technology == 1 << Unit.WOODCUTTER | 1 << Unit.MINER


@pytest.mark.rule("BON-2", "CLN-MD1")
def test_macdonald_has_no_technology() -> None:
    game = bonus(contract=6, clan="macdonald", money=50)
    assert codes(game, "bonus tech") == []
    assert refusals(game, "bonus tech miner") == [("BON-2", "no_technology")]
    assert refusals(bonus(contract=6), "bonus tech cow") == [
        ("BON-2", "no_technology"),
        ("BON-2", "money_short"),
    ]


@pytest.mark.rule("BON-3")
@pytest.mark.parametrize("level", [0, 4])
def test_shipping_is_free(level: int) -> None:
    game = bonus("bonus ship", contract=6, shipping=level, money=0)
    assert (game.seat(0).shipping, money(game)) == (level + 1, 0)
    assert game.events()[0] == ShippingUpgraded(0, level + 1)
    assert events_of(game, MoneyChanged) == []


@pytest.mark.rule("BON-3", "EXP-4")
def test_bonus_shipping_extends_reach() -> None:
    game = bonus("bonus ship", contract=6, money=50, units={"sheep": ["b4"]})
    assert "expand sheep c4" in codes(game)


@pytest.mark.rule("BON-3", "SHP-1")
def test_bonus_shipping_ends_at_level_five() -> None:
    game = bonus(contract=6, shipping=5)
    assert "bonus ship" not in codes(game)
    assert refusals(game, "bonus ship") == [("BON-3", "top_level")]
    play(game, "skip")
    assert BonusDeclined(0, "export") in game.events()


@pytest.mark.rule("BON-4")
def test_a_merchant_from_the_board_is_free() -> None:
    game = bonus("bonus hire", contract=6, money=0)
    assert merchants(game) == (3, 4)
    assert money(game) == 0
    assert game.events()[0] == MerchantHired(0)


@pytest.mark.rule("BON-4", "HIR-1")
def test_the_last_merchant_of_the_board() -> None:
    game = bonus("bonus hire", merchants=6)
    assert merchants(game) == (7, 0)
    assert "bonus hire" not in codes(game)
    assert refusals(game, "bonus hire") == [("BON-4", "no_merchant_on_board")]


@pytest.mark.rule("BON-5")
@pytest.mark.parametrize("standing", [2, -2])
def test_a_merchant_comes_back_from_either_side_of_the_market(standing: int) -> None:
    game = bonus("bonus recall milk", contract=6, market={"milk": standing}, merchants=0)
    player = game.state.players[0]
    assert player.market[Good.MILK] == standing // 2
    assert merchants(game) == (1, 5)
    assert money(game) == 0
    assert game.events()[0] == MerchantRecalled(0, Good.MILK)


@pytest.mark.rule("BON-5")
def test_only_own_merchants_come_back_and_only_from_where_they_stand() -> None:
    seat = {"contracts": [6], "goods": {"wool": 3}, "market": {"milk": -1}, "merchants": 2}
    other = {"market": {"wool": 2}, "merchants": 2}
    game = position(2, "fulfil 6", seats=[seat, other])
    assert codes(game, "bonus recall") == ["bonus recall milk"]
    assert refusals(game, "bonus recall wool") == [("BON-5", "no_merchant_there")]
    assert figures(game, "bonus recall wool", "no_merchant_there") == {"good": "wool"}


@pytest.mark.rule("BON-5", "TRD-4")
@pytest.mark.parametrize(("standing", "code"), [(1, "sell wool 1"), (-1, "buy wool 1")])
def test_the_last_merchant_back_opens_the_other_side(standing: int, code: str) -> None:
    closed = bonus("skip", market={"wool": standing}, merchants=2, money=50)
    assert refusals(closed, code) == [("TRD-4", "other_side")]
    game = bonus("bonus recall wool", "skip", market={"wool": standing}, merchants=2, money=50)
    assert code in codes(game)


@pytest.mark.rule("BON-5", "TRD-4")
def test_one_of_two_back_opens_nothing() -> None:
    game = bonus("bonus recall wool", "skip", market={"wool": 2}, merchants=2, money=50)
    assert refusals(game, "sell wool 1") == [("TRD-4", "other_side")]


@pytest.mark.rule("BON-5")
def test_a_recalled_merchant_trades_again_this_round() -> None:
    game = bonus("bonus recall wool", contract=6, market={"wool": 1}, merchants=0, money=50)
    assert codes(game, "buy milk") == ["buy milk 1"]


@pytest.mark.rule("BON-5")
def test_a_recall_does_not_move_the_price() -> None:
    game = bonus("bonus recall wool", contract=6, market={"wool": 1}, merchants=0)
    assert list(game.state.prices) == list(game.state.setup.market.start)


@pytest.mark.rule("BON-1", "CLN-B")
def test_the_bonuses_of_the_first_of_two_contracts() -> None:
    seat = {"clan": "buchanan", "contracts": [10, 1], "goods": {"wool": 4, "cheese": 4}}
    seat["units"] = {"sheep": ["b4"]}
    game = position(2, "fulfil 10", "bonus ship", seats=[seat, {}])
    assert "bonus ship" in codes(game)
    play(game, "bonus ship")
    assert codes(game) == ["fulfil 1", "skip"]
    free_space = position(2, "fulfil 1", seats=[{**seat, "money": 9}, {}])
    assert refusals(free_space, "bonus ship") == [("BON-1", "no_upgrade_left")]
