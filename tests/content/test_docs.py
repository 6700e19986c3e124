"""docs/content-packs.md says what the code says: the worked example, the messages, the ranges."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from caledonia.content import inspect_content
from caledonia.content.report import MAP_TARGETS, SIDE_TARGETS
from tests.content.test_module_text import FILE, changed

PAGE = (Path(__file__).parents[2] / "docs/content-packs.md").read_text(encoding="utf-8")


def test_the_worked_example_is_the_file() -> None:
    _, _, after = PAGE.partition("<!-- example: A2.txt -->\n```\n")
    side = files("caledonia.content") / "base" / "modules" / "A2.txt"
    assert after.partition("```\n")[0] == side.read_text("utf-8")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("gf4", "fg4"),
        ("gf4", "O"),
        ("gf4", "gf7"),
        ("gf4 ", "    "),
        ("4   gfm5", "5   gfm5"),
        ("2         gf5         ~           gf2\n", ""),
        ("small port: c5", "small port: b3"),
        ("c3/c4 c3/d3", "c3/d3 c3/c4"),
        ("c3/c4 c3/d3", "c3/c4 a2/c3"),
        ("name: ", "name "),
    ],
)
def test_the_messages_are_real(pack: Path, old: str, new: str) -> None:
    (pack / FILE).write_text(changed(old, new), encoding="utf-8")
    messages = [str(problem) for problem in inspect_content(pack)[1] if problem.file == FILE]
    assert len(messages) == 1
    assert f"\n{messages[0]}\n" in PAGE


def test_the_soft_rules_have_the_ranges_of_the_code() -> None:
    for targets, of in ((SIDE_TARGETS, "side"), (MAP_TARGETS, "map")):
        for target in targets:
            assert f"| {target.text} | each {of} | {target.range} |\n" in PAGE
