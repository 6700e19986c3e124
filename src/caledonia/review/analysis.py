"""Analysis of a position: its value for every seat, and the value of each action."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from random import Random

from caledonia.actions import Action
from caledonia.bots.action_forecast import ActionForecast
from caledonia.bots.fast import NetSearch, twin_of
from caledonia.bots.search import Search
from caledonia.native.seer import Promise
from caledonia.review.chances import corrected
from caledonia.review.shapes import Value
from caledonia.rules.final import outcome_of
from caledonia.state import State


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action that was searched."""

    action: Action
    visits: int
    worth: float
    """Mean utility for the seat that decides, from -1 to 1; the search looks for the highest."""
    values: tuple[Value, ...]
    """Its value by seat."""
    outlook: ActionForecast | None
    """Spread, places and lines of the score sheet for the seat that decides; None without a net."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """The result of searching a position."""

    seat: int | None
    """Who decides; None at the end of the game."""
    values: tuple[Value, ...]
    """The position's value if the best action is taken, by seat."""
    candidates: tuple[Candidate, ...] = ()
    """Actions that were searched, most promising first."""

    @property
    def best(self) -> Candidate:
        """The most promising action."""
        return self.candidates[0]

    def of(self, action: Action) -> Candidate | None:
        """Return the candidate of an action; None if the search never tried it."""
        return next((each for each in self.candidates if each.action == action), None)


def has_net(state: State) -> bool:
    """Return whether the seer can analyse a game; otherwise the chief does."""
    return twin_of(state) is not None


def analyse(
    state: State, *, nodes: int, seed: str, closely: Sequence[Action] = (), raw: bool = False
) -> Analysis:
    """Analysis at a position with a search.

    Hidden information has no influence: the search guesses it. Other threads keep running.

    :param nodes: positions to search, or games to play out without a compiled twin.
    :param seed: must not depend on anything hidden.
    :param closely: actions that are searched as often as the best one.
    :param raw: leave chances as the search gives them, without correction.
    """
    if not state.pending:
        return Analysis(None, final_values(state))
    twin, rng = twin_of(state), Random(seed)
    tree = _Net(NetSearch(twin, rng), nodes) if twin is not None else _Played(state, rng, nodes)
    seen = tree.candidates()
    first = max(seen, key=_by_visits)
    if closely:
        for action in closely:
            tree.explore(action)
        seen = tree.candidates()
    candidates = sorted(seen, key=_by_visits, reverse=True)
    # An action that was searched closely may prove better than the one tried most.
    best = max(
        (candidates[0], *(each for each in candidates if each.action in closely)), key=_by_worth
    )
    rest = (each for each in candidates if each.action != best.action)
    analysis = Analysis(state.deciding_seat, first.values, (best, *rest))
    return analysis if raw or first.outlook is None else _corrected(analysis, first.outlook.spread)


def _corrected(analysis: Analysis, spread: float) -> Analysis:
    """Return an analysis with all chances corrected alike, to keep them comparable."""
    return replace(
        analysis,
        values=_with_chances(analysis.values, spread),
        candidates=tuple(
            replace(each, values=_with_chances(each.values, spread)) for each in analysis.candidates
        ),
    )


def _with_chances(values: Sequence[Value], spread: float) -> tuple[Value, ...]:
    chances = corrected([each.win for each in values], spread)
    return tuple(replace(value, win=win) for value, win in zip(values, chances, strict=True))


def final_values(state: State) -> tuple[Value, ...]:
    """Return what the end of a game brought; winners share the first place."""
    outcome = outcome_of(state)
    winners = outcome.places.count(1)
    return tuple(
        Value(float(score), 1 / winners if place == 1 else 0.0)
        for score, place in zip(outcome.scores, outcome.places, strict=True)
    )


def _by_visits(candidate: Candidate) -> tuple[int, float]:
    return candidate.visits, candidate.worth


def _by_worth(candidate: Candidate) -> float:
    return candidate.worth


class _Net:
    """A finished search of the seer."""

    def __init__(self, search: NetSearch, nodes: int) -> None:
        self._search = search
        search.grow(nodes)
        self._most = max(each.visits for each in search.ranking())

    def explore(self, action: Action) -> None:
        self._search.explore(action, self._most)

    def candidates(self) -> list[Candidate]:
        outlooks, promises = self._search.outlooks(), self._search.promises()
        return [
            Candidate(
                each.action,
                each.visits,
                each.total / each.visits,
                tuple(_value(promise, each.visits) for promise in promises[each.action]),
                outlooks[each.action],
            )
            for each in self._search.ranking()
        ]


class _Played:
    """A finished search of the chief, for games without a compiled twin."""

    def __init__(self, state: State, rng: Random, nodes: int) -> None:
        self._search = Search(state, rng, rounds_ahead=1)
        self._search.run(seconds=None, nodes=nodes)
        self._most = max(each.visits for each in self._search.ranking())

    def explore(self, action: Action) -> None:
        self._search.explore(action, self._most)

    def candidates(self) -> list[Candidate]:
        return [
            Candidate(
                each.action,
                each.visits,
                each.total / each.visits,
                tuple(_value(promise, each.visits) for promise in _promises(each.ends)),
                None,
            )
            for each in self._search.ranking()
        ]


def _promises(ends: Sequence[Sequence[float]]) -> list[Promise]:
    """Return the sums by seat over games played out."""
    wins = [_shares(scores) for scores in ends]
    return [
        Promise(
            sum(points), sum(each * each for each in points), sum(share[seat] for share in wins)
        )
        for seat, points in enumerate(zip(*ends, strict=True))
    ]


def _shares(scores: Sequence[float]) -> list[float]:
    """Return by seat its share of the first place."""
    best = max(scores)
    winners = sum(score == best for score in scores)
    return [1 / winners if score == best else 0.0 for score in scores]


def _value(promise: Promise, visits: int) -> Value:
    mean = promise.points / visits
    variance = max(0.0, promise.squares / visits - mean * mean)
    return Value(mean, promise.wins / visits, sqrt(variance / visits))
