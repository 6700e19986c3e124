"""How the learning rate changes during training."""

from __future__ import annotations

from math import cos, pi
from typing import Final

WARM_UP: Final = 0.02
"""Share of the training in which the rate rises, as the optimizer knows no slopes yet."""
LOWEST: Final = 0.01
"""Share of the rate that is left in the end."""


def annealed(rate: float, done: float) -> float:
    """Return the learning rate after a share of the training: a short rise, then a cosine."""
    if done < WARM_UP:
        return rate * max(LOWEST, done / WARM_UP)
    falling = (1 + cos(pi * (done - WARM_UP) / (1 - WARM_UP))) / 2
    return rate * (LOWEST + (1 - LOWEST) * falling)
