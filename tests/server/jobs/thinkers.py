"""Jobs for tests of schedulers and pools."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from caledonia.native.seer import SeerSearch
from caledonia.server.jobs.lanes import Job, Kind, Lane
from caledonia.server.jobs.precedence import Courtesy


def turn(person: str, origin: str = "", *, table: str = "table", lane: Lane = Lane.LONG) -> Job:
    """Return a bot's turn that is charged to a person."""
    return Job(
        kind=Kind.TURN,
        lane=lane,
        bot="chief",
        person=person,
        origin=origin or person,
        table_id=table,
        seat=1,
    )


def hint(person: str, origin: str = "") -> Job:
    """Return a hint for a person."""
    return Job(
        kind=Kind.HINT,
        lane=Lane.HINTS,
        bot="merchant",
        person=person,
        origin=origin or person,
        table_id="table",
        seat=0,
    )


def decision(person: str) -> Job:
    """Return a step of an analysis for a person."""
    return Job(
        kind=Kind.ANALYSIS,
        lane=Lane.ANALYSES,
        bot="chief",
        person=person,
        origin=person,
        table_id="table",
    )


# Functions that run in other processes.


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


def pauses_until() -> float | None:
    """Return until when this process was asked to pause; None: nobody may ask it."""
    courtesy = SeerSearch.give_way
    return courtesy._until.value if isinstance(courtesy, Courtesy) else None
