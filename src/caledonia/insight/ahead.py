"""Plays a turn ahead: the only place that plays uncommitted codes.

It stops where the real game would reveal something: at a draw or dice, another seat's decision, the
next turn or round. Codes after that are refused before they are parsed, so neither an answer nor a
refusal depends on hidden information (SET-12).
"""

from __future__ import annotations

from collections.abc import Iterable

from caledonia.actions import DRAW
from caledonia.game import Game
from caledonia.insight.hidden import reveals
from caledonia.state import State


class PlanEndsError(ValueError):
    """Codes follow the end of a plan."""

    def __init__(self) -> None:
        super().__init__(
            "the plan ends before this: what follows depends on a draw, on dice or on others; "
            "plan it as a separate turn, with a condition"
        )


class Ahead:
    """One seat's turn, played ahead as far as its outcome is public."""

    def __init__(self, state: State, codes: Iterable[str] = ()) -> None:
        """Play codes for the deciding seat.

        :raises PlanEndsError: if codes follow the end of the plan.
        :raises ValueError: if a code is malformed or illegal.
        """
        self.game = Game(state)
        self.is_over = False
        """Whether the codes make a complete turn."""
        self.is_open = True
        """Whether codes can follow: the turn continues and nothing would be revealed."""
        for code in codes:
            self.take(code)

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes played so far."""
        return tuple(str(action) for action in self.game.actions)

    def take(self, code: str) -> None:
        """Play one code.

        :raises PlanEndsError: if no code at all can follow.
        :raises ValueError: if it is malformed or illegal.
        """
        if not self.is_open:
            raise PlanEndsError
        before = self.game.state
        self.game.push_code(code)
        after = self.game.state
        self.is_over = self.game.turn_is_over()
        self.is_open = not self.is_over and not reveals(before, after)

    def close(self) -> bool:
        """End the turn if nothing is left to decide; return whether it is over.

        Drawing is never declined automatically: the player has to decide (BLD-1).
        """
        while not self.is_over:
            if DRAW in self.game.legal_actions:
                return False
            closing = self.game.closing_action() if self.is_open else None
            if closing is None:
                return False
            self.take(str(closing))
        return True

    def copy(self) -> Ahead:
        """Return an independent copy."""
        twin = Ahead(self.game.start)
        twin.game = self.game.copy()
        twin.is_over, twin.is_open = self.is_over, self.is_open
        return twin


def whole_turn(state: State, codes: Iterable[str]) -> tuple[str, ...] | None:
    """Return codes completed to a whole turn; None if they do not make one.

    Codes past a reveal never do, since the draw is unknown.
    """
    try:
        ahead = Ahead(state, codes)
    except ValueError:
        return None
    return ahead.codes if ahead.close() else None
