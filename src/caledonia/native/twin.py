"""A game on the compiled twin: same decisions and positions, much faster."""

from __future__ import annotations

import ctypes
from functools import lru_cache

from caledonia.actions import Action
from caledonia.errors import IllegalActionError
from caledonia.game import Game, LegalActions
from caledonia.native import packing
from caledonia.native.codec import Codec
from caledonia.native.library import NativeError, Tables, library
from caledonia.native.tables import tables_of
from caledonia.rules.final import SCORE_LINES, ScoreSheet
from caledonia.state import Setup, State

_LINES = len(SCORE_LINES) + 3
"""Figures of a score sheet besides its seat."""


@lru_cache(maxsize=256)
def _codec_of(setup: Setup) -> Codec:
    return Codec(setup)


class Twin:
    """A game that the compiled library plays.

    It has what playing programs need; :meth:`game` has everything else.
    """

    __slots__ = ("_library", "_setup", "_tables", "codec", "state")

    def __init__(self, state: State) -> None:
        """Begin at a state; most callers use :meth:`of`.

        :raises NativeError: if the library is missing, or cannot play this game; the message says
            why.
        """
        self._library = library()
        self._setup: Setup = state.setup
        self._tables: Tables = tables_of(self._setup)
        self.codec = _codec_of(self._setup)
        self.state = ctypes.create_string_buffer(
            self._tables.pack(packing.write(state)), self._library.caledonia_state_size()
        )

    @classmethod
    def of(cls, game: Game) -> Twin:
        """Return the twin of a game, at its position.

        :raises NativeError: if the library is missing, or cannot play this game.
        """
        return cls(game.state)

    @property
    def tables(self) -> int | None:
        """The tables of the game, as the library knows them."""
        return self._tables.pointer

    @property
    def players(self) -> int:
        """The number of players."""
        return self._setup.players

    @property
    def deciding_seat(self) -> int | None:
        """The seat whose decision it is; ``None`` when the game is over."""
        seat = int(self._library.caledonia_seat(self.state))
        return None if seat < 0 else seat

    def is_over(self) -> bool:
        """Whether the last round is scored."""
        return self.deciding_seat is None

    def legal_numbers(self) -> list[int]:
        """Return all legal actions as the numbers of :class:`Codec`."""
        codes = (ctypes.c_uint32 * self._library.caledonia_most_actions())()
        count = self._library.caledonia_legal(self.tables, self.state, codes)
        if count < 0:
            raise NativeError("more legal actions than the twin can list: play it in Python")
        return list(codes[:count])

    @property
    def legal_actions(self) -> LegalActions:
        """All legal actions in the order of :attr:`Game.legal_actions`."""
        return LegalActions(map(self.codec.action, self.legal_numbers()))

    def push(self, action: Action) -> None:
        """Take an action.

        :raises IllegalActionError: if it is not legal now. The game is unchanged.
        """
        try:
            code = self.codec.code(action)
        except ValueError:
            code = -1
        if code < 0 or not self.push_number(code):
            raise IllegalActionError(str(action), self.game().why_not(str(action)))

    def push_number(self, code: int) -> bool:
        """Take the action of a number if legal; return whether it was."""
        return not self._library.caledonia_push_checked(self.tables, self.state, code)

    def copy(self) -> Twin:
        """Return an independent twin at the same position."""
        twin = Twin.__new__(Twin)
        twin._library = self._library
        twin._setup = self._setup
        twin._tables = self._tables
        twin.codec = self.codec
        twin.state = ctypes.create_string_buffer(self.state.raw, len(self.state))
        return twin

    def numbers(self) -> list[int]:
        """Return the position as by :func:`packing.write`, hidden parts included."""
        values = (ctypes.c_int64 * self._library.caledonia_most_numbers())()
        count = self._library.caledonia_unpack(self.tables, self.state, values)
        return list(values[:count])

    def kept(self) -> list[int]:
        """Return the twin's cached values, as :func:`packing.kept` lists them."""
        words = (ctypes.c_uint64 * packing.MOST_KEPT)()
        count = self._library.caledonia_kept(self.tables, self.state, words)
        return list(words[:count])

    def game(self) -> Game:
        """Return a Python game at the same position, without its history."""
        return Game(packing.read(self._setup, self.numbers()))

    def score_now(self) -> tuple[ScoreSheet, ...]:
        """Return the score sheets as if the game ended now."""
        lines = (ctypes.c_int32 * (self._setup.players * _LINES))()
        self._library.caledonia_scores(self.tables, self.state, lines)
        return tuple(
            ScoreSheet(seat, *lines[seat * _LINES : (seat + 1) * _LINES])
            for seat in range(self._setup.players)
        )

    def perft(self, depth: int) -> int:
        """Return the number of decision sequences of a depth."""
        return int(self._library.caledonia_perft(self.tables, self.state, depth))

    def playouts(self, games: int, seed: int, *, threads: int = 1) -> Playouts:
        """Play copies of this position to the end with random actions.

        Other Python threads keep running.
        """
        points = (ctypes.c_int32 * (games * self._setup.players))()
        legal = ctypes.c_int64()
        decisions = self._library.caledonia_playouts(
            self.tables, self.state, games, seed, threads, points, ctypes.byref(legal)
        )
        players = self._setup.players
        return Playouts(
            decisions,
            legal.value,
            [tuple(points[i : i + players]) for i in range(0, len(points), players)],
        )


class Playouts:
    """The outcome of random games from one position."""

    __slots__ = ("decisions", "legal", "points")

    def __init__(self, decisions: int, legal: int, points: list[tuple[int, ...]]) -> None:
        self.decisions = decisions
        """Decisions taken in all games."""
        self.legal = legal
        """Legal actions listed in all games."""
        self.points = points
        """Final points by game and seat."""
