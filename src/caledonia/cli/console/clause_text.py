"""Clauses of the rules in the language in use."""

from __future__ import annotations

import re
from functools import cache

from caledonia.locale import Texts, source

FILE = "rules"
"""The file with the rules; only a question about them reads it."""


def clause_text(language: str, clause: str) -> str | None:
    """Return a clause like TRD-2; ``None`` if there is none."""
    key = f"rule-{clause.upper()}"
    text = _rules(language)
    return f"{clause.upper()} {text(key)}" if text.has(key) else None


def chapter_text(language: str, chapter: str) -> list[str]:
    """Return all clauses of a chapter like TRD."""
    beginning = re.escape(f"{chapter.upper()}-")
    ids = re.findall(rf"^rule-({beginning}\w+) =", source(language, FILE), re.M)
    return [f"{clause} {_rules(language)(f'rule-{clause}')}" for clause in ids]


@cache
def _rules(language: str) -> Texts:
    """Return the rules of a language."""
    return Texts(language, (FILE,))
