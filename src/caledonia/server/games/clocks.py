"""Clocks: how long a seat may think, rest left out."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from caledonia.server.rests.hours import ALLOWANCE, Rest

SECOND: Final = 1000
"""Milliseconds."""
HORIZON: Final = 2 * ALLOWANCE + 1
"""Days by which vacations can move a deadline, across two years; nights at most double it."""
LEAST: Final = 60
"""Seconds for a person who comes back after a chess clock ran out."""


def elapsed(begin: int, end: int, rest: Rest) -> int:
    """Return how long a clock ran between two times, rest left out."""
    start, stop = _moment(begin), _moment(end)
    running = max(0, end - begin)
    for first, last in rest.spans(start, stop):
        overlap = (min(last, stop) - max(first, start)) // timedelta(milliseconds=1)
        running -= max(0, overlap)
    return max(0, running)


def deadline(begin: int, allowance: int, rest: Rest) -> int:
    """Return when a clock that starts now has run for so long."""
    start, length = _moment(begin), timedelta(milliseconds=max(0, allowance))
    limit = start + 2 * length + timedelta(days=HORIZON)
    # Most deadlines are near, so try a short span before the whole limit.
    for until in (start + length + timedelta(days=3), limit):
        due = _due(start, length, rest.spans(start, until))
        if due <= until:
            break
    return _stamp(min(due, limit))


def _due(at: datetime, left: timedelta, spans: list[tuple[datetime, datetime]]) -> datetime:
    for first, last in spans:
        if last <= at:
            continue
        if first > at:
            if at + left <= first:
                break
            left -= first - at
        at = last
    return at + left


def _moment(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(0, UTC) + timedelta(milliseconds=milliseconds)


def _stamp(moment: datetime) -> int:
    return (moment - datetime.fromtimestamp(0, UTC)) // timedelta(milliseconds=1)


@dataclass(frozen=True, slots=True)
class Clock:
    """The clock of a table.

    Each seat has a number of milliseconds: on a chess clock what is left of the game, on a turn
    clock what is left of a turn that was interrupted, because a person left in its middle.
    """

    kind: str = "none"
    """``none``; ``turn``: so long for each turn; ``chess``: so long for the whole game."""
    seconds: int = 0
    increment: int = 0
    """Seconds that a chess clock gains with every turn."""

    def at_start(self) -> int | None:
        """Return the milliseconds that a seat has at the start."""
        return self.seconds * SECOND if self.kind == "chess" else None

    def allowance(self, left: int | None) -> int | None:
        """Return the milliseconds for the turn that begins or continues now; None without a clock.

        :param left: what the seat's clock shows; on a turn clock None where the turn is new.
        """
        if self.kind == "turn":
            return self.seconds * SECOND if left is None else left
        return (left or 0) if self.kind == "chess" else None

    def after(self, left: int | None, thought: int) -> int | None:
        """Return what a clock shows after a thought, with the turn not over yet."""
        allowed = self.allowance(left)
        return None if allowed is None else max(0, allowed - thought)

    def gained(self, left: int | None) -> int | None:
        """Return what a clock shows after the end of a turn; a turn clock restarts."""
        return (left or 0) + self.increment * SECOND if self.kind == "chess" else None

    def lost(self, left: int | None, turns: int) -> int | None:
        """Return what a clock shows once turns are undone: what they gained is gone again."""
        if self.kind != "chess":
            return None
        return max(0, (left or 0) - turns * self.increment * SECOND)

    def excused(self, left: int | None) -> int | None:
        """Return what a clock shows after a turn that a stand-in played.

        A person without time left gets enough for one turn: otherwise nobody could come back.
        """
        if self.kind != "chess":
            return None
        return left if left else max(LEAST, self.increment) * SECOND


def clock_from(options: dict[str, Any]) -> Clock:
    """Return the clock among the options of a table."""
    chosen = options.get("clock") or {}
    return Clock(chosen.get("kind", "none"), chosen.get("seconds", 0), chosen.get("increment", 0))
