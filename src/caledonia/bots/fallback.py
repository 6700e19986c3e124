"""A wrapper that keeps playing when its bot fails."""

from __future__ import annotations

from collections import Counter
from typing import Final

from caledonia.bots.base import Bot, Decision, Limit
from caledonia.bots.crofter import Crofter
from caledonia.bots.external_process import BotFaultError, FaultKind
from caledonia.game import Game

GIVE_UP_AFTER: Final = 5
"""Consecutive faults after which a bot is no longer asked."""


class FallbackBot:
    """Wraps a bot; another one decides where it fails.

    Whatever the bot raises counts as a crash, and an action that is not legal as an illegal one.
    """

    def __init__(
        self,
        bot: Bot,
        fallback: Bot | None = None,
        *,
        give_up_after: int | None = GIVE_UP_AFTER,
        faults: int = 0,
    ) -> None:
        """Wrap a bot.

        :param fallback: who decides after a fault; the crofter if left out.
        :param give_up_after: faults in a row after which all decisions are forfeited, so that a
            bot that hangs does not hang a hundred times; ``None``: never.
        :param faults: faults in a row so far, where the bot was wrapped before.
        """
        self.bot = bot
        self.fallback: Bot = fallback or Crofter(0)
        self.faults: Counter[FaultKind] = Counter()
        """Faults by kind."""
        self.forfeits = 0
        """Decisions that the fallback took."""
        self.last_fault: BotFaultError | None = None
        self._give_up_after = give_up_after
        self.faults_in_a_row = faults
        """Consecutive decisions at which the bot has failed."""

    @property
    def has_given_up(self) -> bool:
        """Whether the bot is no longer asked."""
        return self._give_up_after is not None and self.faults_in_a_row >= self._give_up_after

    def choose(self, game: Game, seat: int, limit: Limit) -> Decision:
        """Return the bot's choice, or the fallback's after a fault."""
        if not self.has_given_up:
            chosen = self._asked(game, seat, limit)
            if isinstance(chosen, Decision):
                self.faults_in_a_row = 0
                return chosen
            self.last_fault = chosen
            self.faults[chosen.kind] += 1
            self.faults_in_a_row += 1
        self.forfeits += 1
        return self.fallback.choose(game, seat, limit)

    def _asked(self, game: Game, seat: int, limit: Limit) -> Decision | BotFaultError:
        try:
            # On a copy: no bot may change the game.
            decision = self.bot.choose(game.copy(), seat, limit)
        except BotFaultError as fault:
            return fault
        except Exception as error:
            return BotFaultError("crashed", f"{type(error).__name__}: {error}")
        if decision.action not in game.legal_actions:
            return BotFaultError("illegal", f"'{decision.action}' is not legal")
        return decision

    def close(self) -> None:
        """Close the wrapped bot if it can be closed."""
        close = getattr(self.bot, "close", None)
        if close is not None:
            close()
