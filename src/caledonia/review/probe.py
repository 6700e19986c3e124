"""Probes one decision of a finished game: values, its cost, and luck after it.

Probes do not depend on each other, so that they run in any order, thread or process.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from caledonia.actions import Action
from caledonia.bots.action_forecast import differences
from caledonia.bots.explain import reason_for
from caledonia.bots.playout import determinize
from caledonia.native.seer import LINES, ScoreLine
from caledonia.review.analysis import Analysis, Candidate, analyse
from caledonia.review.marks import SHOWN, kind_of, mark_of
from caledonia.review.shapes import Kind, Line, Mark, Value, Why
from caledonia.rules import flow
from caledonia.state import State

MOST_CODES: Final = 24
"""Maximum decisions in a line of play."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Search effort of a review."""

    nodes: int = 400
    """Positions searched for each decision."""
    closer: int = 4
    """A decision that seems worse than good is searched again with this many times as many."""
    outcomes: int = 24
    """Outcomes of chance that what happened is compared with."""


DEFAULT: Final = Settings()
CHIEF: Final = Settings(nodes=24, closer=2, outcomes=6)
"""Settings for playouts in Python, which are much slower."""


@dataclass(frozen=True, slots=True)
class Cost:
    """What a decision was worth compared with the best one."""

    kind: Kind
    mark: Mark
    best_code: str
    played_values: tuple[Value, ...]
    best_values: tuple[Value, ...]
    """By seat."""
    played: Line | None = None
    """Only its first code; the record has the others."""
    best: Line | None = None
    why: Why | None = None


@dataclass(frozen=True, slots=True)
class Probe:
    """The analysis of one decision of a game."""

    ply: int
    """Number of the decision, from 1."""
    values: tuple[Value, ...]
    """The value of the position before it, by seat."""
    cost: Cost | None
    """None where there was no choice."""
    outcomes: tuple[tuple[Value, ...], ...] = ()
    """Values after other outcomes of chance; empty if nothing was revealed."""


def probe(before: State, action: Action, settings: Settings = DEFAULT) -> Probe:
    """Analyse a decision.

    :param before: the position; what it hides decides only whether something was revealed.
    """
    seed = str(before.ply)
    has_choice = len(flow.legal_actions(before)) > 1
    first = analyse(before, nodes=settings.nodes, seed=seed, closely=[action] if has_choice else ())
    cost = _cost(before, action, first, settings) if has_choice else None
    return Probe(before.ply + 1, first.values, cost, _outcomes(before, action, settings))


def reveals(before: State, after: State) -> bool:
    """Return whether contracts or dice came to light between two states."""
    return (before.pile, before.random, before.recorded_rolls) != (
        after.pile,
        after.random,
        after.recorded_rolls,
    )


def _outcomes(before: State, action: Action, settings: Settings) -> tuple[tuple[Value, ...], ...]:
    """Return the values after other outcomes of chance."""
    if not reveals(before, _after(before, action)):
        return ()
    values = []
    for number in range(settings.outcomes):
        seed = f"{before.ply}/{number}"
        after = _after(determinize(before, Random(seed)), action)
        values.append(analyse(after, nodes=settings.nodes, seed=seed).values)
    return tuple(values)


def _after(state: State, action: Action) -> State:
    after = state.fork()
    flow.take(after, action)
    return after


def _cost(before: State, action: Action, first: Analysis, settings: Settings) -> Cost:
    cost = _compared(before, action, first)
    if cost.mark not in SHOWN:
        return cost
    seen = analyse(
        before,
        nodes=settings.nodes * settings.closer,
        seed=f"{before.ply}/again",
        closely=[action, first.best.action],
    )
    cost = _compared(before, action, seen)
    if cost.mark not in SHOWN:
        return cost
    best, played = seen.best, seen.of(action)
    assert played is not None
    return replace(
        cost,
        played=_line((str(action),), played, before),
        best=_line(_continued(before, best.action, settings), best, before),
        why=_why(before, played, best),
    )


def _compared(before: State, action: Action, analysis: Analysis) -> Cost:
    """Return what an action costs by one search."""
    seat = before.deciding_seat
    assert seat is not None
    best, played = analysis.best, analysis.of(action)
    assert played is not None
    own_value, best_value = played.values[seat], best.values[seat]
    mark = mark_of(best_value.points - own_value.points, best_value.win - own_value.win)
    kind = kind_of(action, best.action)
    return Cost(kind, mark, str(best.action), played.values, best.values)


def _line(codes: Sequence[str], candidate: Candidate, before: State) -> Line:
    seat = before.deciding_seat
    assert seat is not None
    value, outlook = candidate.values[seat], candidate.outlook
    if outlook is None:
        return Line(tuple(codes), value.points, value.win, 0.0, (), {})
    sources = dict(zip(LINES, outlook.lines, strict=True))
    return Line(tuple(codes), value.points, value.win, outlook.spread, outlook.places, sources)


def _continued(before: State, first: Action, settings: Settings) -> list[str]:
    """Return the codes of a line to the end of the turn, or to a reveal."""
    state, seat = determinize(before, Random(f"{before.ply}/line")), before.deciding_seat
    codes, action = [], first
    while True:
        after = _after(state, action)
        codes.append(str(action))
        is_open = after.pending and not after.turn_is_over and after.deciding_seat == seat
        if not is_open or reveals(state, after) or len(codes) == MOST_CODES:
            return codes
        state = after
        seed = f"{before.ply}/line/{len(codes)}"
        action = analyse(state, nodes=settings.nodes, seed=seed).best.action


def _why(before: State, played: Candidate, best: Candidate) -> Why:
    reason = reason_for(before, best.action)
    apart: tuple[tuple[ScoreLine, float], ...] = ()
    if played.outlook is not None and best.outlook is not None:
        apart = differences(played.outlook, best.outlook)
    return Why(reason.kind, reason.subject, apart)
