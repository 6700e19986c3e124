"""Evaluation bar: expected points and chances of all seats, by the seer's search."""

from __future__ import annotations

from typing import Final

from caledonia.notation.view import view
from caledonia.review.analysis import analyse, has_net
from caledonia.state import State
from caledonia.teaching.shapes import Evaluation

NODES: Final = 400
"""Positions that the seer searches."""
GAMES: Final = 60
"""Playouts where there is no net."""


def evaluate_position(state: State, nodes: int | None = None) -> Evaluation:
    """Return the expected points and the chance to win of every seat.

    Nothing hidden has any influence. After the end it is what the game brought.

    :param nodes: positions to search; None: the bar's default.
    """
    uses_net = has_net(state)
    most = nodes or (NODES if uses_net else GAMES)
    seen = analyse(state, nodes=most, seed=repr(view(state, None)))
    return {
        "seats": [
            {"seat": seat, "points": round(value.points, 1), "win": round(value.win, 3)}
            for seat, value in enumerate(seen.values)
        ],
        "method": "seer" if uses_net else "playouts",
    }
