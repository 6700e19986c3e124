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
    return next(iter(_clauses(f"{clause} ", start)), None)


def chapter_text(chapter: str, start: Path = Path(__file__)) -> list[str]:
    """Return all clauses of a chapter like TRD."""
    return _clauses(f"{chapter}-", start)


def _clauses(beginning: str, start: Path) -> list[str]:
    """Return the clauses with a beginning."""
    file = _rules_file(start)
    if file is None:
        return []
    lines = file.read_text(encoding="utf-8").splitlines()
    wanted = f"- {beginning.lower()}"
    return [line.removeprefix("- ") for line in lines if line.lower().startswith(wanted)]


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
