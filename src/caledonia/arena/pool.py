"""Pieces of work spread over processes."""

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
"""Pieces handed out per process: one to work on, one to go on with."""


def spread(
    work: Callable[[Piece], Result], pieces: Iterable[Piece], jobs: int
) -> Generator[Result]:
    """Yield the results of all pieces as they come, in any order.

    With one job everything is done in this process. Close the iterator to stop early: pieces that
    were begun are given up, the rest is dropped. Ctrl-C reaches only the caller. Processes end
    with the caller, however that ends.

    :param work: a function that processes can be sent, like one of a module or a partial of it.
    """
    if jobs == 1:
        yield from map(work, pieces)
        return
    waiting = iter(pieces)
    # Started afresh, not forked: a progress bar has a thread of its own.
    context = get_context("spawn")
    lifeline, held = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_begin, initargs=(lifeline,))
    try:
        running: set[Future[Result]] = set()
        while True:
            free = jobs * AHEAD - len(running)
            with _shielded():
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


def _begin(lifeline: Connection) -> None:
    """Prepare a process: Ctrl-C is left to the one that hands out the work, whose end is ours."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(lifeline,), daemon=True).start()


def _end_with(lifeline: Connection) -> None:
    """Leave at once when the other end of a pipe is closed; nothing is ever sent through it."""
    lifeline.poll(None)
    os._exit(1)


def work_on(work: Callable[[Piece], Result], piece: Piece) -> Result:
    """Do one piece of work; what other machines are asked to call."""
    return work(piece)
