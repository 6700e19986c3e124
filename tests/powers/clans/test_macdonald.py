"""Clan MacDonald (CLN-MD1, CLN-MD2)."""

from __future__ import annotations

from typing import Any

import pytest

from caledonia import Game
from caledonia.events import MoneyChanged, UnitMoved
from caledonia.types import Unit
from tests.helpers import (
    PACK,
    codes,
    decision,
    events_of,
    figures,
    money,
    new_game,
    play,
    position,
    refusals,
    space,
    units,
)

ALL_LOCHS = (
    "a1 a7 a9 b6 c5 d2 d5 d7 e1 e4 e5 e6 f4 f5 f6 g4 g5 g6 g7 h2 h4 h5 i5 j2 j6 j8 k3 k4 k7 m1 m9"
)
"""All lochs of the map, the ports of both player counts included."""
Units = dict[str, list[str]]
Seat = dict[str, Any]


def macdonald(
    players: int, *codes: str, on: Units, pounds: int = 50, seat: Seat | None = None, **fields: Any
) -> Game:
    """Return a game in which MacDonald is alone to act."""
    first = {"clan": "macdonald", "money": pounds, "units": on, **(seat or {})}
    seats = [first, *({} for _ in range(players - 1))]
    return position(players, *codes, passed=list(range(1, players)), seats=seats, **fields)


def placing(players: int, on: Units, pounds: int = 50) -> Game:
    """Return a game in which MacDonald places a starting worker."""
    seats = [{"clan": "macdonald", "money": pounds, "units": on}, *({} for _ in range(players - 1))]
    pending = [{"kind": "worker_placement", "seat": 0}]
    return position(players, round=0, seats=seats, pending=pending)


# CLN-MD1: one pool of workers.


@pytest.mark.rule("CLN-MD1")
def test_eight_workers_are_one_pool() -> None:
    seven = {"woodcutter": ["f1", "f2", "f3", "e7", "e8", "e9", "f9"]}
    game = macdonald(3, on=seven, pounds=100)
    assert {"expand woodcutter g2", "expand miner f7", "expand fisherman e1"} <= set(codes(game))
    play(game, "expand woodcutter g2")
    assert len(units(game)["woodcutter"]) == 8
    assert codes(game, "expand woodcutter", "expand miner", "expand fisherman") == []
    for code in ("expand woodcutter h1", "expand miner f7", "expand fisherman e1"):
        assert ("EXP-7", "no_unit_left") in refusals(game, code)
    assert figures(game, "expand miner f7", "no_unit_left") == {"unit": "miner"}


@pytest.mark.rule("CLN-MD1")
@pytest.mark.parametrize("code", ["expand woodcutter f2", "expand miner e2", "expand fisherman e1"])
def test_the_eighth_worker_may_be_of_any_kind(code: str) -> None:
    seven = {"woodcutter": ["f1", "g2", "f3"], "miner": ["i3"], "fisherman": ["h4", "f5", "d2"]}
    game = macdonald(3, code, on=seven)
    assert codes(game, "expand woodcutter", "expand miner", "expand fisherman") == []


@pytest.mark.rule("CLN-MD1")
def test_the_pool_leaves_the_other_units_alone() -> None:
    game = macdonald(2, on={"sheep": ["a4", "a5", "b4", "b5"]})
    assert refusals(game, "expand sheep a6") == [("EXP-7", "no_unit_left")]
    assert "expand cow a6" in codes(game)


@pytest.mark.rule("CLN-MD1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("code", "land"), [("woodcutter a6", 2), ("miner a4", 5), ("fisherman b6", 0)]
)
def test_every_worker_costs_six_pounds(players: int, code: str, land: int) -> None:
    on = {"sheep": ["a5", "b5"]}
    assert money(macdonald(players, f"expand {code}", on=on, pounds=6 + land)) == 0
    poor = macdonald(players, on=on, pounds=5 + land)
    assert refusals(poor, f"expand {code}") == [("EXP-1", "money_short")]
    assert figures(poor, f"expand {code}", "money_short") == {"amount": 1}
    assert f"expand {code}" not in codes(poor)


@pytest.mark.rule("CLN-MD1")
def test_other_units_cost_as_usual() -> None:
    assert money(macdonald(2, "expand sheep b5", on={"sheep": ["a5"]})) == 50 - 10


@pytest.mark.rule("CLN-MD1", "PRD-1")
@pytest.mark.parametrize(
    ("on", "income"),
    [
        ({"woodcutter": ["f1"]}, 4),
        ({"miner": ["e2"]}, 4),
        ({"fisherman": ["e1"]}, 4),
        ({"woodcutter": ["f1", "f3"], "miner": ["e2"], "fisherman": ["h2"]}, 16),
        ({"sheep": ["g3"]}, 0),
    ],
)
def test_every_worker_earns_four_pounds(on: Units, income: int) -> None:
    game = macdonald(3, "pass", on=on, pounds=0)
    assert sum(e.amount for e in events_of(game, MoneyChanged) if e.cause == "income") == income
    assert money(game) == 12 + income


@pytest.mark.rule("CLN-MD1", "SET-10")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_fishermen_may_begin_on_every_loch_and_port(players: int) -> None:
    game = placing(players, {})
    assert codes(game, "place fisherman") == [
        f"place fisherman {name}" for name in ALL_LOCHS.split()
    ]
    assert money(play(game, "place fisherman c5")) == 44


@pytest.mark.rule("CLN-MD1", "SET-10")
def test_starting_workers_may_be_of_every_kind() -> None:
    game = new_game(
        2,
        clans=("macdonald", "campbell"),
        starting_tiles=(4, 5),
        starting_seat=0,
        map_sides=("A1", "B1", "C1", "D1"),
        port_tiles=("p1", "p2", "p3", "p4"),
    )
    assert {"place woodcutter f1", "place miner d3", "place fisherman c5"} <= set(codes(game))
    play(game, "place fisherman c5")
    assert money(game) == 49
    assert refusals(game, "place fisherman d5") == [("CLN-MD1", "no_ability")]
    assert codes(game, "place fisherman") == []
    play(game, "place woodcutter f1", "place woodcutter f2", "place miner d3")
    assert money(game) == 49 - 7
    assert units(game) == {"miner": ["d3"], "fisherman": ["c5"]}


@pytest.mark.rule("CLN-MD1", "SET-10")
def test_a_starting_worker_is_never_an_animal() -> None:
    assert refusals(placing(2, {}), "place sheep b5") == [("SET-10", "not_a_starting_worker")]


@pytest.mark.rule("CLN-MD1")
@pytest.mark.parametrize("players", [2, 3])
def test_two_fishermen_are_never_adjacent(players: int) -> None:
    game = placing(players, {"fisherman": ["e5"]})
    beside = ["d5", "e4", "e6", "f4", "f5"]
    apart = [name for name in ALL_LOCHS.split() if name not in [*beside, "e5"]]
    assert codes(game, "place fisherman") == [f"place fisherman {name}" for name in apart]
    for name in beside:
        assert refusals(game, f"place fisherman {name}") == [("CLN-MD1", "fishermen_adjacent")]
    assert figures(game, "place fisherman f4", "fishermen_adjacent") == {"space": "f4"}
    assert refusals(game, "place fisherman e5") == [("SET-11", "occupied")]


@pytest.mark.rule("CLN-MD1")
def test_expanding_keeps_fishermen_apart_too() -> None:
    game = macdonald(3, on={"fisherman": ["e5"], "woodcutter": ["f3"]})
    assert refusals(game, "expand fisherman e4") == [("CLN-MD1", "fishermen_adjacent")]
    assert codes(game, "expand fisherman") == ["expand fisherman g4"]


@pytest.mark.rule("CLN-MD1", "EXP-2")
def test_each_kind_has_its_own_ground() -> None:
    game = macdonald(3, on={"woodcutter": ["f1"]})
    assert refusals(game, "expand fisherman f2") == [("EXP-2", "wrong_terrain")]
    assert refusals(game, "expand miner f2") == [("EXP-2", "wrong_terrain")]
    assert refusals(game, "expand woodcutter e1") == [("EXP-2", "wrong_terrain")]
    assert refusals(game, "expand sheep e1") == [("EXP-2", "wrong_terrain")]
    workers = codes(game, "expand woodcutter", "expand miner", "expand fisherman")
    assert workers == [
        "expand woodcutter f2",
        "expand woodcutter g2",
        "expand miner e2",
        "expand fisherman e1",
    ]


@pytest.mark.rule("CLN-MD1", "FRE-1")
def test_a_free_space_may_hold_a_fisherman() -> None:
    seat = {"contracts": [1], "goods": {"wool": 4}}
    on = {"woodcutter": ["a6"]}
    game = macdonald(2, "fulfil 1", on=on, pounds=6, seat=seat)
    assert codes(game) == ["expand fisherman a7", "expand fisherman b6", "skip"]
    assert money(play(game, "expand fisherman b6")) == 0


@pytest.mark.rule("CLN-MD1", "EXP-3", "EXP-5")
def test_lochs_are_reached_like_any_space() -> None:
    on = {"sheep": ["b4"]}
    game = macdonald(3, on=on)
    assert codes(game, "expand fisherman") == ["expand fisherman c5"]
    assert figures(game, "expand fisherman d5", "needs_shipping") == {"space": "d5", "level": 2}
    ocean = macdonald(3, on=on, seat={"shipping": 2})
    assert codes(ocean, "expand fisherman") == ["expand fisherman c5", "expand fisherman d5"]


@pytest.mark.rule("CLN-MD1", "EXP-3")
def test_land_beside_a_fisherman_needs_no_shipping() -> None:
    game = macdonald(3, on={"fisherman": ["c5"]})
    assert game.seat(0).shipping == 0
    beside = ["b4", "b5", "c4", "d4"]
    assert codes(game, "expand sheep") == [f"expand sheep {name}" for name in beside]
    assert "expand miner c6" in codes(game)


@pytest.mark.rule("CLN-MD1")
@pytest.mark.parametrize(("players", "level"), [(1, 1), (2, 1), (3, 0), (4, 0)])
def test_shipping_begins_at_one_on_the_small_map(players: int, level: int) -> None:
    clans = ("macdonald", "campbell", "buchanan", "robertson")[:players]
    game = new_game(players, clans=clans)
    assert [player.shipping for player in game.seats] == [level, *[0] * (players - 1)]


@pytest.mark.rule("CLN-MD1", "TEC-1", "BON-2")
def test_there_are_no_technologies() -> None:
    game = macdonald(2, on={"woodcutter": ["f1"], "miner": ["e2"]})
    assert codes(game, "tech") == []
    assert refusals(game, "tech woodcutter") == [("TEC-1", "no_technology")]
    assert refusals(game, "tech miner") == [("TEC-1", "no_technology")]
    assert figures(game, "tech miner", "no_technology") == {"unit": "miner"}
    bonus = macdonald(2, "fulfil 6", on={}, seat={"contracts": [6], "goods": {"wool": 3}})
    assert codes(bonus) == ["bonus ship", "bonus hire", "skip"]
    assert refusals(bonus, "bonus tech woodcutter") == [("BON-2", "no_technology")]


@pytest.mark.rule("CLN-MD1")
def test_other_clans_have_no_fishermen() -> None:
    seats = [{"clan": "campbell", "money": 50, "units": {"woodcutter": ["f1"]}}, {}]
    game = position(2, seats=seats)
    assert codes(game, "expand fisherman") == []
    assert refusals(game, "expand fisherman e1") == [("CLN-MD1", "no_ability")]


@pytest.mark.rule("CLN-MD1", "NBH-1")
def test_a_new_fisherman_has_the_neighbourhood_bonus_and_gives_none() -> None:
    seats: list[Seat] = [
        {"clan": "macdonald", "money": 50, "units": {"woodcutter": ["f3"]}},
        {"money": 50, "units": {"cow": ["g3"]}},
        {},
    ]
    game = position(3, "expand fisherman g4", seats=seats)
    assert decision(game) == "NeighbourhoodBonus"
    assert codes(game) == ["buy milk 1", "buy milk 2", "skip"]
    play(game, "skip", "expand sheep g2")
    assert (game.deciding_seat, decision(game)) == (2, "Turn")


@pytest.mark.rule("CLN-MD1", "EXP-5")
def test_a_fisherman_does_not_hinder_others_crossing() -> None:
    seats: list[Seat] = [
        {"money": 50, "shipping": 2, "units": {"sheep": ["b4"]}},
        {"clan": "macdonald", "units": {"fisherman": ["c5"]}},
    ]
    game = position(2, seats=seats)
    assert {"expand miner c6", "expand cow d4"} <= set(codes(game))


# CLN-MD2: rowing.


@pytest.mark.rule("CLN-MD2")
def test_a_fisherman_rows_to_an_adjacent_loch() -> None:
    game = macdonald(3, on={"fisherman": ["e4"]})
    assert codes(game, "row") == ["row e4 e5", "row e4 f4"]
    play(game, "row e4 e5")
    assert units(game) == {"fisherman": ["e5"]}
    assert events_of(game, UnitMoved) == [
        UnitMoved(0, Unit.FISHERMAN, space("e4"), space("e5")),
    ]
    assert events_of(game, MoneyChanged) == []
    assert decision(game) == "Turn"


@pytest.mark.rule("CLN-MD2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_rowing_leads_to_ports_with_every_player_count(players: int) -> None:
    game = macdonald(players, on={"fisherman": ["d5"]}, ports=["p1", "p2", "p3", "p4"])
    assert codes(game, "row") == ["row d5 c5", "row d5 e5", "row d5 e6"]


@pytest.mark.rule("CLN-MD2")
def test_one_fisherman_rows_once_a_turn() -> None:
    game = macdonald(3, "row e4 e5", on={"fisherman": ["e4", "h2", "j6"]})
    assert codes(game, "row") == []
    assert refusals(game, "row e5 e4") == [("CLN-MD2", "already_rowed")]
    assert refusals(game, "row j6 k7") == [("CLN-MD2", "already_rowed")]
    play(game, "ship")
    assert "row e5 e4" in codes(game)
    assert "row j6 k7" in codes(game)


@pytest.mark.rule("CLN-MD2")
@pytest.mark.parametrize(("rowed", "rows"), [(0, ["row j6 k7"]), (1, [])])
def test_a_position_shows_whether_a_fisherman_has_rowed(rowed: int, rows: list[str]) -> None:
    game = macdonald(3, on={"fisherman": ["j6"]}, seat={"clan_state": [rowed]})
    assert codes(game, "row") == rows
    begun = new_game(2, clans=("macdonald", "campbell"))
    assert Game.from_position(begun.position(), PACK).position() == begun.position()


@pytest.mark.rule("CLN-MD2")
def test_any_one_of_the_fishermen_may_row() -> None:
    game = macdonald(3, on={"fisherman": ["e4", "j6", "a1"]})
    assert codes(game, "row") == ["row e4 e5", "row e4 f4", "row j6 k7"]


@pytest.mark.rule("CLN-MD2")
def test_rowing_keeps_fishermen_apart() -> None:
    game = macdonald(3, on={"fisherman": ["e4", "g5"]})
    assert codes(game, "row") == [
        "row e4 e5",
        "row g5 f5",
        "row g5 g4",
        "row g5 g6",
        "row g5 h4",
        "row g5 h5",
    ]
    assert refusals(game, "row e4 f4") == [("CLN-MD2", "fishermen_adjacent")]
    assert figures(game, "row e4 f4", "fishermen_adjacent") == {"space": "f4"}


@pytest.mark.rule("CLN-MD2")
def test_rowing_goes_one_step_over_water() -> None:
    game = macdonald(3, on={"fisherman": ["e4"], "woodcutter": ["f3"]}, seat={"shipping": 5})
    assert refusals(game, "row e4 f5") == [("CLN-MD2", "not_adjacent")]
    assert refusals(game, "row e4 d4") == [("CLN-MD2", "not_adjacent")]
    assert refusals(game, "row e4 e4") == [("CLN-MD2", "not_adjacent")]
    assert figures(game, "row e4 d4", "not_adjacent") == {"space": "d4"}
    assert refusals(game, "row f4 e5") == [("CLN-MD2", "no_fisherman")]
    assert refusals(game, "row f3 f4") == [("CLN-MD2", "no_fisherman")]
    assert figures(game, "row f3 f4", "no_fisherman") == {"space": "f3"}


@pytest.mark.rule("CLN-MD2")
def test_other_clans_do_not_row() -> None:
    game = position(2, seats=[{"clan": "campbell"}, {"clan": "macdonald"}])
    assert refusals(game, "row e4 e5") == [("CLN-MD2", "no_ability")]


@pytest.mark.rule("CLN-MD2")
def test_rowing_comes_before_the_main_action_only() -> None:
    # The port of corner A keeps the turn open.
    on = {"fisherman": ["d5"]}
    game = macdonald(2, "ship", on=on, ports=["p5", "p2", "p3", "p4"])
    assert codes(game) == ["port p5", "end"]
    assert refusals(game, "row d5 e5") == [("CLN-MD2", "not_now")]


@pytest.mark.rule("CLN-MD2")
def test_rowing_is_possible_before_a_pass() -> None:
    game = macdonald(2, "row e4 e5", "pass", on={"fisherman": ["e4"]})
    assert game.round == 2
    assert units(game) == {"fisherman": ["e5"]}


@pytest.mark.rule("CLN-MD2", "RND-3")
def test_in_the_next_round_a_fisherman_may_row_again() -> None:
    seats = [{"clan": "macdonald", "units": {"fisherman": ["e4"]}}, {}]
    game = position(2, "row e4 e5", "pass", "pass", "row e5 e4", seats=seats)
    assert units(game) == {"fisherman": ["e4"]}


@pytest.mark.rule("CLN-MD2", "PRT-1")
def test_rowing_brings_a_port_into_reach() -> None:
    on = {"fisherman": ["e5"]}
    game = macdonald(2, on=on, pounds=0, ports=["p5", "p2", "p3", "p4"])
    assert refusals(game, "port p5") == [("PRT-1", "port_not_in_reach")]
    play(game, "row e5 d5", "port p5")
    assert money(game) == 10
    assert decision(game) == "Turn"


@pytest.mark.rule("CLN-MD2", "PRT-1")
def test_ports_and_rowing_come_in_any_order() -> None:
    on = {"fisherman": ["d5"]}
    game = macdonald(2, on=on, pounds=0, ports=["p4", "p2", "p3", "p5"])
    play(game, "port p4", "bonus hire")
    assert "row d5 e5" in codes(game)
    play(game, "row d5 e5", "pass")
    assert units(game) == {"fisherman": ["e5"]}


@pytest.mark.rule("CLN-MD2", "PRT-1")
def test_a_fisherman_on_a_port_has_it_in_reach_and_blocks_no_other_player() -> None:
    seats: list[Seat] = [
        {"clan": "macdonald", "units": {"fisherman": ["d5"]}},
        {"units": {"sheep": ["b4"]}},
    ]
    game = position(2, seats=seats, ports=["p5", "p2", "p3", "p4"])
    play(game, "row d5 c5", "port p5", "pass")
    assert money(game) == 10 + 16
    play(game, "port p5")
    assert money(game, 1) == 10


@pytest.mark.rule("CLN-MD2", "PRT-1")
def test_reach_of_a_port_ends_when_the_fisherman_has_left() -> None:
    on = {"fisherman": ["d5"]}
    game = macdonald(2, on=on, ports=["p5", "p2", "p3", "p4"])
    assert "port p5" in codes(game)
    play(game, "row d5 e5")
    assert refusals(game, "port p5") == [("PRT-1", "port_not_in_reach")]


@pytest.mark.rule("CLN-MD2", "NBH-1")
def test_rowing_gives_no_neighbourhood_bonus() -> None:
    seats: list[Seat] = [
        {"clan": "macdonald", "money": 50, "units": {"fisherman": ["e6"]}},
        {"units": {"cow": ["d4"]}},
    ]
    game = position(2, "row e6 d5", seats=seats)
    assert decision(game) == "Turn"
    assert codes(game, "skip") == []


@pytest.mark.rule("CLN-MD2")
def test_reach_follows_the_fisherman() -> None:
    game = macdonald(3, on={"fisherman": ["e5"]})
    assert "expand sheep d4" in codes(game)
    assert "expand miner c6" not in codes(game)
    play(game, "row e5 e6")
    assert refusals(game, "expand sheep d4") == [("EXP-6", "needs_shipping")]
    assert "expand sheep d6" in codes(game)
    assert "expand sheep e7" in codes(game)


@pytest.mark.rule("CLN-MD2", "SET-11")
def test_the_loch_left_behind_is_empty_again() -> None:
    on = {"fisherman": ["e4"], "woodcutter": ["d4"]}
    game = macdonald(3, "row e4 e5", "ship", "row e5 e6", on=on)
    assert refusals(game, "expand fisherman e5") == [("CLN-MD1", "fishermen_adjacent")]
    play(game, "expand fisherman e4")
    assert units(game)["fisherman"] == ["e4", "e6"]
    assert ("SET-11", "occupied") in refusals(game, "expand fisherman e6")


@pytest.mark.rule("CLN-MD2", "CLN-MD1", "PRT-P7")
def test_port_seven_exchanges_no_fisherman_and_takes_all_workers_as_one_type() -> None:
    # a4 has all three terrains.
    on = {"fisherman": ["c5"], "woodcutter": ["a4", "d4"]}
    game = macdonald(2, "port p7", on=on, ports=["p7", "p2", "p3", "p4"])
    assert refusals(game, "exchange c5 sheep") == [("PRT-P7", "cannot_exchange")]
    assert refusals(game, "exchange a4 fisherman") == [("PRT-P7", "cannot_exchange")]
    assert refusals(game, "exchange a4 miner") == [("PRT-P7", "same_type")]
    new = ("sheep", "cow", "dairy", "bakery", "distillery")
    assert set(codes(game)) == {f"exchange {old} {unit}" for old in ("a4", "d4") for unit in new}
    play(game, "exchange a4 sheep", "exchange d4 cow")
    assert units(game) == {"sheep": ["a4"], "cow": ["d4"], "fisherman": ["c5"]}


@pytest.mark.rule("CLN-MD1", "PRT-P7")
def test_port_seven_does_not_mix_workers_of_the_pool_over_two_exchanges() -> None:
    # A woodcutter leaves, so no miner may come, not even for a sheep.
    on = {"fisherman": ["c5"], "woodcutter": ["a6"], "sheep": ["a4", "d4"]}
    game = macdonald(2, "port p7", "exchange a6 cow", on=on, ports=["p7", "p2", "p3", "p4"])
    assert refusals(game, "exchange a4 miner") == [("PRT-P7", "same_type")]
    assert codes(game, "exchange a4 miner") == []
    assert refusals(game, "exchange a4 bakery") == []


@pytest.mark.rule("CLN-MD1", "PRT-P7")
@pytest.mark.parametrize(("last", "second"), [("e8", []), (None, ["exchange a4 miner"])])
def test_port_seven_takes_new_workers_from_the_pool(last: str | None, second: list[str]) -> None:
    woodcutters = ["f1", "f2", "f3", "e9", "f9", *([last] if last else [])]
    on = {"fisherman": ["c5"], "woodcutter": woodcutters, "sheep": ["a4", "d4"]}
    game = macdonald(2, on=on, ports=["p7", "p2", "p3", "p4"])
    play(game, "port p7", "exchange d4 woodcutter")
    assert codes(game, "exchange a4 miner") == second
    if last:
        assert refusals(game, "exchange a4 miner") == [("PRT-P7", "no_unit_left")]


@pytest.mark.rule("CLN-MD1", "EXP-8")
def test_with_no_unit_on_the_map_every_loch_is_open() -> None:
    game = macdonald(3, on={})
    assert codes(game, "expand fisherman") == [f"expand fisherman {n}" for n in ALL_LOCHS.split()]


@pytest.mark.rule("CLN-MD1", "PRT-P7")
def test_other_clans_may_exchange_a_woodcutter_for_a_miner() -> None:
    seats = [{"units": {"woodcutter": ["a4"], "sheep": ["b4"]}}, {}]
    game = position(2, "port p7", seats=seats, ports=["p7", "p2", "p3", "p4"])
    play(game, "exchange a4 miner", "exchange b4 cow")
    assert units(game) == {"miner": ["a4"], "cow": ["b4"]}


@pytest.mark.rule("CLN-MD1", "FIN-7")
def test_fishermen_are_units_in_settlement_scoring() -> None:
    seats = [{"clan": "macdonald", "units": {"fisherman": ["e4"]}}, {}]
    assert position(2, seats=seats).score_now().sheets[0].settlements == 12
