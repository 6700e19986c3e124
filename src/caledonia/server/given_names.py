"""Default names: stored as markers, shown in each reader's language.

The page knows the same markers (``web/src/words/people.ts``).
"""

from __future__ import annotations

import re
from typing import Final

from caledonia.locale import Texts

FIRST_GAME: Final = "First game"
IMPORTED_GAME: Final = "Imported game"
_GUEST: Final = re.compile(r"Guest (\d{3})")
_DAILY: Final = re.compile(r"Daily \d{4}-\d\d-\d\d")


def daily_game(date: str) -> str:
    """Return the name of a day's challenge."""
    return f"Daily {date}"


def in_words(said: Texts, name: str) -> str:
    """Return the name of a person or table as a reader of this language sees it."""
    if name == FIRST_GAME:
        return said("table-first")
    if name == IMPORTED_GAME:
        return said("table-imported")
    if _DAILY.fullmatch(name):
        return said("table-daily")
    if guest := _GUEST.fullmatch(name):
        return said("guest-name", number=guest[1])
    return name
