"""Clauses of the rules, where the documents lie beside the code."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

PROJECT: Final = "caledonia"


def clause_text(clause: str, start: Path = Path(__file__)) -> str | None:
    """Return a clause of docs/rules.md; ``None`` if there is none or no such file.

    :param start: a file of the checkout whose rules are wanted.
    """
    file = _rules_file(start)
    if file is not None:
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.lower().startswith(f"- {clause.lower()} "):
                return line.removeprefix("- ")
    return None


def _rules_file(start: Path) -> Path | None:
    """Return the rules of the checkout around a file; those of other projects are not ours."""
    for folder in start.resolve().parents:
        file = folder / "docs" / "rules.md"
        if file.is_file() and _is_checkout(folder):
            return file
    return None


def _is_checkout(folder: Path) -> bool:
    """Whether this project lies here."""
    try:
        with (folder / "pyproject.toml").open("rb") as stream:
            project = tomllib.load(stream).get("project")
    except (OSError, ValueError):
        return False
    return isinstance(project, dict) and project.get("name") == PROJECT
