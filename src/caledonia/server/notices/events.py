"""The kinds of notices, and when they are due."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal, get_args

YOUR_TURN: Final = "your_turn"
STARTED: Final = "started"
FINISHED: Final = "finished"
CHAT: Final = "chat"
UNDO_ASKED: Final = "undo_asked"
SEAT: Final = "seat"
TIME_SHORT: Final = "time_short"
REMATCH: Final = "rematch"

EventName = Literal[
    "your_turn", "started", "finished", "chat", "undo_asked", "seat", "time_short", "rematch"
]
EVENTS: Final[tuple[EventName, ...]] = get_args(EventName)
"""What a channel can want."""
DEFAULT_EVENTS: Final[tuple[EventName, ...]] = tuple(event for event in EVENTS if event != CHAT)
"""What a channel wants if nothing else is said."""

TEST: Final = "test"
CONFIRM: Final = "confirm"
"""What belongs to no table: a notice to try a channel, and the question whether a mail address
is one's own."""

SECOND: Final = 1_000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

DELAYS: Final = {YOUR_TURN: 5 * SECOND, CHAT: 20 * SECOND}
"""Delay of a notice in milliseconds: who opens the table meanwhile needs none."""
DELAY: Final = 3 * SECOND
"""Delay of all other notices."""


@dataclass(frozen=True, slots=True)
class PlannedNotice:
    """A notice of a table for one person."""

    person: str
    event: str
    due: int
    data: dict[str, Any]
    part: str = ""
    """Notices of the same event wait side by side if their parts differ; else the later one
    replaces the earlier one."""
