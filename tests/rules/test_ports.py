"""Ports as free actions (PRT-1); each tile has its own file in tests/powers/ports."""

from __future__ import annotations

from typing import Any

import pytest

from caledonia import Game
from caledonia.events import MoneyChanged, PortUsed
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

TILES = ["p5", "p2", "p3", "p4"]
"""In the corners A, B, C, D; on the large map these are a1, m1, m9 and a9."""


def ports(*played: str, players: int = 3, tiles: list[str] = TILES, **seat: Any) -> Game:
    """Return a game in which seat 0 is to move."""
    others = seat.pop("others", [{} for _ in range(players - 1)])
    return position(players, *played, ports=tiles, seats=[seat, *others])


# Reach.


@pytest.mark.rule("PRT-1")
@pytest.mark.parametrize(
    ("unit", "space", "code"),
    [
        ("woodcutter", "b1", "port p5"),
        ("miner", "m2", "port p2 wool wool wool wool"),
        ("woodcutter", "l9", "port p3 bread bread bread"),
        ("sheep", "a8", "port p4"),
    ],
)
def test_a_unit_beside_a_port_is_enough(unit: str, space: str, code: str) -> None:
    game = ports(units={unit: [space]}, goods={"wool": 1, "bread": 1})
    used = {action.split()[1] for action in codes(game, "port")}
    assert used == {code.split()[1]}
    assert code in codes(game, "port")


@pytest.mark.rule("PRT-1")
def test_a_port_out_of_reach_cannot_be_used() -> None:
    game = ports(units={"woodcutter": ["b1"]}, goods={"wool": 1})
    assert refusals(game, "port p4") == [("PRT-1", "port_not_in_reach")]
    assert figures(game, "port p4", "port_not_in_reach") == {"tile": "p4"}
    assert codes(game, "port") == ["port p5"]


@pytest.mark.rule("PRT-1", "EXP-5", "EXP-6")
@pytest.mark.parametrize(
    ("unit", "space", "level"),
    [
        # The rulebook's example: black neighbours the port, red needs 2-loch shipping.
        ("sheep", "b4", 0),
        ("sheep", "e7", 3),
        ("miner", "d6", 2),
        ("miner", "f7", 4),
        ("sheep", "g3", 5),
    ],
)
def test_shipping_brings_a_port_into_reach(unit: str, space: str, level: int) -> None:
    # On the small map the port of corner A is c5.
    near = ports(players=2, units={unit: [space]}, shipping=level)
    assert "port p5" in codes(near)
    assert refusals(near, "port p5") == []
    if level:
        far = ports(players=2, units={unit: [space]}, shipping=level - 1)
        assert "port p5" not in codes(far)
        assert refusals(far, "port p5") == [("PRT-1", "port_not_in_reach")]


@pytest.mark.rule("PRT-1", "EXP-6")
def test_a_hop_over_land_reaches_no_port() -> None:
    # c7 lies beside the loch port d7, but c5 behind the land c6.
    game = ports(players=2, units={"sheep": ["c7"]}, shipping=1)
    assert codes(game, "port") == ["port p4"]


@pytest.mark.rule("PRT-1", "SET-3")
@pytest.mark.parametrize(("players", "space"), [(2, "b5"), (3, "b1"), (4, "b1")])
def test_the_port_spaces_differ_by_the_number_of_players(players: int, space: str) -> None:
    unit = "sheep" if space == "b5" else "woodcutter"
    assert codes(ports(players=players, units={unit: [space]}), "port") == ["port p5"]


@pytest.mark.rule("PRT-1", "SHP-1")
def test_a_port_that_comes_into_reach_may_be_used_after_the_action() -> None:
    game = ports("ship", players=2, units={"sheep": ["e7"]}, shipping=2, money=4)
    assert decision(game) == "TurnEnd"
    assert codes(game) == ["port p5", "port p4", "end"]
    play(game, "port p5")
    assert money(game) == 10


@pytest.mark.rule("PRT-1", "EXP-1")
def test_a_unit_placed_this_turn_brings_its_port() -> None:
    game = ports("expand sheep b9", units={"woodcutter": ["b7"], "miner": ["c9"]}, money=50)
    assert codes(game) == ["port p4", "end"]


@pytest.mark.rule("PRT-1", "FUL-6")
def test_reach_counts_at_that_moment() -> None:
    # The only unit beside the port is slaughtered.
    seat: dict[str, Any] = {
        "contracts": [14],
        "goods": {"wool": 1},
        "units": {"sheep": ["a2"], "cow": ["g3"]},
    }
    game = ports("fulfil 14", **seat)
    assert codes(game, "port") == []
    before = ports(**seat)
    assert "port p5" in codes(before)


@pytest.mark.rule("PRT-1", "EXP-8")
def test_without_a_unit_no_port_is_in_reach() -> None:
    game = ports(shipping=5, money=50)
    assert codes(game, "port") == []
    assert refusals(game, "port p5") == [("EXP-8", "port_no_units")]
    assert figures(game, "port p5", "port_no_units") == {"tile": "p5"}


@pytest.mark.rule("PRT-1", "CLN-MD2")
def test_a_fisherman_on_the_port_has_it_in_reach_and_blocks_no_other_player() -> None:
    fisher: dict[str, Any] = {"clan": "macdonald", "units": {"fisherman": ["a1"]}}
    game = ports(others=[{"units": {"sheep": ["a2"]}}, {}], **fisher)
    assert codes(game, "port") == ["port p5"]
    assert refusals(game, "port p5") == []
    play(game, "port p5", "pass")
    assert game.deciding_seat == 1
    assert codes(game, "port") == ["port p5"]


@pytest.mark.rule("PRT-1", "CLN-MD2")
def test_a_fisherman_beside_nothing_but_the_port_space_itself() -> None:
    # The port space is in reach of the unit on it only by standing there.
    fisher: dict[str, Any] = {"clan": "macdonald", "units": {"fisherman": ["m9"]}}
    game = ports("port p5", tiles=["p2", "p3", "p5", "p4"], **fisher)
    assert money(game) == 10
    assert refusals(game, "port p4") == [("PRT-1", "port_not_in_reach")]


@pytest.mark.rule("PRT-1", "CLN-MD2")
def test_rowing_may_bring_a_port_into_reach() -> None:
    fisher: dict[str, Any] = {"clan": "macdonald", "units": {"fisherman": ["e5"]}}
    game = position(2, ports=TILES, seats=[{**fisher, "shipping": 0}, {}])
    assert codes(game, "port") == []
    play(game, "row e5 d5")
    assert codes(game, "port") == ["port p5"]


# Before or after the main action, never in the middle.


@pytest.mark.rule("PRT-1", "RND-3")
def test_a_port_is_a_free_action_before_the_main_action() -> None:
    game = ports("port p5", units={"woodcutter": ["b1"]}, money=0)
    assert (decision(game), game.deciding_seat, money(game)) == ("Turn", 0, 10)
    assert "ship" in codes(game)
    play(game, "ship")
    assert (game.deciding_seat, money(game)) == (1, 6)


@pytest.mark.rule("PRT-1", "RND-3", "RND-4")
@pytest.mark.parametrize(
    "code", ["ship", "hire", "tech miner", "buy wool 1", "obtain 2", "expand sheep b2", "fulfil 48"]
)
def test_a_port_is_a_free_action_after_any_main_action(code: str) -> None:
    seat: dict[str, Any] = {
        "units": {"woodcutter": ["b1"]},
        "money": 60,
        "contracts": [48] if code == "fulfil 48" else [],
        "goods": {"wool": 1, "bread": 1, "cheese": 1},
    }
    game = position(3, code, ports=TILES, boxes=[2], seats=[seat, {}, {}])
    assert decision(game) == "TurnEnd"
    assert codes(game) == ["port p5", "end"]
    before = money(game)
    play(game, "port p5")
    assert (money(game), game.deciding_seat) == (before + 10, 1)


@pytest.mark.rule("PRT-1", "PAS-1", "RND-4")
def test_a_port_may_be_used_before_a_pass() -> None:
    game = ports("port p5", "pass", units={"woodcutter": ["b1"]})
    assert (money(game), game.deciding_seat) == (26, 1)


@pytest.mark.rule("PRT-1", "PAS-1", "RND-4")
def test_a_port_may_be_used_after_a_pass() -> None:
    game = ports("pass", units={"woodcutter": ["b1"]})
    assert (decision(game), game.deciding_seat, game.state.passed) == ("TurnEnd", 0, (0,))
    assert codes(game) == ["port p5", "end"]
    play(game, "port p5")
    assert (money(game), game.deciding_seat) == (26, 1)


@pytest.mark.rule("PRT-1", "PAS-1")
def test_once_the_turn_of_the_pass_is_over_the_port_waits_for_the_next_round() -> None:
    game = ports("pass", "end", players=2, units={"sheep": ["b5"]})
    assert game.deciding_seat == 1
    play(game, "pass")
    assert (game.round, game.deciding_seat) == (2, 0)
    assert codes(game, "port") == ["port p5"]


@pytest.mark.rule("PRT-1", "RND-4")
def test_a_port_not_used_may_be_used_on_any_later_turn() -> None:
    game = ports("hire", "end", players=2, units={"sheep": ["b5"]}, money=20)
    play(game, "pass", "hire", "end")
    assert codes(game, "port") == ["port p5"]
    play(game, "port p5")
    assert money(game) == 22


@pytest.mark.rule("PRT-1", "RND-4")
def test_the_turn_ends_by_itself_when_no_port_can_be_used() -> None:
    # The port of corner B is in reach, but needs a basic good.
    game = ports("ship", units={"miner": ["m2"]}, money=20)
    assert game.deciding_seat == 1
    used = ports("ship", units={"woodcutter": ["b1"]}, money=20, ports_used=["p5"])
    assert used.deciding_seat == 1


@pytest.mark.rule("PRT-1", "RND-3")
def test_no_player_uses_a_port_on_another_players_turn() -> None:
    game = ports(units={"woodcutter": ["b1"]}, others=[{}, {}])
    play(game, "pass", "end")
    assert game.deciding_seat == 1
    assert refusals(game, "port p5") == [("EXP-8", "port_no_units")]


@pytest.mark.rule("PRT-1", "RND-5")
def test_no_port_while_a_neighbourhood_bonus_is_open() -> None:
    others = [{"units": {"cow": ["c2"]}}, {}]
    game = ports("expand sheep b2", units={"woodcutter": ["b1"]}, money=60, others=others)
    assert codes(game) == ["buy milk 1", "buy milk 2", "skip"]
    assert refusals(game, "port p5") == [("PRT-P5", "port_window")]
    assert figures(game, "port p5", "port_window") == {"tile": "p5"}
    play(game, "skip")
    assert codes(game) == ["port p5", "end"]


@pytest.mark.rule("PRT-1", "RND-5")
def test_no_port_while_a_building_bonus_is_open() -> None:
    bakeries = {"bakery": ["b3", "g3", "g8"], "woodcutter": ["b1"]}
    game = ports("expand bakery b2", units=bakeries, money=60)
    for kind in ("DrawContracts", "BuildingBonus"):
        assert decision(game) == kind
        assert codes(game, "port") == []
        assert refusals(game, "port p5") == [("PRT-P5", "port_window")]
        play(game, codes(game)[0])


@pytest.mark.rule("PRT-1", "RND-5")
@pytest.mark.parametrize(
    ("tile", "code"),
    [
        ("p2", "port p2 wool wool wool wool"),
        ("p3", "port p3 bread bread bread"),
        ("p4", "port p4"),
        ("p5", "port p5"),
        ("p7", "port p7"),
        ("p8", "port p8"),
    ],
)
def test_no_port_between_the_bonuses_of_a_contract(tile: str, code: str) -> None:
    seat: dict[str, Any] = {
        "units": {"woodcutter": ["b1"], "sheep": ["g3", "g8"]},
        "contracts": [6],
        "goods": {"wool": 4, "bread": 1},
    }
    rest = [t for t in ("p1", "p6", "p9") if t != tile]
    game = ports("fulfil 6", tiles=[tile, *rest], **seat)
    assert decision(game) == "ExportBonuses"
    assert codes(game, "port") == []
    assert refusals(game, code) == [(f"PRT-{tile.upper()}", "port_window")]
    play(game, "bonus ship")
    assert code in codes(game, "port")


@pytest.mark.rule("PRT-1", "RND-5")
def test_no_other_port_while_animals_are_slaughtered() -> None:
    seat: dict[str, Any] = {
        "units": {"woodcutter": ["b1"], "cow": ["g3", "g8", "g9"]},
        "contracts": [3],
    }
    game = ports("fulfil 3", **seat)
    assert decision(game) == "Slaughtering"
    assert codes(game, "port") == []
    assert refusals(game, "port p5") == [("PRT-P5", "port_window")]


@pytest.mark.rule("PRT-1", "CLN-B")
def test_no_port_between_two_contracts_of_one_action() -> None:
    seat: dict[str, Any] = {"clan": "buchanan", "units": {"woodcutter": ["b1"]}}
    game = position(3, "obtain 2", ports=TILES, boxes=[2, 3], seats=[seat, {}, {}])
    assert codes(game) == ["obtain 3", "skip"]
    assert refusals(game, "port p5") == [("PRT-P5", "port_window")]


@pytest.mark.rule("PRT-1", "PRD-3")
def test_no_port_in_production() -> None:
    seat: dict[str, Any] = {
        "units": {"woodcutter": ["b1"], "bakery": ["g3"]},
        "goods": {"grain": 1},
    }
    game = ports("pass", "end", "pass", "pass", **seat)
    assert decision(game) == "Production"
    assert codes(game, "port") == []
    assert refusals(game, "port p5") == [("PRT-P5", "port_window")]


@pytest.mark.rule("PRT-1", "SET-10")
def test_no_port_while_starting_workers_are_placed() -> None:
    # One worker stands beside the port already.
    game = position(
        2,
        round=0,
        ports=TILES,
        seats=[{"units": {"miner": ["c6"]}, "money": 50}, {}],
        pending=[{"kind": "worker_placement", "seat": 0}],
    )
    assert codes(game, "port") == []
    assert refusals(game, "port p5") == [("PRT-P5", "port_window")]


# Each once, several in a turn, others not blocked.


@pytest.mark.rule("PRT-1")
def test_each_port_once_per_player_and_game() -> None:
    game = ports("port p5", players=2, units={"sheep": ["b5"]})
    assert refusals(game, "port p5") == [("PRT-1", "port_used")]
    assert figures(game, "port p5", "port_used") == {"tile": "p5"}
    play(game, "pass", "pass")
    assert (game.round, game.deciding_seat) == (2, 0)
    assert codes(game, "port") == []
    assert refusals(game, "port p5") == [("PRT-1", "port_used")]


@pytest.mark.rule("PRT-1")
def test_a_port_used_and_out_of_reach_gives_both_reasons() -> None:
    game = ports(units={"sheep": ["g3"]}, ports_used=["p5"])
    assert refusals(game, "port p5") == [("PRT-1", "port_used"), ("PRT-1", "port_not_in_reach")]


@pytest.mark.rule("PRT-1")
def test_several_ports_in_one_turn_before_and_after() -> None:
    units = {"woodcutter": ["b1", "l9"], "miner": ["m2"], "sheep": ["a8"]}
    game = ports(units=units, goods={"wool": 1, "bread": 1})
    play(game, "port p5", "port p2 wool milk milk milk", "ship")
    assert (decision(game), game.deciding_seat) == ("TurnEnd", 0)
    play(game, "port p3 bread whisky whisky", "port p4", "bonus hire")
    assert game.deciding_seat == 1
    assert (money(game), goods(game)) == (6, {"milk": 3, "whisky": 2})
    assert game.state.players[0].ports_used == 0b1111
    assert game.seat(0).glory == 3


@pytest.mark.rule("PRT-1")
def test_others_are_not_blocked() -> None:
    others = [{"units": {"sheep": ["a2"]}}, {}]
    game = ports("port p5", "pass", units={"woodcutter": ["b1"]}, others=others)
    assert game.deciding_seat == 1
    play(game, "port p5")
    assert [money(game, seat) for seat in (0, 1)] == [26, 10]
    assert [player.ports_used for player in game.state.players] == [1, 1, 0]


@pytest.mark.rule("PRT-1")
def test_a_used_port_is_marked_and_reported() -> None:
    game = ports("port p5", units={"woodcutter": ["b1"]})
    assert game.events() == [PortUsed(0, "p5", "p5"), MoneyChanged(0, 10, "port")]
    assert game.state.players[0].ports_used == 1
    assert '"ports_used": ["p5"]' in game.position()


@pytest.mark.rule("PRT-1", "SET-3")
@pytest.mark.parametrize(
    ("corner", "unit", "space"),
    [(0, "woodcutter", "b1"), (1, "miner", "m2"), (2, "woodcutter", "l9"), (3, "sheep", "b9")],
)
def test_the_marker_lies_at_the_ports_own_corner(corner: int, unit: str, space: str) -> None:
    tiles = ["p2", "p3", "p4"]
    tiles.insert(corner, "p5")
    game = ports("port p5", tiles=tiles, units={unit: [space]})
    assert game.state.players[0].ports_used == 1 << corner


@pytest.mark.rule("PRT-1", "SET-3")
def test_a_tile_not_in_play_cannot_be_used() -> None:
    game = ports(units={"woodcutter": ["b1"]})
    assert refusals(game, "port p8") == [("PRT-1", "no_such_port")]
    assert figures(game, "port p8", "no_such_port") == {"tile": "p8"}
    assert figures(game, "port p5 p8", "no_such_port") == {"tile": "p8"}


@pytest.mark.rule("PRT-1")
def test_a_port_has_its_own_effect_only() -> None:
    game = ports(units={"woodcutter": ["b1"]}, goods={"wool": 1})
    assert refusals(game, "port p5 p4") == [("PRT-P5", "port_choice")]
    assert refusals(game, "port p5 p2 wool wool wool wool") == [("PRT-P5", "port_choice")]


@pytest.mark.rule("PRT-1", "VAR-3")
def test_without_port_tiles_there_are_no_ports() -> None:
    game = ports(tiles=[], units={"woodcutter": ["b1"]}, shipping=5)
    assert codes(game, "port") == []
    assert refusals(game, "port p5") == [("PRT-1", "no_such_port")]
    play(game, "pass")
    assert game.deciding_seat == 1


@pytest.mark.rule("PRT-1", "RND-5")
def test_the_upgrade_of_a_port_comes_before_the_next_port() -> None:
    units = {"woodcutter": ["b1"], "sheep": ["a8"]}
    game = ports("port p4", units=units)
    assert decision(game) == "UpgradeBonus"
    assert refusals(game, "port p5") == [("PRT-P5", "port_window")]
    play(game, "skip")
    assert codes(game, "port") == ["port p5"]


@pytest.mark.rule("PRT-1")
def test_a_port_is_no_main_action() -> None:
    game = ports("port p5", "pass", units={"woodcutter": ["b1"]})
    assert game.state.passed == (0,)
    assert events_of(game, PortUsed) == []
