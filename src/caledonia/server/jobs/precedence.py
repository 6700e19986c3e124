"""Analyses pause while people's commands are under way on the same machine.

An idle priority is not enough: two busy cores share caches and memory, and waking a core that
computes takes longer than waking one that does not.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from ctypes import c_double
from multiprocessing import get_context
from typing import Final

WINDOW: Final = 0.01
"""Seconds that a command takes at most, as a rule, until everybody has seen it."""
CREDIT: Final = 0.1
"""Seconds of pauses that work can earn."""
LEAST: Final = 0.001
"""A shorter pause is not worth being woken twice."""


class Precedence:
    """What a server shares with its processes for analyses: until when they must pause."""

    def __init__(self) -> None:
        self.until: c_double | None = None
        """On the clock that all processes of the machine share; None: no room, nothing pauses."""
        with suppress(OSError):
            self.until = get_context("spawn").RawValue(c_double, 0.0)

    def claim(self) -> None:
        """Let analyses pause now: a command is under way."""
        if self.until is not None:
            self.until.value = time.monotonic() + WINDOW


class Courtesy:
    """Pauses in a process of analyses when it is asked to: at most half of the time."""

    def __init__(
        self,
        until: c_double,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        """:param until: of the server's :class:`Precedence`."""
        self._until = until
        self._clock = clock
        self._sleep = sleep
        self._since = clock()
        """When the last pause ended, or when what was worked since was counted."""
        self._credit = 0.0

    def __call__(self) -> None:
        """Pause while a command is under way, but not for longer than was worked before."""
        now = self._clock()
        self._credit = min(CREDIT, self._credit + now - self._since)
        while (pause := min(self._until.value - now, self._credit)) >= LEAST:
            self._sleep(pause)
            before, now = now, self._clock()
            self._credit -= now - before
        self._since = now
