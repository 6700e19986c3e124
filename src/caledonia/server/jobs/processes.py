"""A process pool that starts when it is first needed."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from caledonia.server.jobs.precedence import Precedence
from caledonia.server.jobs.priority import lower
from caledonia.server.jobs.thinking import prepare

T = TypeVar("T")


class Processes:
    """A pool of processes with the same priority."""

    def __init__(self, size: int, nice: int, precedence: Precedence | None = None) -> None:
        """:param nice: the nice value; higher means lower priority.
        :param precedence: says when the processes must pause; None: never.
        """
        self._size = size
        self._nice = nice
        self._until = None if precedence is None else precedence.until
        self._executor: ProcessPoolExecutor | None = None
        self._children: set[BaseProcess] = set()
        """The processes of the executor."""

    @property
    def are_started(self) -> bool:
        """Whether processes are running."""
        return self._executor is not None

    def submit(self, function: Callable[..., T], *arguments: Any) -> Future[T]:
        """Run a function in one of the processes.

        If one of them is killed, all futures fail with :class:`BrokenProcessPool`; the next
        function starts new ones.
        """
        others = set(active_children())
        executor = self._started()
        try:
            future = executor.submit(function, *arguments)
        except BrokenProcessPool:
            self._drop(executor)
            executor = self._started()
            future = executor.submit(function, *arguments)
        # An executor starts its processes when they are needed, in the thread that submits.
        self._lower(set(active_children()) - others)

        def check(ended: Future[T]) -> None:
            if not ended.cancelled() and isinstance(ended.exception(), BrokenProcessPool):
                self._drop(executor)

        future.add_done_callback(check)
        return future

    def stop(self) -> None:
        """Kill all processes, even busy ones."""
        executor, self._executor = self._executor, None
        if executor is None:
            return
        executor.shutdown(wait=False, cancel_futures=True)
        # A bot may be in a long search without a caller.
        for process in self._children.intersection(active_children()):
            process.terminate()

    def _lower(self, processes: set[BaseProcess]) -> None:
        """Lower the priority of new processes at once: loading the engine takes a second."""
        self._children |= processes
        for process in processes:
            assert process.pid is not None
            lower(process.pid, self._nice)

    def _started(self) -> ProcessPoolExecutor:
        if self._executor is None:
            # Forking a process with threads may deadlock.
            context = get_context("spawn")
            self._executor = ProcessPoolExecutor(
                self._size, mp_context=context, initializer=prepare, initargs=(self._until,)
            )
            self._children.clear()
        return self._executor

    def _drop(self, executor: ProcessPoolExecutor) -> None:
        # Several futures fail at once: only the first one resets the pool.
        if self._executor is executor:
            self._executor = None
