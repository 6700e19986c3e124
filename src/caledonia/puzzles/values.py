"""Values of turns: expected points and chance to win, by the seer's search."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from caledonia.actions import Action
from caledonia.bots.fast import (
    EXPLORE,
    DecisionSearch,
    NetSearch,
    flat_weights,
    search_for,
    twin_of,
)
from caledonia.bots.net import shipped_net
from caledonia.bots.weights import DEFAULT
from caledonia.game import Game
from caledonia.insight.hidden import reveals
from caledonia.native import Twin
from caledonia.native.seer import SeerSearch
from caledonia.puzzles.turns import opens_turn
from caledonia.state import State

POINTS_OF_CHANCE: Final = 0.03
"""The chance to win that counts as much as one point: 15 per cent are as clear as 5 points."""
FULL: Final = 1.0
"""Maximum loss in points for full marks."""
CLEAR: Final = 5.0
"""Minimum lead in points of a puzzle's best turn over any other idea."""
TURNS_LATER: Final = 2
"""Own turns that :func:`value_later` plays on."""
ON_THE_WAY: Final = 5
"""Each decision on the way gets this fraction of the search: 1 / ``ON_THE_WAY``."""


@dataclass(frozen=True, slots=True)
class Value:
    """What the seat that takes a turn may expect after it."""

    points: float
    """Victory points at the end."""
    chance: float | None
    """Chance to win, from 0 to 1; 1 for who plays alone. None: this search gives points only."""
    worth: float
    """What the search goes by, from -1 to 1: the margin to the best opponent."""


def points_lost(best: Value, other: Value) -> float:
    """Return how many points a turn loses against the best one; at least 0."""
    return max(0.0, best.points - other.points)


def loss(best: Value, other: Value) -> float:
    """Return what a turn loses against the best one, in points; at least 0.

    Points and chance to win are compared apart, and the greater loss counts. Without chances only
    points do.
    """
    points = points_lost(best, other)
    if best.chance is None or other.chance is None:
        return points
    return max(points, (best.chance - other.chance) / POINTS_OF_CHANCE)


def seer_search(state: State, seed: int) -> SeerSearch:
    """Return the seer's search of a decision.

    :raises NativeError: without the compiled twin, or if it cannot play this game.
    """
    return SeerSearch(Twin(state), flat_weights(DEFAULT), shipped_net(), seed=seed, explore=EXPLORE)


def decision_search(state: State, seed: int) -> DecisionSearch:
    """Return a search of a decision: the seer's, or the chief's without a twin."""
    twin = twin_of(state)
    if twin is None:
        return search_for(state, Random(seed), rounds_ahead=1)
    return NetSearch(twin, Random(seed))


def value_of(game: Game, turn: Sequence[Action], visits: int, seed: int = 0) -> Value:
    """Return what a turn is worth that begins here.

    All turns of a position are searched in the same made-up worlds, equally often.

    :param turn: legal decisions up to the end of the turn, or to something hidden.
    """
    at = game.copy()
    for action in turn[:-1]:
        at.push(action)
    return _value_at(at.state, turn[-1], visits, seed)


def value_later(game: Game, turn: Sequence[Action], visits: int, seed: int = 0) -> Value:
    """Return a turn's value as seen two own turns later.

    Everybody plays on as the search advises, until something hidden would be seen.
    """
    seat, at, turns = game.deciding_seat, game.copy(), TURNS_LATER
    before, last = at.state, turn[-1]
    for action in turn:
        before = at.state
        at.push(action)
    while not at.is_over() and not reveals(game.state, at.state):
        if at.deciding_seat == seat and opens_turn(at.state):
            turns -= 1
        if turns < 0:
            break
        action = advised(at, max(1, visits // ON_THE_WAY), seed)
        if at.deciding_seat == seat:
            before, last = at.state, action
        at.push(action)
    return _value_at(before, last, visits, seed)


def advised(game: Game, nodes: int, seed: int) -> Action:
    """Return what the search would do."""
    if len(game.legal_actions) == 1:
        return game.legal_actions[0]
    search = decision_search(game.state, seed)
    search.run(seconds=None, nodes=nodes)
    return search.ranking()[0].action


def _value_at(state: State, action: Action, visits: int, seed: int) -> Value:
    """Return what an action is worth to the seat that decides."""
    seat, search = state.deciding_seat, decision_search(state, seed)
    assert seat is not None
    tried = search.explore(action, visits)
    return Value(
        tried.points / tried.visits,
        search.promises()[action][seat].wins / tried.visits
        if isinstance(search, NetSearch)
        # Playouts give points and margin only.
        else None,
        tried.total / tried.visits,
    )
