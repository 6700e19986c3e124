"""How bots are asked in a match."""

from __future__ import annotations

import pytest

from caledonia import Game
from caledonia.arena.chair import UNHURRIED, Chair
from caledonia.arena.entrants import parse_entrant
from caledonia.bots import Decision, Limit


class Recorder:
    """Takes the first action, and notes its limits."""

    def __init__(self) -> None:
        self.limits: list[Limit] = []

    def choose(self, game: Game, seat: int, limit: Limit) -> Decision:
        self.limits.append(limit)
        return Decision(game.legal_actions[0])


def test_the_clock_cuts_no_thought_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine games take longer, and their results are the same."""
    recorder = Recorder()
    monkeypatch.setattr("caledonia.arena.chair.make_bot", lambda *_: recorder)
    Chair(parse_entrant("chief@2s"), 0, 1).decide(Game.new(2, 1))
    assert recorder.limits == [Limit(seconds=2.0, patience=UNHURRIED)]
