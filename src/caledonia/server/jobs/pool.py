"""The processes in which bots think."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from time import perf_counter
from typing import Any, Self

from caledonia.server.jobs.thinking import prepare
from caledonia.server.ops.metrics import Metrics


class Pool:
    """Runs functions in other processes; they are started when they are first needed."""

    def __init__(self, processes: int, metrics: Metrics | None = None) -> None:
        """:param metrics: is told how long bots think."""
        self._processes = max(1, processes)
        self._metrics = metrics
        self._executor: ProcessPoolExecutor | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._executor is not None:
            executor, self._executor = self._executor, None
            executor.shutdown(wait=False, cancel_futures=True)
            # Bots may be in the middle of a long thought that nobody waits for any more.
            for process in (executor._processes or {}).values():
                process.terminate()

    async def run(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """Run a function in another process and return its result."""
        loop = asyncio.get_running_loop()
        for _ in range(2):
            executor = self._running()
            try:
                return await loop.run_in_executor(executor, function, *arguments)
            except BrokenProcessPool:
                # A process was killed: begin anew, once. Others may have done so already.
                if self._executor is executor:
                    self._executor = None
        return await loop.run_in_executor(self._running(), function, *arguments)

    async def think(self, bot: str, function: Callable[..., Any], *arguments: Any) -> Any:
        """Run a bot's function in another process, and note how long it took."""
        begin = perf_counter()
        found = await self.run(function, bot, *arguments)
        if self._metrics is not None:
            self._metrics.bot_decision(bot, perf_counter() - begin)
        return found

    def _running(self) -> ProcessPoolExecutor:
        if self._executor is None:
            # A fork of a process with threads may hang.
            context = get_context("spawn")
            self._executor = ProcessPoolExecutor(
                self._processes, mp_context=context, initializer=prepare
            )
        return self._executor
