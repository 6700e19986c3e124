"""Every hard rule of the map, broken once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

import pytest

from caledonia.content import Content, ModuleSide, SpaceData, load_content
from caledonia.content.geometry import ADJACENT, CENTRAL_LOCHS, CORNER_LOCH, MODULE_SPACES, edge
from caledonia.content.report import report
from caledonia.content.validator import check_maps, check_module, map_sides
from caledonia.types import parse_space
from tests.content.conftest import Edit

BASE = load_content()
PORTS = {"A": "c3", "B": "k3", "C": "k7", "D": "c7"}
GRASS = SpaceData(1, 2, mist=False)
LOCH = SpaceData(0, 0, mist=False)
MIST = SpaceData(1, 2, mist=True)


def with_spaces(side: ModuleSide, names: str, data: SpaceData) -> ModuleSide:
    """Return a side on which some spaces are another thing."""
    changed = {parse_space(name): data for name in names.split()}
    return replace(side, spaces=MappingProxyType({**side.spaces, **changed}))


def with_rivers(*rivers: str) -> ModuleSide:
    """Return the plain side of module A with some rivers, and otherwise right."""
    courses = [
        tuple(edge(*map(parse_space, word.split("/"))) for word in river.split())
        for river in rivers
    ]
    return replace(PLAIN, rivers=tuple(courses))


def plain_side(letter: str, port: str, mist: str) -> ModuleSide:
    """Return a side of grassland with only the printed lochs and its small port."""
    lochs = {CORNER_LOCH[letter], *CENTRAL_LOCHS[letter], parse_space(port)}
    spaces = {s: LOCH if s in lochs else GRASS for s in MODULE_SPACES[letter]}
    side = ModuleSide(f"{letter}1", "plain", MappingProxyType(spaces), (), parse_space(port))
    return with_spaces(side, mist, MIST)


PLAIN = plain_side("A", "c3", "c1 d1 e1 a3 a4")
RIVERS = ("c1/c2 b1/c2 b2/c2", "d3/e3 d2/d3", "e3/e4 d3/e4 d4/e4")
"""Three rivers that are right on the plain side: two into c3 and one into e5."""


def reasons(side: ModuleSide) -> list[str]:
    return [str(problem).removeprefix("modules/A1.txt ") for problem in check_module(side)]


def test_the_plain_side_is_right() -> None:
    assert reasons(with_rivers(*RIVERS)) == []


def test_both_sides_must_differ(pack: Path, edit: Edit) -> None:
    (pack / "modules/A2.txt").write_text((pack / "modules/A1.txt").read_text())
    problems = edit("modules/A2.txt", "name: ", "name: Another ")
    assert problems == ["modules/A2.txt: same as A1, expected another side"]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda side: with_spaces(side, "g9", GRASS), "row 9, space g9: wrong outline"),
        (lambda side: with_spaces(side, "f4", GRASS), "row 4, space f4: land, expected ~"),
        (lambda side: with_spaces(side, "b2", SpaceData(8, 2, mist=False)), "terrain 8, expected"),
        (
            lambda side: with_spaces(side, "b2", SpaceData(1, 7, mist=False)),
            "land cost 7, expected",
        ),
        (
            lambda side: with_spaces(side, "a1", SpaceData(0, 0, mist=True)),
            "loch with a cost or mi",
        ),
        (lambda side: with_spaces(side, "a3", GRASS), "mist: 4 spaces, expected 5 to 8"),
        (lambda side: with_spaces(side, "a2 b1 b2 c2", MIST), "mist: 9 spaces, expected 5 to 8"),
        (lambda side: with_spaces(side, "d4", MIST), "row 4, space d4: mist inside the map"),
        (
            lambda side: replace(side, small_port=parse_space("b2")),
            '"b2" is land, expected a loch nearer',
        ),
        (
            lambda side: replace(side, small_port=parse_space("m9")),
            '"m9" is in module C, expected a loch',
        ),
        (lambda side: replace(side, small_port=parse_space("a1")), "nearer the centre than the co"),
    ],
)
def test_a_wrong_side_is_named(change: Callable[[ModuleSide], ModuleSide], problem: str) -> None:
    problems = reasons(change(with_rivers(*RIVERS)))
    assert len(problems) == 1
    assert problem in problems[0]


@pytest.mark.parametrize(
    ("rivers", "problem"),
    [
        (RIVERS[:2], "rivers: 2, expected 3 to 5"),
        ((*RIVERS, ""), "river 4: empty, expected at least one side"),
        ((*RIVERS, "a2/b3"), 'river 4: "a2/b3" do not touch, expected two adjacent spaces'),
        ((*RIVERS, "a5/b5"), 'river 4: "a5/b5" touches b5 of module D, expected two spaces of'),
        ((*RIVERS, "b2/c3"), 'river 4: "b2/c3" lies along the loch c3, expected a side between'),
        ((*RIVERS, "a3/b3 b3/c4"), 'river 4: "b3/c4" does not continue from "a3/b3", expected'),
        ((*RIVERS, "a4/b3 a3/b3"), 'river 4: "a3/b3" ends on land, expected the mouth at'),
        (
            (*RIVERS, "b4/c5 b4/c4 b3/c4"),
            'river 4: "b4/c5" ends at the seam, beside b5 of module D',
        ),
        ((*RIVERS, "d2/d3"), 'river 4: "d2/d3" is part of river 2 too, expected it once'),
    ],
)
def test_a_wrong_river_is_named(rivers: tuple[str, ...], problem: str) -> None:
    problems = reasons(with_rivers(*rivers))
    assert any(text.startswith(problem) for text in problems), "\n".join(problems)


def test_a_river_may_be_a_single_side() -> None:
    assert reasons(with_rivers(*RIVERS, "b3/c4")) == []


def test_a_river_between_two_lochs_has_a_delta_at_both_ends() -> None:
    course = "d1/e2 d2/e2 d2/e3 d2/d3"
    once, twice = (
        with_spaces(replace(with_rivers(course), spaces=PLAIN.spaces), lochs, LOCH)
        for lochs in ("c3", "c3 e1")
    )
    assert [report("", [side]).delta for side in (once, twice)] == [2, 4]


def test_rivers_need_enough_delta_spaces() -> None:
    # All three sides between b1, b2 and c2, each into another loch.
    side = with_spaces(with_rivers("b2/c2", "b1/c2", "b1/b2"), "a2 c1", LOCH)
    problems = reasons(with_spaces(side, "b1", MIST))
    assert problems == ["rivers: 3 delta spaces, expected at least 4"]


def test_a_small_port_without_any_loch() -> None:
    problems = reasons(with_spaces(with_rivers(*RIVERS), "c3 e5 f4", GRASS))
    assert (
        'small port: "c3" is land, expected a loch nearer the centre than the corner a1' in problems
    )


def test_a_wrong_river_can_be_reported() -> None:
    assert report("", [with_rivers("a2/b3", "a3/b3 b3/c4")]).delta == 3


def test_a_river_must_not_close_a_ring() -> None:
    ring = "d3/e3 d2/e3 e2/e3 e3/f2 e3/f3 e3/e4 d3/e3"
    problems = reasons(with_rivers(ring, *RIVERS))
    assert any(text.startswith('river 1: "d3/e3" twice in river 1') for text in problems)


def replaced(sides: dict[str, ModuleSide]) -> Content:
    return replace(BASE, modules=MappingProxyType({**BASE.modules, **sides}))


def test_all_16_maps_are_checked() -> None:
    assert len(set(map_sides())) == 16
    assert list(check_maps(BASE)) == []


def test_too_few_lochs() -> None:
    plain = {
        "A": plain_side("A", "c3", "c1 d1 e1 a3 a4"),
        "B": plain_side("B", "k3", "i1 j1 k1 m3 m4"),
        "C": plain_side("C", "k7", "i9 j9 k9 m7 m6"),
        "D": plain_side("D", "c7", "c9 d9 e9 a7 a6"),
    }
    sides = {f"{k}{n}": replace(v, id=f"{k}{n}") for k, v in plain.items() for n in "12"}
    problems = [str(problem) for problem in check_maps(replaced(sides))]
    assert problems == ["modules map A1 B1 C1 D1 and 15 more: 18 lochs, expected 26 to 34"]


def test_counts_do_not_bind_printed_sides() -> None:
    bare = replace(PLAIN, rivers=())
    assert [p.item for p in check_module(bare)] == ["rivers"]
    assert check_module(bare, counted=False) == []
    inside = with_spaces(bare, "c4", MIST)
    assert [p.item for p in check_module(inside, counted=False)] == ["row 4, space c4"]

    drowned = with_spaces(BASE.modules["A1"], "b2 b3 b4 c2 c3 c4 d1 d3 e2 e3", LOCH)
    content = replaced({"A1": drowned})
    standing = MappingProxyType({**content.standing, "modules/A1": "printed"})
    lochs = [str(p) for p in check_maps(content) if "lochs, expected" in str(p)]
    assert lochs
    printed = [str(p) for p in check_maps(replace(content, standing=standing))]
    assert not any("lochs, expected" in text for text in printed)


def test_too_many_lochs() -> None:
    land = [s for s, data in BASE.modules["A1"].spaces.items() if data.terrain]
    drowned = {**BASE.modules["A1"].spaces, **dict.fromkeys(land[:12], LOCH)}
    side = replace(BASE.modules["A1"], spaces=MappingProxyType(drowned))
    problems = [str(problem) for problem in check_maps(replaced({"A1": side}))]
    assert any("lochs, expected 26 to 34" in text for text in problems)
    assert all("A1" in text for text in problems)


def test_a_single_wrong_map_is_named() -> None:
    plain = {f"{k}1": plain_side(k, port, "") for k, port in PORTS.items()}
    dry = {k: replace(v, id=k) for k, v in plain.items()}
    for letter, port in PORTS.items():
        spare = [s for s in MODULE_SPACES[letter] if plain[f"{letter}1"].spaces[s].terrain]
        drowned = dict.fromkeys(spare[:8], LOCH)
        side = replace(plain_side(letter, port, ""), id=f"{letter}2")
        dry[f"{letter}2"] = replace(side, spaces=MappingProxyType({**side.spaces, **drowned}))
    problems = [str(problem) for problem in check_maps(replaced(dry)) if "18 lochs" in str(problem)]
    assert problems == ["modules map A1 B1 C1 D1: 18 lochs, expected 26 to 34"]


def surrounded(space: str, data: SpaceData) -> Content:
    """Return the base pack with something all around a space of C1."""
    around = dict.fromkeys(ADJACENT[parse_space(space)], data)
    side = BASE.modules["C1"]
    return replaced({"C1": replace(side, spaces=MappingProxyType({**side.spaces, **around}))})


def test_land_that_mist_cuts_off() -> None:
    problems = [str(problem) for problem in check_maps(surrounded("i8", MIST))]
    prefix = "modules map A1 B1 C1 D1 and 7 more with C1, 1-2 players: i8"
    assert f"{prefix} is cut off, expected other land in reach by shipping" in problems
    assert f"{prefix} are not joined to the centre, expected one connected field" in problems
    assert not any("3-4 players" in text for text in problems)


def test_land_among_lochs_is_not_cut_off() -> None:
    problems = [str(problem) for problem in check_maps(surrounded("i8", LOCH))]
    assert not any("cut off" in text for text in problems)


def test_a_port_that_nobody_reaches() -> None:
    content = replaced({"C1": plain_side("C", "k7", "j6 j7 k6 k8 l6 l7")})
    problems = [str(problem) for problem in check_maps(content)]
    prefix = "modules map A1 B1 C1 D1 and 7 more with C1, 1-2 players: "
    assert f"{prefix}no land reaches the port k7, expected some by shipping" in problems
