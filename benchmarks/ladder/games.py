"""The games of the ladder: who meets whom, which game is next, and playing it.

Apart from the command, because other processes import the function that plays.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, count
from typing import Final

from benchmarks.ladder.store import Job, Store
from caledonia.arena.entrants import Entrant
from caledonia.arena.match import Match, Result, play_game
from caledonia.bots import Limit
from caledonia.bots.levels import LEVELS

SEED: Final = 2_100_000
"""Deals that no learning or tuning uses."""
TABLE: Final = 4
"""Players at the mixed tables."""
TABLES: Final = 3
"""One deal in this many is played at a table of four."""
LEAST: Final = 2
"""Minimum number of deals of each match."""


def matches(seer_seconds: float | None) -> list[Match]:
    """Return every level against the next two, and mixed tables of four neighbours.

    :param seer_seconds: for a turn of the seer; None: its own pace.
    """
    limits = {"seer": Limit(seconds=seer_seconds)}
    entrants = [Entrant(name, name, limits.get(name, Limit())) for name in LEVELS]
    pairs = [line_up for step in (1, 2) for line_up in zip(entrants, entrants[step:], strict=False)]
    tables = [tuple(entrants[at : at + TABLE]) for at in range(len(entrants) - TABLE + 1)]
    return [
        Match(line_up=line_up, kind="ladder", seed=SEED + at)
        for at, line_up in enumerate([*pairs, *tables])
    ]


def jobs(plan: list[Match], store: Store, until: float) -> Iterator[Job]:
    """Yield the most informative games not played yet, until the time is over."""
    begun = set(store.games)
    for turn in count():
        deals = Counter(which for which, _ in {_deal_of(plan, job) for job in begun})
        rare = [which for which in range(len(plan)) if deals[which] < LEAST]
        if rare:
            which = rare[0]
        elif time.monotonic() >= until:
            return
        else:
            which = _most_telling(plan, begun, for_four=turn % TABLES == 0)
        size = len(plan[which].rotations)
        missing = (number for number in count() if (which, number) not in begun)
        first = next(missing)
        for number in range(first, (first // size + 1) * size):
            if (which, number) not in begun:
                begun.add((which, number))
                yield which, number


def _deal_of(plan: list[Match], job: Job) -> Job:
    which, number = job
    return which, number // len(plan[which].rotations)


def _most_telling(plan: list[Match], begun: set[Job], *, for_four: bool) -> int:
    """Return the match of those who met least, at tables of four or of two neighbours at all."""
    names = list(LEVELS)
    if for_four:
        seats = Counter(name for which, _ in begun for name in _if_four(plan[which]))
        tables = [which for which, match in enumerate(plan) if match.players == TABLE]
        return min(tables, key=lambda which: sorted(seats[name] for name in plan[which].labels))
    met = Counter(
        pair for which, _ in begun for pair in combinations(sorted(plan[which].labels), 2)
    )
    steps = len(names) - 1
    return min(range(steps), key=lambda which: met[_pair(plan[which])])


def _if_four(match: Match) -> tuple[str, ...]:
    return match.labels if match.players == TABLE else ()


def _pair(match: Match) -> tuple[str, str]:
    one, other = sorted(match.labels)
    return one, other


def play(plan: list[Match], job: Job) -> tuple[Job, Result]:
    """Play one game."""
    which, number = job
    return job, play_game(plan[which], number)
