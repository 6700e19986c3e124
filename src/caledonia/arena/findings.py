"""What the games of a balance experiment say: tables by group, and whether the map is fair."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from caledonia.arena.balance import MAPS, Row
from caledonia.arena.statistics import WINS_LEAST, Estimate, Tally
from caledonia.content.geometry import MODULES

LIMIT: Final = 0.05
"""How far a starting corner may win above or below its even share."""
ENOUGH_GAMES: Final = 2000
"""So many games over all maps it takes to say that the corners are fair."""
ORDINALS: Final = ("1st", "2nd", "3rd", "4th")

Key = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Grouping:
    """A way to divide the seats of all games into groups."""

    name: str
    key: Callable[[Row], Key]
    label: str
    """The name of a group, made of its key."""


CORNER: Final = Grouping("corner", lambda row: (row.corner,), "{0}")
CLAN: Final = Grouping("clan", lambda row: (row.clan,), "{0}")
GROUPINGS: Final = (
    CORNER,
    Grouping("side", lambda row: (row.side,), "{0}"),
    Grouping("corner by players", lambda row: (row.corner, row.players), "{0} of {1}"),
    Grouping("seat", lambda row: (row.players, ORDINALS[row.place - 1]), "{1} of {0}"),
    CLAN,
)
"""The tables of a report, in order."""


@dataclass(slots=True)
class _Tallies:
    """What is measured in one group."""

    score: Tally = field(default_factory=Tally)
    win: Tally = field(default_factory=Tally)
    edge: Tally = field(default_factory=Tally)

    def add(self, rows: Sequence[Row]) -> None:
        self.score.add([row.score for row in rows])
        self.win.add([row.win for row in rows])
        self.edge.add([row.edge for row in rows])


@dataclass(frozen=True, slots=True)
class Line:
    """The figures of one group."""

    label: str
    games: int
    seats: int
    score: Estimate
    win_rate: float
    edge: Estimate
    """Win rate above an even share."""


class Findings:
    """What games say; it does not depend on their order."""

    def __init__(self, games: Iterable[Sequence[Row]] = ()) -> None:
        """:param games: the rows of each game."""
        self.games = 0
        self.workers = 0
        self.strayed = 0
        """Starting workers outside their seat's corner."""
        self._maps: set[tuple[str, ...]] = set()
        self._tallies: dict[str, dict[Key, _Tallies]] = {each.name: {} for each in GROUPINGS}
        for rows in games:
            self.add(rows)

    @property
    def maps(self) -> int:
        """The number of different maps."""
        return len(self._maps)

    def add(self, rows: Sequence[Row]) -> None:
        """Add the rows of one game."""
        self.games += 1
        self.workers += sum(row.workers for row in rows)
        self.strayed += sum(row.strayed for row in rows)
        self._maps.add(rows[0].sides)
        for grouping in GROUPINGS:
            groups: dict[Key, list[Row]] = {}
            for row in rows:
                groups.setdefault(grouping.key(row), []).append(row)
            tallies = self._tallies[grouping.name]
            for key, members in groups.items():
                tallies.setdefault(key, _Tallies()).add(members)

    def lines(self, grouping: Grouping) -> list[Line]:
        """Return the figures of all groups of a kind in a fixed order."""
        found = self._tallies[grouping.name]
        return [_line(grouping.label.format(*key), found[key]) for key in sorted(found) if key[0]]


def _line(label: str, tallies: _Tallies) -> Line:
    return Line(
        label,
        tallies.edge.games,
        tallies.edge.observations,
        tallies.score.estimate(),
        float(tallies.win.mean),
        tallies.edge.estimate(least=WINS_LEAST),
    )


class Status(StrEnum):
    """Whether no starting corner wins too often or too seldom."""

    HOLDS = "holds"
    DOES_NOT_HOLD = "does not hold"
    TOO_FEW = "too few games"
    NOT_JUDGED = "not judged"
    """Corners were chosen, not dealt."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer, with the corners that speak against it."""

    status: Status
    corners: tuple[str, ...] = ()


def is_enough(games: int, maps: int) -> bool:
    """Return whether so many games over so many maps are enough to call the corners fair."""
    return games >= ENOUGH_GAMES and maps == len(MAPS)


def judge(corners: Iterable[Line], games: int, limit: float = LIMIT) -> Verdict:
    """Say whether every corner's whole 95 % interval lies within the limits.

    An interval across a limit speaks against its corner only if there were games enough and if it
    is narrow enough to fit; otherwise more games may tell.
    """
    edges = {line.label: line.edge.interval for line in corners}
    wrong, unsure = [], []
    for corner in MODULES:
        low, high = edges.get(corner) or (-math.inf, math.inf)
        if -limit <= low and high <= limit:
            continue
        outside = low > limit or high < -limit
        could_fit = high - low <= 2 * limit
        if outside or (could_fit and games >= ENOUGH_GAMES):
            wrong.append(corner)
        else:
            unsure.append(corner)
    if wrong:
        return Verdict(Status.DOES_NOT_HOLD, tuple(wrong))
    return Verdict(Status.TOO_FEW, tuple(unsure)) if unsure else Verdict(Status.HOLDS)
