"""Priorities of processes."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import Final

LOWEST: Final = 19
"""The nice value of processes that run only while nothing else wants to."""


def lower(pid: int, nice: int) -> None:
    """Lower the priority of a new process.

    With :data:`LOWEST`, Linux runs it only on an idle processor, and stops it at once for others.
    """
    if not hasattr(os, "setpriority"):
        return
    own = os.getpriority(os.PRIO_PROCESS, 0)
    # It may have ended already, and a container may forbid other schedulers.
    with suppress(ProcessLookupError):
        os.setpriority(os.PRIO_PROCESS, pid, own + nice)
    if nice >= LOWEST and hasattr(os, "SCHED_IDLE"):
        with suppress(OSError):
            os.sched_setscheduler(pid, os.SCHED_IDLE, os.sched_param(0))
