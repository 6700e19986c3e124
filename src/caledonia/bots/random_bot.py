"""The bot that picks any legal action."""

from __future__ import annotations

from caledonia.bots.base import Decision, DecisionRng, Limit
from caledonia.game import Game


class RandomBot:
    """Every legal action is equally likely."""

    def __init__(self, seed: int | None = None) -> None:
        self._rng = DecisionRng(seed)

    def choose(self, game: Game, seat: int, limit: Limit) -> Decision:
        """Choose at random."""
        return Decision(self._rng.at(game, seat).choice(game.legal_actions))
