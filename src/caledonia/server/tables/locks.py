"""The locks of tables in one process."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary

Locks = WeakValueDictionary[str, asyncio.Lock]
"""By table; a lock is forgotten when nobody holds it."""


class TableLocks:
    """Two locks per table: one for its changes, one for its game in memory."""

    def __init__(self) -> None:
        self._changes: Locks = WeakValueDictionary()
        self._memory: Locks = WeakValueDictionary()

    def change(self, table_id: str) -> asyncio.Lock:
        """Return the lock that is held from before a transaction begins."""
        return _lock_in(self._changes, table_id)

    def memory(self, table_id: str) -> asyncio.Lock:
        """Return the lock that is held while the game in memory is used."""
        return _lock_in(self._memory, table_id)


def _lock_in(locks: Locks, table_id: str) -> asyncio.Lock:
    lock = locks.get(table_id)
    if lock is None:
        lock = locks[table_id] = asyncio.Lock()
    return lock
