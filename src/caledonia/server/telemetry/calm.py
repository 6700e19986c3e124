"""Rate limiting for log lines that strangers or a broken database could repeat endlessly.

The first occurrence is logged at once. Repetitions within a minute are counted, and logged as one
line with the number of times.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

EVERY: Final = 60.0
"""Seconds for which repetitions of an event are only counted."""

Say = Callable[..., Any]
"""A method of a logger: takes an event and its keys."""


@dataclass(slots=True)
class _Window:
    until: float
    missed: int = 0


class Calm:
    """Limits how often each event is logged."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        """:param now: a clock in seconds."""
        self._now = now
        self._windows: dict[str, _Window] = {}

    def say(self, say: Say, event: str, **more: object) -> None:
        """Log an event, or count it.

        :param event: a constant text: each is counted on its own, for as long as the process runs.
        """
        window = self._windows.get(event)
        if window is not None and self._now() < window.until:
            window.missed += 1
            if window.missed == 1:
                self._count_later(say, event, window)
            return
        if window is not None and window.missed:
            more["times"] = window.missed + 1
        self._windows[event] = _Window(self._now() + EVERY)
        say(event, **more)

    def _count_later(self, say: Say, event: str, window: _Window) -> None:
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            # The next occurrence logs the count.
            return
        loop.call_later(window.until - self._now(), self.count, say, event)

    def count(self, say: Say, event: str) -> None:
        """Log how often an event has repeated since it was last logged."""
        window = self._windows.get(event)
        if window is not None and window.missed:
            self._windows[event] = _Window(self._now() + EVERY)
            say(event, times=window.missed)

    def forget(self) -> None:
        """Start empty."""
        self._windows.clear()


calm: Final = Calm()
"""The one of this process."""


def calmly(say: Say, event: str, **more: object) -> None:
    """Log an event at most about once a minute; repetitions are counted."""
    calm.say(say, event, **more)
