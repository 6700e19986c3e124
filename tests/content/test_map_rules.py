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


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("1   ~           ", "1   ", "line 7: row 1 with 2 spaces, expected row 1 with a1 c1 e1"),
        ("\n2 ", "\n3 ", "row 3 with 3 spaces, expected row 2 with a2 c2 e2"),
        ("\n5   ", "\n# ", "row 5: spaces a5 c5 e5 are missing"),
        ("\nriver", "\n6  g1\nriver", "row 6 after the last row of module A"),
        ("1   ~ ", "1   g2", "row 1 space a1: land, expected a loch (printed on every side of "),
        ("1   ~ ", "1   ~*", 'row 1 space a1: "~*", expected ~ (loch) or g, f, m in this order'),
        ("1   ~ ", "1   3 ", 'row 1 space a1: "3" has no terrain, expected one to three of g, f'),
        ("1   ~ ", "1   g7", "row 1 space a1: land cost 7, expected 1 to 6"),
        ("1   ~ ", "1   g0", "row 1 space a1: land cost 0, expected 1 to 6"),
        ("1   ~ ", "1   fg2", 'row 1 space a1: "fg2", expected ~ (loch) or g, f, m in this ord'),
        ("name: ", "title: ", 'unknown key "title", expected one of name, standing, small port'),
        ("name: ", "# ", 'A1.txt: no "name", expected a line "name: …"'),
        ("name: ", "standing: house\nname: ", '"standing" for the second time, expected it once'),
        ("standing: house", "standing: guess", 'standing: "guess", expected printed or house'),
        ("small port: ", "small port: z", "small port: no space 'z"),
        (
            "    a     b",
            "    a     x",
            'line 6: "a     x     c     d     e     f", expected \'key:',
        ),
        ("river: ", "river: a1-b1 ", 'river 1: "a1-b1", expected two spaces with a stroke betwee'),
        ("river: ", "river:\nriver: ", "river 1: empty, expected sides like c4/d3 from source"),
    ],
)
def test_a_wrong_text_is_named(edit: Edit, old: str, new: str, problem: str) -> None:
    found = edit("modules/A1.txt", old, new)
    assert any(problem in text for text in found), "\n".join(found)
    assert found[0].startswith("modules/A1.txt")


def test_both_sides_must_differ(pack: Path, edit: Edit) -> None:
    (pack / "modules/A2.txt").write_text((pack / "modules/A1.txt").read_text())
    found = edit("modules/A2.txt", "name: ", "name: Another ")
    assert found == ["modules/A2.txt: same as A1, expected another side"]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda side: with_spaces(side, "g9", GRASS), "row 9 space g9: wrong outline"),
        (lambda side: with_spaces(side, "f4", GRASS), "row 4 space f4: land, expected a loch"),
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
        (lambda side: with_spaces(side, "d4", MIST), "row 4 space d4: mist inside the map"),
        (lambda side: replace(side, small_port=parse_space("b2")), "b2 is no loch of this module"),
        (lambda side: replace(side, small_port=parse_space("m9")), "m9 is no loch of this module"),
        (lambda side: replace(side, small_port=parse_space("a1")), "nearer the centre than the co"),
    ],
)
def test_a_wrong_side_is_named(change: Callable[[ModuleSide], ModuleSide], problem: str) -> None:
    found = reasons(change(with_rivers(*RIVERS)))
    assert len(found) == 1
    assert problem in found[0]


@pytest.mark.parametrize(
    ("rivers", "problem"),
    [
        (RIVERS[:2], "rivers: 2, expected 3 to 5"),
        ((*RIVERS, "a2/b3"), "river 4: a2/b3, expected two adjacent spaces"),
        ((*RIVERS, "a5/b5"), "river 4: a5/b5 leaves the module, expected two of its own spaces"),
        ((*RIVERS, "b2/c3"), "river 4: b2/c3 touches a loch, expected a side between two land"),
        ((*RIVERS, "a3/b3 b3/c4"), "river 4: its sides do not join, expected each to share a "),
        ((*RIVERS, "a4/b3 a3/b3"), "river 4: ends after a3/b3 on land, expected its mouth at"),
        ((*RIVERS, "b4/c5 b4/c4 b3/c4"), "river 4: b4/c5 ends at the seam of another module"),
        ((*RIVERS, "d2/d3"), "river 4: d2/d3 is part of river 2 too, expected it once"),
        ((RIVERS[0],) * 3, "rivers: 2 delta spaces, expected at least 4"),
    ],
)
def test_a_wrong_river_is_named(rivers: tuple[str, ...], problem: str) -> None:
    found = reasons(with_rivers(*rivers))
    assert any(text.startswith(problem) for text in found), "\n".join(found)


def test_a_river_may_be_a_single_side() -> None:
    assert reasons(with_rivers(*RIVERS, "b3/c4")) == []


def test_a_river_between_two_lochs_has_a_delta_at_both_ends() -> None:
    course = "d1/e2 d2/e2 d2/e3 d2/d3"
    once, twice = (
        with_spaces(replace(with_rivers(course), spaces=PLAIN.spaces), lochs, LOCH)
        for lochs in ("c3", "c3 e1")
    )
    assert [report("", [side]).delta for side in (once, twice)] == [2, 4]
    few = "delta spaces, expected at least 4"
    assert [any(few in text for text in reasons(side)) for side in (once, twice)] == [True, False]


def test_a_wrong_river_can_be_reported() -> None:
    assert report("", [with_rivers("a2/b3", "a3/b3 b3/c4")]).delta == 3


def test_a_river_must_not_close_a_ring() -> None:
    ring = "d3/e3 d2/e3 e2/e3 e3/f2 e3/f3 e3/e4 d3/e3"
    found = reasons(with_rivers(ring, *RIVERS))
    assert any(text.startswith("river 1: its sides do not join") for text in found)


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
    found = [str(problem) for problem in check_maps(replaced(sides))]
    assert len(found) == 16
    assert "modules map A1 B1 C1 D1: 18 lochs, expected 26 to 34" in found


def test_too_many_lochs() -> None:
    land = [s for s, data in BASE.modules["A1"].spaces.items() if data.terrain]
    drowned = {**BASE.modules["A1"].spaces, **dict.fromkeys(land[:12], LOCH)}
    side = replace(BASE.modules["A1"], spaces=MappingProxyType(drowned))
    found = [str(problem) for problem in check_maps(replaced({"A1": side}))]
    assert any("lochs, expected 26 to 34" in text for text in found)
    assert all("A1" in text for text in found)


def surrounded(space: str, data: SpaceData) -> Content:
    """Return the base pack with something all around a space of C1."""
    around = dict.fromkeys(ADJACENT[parse_space(space)], data)
    side = BASE.modules["C1"]
    return replaced({"C1": replace(side, spaces=MappingProxyType({**side.spaces, **around}))})


def test_land_that_mist_cuts_off() -> None:
    found = [str(problem) for problem in check_maps(surrounded("i8", MIST))]
    prefix = "modules map A1 B1 C1 D1 with 1-2 players: i8"
    assert f"{prefix} is cut off, expected other land in reach by shipping" in found
    assert f"{prefix} are not joined to the centre, expected one connected field" in found
    assert not any("3-4 players" in text for text in found)


def test_land_among_lochs_is_not_cut_off() -> None:
    found = [str(problem) for problem in check_maps(surrounded("i8", LOCH))]
    assert not any("cut off" in text for text in found)


def test_a_port_that_nobody_reaches() -> None:
    content = replaced({"C1": plain_side("C", "k7", "j6 j7 k6 k8 l6 l7")})
    found = [str(problem) for problem in check_maps(content)]
    prefix = "modules map A1 B1 C1 D1 with 1-2 players: "
    assert f"{prefix}no land reaches the port k7, expected some by shipping" in found
