"""Setup (SET): boards, tiles, players, clan choice and the first workers."""

from __future__ import annotations

from typing import Any

import pytest

from caledonia import Game, Options
from caledonia.board import module_of
from caledonia.events import (
    ClanChosen,
    ContractsDrawn,
    ContractsReturned,
    GoodsChanged,
    MoneyChanged,
    TurnStarted,
    UnitPlaced,
    WorkerForgone,
)
from caledonia.rules.setup import draw
from caledonia.types import GOOD_NAMES, UNIT_NAMES, Good, Unit, space_name, spaces_of
from tests.helpers import (
    PACK,
    codes,
    decision,
    events_of,
    figures,
    goods,
    money,
    new_game,
    play,
    position,
    price,
    refusals,
    space,
    units,
)

SIDES = ("A1", "B1", "C1", "D1")
SEEDS = range(300)
PRICES = {"wool": 4, "grain": 5, "milk": 5, "bread": 10, "cheese": 10, "whisky": 11}
"""Starting prices, the same on both sides of the market board."""


def dealt(*clans: str, start: int = 0, **options: Any) -> Game:
    """Return a game with dealt clans and starting tiles 1, 2, … before the first workers."""
    return new_game(
        len(clans),
        clans=clans,
        starting_tiles=tuple(range(1, len(clans) + 1)),
        starting_seat=start,
        map_sides=SIDES,
        **options,
    )


def placing(players: int, *seats: int, **fields: Any) -> Game:
    """Return a position in which these seats still place a worker each, in this order."""
    pending = [{"kind": "worker_placement", "seat": seat} for seat in reversed(seats)]
    return position(players, round=0, pending=pending, **fields)


# SET-1: players and boards.


@pytest.mark.rule("SET-1")
@pytest.mark.parametrize("players", [0, 5])
def test_one_to_four_can_play(players: int) -> None:
    with pytest.raises(ValueError, match=f"^players is {players}: 1 to 4 can play$"):
        new_game(players)


@pytest.mark.rule("SET-1")
@pytest.mark.parametrize(
    ("players", "small", "steps", "boxes"),
    [(1, True, 8, 6), (2, True, 8, 6), (3, False, 10, 8), (4, False, 10, 8)],
)
def test_sides_of_the_boards(players: int, small: bool, steps: int, boxes: int) -> None:
    setup = new_game(players).state.setup
    assert len(setup.market.tracks[Good.WOOL]) == steps
    assert (setup.board.small, setup.boxes) == (small, boxes)


@pytest.mark.rule("SET-1", "TWO-1")
@pytest.mark.parametrize(("players", "playable"), [(1, False), (2, False), (3, True), (4, True)])
def test_mist_land_is_ordinary_land_with_three_and_four(players: int, playable: bool) -> None:
    seats = [{"money": 50, "units": {"woodcutter": ["b1"]}}] + [{}] * (players - 1)
    game = position(players, seats=seats, round=1)
    # c2 is mist land beside b1.
    assert ("expand sheep c2" in codes(game)) == playable
    if not playable:
        assert ("TWO-1", "mist") in refusals(game, "expand sheep c2")


# SET-2: the map.


@pytest.mark.rule("SET-2")
def test_sixteen_maps_at_random() -> None:
    drawn = {draw(PACK, 2, Options(), seed).map_sides for seed in SEEDS}
    assert drawn == {
        (a, b, c, d)
        for a in ("A1", "A2")
        for b in ("B1", "B2")
        for c in ("C1", "C2")
        for d in ("D1", "D2")
    }


@pytest.mark.rule("SET-2")
def test_modules_lie_clockwise_from_top_left() -> None:
    assert [module_of(space(name)) for name in ("a2", "m2", "m8", "a8")] == list("ABCD")


@pytest.mark.rule("SET-2")
@pytest.mark.parametrize(("side", "cost", "mountain"), [("A1", 3, False), ("A2", 5, True)])
def test_the_side_decides_what_a_space_is(side: str, cost: int, mountain: bool) -> None:
    board = new_game(3, map_sides=(side, "B1", "C1", "D1")).state.setup.board
    assert board.land_cost[space("c4")] == cost
    assert bool(board.mountain >> space("c4") & 1) == mountain


# SET-3: ports.


@pytest.mark.rule("SET-3")
def test_four_different_ports_at_random() -> None:
    drawn = [draw(PACK, 2, Options(), seed).port_tiles for seed in SEEDS]
    assert {len(set(tiles)) for tiles in drawn} == {4}
    for corner in range(4):
        assert {tiles[corner] for tiles in drawn} == {f"p{n}" for n in range(1, 10)}


@pytest.mark.rule("SET-3")
@pytest.mark.parametrize(("corner", "beside"), [(0, "b1"), (1, "m2"), (2, "l8"), (3, "b8")])
def test_corner_ports_with_three_players(corner: int, beside: str) -> None:
    ports = ["p2", "p3", "p4"]
    ports.insert(corner, "p5")
    worker = "woodcutter" if beside == "b1" else "miner"
    game = position(3, ports=ports, seats=[{"units": {worker: [beside]}}, {}, {}])
    assert codes(game, "port") == ["port p5"]


@pytest.mark.rule("SET-3")
@pytest.mark.parametrize(
    ("corner", "unit", "beside"),
    [
        (0, "sheep", "b4"),
        (1, "sheep", "i2"),
        (2, "woodcutter", "k8"),
        (3, "woodcutter", "e8"),
    ],
)
@pytest.mark.parametrize("players", [1, 2])
def test_inner_ports_with_one_and_two_players(
    players: int, corner: int, unit: str, beside: str
) -> None:
    ports = ["p2", "p3", "p4"]
    ports.insert(corner, "p5")
    seats = [{"units": {unit: [beside]}}] + [{}] * (players - 1)
    assert codes(position(players, ports=ports, seats=seats), "port") == ["port p5"]


@pytest.mark.rule("SET-3")
def test_the_corner_is_no_port_of_the_small_map() -> None:
    game = position(
        2, ports=["p5", "p2", "p3", "p4"], seats=[{"units": {"woodcutter": ["b1"]}}, {}]
    )
    assert codes(game, "port") == []
    assert refusals(game, "port p5") == [("PRT-1", "port_not_in_reach")]


# SET-4: the market.


@pytest.mark.rule("SET-4")
@pytest.mark.parametrize(("players", "first"), [(1, 3), (2, 3), (3, 4), (4, 4)])
def test_starting_prices(players: int, first: int) -> None:
    game = new_game(players)
    assert {good: price(game, good) for good in GOOD_NAMES} == PRICES
    assert [step + 1 for step in game.state.prices] == [first] * 6


# SET-5: scoring tiles.


@pytest.mark.rule("SET-5")
def test_five_different_scoring_tiles_in_random_order() -> None:
    drawn = [draw(PACK, 2, Options(), seed).scoring_tiles for seed in SEEDS]
    assert {len(tiles) for tiles in drawn} == {len(set(tiles)) for tiles in drawn} == {5}
    for place in range(5):
        assert {tiles[place] for tiles in drawn} == {f"t{n}" for n in range(1, 10)}


@pytest.mark.rule("SET-5")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_one_scoring_tile_for_each_round(number: int) -> None:
    # T4 gives 2 glory for the worker, the others nothing here.
    tiles = ["t1", "t2", "t6", "t7"]
    tiles.insert(2, "t4")
    seats = [{"units": {"miner": ["d3"]}}, {"units": {}}]
    game = position(2, "pass", "pass", scoring=tiles, round=number, seats=seats)
    assert game.seat(0).glory == (2 if number == 3 else 0)


@pytest.mark.rule("SET-5")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_glory_and_imports_start_at_nothing(players: int) -> None:
    for sheet in new_game(players).score_now().sheets:
        assert (sheet.glory, sheet.cotton, sheet.tobacco, sheet.sugar_cane) == (0, 0, 0, 0)


@pytest.mark.rule("SET-5")
@pytest.mark.parametrize("tile", ["t1", "t9"])
def test_the_setup_gives_the_tiles_their_rounds(tile: str) -> None:
    tiles = ["t2", "t3", "t4", "t5"]
    tiles.insert(3, tile)
    game = new_game(2, scoring_tiles=tuple(tiles))
    assert [scoring.id for scoring in game.state.setup.scoring] == tiles


# SET-6: contracts.


@pytest.mark.rule("SET-6")
@pytest.mark.parametrize(("players", "used", "boxes"), [(1, 5, 6), (2, 6, 6), (3, 7, 8), (4, 8, 8)])
def test_face_up_contracts(players: int, used: int, boxes: int) -> None:
    state = new_game(players).state
    assert len(state.boxes) == boxes
    assert 0 not in state.boxes[:used]
    assert state.boxes[used:] == (0,) * (boxes - used)
    assert sorted(state.boxes[:used] + state.pile) == list(range(1, 51))
    assert state.removed == ()


@pytest.mark.rule("SET-6")
def test_the_pile_is_shuffled() -> None:
    drawn = [draw(PACK, 2, Options(), seed).pile for seed in SEEDS]
    assert all(sorted(pile) == list(range(1, 51)) for pile in drawn)
    assert {pile[0] for pile in drawn} == {pile[-1] for pile in drawn} == set(range(1, 51))


# SET-7: the players.


@pytest.mark.rule("SET-7")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_player_before_the_first_decision(players: int) -> None:
    game = new_game(players, no_clans=True)
    for player in game.state.players:
        left = [player.power.units_left(player, unit) for unit in range(8)]
        assert left == [4] * 8
        assert (player.merchants, player.merchants_on_board) == (2, 5)
        assert (player.shipping, player.technology, player.ports_used) == (0, 0, 0)
        assert (player.power.slots, player.slots, player.fulfilled) == (1, (), ())
        assert player.money == sum(player.goods) == sum(player.market) == 0
        assert player.occupied == player.reach == sum(player.pieces) == 0
        assert player.bid == player.glory == player.starting_tile == 0


@pytest.mark.rule("SET-7")
@pytest.mark.parametrize("unit", ["sheep", "cow", "field", "dairy", "bakery", "distillery"])
def test_four_of_every_animal_field_and_factory(unit: str) -> None:
    spaces = ["g1", "g2", "g3"]
    seats = [{"money": 99, "units": {unit: spaces}}, {}, {}]
    assert f"expand {unit} f2" in codes(position(3, seats=seats))
    seats = [{"money": 99, "units": {unit: [*spaces, "c7"]}}, {}, {}]
    assert refusals(position(3, seats=seats), f"expand {unit} f2") == [("EXP-7", "no_unit_left")]


@pytest.mark.rule("SET-7")
@pytest.mark.parametrize(
    ("unit", "spaces", "target"),
    [("woodcutter", ["f1", "f2", "g2", "h1"], "f3"), ("miner", ["e2", "h1", "i3", "d3"], "e3")],
)
def test_four_workers_of_each_kind(unit: str, spaces: list[str], target: str) -> None:
    seats = [{"money": 99, "units": {unit: spaces[:3]}}, {}, {}]
    assert f"expand {unit} {target}" in codes(position(3, seats=seats))
    seats = [{"money": 99, "units": {unit: spaces}}, {}, {}]
    game = position(3, seats=seats)
    assert refusals(game, f"expand {unit} {target}") == [("EXP-7", "no_unit_left")]


@pytest.mark.rule("SET-7", "CLN-MD1")
def test_macdonald_has_one_pool_of_eight_workers() -> None:
    workers = {"woodcutter": ["f1", "f2", "g2", "h1", "f3"], "miner": ["e2", "d3"]}
    seats = [{"clan": "macdonald", "money": 99, "units": workers}, {}, {}]
    game = position(3, seats=seats)
    assert {"expand miner e3", "expand woodcutter d4"} <= set(codes(game))
    play(game, "expand miner e3", "pass", "pass")
    for code in ("expand woodcutter d4", "expand fisherman d2"):
        assert refusals(game, code) == [("EXP-7", "no_unit_left")]


@pytest.mark.rule("SET-7", "PRT-1")
def test_one_port_marker_for_each_port() -> None:
    ports = ["p5", "p4", "p2", "p3"]
    seats = [{"units": {"woodcutter": ["b1"], "miner": ["m2"]}}, {}, {}]
    game = position(3, "port p5", ports=ports, seats=seats)
    assert refusals(game, "port p5") == [("PRT-1", "port_used")]
    assert codes(game, "port") == ["port p4"]


@pytest.mark.rule("SET-7", "PRT-1")
@pytest.mark.parametrize("used", [0, 1, 2, 3])
def test_a_used_port_leaves_the_others_open(used: int) -> None:
    ports = ["p5", "p4", "p8", "p2"]
    places = [("woodcutter", "b1"), ("miner", "m2"), ("miner", "l8"), ("miner", "b8")]
    for corner, (worker, beside) in enumerate(places):
        seat = {"units": {worker: [beside]}, "goods": {"wool": 1}, "ports_used": [ports[used]]}
        tiles = {
            code.split()[1]
            for code in codes(position(3, ports=ports, seats=[seat, {}, {}]), "port")
        }
        assert tiles == (set() if corner == used else {ports[corner]})


# SET-8: turn order.


@pytest.mark.rule("SET-8")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_starting_player_is_random(players: int) -> None:
    drawn = [draw(PACK, players, Options(), seed).starting_seat for seed in range(60)]
    assert set(drawn) == set(range(players))


@pytest.mark.rule("SET-8")
@pytest.mark.parametrize(
    ("start", "order"), [(0, (0, 1, 2, 3)), (1, (1, 2, 3, 0)), (3, (3, 0, 1, 2))]
)
def test_first_turn_order_is_seat_order(start: int, order: tuple[int, ...]) -> None:
    assert new_game(4, starting_seat=start).state.turn_order == order


@pytest.mark.rule("SET-8")
def test_the_drawn_seat_begins() -> None:
    for seed in range(5):
        start = draw(PACK, 4, Options(), seed).starting_seat
        assert new_game(4, seed).state.turn_order[0] == start


@pytest.mark.rule("SET-8")
def test_the_first_turn_belongs_to_the_starting_player() -> None:
    game = dealt("robertson", "campbell", "stewart", start=1)
    for _ in range(6):
        game.push(game.legal_actions[0])
    assert (game.round, decision(game), game.deciding_seat) == (1, "Turn", 1)
    assert events_of(game, TurnStarted) == [TurnStarted(1)]


# SET-9: clans and starting tiles.


@pytest.mark.rule("SET-9")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_pair_more_than_players(players: int) -> None:
    offer = new_game(players).state.offer
    assert len(offer) == len({clan for clan, _ in offer}) == len({tile for _, tile in offer})
    assert len(offer) == players + 1


@pytest.mark.rule("SET-9")
def test_clans_and_tiles_are_paired_at_random() -> None:
    pairs = {pair for seed in range(900) for pair in draw(PACK, 4, Options(), seed).offer}
    assert len(pairs) == 9 * 9


CHOOSING: dict[str, Any] = {
    "round": 0,
    "turn_order": [1, 2, 0],
    "offer": [["campbell", 1], ["stewart", 4], ["robertson", 6], ["buchanan", 3]],
    "pending": [{"kind": "clan_choice", "seat": seat} for seat in (1, 2, 0)],
}


@pytest.mark.rule("SET-9")
def test_pairs_are_taken_in_reverse_turn_order() -> None:
    game = new_game(4, starting_seat=2)
    choosing = []
    while decision(game) == "ClanChoice":
        choosing.append(game.deciding_seat)
        game.push(game.legal_actions[0])
    assert choosing == [1, 0, 3, 2]


@pytest.mark.rule("SET-9")
def test_a_pair_brings_its_goods_and_money() -> None:
    game = position(3, "clan stewart", **CHOOSING)
    player = game.state.players[0]
    assert (player.power.id, player.starting_tile) == ("stewart", 4)
    assert (money(game), goods(game)) == (55, {"wool": 3})
    assert events_of(game, ClanChosen) == [ClanChosen(0, "stewart", 4)]
    assert events_of(game, MoneyChanged) == [MoneyChanged(0, 55, "starting_tile")]
    assert events_of(game, GoodsChanged) == [GoodsChanged(0, Good.WOOL, 3, "starting_tile")]
    # Nobody else has anything yet, and the pair is gone.
    assert (money(game, 1), money(game, 2)) == (0, 0)
    assert codes(game) == ["clan campbell", "clan robertson", "clan buchanan"]


@pytest.mark.rule("SET-9")
def test_both_goods_of_a_tile_come_into_stock() -> None:
    game = position(3, "clan campbell", **CHOOSING)
    assert (money(game), goods(game)) == (55, {"bread": 1, "wool": 1})


@pytest.mark.rule("SET-9")
def test_only_pairs_on_offer_can_be_taken() -> None:
    game = position(3, "clan stewart", **CHOOSING)
    for code, name in (("clan stewart", "stewart"), ("clan macewen", "macewen")):
        assert refusals(game, code) == [("SET-9", "not_offered")]
        assert figures(game, code, "not_offered") == {"name": name}
    # With clans nobody takes a tile alone.
    assert refusals(game, "tile 4") == [("VAR-5", "not_offered")]
    assert refusals(game, "place miner d3") == [("SET-10", "not_now")]


@pytest.mark.rule("SET-9")
def test_the_unused_pair_leaves_the_game() -> None:
    game = position(3, "clan stewart", "clan campbell", "clan robertson", **CHOOSING)
    assert game.state.offer == ()
    assert [seat.clan for seat in game.seats] == [
        "stewart",
        "robertson",
        "campbell",
    ]
    assert decision(game) == "WorkerPlacement"
    assert refusals(game, "clan buchanan") == [("SET-9", "not_now")]


@pytest.mark.rule("SET-9")
def test_a_clan_changes_what_its_player_begins_with() -> None:
    game = position(3, "clan stewart", **CHOOSING)
    player = game.state.players[0]
    assert (player.merchants, player.merchants_on_board, player.shipping) == (5, 2, 1)
    macdonald = dealt("macdonald", "campbell", "robertson").state.players[0]
    assert Unit.FISHERMAN in macdonald.kinds_left


@pytest.mark.rule("SET-9")
def test_dealt_clans_leave_no_choice() -> None:
    game = dealt("stewart", "campbell")
    assert (decision(game), game.state.offer) == ("WorkerPlacement", ())
    assert [seat.clan for seat in game.seats] == ["stewart", "campbell"]
    assert [seat.starting_tile for seat in game.seats] == [1, 2]
    assert (money(game, 0), goods(game, 0)) == (55, {"bread": 1, "wool": 1})
    assert (money(game, 1), goods(game, 1)) == (55, {"cheese": 1, "wool": 1})


@pytest.mark.rule("SET-9")
def test_dealt_clans_get_random_starting_tiles() -> None:
    options = Options(clans=("stewart", "campbell"))
    drawn = [draw(PACK, 2, options, seed).offer for seed in range(60)]
    assert all([clan for clan, _ in offer] == ["stewart", "campbell"] for offer in drawn)
    assert {tile for offer in drawn for _, tile in offer} == set(range(1, 10))
    assert all(offer[0][1] != offer[1][1] for offer in drawn)


# SET-10: the first workers.


@pytest.mark.rule("SET-10")
@pytest.mark.parametrize(
    ("start", "order"), [(0, [0, 1, 2, 2, 1, 0]), (1, [1, 2, 0, 0, 2, 1]), (2, [2, 0, 1, 1, 0, 2])]
)
def test_workers_in_turn_order_then_in_reverse(start: int, order: list[int]) -> None:
    game = dealt("robertson", "campbell", "stewart", start=start)
    placed = []
    while decision(game) == "WorkerPlacement":
        placed.append(game.deciding_seat)
        game.push(game.legal_actions[0])
    assert placed == order
    assert [player.occupied.bit_count() for player in game.state.players] == [2, 2, 2]


@pytest.mark.rule("SET-10")
def test_a_solo_player_places_both_workers() -> None:
    game = play(dealt("robertson"), "place miner e2", "place woodcutter e8")
    assert (decision(game), units(game)) == ("Turn", {"woodcutter": ["e8"], "miner": ["e2"]})


@pytest.mark.rule("SET-10", "CLN-MD1")
def test_macdonald_may_begin_on_any_loch() -> None:
    game = dealt("macdonald", "campbell", "robertson")
    lochs = spaces_of(game.state.setup.board.lochs)
    assert codes(game, "place fisherman") == [f"place fisherman {space_name(s)}" for s in lochs]
    assert lochs[0] == space("a1")
    play(game, "place fisherman a1")
    assert money(game) == 55 - 6


@pytest.mark.rule("SET-10", "CLN-F")
def test_fergusson_places_a_third_one_after_everybody() -> None:
    game = dealt("robertson", "fergusson", "stewart", start=2)
    placed = []
    while decision(game) == "WorkerPlacement":
        placed.append(game.deciding_seat)
        game.push(game.legal_actions[0])
    assert placed == [2, 0, 1, 1, 0, 2, 1]


@pytest.mark.rule("SET-10", "CLN-F")
def test_fergusson_begins_on_border_spaces() -> None:
    game = placing(3, 0, seats=[{"clan": "fergusson", "money": 50}, {}, {}])
    border = game.state.setup.board.border
    assert all(border >> space(code.split()[2]) & 1 for code in codes(game))
    assert "place woodcutter b1" in codes(game)
    assert refusals(game, "place woodcutter b1") == []
    assert refusals(game, "place woodcutter b2") == [("CLN-F", "not_border")]
    assert figures(game, "place woodcutter b2", "not_border") == {"space": "b2"}


@pytest.mark.rule("SET-10", "EXP-2")
@pytest.mark.parametrize(("worker", "cost"), [("woodcutter", 12), ("miner", 16)])
def test_example_of_the_six_pound_space(worker: str, cost: int) -> None:
    # b8 has forest and mountain and costs 6: woodcutter 6 + 6 = 12, miner 10 + 6 = 16.
    game = placing(3, 0, seats=[{"money": cost}, {}, {}])
    play(game, f"place {worker} b8")
    assert money(game) == 0
    assert units(game) == {worker: ["b8"]}
    assert events_of(game, MoneyChanged) == [MoneyChanged(0, -cost, "expand")]
    assert events_of(game, UnitPlaced) == [
        UnitPlaced(0, Unit(UNIT_NAMES.index(worker)), space("b8"), "start")
    ]
    poor = placing(3, 0, seats=[{"money": cost - 1}, {}, {}])
    assert refusals(poor, f"place {worker} b8") == [("SET-10", "money_short")]
    assert figures(poor, f"place {worker} b8", "money_short") == {"amount": 1}
    assert f"place {worker} b8" not in codes(poor)


@pytest.mark.rule("SET-10")
def test_anywhere_on_an_empty_active_space_with_fitting_terrain() -> None:
    game = placing(2, 0, seats=[{"money": 99, "units": {"miner": ["d3"]}}, {}])
    board = game.state.setup.board
    taken = 1 << space("d3")
    expected = {
        f"place {worker} {name}"
        for worker, terrain in (("woodcutter", board.forest), ("miner", board.mountain))
        for name in (f"{column}{row}" for column in "abcdefghijklm" for row in range(1, 10))
        if terrain & ~taken & 1 << space(name)
    }
    assert set(codes(game)) == expected
    # Far from the first one, over water and rivers.
    assert {"place woodcutter l7", "place miner l4"} <= expected


@pytest.mark.rule("SET-10", "SET-11")
@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("place woodcutter d3", ("SET-11", "occupied")),
        ("place woodcutter c5", ("EXP-2", "wrong_terrain")),
        ("place woodcutter c8", ("TWO-1", "mist")),
        ("place woodcutter c4", ("EXP-2", "wrong_terrain")),
        ("place sheep c4", ("SET-10", "not_a_starting_worker")),
        ("place fisherman c5", ("CLN-MD1", "no_ability")),
    ],
)
def test_where_a_first_worker_does_not_fit(code: str, reason: tuple[str, str]) -> None:
    game = placing(2, 0, seats=[{"money": 99}, {"units": {"miner": ["d3"]}}])
    assert refusals(game, code) == [reason]
    assert code not in codes(game)


@pytest.mark.rule("SET-10")
def test_the_first_worker_is_compulsory() -> None:
    game = placing(2, 0, seats=[{"money": 99}, {}])
    assert {code.split()[0] for code in codes(game)} == {"place"}
    assert refusals(game, "pass") == [("RND-3", "not_now")]
    assert refusals(game, "skip") == [("RND-5", "not_now")]
    assert figures(game, "pass", "not_now") == {"seat": 0, "decision": "worker_placement"}


@pytest.mark.rule("SET-10")
def test_a_worker_that_cannot_be_paid_is_forgone() -> None:
    # The cheapest one is a woodcutter on f1 for 6 + 1.
    seats = [{"money": 7, "units": {"miner": ["d3"]}}, {"money": 6}]
    game = placing(2, 0, 1, seats=seats)
    assert codes(game) == ["place woodcutter f1"]
    play(game, "place woodcutter f1")
    assert events_of(game, WorkerForgone) == [WorkerForgone(1)]
    assert (game.round, decision(game), units(game, 1)) == (1, "Turn", {})


@pytest.mark.rule("SET-10")
def test_all_workers_may_be_forgone() -> None:
    pending = [{"kind": "starting_workers"}]
    game = position(2, round=0, pending=pending, seats=[{"money": 6}, {"money": 6}])
    assert (game.round, decision(game)) == (1, "Turn")


@pytest.mark.rule("SET-10")
def test_a_forgone_worker_does_not_hold_up_the_others() -> None:
    game = placing(2, 0, 1, 0, seats=[{"money": 15}, {"money": 6}])
    play(game, "place woodcutter f1")
    assert (decision(game), game.deciding_seat, money(game)) == ("WorkerPlacement", 0, 8)
    # The cheapest forest is taken: now a woodcutter costs 6 + 2.
    cheapest = ["a6", "b1", "e8", "f2", "k8", "l2"]
    assert codes(game) == [f"place woodcutter {name}" for name in cheapest]
    poor = placing(2, 0, seats=[{"money": 7}, {"units": {"woodcutter": ["f1"]}}])
    assert (decision(poor), units(poor)) == ("Turn", {})


@pytest.mark.rule("SET-10")
def test_first_workers_get_no_neighbourhood_bonus() -> None:
    others = {"units": {"sheep": ["g1"], "distillery": ["g2"]}}
    game = placing(3, 0, 2, seats=[{"money": 50}, others, {"money": 50}])
    play(game, "place woodcutter f1")
    assert (decision(game), game.deciding_seat) == ("WorkerPlacement", 2)


@pytest.mark.rule("SET-10")
def test_first_workers_use_no_port() -> None:
    ports = ["p5", "p2", "p3", "p4"]
    game = placing(3, 0, 0, ports=ports, seats=[{"money": 50}, {}, {}])
    play(game, "place woodcutter b1")
    assert (decision(game), codes(game, "port")) == ("WorkerPlacement", [])
    assert refusals(game, "port p5") != []
    play(game, "place woodcutter f1")
    assert codes(game, "port") == ["port p5"]


@pytest.mark.rule("SET-10")
def test_a_first_worker_counts_for_what_follows() -> None:
    seats = [{"money": 50}, {"money": 50}]
    game = placing(2, 0, 1, seats=seats)
    play(game, "place miner d3")
    assert "place miner d3" not in codes(game)
    play(game, "place miner e2")
    # c4 neighbours d3, c3 lies behind a river.
    assert "expand sheep c4" in codes(game)
    assert "expand sheep c3" not in codes(game)


# SET-11: one unit per space.


@pytest.mark.rule("SET-11")
@pytest.mark.parametrize("owner", [0, 1])
def test_one_unit_per_space(owner: int) -> None:
    seats: list[dict[str, Any]] = [{"money": 50}, {}]
    seats[0]["units"] = {"miner": ["d3"]}
    seats[owner].setdefault("units", {})["sheep"] = ["c4"]
    game = position(2, seats=seats)
    assert refusals(game, "expand cow c4") == [("SET-11", "occupied")]
    assert figures(game, "expand cow c4", "occupied") == {"space": "c4"}
    assert not [code for code in codes(game, "expand") if code.endswith("c4")]


@pytest.mark.rule("SET-11")
def test_a_space_taken_now_is_taken_for_all() -> None:
    seats = [
        {"money": 50, "units": {"miner": ["d3"]}},
        {"money": 50, "units": {"woodcutter": ["d4"]}},
    ]
    game = position(2, seats=seats)
    play(game, "expand sheep c4")
    assert refusals(game, "expand sheep c4") == [("SET-11", "occupied")]


# SET-12: what is hidden.


@pytest.mark.rule("SET-12")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_the_order_of_the_pile_is_hidden(seat: int | None) -> None:
    game = new_game(3)
    view = game.view(seat)
    assert view["pile"] == 43
    assert {"random", "recorded_rolls", "seed"}.isdisjoint(view)
    # Another order of the same pile gives the same view.
    twin = game.copy()
    twin.state = game.state.copy()
    twin.state.pile = game.state.pile[::-1]
    twin.state.random += 1
    assert twin.view(seat) == view


@pytest.mark.rule("SET-12")
def test_future_dice_are_hidden() -> None:
    game = position(1, recorded_rolls=[0, 0, 1, 1, 2, 2])
    other = position(1, recorded_rolls=[5, 5, 4, 4, 3, 3])
    assert game.view(0) == other.view(0)


@pytest.mark.rule("SET-12")
def test_everything_else_is_public() -> None:
    seats = [
        {"clan": "mackenzie", "money": 31, "goods": {"wool": 2}, "contracts": [4]},
        {"money": 12, "fulfilled": [7], "market": {"milk": -2}, "merchants_on_board": 3},
    ]
    game = position(2, seats=seats, boxes=[11, 12, None, 13])
    views = [game.view(seat) for seat in (0, 1, None)]
    for view in views:
        view["seat"] = None
        view["legal"] = []
    assert views[0] == views[1] == views[2]
    shown = views[2]["seats"]
    assert (shown[0]["money"], shown[0]["goods"], shown[0]["contracts"]) == (31, {"wool": 2}, [4])
    assert (shown[1]["money"], shown[1]["fulfilled"], shown[1]["market"]) == (12, [7], {"milk": -2})
    assert views[2]["boxes"] == [11, 12, None, 13, None, None]


@pytest.mark.rule("SET-12", "BLD-1")
def test_returned_contracts_were_seen_but_their_place_is_not_shown() -> None:
    seats = [{"money": 50, "units": {"bakery": ["g1", "g2", "f2"]}}, {}, {}]
    game = position(3, "expand bakery g3", "draw", seats=seats, pile=[9, 8, 7, 6])
    assert events_of(game, ContractsDrawn) == [ContractsDrawn(0, (9, 8, 7))]
    play(game, "keep none")
    assert events_of(game, ContractsReturned) == [ContractsReturned((9, 8, 7))]
    assert game.view(0)["pile"] == 4


# SET-13: limits and debt.


@pytest.mark.rule("SET-13")
def test_money_and_goods_have_no_limit() -> None:
    seats = [{"money": 99999, "goods": {"wool": 9999, "milk": 9999}}, {}]
    game = position(2, "sell wool 1", "pass", "buy milk 1", seats=seats)
    assert (money(game), goods(game)["milk"]) == (99999 + 4 - 5, 10000)


@pytest.mark.rule("SET-13")
def test_merchants_are_limited() -> None:
    game = position(2, seats=[{"money": 99, "goods": {"wool": 9}, "merchants": 2}, {}])
    assert codes(game, "buy milk") == ["buy milk 1", "buy milk 2"]
    assert codes(game, "sell wool") == ["sell wool 1", "sell wool 2"]


@pytest.mark.rule("SET-13")
@pytest.mark.parametrize(
    ("code", "cost"),
    [
        ("buy whisky 2", 22),
        ("obtain 17", 5),
        ("expand sheep c4", 11),
        ("ship", 4),
        ("tech miner", 10),
        ("hire", 4),
    ],
)
def test_no_debt(code: str, cost: int) -> None:
    fields: dict[str, Any] = {"round": 3, "boxes": [17]}
    seat = {"units": {"miner": ["d3"]}}
    game = position(2, seats=[{**seat, "money": cost}, {}], **fields)
    play(game, code)
    assert money(game) == 0
    game = position(2, seats=[{**seat, "money": cost - 1}, {}], **fields)
    assert code not in codes(game)
    assert [problem for _, problem in refusals(game, code)] == ["money_short"]
    assert figures(game, code, "money_short") == {"amount": 1}
