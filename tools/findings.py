"""Results of a balance experiment: tables by group, and whether the map is fair."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from typing import Final

from caledonia.arena.statistics import WINS_LEAST, Estimate, Tally
from caledonia.content.geometry import MODULES
from tools.balance import MAPS, Row

LIMIT: Final = 0.05
"""How far a starting corner may win above or below its even share."""
ENOUGH_GAMES: Final = 2000
"""Games over all maps that it takes to call the corners fair."""
FINE: Final = 1000
"""Parts of a point that promises are rounded to, so that sums are exact."""
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
    lead: Tally = field(default_factory=Tally)

    def add(self, rows: Sequence[Row], leads: Sequence[Fraction]) -> None:
        self.lead.add(leads)
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
    lead: Estimate
    """Points above the table's average, without what the clans explain but for the clans' own."""


class Findings:
    """What games say; it does not depend on their order.

    Clans differ more than corners do, and are dealt to them at random. So the part of each seat's
    lead that its clan and starting tile promise is taken off. How much of a promise these players
    keep is fitted to the same games: nothing is lost if it is nothing.
    """

    def __init__(self, games: Iterable[Sequence[Row]] = ()) -> None:
        """:param games: the rows of each game."""
        self._games = [list(rows) for rows in games]
        self.games = len(self._games)
        self._maps = {rows[0].sides for rows in self._games}
        every = [row for rows in self._games for row in rows]
        self.workers = sum(row.workers for row in every)
        self.strayed = sum(row.strayed for row in every)
        """Starting workers outside their seat's corner."""
        self.kept, self.explained = _kept(self._games)
        """Points for each one promised by clan and starting tile, and the share of the leads'
        variance that this explains."""

    @property
    def maps(self) -> int:
        """The number of different maps."""
        return len(self._maps)

    def lines(self, grouping: Grouping) -> list[Line]:
        """Return the figures of all groups of a kind in a fixed order."""
        kept = Fraction(0) if grouping is CLAN else self.kept
        tallies: dict[Key, _Tallies] = {}
        for rows in self._games:
            leads = _leads(rows)
            groups: dict[Key, list[int]] = {}
            for at, row in enumerate(rows):
                groups.setdefault(grouping.key(row), []).append(at)
            for key, members in groups.items():
                tallies.setdefault(key, _Tallies()).add(
                    [rows[at] for at in members],
                    [leads[at] - kept * _promise(rows[at]) for at in members],
                )
        return [
            _line(grouping.label.format(*key), tallies[key]) for key in sorted(tallies) if key[0]
        ]


def _leads(rows: Sequence[Row]) -> list[Fraction]:
    """Return by seat the points above the table's average."""
    mean = Fraction(sum(row.score for row in rows), len(rows))
    return [row.score - mean for row in rows]


def _promise(row: Row) -> Fraction:
    return Fraction(round(row.expected * FINE), FINE)


def _kept(games: Iterable[Sequence[Row]]) -> tuple[Fraction, float]:
    """Return the points per promised point, and the share of the variance explained."""
    seats = [
        (_promise(row), lead)
        for rows in games
        for row, lead in zip(rows, _leads(rows), strict=True)
    ]
    products = sum((promise * lead for promise, lead in seats), Fraction(0))
    promises = sum((promise**2 for promise, _ in seats), Fraction(0))
    leads = sum((lead**2 for _, lead in seats), Fraction(0))
    if not promises or not leads:
        return Fraction(0), 0.0
    kept = Fraction(round(products / promises * FINE), FINE)
    return kept, float(products**2 / promises / leads)


def _line(label: str, tallies: _Tallies) -> Line:
    return Line(
        label,
        tallies.edge.games,
        tallies.edge.observations,
        tallies.score.estimate(),
        float(tallies.win.mean),
        tallies.edge.estimate(least=WINS_LEAST),
        tallies.lead.estimate(),
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
    """Return whether there are enough games and maps to call the corners fair."""
    return games >= ENOUGH_GAMES and maps == len(MAPS)


def judge(corners: Iterable[Line], games: int, limit: float = LIMIT) -> Verdict:
    """Say whether every corner's whole 95 % interval lies within the limits.

    An interval across a limit speaks against its corner only if there were games enough and if it
    is narrow enough to fit; otherwise more games may decide.
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
