"""Figures of maps, against maps counted by hand and against a slow reading of the rules."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType

import pytest

from caledonia.board import build_board
from caledonia.content import Content, ModuleSide, SpaceData, load_content
from caledonia.content.geometry import CENTRAL_LOCHS, CORNER_LOCH, MODULE_SPACES, edge
from caledonia.content.report import MAP_TARGETS, SIDE_TARGETS, Target, report
from caledonia.content.validator import map_sides
from caledonia.map_figures import all_maps, map_figures, port_reach, regions, side_border
from caledonia.types import SPACE_NAMES, parse_space
from tests.test_board import slow_map

BASE = load_content()
FIRST = ("A1", "B1", "C1", "D1")
PORTS = {"A": "c3", "B": "k3", "C": "k7", "D": "c7"}
LOCH = SpaceData(0, 0, mist=False)
GRASS = SpaceData(1, 2, mist=False)
MIST = SpaceData(1, 2, mist=True)


def side(letter: str, number: int, rivers: str = "", **spaces: SpaceData) -> ModuleSide:
    """Return a side of grassland with the printed lochs and a small port, and some other spaces."""
    lochs = {CORNER_LOCH[letter], *CENTRAL_LOCHS[letter], parse_space(PORTS[letter])}
    data = {s: LOCH if s in lochs else GRASS for s in MODULE_SPACES[letter]}
    data |= {parse_space(name): space for name, space in spaces.items()}
    courses = [
        tuple(edge(*map(parse_space, word.split("/"))) for word in river.split())
        for river in rivers.split(",")
        if river
    ]
    return ModuleSide(
        id=f"{letter}{number}",
        name="Plain",
        spaces=MappingProxyType(data),
        rivers=tuple(courses),
        small_port=parse_space(PORTS[letter]),
    )


def pack(*sides: ModuleSide) -> Content:
    """Return the base pack with plain sides but for these."""
    plain = {f"{letter}{n}": side(letter, n) for letter in "ABCD" for n in (1, 2)}
    plain |= {side_of_pack.id: side_of_pack for side_of_pack in sides}
    return replace(BASE, modules=MappingProxyType(plain))


def test_a_plain_map() -> None:
    figures = map_figures(pack(), FIRST)
    # 117 spaces, with 4 corners, 10 lochs in the middle and 4 small ports.
    assert (figures.full.counts.land, figures.full.counts.lochs) == (99, 18)
    assert figures.full.regions == (99,)
    # Beside a1 lie a2 and b1; beside m9 l8, l9 and m8; no other loch leads there.
    assert figures.full.port_reach[0] == (2,) * 6
    assert figures.full.port_reach[2] == (3,) * 6
    # Beside c3 lies land on all sides.
    assert figures.small.port_reach[0] == (6,) * 6
    assert [SPACE_NAMES[port] for port in figures.small.ports] == ["c3", "k3", "k7", "c7"]
    # 40 spaces lie on the edge, the four corners are lochs.
    assert (figures.full.border, figures.full.border_lochs) == (36, 4)


def test_lochs_lead_to_a_port() -> None:
    content = pack(side("A", 1, b1=LOCH))
    # Only a2 lies beside a1; over b1 also b2, c1 and c2 reach it.
    assert map_figures(content, FIRST).full.port_reach[0] == (1, 1, 4, 4, 4, 4)
    assert map_figures(content, ("A2", *FIRST[1:])).full.port_reach[0] == (2,) * 6


def test_a_river_divides_regions() -> None:
    around = "a2/a3 a2/b2 b1/b2 b1/c2 b1/c1"
    assert map_figures(pack(side("A", 1, around)), FIRST).full.regions == (97, 2)
    # A river that ends inside the land divides nothing.
    assert map_figures(pack(side("A", 1, around[:17])), FIRST).full.regions == (99,)


def test_mist_divides_the_small_map() -> None:
    content = pack(side("A", 1, c1=MIST, c2=MIST, b2=MIST, a3=MIST))
    figures = map_figures(content, FIRST)
    assert figures.full.regions == (99,)
    # a2 and b1 are left behind the mist.
    assert figures.small.regions == (93, 2)
    assert (figures.full.counts.mist, figures.small.counts.mist, figures.small.counts.land) == (
        4,
        0,
        95,
    )


def test_the_border_of_a_side() -> None:
    content = pack(side("D", 2, a6=MIST))
    # a2 to a5 at the left; b1, c1, d1, e1, f1 at the top.
    assert side_border(content, "A1", small=False) == (9, 9)
    # Only a5 lies beside the mist of a6, which is mist on one side of module D.
    assert side_border(content, "A1", small=True) == (0, 1)
    assert side_border(content, "D2", small=False) == (8, 8)


def test_the_small_border_depends_on_the_sides_beside() -> None:
    content = pack(side("D", 2, d5=MIST))
    # c5 and d4 lie beside d5, which is mist on one side of module D only.
    assert side_border(content, "A1", small=True) == (0, 2)


@pytest.mark.parametrize("small", [False, True], ids=["3-4 players", "1-2 players"])
@pytest.mark.parametrize("sides", list(map_sides())[::5], ids=" ".join)
def test_reach_and_regions_by_the_slow_map(sides: tuple[str, ...], small: bool) -> None:
    board, slow = build_board(BASE, sides, small=small), slow_map(BASE, sides, small)
    for port in board.ports:
        name = SPACE_NAMES[port]
        expected = [sum(name in slow.in_reach(s, level) for s in slow.land) for level in range(6)]
        assert list(port_reach(board, port)) == expected
    left, sizes = set(slow.land), []
    while left:
        region, newest = set[str](), {left.pop()}
        while newest:
            region |= newest
            newest = {o for s in newest for o in slow.neighbouring(s) & slow.land} - region
        left -= region
        sizes.append(len(region))
    assert list(regions(board)) == sorted(sizes, reverse=True)


def test_all_maps_are_reported() -> None:
    assert [each.sides for each in all_maps(BASE)] == list(map_sides())


def test_counts_of_a_side() -> None:
    figures = report(
        "A1",
        [
            side(
                "A",
                1,
                "b3/b4 b4/c4,d2/d3",
                a2=SpaceData(3, 1, mist=False),
                b1=SpaceData(7, 6, mist=True),
                c1=SpaceData(1, 1, mist=True),
                c4=SpaceData(6, 4, mist=False),
                c5=SpaceData(4, 1, mist=False),
            )
        ],
    )
    assert (figures.land, figures.lochs, figures.mist) == (23, 4, 2)
    assert figures.costs == (3, 18, 0, 1, 0, 1)
    assert figures.mean_cost == round((3 + 36 + 4 + 6) / 23, 2)
    assert figures.cheapest_on_small_map == 2
    # Land with two terrains costs 2 to 5: a2 is too cheap.
    assert figures.odd_costs == 1
    assert (figures.grassland, figures.forest, figures.mountain) == (21, 3, 3)
    assert (figures.two_terrains, figures.three_terrains) == (2, 1)
    assert figures.figure("grassland") == figures.share(21) == 91
    assert (figures.rivers, figures.river_sides, figures.delta) == (2, 3, 4)


@pytest.mark.parametrize(
    ("target", "text", "is_met"),
    [
        (Target("land", "", 22, 23), "22-23", True),
        (Target("land", "", 24, 30), "24-30", False),
        (Target("land", "", 0, 22), "at most 22", False),
        (Target("land", "", 23, None), "at least 23", True),
        (Target("odd_costs", "", 0, 0), "0", True),
        (Target("mean_cost", "", 1.99, 2.01), "1.99-2.01", True),
        (Target("grassland", "", 99, 100), "99-100", True),
    ],
)
def test_a_target(target: Target, text: str, is_met: bool) -> None:
    assert target.range == text
    assert target.is_met(report("", [side("A", 1)])) == is_met


def test_what_a_plain_map_misses() -> None:
    assert [target.key for target in map_figures(pack(), FIRST).missed()] == [
        "lochs",
        "grassland",
        "forest",
        "mountain",
        "two_terrains",
        "mean_cost",
        "cheapest_on_small_map",
    ]


def test_every_target_judges_a_figure() -> None:
    figures = report("", [side("A", 1)])
    for target in (*MAP_TARGETS, *SIDE_TARGETS):
        assert figures.figure(target.key) >= 0
