"""Port 7: exchange two units (PRT-P7)."""

from __future__ import annotations

from typing import Any

import pytest

from caledonia import Game
from caledonia.events import ContractsDrawn, UnitPlaced, UnitRemoved
from caledonia.types import Unit
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
    space,
    units,
)

TILES = ["p7", "p2", "p3", "p6"]
"""p7 lies on a1, beside a2 (grassland) and b1 (forest)."""
PILE = list(range(1, 11))


def near(*played: str, errata: bool = False, **seat: Any) -> Game:
    """Return a game in which seat 0 is to move; a unit on a2 or b1 has port 7 in reach."""
    others = seat.pop("others", [{}, {}])
    tiles = seat.pop("tiles", TILES)
    table: dict[str, Any] = {"ports": tiles, "pile": PILE, "seats": [seat, *others]}
    if errata:
        table["options"] = {"errata_2025": True}
    return position(3, *played, **table)


def exchanges(game: Game) -> dict[str, list[str]]:
    """Return by space the new units on offer."""
    by_space: dict[str, list[str]] = {}
    for code in codes(game, "exchange"):
        _, where, unit = code.split()
        by_space.setdefault(where, []).append(unit)
    return by_space


# Two for two.


@pytest.mark.rule("PRT-P7")
def test_two_units_for_two_on_their_spaces() -> None:
    game = near("port p7", units={"sheep": ["a2", "g3"]}, money=7)
    assert decision(game) == "Exchanging"
    play(game, "exchange g3 bakery", "exchange a2 distillery")
    assert units(game) == {"bakery": ["g3"], "distillery": ["a2"]}
    assert decision(game) == "Turn"
    # Free of charge.
    assert money(game) == 7
    assert game.events() == [
        UnitRemoved(0, Unit.SHEEP, space("a2"), "port"),
        UnitPlaced(0, Unit.DISTILLERY, space("a2"), "port"),
    ]


@pytest.mark.rule("PRT-P7")
def test_exactly_two_are_exchanged() -> None:
    game = near("port p7", units={"sheep": ["a2", "g3", "g8"]})
    for code, clause in (("skip", "RND-5"), ("pass", "RND-3"), ("end", "RND-4")):
        assert refusals(game, code) == [(clause, "not_now")]
    play(game, "exchange a2 cow")
    assert decision(game) == "Exchanging"
    assert refusals(game, "skip") == [("RND-5", "not_now")]
    play(game, "exchange g8 cow")
    assert decision(game) == "Turn"
    assert refusals(game, "exchange g3 cow") == [("PRT-P7", "not_now")]


@pytest.mark.rule("PRT-P7")
def test_one_unit_is_too_few() -> None:
    game = near(units={"sheep": ["a2"]})
    assert codes(game, "port") == []
    assert refusals(game, "port p7") == [("PRT-P7", "no_second_exchange")]
    two = near(units={"sheep": ["a2", "g3"]})
    assert codes(two, "port") == ["port p7"]


@pytest.mark.rule("PRT-P7")
def test_the_two_new_units_may_be_alike() -> None:
    game = near("port p7", "exchange a2 cow", "exchange g3 cow", units={"sheep": ["a2", "g3"]})
    assert units(game) == {"cow": ["a2", "g3"]}


@pytest.mark.rule("PRT-P7")
def test_the_two_old_units_may_differ() -> None:
    seat: dict[str, Any] = {"units": {"sheep": ["a2"], "cow": ["g3"]}}
    game = near("port p7", "exchange a2 bakery", "exchange g3 dairy", **seat)
    assert units(game) == {"bakery": ["a2"], "dairy": ["g3"]}


@pytest.mark.rule("PRT-P7")
def test_a_space_is_exchanged_once() -> None:
    game = near("port p7", "exchange a2 cow", units={"sheep": ["a2", "g3"]})
    assert list(exchanges(game)) == ["g3"]
    assert refusals(game, "exchange a2 bakery") == [("PRT-P7", "not_your_unit")]
    assert figures(game, "exchange a2 bakery", "not_your_unit") == {"space": "a2"}


@pytest.mark.rule("PRT-P7")
def test_only_own_units_are_exchanged() -> None:
    others = [{"units": {"sheep": ["g8"]}}, {}]
    game = near("port p7", units={"sheep": ["a2", "g3"]}, others=others)
    for name in ("g8", "g9"):
        assert refusals(game, f"exchange {name} cow") == [("PRT-P7", "not_your_unit")]


@pytest.mark.rule("PRT-P7", "EXP-7")
def test_the_old_units_are_back_on_the_board() -> None:
    flock = {"sheep": ["a2", "g3", "g8", "g9"], "woodcutter": ["f9"]}
    game = near("port p7", "exchange a2 cow", "exchange g3 cow", units=flock, money=50)
    assert "expand sheep g2" in codes(game)


@pytest.mark.rule("PRT-P7")
def test_an_exchange_is_asked_for_only_by_the_port() -> None:
    game = near(units={"sheep": ["a2", "g3"]})
    assert refusals(game, "exchange a2 cow") == [("PRT-P7", "not_now")]


@pytest.mark.rule("PRT-P7")
def test_no_word_follows_the_tile() -> None:
    game = near(units={"sheep": ["a2", "g3"]})
    assert refusals(game, "port p7 wool") == [("PRT-P7", "port_choice")]


# Fields.


@pytest.mark.rule("PRT-P7")
def test_no_field_is_exchanged_and_none_comes() -> None:
    game = near("port p7", units={"sheep": ["a2", "g3"], "field": ["g8"]})
    assert exchanges(game) == {
        "a2": ["cow", "dairy", "bakery", "distillery"],
        "g3": ["cow", "dairy", "bakery", "distillery"],
    }
    assert refusals(game, "exchange g8 cow") == [("PRT-P7", "cannot_exchange")]
    assert refusals(game, "exchange a2 field") == [("PRT-P7", "cannot_exchange")]


@pytest.mark.rule("PRT-P7")
def test_a_field_is_no_second_unit() -> None:
    game = near(units={"sheep": ["a2"], "field": ["g8", "g3"]})
    assert codes(game, "port") == []


# Types.


@pytest.mark.rule("PRT-P7")
def test_a_new_unit_differs_from_the_old_one_there() -> None:
    game = near("port p7", units={"sheep": ["a2", "g3"]})
    assert refusals(game, "exchange a2 sheep") == [("PRT-P7", "same_type")]


@pytest.mark.rule("PRT-P7")
def test_neither_new_type_equals_either_old_type() -> None:
    herd = {"sheep": ["a2"], "cow": ["g3"], "bakery": ["g8"]}
    game = near("port p7", "exchange a2 cow", units=herd)
    # The cow on g3 would be an old unit of the first new type; no sheep may come.
    assert exchanges(game) == {"g8": ["cow", "dairy", "distillery"]}
    assert refusals(game, "exchange g3 dairy") == [("PRT-P7", "same_type")]
    assert refusals(game, "exchange g8 sheep") == [("PRT-P7", "same_type")]
    assert refusals(game, "exchange g8 bakery") == [("PRT-P7", "same_type")]
    play(game, "exchange g8 cow")
    assert units(game) == {"cow": ["a2", "g3", "g8"]}


@pytest.mark.rule("PRT-P7")
def test_a_first_exchange_that_leaves_no_second_is_refused() -> None:
    # With a sheep and a cow neither may become the other.
    game = near("port p7", units={"sheep": ["a2"], "cow": ["g3"]})
    assert exchanges(game) == {
        "a2": ["dairy", "bakery", "distillery"],
        "g3": ["dairy", "bakery", "distillery"],
    }
    assert refusals(game, "exchange a2 cow") == [("PRT-P7", "no_second_exchange")]
    assert refusals(game, "exchange g3 sheep") == [("PRT-P7", "no_second_exchange")]


@pytest.mark.rule("PRT-P7")
def test_woodcutter_and_miner_are_different_types() -> None:
    # h1 and i4 are forest and mountain.
    seat: dict[str, Any] = {"units": {"woodcutter": ["h1", "i4", "b1"]}}
    game = near("port p7", **seat)
    assert exchanges(game) == {"h1": ["miner"], "i4": ["miner"]}
    play(game, "exchange h1 miner", "exchange i4 miner")
    assert units(game) == {"woodcutter": ["b1"], "miner": ["h1", "i4"]}


@pytest.mark.rule("PRT-P7")
def test_a_woodcutter_and_a_miner_cannot_change_places() -> None:
    game = near(units={"woodcutter": ["h1", "b1"], "miner": ["i4"]})
    assert codes(game, "port") == []


# Terrain, supply, reach.


@pytest.mark.rule("PRT-P7", "EXP-2")
def test_a_new_unit_must_fit_its_terrain() -> None:
    # a4 has all terrains, d6 grassland and mountain, b1 only forest.
    herd = {"sheep": ["a4", "d6"], "woodcutter": ["b1"]}
    game = near("port p7", units=herd)
    assert exchanges(game) == {
        "a4": ["cow", "dairy", "bakery", "distillery", "woodcutter", "miner"],
        "d6": ["cow", "dairy", "bakery", "distillery", "miner"],
    }
    assert refusals(game, "exchange d6 woodcutter") == [("PRT-P7", "wrong_terrain")]
    assert figures(game, "exchange d6 woodcutter", "wrong_terrain") == {
        "unit": "woodcutter",
        "space": "d6",
    }
    assert refusals(game, "exchange b1 sheep") == [
        ("PRT-P7", "wrong_terrain"),
    ]


@pytest.mark.rule("PRT-P7", "EXP-2")
def test_workers_become_animals_where_the_terrain_allows() -> None:
    seat: dict[str, Any] = {"units": {"woodcutter": ["a4", "d4"], "sheep": ["a2"]}}
    game = near("port p7", "exchange a4 cow", "exchange d4 dairy", **seat)
    assert units(game) == {"sheep": ["a2"], "cow": ["a4"], "dairy": ["d4"]}


@pytest.mark.rule("PRT-P7", "EXP-2")
def test_a_unit_whose_terrain_fits_nothing_else_is_no_second_unit() -> None:
    game = near(units={"sheep": ["a2"], "woodcutter": ["b1"], "miner": ["c6"]})
    assert codes(game, "port") == []
    assert refusals(game, "port p7") == [("PRT-P7", "no_second_exchange")]


@pytest.mark.rule("PRT-P7", "EXP-7")
def test_the_new_units_come_from_the_board() -> None:
    herd = {"sheep": ["a2", "g3"], "cow": ["g8", "g9", "k6"], "bakery": ["j3", "j4", "j7", "i7"]}
    game = near("port p7", units=herd)
    assert exchanges(game)["a2"] == ["cow", "dairy", "distillery"]
    assert refusals(game, "exchange a2 bakery") == [("PRT-P7", "no_unit_left")]
    assert figures(game, "exchange a2 bakery", "no_unit_left") == {"unit": "bakery"}
    # The last cow is used up by the first exchange.
    play(game, "exchange a2 cow")
    assert exchanges(game)["g3"] == ["dairy", "distillery"]
    assert refusals(game, "exchange g3 cow") == [("PRT-P7", "no_unit_left")]


@pytest.mark.rule("PRT-P7", "EXP-7")
@pytest.mark.parametrize(("miners", "possible"), [(2, True), (3, False)])
def test_two_alike_need_two_on_the_board(miners: int, possible: bool) -> None:
    # The woodcutters on h1 and i4 can only become miners; the miners themselves stay.
    herd = {"woodcutter": ["b1", "h1", "i4"], "miner": ["c6", "d3", "e3"][:miners]}
    game = near(units=herd)
    assert codes(game, "port") == (["port p7"] if possible else [])


@pytest.mark.rule("PRT-P7", "EXP-7")
def test_the_last_of_a_type_must_be_left_for_a_unit_that_fits_nothing_else() -> None:
    # One miner is left, and the woodcutter on h1 can become nothing else.
    herd = {"sheep": ["d6"], "woodcutter": ["b1", "h1"], "miner": ["c6", "d3", "e3"]}
    game = near("port p7", units=herd)
    assert exchanges(game) == {"d6": ["cow", "dairy", "bakery", "distillery"], "h1": ["miner"]}
    assert refusals(game, "exchange d6 miner") == [("PRT-P7", "no_second_exchange")]
    play(game, "exchange d6 cow")
    assert exchanges(game) == {"h1": ["miner"]}


@pytest.mark.rule("PRT-P7")
def test_units_on_adjacent_spaces_may_be_exchanged() -> None:
    game = near("port p7", "exchange g8 cow", units={"sheep": ["a2", "g8", "g9"]})
    assert list(exchanges(game)) == ["a2", "g9"]


@pytest.mark.rule("PRT-P7", "EXP-6")
def test_there_is_no_reach_test() -> None:
    # Both spaces are far from everything else; only the port must be in reach.
    seat: dict[str, Any] = {"units": {"woodcutter": ["b1"], "sheep": ["g3", "k6"]}}
    game = near("port p7", "exchange g3 cow", "exchange k6 cow", **seat)
    assert units(game)["cow"] == ["g3", "k6"]


@pytest.mark.rule("PRT-P7", "PRT-1")
def test_the_unit_that_has_the_port_in_reach_may_be_exchanged() -> None:
    game = near("port p7", "exchange a2 cow", "exchange g3 cow", units={"sheep": ["a2", "g3"]})
    assert game.state.players[0].ports_used == 1


@pytest.mark.rule("PRT-P7", "CLN-R", "CLN-Ca")
@pytest.mark.parametrize("clan", ["robertson", "campbell"])
def test_no_discount_pays_anything(clan: str) -> None:
    # a2 is a delta space.
    seat: dict[str, Any] = {"clan": clan, "units": {"sheep": ["a2", "g3"]}, "money": 5}
    game = near("port p7", "exchange a2 bakery", "exchange g3 bakery", **seat)
    assert money(game) == 5


# MacDonald.


@pytest.mark.rule("PRT-P7", "CLN-MD2")
def test_fishermen_are_not_exchanged() -> None:
    herd = {"fisherman": ["a1"], "sheep": ["a2", "g3"]}
    game = near("port p7", clan="macdonald", units=herd)
    assert list(exchanges(game)) == ["a2", "g3"]
    assert refusals(game, "exchange a1 sheep") == [("PRT-P7", "cannot_exchange")]
    assert refusals(game, "exchange a2 fisherman") == [("PRT-P7", "cannot_exchange")]


@pytest.mark.rule("PRT-P7", "CLN-MD1")
def test_macdonalds_workers_are_one_type() -> None:
    # h1 is forest and mountain: a worker there can become nothing else.
    herd = {"woodcutter": ["h1", "a4"], "miner": ["d6"], "sheep": ["a2"]}
    game = near("port p7", clan="macdonald", units=herd)
    assert "h1" not in exchanges(game)
    assert refusals(game, "exchange a4 miner") == [("PRT-P7", "same_type")]
    play(game, "exchange a4 cow")
    # No worker may come for the sheep, nor a cow be an old unit.
    assert exchanges(game) == {
        "a2": ["cow", "dairy", "bakery", "distillery"],
        "d6": ["sheep", "cow", "dairy", "bakery", "distillery"],
    }


@pytest.mark.rule("PRT-P7", "CLN-MD1")
def test_a_worker_out_means_no_worker_in() -> None:
    # d4 is grassland and forest.
    herd = {"miner": ["d6"], "sheep": ["d4"], "woodcutter": ["b1"]}
    game = near("port p7", "exchange d6 cow", clan="macdonald", units=herd)
    assert exchanges(game) == {"d4": ["cow", "dairy", "bakery", "distillery"]}
    assert refusals(game, "exchange d4 woodcutter") == [("PRT-P7", "same_type")]


@pytest.mark.rule("PRT-P7", "CLN-MD1")
@pytest.mark.parametrize(("fishermen", "left"), [(5, True), (6, False)])
def test_macdonalds_new_workers_come_from_one_pool(fishermen: int, left: bool) -> None:
    spots = ["a1", "c5", "d2", "d7", "g5", "i5"][:fishermen]
    herd = {"fisherman": spots, "woodcutter": ["b1"], "sheep": ["d4", "d6"]}
    game = near("port p7", "exchange d6 miner", clan="macdonald", units=herd)
    # A woodcutter for the second sheep needs an eighth worker.
    assert ("woodcutter" in exchanges(game)["d4"]) == left
    if not left:
        assert refusals(game, "exchange d4 woodcutter") == [("PRT-P7", "no_unit_left")]


@pytest.mark.rule("PRT-P7", "CLN-MD1")
def test_macdonald_without_a_worker_left_gets_none() -> None:
    spots = ["a1", "c5", "d2", "d7", "g5", "i5", "k3"]
    herd = {"fisherman": spots, "woodcutter": ["b1"], "sheep": ["d4", "d6"]}
    game = near("port p7", clan="macdonald", units=herd)
    assert exchanges(game) == {
        "d4": ["cow", "dairy", "bakery", "distillery"],
        "d6": ["cow", "dairy", "bakery", "distillery"],
    }


# Building bonus.


@pytest.mark.rule("PRT-P7", "BLD-1")
def test_a_fourth_factory_gives_a_building_bonus() -> None:
    herd = {"sheep": ["a2", "g3"], "bakery": ["g8", "g9", "k6"]}
    game = near("port p7", "exchange a2 bakery", units=herd)
    assert decision(game) == "Exchanging"
    play(game, "exchange g3 cow")
    assert codes(game) == ["draw", "skip"]
    play(game, "draw")
    assert codes(game) == ["keep 1", "keep 2", "keep 3", "keep none"]
    play(game, "keep 2")
    # Round 1: £5 for the contract.
    assert (money(game), game.seat(0).contracts, decision(game)) == (5, (2,), "Turn")


@pytest.mark.rule("PRT-P7", "BLD-1")
def test_the_bonus_of_the_second_new_unit_comes_too() -> None:
    herd = {"sheep": ["a2", "g3"], "dairy": ["g8", "g9", "k6"]}
    game = near("port p7", "exchange a2 cow", "exchange g3 dairy", "draw", units=herd)
    assert codes(game) == ["keep 1", "keep 2", "keep 3", "keep none"]


@pytest.mark.rule("PRT-P7", "BLD-1")
@pytest.mark.parametrize(("before", "bonus"), [(1, False), (2, True)])
def test_two_alike_that_make_four_give_one_bonus(before: int, bonus: bool) -> None:
    herd = {"sheep": ["a2", "g3"], "distillery": ["g8", "g9"][:before]}
    seat: dict[str, Any] = {"units": herd}
    game = near("port p7", "exchange a2 distillery", "exchange g3 distillery", **seat)
    assert (decision(game) == "DrawContracts") == bonus
    if bonus:
        play(game, "draw", "keep none")
        assert decision(game) == "Turn"


@pytest.mark.rule("PRT-P7", "BLD-1")
def test_the_bonus_waits_for_the_second_exchange_that_completes_it() -> None:
    # The third bakery gives nothing, the fourth does.
    herd = {"sheep": ["a2", "g3"], "bakery": ["g8", "g9"]}
    game = near("port p7", "exchange a2 bakery", units=herd)
    assert decision(game) == "Exchanging"
    assert events_of(game, ContractsDrawn) == []


@pytest.mark.rule("PRT-P7", "BLD-1")
def test_two_types_that_become_four_give_two_bonuses_one_after_the_other() -> None:
    herd = {"sheep": ["a2", "g3"], "bakery": ["g8", "g9", "k6"], "dairy": ["j3", "j4", "j7"]}
    game = near("port p7", "exchange a2 bakery", "exchange g3 dairy", units=herd)
    assert codes(game) == ["draw", "skip"]
    play(game, "draw")
    assert codes(game) == ["keep 1", "keep 2", "keep 3", "keep none"]
    play(game, "keep none", "draw")
    assert codes(game) == ["keep 4", "keep 5", "keep 6", "keep none"]
    play(game, "keep 6")
    assert game.seat(0).contracts == (6,)
    assert game.state.pile == (7, 8, 9, 10, 1, 2, 3, 4, 5)
    assert decision(game) == "Turn"


@pytest.mark.rule("PRT-P7", "BLD-1")
def test_each_of_two_bonuses_is_declined_by_itself() -> None:
    herd = {"sheep": ["a2", "g3"], "bakery": ["g8", "g9", "k6"], "dairy": ["j3", "j4", "j7"]}
    game = near("port p7", "exchange a2 bakery", "exchange g3 dairy", "skip", units=herd)
    assert codes(game) == ["draw", "skip"]
    play(game, "draw", "keep 2")
    assert (game.seat(0).contracts, decision(game)) == ((2,), "Turn")


@pytest.mark.rule("PRT-P7", "BLD-1", "CON-2")
def test_the_second_bonus_needs_a_slot_that_is_still_free() -> None:
    herd = {"sheep": ["a2", "g3"], "bakery": ["g8", "g9", "k6"], "dairy": ["j3", "j4", "j7"]}
    game = near("port p7", "exchange a2 bakery", "exchange g3 dairy", units=herd)
    play(game, "draw", "keep 1")
    assert (game.seat(0).contracts, decision(game)) == ((1,), "Turn")
    assert game.state.pile == (4, 5, 6, 7, 8, 9, 10, 2, 3)


@pytest.mark.rule("PRT-P7", "BLD-1", "CON-2")
def test_no_bonus_without_a_free_slot() -> None:
    herd = {"sheep": ["a2", "g3"], "bakery": ["g8", "g9", "k6"]}
    game = near("port p7", "exchange a2 bakery", "exchange g3 cow", units=herd, contracts=[20])
    assert decision(game) == "Turn"


@pytest.mark.rule("PRT-P7", "BLD-2")
@pytest.mark.parametrize(("unit", "count"), [("cow", 3), ("miner", 3)])
def test_animals_and_workers_give_none(unit: str, count: int) -> None:
    spaces = ["g8", "g9", "k6"] if unit == "cow" else ["c6", "d3", "e3"]
    herd = {"sheep": ["a4", "g3"], "woodcutter": ["b1"], unit: spaces[:count]}
    game = near("port p7", f"exchange a4 {unit}", "exchange g3 dairy", units=herd)
    assert decision(game) == "Turn"
    assert len(units(game)[unit]) == 4


@pytest.mark.rule("PRT-P7", "BLD-2")
def test_four_that_were_there_before_give_none() -> None:
    herd = {"sheep": ["a2", "g3"], "bakery": ["g8", "g9", "k6", "j3"]}
    game = near("port p7", "exchange a2 cow", "exchange g3 dairy", units=herd)
    assert decision(game) == "Turn"


@pytest.mark.rule("PRT-P7", "BLD-2")
def test_the_fourth_built_again_later_gives_its_bonus_again() -> None:
    herd = {"bakery": ["a2", "g3", "g8", "g9"]}
    game = near("port p7", "exchange a2 cow", "exchange g3 cow", units=herd, money=60)
    play(game, "expand bakery g2", "pass", "pass", "expand bakery g1")
    assert decision(game) == "DrawContracts"


# Neighbourhood bonus.


@pytest.mark.rule("PRT-P7", "NBH-1")
def test_no_neighbourhood_bonus_in_the_rulebooks() -> None:
    others = [{"units": {"cow": ["g2"]}}, {"units": {"bakery": ["g9"]}}]
    herd = {"sheep": ["a2", "g3", "g8"]}
    game = near(
        "port p7", "exchange g3 dairy", "exchange g8 dairy", units=herd, money=50, others=others
    )
    assert decision(game) == "Turn"


@pytest.mark.rule("PRT-P7", "NBH-1", "NBH-3")
def test_with_errata_2025_both_new_units_together_bring_their_neighbours() -> None:
    others = [{"units": {"cow": ["g2"]}}, {"units": {"bakery": ["g9"]}}]
    herd = {"sheep": ["a2", "g3", "g8"]}
    game = near("port p7", "exchange g3 dairy", errata=True, units=herd, money=50, others=others)
    assert decision(game) == "Exchanging"
    play(game, "exchange g8 dairy")
    # Milk £5 - £2, bread £10 - £3; two merchants.
    assert codes(game) == ["buy milk 1", "buy milk 2", "buy bread 1", "buy bread 2", "skip"]
    play(game, "buy bread 1", "buy milk 1")
    assert (money(game), goods(game)) == (50 - 7 - 3, {"milk": 1, "bread": 1})
    assert decision(game) == "Turn"


@pytest.mark.rule("PRT-P7", "NBH-2", "NBH-4")
def test_with_errata_2025_each_good_is_bought_once_up_to_the_limit() -> None:
    # Both new units neighbour a cow of another player.
    others = [{"units": {"cow": ["g2", "g9"]}}, {}]
    herd = {"sheep": ["a2", "g3", "g8"]}
    game = near(
        "port p7",
        "exchange g3 dairy",
        "exchange g8 dairy",
        errata=True,
        units=herd,
        money=90,
        merchants=7,
        others=others,
    )
    assert codes(game) == ["buy milk 1", "buy milk 2", "buy milk 3", "skip"]
    play(game, "buy milk 1")
    assert decision(game) == "Turn"


@pytest.mark.rule("PRT-P7", "NBH-2")
def test_with_errata_2025_the_limit_covers_the_whole_turn() -> None:
    others = [{"units": {"cow": ["g2", "g9"]}}, {}]
    herd = {"sheep": ["a2", "g3", "g8"]}
    game = near(
        "port p7",
        "exchange g3 dairy",
        "exchange g8 dairy",
        "buy milk 2",
        errata=True,
        units=herd,
        money=90,
        merchants=7,
        others=others,
    )
    play(game, "expand sheep f2")
    assert codes(game) == ["buy milk 1", "skip"]


@pytest.mark.rule("PRT-P7", "NBH-1", "EXP-3")
def test_with_errata_2025_own_units_and_units_across_a_river_give_nothing() -> None:
    # h7 lies across the river from g8.
    others = [{"units": {"cow": ["h7"], "miner": ["f7"]}}, {}]
    herd = {"sheep": ["a2", "g8", "k6"], "bakery": ["g9"]}
    game = near(
        "port p7",
        "exchange g8 dairy",
        "exchange k6 dairy",
        errata=True,
        units=herd,
        money=50,
        others=others,
    )
    assert decision(game) == "Turn"


@pytest.mark.rule("PRT-P7", "NBH-4", "BLD-1")
def test_with_errata_2025_purchases_come_before_the_building_bonuses() -> None:
    others = [{"units": {"cow": ["g2"]}}, {}]
    herd = {"sheep": ["a2", "g3"], "bakery": ["k6", "j3", "j4"], "dairy": ["j5", "j7", "i7"]}
    game = near(
        "port p7",
        "exchange a2 bakery",
        "exchange g3 dairy",
        errata=True,
        units=herd,
        money=50,
        others=others,
    )
    assert decision(game) == "NeighbourhoodBonus"
    # Only a placement leaves the order to the player.
    assert codes(game, "draw", "skip") == ["skip"]
    assert refusals(game, "draw") == [("BLD-1", "not_now")]
    play(game, "buy milk 1", "draw")
    assert codes(game, "keep") == ["keep 1", "keep 2", "keep 3", "keep none"]
    play(game, "keep none", "draw")
    assert codes(game, "keep") == ["keep 4", "keep 5", "keep 6", "keep none"]


@pytest.mark.rule("PRT-P7", "NBH-4")
def test_with_errata_2025_the_bonus_may_be_declined() -> None:
    others = [{"units": {"cow": ["g2"]}}, {}]
    game = near(
        "port p7",
        "exchange g3 dairy",
        "exchange a2 dairy",
        "skip",
        errata=True,
        units={"sheep": ["a2", "g3"]},
        money=50,
        others=others,
    )
    assert (decision(game), money(game)) == ("Turn", 50)


@pytest.mark.rule("PRT-P7", "PRT-P6")
def test_with_errata_2025_port_6_has_its_window_there() -> None:
    others = [{"units": {"cow": ["g2"]}}, {}]
    seat: dict[str, Any] = {"units": {"sheep": ["a2", "g3", "a8"]}, "money": 1, "others": others}
    game = near("port p7", "exchange g3 dairy", "exchange a2 dairy", errata=True, **seat)
    # p6 lies on a9, beside a8. Milk falls from £5 to £3, for neighbours £1.
    assert codes(game) == ["port p6 milk down", "skip"]
    play(game, "port p6 milk down", "buy milk 1")
    assert (decision(game), money(game), goods(game)) == ("Turn", 0, {"milk": 1})


@pytest.mark.rule("PRT-P7", "SOL-2")
def test_with_errata_2025_there_are_no_neighbours_solo() -> None:
    seat: dict[str, Any] = {"units": {"sheep": ["b5", "g3"]}, "money": 50}
    game = position(
        1,
        "port p7",
        "exchange b5 cow",
        "exchange g3 cow",
        ports=TILES,
        options={"errata_2025": True},
        seats=[seat],
    )
    assert decision(game) == "Turn"


# Around the main action.


@pytest.mark.rule("PRT-P7", "PRT-1")
@pytest.mark.parametrize("code", ["ship", "pass"])
def test_after_the_main_action_or_a_pass(code: str) -> None:
    game = near(code, units={"sheep": ["a2", "g3"]}, money=20)
    assert codes(game) == ["port p7", "end"]
    play(game, "port p7", "exchange a2 cow", "exchange g3 dairy")
    assert units(game) == {"cow": ["a2"], "dairy": ["g3"]}
    assert game.deciding_seat == 1


@pytest.mark.rule("PRT-P7", "PRT-1")
def test_it_works_once_and_no_port_comes_in_between() -> None:
    seat: dict[str, Any] = {"units": {"sheep": ["a2", "a8"]}, "tiles": ["p7", "p2", "p3", "p5"]}
    game = near("port p7", **seat)
    assert refusals(game, "port p5") == [("PRT-P5", "port_window")]
    assert refusals(game, "port p7") == [("PRT-1", "port_used")]
    play(game, "exchange a2 cow", "exchange a8 cow")
    assert codes(game, "port") == ["port p5"]
