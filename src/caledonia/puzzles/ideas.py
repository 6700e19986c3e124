"""Ideas of a position: the best turn of a search for each main action and target."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from caledonia.actions import Action
from caledonia.game import Game
from caledonia.native.seer import SeerSearch
from caledonia.puzzles.turns import MAIN, Idea, idea_of, is_finished
from caledonia.puzzles.values import seer_search

FREE_FIRST: Final = 2
"""Free actions before the main action that are followed at each decision."""
DEEPEST: Final = 3
"""Free actions before the main action at most."""
HOPELESS: Final = 0.1
"""A free action is not followed if its worth is this much below the best."""
FURTHER: Final = 4
"""Decisions after the first one get this fraction of the search: 1 / ``FURTHER``."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A beginning of a turn, up to its main action."""

    turn: tuple[Action, ...]
    worth: float
    points: float

    @property
    def is_main(self) -> bool:
        """Whether it ends with a main action."""
        return isinstance(self.turn[-1], MAIN)


def first_candidates(search: SeerSearch, nodes: int) -> list[Candidate]:
    """Return the first actions of a short search, best first; it can be continued."""
    search.run(nodes)
    return _ranked(search, ())


def ideas(game: Game, search: SeerSearch, nodes: int, each: int, seed: int) -> list[Candidate]:
    """Return the most promising beginning for every idea, best first.

    :param search: of the first decision; it may have begun already.
    :param nodes: positions to search in all.
    :param each: minimum visits of every action of the first decision; 1 or more.
    """
    search.run(max(0, nodes - search.playouts))
    for action in game.legal_actions:
        search.explore(action, each)
    best: dict[Idea, Candidate] = {}
    for candidate in _followed(game, search, (), nodes, seed):
        idea = idea_of(candidate.turn)
        if idea not in best or candidate.worth > best[idea].worth:
            best[idea] = candidate
    return sorted(best.values(), key=lambda candidate: -candidate.worth)


def _followed(
    game: Game, search: SeerSearch, before: tuple[Action, ...], nodes: int, seed: int
) -> Iterator[Candidate]:
    """Yield the ways to begin a turn, those after promising free actions included."""
    ranked = _ranked(search, before)
    yield from (candidate for candidate in ranked if candidate.is_main)
    free = [candidate for candidate in ranked if not candidate.is_main]
    for candidate in free[: FREE_FIRST if len(before) < DEEPEST else 0]:
        if candidate.worth < ranked[0].worth - HOPELESS:
            return
        after = game.copy()
        after.push(candidate.turn[-1])
        if not is_finished(game.state, after.state):
            further = seer_search(after.state, seed)
            further.run(max(1, nodes // FURTHER))
            yield from _followed(after, further, candidate.turn, nodes // FURTHER, seed)


def _ranked(search: SeerSearch, before: tuple[Action, ...]) -> list[Candidate]:
    """Return what a search tried, best first."""
    candidates = [
        Candidate((*before, each.action), each.total / each.visits, each.points / each.visits)
        for each in search.tried()
        if each.visits
    ]
    return sorted(candidates, key=lambda candidate: -candidate.worth)


def completed(game: Game, turn: tuple[Action, ...], nodes: int, seed: int) -> tuple[Action, ...]:
    """Return a turn with the decisions that follow its main action.

    :param nodes: those of the first decision; these get a part of it.
    """
    at = game.copy()
    for action in turn:
        before = at.state
        at.push(action)
    while not is_finished(before, at.state):
        search = seer_search(at.state, seed)
        search.run(max(1, nodes // FURTHER))
        action = max(search.tried(), key=lambda tried: tried.visits).action
        before = at.state
        at.push(action)
        turn = (*turn, action)
    return turn
