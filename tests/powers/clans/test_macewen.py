"""Clan MacEwen (CLN-ME)."""

from __future__ import annotations

from typing import Any

import pytest

from caledonia import Game
from caledonia.events import BonusDeclined, GoodsChanged, MoneyChanged
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
)


def macewen(players: int = 2, *codes: str, clan: str = "macewen", **seat: Any) -> Game:
    """Return a game in which seat 0 is alone to act."""
    seats = [{"clan": clan, **seat}, *({} for _ in range(players - 1))]
    return position(players, *codes, passed=list(range(1, players)), seats=seats)


@pytest.mark.rule("CLN-ME")
@pytest.mark.parametrize(
    ("contract", "stock", "grain", "most"),
    [
        (44, {"wool": 1, "bread": 1, "whisky": 1}, 5, 3),  # hops 4
        (44, {"wool": 1, "bread": 1, "whisky": 1}, 3, 3),
        (44, {"wool": 1, "bread": 1, "whisky": 1}, 2, 2),
        (44, {"wool": 1, "bread": 1, "whisky": 1}, 1, 1),
        (12, {"whisky": 4}, 5, 3),  # hops 3
        (2, {"wool": 6}, 5, 2),  # hops 2
        (8, {"bread": 4}, 5, 1),  # hops 1
    ],
)
def test_grain_up_to_three_and_up_to_the_hops(
    contract: int, stock: dict[str, int], grain: int, most: int
) -> None:
    game = macewen(2, f"fulfil {contract}", contracts=[contract], goods={**stock, "grain": grain})
    assert decision(game) == "ExportBonuses"
    assert codes(game) == [*(f"brew {amount}" for amount in range(1, most + 1)), "skip"]
    assert refusals(game, f"brew {most + 1}") == [("CLN-ME", "too_many")]
    assert figures(game, f"brew {most + 1}", "too_many") == {"amount": most}
    assert refusals(game, "brew 0") == [("CLN-ME", "too_many")]


@pytest.mark.rule("CLN-ME")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("amount", [1, 2, 3])
def test_each_grain_brings_nine_pounds(players: int, amount: int) -> None:
    stock = {"whisky": 4, "grain": 4}
    game = macewen(players, "fulfil 12", f"brew {amount}", contracts=[12], goods=stock)
    assert money(game) == 9 * amount
    assert goods(game) == {"grain": 4 - amount}
    assert events_of(game, GoodsChanged) == [GoodsChanged(0, Good.GRAIN, -amount, "brew")]
    assert events_of(game, MoneyChanged) == [MoneyChanged(0, 9 * amount, "brew")]
    assert decision(game) == "Turn"


@pytest.mark.rule("CLN-ME")
@pytest.mark.parametrize(
    ("contract", "stock"),
    [
        (35, {"wool": 3, "whisky": 1, "grain": 5}),  # no hops
        (12, {"whisky": 4}),  # no grain
    ],
)
def test_without_hops_or_grain_there_is_no_beer(contract: int, stock: dict[str, int]) -> None:
    game = macewen(2, f"fulfil {contract}", contracts=[contract], goods=stock)
    assert decision(game) == "Turn"
    assert money(game) == 0


@pytest.mark.rule("CLN-ME", "FUL-5")
def test_beer_may_come_before_the_other_bonuses() -> None:
    game = macewen(2, "fulfil 6", "brew 3", contracts=[6], goods={"wool": 3, "grain": 3})
    assert decision(game) == "ExportBonuses"
    # Beer money pays for a technology.
    play(game, "bonus tech miner")
    assert money(game) == 27 - 5
    assert decision(game) == "Turn"


@pytest.mark.rule("CLN-ME", "FUL-5")
def test_beer_may_come_after_the_other_bonuses() -> None:
    game = macewen(2, "fulfil 6", "bonus ship", contracts=[6], goods={"wool": 3, "grain": 2})
    assert codes(game) == ["brew 1", "brew 2", "skip"]
    play(game, "brew 2")
    assert money(game) == 18
    assert game.seat(0).shipping == 1
    assert decision(game) == "Turn"


@pytest.mark.rule("CLN-ME")
def test_beer_is_brewed_once_a_contract() -> None:
    game = macewen(2, "fulfil 6", "brew 1", contracts=[6], goods={"wool": 3, "grain": 3})
    assert decision(game) == "ExportBonuses"
    assert codes(game, "brew") == []
    assert refusals(game, "brew 1") == [("CLN-ME", "no_hops")]
    assert goods(game) == {"grain": 2}


@pytest.mark.rule("CLN-ME")
def test_every_contract_with_hops_brings_beer_again() -> None:
    stock = {"wool": 6, "grain": 5}
    game = macewen(2, "fulfil 2", "brew 2", contracts=[2], goods=stock)
    assert (money(game), goods(game)) == (18, {"grain": 3})
    again = macewen(2, "fulfil 2", "brew 2", contracts=[2], fulfilled=[12], goods=stock)
    assert money(again) == 18


@pytest.mark.rule("CLN-ME", "FUL-5")
def test_beer_may_be_declined_and_is_then_lost() -> None:
    game = macewen(2, "fulfil 12", "skip", contracts=[12], goods={"whisky": 4, "grain": 3})
    assert (money(game), goods(game)) == (0, {"grain": 3})
    assert decision(game) == "Turn"
    assert refusals(game, "brew 1") == [("CLN-ME", "not_now")]
    assert events_of(game, BonusDeclined) == []


@pytest.mark.rule("CLN-ME", "FRE-1", "NBH-1")
def test_grain_bought_with_the_free_space_can_be_brewed() -> None:
    seats = [
        {
            "clan": "macewen",
            "money": 12,
            "contracts": [14],
            "goods": {"wool": 1},
            "units": {"sheep": ["b4", "a5"]},
        },
        {"units": {"field": ["b5"]}},
    ]
    game = position(2, "fulfil 14", "slaughter b4", passed=[1], seats=seats)
    assert codes(game, "brew") == []
    # A sheep for £8, a grain for £5 - £2.
    play(game, "expand sheep a6", "buy grain 1")
    assert (money(game), goods(game)) == (1, {"grain": 1})
    assert codes(game) == ["brew 1", "skip"]
    assert money(play(game, "brew 1")) == 10


@pytest.mark.rule("CLN-ME")
def test_others_brew_no_beer() -> None:
    stock = {"wool": 3, "grain": 3}
    game = macewen(2, "fulfil 6", clan="campbell", contracts=[6], goods=stock)
    assert codes(game, "brew") == []
    assert refusals(game, "brew 1") == [("CLN-ME", "no_ability")]


@pytest.mark.rule("CLN-ME", "FIN-4")
def test_brewing_uses_up_no_hops() -> None:
    game = macewen(2, "fulfil 12", "brew 3", contracts=[12], goods={"whisky": 4, "grain": 3})
    assert game.score_now().sheets[0].hops == 3
