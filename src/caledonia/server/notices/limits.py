"""How often somebody may let us write to an address."""

from __future__ import annotations

from collections import deque
from typing import Final
from weakref import WeakKeyDictionary

from caledonia.server.db.engine import Database
from caledonia.server.notices.events import HOUR

MANY_KEYS: Final = 1_000
"""When old keys are looked for and forgotten."""


class Limiter:
    """Allows something a number of times in a period, for each key; forgotten at a restart."""

    def __init__(self, times: int, period: int) -> None:
        """:param period: milliseconds."""
        self._times = times
        self._period = period
        self._seen: dict[str, deque[int]] = {}

    def allows(self, key: str, now: int) -> bool:
        """Whether it may be done once more; if so, it counts as done."""
        if len(self._seen) > MANY_KEYS:
            self._forget(now)
        seen = self._seen.setdefault(key, deque())
        while seen and seen[0] <= now - self._period:
            seen.popleft()
        if len(seen) >= self._times:
            return False
        seen.append(now)
        return True

    def _forget(self, now: int) -> None:
        since = now - self._period
        self._seen = {key: seen for key, seen in self._seen.items() if seen and seen[-1] > since}


_limits: WeakKeyDictionary[Database, Limiter] = WeakKeyDictionary()


def limits_of(database: Database) -> Limiter:
    """Return the counts of the server that uses a database: five an hour for each key."""
    return _limits.setdefault(database, Limiter(5, HOUR))
