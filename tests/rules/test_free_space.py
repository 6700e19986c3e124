"""The free space of a contract (FRE)."""

from __future__ import annotations

from typing import Any

import pytest

from caledonia import Game
from tests.helpers import codes, decision, figures, money, play, position, refusals, units


def free_space(*played: str, players: int = 2, **seat: Any) -> Game:
    """Return a game in which seat 0 has the free space of contract 1 to take."""
    others = seat.pop("others", [{} for _ in range(players - 1)])
    seat = {"contracts": [1], "goods": {"wool": 4}, **seat}
    return position(players, "fulfil 1", *played, seats=[seat, *others])


@pytest.mark.rule("FRE-1")
@pytest.mark.parametrize(
    ("unit", "cost"),
    [
        ("sheep", 8),
        ("cow", 9),
        ("dairy", 12),
        ("bakery", 8),
        ("field", 18),
        ("distillery", 10),
        ("woodcutter", 6),
        ("miner", 10),
    ],
)
def test_a_free_space_costs_the_unit_and_no_land(unit: str, cost: int) -> None:
    # a4 has all three terrains and costs £5.
    game = free_space(f"expand {unit} a4", units={"sheep": ["a5"]}, money=cost)
    assert money(game) == 0
    assert "a4" in units(game)[unit]


@pytest.mark.rule("FRE-1", "SET-13")
def test_the_unit_cost_must_be_there() -> None:
    game = free_space(units={"sheep": ["a5"]}, money=7)
    assert codes(game) == ["expand woodcutter a4", "expand woodcutter a6", "skip"]
    assert refusals(game, "expand sheep a4") == [("FRE-1", "money_short")]
    assert figures(game, "expand sheep a4", "money_short") == {"amount": 1}


@pytest.mark.rule("FRE-1", "EXP-1")
def test_an_ordinary_expansion_pays_the_land() -> None:
    game = position(2, "expand sheep a4", seats=[{"units": {"sheep": ["a5"]}, "money": 20}, {}])
    assert money(game) == 20 - 8 - 5
    poor = position(2, seats=[{"units": {"sheep": ["a5"]}, "money": 12}, {}])
    assert refusals(poor, "expand sheep a4") == [("EXP-1", "money_short")]
    assert figures(poor, "expand sheep a4", "money_short") == {"amount": 1}


@pytest.mark.rule("FRE-1", "EXP-6")
def test_reach_counts_as_usual() -> None:
    game = free_space(units={"sheep": ["b4"]}, money=50)
    assert codes(game, "expand sheep") == [f"expand sheep {s}" for s in ("a4", "a5", "b5")]
    assert refusals(game, "expand sheep c4") == [("EXP-6", "needs_shipping")]
    assert figures(game, "expand sheep c4", "needs_shipping") == {"space": "c4", "level": 1}
    shipping = free_space(units={"sheep": ["b4"]}, money=50, shipping=1)
    assert "expand sheep c4" in codes(shipping)


@pytest.mark.rule("FRE-1", "EXP-2", "SET-11")
def test_terrain_and_occupation_count_as_usual() -> None:
    game = free_space(units={"sheep": ["b5"], "cow": ["a5"]}, money=50)
    assert codes(game, "expand miner") == ["expand miner a4", "expand miner c6"]
    assert refusals(game, "expand sheep c6") == [("EXP-2", "wrong_terrain")]
    assert refusals(game, "expand sheep a5") == [("SET-11", "occupied")]
    assert refusals(game, "expand sheep c5") == [("EXP-2", "wrong_terrain")]


@pytest.mark.rule("FRE-1", "EXP-7")
def test_a_unit_must_be_left_on_the_board() -> None:
    game = free_space(units={"sheep": ["a5", "b5", "g3", "g8"]}, money=50)
    assert codes(game, "expand sheep") == []
    assert refusals(game, "expand sheep b4") == [("EXP-7", "no_unit_left")]


@pytest.mark.rule("FRE-1", "NBH-1", "NBH-3")
def test_the_neighbourhood_bonus_comes_as_usual() -> None:
    others = [{"units": {"distillery": ["a4"]}}]
    game = free_space("expand sheep a5", units={"sheep": ["b5"]}, money=27, others=others)
    # Whisky costs £11, from a neighbour £8.
    assert codes(game) == ["buy whisky 1", "buy whisky 2", "skip"]
    play(game, "buy whisky 2")
    assert money(game) == 27 - 8 - 16
    assert game.deciding_seat == 1


@pytest.mark.rule("FRE-1", "BLD-1", "NBH-4")
def test_the_building_bonus_comes_as_usual_beside_the_neighbourhood_bonus() -> None:
    others = [{"units": {"sheep": ["a4"]}}]
    seat: dict[str, Any] = {"units": {"bakery": ["b5", "g3", "g8"]}, "money": 50}
    game = free_space("expand bakery a5", others=others, **seat)
    assert decision(game) == "NeighbourhoodBonus"
    play(game, "skip", "draw")
    assert codes(game) == ["keep 2", "keep 3", "keep 4", "keep none"]
    play(game, "keep 4")
    # Round 1: £5 for the contract.
    assert money(game) == 50 - 8 + 5
    assert game.deciding_seat == 1


@pytest.mark.rule("FRE-1", "NBH-2", "CLN-B")
def test_two_free_spaces_in_one_turn_share_the_limit_of_neighbours() -> None:
    buyer = {
        "clan": "buchanan",
        "contracts": [1, 24],
        "goods": {"wool": 5, "bread": 2},
        "units": {"sheep": ["b5"]},
        "merchants": 7,
        "money": 99,
    }
    game = position(2, seats=[buyer, {"units": {"cow": ["a4", "c4"]}}])
    play(game, "fulfil 1", "expand sheep a5", "buy milk 3")
    play(game, "fulfil 24", "expand sheep b4")
    # b4 neighbours a4 again: four in all with two players, one is left.
    assert codes(game) == ["buy milk 1", "skip"]
    assert refusals(game, "buy milk 2") == [("NBH-2", "limit_reached")]


@pytest.mark.rule("FRE-1", "CLN-R")
@pytest.mark.parametrize(("players", "discount"), [(2, 2), (3, 3)])
def test_robertson_pays_less_for_the_unit_on_a_delta(players: int, discount: int) -> None:
    # b4 is a delta space.
    game = free_space(
        "expand sheep b4",
        players=players,
        clan="robertson",
        units={"sheep": ["b5"]},
        money=8 - discount,
    )
    assert money(game) == 0
    poor = free_space(
        players=players, clan="robertson", units={"sheep": ["b5"]}, money=7 - discount
    )
    # With £1 less nothing is possible: the free space is lost.
    assert poor.deciding_seat == 1


@pytest.mark.rule("FRE-1", "CLN-MD1")
def test_macdonald_may_place_a_fisherman_by_it() -> None:
    game = free_space("expand fisherman c5", clan="macdonald", units={"sheep": ["b5"]}, money=6)
    assert (money(game), units(game)["fisherman"]) == (0, ["c5"])


@pytest.mark.rule("FRE-1")
def test_one_free_space_is_one_expansion() -> None:
    game = free_space(
        "expand sheep a4",
        clan="macewen",
        goods={"wool": 4, "grain": 1},
        units={"sheep": ["a5"]},
        money=50,
    )
    # The beer keeps the bonuses open.
    assert codes(game) == ["brew 1", "skip"]
    assert refusals(game, "expand sheep a6") == [("FRE-1", "no_free_space")]


@pytest.mark.rule("FRE-1")
def test_a_contract_without_a_free_space_gives_none() -> None:
    seat: dict[str, Any] = {
        "contracts": [6],
        "goods": {"wool": 3},
        "units": {"sheep": ["a5"]},
        "money": 50,
    }
    game = position(2, "fulfil 6", seats=[seat, {}])
    assert decision(game) == "ExportBonuses"
    assert codes(game, "expand") == []
    assert refusals(game, "expand sheep a4") == [("FRE-1", "no_free_space")]


@pytest.mark.rule("FRE-1", "RND-5")
def test_a_free_space_is_taken_at_once_or_never() -> None:
    game = free_space(units={"sheep": ["a5"]}, money=50)
    assert refusals(game, "pass") == [("RND-3", "not_now")]
    play(game, "skip", "pass")
    assert decision(game) == "Turn"
    play(game, "expand sheep a4")
    assert money(game) == 50 - 8 - 5
