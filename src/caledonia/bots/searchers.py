"""The searching bots: the quick merchant, the thorough chief, the trained seer."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random
from warnings import warn

from caledonia.bots.base import PATIENCE, Alternative, Decision, DecisionRng, Limit
from caledonia.bots.clans import fair_action
from caledonia.bots.fast import DecisionSearch, NetSearch, TwinSearch, search_for, twin_of
from caledonia.bots.inputs import is_known
from caledonia.bots.pace import CpuTimer, TimeBudget
from caledonia.game import Game
from caledonia.native.seer import LEAST, OTHERS
from caledonia.state import State


class Searcher:
    """Searches as long as it may, and takes the action that was tried most."""

    PACE: float
    """Default seconds for a turn."""
    TWIN_PACE: float
    """The same on the compiled twin, which still plays several times as many games."""
    DEEP: bool
    """Whether it searches the following decisions too."""
    ROUNDS_AHEAD: int | None
    """Rounds that a playout takes before the end is forecast; None: to the end."""
    PATIENCE: float = PATIENCE
    """Default patience of a limit."""

    def __init__(self, seed: int | None = None) -> None:
        self._rng = DecisionRng(seed)
        self._budget = TimeBudget()

    def choose(self, game: Game, seat: int, limit: Limit) -> Decision:
        """Choose the most promising action by simulated games."""
        actions = game.legal_actions
        if len(actions) == 1:
            self._budget.skip(game)
            return Decision(actions[0])
        patience = self.patience(limit)
        timer = CpuTimer(patience)
        search = self.search(game.state, self._rng.at(game, seat))
        if limit.nodes is not None:
            search.run(seconds=None, nodes=max(1, limit.nodes))
        else:
            pace = self.TWIN_PACE if isinstance(search, TwinSearch) else self.PACE
            share = self._budget.share(game, pace if limit.seconds is None else limit.seconds)
            search.run(seconds=share, nodes=None, patience=patience)
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

    @classmethod
    def patience(cls, limit: Limit) -> float:
        """Return the patience of a limit, or its own."""
        return cls.PATIENCE if limit.patience is None else limit.patience

    def search(self, state: State, rng: Random) -> DecisionSearch:
        """Return a search of a decision."""
        return search_for(state, rng, deep=self.DEEP, rounds_ahead=self.ROUNDS_AHEAD)


class Merchant(Searcher):
    """Searches briefly, one decision deep."""

    PACE = 0.3
    TWIN_PACE = 0.03
    DEEP = False
    ROUNDS_AHEAD = None


class Chief(Searcher):
    """Searches as long as people think, following decisions included."""

    PACE = 2.0
    TWIN_PACE = 0.2
    DEEP = True
    ROUNDS_AHEAD = 1


class Seer(Chief):
    """Evaluates positions with a net trained by self-play.

    Without the twin it searches in Python with numpy, and without that it plays as the chief.
    """

    TWIN_PACE = 1.0
    # 2 s a turn are at most 3 s by the clock.
    PATIENCE = 1.5
    LEAST: int = LEAST

    def choose(self, game: Game, seat: int, limit: Limit) -> Decision:
        """Choose by the search; in an auction of clans bid what they are worth."""
        decision = super().choose(game, seat, limit)
        bid = fair_action(game.state, game.legal_actions)
        return decision if bid is None else replace(decision, action=bid)

    def search(self, state: State, rng: Random) -> DecisionSearch:
        """Return a search whose leaves the net evaluates."""
        return seer_search(state, rng, others=OTHERS, least=self.LEAST)


class Bard(Seer):
    """Searches as the seer does, but only what the net prefers: who makes slips gains no more."""

    LEAST = 0


def seer_search(
    state: State, rng: Random, *, others: float = 1.0, least: int = 0
) -> DecisionSearch:
    """Return the seer's search of a decision: on the twin, or in Python with numpy.

    Where that is missing too, or the game has tiles that the net does not know, it is the chief's.

    :param others: how much of the exploration other seats use with three or more players; 1 to
        judge every seat alike.
    :param least: looks at each action of the decision, if the budget allows them; 0 to judge.
    """
    twin = twin_of(state)
    if twin is not None:
        return NetSearch(twin, rng, others=others, least=least)
    search = _python_search(state, rng, others, least)
    if search is not None:
        return search
    return search_for(state, rng, deep=Chief.DEEP, rounds_ahead=Chief.ROUNDS_AHEAD)


def _python_search(state: State, rng: Random, others: float, least: int) -> DecisionSearch | None:
    try:
        from caledonia.bots.net_search import PythonNetSearch
    except ModuleNotFoundError:
        _warn_once()
        return None
    if not is_known(state.setup):
        _warn_of_pack(state.setup.content.id)
        return None
    return PythonNetSearch(state, rng, others=others, least=least)


@cache
def _warn_of_pack(pack: str) -> None:
    warn(
        f"the seer's net does not know all clans and tiles of the content pack '{pack}': "
        "the seer plays as the chief there",
        stacklevel=2,
    )


@cache
def _warn_once() -> None:
    warn(
        "the seer needs the compiled twin (make native) or numpy (pip install 'caledonia[rl]'): "
        "it plays as the chief",
        stacklevel=2,
    )
