"""A clan in a content pack, registered from outside: the walk of docs/adding-a-clan.md."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "tenth_clan"


def make_pack(folder: Path) -> Path:
    """Make the pack: a copy of the base pack with the clan, its figures and its words."""
    pack = folder / "lamont"
    shutil.copytree(str(files("caledonia.content") / "base"), pack)
    shutil.copy(EXAMPLE / "lamont.py", pack)
    shutil.copytree(EXAMPLE / "locale", pack / "locale")
    with (pack / "clans.toml").open("a", encoding="utf-8") as clans:
        clans.write("\n" + (EXAMPLE / "clans.toml").read_text(encoding="utf-8"))
    head = (pack / "pack.toml").read_text(encoding="utf-8")
    (pack / "pack.toml").write_text(head.replace('id = "base"', 'id = "lamont"'), encoding="utf-8")
    return pack


def test_the_document_shows_the_files() -> None:
    page = (ROOT / "docs" / "adding-a-clan.md").read_text(encoding="utf-8")
    examples = re.findall(r"<!-- example: (\S+) -->\n```\w+\n(.*?)```", page, re.DOTALL)
    assert [name for name, _ in examples] == ["clans.toml", "lamont.py", "lamont.py"]
    for name, text in examples:
        assert _dedented(text) in _dedented((EXAMPLE / name).read_text(encoding="utf-8"))


def _dedented(text: str) -> str:
    """Return lines without what depends on where they stand: indentation and a comma behind."""
    return "\n".join(line.strip().removesuffix(",") for line in text.splitlines())


def run(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    environment: Mapping[str, str] = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **variables}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_clan_from_outside_plays_like_the_others(tmp_path: Path) -> None:
    pack = make_pack(tmp_path)
    ran = run(
        *("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/outside"),
        CALEDONIA_POWERS=str(pack / "lamont.py"),
        CALEDONIA_PACKS=str(tmp_path),
    )
    assert ran.returncode == 0, ran.stdout
    assert " passed" in ran.stdout


def test_a_pack_with_an_unknown_clan_says_how_to_load_it(tmp_path: Path) -> None:
    pack = make_pack(tmp_path)
    ran = run("-m", "caledonia", "content", "check", str(pack), CALEDONIA_POWERS="")
    assert ran.returncode == 1
    assert "unknown id, expected one of" in ran.stdout
    assert "CALEDONIA_POWERS" in ran.stdout


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("lamont.txt", "", "expected a Python file with a clan"),
        ("stewart.py", "", "there is a stewart already: rename it"),
        ("empty.py", "", "expected a list of its clans"),
        ("number.py", "CLANS = {'lamont': 1}", "lamont is 1, expected a subclass of Clan"),
        (
            "second.py",
            "from caledonia.powers.base import Clan\nCLANS = {'stewart': Clan}",
            "there is a clan stewart already",
        ),
    ],
)
def test_a_file_that_is_no_clan_says_why(
    tmp_path: Path, name: str, text: str, message: str
) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    ran = run("-c", "import caledonia", CALEDONIA_POWERS=str(tmp_path / name))
    assert ran.returncode == 1
    assert message in ran.stderr


def test_a_code_that_is_taken_is_refused(tmp_path: Path) -> None:
    text = (EXAMPLE / "lamont.py").read_text(encoding="utf-8")
    (tmp_path / "lamont.py").write_text(
        text.replace('form="weave AMOUNT"', 'form="butter AMOUNT"'), encoding="utf-8"
    )
    ran = run("-c", "import caledonia.notation.forms", CALEDONIA_POWERS=str(tmp_path / "lamont.py"))
    assert ran.returncode == 1
    assert "the code 'butter' is taken by Butter" in ran.stderr
