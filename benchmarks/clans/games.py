"""Batches of games to count clans in, and playing them.

Apart from the command, because other processes import the function that plays.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import Final

from caledonia.arena.clans import Played, play
from caledonia.bots.clans import Key, Line

BATCH: Final = 5
SEER: Final = "seer"

Job = tuple[int, int]
"""Number of a game, and its players."""


def jobs(played: set[Job], counts: Sequence[int], first: int, until: float) -> Iterator[list[Job]]:
    """Yield batches of games that are not yet played, until the time is over."""
    batch = first
    while time.monotonic() < until:
        players = counts[batch % len(counts)]
        games = [(batch * BATCH + each, players) for each in range(BATCH)]
        missing = [job for job in games if job not in played]
        if missing:
            yield missing
        batch += 1


def play_all(
    bot: str, simulations: int, known: dict[Key, Line] | None, batch: Sequence[Job]
) -> list[Played]:
    """Play some games."""
    by_net = bot == SEER
    return [play(number, players, simulations, known, by_net=by_net) for number, players in batch]
