"""The words of an action code, read one by one."""

from __future__ import annotations

from typing import Final

from caledonia.notation.wording import suggestion
from caledonia.types import (
    COLUMNS,
    GOOD_NAMES,
    ROWS,
    UNIT_NAMES,
    Good,
    Space,
    Unit,
    parse_space,
)

UNIT_ALIASES: Final = {"cheese_dairy": "dairy"}
MOST_DIGITS: Final = 4
"""No number of a code is longer."""


class WordError(Exception):
    """What is wrong with the words of a code."""


class Words:
    """The words after a code's kind, taken one by one."""

    def __init__(self, words: list[str]) -> None:
        self._words = words[::-1]

    def __bool__(self) -> bool:
        return bool(self._words)

    def take(self, what: str) -> str:
        """Return the next word."""
        if not self._words:
            raise WordError(f"{what} is missing")
        return self._words.pop()

    def rest(self) -> list[str]:
        """Return all words left."""
        words = self._words[::-1]
        self._words = []
        return words

    def number(self, what: str) -> int:
        """Return the next word as a number."""
        word = self.take(what)
        if not (word.isascii() and word.isdigit()):
            raise WordError(f"{what} is '{word}', not a number")
        if len(word) > MOST_DIGITS:
            raise WordError(f"'{word}' is too large for {what}")
        return int(word)

    def unit(self) -> Unit:
        """Return the next word as a unit."""
        word = self.take("the unit")
        name = UNIT_ALIASES.get(word, word)
        if name not in UNIT_NAMES:
            raise WordError(f"no unit '{word}'; {suggestion(word, UNIT_NAMES)}")
        return Unit(UNIT_NAMES.index(name))

    def good(self) -> Good:
        """Return the next word as a good."""
        word = self.take("the good")
        if word not in GOOD_NAMES:
            raise WordError(f"no good '{word}'; {suggestion(word, GOOD_NAMES)}")
        return Good(GOOD_NAMES.index(word))

    def space(self) -> Space:
        """Return the next word as a space."""
        word = self.take("the space")
        try:
            return parse_space(word)
        except ValueError:
            columns = f"{COLUMNS[0]} to {COLUMNS[-1]}"
            raise WordError(
                f"no space '{word}': write a column {columns} and a row 1 to {ROWS}"
            ) from None

    def one_of(self, what: str, known: tuple[str, ...]) -> str:
        """Return the next word, which must be one of these."""
        word = self.take(what)
        if word not in known:
            raise WordError(f"'{word}' is not {what}; {suggestion(word, known)}")
        return word

    def end(self) -> None:
        """Refuse words that are left."""
        if self._words:
            raise WordError(f"'{' '.join(self.rest())}' is too much")
