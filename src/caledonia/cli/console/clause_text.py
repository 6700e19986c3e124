"""Clauses of the rules, where the documents lie beside the code."""

from __future__ import annotations

from pathlib import Path


def clause_text(clause: str) -> str | None:
    """Return a clause of docs/rules.md; ``None`` if there is none or no such file."""
    for folder in Path(__file__).resolve().parents:
        file = folder / "docs" / "rules.md"
        if file.is_file():
            for line in file.read_text(encoding="utf-8").splitlines():
                if line.lower().startswith(f"- {clause.lower()} "):
                    return line.removeprefix("- ")
    return None
