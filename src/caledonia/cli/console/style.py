"""Colours and marks; everything that a colour shows, a letter shows too."""

from __future__ import annotations

from typing import Final

from rich.text import Text

SEAT_LETTERS: Final = "ABCD"
SEAT_STYLES: Final = (
    "bold #ffffff on #0B5FA5",
    "bold #ffffff on #C43D2B",
    "bold #ffffff on #8A4FA3",
    "bold #000000 on #C98A00",
)
"""Loch blue, rowan red, heather purple and gorse gold."""

HEADING: Final = "bold #C98A00"
CODE: Final = "bold cyan"
FAINT: Final = "dim"
GOOD_NEWS: Final = "green"
BAD_NEWS: Final = "red"
NOW: Final = "bold reverse"


def badge(seat: int) -> Text:
    """Return a seat's letter on its colour."""
    return Text().append(f" {SEAT_LETTERS[seat]} ", style=SEAT_STYLES[seat])


def heading(words: str) -> Text:
    """Return a heading."""
    return Text().append(words, style=HEADING)


def typed(words: str) -> Text:
    """Return something that can be typed."""
    return Text().append(words, style=CODE)
