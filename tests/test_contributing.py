"""The guide for contributors and the files of the forge agree with the project."""

from __future__ import annotations

import re
import textwrap
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests import helpers

ROOT = Path(__file__).parent.parent
GUIDE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def test_the_example_of_a_rule_test_passes() -> None:
    (example,) = re.findall(r"^ *```python\n(.*?)^ *```$", GUIDE, re.MULTILINE | re.DOTALL)
    scope: dict[str, Any] = {"pytest": pytest, **vars(helpers)}
    exec(textwrap.dedent(example), scope)
    (test,) = [value for name, value in scope.items() if name.startswith("test_")]
    (mark,) = test.pytestmark
    assert f"- {mark.args[0]} " in (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    test()


def test_the_guide_names_files_and_commands_that_exist() -> None:
    package = ROOT / "src" / "caledonia"
    named = set(re.findall(r"`((?:[\w.]+/)+[\w.]*)`", GUIDE)) - {"dist/"}
    assert "web/src/wire/live.ts" in named
    assert [name for name in named if not any((at / name).exists() for at in (ROOT, package))] == []
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert set(re.findall(r"\bmake ([\w-]+)(?= |`|$|,)", GUIDE, re.MULTILINE)) <= targets


def test_every_python_that_is_promised_is_tested() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    promised = re.findall(r"Python :: (3\.\d+)", "\n".join(project["classifiers"]))
    workflow = (ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8")
    (tested,) = re.findall(r"^ +python: \[(.*)\]$", workflow, re.MULTILINE)
    assert set(promised) <= set(re.findall(r"3\.\d+", tested))
    assert project["requires-python"] == f">={promised[0]}"


def test_no_lock_names_a_registry() -> None:
    for name in (
        "requirements.lock",
        "requirements-dev.lock",
        "requirements-docs.lock",
        "web/package-lock.json",
    ):
        text = (ROOT / name).read_text(encoding="utf-8")
        assert not re.search(r"^--|\"resolved\":|registry\.", text, re.MULTILINE), name
