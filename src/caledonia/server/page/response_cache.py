"""A cache of responses that are the same for everybody.

No library does it: libraries of caches keep values, but here requests that come at once share one
computation and its compressed body.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Hashable
from typing import Any, Final

from starlette.requests import HTTPConnection

from caledonia.server.gzip_response import LEVEL, GzipBody
from caledonia.server.services import services_of
from caledonia.server.wire import encode

MOST: Final = 256
"""Answers kept; a few kilobytes each."""


class ResponseCache:
    """Computes answers in a thread, each once, and keeps the last ones."""

    def __init__(self, most: int = MOST) -> None:
        """:param most: answers kept."""
        self._most = most
        self._tasks: OrderedDict[Hashable, asyncio.Task[GzipBody]] = OrderedDict()

    async def find(
        self, key: Hashable, compute: Callable[[], object], level: int = LEVEL
    ) -> GzipBody:
        """Return the value of a key, computing it on a cache miss.

        :param key: names everything that the answer depends on.
        :param compute: returns a body, or data that is sent as JSON.
        :param level: how hard to try to make it small.
        """
        return await self._shared(key, lambda: asyncio.to_thread(_compressed, compute, level))

    async def ask(self, key: Hashable, compute: Callable[[], Awaitable[object]]) -> GzipBody:
        """Return the value of a key, computing it elsewhere on a cache miss.

        :param key: names everything that the answer depends on.
        :param compute: returns data that is sent as JSON.
        """

        async def compressed() -> GzipBody:
            return GzipBody(encode(await compute()), LEVEL)

        return await self._shared(key, compressed)

    async def _shared(
        self, key: Hashable, work: Callable[[], Coroutine[Any, Any, GzipBody]]
    ) -> GzipBody:
        task = self._tasks.get(key)
        if task is None:
            task = asyncio.create_task(work())
            self._tasks[key] = task
            while len(self._tasks) > self._most:
                self._tasks.popitem(last=False)
        self._tasks.move_to_end(key)
        try:
            # A request that is cancelled must not cancel the computation for others.
            return await asyncio.shield(task)
        except Exception:
            self._tasks.pop(key, None)
            raise

    def __contains__(self, key: Hashable) -> bool:
        return key in self._tasks

    def __len__(self) -> int:
        return len(self._tasks)


def _compressed(compute: Callable[[], object], level: int) -> GzipBody:
    content = compute()
    return GzipBody(content if isinstance(content, bytes) else encode(content), level)


def response_cache(connection: HTTPConnection) -> ResponseCache:
    """Return the cache of the application that a request belongs to."""
    return services_of(connection).response_cache
