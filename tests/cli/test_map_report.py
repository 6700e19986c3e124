"""`caledonia map report`."""

from __future__ import annotations

import json
import re
import shutil
from importlib.resources import as_file, files
from pathlib import Path

import pytest
from typer.testing import CliRunner

from caledonia.cli.app import make_app
from caledonia.cli.map_tables import bar, profile
from caledonia.content import load_content
from caledonia.content.report import MAP_TARGETS, SIDE_TARGETS
from caledonia.content.validator import map_sides
from caledonia.map_figures import map_figures

BASE = load_content()


def run(*arguments: str, columns: int = 80) -> tuple[int, str]:
    env = {"COLUMNS": str(columns)}
    result = CliRunner().invoke(make_app(), ["map", "report", *arguments], env=env)
    return result.exit_code, result.output


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """Return a copy of the base pack."""
    with as_file(files("caledonia.content") / "base") as base:
        shutil.copytree(base, tmp_path / "pack")
    return tmp_path / "pack"


def test_the_overview_has_every_side_map_and_target() -> None:
    code, output = run()
    assert code == 0
    assert all(len(line) <= 80 for line in output.splitlines())
    assert "…" not in output
    for module in BASE.modules.values():
        assert f"{module.id}    {module.name}" in output
    for sides in map_sides():
        assert output.count(f"\n{''.join(sides)} ") == 2
    for target in (*MAP_TARGETS, *SIDE_TARGETS):
        assert target.text in output
    assert output.count("level 5") == 1
    judged = 16 * len(MAP_TARGETS) + 8 * len(SIDE_TARGETS)
    assert f"of {judged} targets are met" in output.splitlines()[-1]


def test_a_narrow_terminal_cuts_nothing() -> None:
    assert run(columns=40) == run(columns=80)


def test_one_map_in_any_order_of_its_sides() -> None:
    code, output = run("A1", "B2", "C1", "D2")
    assert code == 0
    assert run("d2", "b2", "C1", "a1") == (0, output)
    figures = map_figures(BASE, ("A1", "B2", "C1", "D2"))
    for field, size in ((figures.full, "3-4 players"), (figures.small, "1-2 players")):
        assert f"regions with {size}: {' '.join(map(str, field.regions))}\n" in output
        lines = [line.split() for line in output.splitlines()]
        for corner, reach in zip("ABCD", field.port_reach, strict=True):
            row = next(w for w in lines if w[:3] == [corner, *size.split()])
            assert row[4:] == list(map(str, reach))
    met = len(MAP_TARGETS) - len(figures.missed())
    assert output.endswith(f"{met} of {len(MAP_TARGETS)} targets are met\n")


def test_what_misses_a_target_is_marked(pack: Path) -> None:
    file = pack / "modules/A1.txt"
    head, river, rivers = file.read_text(encoding="utf-8").partition("\nriver")
    # Nothing but grassland: there is too little of the other terrains.
    file.write_text(re.sub(r" [gfm]+[1-6]", " g3", head) + river + rivers, encoding="utf-8")
    code, output = run("--content", str(pack))
    data = json.loads(run("--content", str(pack), "--json")[1])
    assert code == 0
    missed = [data["missed"] for data in data["maps"]]
    assert any(missed)
    good = sum(len(MAP_TARGETS) - len(keys) for keys in missed)
    good += sum(len(SIDE_TARGETS) - len(side["missed"]) for side in data["sides"])
    assert output.splitlines()[-1].startswith(f"{good} of ")
    marks = output.partition("3-4 players")[2].partition("1-2 players")[0].count("!")
    assert marks == sum(len(keys) for keys in missed)


def test_all_figures_as_json() -> None:
    code, output = run("--json")
    data = json.loads(output)
    assert code == 0
    assert list(data) == ["pack", "targets", "sides", "maps"]
    assert [side["side"] for side in data["sides"]] == list(BASE.modules)
    assert [tuple(entry["sides"]) for entry in data["maps"]] == list(map_sides())
    side = data["sides"][0]
    assert side["name"] == BASE.modules["A1"].name
    assert side["character"] == dict(BASE.modules["A1"].character)
    assert sum(side["costs"].values()) == side["land"]
    assert side["land"] + side["lochs"] == 27
    full, small = data["maps"][0]["full"], data["maps"][0]["small"]
    assert full["ports"]["A"]["space"] == "a1"
    assert len(full["ports"]["A"]["reach"]) == 6
    assert sum(full["regions"]) == full["land"] == small["land"] + full["mist"]
    highest = {target["figure"]: target["high"] for target in data["targets"]["side"]}
    assert highest == {"odd_costs": 0, "rivers": 5, "delta": None, "mist": 8}
    assert {"mean_cost", "border_land", "border_lochs", "grassland_percent"} <= set(small)


def test_one_map_as_json() -> None:
    data = json.loads(run("A2", "B2", "C2", "D2", "--json")[1])
    assert [entry["sides"] for entry in data["maps"]] == [["A2", "B2", "C2", "D2"]]
    assert [side["side"] for side in data["sides"]] == ["A2", "B2", "C2", "D2"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["A1"], "'A1' isn't a map: give one side of each module, like A1 B2 C1 D1"),
        (["A1", "A2", "C1", "D1"], "'A1 A2 C1 D1' isn't a map: give one side of each module, like"),
        (["A1", "B1", "C1", "D1", "D2"], "'A1 B1 C1 D1 D2' isn't a map: give one side of each"),
        (["A1", "B1", "C3", "D1"], "no module side 'C3': choose from A1 A2 B1 B2 C1 C2 D1 D2"),
        (["--content", "nowhere"], "no folder nowhere: give the folder of a content pack"),
    ],
)
def test_a_wrong_call_says_what_to_do(arguments: list[str], message: str) -> None:
    code, output = run(*arguments)
    assert code == 2
    assert output.startswith(f"caledonia: {message}")


def test_a_wrong_pack_is_no_wrong_call(pack: Path) -> None:
    for side in ("A1", "B1"):
        (pack / f"modules/{side}.txt").unlink()
    code, output = run("--content", str(pack))
    assert code == 1
    assert f"'caledonia content check {pack}' lists them all" in output
    assert "modules/A1.txt: missing, expected this file in the pack\nand 1 more" in output


def test_bars() -> None:
    assert [bar(share, 2) for share in (0, 0.5, 0.75, 1, 2)] == ["  ", "█ ", "█▌", "██", "██"]
    assert profile([0, 1, 2, 8]) == "▁▂▃█"
    assert profile([0, 0]) == "▁▁"
