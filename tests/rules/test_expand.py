"""Expand (EXP): reach, terrain, cost, units left."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from caledonia import Game
from caledonia.content.types import Tile
from caledonia.events import MoneyChanged, UnitPlaced, UnitRemoved
from caledonia.types import Unit, spaces_of
from tests.helpers import (
    PACK,
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


def settler(players: int = 3, shipping: int = 0, money: int = 99, **pieces: Any) -> Game:
    """Return a position in which the first seat has these units, the others nothing."""
    seat = {"money": money, "shipping": shipping, "units": pieces}
    return position(players, seats=[seat, *[{}] * (players - 1)])


def targets(game: Game, unit: str) -> set[str]:
    """Return the spaces to which a unit can be put now."""
    return {code.split()[2] for code in codes(game, f"expand {unit} ")}


def within(game: Game) -> set[str]:
    """Return the spaces to which any unit can be put now."""
    return {code.split()[2] for code in codes(game, "expand")}


# EXP-1: placing and paying.


@pytest.mark.rule("EXP-1")
@pytest.mark.parametrize(
    ("unit", "target", "cost"),
    [
        ("sheep", "c4", 8 + 3),
        ("cow", "c4", 9 + 3),
        ("dairy", "c4", 12 + 3),
        ("bakery", "d4", 8 + 4),
        ("field", "d4", 18 + 4),
        ("distillery", "d4", 10 + 4),
        ("woodcutter", "d4", 6 + 4),
        ("miner", "e3", 10 + 2),
    ],
)
def test_unit_cost_and_land_cost(unit: str, target: str, cost: int) -> None:
    game = settler(money=cost, miner=["d3"])
    play(game, f"expand {unit} {target}")
    placed = {"miner": ["d3", "e3"]} if unit == "miner" else {unit: [target], "miner": ["d3"]}
    assert (money(game), units(game)) == (0, placed)
    assert events_of(game, MoneyChanged) == [MoneyChanged(0, -cost, "expand")]
    kind = Unit[{"dairy": "CHEESE_DAIRY"}.get(unit, unit.upper())]
    assert events_of(game, UnitPlaced) == [UnitPlaced(0, kind, space(target), "expand")]
    poor = settler(money=cost - 1, miner=["d3"])
    code = f"expand {unit} {target}"
    assert code not in codes(poor)
    assert refusals(poor, code) == [("EXP-1", "money_short")]
    assert figures(poor, code, "money_short") == {"amount": 1}


@pytest.mark.rule("EXP-1")
@pytest.mark.parametrize(("worker", "cost"), [("woodcutter", 12), ("miner", 16)])
def test_example_of_the_six_pound_space(worker: str, cost: int) -> None:
    game = settler(money=cost, sheep=["a8"])
    play(game, f"expand {worker} b8")
    assert money(game) == 0
    poor = settler(money=cost - 1, sheep=["a8"])
    assert refusals(poor, f"expand {worker} b8") == [("EXP-1", "money_short")]


@pytest.mark.rule("EXP-1")
@pytest.mark.parametrize(
    ("pounds", "expected"), [(8, ""), (9, "g1"), (10, "g1 f2"), (12, "g1 f2 g2")]
)
def test_dearer_land_needs_more_money(pounds: int, expected: str) -> None:
    # Around f1: g1 costs 1, f2 costs 2, g2 costs 4.
    game = settler(money=pounds, woodcutter=["f1"])
    assert targets(game, "sheep") == set(expected.split())


@pytest.mark.rule("EXP-1")
def test_the_new_unit_stands_for_later_turns() -> None:
    game = settler(2, miner=["d3"])
    assert "b5" not in within(game)
    play(game, "expand bakery d4", "pass")
    assert (decision(game), game.deciding_seat) == ("Turn", 0)
    # d4 neighbours c4 as d3 does, and the loch d5 (no land).
    assert targets(game, "sheep") == {"c4"}
    play(game, "ship", "ship")
    assert {"b4", "b5", "c4"} <= targets(game, "sheep")


@pytest.mark.rule("EXP-1")
def test_one_unit_at_a_time() -> None:
    game = play(settler(miner=["d3"]), "expand sheep c4")
    assert (decision(game), game.deciding_seat) == ("Turn", 1)


@pytest.mark.rule("EXP-1")
def test_others_units_give_no_reach() -> None:
    seats = [{"money": 99, "units": {"miner": ["d3"]}}, {"units": {"sheep": ["g3"]}}, {}]
    game = position(3, seats=seats)
    assert "g2" not in within(game)
    assert refusals(game, "expand cow g2") == [("EXP-6", "not_in_reach")]


# EXP-2: terrain.


@pytest.mark.rule("EXP-2")
@pytest.mark.parametrize("unit", ["sheep", "cow", "field", "dairy", "bakery", "distillery"])
def test_animals_fields_and_factories_need_grassland(unit: str) -> None:
    # Around a4: a3 mountain, a5 grassland, b3 grassland, b4 grassland.
    game = settler(sheep=["a4"])
    assert targets(game, unit) == {"a5", "b3", "b4"}
    assert refusals(game, f"expand {unit} a3") == [("EXP-2", "wrong_terrain")]
    # Around e2: d1 grassland and forest, e3 mountain, f1 forest.
    game = settler(miner=["e2"])
    assert targets(game, unit) == {"d1"}


@pytest.mark.rule("EXP-2")
def test_woodcutters_need_forest_and_miners_mountain() -> None:
    game = settler(miner=["e2"])
    assert targets(game, "woodcutter") == {"d1", "f1"}
    assert targets(game, "miner") == {"e3"}
    code = "expand miner f1"
    assert refusals(game, code) == [("EXP-2", "wrong_terrain")]
    assert figures(game, code, "wrong_terrain") == {"unit": "miner", "space": "f1"}
    assert refusals(game, "expand woodcutter e3") == [("EXP-2", "wrong_terrain")]


@pytest.mark.rule("EXP-2")
def test_a_space_with_all_terrains_takes_any_unit() -> None:
    # a4 has grassland, forest and mountain.
    game = settler(sheep=["a5"])
    kinds = {code.split()[1] for code in codes(game, "expand") if code.endswith("a4")}
    assert kinds == {
        "sheep", "cow", "dairy", "bakery", "field", "distillery", "woodcutter", "miner",
    }  # fmt: skip


@pytest.mark.rule("EXP-2")
def test_nothing_but_a_fisherman_stands_on_a_loch() -> None:
    game = settler(miner=["d3"])
    for unit in ("sheep", "woodcutter", "miner"):
        assert refusals(game, f"expand {unit} d2") == [("EXP-2", "wrong_terrain")]
    assert "d2" not in within(game)
    poor = settler(money=0, miner=["d3"])
    for name in ("d2", "c4"):
        assert refusals(poor, f"expand fisherman {name}") == [("CLN-MD1", "no_ability")]


@pytest.mark.rule("EXP-2", "CLN-MD1")
def test_a_fishermans_terrain() -> None:
    seat = {"clan": "macdonald", "money": 99, "units": {"fisherman": ["e4"], "miner": ["d3"]}}
    game = position(3, seats=[seat, {}, {}])
    assert targets(game, "fisherman") == {"d2"}
    code = "expand fisherman e5"
    assert refusals(game, code) == [("CLN-MD1", "fishermen_adjacent")]
    assert figures(game, code, "fishermen_adjacent") == {"space": "e5"}
    assert refusals(game, "expand fisherman c4") == [("EXP-2", "wrong_terrain")]
    assert refusals(game, "expand fisherman e4") == [("SET-11", "occupied")]


# EXP-3: neighbouring.


@pytest.mark.rule("EXP-3")
def test_neighbouring_spaces_need_no_shipping() -> None:
    # Around f2: f1, f3, g2, g3; rivers part it from e2 and e3.
    assert within(settler(woodcutter=["f2"])) == {"f1", "f3", "g2", "g3"}


@pytest.mark.rule("EXP-3")
def test_no_river_on_the_shared_edge() -> None:
    game = settler(woodcutter=["f2"])
    code = "expand miner e3"
    assert refusals(game, code) == [("EXP-6", "needs_shipping")]
    assert figures(game, code, "needs_shipping") == {"space": "e3", "level": 1}


@pytest.mark.rule("EXP-3")
def test_neighbouring_goes_both_ways() -> None:
    for one, other, unit in (("c4", "b4", "sheep"), ("b4", "c4", "cow")):
        game = settler(field=[one])
        assert refusals(game, f"expand {unit} {other}") == [("EXP-6", "needs_shipping")]
    assert "c3" in targets(settler(field=["b3"]), "sheep")
    assert "b3" in targets(settler(field=["c3"]), "sheep")


@pytest.mark.rule("EXP-3")
def test_modules_join_at_their_seams() -> None:
    # f1 is the last column of A, g1 and g2 the first of B.
    assert {"g1", "g2"} <= within(settler(woodcutter=["f1"]))


@pytest.mark.rule("EXP-3", "CLN-MD1")
def test_lochs_and_adjacent_spaces_are_neighbouring() -> None:
    def macdonald(**pieces: list[str]) -> Game:
        seat = {"clan": "macdonald", "money": 99, "units": pieces}
        return position(3, seats=[seat, {}, {}])

    # The loch d2 touches land all around; c3/d3 is a river, c3/d2 is none.
    game = macdonald(fisherman=["d2"])
    assert within(game) == {"c2", "c3", "d1", "d3", "e2", "e3"}
    assert targets(macdonald(miner=["d3"]), "fisherman") == {"d2", "e4"}
    # A loch and a loch, though fishermen cannot be on both: a land unit shows the way.
    assert targets(macdonald(woodcutter=["d4"]), "fisherman") == {"c5", "d5", "e4", "e5"}


@pytest.mark.rule("EXP-3", "PRT-1")
def test_a_port_is_neighbouring_without_shipping() -> None:
    ports = ["p5", "p2", "p3", "p4"]
    for name, unit in (("a2", "sheep"), ("b1", "woodcutter")):
        game = position(3, ports=ports, seats=[{"units": {unit: [name]}}, {}, {}])
        assert codes(game, "port") == ["port p5"]


# EXP-4: rivers.


@pytest.mark.rule("EXP-4")
@pytest.mark.parametrize(
    ("level", "reached"),
    [(0, "f1 f3 g2 g3"), (1, "f1 f3 g2 g3 e2 e3"), (2, "f1 f3 g2 g3 e2 e3")],
)
def test_river_crossing(level: int, reached: str) -> None:
    assert within(settler(shipping=level, woodcutter=["f2"])) == set(reached.split())


@pytest.mark.rule("EXP-4", "EXP-6")
@pytest.mark.parametrize("level", [1, 5])
def test_no_leap_along_a_river(level: int) -> None:
    # From c9, b8 and d8 lie across rivers; from there b7, e8 and others would follow.
    game = settler(shipping=level, miner=["c9"])
    assert within(game) == {"b8", "b9", "c8", "d8", "d9"}
    assert refusals(game, "expand woodcutter b7") == [("EXP-6", "not_in_reach")]
    assert figures(game, "expand woodcutter b7", "not_in_reach") == {"space": "b7"}


@pytest.mark.rule("EXP-4")
def test_shipping_counts_at_once() -> None:
    game = settler(2, woodcutter=["f2"])
    play(game, "ship", "pass")
    assert "e3" in within(game)


# EXP-5: lochs.

B5 = "a5 a6 b4 c6"
"""Around b5, where also the lochs b6 and c5 lie."""


@pytest.mark.rule("EXP-5")
@pytest.mark.parametrize(
    ("level", "more"),
    [
        (0, ""),
        (1, ""),
        (2, "b7 c4 c7 d4"),
        (3, "b7 c4 c7 d4 a8 d6"),
        (4, "b7 c4 c7 d4 a8 d6 e7"),
        (5, "b7 c4 c7 d4 a8 d6 e7 d3 e3 f3 f7"),
    ],
)
def test_lochs_by_shipping_level(level: int, more: str) -> None:
    game = settler(shipping=level, sheep=["b5"])
    assert within(game) == set(B5.split()) | set(more.split())


@pytest.mark.rule("EXP-5", "EXP-6")
@pytest.mark.parametrize(
    ("code", "needed"),
    [
        ("expand sheep c4", 2),
        ("expand sheep a8", 3),
        ("expand sheep e7", 4),
        ("expand miner f7", 5),
        ("expand sheep g8", None),
    ],
)
def test_the_level_that_is_missing(code: str, needed: int | None) -> None:
    # From b5: c5 | b6 a7 | c5 d5 e6 | c5 d5 e6 f6.
    for level in range(6):
        game = settler(shipping=level, sheep=["b5"])
        if needed is not None and level >= needed:
            assert refusals(game, code) == []
            assert code in codes(game)
        elif needed is None:
            assert refusals(game, code) == [("EXP-6", "not_in_reach")]
        else:
            assert refusals(game, code) == [("EXP-6", "needs_shipping")]
            assert figures(game, code, "needs_shipping")["level"] == needed
            assert code not in codes(game)


@pytest.mark.rule("EXP-5", "CLN-MD1")
@pytest.mark.parametrize(("level", "reached"), [(0, False), (1, False), (2, True)])
def test_the_units_own_loch_does_not_count(level: int, reached: bool) -> None:
    # From the loch d5 over c5 to b5: one loch between.
    seat = {"clan": "macdonald", "money": 99, "shipping": level, "units": {"fisherman": ["d5"]}}
    game = position(3, seats=[seat, {}, {}])
    assert ("expand sheep b5" in codes(game)) == reached


@pytest.mark.rule("EXP-5", "CLN-MD1")
def test_the_target_does_not_count() -> None:
    # From d4 over the loch e4 to the loch f4: one loch between.
    for level, reached in ((1, False), (2, True)):
        seat: dict[str, Any] = {"clan": "macdonald", "money": 99, "shipping": level}
        seat["units"] = {"woodcutter": ["d4"]}
        game = position(3, seats=[seat, {}, {}])
        assert ("expand fisherman f4" in codes(game)) == reached


@pytest.mark.rule("EXP-5")
def test_a_port_tile_or_a_fisherman_does_not_hinder_crossing() -> None:
    # With two players c5 is a port; from b5 over c5 to d4.
    fisher = {"clan": "macdonald", "units": {"fisherman": ["c5"]}}
    seat = {"money": 99, "shipping": 2, "units": {"sheep": ["b5"]}}
    for other in ({}, fisher):
        for ports in ([], ["p5", "p2", "p3", "p4"]):
            game = position(2, ports=ports, seats=[seat, other])
            assert "expand bakery d4" in codes(game)


# EXP-6: one hop.


@pytest.mark.rule("EXP-6")
def test_river_and_loch_are_never_combined() -> None:
    # From c3, d3 lies across a river; the loch e4 beyond it does not carry on to f3.
    game = settler(shipping=2, field=["c3"])
    assert within(game) == {"b2", "b3", "c2", "c4", "d3", "d1", "e2", "e3"}
    assert refusals(game, "expand woodcutter f3") == [("EXP-6", "not_in_reach")]


@pytest.mark.rule("EXP-6")
@pytest.mark.parametrize("level", [0, 3, 5])
def test_never_over_land(level: int) -> None:
    # k1 has no loch beside it: only k2 and l1, and j1 across a river.
    game = settler(shipping=level, sheep=["k1"])
    assert within(game) == {"k2", "l1"} | ({"j1"} if level else set())
    assert refusals(game, "expand miner m2") == [("EXP-6", "not_in_reach")]


@pytest.mark.rule("EXP-6", "TWO-1")
def test_never_over_mist_land() -> None:
    # With two players k2 is out of play: k1 reaches l1 only, not j2 behind k2.
    game = settler(2, shipping=5, sheep=["k1"])
    assert within(game) == {"l1"}
    assert refusals(game, "expand sheep k2") == [("TWO-1", "mist"), ("EXP-6", "not_in_reach")]


@pytest.mark.rule("EXP-6", "PRT-1")
@pytest.mark.parametrize(("level", "reached"), [(0, False), (1, False), (2, True)])
def test_the_same_hop_decides_for_ports(level: int, reached: bool) -> None:
    # With two players port A lies on c5; from c7 over the loch b6 is no way, from a6 neither;
    # from d6 over d5 it is.
    ports = ["p5", "p2", "p3", "p4"]
    seat = {"shipping": level, "units": {"miner": ["d6"]}, "ports_used": ["p4"]}
    game = position(2, ports=ports, seats=[seat, {}])
    assert ("port p5" in codes(game)) == reached


@pytest.mark.rule("EXP-6", "FIN-8")
@pytest.mark.parametrize(
    ("one", "other", "needed"),
    [("b4", "c4", 1), ("b5", "c4", 2), ("b5", "a8", 3), ("b5", "e7", 4), ("a4", "c4", None)],
)
def test_the_same_hop_decides_for_settlement_links(
    one: str, other: str, needed: int | None
) -> None:
    for level in range(6):
        sheet = settler(shipping=level, sheep=[one, other]).score_now().sheets[0]
        linked = needed is not None and level >= needed
        assert sheet.settlements_linked == (2 if linked else 1)


@pytest.mark.rule("EXP-6")
def test_reach_is_that_of_any_unit() -> None:
    alone = within(settler(miner=["d3"])) | within(settler(woodcutter=["f1"]))
    assert within(settler(miner=["d3"], woodcutter=["f1"])) == alone


@pytest.mark.rule("EXP-6")
def test_several_reasons_at_once() -> None:
    seats = [
        {"money": 5, "units": {"sheep": ["a4", "a5", "b3", "b4"]}},
        {"units": {"cow": ["g1"]}},
        {},
    ]
    game = position(3, seats=seats)
    assert refusals(game, "expand sheep g1") == [
        ("EXP-7", "no_unit_left"),
        ("SET-11", "occupied"),
        ("EXP-6", "not_in_reach"),
        ("EXP-1", "money_short"),
    ]
    assert figures(game, "expand sheep g1", "money_short") == {"amount": 4}


# EXP-7: units left.


@pytest.mark.rule("EXP-7")
def test_no_unit_left_on_the_board() -> None:
    game = settler(2, money=200, sheep=["a4", "a5", "b4"])
    assert targets(game, "sheep") == {"b5", "a6"}
    play(game, "expand sheep b5", "pass")
    assert targets(game, "sheep") == set()
    assert refusals(game, "expand sheep a6") == [("EXP-7", "no_unit_left")]
    assert figures(game, "expand sheep a6", "no_unit_left") == {"unit": "sheep"}
    assert "a6" in targets(game, "cow")


@pytest.mark.rule("EXP-7", "FUL-1")
def test_slaughtered_animals_can_be_used_again() -> None:
    # Contract 5 takes two mutton.
    seat = {"money": 50, "units": {"sheep": ["a4", "a5", "b4", "b5"]}, "contracts": [5]}
    game = position(2, seats=[seat, {}])
    assert targets(game, "sheep") == set()
    play(game, "fulfil 5", "slaughter a4")
    assert events_of(game, UnitRemoved) == [UnitRemoved(0, Unit.SHEEP, space("a4"), "slaughter")]
    play(game, "slaughter a5", "skip", "pass")
    assert units(game) == {"sheep": ["b4", "b5"]}
    assert targets(game, "sheep") == {"a4", "a5", "a6"}
    play(game, "expand sheep a5")
    assert units(game) == {"sheep": ["a5", "b4", "b5"]}


@pytest.mark.rule("EXP-7", "FUL-6")
def test_reach_counts_the_units_left_after_slaughter() -> None:
    seat = {"money": 50, "units": {"sheep": ["b4", "g1"], "cow": ["b5"]}, "contracts": [14]}
    seat["goods"] = {"wool": 1}
    game = position(2, "fulfil 14", "slaughter g1", seats=[seat, {}])
    assert within(game) == {"a4", "a5", "a6", "c6"}
    assert "g1" not in within(game)


# EXP-8: no unit on the map.


@pytest.mark.rule("EXP-8")
def test_without_units_everywhere_is_in_reach() -> None:
    other = {"units": {"sheep": ["c4"]}}
    game = position(3, seats=[{"money": 99}, other, {}])
    board = game.state.setup.board
    assert targets(game, "sheep") == {
        name
        for name in (f"{column}{row}" for column in "abcdefghijklm" for row in range(1, 10))
        if board.grassland >> space(name) & 1 and name != "c4"
    }
    assert refusals(game, "expand miner d3") == []
    assert refusals(game, "expand sheep c4") == [("SET-11", "occupied")]
    assert refusals(game, "expand sheep d3") == [("EXP-2", "wrong_terrain")]
    play(game, "expand miner d3")
    assert money(game) == 99 - 11


@pytest.mark.rule("EXP-8", "TWO-1")
def test_without_units_only_active_spaces() -> None:
    game = position(2, seats=[{"money": 99}, {}])
    assert refusals(game, "expand sheep c2") == [("TWO-1", "mist")]
    assert "c2" not in within(game)


@pytest.mark.rule("EXP-8", "CLN-MD1")
def test_without_units_a_fisherman_goes_to_any_loch() -> None:
    game = position(3, seats=[{"clan": "macdonald", "money": 99}, {}, {}])
    lochs = game.state.setup.board.lochs
    assert {space(name) for name in targets(game, "fisherman")} == set(spaces_of(lochs))
    assert {"a1", "m9"} <= targets(game, "fisherman")


@pytest.mark.rule("EXP-8", "FRE-1")
def test_without_units_a_free_space_goes_anywhere_too() -> None:
    # The only unit is slaughtered for contract 14, which gives a free space.
    seat = {"money": 9, "goods": {"wool": 1}, "units": {"sheep": ["g1"]}, "contracts": [14]}
    game = position(2, "fulfil 14", seats=[seat, {}])
    assert units(game) == {}
    assert {"a4", "g1", "l5", "m6"} <= targets(game, "sheep")
    play(game, "expand cow l5")
    assert (money(game), units(game)) == (0, {"cow": ["l5"]})
    # Then reach counts again.
    play(game, "pass")
    assert refusals(game, "expand woodcutter f1")[0] == ("EXP-6", "not_in_reach")


@pytest.mark.rule("EXP-8", "PRT-1")
def test_without_units_no_port_is_in_reach() -> None:
    ports = ["p5", "p2", "p3", "p4"]
    game = position(3, ports=ports, seats=[{"money": 99}, {}, {}])
    assert codes(game, "port") == []
    assert refusals(game, "port p5") == [("EXP-8", "port_no_units")]


@pytest.mark.rule("EXP-8", "PRT-P7")
def test_exchange_and_slaughter_can_lead_there() -> None:
    # Both workers become sheep, both sheep go for contract 5, which gives a free space.
    ports = ["p2", "p7", "p3", "p4"]
    seat = {"money": 60, "units": {"woodcutter": ["l1"], "miner": ["l4"]}, "contracts": [5]}
    game = position(3, "port p7", ports=ports, seats=[seat, {}, {}])
    play(game, "exchange l1 sheep", "exchange l4 sheep", "fulfil 5")
    assert units(game) == {}
    play(game, "expand sheep a4")
    assert (money(game), units(game)) == (52, {"sheep": ["a4"]})


# FRE-1 and clans as far as they change where and for what units go.


@pytest.mark.rule("FRE-1", "EXP-1")
def test_a_free_space_costs_no_land() -> None:
    seat: dict[str, Any] = {"money": 8, "goods": {"wool": 4}, "contracts": [1]}
    seat["units"] = {"miner": ["d3"]}
    game = position(3, "fulfil 1", seats=[seat, {}, {}])
    assert within(game) == {"c4", "d4"}
    assert targets(game, "sheep") == {"c4", "d4"}
    assert targets(game, "cow") == set()
    assert refusals(game, "expand cow c4") == [("FRE-1", "money_short")]
    assert figures(game, "expand cow c4", "money_short") == {"amount": 1}
    play(game, "expand sheep d4")
    assert (money(game), goods(game)) == (0, {})
    assert (decision(game), game.deciding_seat) == ("Turn", 1)


@pytest.mark.rule("FRE-1", "EXP-1")
def test_no_free_space_is_left_after_taking_it() -> None:
    # Contract 1 gives one free space; its hops keep the bonuses open for MacEwen.
    seat: dict[str, Any] = {"clan": "macewen", "money": 50, "goods": {"wool": 4, "grain": 1}}
    seat |= {"contracts": [1], "units": {"miner": ["d3"]}}
    game = position(3, "fulfil 1", "expand sheep c4", seats=[seat, {}, {}])
    assert codes(game) == ["brew 1", "skip"]
    assert refusals(game, "expand cow d4") == [("FRE-1", "no_free_space")]


@pytest.mark.rule("EXP-1", "CLN-R")
@pytest.mark.parametrize(("players", "cost"), [(2, 11 - 2), (3, 11 - 3)])
def test_robertson_pays_less_on_a_delta(players: int, cost: int) -> None:
    # c4 is a delta: sheep 8 + land 3.
    seat = {"clan": "robertson", "money": cost, "units": {"miner": ["d3"]}}
    game = position(players, seats=[seat, *[{}] * (players - 1)])
    assert "expand sheep c4" in codes(game)
    play(game, "expand sheep c4")
    assert money(game) == 0
    game = position(players, seats=[{**seat, "money": cost - 1}, *[{}] * (players - 1)])
    assert codes(game, "expand sheep") == []
    assert figures(game, "expand sheep c4", "money_short") == {"amount": 1}


@pytest.mark.rule("EXP-1", "CLN-R")
def test_no_cost_falls_below_nothing() -> None:
    # With a discount of 99 pounds a sheep on the delta c4 costs nothing, not -88.
    tile = Tile("robertson", False, {"discount_small": 99, "discount_large": 99})
    content = replace(PACK, clans={**PACK.clans, "robertson": tile})
    seat = {"clan": "robertson", "units": {"miner": ["d3"]}}
    text = json.dumps({"players": 2, "seats": [seat, {}]})
    game = Game.from_position(text, content=content)
    assert {"expand sheep c4", "expand field c4"} <= set(codes(game))
    assert "expand bakery d4" not in codes(game)
    play(game, "expand sheep c4")
    assert money(game) == 0


# TWO-1: the small map.


@pytest.mark.rule("TWO-1")
@pytest.mark.parametrize(
    ("players", "reached"), [(1, "b2"), (2, "b2"), (3, "b2 c1 c2"), (4, "b2 c1 c2")]
)
def test_mist_land_is_out_of_play_with_one_and_two(players: int, reached: str) -> None:
    game = settler(players, woodcutter=["b1"])
    assert within(game) == set(reached.split())


@pytest.mark.rule("TWO-1")
@pytest.mark.parametrize(("players", "crossed"), [(1, False), (2, False), (3, True)])
def test_no_river_is_crossed_to_mist_land(players: int, crossed: bool) -> None:
    # a2 is mist land across the river from b1.
    game = settler(players, shipping=1, woodcutter=["b1"])
    assert ("expand sheep a2" in codes(game)) == crossed


@pytest.mark.rule("TWO-1")
@pytest.mark.parametrize("players", [1, 2])
def test_all_lochs_are_in_play(players: int) -> None:
    # j2, k3 and k4 lie among mist land: i2 - j2 - k3 - l2.
    seat = {"clan": "macdonald", "money": 99, "shipping": 3, "units": {"sheep": ["i2"]}}
    game = position(players, seats=[seat, *[{}] * (players - 1)])
    assert "expand woodcutter l2" in codes(game)
    assert {"j2", "k3", "k4"} <= targets(game, "fisherman")
    # The corner a1, a port of the other map, is an ordinary loch.
    seat["units"] = {"woodcutter": ["b1"]}
    game = position(players, seats=[seat, *[{}] * (players - 1)])
    assert targets(game, "fisherman") == {"a1"}
