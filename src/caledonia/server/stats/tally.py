"""Figures over many finished games, by clan, tile, map side and seat."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from caledonia import SCORE_LINES

NORMAL: Final = 1.959964
"""97.5 % quantile of the normal distribution."""
WITH_SOURCES: Final = ("clans", "seats")
OF_THE_GAME: Final = {"map_sides": "map", "scoring_tiles": "scoring", "port_tiles": "ports"}
"""Groups to which all seats of a game belong, and where its result names them."""


@dataclass(frozen=True, slots=True)
class Share:
    """A share with its 95 % confidence interval."""

    share: float
    low: float
    high: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Group:
    """Figures over all seats that have something in common."""

    name: str
    games: int
    seats: int
    mean_points: float
    mean_place: float
    first: Share
    """Of how many seats became first, alone or shared."""
    sources: dict[str, float] | None
    """Mean points by line of the score sheet; None where it is not known."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Statistics:
    """Figures over the finished games of a player count."""

    players: int
    since: int | None
    until: int | None
    games: int
    mean_points: float | None
    sources: dict[str, float] | None
    clans: list[Group]
    seats: list[Group]
    """By place in the turn order of the first round, from 0."""
    map_sides: list[Group]
    scoring_tiles: list[Group]
    port_tiles: list[Group]


def wilson(successes: int, trials: int) -> Share:
    """Return a share with Wilson's interval.

    :raises ZeroDivisionError: without trials.
    """
    share = successes / trials
    square = NORMAL**2
    middle = share + square / (2 * trials)
    half = NORMAL * math.sqrt(share * (1 - share) / trials + square / (4 * trials**2))
    scale = 1 + square / trials
    low, high = (middle - half) / scale, (middle + half) / scale
    return Share(share, max(0.0, low), min(1.0, high))


@dataclass(slots=True)
class _Sums:
    """Sums over the seats of a group."""

    games: int = 0
    seats: int = 0
    points: int = 0
    places: int = 0
    firsts: int = 0
    lines: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SCORE_LINES, 0))

    def add(self, points: int, place: int) -> None:
        self.seats += 1
        self.points += points
        self.places += place
        self.firsts += place == 1

    def add_sheet(self, sheet: Mapping[str, int]) -> None:
        for line in SCORE_LINES:
            self.lines[line] += sheet[line]

    def sources(self) -> dict[str, float]:
        return {line: total / self.seats for line, total in self.lines.items()}

    def group(self, name: str, *, sources: bool) -> Group:
        return Group(
            name=name,
            games=self.games,
            seats=self.seats,
            mean_points=self.points / self.seats,
            mean_place=self.places / self.seats,
            first=wilson(self.firsts, self.seats),
            sources=self.sources() if sources else None,
        )


class Tally:
    """Adds up results of games with the same number of players."""

    def __init__(self) -> None:
        self._all = _Sums()
        self._groups: dict[str, dict[str, _Sums]] = {
            kind: {} for kind in (*WITH_SOURCES, *OF_THE_GAME)
        }

    def add(self, results: Iterable[Mapping[str, Any]]) -> None:
        """Add results as tables store them."""
        for result in results:
            self._add_game(result)

    def _add_game(self, result: Mapping[str, Any]) -> None:
        outcomes = list(zip(result["scores"], result["places"], strict=True))
        self._all.games += 1
        for kind, key in OF_THE_GAME.items():
            for name in set(result.get(key) or ()):
                sums = self._sums(kind, name)
                for points, place in outcomes:
                    sums.add(points, place)
        start, sheets = result.get("start") or 0, result.get("sheets")
        for seat, (points, place) in enumerate(outcomes):
            turn = (seat - start) % len(outcomes)
            of_seat = [self._all, self._sums("seats", str(turn))]
            if clan := result["clans"][seat]:
                of_seat.append(self._sums("clans", clan))
            for sums in of_seat:
                sums.add(points, place)
                if sheets:
                    sums.add_sheet(sheets[seat])

    def _sums(self, kind: str, name: str) -> _Sums:
        """Return the sums of a group to which this game belongs."""
        sums = self._groups[kind].setdefault(name, _Sums())
        sums.games += 1
        return sums

    def statistics(self, players: int, since: int | None, until: int | None) -> Statistics:
        """Return the figures."""
        everything = self._all
        groups = {
            kind: [
                sums.group(name, sources=kind in WITH_SOURCES)
                for name, sums in sorted(group.items())
            ]
            for kind, group in self._groups.items()
        }
        return Statistics(
            players=players,
            since=since,
            until=until,
            games=everything.games,
            mean_points=everything.points / everything.seats if everything.seats else None,
            sources=everything.sources() if everything.seats else None,
            **groups,
        )
