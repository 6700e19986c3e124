"""Advice and warnings of the guide of a first game.

The search is that of game reviews, with the same random numbers; then the most
promising actions are compared more closely, so that neither chance nor an analysis calls the
advice a mistake. Measured by ``python -m benchmarks.guide``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from caledonia import actions as a
from caledonia.actions import Action
from caledonia.bots.base import Reason
from caledonia.bots.explain import reason_for
from caledonia.bots.fast import DecisionSearch, SearchedAction, search_for
from caledonia.game import Game

NODES: Final = 120
"""Games played out for one decision."""
CLOSELY: Final = 8
"""An action that is judged is tried at least this often."""
CANDIDATES: Final = 5
CLOSER: Final = 32
"""The most promising actions are tried at least ``CLOSER`` times in the same made-up worlds."""
TOLERANCE: Final = 1.0
"""Points that an action may fall short of the best one to be advised for what it teaches."""
RISKY: Final = (a.Pass, a.Obtain, a.Fulfil)
"""Main actions that beginners take too early: the guide knows what each would cost."""


@dataclass(frozen=True, slots=True)
class Counsel:
    """What the guide thinks of a decision."""

    action: Action
    """The action it advises."""
    points: float
    """Expected victory points at the end after it."""
    reason: Reason
    losses: dict[Action, float]
    """By risky action: points it costs compared with the best one; at least 0."""


def finished_search(game: Game, nodes: int) -> DecisionSearch:
    """Return a finished search of a decision.

    It is not seeded by the whole position: hidden parts must have no influence.
    """
    search = search_for(game.state, Random(repr(game.view(None))), rounds_ahead=1)
    search.run(seconds=None, nodes=nodes)
    return search


def mean_points(child: SearchedAction) -> float:
    """Return the expected points of an action that was tried."""
    return child.points / child.visits


def counsel(game: Game, teach: Sequence[str] = (), nodes: int = NODES) -> Counsel:
    """Return what to advise the seat that decides.

    :param teach: first words of action codes that are still to be learnt, in order. The first one
        that costs next to nothing is advised instead of the best action.
    """
    search = finished_search(game, nodes)
    closer = min(CLOSER, nodes)
    tried = [search.explore(each.action, closer) for each in search.ranking()[:CANDIDATES]]
    # The most tried action also hurts opponents most; a learner cares about own points.
    best = max(tried, key=mean_points)
    advised = _lesson(search, best, teach, closer)
    losses = {
        child.action: max(0.0, mean_points(best) - mean_points(child))
        for child in _judged(search, game.legal_actions)
    }
    reason = reason_for(game.state, advised.action)
    return Counsel(advised.action, mean_points(advised), reason, losses)


def _lesson(
    search: DecisionSearch, best: SearchedAction, teach: Sequence[str], closer: int
) -> SearchedAction:
    """Return the advice: an action that teaches something new if good, else the best."""
    ranking = search.ranking()
    for verb in teach:
        own = [child for child in ranking if str(child.action).split()[0] == verb]
        if own:
            child = search.explore(own[0].action, closer)
            if mean_points(best) - mean_points(child) <= TOLERANCE:
                return child
    return best


def _judged(search: DecisionSearch, actions: Sequence[Action]) -> list[SearchedAction]:
    risky = [action for action in actions if isinstance(action, RISKY)]
    return [search.explore(action, CLOSELY) for action in risky]
