"""Words for messages about wrong input, shared by all text forms."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

MOST_SHOWN: Final = 60
"""Longer input is shortened in messages."""


def shortened(text: str) -> str:
    """Return input as it is shown in messages."""
    return text if len(text) <= MOST_SHOWN else f"{text[: MOST_SHOWN - 3]}..."


def listed(names: Iterable[object]) -> str:
    """Return names as one enumeration, like ``wool, grain, milk``."""
    return ", ".join(str(name) for name in names)


def suggestion(word: str, known: Iterable[str]) -> str:
    """Return a question with the nearest known word, or what is known."""
    names = {name.lower(): name for name in known}
    near = get_close_matches(word.lower(), names, n=1)
    if near:
        return f"did you mean {names[near[0]]}?"
    return f"known are {listed(names.values())}" if names else "there are none"
