"""A copy of the base pack to break, and what breaks it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from importlib.resources import as_file, files
from pathlib import Path

import pytest

from caledonia.content import inspect_content

Edit = Callable[[str, str, str], list[str]]
"""Replace a text in a file of the pack; returns the pack's problems as texts."""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """Return a folder with a copy of the base pack."""
    with as_file(files("caledonia.content") / "base") as base:
        shutil.copytree(base, tmp_path / "pack")
    return tmp_path / "pack"


@pytest.fixture
def edit(pack: Path) -> Edit:
    """Return a function that changes one place of a file and lists the problems."""

    def change(file: str, old: str, new: str) -> list[str]:
        text = (pack / file).read_text(encoding="utf-8")
        assert old in text, f"{file} has no {old!r}"
        (pack / file).write_text(text.replace(old, new, 1), encoding="utf-8")
        return [str(problem) for problem in inspect_content(pack)[1]]

    return change
