"""Playing a turn ahead: the only place that plays codes nobody has committed to.

It never goes past a point where the real game would tell something: a draw or dice, another seat's
decision, the next turn or round. Whatever follows there is refused before it is read, so neither
an answer nor a refusal depends on what is hidden (SET-12).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from caledonia.errors import InvalidActionError
from caledonia.game import Game
from caledonia.insight.effects import ends_turn
from caledonia.insight.hidden import reveals
from caledonia.state import State

CLOSING: Final = ("end", "skip")
"""Codes that say that nothing more is wanted."""


class PlanEndsError(ValueError):
    """Nothing can be planned any further here."""

    def __init__(self) -> None:
        super().__init__(
            "the plan ends before this: what follows depends on a draw, on dice or on others; "
            "plan it with a condition when the turn comes"
        )


class Ahead:
    """One seat's turn, played ahead as far as its outcome is public knowledge."""

    def __init__(self, state: State, seat: int, codes: Iterable[str] = ()) -> None:
        """Play codes for the seat that decides.

        :raises PlanEndsError: if codes follow where the plan ends.
        :raises ValueError: if a code cannot be read, or is not legal.
        """
        self.game = Game(state)
        self.seat = seat
        self.is_over = False
        """The turn is over: the codes make a whole one."""
        self.is_open = True
        """More codes can follow; otherwise the turn is over, or something would be revealed."""
        for code in codes:
            self.take(code)

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes taken so far."""
        return tuple(str(action) for action in self.game.actions)

    def take(self, code: str) -> None:
        """Take a code.

        :raises PlanEndsError: if nothing can follow, whatever the code is.
        :raises ValueError: if it cannot be read, or is not legal.
        """
        if not self.is_open:
            raise PlanEndsError
        before = self.game.state
        self.game.push_code(code)
        after = self.game.state
        self.is_over = ends_turn(after, self.seat, self.game.events())
        self.is_open = not self.is_over and not reveals(before, after)

    def can_take(self, code: str) -> bool:
        """Whether a code can follow."""
        try:
            return self.is_open and not self.game.why_not(code)
        except InvalidActionError:
            return False

    def close(self) -> bool:
        """End the turn where nothing else has to be decided; return whether it is over."""
        while not self.is_over:
            closing = next((code for code in CLOSING if self.can_take(code)), None)
            if closing is None:
                return False
            self.take(closing)
        return True

    def copy(self) -> Ahead:
        """Return an independent copy."""
        twin = Ahead(self.game.start, self.seat)
        twin.game = self.game.copy()
        twin.is_over, twin.is_open = self.is_over, self.is_open
        return twin
