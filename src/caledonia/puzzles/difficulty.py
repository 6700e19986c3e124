"""Difficulty of puzzles: which of four players of growing strength see the idea."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caledonia.actions import Action
from caledonia.bots import crofter
from caledonia.bots.fast import flat_weights, twin_of
from caledonia.bots.weights import DEFAULT
from caledonia.game import Game
from caledonia.native.search import evaluate
from caledonia.puzzles.model import Line
from caledonia.puzzles.turns import MAIN, idea_of
from caledonia.puzzles.values import advised, seer_search

SEARCH_SIZES: Final = (3, 12, 48)
"""Positions that the searching players evaluate."""
SEED: Final = 7


def level_of(game: Game, best: Line) -> int:
    """Return 1 for what every one of them sees, up to 5 for what none of them does."""
    solved = [_by_thumb(game, best), *(_by_search(game, best, nodes) for nodes in SEARCH_SIZES)]
    return 1 + solved.count(False)


def _by_thumb(game: Game, best: Line) -> bool:
    twin = twin_of(game.state)
    worths: Sequence[float]
    if twin is None:
        worths = crofter.evaluate(game.state, list(game.legal_actions))
    else:
        worths = evaluate(twin, flat_weights(DEFAULT))
    first = max(zip(worths, game.legal_actions, strict=True), key=lambda pair: pair[0])[1]
    return _is_seen(first, best)


def _by_search(game: Game, best: Line, nodes: int) -> bool:
    if twin_of(game.state) is None:
        return _is_seen(advised(game, nodes, SEED), best)
    search = seer_search(game.state, SEED)
    search.run(nodes)
    return _is_seen(max(search.tried(), key=lambda tried: tried.visits).action, best)


def _is_seen(first: Action, best: Line) -> bool:
    """Whether a turn that begins like this may have the idea of the best one."""
    return idea_of([first]) == best.idea if isinstance(first, MAIN) else first == best.turn[0]
