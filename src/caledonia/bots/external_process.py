"""Line-based communication with a subprocess, with deadlines and clean-up.

Threads read and write, so that neither a silent program nor one that does not listen can hold up
the caller that waits for an answer.
"""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import threading
import weakref
from collections import deque
from collections.abc import Callable, Sequence
from typing import IO, Final, Literal

FaultKind = Literal["crashed", "hung", "illegal", "garbled"]
"""Ended or never started; did not answer in time; chose what is not legal; said something else."""

LONGEST_LINE: Final = 1 << 20
"""Bytes of an answer; nothing sensible is longer."""
LOG_LINES: Final = 12
LOG_WIDTH: Final = 300
FAREWELL_SECONDS: Final = 0.5
"""Seconds that a program may take to exit by itself."""

Inbox = queue.SimpleQueue[bytes | None]
Outbox = queue.SimpleQueue[bytes | None]


class BotFaultError(RuntimeError):
    """A bot failed to choose; ``log`` holds the last lines of its standard error."""

    def __init__(self, kind: FaultKind, detail: str, log: Sequence[str] = ()) -> None:
        super().__init__(f"{kind}: {detail}")
        self.kind: FaultKind = kind
        self.detail = detail
        self.log = tuple(log)


class LineProcess:
    """A running program, ended with this object or when Python exits."""

    def __init__(self, words: Sequence[str]) -> None:
        """Start a program.

        :raises BotFaultError: if it cannot be started.
        """
        try:
            process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                # A group of its own: Ctrl-C is not for the bot, and what it starts ends with it.
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise BotFaultError("crashed", f"cannot start '{words[0]}': {error}") from None
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._process = process
        self._inbox: Inbox = queue.SimpleQueue()
        self._outbox: Outbox = queue.SimpleQueue()
        self._log: deque[str] = deque(maxlen=LOG_LINES)
        self._threads = [
            _thread(_read_lines, process.stdout, self._inbox),
            _thread(_read_log, process.stderr, self._log),
            _thread(_write_lines, process.stdin, self._outbox),
        ]
        self._end = weakref.finalize(self, _end, process, self._outbox, self._threads)

    def send(self, line: bytes) -> None:
        """Send a line without waiting."""
        self._outbox.put(line)

    @property
    def has_spoken(self) -> bool:
        """Whether an unread line is waiting; end of file does not count."""
        return not self._inbox.empty() and self._threads[0].is_alive()

    def receive(self, seconds: float) -> bytes:
        """Return the next line.

        :raises BotFaultError: on a timeout, or if the line is too long.
        """
        try:
            line = self._inbox.get(timeout=max(0.0, seconds))
        except queue.Empty:
            raise self.fault("hung", f"no answer within {seconds:g} seconds") from None
        if line is None:
            raise self.fault("crashed", self._ending())
        if len(line) > LONGEST_LINE:
            raise self.fault("garbled", f"a line of more than {LONGEST_LINE} bytes")
        return line

    def _ending(self) -> str:
        """Describe how the program ended, after reading the rest of its standard error."""
        try:
            status = self._process.wait(FAREWELL_SECONDS)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        self._threads[1].join(FAREWELL_SECONDS)
        return f"it ended with status {status}" if status >= 0 else f"it was ended by {-status}"

    def fault(self, kind: FaultKind, detail: str) -> BotFaultError:
        """Return a fault of this program with its log."""
        return BotFaultError(kind, detail, self.log)

    @property
    def log(self) -> tuple[str, ...]:
        """The last lines that the program wrote to its standard error."""
        return tuple(self._log)

    def close(self, farewell: bytes | None = None) -> None:
        """End the program: with a farewell message and time to exit, or at once."""
        if farewell is not None and self._end.alive:
            self._outbox.put(farewell)
            self._outbox.put(None)
            self._threads[0].join(FAREWELL_SECONDS)
        self._end()


def _thread(work: Callable[..., None], *arguments: object) -> threading.Thread:
    thread = threading.Thread(target=work, args=arguments, daemon=True)
    thread.start()
    return thread


def _read_lines(stream: IO[bytes], inbox: Inbox) -> None:
    with contextlib.suppress(OSError, ValueError):
        while line := stream.readline(LONGEST_LINE + 1):
            inbox.put(line)
            if len(line) > LONGEST_LINE:
                break
    inbox.put(None)


def _read_log(stream: IO[bytes], log: deque[str]) -> None:
    with contextlib.suppress(OSError, ValueError):
        while line := stream.readline(LONGEST_LINE):
            log.append(line.decode("utf-8", "replace").rstrip()[:LOG_WIDTH])


def _write_lines(stream: IO[bytes], outbox: Outbox) -> None:
    # A program that no longer reads is noticed by the timeout.
    with contextlib.suppress(OSError, ValueError):
        while (line := outbox.get()) is not None:
            stream.write(line)
            stream.flush()
    with contextlib.suppress(OSError, ValueError):
        stream.close()


def _end(
    process: subprocess.Popen[bytes], outbox: Outbox, threads: Sequence[threading.Thread]
) -> None:
    """End a program with all its children, and close its pipes."""
    with contextlib.suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(FAREWELL_SECONDS)
    outbox.put(None)
    for thread, stream in zip(threads, (process.stdout, process.stderr), strict=False):
        thread.join(FAREWELL_SECONDS)
        # A process that holds the other end keeps the thread reading; then the pipe stays open.
        if stream is not None and not thread.is_alive():
            stream.close()
    threads[-1].join(FAREWELL_SECONDS)
