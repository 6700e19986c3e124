"""What tests run in other processes, which load nothing but what these functions need."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path


def answer(number: int) -> int:
    """Return a number."""
    return number


def process_id() -> int:
    """Return the process that runs this."""
    return os.getpid()


def niceness() -> int:
    """Return how much this process gives way to others."""
    return os.nice(0)


def wait_for_file(path: str) -> str:
    """Wait until a file is there."""
    while not Path(path).exists():
        time.sleep(0.005)
    return path


def die_once(path: str) -> str:
    """Kill this process the first time, and answer the second time."""
    file = Path(path)
    if not file.exists():
        file.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "alive"


def die() -> None:
    """Kill this process."""
    os.kill(os.getpid(), signal.SIGKILL)
