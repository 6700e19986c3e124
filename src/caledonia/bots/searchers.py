"""The players that search: the quick merchant, the thorough chief, the seer who learned."""

from __future__ import annotations

from functools import cache
from random import Random
from warnings import warn

from caledonia.bots.base import Alternative, Decision, DecisionRng, Limit
from caledonia.bots.fast import Looking, NetSearch, TwinSearch, search_for, twin_of
from caledonia.bots.inputs import is_known
from caledonia.bots.pace import CpuTimer, TimeBudget
from caledonia.game import Game
from caledonia.state import State


class Searcher:
    """Searches as long as it may, and takes the action that was tried most."""

    PACE: float
    """Seconds for a turn where nobody sets a limit."""
    TWIN_PACE: float
    """The same on the compiled twin, which still sees several times as many futures."""
    DEEP: bool
    """Whether it looks at the decisions that follow too."""
    ROUNDS_AHEAD: int | None
    """Plays so many rounds in its head before it forecasts the end; None: plays to the end."""

    def __init__(self, seed: int | None = None) -> None:
        self._rng = DecisionRng(seed)
        self._budget = TimeBudget()

    def choose(self, game: Game, seat: int, limit: Limit) -> Decision:
        """Choose the action that promises most in games played out in the head."""
        actions = game.legal_actions
        if len(actions) == 1:
            return Decision(actions[0])
        timer = CpuTimer(limit.patience)
        search = self.search(game.state, self._rng.at(game, seat))
        if limit.nodes is not None:
            search.run(seconds=None, nodes=max(1, limit.nodes))
        else:
            pace = self.TWIN_PACE if isinstance(search, TwinSearch) else self.PACE
            share = self._budget.share(game, pace if limit.seconds is None else limit.seconds)
            search.run(seconds=share, nodes=None, patience=limit.patience)
            self._budget.spend(game, timer.elapsed())
        ranking = search.ranking()
        outlooks = search.outlooks()
        weighed = (
            Alternative(
                child.action,
                child.total / child.visits,
                child.points / child.visits,
                outlook=outlooks.get(child.action),
            )
            for child in ranking
        )
        return Decision(ranking[0].action, tuple(weighed))

    def search(self, state: State, rng: Random) -> Looking:
        """Return a search of a decision."""
        return search_for(state, rng, deep=self.DEEP, rounds_ahead=self.ROUNDS_AHEAD)


class Merchant(Searcher):
    """Looks for a moment at what comes of each action."""

    PACE = 0.3
    TWIN_PACE = 0.03
    DEEP = False
    ROUNDS_AHEAD = None


class Chief(Searcher):
    """Looks ahead for as long as people think, at the decisions that follow too."""

    PACE = 2.0
    TWIN_PACE = 0.2
    DEEP = True
    ROUNDS_AHEAD = 1


class Seer(Chief):
    """Judges positions by a net that learned from games against itself.

    Without the twin it searches in Python with numpy, and without that it plays as the chief.
    """

    TWIN_PACE = 1.0

    def search(self, state: State, rng: Random) -> Looking:
        """Return a search whose leaves the net judges."""
        return seer_search(state, rng)


def seer_search(state: State, rng: Random) -> Looking:
    """Return the seer's search of a decision: on the twin, otherwise in Python with numpy.

    Where that is missing too, or the game has tiles that the net does not know, it is the chief's.
    """
    twin = twin_of(state)
    if twin is not None:
        return NetSearch(twin, rng)
    search = _python_search(state, rng)
    if search is not None:
        return search
    return search_for(state, rng, deep=Chief.DEEP, rounds_ahead=Chief.ROUNDS_AHEAD)


def _python_search(state: State, rng: Random) -> Looking | None:
    try:
        from caledonia.bots.net_search import PythonNetSearch
    except ModuleNotFoundError:
        _warn_once()
        return None
    return PythonNetSearch(state, rng) if is_known(state.setup) else None


@cache
def _warn_once() -> None:
    warn(
        "the seer needs the compiled twin (make native) or numpy (pip install 'caledonia[rl]'): "
        "it plays as the chief",
        stacklevel=2,
    )
