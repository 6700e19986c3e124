"""What tests of pauses run in other processes."""

from __future__ import annotations

from caledonia.native.seer import SeerSearch
from caledonia.server.jobs.precedence import Courtesy


def pauses_until() -> float | None:
    """Return until when this process was asked to pause; None: nobody may ask it."""
    courtesy = SeerSearch.give_way
    return courtesy._until.value if isinstance(courtesy, Courtesy) else None
