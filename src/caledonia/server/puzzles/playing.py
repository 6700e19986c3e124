"""A puzzle as a table to play at: a position, and a turn that is tried out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caledonia.game import Game
from caledonia.puzzles.model import Puzzle
from caledonia.server.games.live_game import LiveGame, choices_for, effect_for, preview_of
from caledonia.server.games.rows import PLAYING
from caledonia.server.identity.models import Person
from caledonia.server.packs import content_of
from caledonia.server.refusals import refusal
from caledonia.server.shapes.choices import ChosenOptions
from caledonia.server.shapes.live import DraftMessage, EffectMessage
from caledonia.server.shapes.tables import TableSeat, WholeTable
from caledonia.version import RULES_VERSION

VERSION: Final = 1
"""Of the position: it never changes."""


class Trial:
    """A turn that is tried out from a puzzle's position."""

    def __init__(self, puzzle: Puzzle, codes: Sequence[str]) -> None:
        """Play the decisions.

        :raises RefusedError: if one of them is not possible.
        """
        game = puzzle.game(content_of(str(puzzle.position["content"])))
        self._live_game = LiveGame(Game(game.state), VERSION, salt=None)
        self._seat = puzzle.seat
        self._codes: list[str] = []
        self._is_shown = False
        """Whether the last decision shows something hidden: the answer ends with it."""
        for code in codes:
            if self.is_complete:
                raise refusal("turn_complete")
            self._is_shown = self._live_game.play(self._seat, code)
            self._codes.append(code)
        if self._is_shown:
            # What was made up is not shown.
            self._live_game.take_back(self._seat, 1)

    @property
    def is_complete(self) -> bool:
        """Whether the answer is whole."""
        return self._is_shown or self._live_game.is_complete

    def finished(self) -> list[str]:
        """Return the decisions of the whole turn; what is left of it is declined.

        :raises RefusedError: if something still has to be decided.
        """
        if not self.is_complete:
            self._live_game.end(self._seat)
            self._codes = self._live_game.codes
        return self._codes

    def effect(self, code: str) -> EffectMessage:
        """Return what an action would do."""
        effect = None if self._is_shown else effect_for(self._live_game, self._seat, code)
        return {
            "type": "effect",
            "version": VERSION,
            "step": len(self._codes),
            "code": code,
            "effect": effect,
        }

    def draft(self) -> DraftMessage:
        """Return how far the turn is."""
        position = self._live_game.position_of(self._seat)
        return {
            "type": "draft",
            "version": VERSION,
            "step": len(self._codes),
            "codes": self._codes,
            "complete": self.is_complete,
            "view": position.view(self._seat),
            "preview": preview_of(self._live_game, self._seat, position),
            "choices": [] if self._is_shown else choices_for(self._live_game, self._seat),
        }

    @property
    def game(self) -> Game:
        """The game with what was tried out."""
        return self._live_game.draft


def table_of(puzzle: Puzzle, trial: Trial, person: Person | None) -> WholeTable:
    """Return a puzzle as the page shows tables: the seat to play is the person's."""
    draft = trial.draft()
    return {
        "id": puzzle.id,
        "name": "",
        "players": puzzle.players,
        "options": _choices(puzzle),
        "public": False,
        "rated": False,
        "uncounted": None,
        "daily": None,
        "created": 0,
        "started": 0,
        "finished": None,
        "seats": [_seat(puzzle, seat, person) for seat in range(puzzle.players)],
        "hints": False,
        "layers": False,
        "status": PLAYING,
        "seq": VERSION,
        "version": VERSION,
        "ply": 0,
        "round": puzzle.round,
        "deciding": puzzle.seat,
        "since": None,
        "deadline": None,
        "updated": 0,
        "practice": False,
        "you": puzzle.seat,
        "creator": "",
        "parent": None,
        "rules": RULES_VERSION,
        "seed_hash": "",
        "seed": None,
        "result": None,
        "view": draft["view"],
        "codes": draft["codes"],
        "step": draft["step"],
        "complete": draft["complete"],
        "preview": draft["preview"],
        "choices": draft["choices"],
    }


def _choices(puzzle: Puzzle) -> ChosenOptions:
    """Return what a table for a puzzle would be made with."""
    return {
        "players": puzzle.players,
        "seats": [],
        "options": puzzle.position["options"],
        "content": puzzle.position["content"],
        "spectators": False,
        "aids": False,
        "shuffle": False,
        "clock": {"kind": "none", "seconds": 0, "increment": 0, "rest": False},
        "bot_seconds": None,
    }


def _seat(puzzle: Puzzle, seat: int, person: Person | None) -> TableSeat:
    """Return a seat: the person's, or a bot's."""
    own = person if seat == puzzle.seat else None
    return {
        "seat": seat,
        "person": own.id if own else None,
        "name": own.name if own else "",
        "bot": None if seat == puzzle.seat else "seer",
        "stand_in": None,
        "offered": False,
        "clock": None,
        "points": None,
        "place": None,
        "clan": None,
    }
