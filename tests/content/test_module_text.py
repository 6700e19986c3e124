"""Every mistake that people make when typing a module side, made once.

The message names file, line, row and space, what is there and what is expected; and one slip
makes one problem.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

import pytest

from caledonia import locale
from caledonia.content import ModuleSide, inspect_content, load_content
from caledonia.content.cells import explain_cell, format_space, parse_cell
from caledonia.content.digest import content_digest
from caledonia.content.modules import ModuleReader, format_module, parse_module
from caledonia.content.types import LANGUAGES
from caledonia.content.validator import check_module

FILE = "modules/A1.txt"
SIDE = """\
# A side that is right.
name: Test Glen
character: Burns on all sides.
character de: Bäche auf allen Seiten.
standing: house
small port: c5

    a     b     c     d     e     f
1   ~           gm3*        ~
1         f2          gf5*        f1
2   g2*         g3*         m3
2         gf5         ~           gf2
3   m3*         g3          m2
3         g2*         m1          f3
4   gfm5        g3          ~
4         g2          gf4         ~
5   g3          ~           ~

river: c3/c4 c3/d3
river: b3/b4 b4/c4
river: e2/f2 e3/f2 e3/f3
river: a2/b2 a2/b1
"""
LANDS = "expected g (grassland), f (forest) or m (mountain), not"
NOTHING = "expected ~ for a loch, or land like gf3*"
STROKE = "expected two spaces with a stroke between: did you mean"
TONGUES = 'expected a language de, es, it, pt_BR, or "character" for English'
NEARER = "expected a loch nearer the centre than the corner a1: c5 "
JOINED = "expected each side to share a corner with the next, from source to mouth"
MOUTH = "expected the mouth at the corner of a loch"
KEYS = "name, standing, small port, character, character de, character es, character it, "

Check = Callable[[str | bytes], list[str]]


@pytest.fixture
def problems(pack: Path) -> Check:
    """Return a function that lists the problems of side A1 with another text."""

    def check(text: str | bytes) -> list[str]:
        data = text if isinstance(text, bytes) else text.encode()
        (pack / FILE).write_bytes(data)
        return [str(p) for p in inspect_content(pack)[1] if p.file == FILE]

    return check


def changed(old: str, new: str) -> str:
    assert SIDE.count(old) >= 1, f"no {old!r}"
    return SIDE.replace(old, new, 1)


def swapped(one: int, other: int) -> str:
    """Return the side with two of its lines, counted from 1, in each other's place."""
    lines = SIDE.split("\n")
    lines[one - 1], lines[other - 1] = lines[other - 1], lines[one - 1]
    return "\n".join(lines)


def test_the_side_is_right() -> None:
    module, standing, faults = parse_module("A1", SIDE, FILE)
    assert module is not None
    assert (standing, faults, check_module(module)) == ("house", [], [])
    assert module.character == {"en": "Burns on all sides.", "de": "Bäche auf allen Seiten."}


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        # One cell.
        (changed("gf4", "fg4"), '"fg4", expected the terrains in the order g, f, m: did you'),
        (changed("gf4", "GF4"), '"GF4", expected small letters: did you mean gf4?'),
        (changed("gf4", "ggf4"), '"ggf4", expected each terrain once: did you mean gf4?'),
        (changed("gf4", "w4"), f'"w4", {LANDS} w, then a cost 1 to 6, like gf3'),
        (changed("gf4", "O"), '"O", expected ~ for a loch'),
        (changed("gf4", "o"), '"o", expected ~ for a loch'),
        (changed("gf4", "w"), '"w", expected ~ for a loch'),
        (changed("gf4", "~*"), '"~*", expected ~ alone, as a loch has neither cost nor mist'),
        (changed("gf4", "~2"), '"~2", expected ~ alone, as a loch has neither cost nor mist'),
        (changed("gf4", "gf0"), '"gf0", expected a land cost 1 to 6'),
        (changed("gf4", "gf7"), '"gf7", expected a land cost 1 to 6'),
        (changed("gf4", "gf44"), '"gf44", expected a land cost 1 to 6'),
        (changed("gf4", "fg"), '"fg", expected a land cost 1 to 6 after the terrain, like gf3'),
        (changed("gf4", "4"), '"4", expected a terrain before the cost: g (grassland), f (for'),
        (changed("gf4", "4gf"), '"4gf", expected the cost after the terrain: did you mean gf4?'),
        (changed("gf4", "*gf4"), '"*gf4", expected one * at the end for mist: did you mean gf4*?'),
        (changed("gf4", "gf4**"), '"gf4**", expected one * at the end for mist: did you mean gf'),
        (
            changed("gf4", "gf4,"),
            '"gf4,", expected only g, f, m, a cost 1 to 6 and * for mist: did',
        ),
        (
            changed("gf4", "gf4."),
            '"gf4.", expected only g, f, m, a cost 1 to 6 and * for mist: did',
        ),
        (
            changed("gf4", "gl"),
            '"gl", expected only g, f, m, a cost 1 to 6 and * for mist: did you',
        ),
        (changed("gf4", "gf٤"), '"gf٤", expected '),
        (changed("gf4", "?"), f'"?", {NOTHING}'),
        (changed("gf4 ", "gf 4"), '"gf 4", expected "gf4"'),
        (changed("gf4 ", "    "), f"nothing under d, {NOTHING}; the row has b4 d4 f4"),
    ],
)
def test_a_mistyped_space(problems: Check, text: str, problem: str) -> None:
    faults = problems(text)
    assert len(faults) == 1, "\n".join(faults)
    assert faults[0].startswith(f"{FILE} line 16, row 4, space d4: {problem}"), faults[0]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        # Cells of a row.
        (
            changed("g2          gf4         ~", "g2  gf4"),
            "line 16, row 4: 2 spaces, expected 3: b4 d4 f4",
        ),
        (changed("gf4         ~", "gf4~"), 'line 16, row 4, space d4: "gf4~", expected "gf4 ~"'),
        (changed("gf4         ~", "gf4   m2  ~"), "line 16, row 4: 4 spaces, expected 3: b4 d4 f4"),
        (
            changed("gf4         ~", "gf4  .   ~"),
            'line 16, row 4: "." between the spaces, expected blanks',
        ),
        (
            changed("4         g2 ", "4            "),
            "line 16, row 4, space b4: nothing under b, expected ~",
        ),
        (
            changed("gf4         ~", "gf4   x   ~"),
            'line 16, row 4: 4 spaces with "x", expected 3: b4 d4 f4',
        ),
        (
            changed("gf4         ~", "gf4   :     ~"),
            'line 16, row 4: ":" between the spaces, expected blanks only',
        ),
        # Row numbers.
        (changed("4   gfm5", "5   gfm5"), 'line 15, row 4: row "5", expected 4 before a4 c4 e4'),
        (
            changed("4   gfm5", "    gfm5"),
            "line 15, row 4: no row number, expected 4 before a4 c4 e4",
        ),
        (changed("4   gfm5", "4.  gfm5"), 'line 15, row 4: row "4.", expected 4 before a4 c4 e4'),
        (changed("4   gfm5", "4:  gfm5"), 'line 15, row 4: row "4:", expected 4 before a4 c4 e4'),
        (changed("1   ~ ", "l   ~ "), 'line 9, row 1: row "l", expected 1 before a1 c1 e1'),
        (
            changed("2   g2*         g3*         m3\n", ""),
            "row 2: missing, expected a2 c2 e2 after line 10",
        ),
        (
            changed("2         gf5         ~           gf2\n", ""),
            "row 2: missing, expected b2 d2 f2 after line 11",
        ),
        (changed("1   ~           gm3*        ~\n", ""), "row 1: missing, expected a1 c1 e1"),
        (
            changed("5   g3          ~           ~\n", ""),
            "row 5: missing, expected a5 c5 e5 after line 16",
        ),
        (
            SIDE.partition("3   m3*")[0] + SIDE[SIDE.index("\nriver") :],
            "rows 3 to 5: missing, expected a3 c3 e3, then b3",
        ),
        (
            changed("2   g2* ", "2   g2*         g3*         m3\n2   g2* "),
            "line 12, row 2: 3 lines, expected 2 lines: a2 c2 e2, then b2 d2 f2",
        ),
        (
            changed("\nriver", "6   g3  ~  ~\nriver"),
            "line 18, row 6: a line too many, expected only rows 1 to 5 of module A",
        ),
        (
            swapped(11, 12),
            'lines 11 and 12, row 2: row "2" first, expected a2 c2 e2 before b2 d2 f2: the two',
        ),
        (
            swapped(11, 13),
            'lines 11 and 13, row 2: row "3" first, expected a2 c2 e2 before a3 c3 e3: the two',
        ),
        # Columns and lines that are nothing.
        (
            changed("a     b     c ", "a     x     c "),
            'line 8: "a x c d e f", expected the columns a b c d e f of mod',
        ),
        (
            changed("name", "hello world\nname"),
            'line 2: "hello world", expected a setting like "name: …", a row',
        ),
        # Settings.
        (
            changed("name: ", "name "),
            'line 2: "name Test Glen", expected a colon: "name: Test Glen"',
        ),
        (
            changed("river: c3", "river c3"),
            'line 19: "river c3/c4 c3/d3", expected a colon: "river: c3/c4',
        ),
        (
            changed("name: ", "Name: "),
            f'line 2: "Name", expected one of {KEYS}character pt_BR, river: did you mean "name"?',
        ),
        (
            changed("small port: ", "smal port: "),
            'line 6: "smal port", expected one of name, standing, small',
        ),
        (
            changed("standing: ", "name: Other\nstanding: "),
            'line 5: "name" for the second time, expected it once',
        ),
        (
            changed("name: Test Glen", "name:"),
            'line 2, name: empty, expected a line like "name: Four Burns"',
        ),
        (
            changed("name: Test Glen\n", ""),
            'name: missing, expected a line like "name: Four Burns"',
        ),
        (
            changed("Test Glen", "Glen\x1b[31m"),
            'line 2, name: "Glen?[31m", expected at most 40 characters, all',
        ),
        (changed("Test Glen", "Glen" * 40), 'line 2, name: "GlenGlen'),
        (
            changed("character de", "character fr"),
            'line 4: "character fr", expected a language de, es, it, pt_BR, or "char',
        ),
        (
            changed("character de", "character pt-br"),
            f'line 4: "character pt-br", {TONGUES}: did you mean "character pt_BR"?',
        ),
        (
            changed("character de", "character en"),
            'line 4: "character en", expected a language de, es, it, pt_BR, or',
        ),
        (changed("house", "Printed"), 'line 5, standing: "Printed", expected printed or house'),
        (
            changed("small port: c5\n", ""),
            'small port: missing, expected a line like "small port: e5"',
        ),
        (
            changed("port: c5", "port: C5"),
            'line 6, small port: "C5", expected a space of module A, columns a to f: did you m',
        ),
        (
            changed("port: c5", "port: z9"),
            'line 6, small port: "z9", expected a space of module A, columns a to f',
        ),
        (
            changed("port: c5", "port: b3"),
            f'line 6, small port: "b3" is land, {NEARER}',
        ),
        (
            changed("port: c5", "port: m9"),
            'line 6, small port: "m9" is in module C, expected a loch nearer the',
        ),
        (
            changed("port: c5", "port: a1"),
            'line 6, small port: "a1" is too far out, expected a loch nearer the',
        ),
        # Rivers.
        (
            changed("c3/c4 c3/d3", "c3/c4 d3"),
            'line 19, river 1: "d3", expected two spaces with a stroke between, like a2/a3',
        ),
        (
            changed("c3/c4 c3/d3", "c3 c4 c3/d3"),
            f'line 19, river 1: "c3 c4", {STROKE} c3/c4?',
        ),
        (SIDE[: SIDE.index("river: ")], "rivers: 0, expected 3 to 5"),
        (
            changed("c3/c4 c3/d3", "c3-c4 c3/d3"),
            f'line 19, river 1: "c3-c4", {STROKE} c3/c4?',
        ),
        (
            changed("c3/c4 c3/d3", "c3/c4 C3/D3"),
            f'line 19, river 1: "C3/D3", {STROKE} c3/d3?',
        ),
        (
            changed("c3/c4 c3/d3", "c3/c4, c3/d3"),
            f'line 19, river 1: "c3/c4,", {STROKE} c3/c4?',
        ),
        (
            changed("c3/c4 c3/d3", "c3 / c4 c3/d3"),
            f'line 19, river 1: "c3 / c4", {STROKE} c3/c4?',
        ),
        (
            changed("c3/c4 c3/d3", ""),
            "line 19, river 1: empty, expected sides like a2/a3 from source to mouth",
        ),
        (
            changed("c3/c4 c3/d3", "c3/c4 a2/c3"),
            'line 19, river 1: "a2/c3" do not touch, expected two adjacent spaces (a2: a1 a3 b1',
        ),
        (
            changed("c3/c4 c3/d3", "b4/b5"),
            'line 19, river 1: "b4/b5" touches b5 of module D, expected two spaces of module A',
        ),
        (
            changed("c3/c4 c3/d3", "c3/d2 c3/d3"),
            'line 19, river 1: "c3/d2" lies along the loch d2, expected a side between two land',
        ),
        (
            changed("e2/f2 e3/f2 e3/f3", "e2/f2 e3/f3 e3/f2"),
            'line 21, river 3: "e3/f3" does not continue from "e2/f2", '
            f'{JOINED}: did you mean "e2/f2 e3/f2 e3/f3"?',
        ),
        (
            changed("c3/c4 c3/d3", "c3/d3 c3/c4"),
            f'line 19, river 1: "c3/c4" ends on land, {MOUTH}: '
            'did you mean "c3/c4 c3/d3", from source to mouth?',
        ),
        (
            changed("b3/b4 b4/c4", "c3/c4 c3/d3"),
            'line 20, river 2: "c3/c4 c3/d3" is part of river 1 too, expected it once',
        ),
        # The wrong thing in the right form.
        (
            changed("1   ~   ", "1   g2  "),
            "line 9, row 1, space a1: land, expected ~: this space is a loch on every side of",
        ),
        (
            changed("m1 ", "m1*"),
            "line 14, row 3, space d3: mist inside the map, expected mist only at its edge",
        ),
    ],
)
def test_a_slip_is_one_precise_problem(problems: Check, text: str, problem: str) -> None:
    faults = problems(text)
    assert len(faults) == 1, "\n".join(faults)
    assert faults[0].startswith(f"{FILE} {problem}"), faults[0]


@pytest.mark.parametrize(
    "text",
    [
        SIDE.replace("\n", "\r\n"),
        "\ufeff" + SIDE,
        SIDE.replace("    ", "\t"),
        SIDE.replace("   ", " "),
        SIDE.replace("~", "~\u00a0"),
        SIDE.replace("\n\n", "\n \n# nothing\n"),
        SIDE.removesuffix("\n"),
    ],
    ids=["CRLF", "byte order mark", "tabs", "narrow", "no-break space", "comments", "no last end"],
)
def test_what_editors_do_is_no_slip(problems: Check, text: str) -> None:
    assert problems(text) == []


def test_a_file_in_another_encoding(problems: Check) -> None:
    faults = problems(SIDE.encode("latin-1"))
    reason = "not UTF-8 text (invalid continuation byte in line 4), expected it saved as UTF-8"
    assert faults == [f"{FILE}: {reason}"]


def test_a_missing_side(pack: Path) -> None:
    (pack / FILE).unlink()
    faults = [str(problem) for problem in inspect_content(pack)[1]]
    assert faults == [f"{FILE}: missing, expected this file in the pack"]


@pytest.mark.parametrize(
    ("side", "port", "edge"),
    [("A1", "e5", "a2/a3"), ("B2", "g4", "g1/g2"), ("C1", "g6", "g7/g8"), ("D2", "e6", "a6/a7")],
)
def test_examples_are_spaces_of_the_module(side: str, port: str, edge: str) -> None:
    faults = [p.reason for p in ModuleReader(side, "river:\nriver: c3", FILE).problems]
    assert any(f'"small port: {port}"' in reason for reason in faults)
    assert sum(f"like {edge}" in reason for reason in faults) == 2


def test_texts_may_hold_the_sign_of_comments() -> None:
    text = changed("Test Glen", "Glen #1").replace("Burns on all", "# burns on all")
    text = text.replace("house", "house  # ours").replace("c3/d3\n", "c3/d3  # short\n", 1)
    module, standing, faults = parse_module("A1", text, FILE)
    assert module is not None, faults
    assert (module.name, standing) == ("Glen #1", "house")
    assert module.character["en"] == "# burns on all sides."
    assert parse_module("A1", format_module(module, standing), FILE)[0] == module


def test_a_malformed_row_reports_every_bad_space() -> None:
    text = changed("g2          gf4         ~", "x gf4 ~ y g2")
    faults = [f"{p.item}: {p.reason}" for p in ModuleReader("A1", text, FILE).problems]
    assert faults[0] == "line 16, row 4: 5 spaces, expected 3: b4 d4 f4"
    assert faults[1].startswith('line 16, row 4, place 1 (space b4?): "x", expected g (grass')
    assert faults[2].startswith('line 16, row 4, place 4 (space f4?): "y", expected g (grass')
    assert len(faults) == 3


def test_any_line_left_out_or_twice_is_one_slip() -> None:
    lines = SIDE.split("\n")
    for place in range(len(lines)):
        for text in (lines[:place] + lines[place + 1 :], lines[: place + 1] + lines[place:]):
            reader = ModuleReader("A1", "\n".join(text), FILE)
            faults = check_module(reader.module) if reader.module else reader.problems
            assert len(faults) <= 1, faults


def test_any_text_is_read_or_refused() -> None:
    choices = random.Random(1)
    signs = "gfm~*1234567890 \n/:abcXO#\t.,é²\x00\u2028"
    for _ in range(300):
        text = list(SIDE)
        for _ in range(choices.randrange(1, 60)):
            text[choices.randrange(len(text))] = choices.choice(signs)
        module, standing, faults = parse_module("A1", "".join(text), FILE)
        assert (module is None) == bool(faults)
        if module:
            assert parse_module("A1", format_module(module, standing), FILE)[0] == module


def test_several_slips_are_all_reported() -> None:
    text = changed("gf4", "fg4").replace("gf5*", "gf9*").replace("5   g3 ", "6   g3 ")
    faults = [problem.item for problem in ModuleReader("A1", text, FILE).problems]
    assert faults == ["line 10, row 1, space d1", "line 16, row 4, space d4", "line 17, row 5"]


def test_rows_are_recognised_by_length_without_columns() -> None:
    rows = ["~ ~ ~ ~", "g2 g2 g2"] * 4 + ["~ ~ ~ ~"]
    lines = [f"{place // 2 + 1} {row}" for place, row in enumerate(rows)]
    head = "name: x\nstanding: house\nsmall port: g4\n"
    assert parse_module("B1", head + "\n".join(lines), "f")[2] == []
    faults = parse_module("B1", head + "\n".join([*lines[:2], *lines[3:]]), "f")[2]
    assert [(p.item, p.reason) for p in faults] == [
        ("row 2", "missing, expected g2 i2 k2 m2 after line 5")
    ]


def test_characters_are_read_as_they_are_written() -> None:
    module, standing, _ = parse_module("A1", SIDE, FILE)
    assert module is not None
    text = format_module(module, standing)
    assert text.partition("\n")[2] == SIDE.partition("\n")[2]
    assert parse_module("A1", text, FILE)[0] == module


def test_texts_do_not_count_for_the_fingerprint() -> None:
    content = load_content()
    side = content.modules["A1"]

    def digest(changed: ModuleSide) -> str:
        modules = MappingProxyType({**content.modules, "A1": changed})
        return content_digest(replace(content, modules=modules))

    texts = MappingProxyType({"en": "Other words.", "de": "Andere Worte."})
    assert digest(replace(side, name="Other", character=texts)) == content_digest(content)
    assert digest(replace(side, rivers=side.rivers[1:])) != content_digest(content)


def test_a_pack_speaks_the_languages_of_the_game() -> None:
    assert LANGUAGES == locale.LANGUAGES


def test_cells_are_read_as_they_are_written() -> None:
    for terrain in ("g", "f", "m", "gf", "gm", "fm", "gfm"):
        for text in (f"{terrain}{cost}{mist}" for cost in range(1, 7) for mist in ("", "*")):
            data = parse_cell(text)
            assert data is not None
            assert format_space(data) == text


def test_a_cell_is_explained_whatever_it_is() -> None:
    for text in ("", "*", "~~", "9" * 5000, "g" * 5000, "²", "g3g4m2", "gf3/", "😀", "£3"):
        assert parse_cell(text) is None
        assert "expected" in explain_cell(text)
