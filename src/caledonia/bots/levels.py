"""The ladder: eight opponents from beginner to seer, evenly spaced in strength.

Three of them are bots of their own. The others see what one of these sees, but look less closely,
overlook something and misjudge the rest, as people do: a good deal is missed, no game thrown away.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from caledonia.actions import Action, EndTurn, Pass, Skip
from caledonia.bots.base import Alternative, Decision, DecisionRng, Limit
from caledonia.bots.crofter import evaluate
from caledonia.bots.searchers import Bard, Chief, Merchant, Searcher
from caledonia.bots.weights import DEFAULT
from caledonia.game import Game

IDLE: Final = (Pass, EndTurn, Skip)
"""Doing nothing is never a slip: it is chosen only where it seems best without one."""


@dataclass(frozen=True, slots=True)
class Slips:
    """How a level falls short of what it sees."""

    like: type[Searcher] | None
    """Whose search it uses; None: only the crofter's rules of thumb."""
    nodes: int
    """Games played out, or positions searched, for a decision."""
    overlooks: float
    """Chance of not thinking of a kind of action, such as trading, at a decision."""
    misjudges: float
    """Standard deviation of the error about each action, in points at the end."""
    worst: float
    """An action that costs more points than this is never chosen."""


LEVELS: Final[dict[str, Slips | None]] = {
    "shepherd": Slips(None, nodes=0, overlooks=0.25, misjudges=4.0, worst=10.0),
    "baker": Slips(None, nodes=0, overlooks=0.1, misjudges=1.7, worst=6.0),
    "crofter": None,
    "distiller": Slips(Merchant, nodes=6, overlooks=0.08, misjudges=3.0, worst=25.0),
    "laird": Slips(Chief, nodes=140, overlooks=0.03, misjudges=0.5, worst=3.0),
    "chief": None,
    "bard": Slips(Bard, nodes=500, overlooks=0.03, misjudges=0.4, worst=2.0),
    "seer": None,
}
"""The levels, weakest first; those without slips are bots of their own."""


class Learner:
    """A player of one of the levels that make slips."""

    def __init__(self, slips: Slips, seed: int | None = None) -> None:
        self._slips = slips
        self._rng = DecisionRng(seed)

    def choose(self, game: Game, seat: int, limit: Limit) -> Decision:
        """Choose what seems best after slips; the alternatives are as they are without."""
        actions = game.legal_actions
        if len(actions) == 1:
            return Decision(actions[0])
        rng = self._rng.at(game, seat)
        like = self._slips.like
        if like is None:
            weighed = _by_thumb(game)
        else:
            weighed = self._searched(like, game, rng, limit)
        return Decision(slip(weighed, self._slips, rng), tuple(weighed))

    def _searched(
        self, like: type[Searcher], game: Game, rng: Random, limit: Limit
    ) -> list[Alternative]:
        nodes = self._slips.nodes
        search = like().search(game.state, rng)
        search.run(
            seconds=limit.seconds,
            nodes=nodes if limit.nodes is None else max(1, min(nodes, limit.nodes)),
            patience=like.patience(limit),
        )
        return [
            Alternative(each.action, each.total / each.visits, each.points / each.visits)
            for each in search.ranking()
        ]


def _by_thumb(game: Game) -> list[Alternative]:
    """Return all actions with their worth by rules of thumb in points, best first."""
    actions = list(game.legal_actions)
    point = DEFAULT.point[game.state.round]
    worths = evaluate(game.state, actions)
    weighed = [Alternative(a, worth / point) for worth, a in zip(worths, actions, strict=True)]
    return sorted(weighed, key=lambda each: -each.worth)


def slip(weighed: list[Alternative], slips: Slips, rng: Random) -> Action:
    """Return the best action after random oversights and misjudgements.

    :param weighed: best first.
    """
    first = weighed[0]
    if isinstance(first.action, IDLE):
        return first.action
    kinds = sorted({type(each.action).__name__ for each in weighed})
    overlooked = {kind for kind in kinds if rng.random() < slips.overlooks}
    best, chosen = -1e9, first.action
    for each in weighed:
        if isinstance(each.action, IDLE) or _points(first) - _points(each) > slips.worst:
            continue
        seems = _points(each) + rng.gauss(0.0, slips.misjudges)
        if type(each.action).__name__ not in overlooked and seems > best:
            best, chosen = seems, each.action
    return chosen


def _points(alternative: Alternative) -> float:
    return alternative.worth if alternative.points is None else alternative.points
