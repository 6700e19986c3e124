"""Runs tasks on several processes."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import Final, TypeVar

Piece = TypeVar("Piece")
Result = TypeVar("Result")

AHEAD: Final = 2
"""Tasks submitted per process: one to work on, and the next one."""


def spread(
    work: Callable[[Piece], Result], pieces: Iterable[Piece], jobs: int
) -> Generator[Result]:
    """Yield the results of all tasks as they complete, in any order.

    With one job everything runs in this process. Close the iterator to stop early: tasks that
    were started are abandoned, the rest is dropped. Ctrl-C reaches only the caller. Processes end
    with the caller, even if that is killed.

    :param work: a picklable function, such as one of a module or a partial of it.
    """
    if jobs == 1:
        yield from map(work, pieces)
        return
    waiting = iter(pieces)
    # Spawned, not forked: a progress bar has a thread of its own.
    context = get_context("spawn")
    lifeline, held = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(
        jobs, mp_context=context, initializer=_initialise, initargs=(lifeline,)
    )
    try:
        running: set[Future[Result]] = set()
        while True:
            free = jobs * AHEAD - len(running)
            with _sigint_blocked():
                running.update(pool.submit(work, piece) for piece in islice(waiting, free))
            if not running:
                pool.shutdown()
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        held.close()
        pool.shutdown(cancel_futures=True)
        lifeline.close()


@contextmanager
def _sigint_blocked() -> Iterator[None]:
    """Block Ctrl-C while processes start; they inherit the blocked signal."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _initialise(lifeline: Connection) -> None:
    """Initialise a worker: ignore Ctrl-C and exit when the parent does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_exit_with_parent, args=(lifeline,), daemon=True).start()


def _exit_with_parent(lifeline: Connection) -> None:
    """Exit when the other end of a pipe is closed; nothing is sent through it."""
    lifeline.poll(None)
    os._exit(1)


def work_on(work: Callable[[Piece], Result], piece: Piece) -> Result:
    """Run one task; the entry point for other machines."""
    return work(piece)
