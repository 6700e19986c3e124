"""Turns of phrase that stay out of docstrings and comments, as no native engineer writes them."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
FOLDERS = ("src/caledonia", "tests", "tools", "benchmarks", "examples")

# A regular expression, what to write instead, and a line that was once in the code.
BANNED = [
    (r"\bwhoever\b", "the player who, anyone who", "Whoever chooses or bids has nothing yet"),
    (r"\bsomebody\b", "a person, someone, or the role", "Somebody who looks at tables."),
    (r"\banew\b", "again", "Deal boxes and pile anew."),
    (r"\bfor ever\b", "without limit", "the answer may be kept for ever"),
    (r"\bone's\b", "your, their, its", "0 to play one's best"),
    (r"\b(what|whatever) becomes of\b", "the result", "Return what becomes of a mutant."),
    (r"\bso many(?! (that|as))\b", "a number of, or the number", "Look at so many positions."),
    (r"\b(go|goes|going|went) on\b", "continue", "what both engines do when a game goes on"),
    (r"\b(what|where|that) (\w+ ){0,3}lies?\b", "is, are", "Return where a path lies."),
    (r"\b(told|tells?)\b", "say, show, print, notify", "Tell how far it is."),
    (r"\bworth nothing\b", "has no value", "A worker at home is worth nothing."),
    (r"\ball the same\b", "anyway, still", "What is not possible can be pressed all the same"),
    (r"\b(at hand|of the moment)\b", "current", "Decline what is left of the bonus at hand."),
    (r"\blikewise\b", "too, or the words again", "of ``land`` with grassland; likewise forest"),
    (r"\bmeanwhile\b", "in the meantime", "Other threads run meanwhile."),
    (r"\bshall\b", "must, should", "its ring is where it shall be"),
]


def prose(source: str) -> Iterator[tuple[int, str]]:
    """Yield line and text of each docstring, of each string below a name, and of each comment."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            text = node.value.value
            if isinstance(text, str):
                yield node.lineno, text
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def banned_in(text: str) -> list[str]:
    """Return what to write instead of each banned phrase in a text."""
    words = " ".join(text.split())
    return [
        f"{match[0]} (write: {instead})"
        for pattern, instead, _ in BANNED
        if (match := re.search(pattern, words, re.IGNORECASE))
    ]


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_banned_turn_of_phrase(folder: str) -> None:
    files = [file for file in sorted((ROOT / folder).rglob("*.py")) if file != Path(__file__)]
    assert files
    phrases = [
        f"{file.relative_to(ROOT)}:{line}: {phrase}"
        for file in files
        for line, text in prose(file.read_text(encoding="utf-8"))
        for phrase in banned_in(text)
    ]
    assert not phrases, "\n".join(phrases)


@pytest.mark.parametrize(("pattern", "example"), [(each[0], each[2]) for each in BANNED])
def test_every_ban_catches_what_was_written_once(pattern: str, example: str) -> None:
    assert re.search(pattern, example, re.IGNORECASE)


def test_prose_is_read_and_code_is_not() -> None:
    source = 'a = "told"  # one\n"""Two."""\ndef f():\n    """Three."""\n    return "anew"\n'
    assert sorted(prose(source)) == [(1, "# one"), (2, "Two."), (4, "Three.")]
