"""The board's tables against a slow and obvious reading of the rules, on sets and without masks.

The slow side knows hexes only by the distance of their middles on the page, and walks loch by loch.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from types import MappingProxyType

import pytest

from caledonia.board import Board, build_board, module_of, river_across
from caledonia.content import Content, ModuleSide, SpaceData, load_content
from caledonia.content.geometry import (
    CENTRAL_LOCHS,
    CORNER_LOCH,
    MODULE_SPACES,
    SPACES_AT,
    corners,
    distance,
    edge_ends,
)
from caledonia.content.validator import map_sides
from caledonia.types import COLUMNS, SPACE_NAMES, Mask, mask_of, parse_space, spaces_of

BASE = load_content()
MAPS = list(map_sides())
NAMES = [f"{column}{row}" for column in COLUMNS for row in range(1, 10)]
all_maps = pytest.mark.parametrize("sides", MAPS, ids=" ".join)
both_sizes = pytest.mark.parametrize("small", [False, True], ids=["3-4 players", "1-2 players"])


def middle(name: str) -> tuple[float, float]:
    """Return the middle of a hex of height 1 on the page."""
    column = "abcdefghijklm".index(name[0])
    return column * math.sqrt(3) / 2, int(name[1]) + (0.5 if name[0] in "bdfhjl" else 0)


@cache
def beside(name: str) -> frozenset[str]:
    """Return the hexes whose middles are one height away."""
    here = middle(name)
    return frozenset(n for n in NAMES if abs(math.dist(here, middle(n)) - 1) < 0.01)


@dataclass
class SlowMap:
    """A map read off the module data, in names of spaces."""

    lochs: set[str]
    land: set[str]
    """Land in play, with what neutral pieces hold."""
    mist: set[str]
    rivers: set[frozenset[str]]
    deltas: set[str]

    def active(self) -> set[str]:
        return self.lochs | self.land

    def neighbouring(self, one: str) -> set[str]:
        """EXP-3, read literally."""
        if one not in self.active():
            return set()
        return {
            other
            for other in beside(one) & self.active()
            if frozenset((one, other)) not in self.rivers
        }

    def in_reach(self, one: str, level: int) -> set[str]:
        """EXP-6, read literally."""
        if one not in self.active():
            return set()
        reached = self.neighbouring(one)
        if level >= 1:
            reached |= beside(one) & self.active()
        last = {one}
        for _ in range(1, level):
            # The k-th loch of a chain is adjacent to the one before it.
            last = {x for before in last for x in beside(before) if x in self.lochs}
            reached |= {target for x in last for target in beside(x) if target in self.active()}
        return reached - {one}

    def border(self, small: bool) -> set[str]:
        """SCO-2, read literally."""
        if small:
            return {name for name in self.active() if beside(name) & self.mist}
        return {name for name in self.active() if len(beside(name)) < 6}


def deltas(rivers: Iterable[tuple[tuple[int, int], ...]], lochs: set[str]) -> set[str]:
    """CLN-R, read literally: beside the last edge before a loch, at either end of a river.

    The spaces at both ends of an edge are the common neighbours of those beside it.
    """
    spaces = set()
    for river in rivers:
        for one, other in ((SPACE_NAMES[a], SPACE_NAMES[b]) for a, b in (river[0], river[-1])):
            if beside(one) & beside(other) & lochs:
                spaces |= {one, other}
    return spaces


def slow_map(content: Content, sides: Iterable[str], small: bool) -> SlowMap:
    modules = [content.modules[side] for side in sides]
    spaces = {SPACE_NAMES[s]: data for module in modules for s, data in module.spaces.items()}
    assert sorted(spaces) == sorted(NAMES)
    mist = {name for name, data in spaces.items() if data.mist}
    lochs = {name for name, data in spaces.items() if not data.terrain}
    courses = [river for module in modules for river in module.rivers]
    return SlowMap(
        lochs=lochs,
        land=set(NAMES) - lochs - (mist if small else set()),
        mist=mist,
        rivers={frozenset(SPACE_NAMES[s] for s in pair) for river in courses for pair in river},
        deltas=deltas(courses, lochs),
    )


def names(mask: Mask) -> set[str]:
    return {SPACE_NAMES[s] for s in spaces_of(mask)}


def check_reach(board: Board, slow: SlowMap) -> None:
    for space, name in enumerate(NAMES):
        assert names(board.adjacent[space]) == beside(name)
        assert names(board.neighbours[space]) == slow.neighbouring(name), name
        for level in range(6):
            assert names(board.reach[level][space]) == slow.in_reach(name, level), (name, level)


@pytest.mark.rule("SET-2", "EXP-3", "EXP-4", "EXP-5", "EXP-6", "TWO-1")
@both_sizes
@all_maps
def test_reach_agrees_with_the_slow_map(sides: tuple[str, ...], small: bool) -> None:
    board = build_board(BASE, sides, small=small)
    assert len(board.reach) == 6
    check_reach(board, slow_map(BASE, sides, small))


@pytest.mark.rule("SCO-2", "TWO-1", "CLN-R")
@both_sizes
@all_maps
def test_borders_deltas_and_land_agree(sides: tuple[str, ...], small: bool) -> None:
    board, slow = build_board(BASE, sides, small=small), slow_map(BASE, sides, small)
    assert names(board.border) == slow.border(small)
    assert names(board.delta) == slow.deltas & slow.land
    assert names(board.land) == slow.land
    assert names(board.lochs) == slow.lochs
    assert names(board.mist) == slow.mist


@both_sizes
@all_maps
def test_terrain_and_cost_agree(sides: tuple[str, ...], small: bool) -> None:
    board = build_board(BASE, sides, small=small)
    data = {s: d for side in sides for s, d in BASE.modules[side].spaces.items()}
    land = set(spaces_of(board.land))
    for mask, bit in ((board.grassland, 1), (board.forest, 2), (board.mountain, 4)):
        assert set(spaces_of(mask)) == {s for s in land if data[s].terrain & bit}
    assert board.land_cost == tuple(data[s].cost for s in range(117))
    for limit in range(7):
        cheap = {s for s in land if data[s].cost <= limit}
        assert set(spaces_of(board.cost_at_most[limit])) == cheap
    assert set(spaces_of(board.expensive)) == {s for s in land if data[s].cost in (5, 6)}


@pytest.mark.rule("SOL-1")
@all_maps
def test_neutral_pieces_hold_all_land_of_cost_1(sides: tuple[str, ...]) -> None:
    solo = build_board(BASE, sides, small=True, block_cost_one=True)
    plain = build_board(BASE, sides, small=True)
    assert solo.blocked == plain.cost_at_most[1]
    assert solo.blocked
    assert solo.land == plain.land & ~solo.blocked
    for mask in (solo.grassland, solo.forest, solo.mountain, solo.delta, solo.border):
        assert not mask & solo.blocked
    assert solo.border == plain.border & ~solo.blocked
    assert solo.reach == plain.reach


@pytest.mark.rule("VAR-4")
@both_sizes
@all_maps
def test_covered_spaces_are_out_of_play(sides: tuple[str, ...], small: bool) -> None:
    plain = build_board(BASE, sides, small=small)
    for first in (0, 5, 11):
        covered = mask_of(
            [[s for s in MODULE_SPACES[m] if plain.land >> s & 1][first] for m in "ABCD"]
        )
        board = build_board(BASE, sides, small=small, covered=covered)
        slow = slow_map(BASE, sides, small)
        slow.land -= names(covered)
        check_reach(board, slow)
        assert board.land == plain.land & ~covered
        assert board.border == plain.border & ~covered
        assert names(board.border) == slow.border(small)
        assert board.delta == plain.delta & ~covered
        assert board.covered == covered


@pytest.mark.rule("SET-3")
@all_maps
def test_ports_by_player_count(sides: tuple[str, ...]) -> None:
    large = build_board(BASE, sides, small=False)
    assert large.ports == tuple(parse_space(name) for name in ("a1", "m1", "m9", "a9"))
    small = build_board(BASE, sides, small=True)
    assert small.ports == tuple(BASE.modules[side].small_port for side in sides)
    for board in (large, small):
        for port in board.ports:
            assert board.lochs >> port & 1
            assert any(board.reach[5][s] >> port & 1 for s in spaces_of(board.land))


@all_maps
def test_reach_is_mutual_and_grows(sides: tuple[str, ...]) -> None:
    board = build_board(BASE, sides, small=True)
    for level, table in enumerate(board.reach):
        for space in range(117):
            assert all(table[other] >> space & 1 for other in spaces_of(table[space]))
            assert not table[space] >> space & 1
            assert not level or not board.reach[level - 1][space] & ~table[space]


# A plain map drawn by hand: grassland of cost 2, with lochs, mist and rivers where a test wants.


def drawn(lochs: str = "", mist: str = "", rivers: tuple[str, ...] = ()) -> Content:
    """Return the base pack with eight plain sides."""
    wet = {parse_space(name) for name in lochs.split()}
    misty = {parse_space(name) for name in mist.split()}
    courses = [
        tuple(tuple(sorted(map(parse_space, word.split("/")))) for word in river.split())
        for river in rivers
    ]
    modules = {}
    for letter, spaces in MODULE_SPACES.items():
        fixed = {CORNER_LOCH[letter], *CENTRAL_LOCHS[letter]} | wet
        data = {
            s: SpaceData(0, 0, mist=False) if s in fixed else SpaceData(1, 2, mist=s in misty)
            for s in spaces
        }
        own = tuple(course for course in courses if module_of(course[0][0]) == letter)
        for number in "12":
            side = ModuleSide(f"{letter}{number}", "", MappingProxyType(data), (), 0)
            modules[side.id] = replace(side, rivers=own)  # type: ignore[arg-type]  # pairs
    return replace(BASE, modules=MappingProxyType(modules))


def reach(board: Board, level: int, name: str) -> set[str]:
    return names(board.reach[level][parse_space(name)])


SIDES = ("A1", "B1", "C1", "D1")


@pytest.mark.rule("EXP-3")
def test_spaces_beside_each_other_are_neighbouring() -> None:
    board = build_board(drawn(), SIDES, small=False)
    assert reach(board, 0, "c3") == {"c2", "c4", "b2", "b3", "d2", "d3"}
    assert reach(board, 0, "d3") == {"d2", "d4", "c3", "c4", "e3", "e4"}
    assert reach(board, 0, "a1") == {"a2", "b1"}
    assert reach(board, 0, "m9") == {"m8", "l8", "l9"}


@pytest.mark.rule("EXP-3", "EXP-4")
def test_a_river_parts_neighbours_until_the_first_shipping_level() -> None:
    board = build_board(drawn(lochs="c3", rivers=("b3/b4 b3/c4",)), SIDES, small=False)
    assert reach(board, 0, "b3") == {"b2", "a3", "a4", "c3"}
    assert reach(board, 1, "b3") == {"b2", "a3", "a4", "c3", "b4", "c4"}
    assert river_across(board, parse_space("b4"), parse_space("b3"))
    assert not river_across(board, parse_space("b2"), parse_space("b3"))


@pytest.mark.rule("EXP-5", "EXP-6")
def test_lochs_are_crossed_one_after_another_and_never_with_land() -> None:
    # A row of lochs b2 b3 b4, nothing else near.
    board = build_board(drawn(lochs="b2 b3 b4"), SIDES, small=False)
    over_one = {"a1", "a3", "b1", "b2", "b3", "c2", "c3"}
    assert reach(board, 1, "a2") == {"a1", "a3", "b1", "b2"}
    assert reach(board, 2, "a2") == over_one
    assert reach(board, 3, "a2") - over_one == {"a4", "b4", "c4"}
    assert reach(board, 4, "a2") - reach(board, 3, "a2") == {"a5", "b5", "c5"}
    assert reach(board, 5, "a2") == reach(board, 4, "a2")


@pytest.mark.rule("EXP-6")
def test_a_river_and_a_loch_are_never_combined() -> None:
    board = build_board(drawn(lochs="c3", rivers=("b3/b4 b3/c4",)), SIDES, small=False)
    # b5 is two steps from b3: across the river to b4, then over land.
    assert "b5" not in reach(board, 5, "b3")
    # Across c3 are d2 and d3; spaces behind them are out of reach.
    assert {"d2", "d3"} <= reach(board, 2, "b3")
    assert not {"e2", "e3", "e4"} & reach(board, 5, "b3")


@pytest.mark.rule("TWO-1", "EXP-6")
def test_mist_is_neither_entered_nor_crossed() -> None:
    content = drawn(lochs="b2", mist="b1 c2")
    large = build_board(content, SIDES, small=False)
    small = build_board(content, SIDES, small=True)
    assert {"b1", "c2"} <= reach(large, 2, "a2")
    assert reach(small, 2, "a2") == {"a1", "a3", "b2", "b3", "c3"}
    assert small.reach[5][parse_space("b1")] == small.neighbours[parse_space("b1")] == 0
    assert small.lochs == large.lochs


@pytest.mark.rule("SCO-2")
def test_border_spaces_by_player_count() -> None:
    content = drawn(lochs="a4 b3", mist="a3")
    large = names(build_board(content, SIDES, small=False).border)
    assert {"a1", "a2", "a3", "a4", "g1", "m5", "b9", "c9"} <= large
    assert not {"b2", "c8", "l5"} & large
    small = names(build_board(content, SIDES, small=True).border)
    assert "a1" not in small  # a loch at the edge
    assert "a3" not in small  # mist itself
    assert small == {"a2", "a4", "b2", "b3"}  # beside mist, land and loch; no rim


def test_the_edge_of_the_map() -> None:
    board = build_board(drawn(), SIDES, small=False)
    top = {f"{column}1" for column in "abcdefghijklm"}
    bottom = {f"{column}9" for column in "abcdefghijklm"}
    sides = {f"{column}{row}" for column in "am" for row in range(1, 10)}
    assert names(board.border) == top | bottom | sides


@pytest.mark.rule("VAR-4")
def test_a_covered_space_has_no_neighbours() -> None:
    covered = mask_of([parse_space("c3")])
    board = build_board(drawn(), SIDES, small=False, covered=covered)
    plain = build_board(drawn(), SIDES, small=False)
    assert reach(board, 5, "c2") == reach(plain, 5, "c2") - {"c3"}
    assert reach(board, 5, "c3") == set()


def test_delta_is_the_last_side_before_the_loch() -> None:
    content = drawn(lochs="c3", mist="b3", rivers=("b4/c5 b4/c4 b3/c4",))
    assert names(build_board(content, SIDES, small=False).delta) == {"b3", "c4"}
    assert names(build_board(content, SIDES, small=True).delta) == {"c4"}


def test_a_river_between_two_lochs_has_a_delta_at_both_ends() -> None:
    content = drawn(lochs="c3 b5", rivers=("b4/c5 b4/c4 b3/c4",))
    assert names(build_board(content, SIDES, small=False).delta) == {"b3", "b4", "c4", "c5"}


def test_modules() -> None:
    for name, module in (("a5", "A"), ("b5", "D"), ("f4", "A"), ("f5", "D"), ("e6", "D")):
        assert module_of(parse_space(name)) == module
    for name, module in (("g5", "B"), ("h5", "C"), ("m5", "B"), ("l5", "C"), ("g6", "C")):
        assert module_of(parse_space(name)) == module
    assert {m: len(spaces) for m, spaces in MODULE_SPACES.items()} == {
        "A": 27,
        "B": 32,
        "C": 31,
        "D": 27,
    }


@all_maps
def test_rivers_are_lines_to_a_loch(sides: tuple[str, ...]) -> None:
    board = build_board(BASE, sides, small=False)
    lines = board.river_lines()
    assert len(lines) == len(board.rivers)
    for line, river in zip(lines, board.rivers, strict=True):
        assert len(line) == len(river) + 1
        assert any(board.lochs >> s & 1 for s in SPACES_AT[line[-1]])
        for start, end, side in zip(line, line[1:], river, strict=False):
            assert {start, end} == set(edge_ends(side))


def test_corners_of_a_hex() -> None:
    assert len(set(corners(0))) == 6
    shared = set(corners(parse_space("a1"))) & set(corners(parse_space("b1")))
    assert len(shared) == 2
    with pytest.raises(ValueError, match="share no side"):
        edge_ends((parse_space("a1"), parse_space("c1")))


def test_distance_counts_steps() -> None:
    for start in ("a1", "f4", "g5", "m9"):
        steps, ring, count = {start: 0}, {start}, 0
        while ring:
            count += 1
            ring = {n for name in ring for n in beside(name)} - steps.keys()
            steps |= dict.fromkeys(ring, count)
        for name in NAMES:
            assert distance(parse_space(start), parse_space(name)) == steps[name]


def test_a_board_is_built_once() -> None:
    board = build_board(BASE, ["A1", "B2", "C1", "D2"], small=True)
    assert build_board(BASE, ("A1", "B2", "C1", "D2"), small=True) is board


@pytest.mark.parametrize(
    ("sides", "covered", "message"),
    [
        (("A1", "B1", "C1"), "", "expected one side each of A, B, C, D in order"),
        (("B1", "A1", "C1", "D1"), "", "expected one side each of A, B, C, D in order"),
        (("A1", "B3", "C1", "D1"), "", "no module side 'B3': this content has A1, A2, B1"),
        (SIDES, "a1 g5", "cannot cover a1 g5: not active land of this map"),
    ],
)
def test_a_wrong_board_is_refused(sides: tuple[str, ...], covered: str, message: str) -> None:
    spaces = [parse_space(name) for name in covered.split()]
    with pytest.raises(ValueError, match=message):
        build_board(BASE, sides, small=False, covered=mask_of(spaces))


def test_mist_cannot_be_covered_on_the_small_map() -> None:
    mist = next(s for s, data in BASE.modules["A1"].spaces.items() if data.mist)
    build_board(BASE, SIDES, small=False, covered=1 << mist)
    with pytest.raises(ValueError, match="not active land"):
        build_board(BASE, SIDES, small=True, covered=1 << mist)
