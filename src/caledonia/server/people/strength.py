"""Whether a password is easy to guess."""

from __future__ import annotations

import unicodedata
from typing import Final

from zxcvbn import zxcvbn  # type: ignore[import-untyped]  # has no types

LEAST_SCORE: Final = 2
"""Minimum zxcvbn score: a million guesses or more, which sign-in limits rule out."""
JUDGED: Final = 40
"""Characters to examine, since the time grows with the square of their number."""
LEAST_OWN: Final = 4
"""Letters and digits a password needs besides the person's own names."""
OURS: Final = ("caledonia", "clans", "clansofcaledonia")


def is_weak(password: str, own: tuple[str, ...] = ()) -> bool:
    """Return whether a password is easy to guess.

    :param own: what others know about the person: user name, shown name, e-mail address.
    """
    text = _folded(password)[:JUDGED]
    words = _words(own)
    rest = text
    for word in sorted(words, key=len, reverse=True):
        rest = rest.replace(word, "")
    if sum(character.isalnum() for character in rest) < LEAST_OWN and rest != text:
        return True
    judged = password[:JUDGED]
    score: int = zxcvbn(judged, user_inputs=[*words, *OURS], max_length=JUDGED)["score"]
    return score < LEAST_SCORE


def _folded(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold()


def _words(own: tuple[str, ...]) -> list[str]:
    """Return a person's names, whole and word by word."""
    found: dict[str, None] = {}
    for text in map(_folded, own):
        split = "".join(c if c.isalnum() else " " for c in text).split()
        for word in (text, "".join(split), *split):
            if len(word) >= 3:
                found[word] = None
    return list(found)
