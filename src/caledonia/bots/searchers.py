"""The players that search: the merchant, quick and shallow, and the chief, who takes time."""

from __future__ import annotations

from typing import Final

from caledonia import pending as p
from caledonia.bots.base import Alternative, Decision, Limit, Lots
from caledonia.bots.search import Search
from caledonia.game import Game

MAIN: Final = 0.7
SMALL: Final = 0.12
"""Shares of a turn's time for its main decision, and for each small one that follows."""
LARGE: Final = (p.Turn, p.WorkerPlacement, p.ClanChoice, p.Auction)
"""Decisions that get a turn's time."""


class Searcher:
    """Searches as long as it may, and takes the action that was tried most."""

    PACE: float
    """Seconds for a turn where nobody sets a limit."""
    DEEP: bool
    """Whether it looks at the decisions that follow too."""

    def __init__(self, seed: int | None = None) -> None:
        self._lots = Lots(seed)

    def choose(self, game: Game, seat: int, limit: Limit) -> Decision:
        """Choose the action that promises most in games played out in the head."""
        actions = game.legal_actions
        if len(actions) == 1:
            return Decision(actions[0])
        share = MAIN if isinstance(game.state.pending[-1], LARGE) else SMALL
        search = Search(game.state, self._lots.at(game, seat), deep=self.DEEP)
        if limit.nodes is not None:
            search.run(seconds=None, nodes=max(1, limit.nodes))
        else:
            seconds = self.PACE if limit.seconds is None else limit.seconds
            search.run(seconds=share * seconds, nodes=None)
        ranking = search.ranking()
        found = (
            Alternative(child.action, child.total / child.visits, child.points / child.visits)
            for child in ranking
        )
        return Decision(ranking[0].action, tuple(found))


class Merchant(Searcher):
    """Looks for a moment at what comes of each action."""

    PACE = 0.3
    DEEP = False


class Chief(Searcher):
    """Looks ahead for as long as people think, at the decisions that follow too."""

    PACE = 2.0
    DEEP = True
