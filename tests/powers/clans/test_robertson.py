"""Clan Robertson (CLN-R)."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from caledonia import Game
from caledonia.types import SPACE_NAMES, Unit, spaces_of
from tests.helpers import PACK, codes, figures, money, play, position, refusals


def robertson(players: int, *codes: str, seat: dict[str, Any], **fields: Any) -> Game:
    """Return a game in which Robertson is alone to act."""
    seats = [{"clan": "robertson", **seat}, *({} for _ in range(players - 1))]
    return position(players, *codes, passed=list(range(1, players)), seats=seats, **fields)


@pytest.mark.rule("CLN-R")
def test_the_rulebooks_example() -> None:
    seat = {"money": 6, "units": {"sheep": ["l2"]}}
    game = robertson(4, seat=seat, map=["A1", "B2", "C1", "D1"])
    assert game.state.setup.board.land_cost[SPACE_NAMES.index("l3")] == 1
    play(game, "expand bakery l3")
    assert money(game) == 0


@pytest.mark.rule("CLN-R")
@pytest.mark.parametrize(("players", "discount"), [(1, 2), (2, 2), (3, 3), (4, 3)])
@pytest.mark.parametrize(
    ("unit", "cost"), [("bakery", 8), ("sheep", 8), ("cow", 9), ("field", 18), ("dairy", 12)]
)
def test_a_river_delta_costs_less_in_total(
    players: int, discount: int, unit: str, cost: int
) -> None:
    # c4 is a delta of £3 beside d4.
    total = cost + 3 - discount
    seat = {"money": total, "units": {"sheep": ["d4"]}}
    assert money(robertson(players, f"expand {unit} c4", seat=seat)) == 0
    poor = robertson(players, seat={**seat, "money": total - 1})
    assert refusals(poor, f"expand {unit} c4") == [("EXP-1", "money_short")]
    assert figures(poor, f"expand {unit} c4", "money_short") == {"amount": 1}
    assert f"expand {unit} c4" not in codes(poor)


@pytest.mark.rule("CLN-R")
@pytest.mark.parametrize(
    ("players", "deltas"),
    [
        (
            3,
            "a2 b1 b4 b7 c3 c4 c7 c8 d3 d8 e3 e7 e8 f3 g2 g8 h1 h3 h7 i3 j1 k2 k6 k8 l2 l3 l6 l7",
        ),
        (2, "b1 b4 c3 c4 c7 d3 e3 e7 e8 f3 g2 g8 h1 h3 h7 i3 k6 k8 l2 l6 l7"),
    ],
)
def test_deltas_are_both_banks_of_a_rivers_last_side(players: int, deltas: str) -> None:
    # Like e3 and f3, where the river along e2/f2, e3/f2, e3/f3 ends at loch e4.
    board = position(players).state.setup.board
    assert " ".join(SPACE_NAMES[space] for space in spaces_of(board.delta)) == deltas


@pytest.mark.rule("CLN-R")
@pytest.mark.parametrize(
    ("code", "cost"),
    [
        ("expand miner e3", 10 + 2 - 2),  # the last side
        ("expand woodcutter f3", 6 + 3 - 2),
        ("expand miner e2", 10 + 3),  # further up the river
        ("expand sheep f2", 8 + 2),
        ("expand woodcutter f1", 6 + 1),  # no river
    ],
)
def test_further_up_a_river_there_is_no_discount(code: str, cost: int) -> None:
    seat = {"money": 50, "shipping": 5, "units": {"sheep": ["g3", "g2"], "miner": ["d3"]}}
    assert money(robertson(2, code, seat=seat)) == 50 - cost


@pytest.mark.rule("CLN-R", "SET-10")
@pytest.mark.parametrize(
    ("players", "code", "cost"),
    [
        (1, "place miner e3", 10 + 2 - 2),
        (2, "place miner d3", 10 + 1 - 2),
        (3, "place miner d3", 10 + 1 - 3),
        (4, "place woodcutter f3", 6 + 3 - 3),
    ],
)
def test_starting_workers_have_the_discount_too(players: int, code: str, cost: int) -> None:
    pending = [{"kind": "worker_placement", "seat": 0}]
    others: list[dict[str, Any]] = [{} for _ in range(players - 1)]
    seat = {"clan": "robertson", "money": cost}
    game = position(players, round=0, pending=pending, seats=[seat, *others])
    assert code in codes(game)
    play(game, code)
    assert (money(game), game.round) == (0, 1)
    poor = {"clan": "robertson", "money": cost - 1}
    game = position(players, round=0, pending=pending, seats=[poor, *others])
    assert refusals(game, code) == [("SET-10", "money_short")]
    assert figures(game, code, "money_short") == {"amount": 1}


@pytest.mark.rule("CLN-R", "FRE-1")
@pytest.mark.parametrize(("players", "cost"), [(1, 6), (2, 6), (3, 5), (4, 5)])
def test_on_a_free_space_it_comes_off_the_unit_cost(players: int, cost: int) -> None:
    seat = {
        "money": cost,
        "contracts": [1],
        "goods": {"wool": 4},
        "units": {"sheep": ["d4"]},
    }
    game = robertson(players, "fulfil 1", seat=seat)
    assert "expand bakery c4" in codes(game)
    play(game, "expand bakery c4")
    assert money(game) == 0
    poor = robertson(players, "fulfil 1", seat={**seat, "money": cost - 1})
    assert "expand bakery c4" not in codes(poor)


@pytest.mark.rule("CLN-R", "FRE-1")
def test_a_free_space_without_delta_costs_the_unit() -> None:
    seat = {
        "money": 8,
        "contracts": [1],
        "goods": {"wool": 4},
        "units": {"sheep": ["b4"]},
    }
    game = robertson(2, "fulfil 1", seat=seat)
    assert money(play(game, "expand bakery b5")) == 0
    poor = robertson(2, "fulfil 1", seat={**seat, "money": 7})
    assert refusals(poor, "expand bakery b5") == [("FRE-1", "money_short")]
    assert figures(poor, "expand bakery b5", "money_short") == {"amount": 1}


@pytest.mark.rule("CLN-R")
def test_others_have_no_discount() -> None:
    seats = [{"clan": "campbell", "money": 50, "units": {"sheep": ["d4"]}}, {"clan": "robertson"}]
    assert money(position(2, "expand sheep c4", seats=seats)) == 50 - 11


@pytest.mark.rule("CLN-R", "PRT-P7")
def test_an_exchange_on_a_delta_pays_nothing_back() -> None:
    seat = {"money": 5, "units": {"sheep": ["b4", "c4"]}}
    game = robertson(2, seat=seat, ports=["p7", "p2", "p3", "p5"])
    play(game, "port p7", "exchange b4 cow", "exchange c4 cow")
    assert money(game) == 5


@pytest.mark.rule("CLN-R")
@pytest.mark.parametrize(
    ("players", "unit_cost", "total", "free"),
    [(2, 3, 4, 1), (2, 2, 3, 0), (2, 1, 2, 0), (3, 3, 3, 0), (3, 2, 2, 0), (4, 1, 1, 0)],
)
def test_the_total_never_falls_below_nothing(
    players: int, unit_cost: int, total: int, free: int
) -> None:
    costs = list(PACK.units.cost)
    costs[Unit.BAKERY] = unit_cost
    pack = replace(PACK, units=replace(PACK.units, cost=tuple(costs)))
    seat = {
        "clan": "robertson",
        "money": total,
        "contracts": [1],
        "goods": {"wool": 4},
        "units": {"sheep": ["d4"]},
    }
    data = {"players": players, "seats": [seat, *({} for _ in range(players - 1))]}
    game = Game.from_position(json.dumps(data), content=pack)
    assert "expand bakery c4" in codes(game)
    assert money(play(game, "expand bakery c4")) == 0
    game = Game.from_position(json.dumps(data), content=pack)
    play(game, "fulfil 1", "expand bakery c4")
    assert money(game) == total - free


@pytest.mark.rule("CLN-R")
@pytest.mark.parametrize("players", [2, 3])
def test_a_discount_above_the_whole_cost_makes_it_free(players: int) -> None:
    # d3 is a delta of £1; with a miner of no cost that is less than the discount.
    costs = list(PACK.units.cost)
    costs[Unit.MINER] = 0
    pack = replace(PACK, units=replace(PACK.units, cost=tuple(costs)))
    seat = {"clan": "robertson", "units": {"sheep": ["d4"]}}
    data = {"players": players, "seats": [seat, *({} for _ in range(players - 1))]}
    game = Game.from_position(json.dumps(data), content=pack)
    assert codes(game, "expand miner") == ["expand miner d3"]
    assert money(play(game, "expand miner d3")) == 0
