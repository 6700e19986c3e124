"""The decision that is open."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

from caledonia.notation.frames import write_frame
from caledonia.state import State

Figure = int | str | bool | tuple[int, ...] | tuple[str, ...] | None
"""A figure of a decision: a number, a name, or several of them."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a game waits for."""

    kind: str
    """The kind of decision, like ``turn`` or ``building_bonus``; docs/notation.md lists them."""
    seat: int
    """The seat that decides."""
    figures: Mapping[str, Figure]
    """What the decision is about, by name, like ``{"drawn": (21, 22, 23)}``."""


def decision_of(state: State) -> Decision | None:
    """Return the open decision; ``None`` when the game is over."""
    if not state.pending:
        return None
    written = write_frame(state.pending[-1])
    figures = {
        name: cast(Figure, tuple(value) if isinstance(value, list) else value)
        for name, value in written.items()
        if name not in ("kind", "seat")
    }
    return Decision(cast(str, written["kind"]), cast(int, written["seat"]), figures)
