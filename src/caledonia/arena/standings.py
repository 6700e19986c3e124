"""Figures of the bots in a match."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby

from caledonia.arena.match import Match, Result
from caledonia.arena.statistics import Estimate, Tally, share_interval
from caledonia.rules.final import SCORE_LINES


@dataclass(frozen=True, slots=True)
class Times:
    """Seconds of thought."""

    mean: float
    p95: float
    """The 95th percentile."""
    longest: float


@dataclass(frozen=True, slots=True)
class Standing:
    """The figures of one bot; with several seats in a game, of all of them together."""

    label: str
    seats: int
    """Seats it had in all games."""
    wins: Fraction
    """Games won; tied winners share a game."""
    share: float
    """Wins by games."""
    even_share: float
    """Its part of the seats: the share of a bot that is as good as the others."""
    interval: tuple[float, float]
    """Of the share, with 95 % confidence."""
    points: Estimate
    sources: dict[str, float]
    """Mean points by line of the score sheet."""
    contracts: Estimate | None
    """Contracts fulfilled in a game; None: not noted."""
    contracts_first: Estimate | None
    """The same in the games in which it came first; None: not noted, or it never did."""
    turn: Times
    decision: Times
    faults: int
    first_fault: str


def standings(match: Match, results: Iterable[Result]) -> list[Standing]:
    """Return the figures of all bots in the order of the line-up.

    The games of a deal depend on each other, so intervals are made over deals. The order of the
    results does not matter.

    :raises ValueError: if there are no results.
    """
    ordered = sorted(results, key=lambda result: result.game)
    if not ordered:
        raise ValueError("no games")
    return [_standing(match, label, ordered) for label in match.labels]


def ties(results: Iterable[Result]) -> int:
    """Return how many games had more than one winner."""
    return sum(result.places.count(1) > 1 for result in results)


def _standing(match: Match, label: str, results: Sequence[Result]) -> Standing:
    wins, points = Tally(), Tally()
    for _, deal in groupby(results, key=lambda result: result.deal):
        games = list(deal)
        wins.add([_own(result.wins, result, label) for result in games])
        points.add([result.scores[seat] for result in games for seat in _seats(result, label)])
    held = [(result, seat) for result in results for seat in _seats(result, label)]
    notes = [
        f"game {result.game + 1}, seat {seat + 1}, {result.first_faults[seat]}"
        for result, seat in held
        if result.first_faults[seat]
    ]
    return Standing(
        label=label,
        seats=len(held),
        wins=wins.total,
        share=float(wins.mean),
        even_share=sum(each.label == label for each in match.line_up) / match.players,
        interval=share_interval(wins),
        points=points.estimate(),
        sources=mean_sources(result.sheets[seat] for result, seat in held),
        contracts=_contracts(held, first=False),
        contracts_first=_contracts(held, first=True),
        turn=times([spent for result, seat in held for spent in result.turns[seat]]),
        decision=times([spent for result, seat in held for spent in result.decisions[seat]]),
        faults=sum(result.faults[seat] for result, seat in held),
        first_fault=notes[0] if notes else "",
    )


def _contracts(held: Iterable[tuple[Result, int]], *, first: bool) -> Estimate | None:
    """Return the contracts fulfilled in a game.

    :param first: only in games in which it came first, alone or with others.
    """
    tally = Tally()
    for _, deal in groupby(held, key=lambda each: each[0].deal):
        tally.add(
            [
                result.contracts[seat]
                for result, seat in deal
                if result.contracts and (not first or result.places[seat] == 1)
            ]
        )
    return tally.estimate() if tally.observations else None


def _seats(result: Result, label: str) -> list[int]:
    return [seat for seat, bot in enumerate(result.bots) if bot == label]


def _own(wins: Sequence[Fraction], result: Result, label: str) -> Fraction:
    return sum((wins[seat] for seat in _seats(result, label)), Fraction(0))


def mean_sources(sheets: Iterable[dict[str, int]]) -> dict[str, float]:
    """Return the mean of each line over score sheets."""
    counted = list(sheets)
    return {line: sum(sheet[line] for sheet in counted) / len(counted) for line in SCORE_LINES}


def times(spent: Sequence[float]) -> Times:
    """Return the figures of some times; zeros for none."""
    if not spent:
        return Times(0.0, 0.0, 0.0)
    ordered = sorted(spent)
    rank = math.ceil(0.95 * len(ordered))
    return Times(math.fsum(ordered) / len(ordered), ordered[rank - 1], ordered[-1])
