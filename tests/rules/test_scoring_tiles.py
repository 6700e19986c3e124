"""The scoring tiles (SCO-T1 to SCO-T9) and border spaces (SCO-2)."""

from __future__ import annotations

from typing import Any

import pytest

from caledonia import Game
from caledonia.events import GloryGained
from caledonia.types import SPACE_NAMES, SPACES, spaces_of
from tests.helpers import events_of, goods, money, play, position, units

TILES = [f"t{number}" for number in range(1, 10)]
Seat = dict[str, Any]


def tiles_with(tile: str, round_number: int = 2) -> list[str]:
    """Return five scoring tiles with one of them in a round."""
    others = [other for other in TILES if other != tile]
    return [*others[: round_number - 1], tile, *others[round_number - 1 : 4]]


def glory(tile: str, seat: Seat, *, players: int = 3, **fields: Any) -> int:
    """Return the glory of seat 0 after round 2 was scored with a tile."""
    seats = [seat, *({} for _ in range(players - 1))]
    pending = [{"kind": "end_round"}]
    game = position(
        players, round=2, scoring=tiles_with(tile), seats=seats, pending=pending, **fields
    )
    assert game.round == 3
    return game.seat(0).glory


def border(game: Game) -> str:
    return " ".join(SPACE_NAMES[space] for space in spaces_of(game.state.setup.board.border))


# When and how a round is scored.


@pytest.mark.rule("SCO-T1", "SCO-T4")
@pytest.mark.parametrize("round_number", [1, 2, 3, 4, 5])
def test_each_round_has_its_own_tile(round_number: int) -> None:
    seats: list[Seat] = [
        {"glory": 7, "goods": {"wool": 3}},
        {"units": {"woodcutter": ["f1"], "miner": ["d3"]}},
    ]
    tiles = [f"t{number}" for number in (5, 6, 7, 9)]
    tiles.insert(round_number - 1, "t4")
    pending = [{"kind": "end_round"}]
    game = position(2, round=round_number, scoring=tiles, seats=seats, pending=pending)
    assert [seat.glory for seat in game.seats] == [7, 4]
    assert game.is_over() == (round_number == 5)


@pytest.mark.rule("SCO-T1")
def test_the_round_is_scored_after_everyones_production_and_nothing_is_spent() -> None:
    seats: list[Seat] = [
        {"glory": 5, "goods": {"wool": 1}, "units": {"sheep": ["b2"]}},
        {"units": {"field": ["j4"]}},
        {"units": {"cow": ["g8"]}},
    ]
    game = position(3, scoring=tiles_with("t1", 1), passed=[2, 1], seats=seats)
    play(game, "pass")
    assert [seat.glory for seat in game.seats] == [7, 2, 1]
    assert [goods(game, seat) for seat in range(3)] == [{"wool": 2}, {"grain": 2}, {"milk": 1}]
    assert units(game, 1) == {"field": ["j4"]}
    assert [money(game, seat) for seat in range(3)] == [12, 0, 0]
    assert events_of(game, GloryGained) == [
        GloryGained(0, 2, "scoring_tile"),
        GloryGained(1, 2, "scoring_tile"),
        GloryGained(2, 1, "scoring_tile"),
    ]


@pytest.mark.rule("SCO-T1", "SCO-T2")
def test_taking_back_the_last_decision_of_a_round_takes_back_everyones_glory() -> None:
    seat = {"goods": {"grain": 3, "bread": 1}}
    seats: list[Seat] = [{**seat, "units": {"bakery": [space]}} for space in ("b2", "j4")]
    game = position(2, scoring=tiles_with("t2", 1), passed=[1], seats=seats)
    play(game, "pass", "produce bread 1", "produce bread 1")
    assert [seat.glory for seat in game.seats] == [3, 3]
    game.pop()
    assert [seat.glory for seat in game.seats] == [0, 0]


@pytest.mark.rule("SCO-T1")
def test_without_scoring_tiles_there_is_no_glory() -> None:
    game = position(2, passed=[1], seats=[{"goods": {"wool": 9}, "glory": 2}, {}])
    play(game, "pass")
    assert game.round == 2
    assert [seat.glory for seat in game.seats] == [2, 0]


# The tiles.


@pytest.mark.rule("SCO-T1")
@pytest.mark.parametrize(
    ("stock", "expected"),
    [
        ({}, 0),
        ({"wool": 1}, 1),
        ({"grain": 1}, 1),
        ({"milk": 1}, 1),
        ({"wool": 2, "grain": 3, "milk": 4}, 9),
        ({"bread": 4, "cheese": 4, "whisky": 4}, 0),
    ],
)
def test_t1_counts_basic_goods(stock: dict[str, int], expected: int) -> None:
    assert glory("t1", {"goods": stock}) == expected


@pytest.mark.rule("SCO-T2")
@pytest.mark.parametrize(
    ("stock", "expected"),
    [
        ({"bread": 1}, 0),
        ({"bread": 2}, 3),
        ({"cheese": 2}, 3),
        ({"whisky": 2}, 3),
        ({"bread": 1, "whisky": 1}, 3),
        ({"bread": 1, "cheese": 1, "whisky": 1}, 3),
        ({"bread": 2, "cheese": 1, "whisky": 1}, 6),
        ({"whisky": 5}, 6),
        ({"wool": 2, "grain": 2, "milk": 2}, 0),
    ],
)
def test_t2_counts_full_pairs_of_processed_goods(stock: dict[str, int], expected: int) -> None:
    assert glory("t2", {"goods": stock}) == expected


@pytest.mark.rule("SCO-T2", "CLN-MK2")
@pytest.mark.parametrize(
    ("cellar", "whisky", "expected"),
    [([0, 0, 0], 1, 0), ([1, 0, 0], 1, 3), ([0, 1, 1], 0, 3), ([1, 1, 1], 0, 3), ([1, 1, 1], 1, 6)],
)
def test_t2_counts_the_cellar(cellar: list[int], whisky: int, expected: int) -> None:
    seat = {"clan": "mackenzie", "clan_state": cellar, "goods": {"whisky": whisky}}
    assert glory("t2", seat) == expected


@pytest.mark.rule("SCO-T3")
@pytest.mark.parametrize(
    ("on_map", "expected"),
    [
        ({"sheep": ["b2"]}, 1),
        ({"cow": ["b2"]}, 1),
        ({"dairy": ["b2"]}, 1),
        ({"bakery": ["b2"]}, 1),
        ({"distillery": ["b2"]}, 1),
        ({"field": ["b2"]}, 2),
        ({"field": ["b2", "c3"], "sheep": ["j3", "j4"], "bakery": ["m5"]}, 7),
        ({"woodcutter": ["f1"], "miner": ["d3"]}, 0),
        ({}, 0),
    ],
)
def test_t3_counts_animals_factories_and_fields(
    on_map: dict[str, list[str]], expected: int
) -> None:
    assert glory("t3", {"units": on_map}) == expected


@pytest.mark.rule("SCO-T4")
@pytest.mark.parametrize(
    ("on_map", "expected"),
    [
        ({"woodcutter": ["f1"]}, 2),
        ({"miner": ["d3"]}, 2),
        ({"woodcutter": ["f1", "f3"], "miner": ["d3"]}, 6),
        ({"sheep": ["b2"], "field": ["b3"], "distillery": ["c3"]}, 0),
    ],
)
def test_t4_counts_workers(on_map: dict[str, list[str]], expected: int) -> None:
    assert glory("t4", {"units": on_map}) == expected


@pytest.mark.rule("SCO-T4", "CLN-MD1")
def test_t4_counts_fishermen() -> None:
    on_map = {"fisherman": ["e4", "h2"], "woodcutter": ["f1"], "cow": ["b2"]}
    assert glory("t4", {"clan": "macdonald", "units": on_map}) == 6


@pytest.mark.rule("SCO-T5")
@pytest.mark.parametrize(
    ("spaces", "expected"),
    [
        (["a2"], 0),
        (["a2", "a5"], 3),
        (["a2", "a5", "b9"], 3),
        (["a2", "a5", "b9", "m5"], 6),
        (["a2", "b2", "b3", "c3"], 0),
    ],
)
def test_t5_counts_full_pairs_on_border_spaces(spaces: list[str], expected: int) -> None:
    assert glory("t5", {"units": {"sheep": spaces}}) == expected


@pytest.mark.rule("SCO-T5")
def test_t5_counts_units_of_every_kind_but_only_own_ones() -> None:
    seat: Seat = {"units": {"woodcutter": ["f1"], "miner": ["m2"], "field": ["g1"], "cow": ["m6"]}}
    other: Seat = {"units": {"sheep": ["k1", "a8"]}}
    pending = [{"kind": "end_round"}]
    game = position(3, scoring=tiles_with("t5", 1), seats=[seat, other, {}], pending=pending)
    assert [seat.glory for seat in game.seats] == [6, 3, 0]


@pytest.mark.rule("SCO-T6")
@pytest.mark.parametrize(
    ("fulfilled", "expected"),
    [
        ([16], 2),  # cotton 2
        ([35], 3),  # tobacco 3
        ([12], 4),  # sugar cane 4, hops 3
        ([23], 0),  # hops 8
        ([16, 35, 12, 23], 9),
        ([], 0),
    ],
)
def test_t6_counts_imports_on_fulfilled_contracts(fulfilled: list[int], expected: int) -> None:
    assert glory("t6", {"fulfilled": fulfilled}) == expected


@pytest.mark.rule("SCO-T6", "SCO-T7")
@pytest.mark.parametrize("tile", ["t6", "t7"])
def test_t6_and_t7_do_not_count_contracts_still_in_a_slot(tile: str) -> None:
    assert glory(tile, {"contracts": [17]}) == 0


@pytest.mark.rule("SCO-T6")
def test_t6_counts_with_static_imports_too() -> None:
    assert glory("t6", {"fulfilled": [35]}, options={"static_imports": True}) == 3


@pytest.mark.rule("SCO-T7")
@pytest.mark.parametrize(
    ("fulfilled", "expected"),
    [
        ([16], 2),  # one beef
        ([14], 2),  # one mutton
        ([46], 4),  # one of each
        ([4, 20], 12),  # three beef, three mutton
        ([12], 0),
    ],
)
def test_t7_counts_meat_on_fulfilled_contracts(fulfilled: list[int], expected: int) -> None:
    assert glory("t7", {"fulfilled": fulfilled}) == expected


@pytest.mark.rule("SCO-T7", "PRT-P1")
def test_t7_counts_the_meat_printed_even_if_a_port_saved_an_animal() -> None:
    seat: Seat = {"contracts": [3], "units": {"cow": ["b4"], "sheep": ["b5"]}}
    ports = ["p1", "p2", "p3", "p5"]
    scoring = tiles_with("t7", 1)
    game = position(2, ports=ports, scoring=scoring, passed=[1], seats=[seat, {}])
    play(game, "fulfil 3", "port p1 beef", "pass")
    assert units(game) == {"sheep": ["b5"]}
    assert game.seat(0).glory == 4


@pytest.mark.rule("SCO-T8")
@pytest.mark.parametrize(
    ("seat", "expected"),
    [
        ({}, 0),
        ({"shipping": 1}, 1),
        ({"shipping": 5}, 5),
        ({"technology": ["woodcutter"]}, 1),
        ({"technology": ["woodcutter", "miner"]}, 2),
        ({"merchants": 3}, 1),
        ({"merchants": 7}, 5),
        ({"merchants": 2, "market": {"wool": 2, "milk": -1}}, 3),
        ({"merchants": 4, "shipping": 3, "technology": ["miner"]}, 6),
    ],
)
def test_t8_counts_upgrades(seat: Seat, expected: int) -> None:
    assert glory("t8", seat) == expected


@pytest.mark.rule("SCO-T8", "CLN-S", "CLN-F", "CLN-MD1")
@pytest.mark.parametrize(
    ("clan", "players", "expected"),
    [
        ("stewart", 2, 4),
        ("stewart", 3, 4),
        ("fergusson", 2, 2),
        ("fergusson", 3, 3),
        ("fergusson", 4, 3),
        ("macdonald", 1, 1),
        ("macdonald", 2, 1),
        ("macdonald", 3, 0),
        ("campbell", 2, 0),
    ],
)
def test_t8_counts_what_a_clan_began_with(clan: str, players: int, expected: int) -> None:
    assert glory("t8", {"clan": clan}, players=players) == expected


@pytest.mark.rule("SCO-T9")
@pytest.mark.parametrize(
    ("on_map", "expected"),
    [
        ({"sheep": ["b2"]}, 2),  # £5
        ({"sheep": ["b8"]}, 2),  # £6
        ({"sheep": ["d4", "d6"]}, 0),  # £4
        ({"woodcutter": ["b2"], "field": ["b8"], "miner": ["i4"], "cow": ["a5"]}, 6),
    ],
)
def test_t9_counts_units_on_expensive_land(on_map: dict[str, list[str]], expected: int) -> None:
    assert glory("t9", {"units": on_map}) == expected


@pytest.mark.rule("SCO-T9")
def test_t9_does_not_count_lochs() -> None:
    assert glory("t9", {"clan": "macdonald", "units": {"fisherman": ["c5"]}}) == 0


# Border spaces.

LARGE_BORDER = (
    "a1 a2 a3 a4 a5 a6 a7 a8 a9 b1 b9 c1 c9 d1 d9 e1 e9 f1 f9 g1 g9 h1 h9 i1 i9 j1 j9 k1 k9 "
    "l1 l9 m1 m2 m3 m4 m5 m6 m7 m8 m9"
)
SMALL_BORDER = (
    "a1 a4 a7 a8 a9 b1 b2 b4 b6 b8 c3 c4 c7 d2 d7 e1 e2 e8 e9 g9 h1 h8 i2 i8 j2 j8 k1 k3 k4 k8 "
    "l1 l2 l4 l6 l7 l8 m2 m5 m6 m9"
)


@pytest.mark.rule("SCO-2")
@pytest.mark.parametrize("players", [3, 4])
def test_the_border_of_the_whole_map_is_its_edge_land_and_loch(players: int) -> None:
    assert border(position(players)) == LARGE_BORDER
    other = position(players, map=["A2", "B2", "C2", "D2"])
    assert border(other) == LARGE_BORDER


@pytest.mark.rule("SCO-2")
def test_the_border_of_the_small_map_is_what_lies_beside_mist() -> None:
    assert border(position(2)) == SMALL_BORDER
    board = position(2).state.setup.board
    beside = {s for s in range(SPACES) if board.adjacent[s] & board.mist}
    assert set(spaces_of(board.border)) == beside - set(spaces_of(board.mist))
    other = position(2, map=["A2", "B2", "C2", "D2"])
    assert border(other) == (
        "a1 a2 a3 a6 a8 a9 b2 b3 b4 b5 b7 c2 c7 d2 d7 d8 e2 e8 f1 f8 f9 h1 h8 h9 i2 i8 j2 j8 k3 "
        "k7 k8 l2 l3 l4 l6 l8 l9 m1 m2 m5 m6 m9"
    )


@pytest.mark.rule("SCO-2", "SCO-T5")
@pytest.mark.parametrize(
    ("space", "small", "large"),
    [
        ("a7", 3, 3),  # on the edge and beside mist
        ("m1", 0, 3),  # on the edge, no mist beside it
        ("k3", 3, 0),  # beside mist, inside
        ("e4", 0, 0),
    ],
)
def test_lochs_on_the_border_differ_by_map(space: str, small: int, large: int) -> None:
    seat = {"clan": "macdonald", "units": {"fisherman": [space], "cow": ["a8"]}}
    by_players = [glory("t5", seat, players=players) for players in (1, 2, 3, 4)]
    assert by_players == [small, small, large, large]


@pytest.mark.rule("SCO-2", "SCO-T5")
@pytest.mark.parametrize(
    ("space", "small", "large"),
    [
        ("g9", 3, 3),  # on the edge and beside mist
        ("a5", 0, 3),  # on the edge, no mist beside it
        ("b4", 3, 0),  # beside mist, inside
        ("b5", 0, 0),
    ],
)
def test_land_on_the_border_differs_by_map(space: str, small: int, large: int) -> None:
    seat: Seat = {"units": {"sheep": [space], "cow": ["a8"]}}
    by_players = [glory("t5", seat, players=players) for players in (1, 2, 3, 4)]
    assert by_players == [small, small, large, large]


@pytest.mark.rule("SCO-2", "SOL-1")
def test_neutral_pieces_make_no_new_border() -> None:
    blocked = {"m2", "m6", "c6", "d3", "f7", "j7"}
    left = " ".join(space for space in SMALL_BORDER.split() if space not in blocked)
    assert border(position(1)) == left


@pytest.mark.rule("SCO-2", "VAR-4")
@pytest.mark.parametrize(("players", "whole"), [(2, SMALL_BORDER), (3, LARGE_BORDER)])
def test_covered_spaces_make_no_new_border(players: int, whole: str) -> None:
    covered = ["d4", "g3", "j4", "d6"]
    game = position(players, options={"tighter_map": True}, covered=covered)
    assert border(game) == whole
