"""How often a person may have us write to an address."""

from __future__ import annotations

from collections import deque
from typing import Final

from caledonia.server.notices.events import HOUR

MANY_KEYS: Final = 1_000
"""Number of keys above which old ones are removed."""


class NoticeLimiter:
    """Counts requests per key in a sliding window, in memory."""

    def __init__(self, times: int = 5, period: int = HOUR) -> None:
        """:param period: milliseconds."""
        self._times = times
        self._period = period
        self._seen: dict[str, deque[int]] = {}

    def allows(self, key: str, now: int) -> bool:
        """Count a request and return whether it is within the limit."""
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
