"""Pieces of work spread over processes."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from typing import Final, TypeVar

Piece = TypeVar("Piece")
Result = TypeVar("Result")

AHEAD: Final = 2
"""Pieces handed out per process: one to work on, one to go on with."""


def spread(
    work: Callable[[Piece], Result], pieces: Iterable[Piece], jobs: int
) -> Generator[Result]:
    """Yield the results of all pieces as they come, in any order.

    With one job everything is done in this process. Close the iterator to stop early: pieces
    that were begun are finished, the rest is dropped. Ctrl-C reaches only the caller.

    :param work: a function that processes can be sent, like one of a module or a partial of it.
    """
    if jobs == 1:
        yield from map(work, pieces)
        return
    waiting = iter(pieces)
    # Started afresh, not forked: a progress bar has a thread of its own.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_ignore_ctrl_c)
    try:
        running: set[Future[Result]] = set()
        while True:
            free = jobs * AHEAD - len(running)
            with _shielded():
                running.update(pool.submit(work, piece) for piece in islice(waiting, free))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _shielded() -> Iterator[None]:
    """Hold Ctrl-C back for a moment: processes that start meanwhile begin without it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _ignore_ctrl_c() -> None:
    """Leave it to the process that hands out the work to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
