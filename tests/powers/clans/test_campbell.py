"""Clan Campbell (CLN-Ca)."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from caledonia import Game
from caledonia.types import Unit
from tests.helpers import PACK, codes, decision, figures, money, play, position, refusals

SPACES = ["a5", "b4", "a4", "a6"]
"""Grassland around b5, which costs £2 and is free."""


def campbell(players: int, units: dict[str, list[str]], pounds: int = 100, **seat: Any) -> Game:
    """Return a game in which Campbell is alone to act."""
    first = {"clan": "campbell", "money": pounds, "units": units, **seat}
    seats = [first, *({} for _ in range(players - 1))]
    return position(players, passed=list(range(1, players)), seats=seats)


@pytest.mark.rule("CLN-Ca")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("unit", "built", "cost"),
    [
        ("dairy", 0, 12 - 3),
        ("dairy", 1, 12 - 4),
        ("dairy", 2, 12 - 4),
        ("dairy", 3, 12 - 5),
        ("bakery", 0, 8 - 3),
        ("bakery", 1, 8 - 4),
        ("bakery", 2, 8 - 4),
        ("bakery", 3, 8 - 5),
        ("distillery", 0, 10 - 3),
        ("distillery", 1, 10 - 4),
        ("distillery", 2, 10 - 4),
        ("distillery", 3, 10 - 5),
    ],
)
def test_the_more_factories_of_a_type_the_cheaper_the_next(
    players: int, unit: str, built: int, cost: int
) -> None:
    # One of the spaces beside b5 holds a sheep, so that b5 is in reach from the first on.
    units = {unit: SPACES[:built], "sheep": SPACES[3:]}
    game = campbell(players, units, pounds=cost + 2, contracts=[1])
    assert f"expand {unit} b5" in codes(game)
    assert money(play(game, f"expand {unit} b5")) == 0
    poor = campbell(players, units, pounds=cost + 1)
    assert refusals(poor, f"expand {unit} b5") == [("EXP-1", "money_short")]
    assert figures(poor, f"expand {unit} b5", "money_short") == {"amount": 1}
    assert f"expand {unit} b5" not in codes(poor)


@pytest.mark.rule("CLN-Ca")
def test_the_rulebooks_example() -> None:
    # Land: b5 £2, a5 £3, a6 £2, b4 £2.
    game = campbell(2, {"woodcutter": ["a4"]}, pounds=100)
    paid = []
    for code in ("bakery a5", "bakery b5", "bakery a6", "distillery b4"):
        before = money(game)
        play(game, f"expand {code}")
        paid.append(before - money(game))
    assert paid == [5 + 3, 4 + 2, 4 + 2, 7 + 2]


@pytest.mark.rule("CLN-Ca")
def test_each_type_counts_for_itself() -> None:
    game = campbell(2, {"bakery": ["a5", "b4", "a4"], "dairy": ["a6"]})
    before = money(game)
    play(game, "expand distillery b5")
    assert before - money(game) == 7 + 2


@pytest.mark.rule("CLN-Ca")
@pytest.mark.parametrize(
    ("unit", "space", "cost"),
    [
        ("sheep", "b5", 8 + 2),
        ("cow", "b5", 9 + 2),
        ("field", "b5", 18 + 2),
        ("woodcutter", "a6", 6 + 2),
        ("miner", "a4", 10 + 5),
    ],
)
def test_other_units_cost_as_usual(unit: str, space: str, cost: int) -> None:
    game = campbell(2, {"bakery": ["a5"]})
    assert money(play(game, f"expand {unit} {space}")) == 100 - cost


@pytest.mark.rule("CLN-Ca")
def test_others_have_no_discount() -> None:
    seats = [{"clan": "stewart", "money": 10, "units": {"sheep": ["a5"]}}, {"clan": "campbell"}]
    game = position(2, "expand bakery b5", seats=seats)
    assert money(game) == 0


@pytest.mark.rule("CLN-Ca", "FRE-1")
def test_the_discount_holds_on_a_free_space() -> None:
    units = {"bakery": ["a5"]}
    game = campbell(2, units, pounds=4, contracts=[1], goods={"wool": 4})
    play(game, "fulfil 1")
    assert codes(game) == [
        "expand bakery a4",
        "expand bakery a6",
        "expand bakery b4",
        "expand bakery b5",
        "skip",
    ]
    assert money(play(game, "expand bakery a4")) == 0
    # With £3 nothing can be paid.
    poor = campbell(2, units, pounds=3, contracts=[1], goods={"wool": 4})
    assert decision(play(poor, "fulfil 1")) == "Turn"


@pytest.mark.rule("CLN-Ca", "EXP-7")
def test_with_all_four_built_there_is_no_fifth() -> None:
    game = campbell(2, {"bakery": SPACES})
    assert refusals(game, "expand bakery b5") == [("EXP-7", "no_unit_left")]
    assert codes(game, "expand bakery") == []


@pytest.mark.rule("CLN-Ca", "PRT-P7")
def test_the_discount_follows_what_is_on_the_map_now() -> None:
    units = {"bakery": ["a5", "b4"], "sheep": ["a6"]}
    seats = [{"clan": "campbell", "money": 50, "units": units}, {}]
    game = position(2, passed=[1], seats=seats, ports=["p7", "p2", "p3", "p5"])
    play(game, "port p7", "exchange a5 cow", "exchange b4 cow")
    assert money(game) == 50
    play(game, "expand bakery b5")
    assert money(game) == 50 - 5 - 2


@pytest.mark.rule("CLN-Ca")
@pytest.mark.parametrize(("cost", "paid"), [(4, 1 + 2), (3, 0 + 2), (2, 0 + 2)])
def test_the_unit_cost_never_falls_below_nothing(cost: int, paid: int) -> None:
    costs = list(PACK.units.cost)
    costs[Unit.BAKERY] = cost
    pack = replace(PACK, units=replace(PACK.units, cost=tuple(costs)))
    seats = [{"clan": "campbell", "money": 9, "units": {"sheep": ["a5"]}}, {}]
    game = Game.from_position(json.dumps({"players": 2, "seats": seats}), content=pack)
    assert money(play(game, "expand bakery b5")) == 9 - paid
