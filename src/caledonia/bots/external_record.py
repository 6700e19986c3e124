"""The record sent to a program, extended from decision to decision."""

from __future__ import annotations

from caledonia.actions import Action
from caledonia.game import Game
from caledonia.notation.outcomes import advance
from caledonia.notation.record import SEPARATOR, write_record
from caledonia.state import State

FINGERPRINT = "Seed-hash:"


class Transcript:
    """Public records of unfinished games, without the fingerprint of the seed.

    A program could guess a small seed and compare fingerprints. Writing a record replays the
    game, so the lines of the last one are kept and only new decisions are added.
    """

    def __init__(self) -> None:
        self._states: list[State] = []
        """The start, then the state after each decision."""
        self._actions: list[Action] = []
        self._header = ""
        self._lines: list[str] = []

    def of(self, game: Game) -> str:
        """Return the record of an unfinished game."""
        if not self._states or self._states[0] is not game.start:
            self._begin(game)
        actions = game.actions
        same = 0
        for old, new in zip(self._actions, actions, strict=False):
            if old != new:
                break
            same += 1
        del self._states[same + 1 :], self._actions[same:], self._lines[same:]
        for action in actions[same:]:
            state, outcomes = advance(self._states[-1], action)
            chance = f" {SEPARATOR} {', '.join(outcomes)}" if outcomes else ""
            self._states.append(state)
            self._actions.append(action)
            self._lines.append(f"{action}{chance}\n")
        return self._header + "".join(self._lines)

    def _begin(self, game: Game) -> None:
        written = write_record(game.start, (), seed=game.seed).splitlines(keepends=True)
        self._header = "".join(line for line in written if not line.startswith(FINGERPRINT))
        self._states = [game.start]
        self._actions = []
        self._lines = []
