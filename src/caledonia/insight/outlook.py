"""All that a page shows about a position beyond the view, with what each action would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caledonia.insight.effects import effects
from caledonia.insight.preview import own_preview, shared_preview
from caledonia.rules.final import outcome_now
from caledonia.state import State

if TYPE_CHECKING:
    from caledonia.insight.shapes import Outlook


def outlook(
    state: State,
    seat: int | None,
    *,
    version: int = 0,
    step: int = 0,
    acts: bool = True,
) -> Outlook:
    """Return what follows from a position for a seat, or for a spectator (``None``).

    Nothing of it tells the order of the pile or what dice will show.

    :param version: of the table, to tell what it was computed for.
    :param step: how many of the decisions are still tentative; ``ply`` does not count them.
    :param acts: whether the seat may act now if it decides.
    """
    outcome, deciding = outcome_now(state), state.deciding_seat
    return {
        **shared_preview(state, outcome, version=version, step=step),
        **own_preview(state, seat, outcome),
        "effects": effects(state) if acts and deciding is not None and seat == deciding else {},
    }
