"""Broken files: the message names file, item and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from caledonia.content import ContentError, inspect_content, load_content
from caledonia.content.digest import content_digest
from tests.content.conftest import Edit

RANGE = "expected a whole number from"


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        ("pack.toml", 'id = "base"', "id = 3", "pack.toml id: 3, expected a text"),
        ("pack.toml", 'contracts = "printed"', 'contracts = "x"', '"x", expected "printed" or'),
        ("pack.toml", "notes =", "note =", "pack.toml note: unknown, expected one of id, name,"),
        ("units.toml", "cost = 8", "cost = -1", f"units.toml units sheep cost: -1, {RANGE} 0 to"),
        ("units.toml", "cost = 8", "cost = true", f"units sheep cost: true, {RANGE} 0 to 99"),
        ("units.toml", "cost = 8", "price = 8", f"units sheep cost: missing, {RANGE} 0 to 99"),
        ("units.toml", "cost = 8", "cost = 8\nprice = 8", "units sheep price: unknown, expected"),
        ("units.toml", "[units.cow]", "[units.goat]", "units cow: missing, expected a table"),
        ("units.toml", "merchants_in_stock = 2", "merchants_in_stock = 8", "8, expected at most 7"),
        ("units.toml", "levels = 5", 'levels = "5"', f'shipping levels: "5", {RANGE} 1 to 5'),
        ("units.toml", "levels = 5", "levels = 6", f"shipping levels: 6, {RANGE} 1 to 5"),
        ("units.toml", "levels = 5", "levels = 0", f"shipping levels: 0, {RANGE} 1 to 5"),
        ("units.toml", 'standing = "printed"', "", "units standing: missing, expected "),
        ("units.toml", "[units]", "[units", "units.toml: not TOML: "),
        ("market.toml", "8], start = 4", "7, 8], start = 4", "large grain steps: 10 steps, expec"),
        ("market.toml", "3, 3, 4", "4, 3, 4", "large wool steps: [4, 3, 4, 4, 5, 5, 6, 6, 7, 8], "),
        ("market.toml", "start = 4", "start = 11", f"large wool start: 11, {RANGE} 1 to 10"),
        ("market.toml", "[4, 7]", "[4, 11]", "large medium: [4, 11], expected a list of 2 whole"),
        ("market.toml", "[4, 7]", "[7, 4]", "large medium: [7, 4], expected the lower step first"),
        ("market.toml", "[0, 4, 3, 3]", "[0, 4, 3]", "neighbourhood limit: [0, 4, 3], expected a "),
        ("export.toml", "columns = 2", "columns = 3", "boxes_small columns: 3, expected 2"),
        ("export.toml", "[5, 6]", "[5, 7]", "in_use: [5, 7], expected a list of 2 whole numbers "),
        ("export.toml", "[5, 6]", "[4, 6]", "boxes_small in_use: [4, 6], expected a list of 2 who"),
        ("export.toml", "mark = 5", "mark = 0", f"import_track mark: 0, {RANGE} 1 to 99"),
        ("starting_tiles.toml", "id = 2", "id = 1", "tile 2 id: 1 is used twice, expected each"),
        ("starting_tiles.toml", "bread = 1", "beer = 1", "tile 1 goods beer: unknown, expected "),
        ("scoring_tiles.toml", "[t3]", "[t10]", "t10: unknown id, expected one of t1, t2, "),
        ("scoring_tiles.toml", "field = 2", "cow = 2", f"t3 field: missing, {RANGE} 0 to 99"),
        ("port_tiles.toml", "[p9]", "[p9.x]", "p9 cost: missing"),
        ("port_tiles.toml", "kickstarter = true", "kickstarter = 1", "p9 kickstarter: 1, expected"),
        ("port_tiles.toml", "units = 2", "units = 3", "p7 units: 3, expected 2"),
        ("clans.toml", "[stewart]", "[stuart]", "clans.toml stuart: unknown id, expected one of"),
        ("clans.toml", "workers = 3", "workers = 1", f"fergusson workers: 1, {RANGE} 2 to 8"),
        ("clans.toml", "[3, 4, 4, 5]", "[3, 4, 4]", "campbell discount: [3, 4, 4], expected a li"),
        ("scoring.toml", '"genius"', '"king"', 'solo rank 1 id: "king", expected "newbie" or '),
        ("scoring.toml", "least = 6,", "least = 8,", "solo contracts: thresholds [7, 8, 5], expec"),
        ("scoring.toml", "least = 0,", "least = 9,", "ranks: the last one from 9 points, expected"),
        ("variants.toml", "-3, -2", "-4, -2", "solo_dice price_die: [-4, -2, -1, 1, 2, 3], exp"),
        ("variants.toml", "rolls = 3", "rolls = 0", f"solo_dice rolls: 0, {RANGE} 1 to 6"),
        ("variants.toml", "-3, -2", "-3, 0", "solo_dice price_die: [-3, 0, -1, 1, 2, 3], expected"),
    ],
)
def test_a_wrong_figure_is_named(edit: Edit, file: str, old: str, new: str, problem: str) -> None:
    problems = edit(file, old, new)
    assert any(problem in text for text in problems), "\n".join(problems)
    assert problems[0].startswith(file)


CONTRACTS = "contracts.json"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('{"wool": 4}', '{"grain": 4}', "contract 1 cost grain: unknown, expected one of beef, "),
        ('{"wool": 4}', "{}", "contract 1 cost: empty, expected at least one good or meat"),
        ('{"wool": 4}', '{"wool": 0}', f"contract 1 cost wool: 0, {RANGE} 1 to 9"),
        ('{"wool": 4}', '{"wool": 5}', "contracts.json total wool: 41, expected 40"),
        ('{"wool": 4}', "4", "contract 1 cost: 4, expected a table"),
        ('"id": 2,', '"id": 1,', "contract 1: id used twice, expected it once"),
        ('"id": 2,', '"id": "b",', f'item 2 id: "b", {RANGE} 1 to 999'),
        ('{"tobacco": 3, "hops": 2}', "{}", "contract 2 reward: empty, expected at least one"),
        ('"id": 2,', '"id": 2, "id": 2,', "contracts.json: id: occurs twice in one object"),
        ('"id": 2,', '"\\ud800": 2,', "contracts.json: a text contains half a character"),
        ("[", "", "contracts.json line 2: not JSON: "),
    ],
)
def test_a_wrong_contract_is_named(edit: Edit, old: str, new: str, problem: str) -> None:
    problems = edit(CONTRACTS, old, new)
    assert any(problem in text for text in problems), "\n".join(problems)


def test_contracts_must_be_a_list(pack: Path) -> None:
    for text in ("{}", "[]"):
        (pack / CONTRACTS).write_text(text)
        expected = "expected a list of one or more items"
        assert expected in str(inspect_content(pack)[1][0])


def test_too_few_contracts_for_the_board(pack: Path) -> None:
    one = '{"id": 1, "cost": {"wool": 4}, "reward": {"hops": 1}}'
    (pack / CONTRACTS).write_text(f"[{one}]")
    problems = [str(problem) for problem in inspect_content(pack)[1]]
    assert "contracts.json: 1 contracts, expected at least 8 to fill the board" in problems
    assert "contracts.json: 1 contracts, expected 50" in problems


def test_too_few_tiles_to_draw_from(pack: Path) -> None:
    for file, text in (
        ("port_tiles.toml", 'standing = "house"\n[p4]\nglory = 3\n'),
        ("starting_tiles.toml", 'standing = "house"\n[[tile]]\nid = 1\nmoney = 5\ngoods = {}\n'),
    ):
        (pack / file).write_text(text)
    problems = [str(problem) for problem in inspect_content(pack)[1]]
    assert "port_tiles.toml: 1 tiles without kickstarter, expected at least 4" in problems
    assert "starting_tiles.toml: 1 tiles, expected at least 5" in problems


def test_totals_bind_only_the_base_pack(edit: Edit) -> None:
    assert edit("pack.toml", 'id = "base"', 'id = "mine"') == []
    assert edit(CONTRACTS, '{"wool": 4}', '{"wool": 5}') == []
    assert edit("clans.toml", "[macewen]\nkickstarter = true\nbeer = 9\nlimit = 3\n", "") == []


def test_the_base_pack_has_nine_of_each(edit: Edit) -> None:
    problems = edit("clans.toml", "[macewen]\nkickstarter = true\nbeer = 9\nlimit = 3\n", "")
    assert problems == ["clans.toml: 8 tiles, expected 9"]


def test_all_problems_are_collected(pack: Path, edit: Edit) -> None:
    edit("units.toml", "cost = 8", "cost = -1")
    edit("modules/A1.txt", "small port: ", "small port: z")
    (pack / "clans.toml").unlink()
    with pytest.raises(ContentError) as caught:
        load_content(pack)
    files = [problem.file for problem in caught.value.problems]
    assert files[:3] == ["units.toml", "clans.toml", "modules/A1.txt"]
    assert str(caught.value).count("\n") == len(files) - 1


def test_a_missing_file_is_one_problem(pack: Path) -> None:
    for file in ("market.toml", "modules/B2.txt"):
        (pack / file).unlink()
    problems = [str(problem) for problem in inspect_content(pack)[1]]
    expected = "missing, expected this file in the pack"
    assert problems == [f"market.toml: {expected}", f"modules/B2.txt: {expected}"]


def test_a_file_that_is_no_text(pack: Path) -> None:
    (pack / "units.toml").write_bytes(b"\xff\xfe")
    assert str(inspect_content(pack)[1][0]).startswith("units.toml: not UTF-8 text")


@pytest.mark.parametrize(
    ("file", "text", "problem"),
    [
        (CONTRACTS, "[" * 100_000, "contracts.json: nested too deeply"),
        (CONTRACTS, f"[{'9' * 5000}]", "contracts.json: Exceeds the limit"),
        ("pack.toml", f"a = {'[' * 100_000}", "pack.toml: not TOML: nested too deeply"),
        ("pack.toml", f"a = {'9' * 5000}", "pack.toml: not TOML: Exceeds the limit"),
        ("pack.toml", f"id = 0x{'f' * 9000}", "pack.toml id: a value too large to show, expected"),
    ],
    ids=["deep json", "huge json", "deep toml", "huge toml", "huge hexadecimal"],
)
def test_what_no_parser_takes_is_named(pack: Path, file: str, text: str, problem: str) -> None:
    (pack / file).write_text(text)
    problems = inspect_content(pack)[1]
    assert str(problems[0]).startswith(problem)


@pytest.mark.parametrize("method", ["read_text", "is_file"])
def test_a_file_that_cannot_be_read(
    pack: Path, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, method, refuse)
    problems = [str(problem) for problem in inspect_content(pack)[1]]
    assert problems[0] == "pack.toml: cannot be read (Permission denied)"


def test_only_what_plays_counts_for_the_fingerprint(pack: Path, edit: Edit) -> None:
    before = content_digest(inspect_content(pack)[0])
    assert edit("modules/A1.txt", "name: ", "name: New ") == []
    assert content_digest(inspect_content(pack)[0]) == before
    edit("units.toml", "cost = 8", "cost = 9")
    assert content_digest(inspect_content(pack)[0]) != before


def test_another_pack_can_be_loaded(pack: Path, edit: Edit) -> None:
    edit("pack.toml", 'id = "base"', 'id = "mine"')
    edit("market.toml", "[3, 3, 4, 4, 5, 5, 6, 6, 7, 8]", "[1, 3, 4, 4, 5, 5, 6, 6, 7, 8]")
    content = load_content(pack)
    assert content.id == "mine"
    assert content.market_large.tracks[0][0] == 1
    assert load_content(pack) is content


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("levels = 5", "levels = 2", "clans.toml fergusson.shipping_large: 3, expected at most 2"),
        ("merchants = 7", "merchants = 4", "clans.toml stewart.merchants: 3, expected at most 2"),
    ],
)
def test_a_clan_begins_with_no_more_than_there_is(
    edit: Edit, old: str, new: str, problem: str
) -> None:
    assert any(text.startswith(problem) for text in edit("units.toml", old, new))
