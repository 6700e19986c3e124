"""Chance: a small generator (SplitMix64) whose whole state is one integer.

It gives the same numbers on every platform and Python version, which the library's generators do
not promise. The generator's state is part of the game state.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")
_MASK: Final = (1 << 64) - 1


class Chance:
    """Draws from a generator state; afterwards ``state`` is where it stands."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & _MASK

    def _next(self) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = self.state
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB & _MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """Return a number from 0 to ``bound`` - 1, all equally likely."""
        # Reject the uneven rest at the top of the range.
        limit = (1 << 64) - (1 << 64) % bound
        while True:
            number = self._next()
            if number < limit:
                return number % bound

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Return the items in random order."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order
