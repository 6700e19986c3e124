"""Asks a bot for decisions: measures time and substitutes for a bot that fails."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from time import perf_counter
from typing import Final

from caledonia.actions import Action
from caledonia.arena.entrants import Entrant
from caledonia.bots import Bot, Decision, FallbackBot, Limit, make_bot
from caledonia.bots.crofter import Crofter
from caledonia.game import Game

UNHURRIED: Final = 1000.0
"""Patience of a limit that the clock never cuts short: bots think for CPU seconds."""


class Absent:
    """Stands in for a bot that could not be created."""

    def __init__(self, error: Exception) -> None:
        self._error = error

    def choose(self, game: Game, seat: int, limit: Limit) -> Decision:
        """Fail as the bot did."""
        raise self._error


def seated(name: str, seed: int) -> Bot:
    """Return the bot, or one that fails at every decision if it cannot be created."""
    try:
        return make_bot(name, seed)
    except Exception as error:
        return Absent(error)


class Chair:
    """Asks one bot for the decisions of one seat in one game.

    A decision at which the bot fails is the crofter's, and a fault.
    """

    def __init__(self, entrant: Entrant, seat: int, seed: int) -> None:
        limit = entrant.limit
        # Results do not depend on what else the machine does.
        self._limit = replace(limit, patience=UNHURRIED) if limit.patience is None else limit
        self._seat = seat
        self._bot = FallbackBot(seated(entrant.bot, seed), Crofter(seed))
        self.first_fault = ""
        """Where and why the bot failed first."""
        self.turns: list[float] = []
        """Seconds of thought for each turn."""
        self.decisions: list[float] = []
        """Seconds of thought for each decision."""

    @property
    def faults(self) -> int:
        """The number of decisions that were not the bot's own."""
        return self._bot.forfeits

    def decide(self, game: Game) -> Action:
        """Return a legal action for the seat that decides."""
        begin = perf_counter()
        action = self._bot.choose(game, self._seat, self._limit).action
        spent = perf_counter() - begin
        if self.faults and not self.first_fault:
            self.first_fault = f"decision {game.ply + 1}: {self._bot.last_fault}"
        self.decisions.append(spent)
        if game.turn_is_over() or not self.turns:
            self.turns.append(spent)
        else:
            self.turns[-1] += spent
        return action

    def leave(self) -> None:
        """Close the bot where it has something to close."""
        with suppress(Exception):
            self._bot.close()
