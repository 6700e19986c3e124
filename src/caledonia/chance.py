"""Chance: two small generators, each with one integer as its whole state.

They give the same numbers on every platform and Python version, which the library's generators do
not promise. The generator's state is part of the game state, and its size names the generator:

* From 2**64 to 2**256 - 1: SHA-256 in counter mode, which deals all new games. A number is the
  first 8 bytes of the hash of the state (32 bytes, big-endian); the next state is one higher.
  The numbers seen so far reveal nothing about the state or about other numbers.
* Below 2**64: SplitMix64, which dealt the games of earlier releases. It is fast, but some of its
  numbers reveal the others. Positions written by hand and the bots' guesses use it too.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")
NARROW: Final = 1
"""SplitMix64."""
WIDE: Final = 2
"""SHA-256 in counter mode."""
LIMIT: Final = 1 << 256
"""All states are below it."""
SEED_BITS: Final = 128
"""Bits of a random seed: too many to search, even with the published hash."""
_NARROW_LIMIT: Final = 1 << 64
_MASK: Final = _NARROW_LIMIT - 1
_STATE_BYTES: Final = 32
_NUMBER_BYTES: Final = 8
_DOMAIN: Final = b"caledonia/chance/2/"
"""Makes the first state differ from the published hash of the seed."""


def generator_of(state: int) -> int:
    """Return which generator a state belongs to, ``NARROW`` or ``WIDE``."""
    return NARROW if state < _NARROW_LIMIT else WIDE


def new_seed() -> int:
    """Return a seed from the operating system's generator."""
    return secrets.randbits(SEED_BITS)


def seeded(seed: int, generator: int = WIDE) -> Chance:
    """Return a generator seeded with any whole number."""
    if generator == NARROW:
        return Chance(seed & _MASK)
    digest = hashlib.sha256(_DOMAIN + str(seed).encode("ascii")).digest()
    return Chance(max(int.from_bytes(digest, "big"), _NARROW_LIMIT))


class Chance:
    """Draws from a generator state; afterwards ``state`` is where it stands."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state

    def _next(self) -> int:
        return self._next_narrow() if self.state < _NARROW_LIMIT else self._next_wide()

    def _next_wide(self) -> int:
        digest = hashlib.sha256(self.state.to_bytes(_STATE_BYTES, "big")).digest()
        self.state += 1
        if self.state == LIMIT:
            # Stay among the wide states.
            self.state = _NARROW_LIMIT
        return int.from_bytes(digest[:_NUMBER_BYTES], "big")

    def _next_narrow(self) -> int:
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
