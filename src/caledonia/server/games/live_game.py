"""The game of a table in memory: what is committed, the draft, and previews of both.

The decisions of a turn are tentative until it ends or something hidden is revealed. Whether that
happened is computed from the state, not flagged by hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from caledonia.errors import IllegalActionError, InvalidActionError
from caledonia.game import Game
from caledonia.insight.event_json import events_json
from caledonia.insight.hidden import reveals
from caledonia.insight.preview import Position
from caledonia.server.errors import RefusedError
from caledonia.server.games.replay import salted
from caledonia.server.refusals import refusal
from caledonia.types import Phase

if TYPE_CHECKING:
    from caledonia.insight.shapes import (
        ActionEffect,
        Choice,
        OwnPreview,
        Preview,
        SharedPreview,
    )
    from caledonia.notation.shapes import View
    from caledonia.server.shapes.log import PlayedPhase


@dataclass(frozen=True, slots=True)
class Decided:
    """A decision that is to be written into the log."""

    seat: int
    code: str
    phase: PlayedPhase
    """What it belonged to."""
    ply: int
    hash: str
    events: list[dict[str, object]]


def fingerprint(game: Game, salt: str | None) -> str:
    """Return the hash of a game's position, as in the log of a table with this salt."""
    # The log counts the decisions itself.
    return salted(game.position(counted=False), salt)


class LiveGame:
    """One game, as far as it is committed, and the present turn.

    Only the present turn keeps its history: a table that waits takes little memory.
    """

    def __init__(
        self, game: Game, version: int, codes: Sequence[str] = (), *, salt: str | None
    ) -> None:
        """Take over a game.

        :param version: the last entry of the log that changed the game.
        :param codes: the tentative decisions of the seat that decides.
        :param salt: that of the table.
        """
        self._salt = salt
        self.version = version
        self.used = 0.0
        """When it was last used."""
        self._draft = Game(game.state, seed=game.seed)
        self.heard: list[tuple[int, str]] = []
        """Decisions that another process stored since, with their versions."""
        self._public: View | None = None
        self._position: Position | None = None
        for code in codes:
            self._draft.push(self._draft.parse(code))

    # Looking.

    @property
    def public_game(self) -> Game:
        """The game as everybody knows it."""
        return Game(self._draft.start, seed=self._draft.seed)

    @property
    def ply(self) -> int:
        """The number of decisions committed."""
        return self._draft.start.ply

    @property
    def draft(self) -> Game:
        """The game as the seat that is trying out its turn sees it."""
        return self._draft

    @property
    def seat(self) -> int | None:
        """The seat whose decision it is, tentative ones left aside; None when it is over."""
        return self._draft.start.deciding_seat

    @property
    def codes(self) -> list[str]:
        """The tentative decisions."""
        return [str(action) for action in self._draft.actions]

    @property
    def is_complete(self) -> bool:
        """Whether the tentative turn is over and only waits to be ended."""
        return self._draft.turn_is_over() and self._draft.ply > self.ply

    def public(self) -> View:
        """Return what a spectator may know; kept until the game changes."""
        if self._public is None:
            self._public = self.public_position().view(None)
        return self._public

    def public_position(self) -> Position:
        """Return the public position; kept until the game changes."""
        if self._position is None:
            self._position = Position(self._draft.start)
        return self._position

    def position_of(self, seat: int | None) -> Position:
        """Return the position as a seat knows it: with its own tentative decisions."""
        if seat is None or seat != self.seat or self._draft.state is self._draft.start:
            return self.public_position()
        return Position(self._draft.state)

    def forget_view(self) -> None:
        """Drop cached views without viewers: they take more memory than the game."""
        self._public = self._position = None

    def view(self, seat: int | None) -> View:
        """Return what a seat may know; its own tentative decisions are in it."""
        if seat is not None and seat == self.seat:
            return self.position_of(seat).view(seat)
        return {**self.public(), "seat": seat}

    # Trying out.

    def play(self, seat: int, code: str) -> bool:
        """Play a decision; return whether it revealed something and must be committed.

        :raises RefusedError: if the seat does not decide, or the rules do not allow it.
        """
        self._must_decide(seat)
        if self.is_complete:
            raise refusal("turn_complete")
        before = self._draft.state
        try:
            action = self._draft.parse(code)
        except InvalidActionError as error:
            raise RefusedError("illegal_action", str(error)) from error
        reasons = self._draft.why_not(action)
        if reasons:
            sentence = str(IllegalActionError(str(action), reasons))
            raise RefusedError("illegal_action", sentence, reasons=reasons)
        self._draft.push(action)
        return reveals(before, self._draft.state)

    def _must_decide(self, seat: int) -> None:
        if self.seat is None:
            raise refusal("game_over")
        if seat != self.seat:
            raise refusal("not_your_turn", seat=self.seat)

    def take_back(self, seat: int, steps: int) -> None:
        """Take back the last tentative decisions.

        :raises RefusedError: if there are fewer.
        """
        tried = self._draft.ply - self.ply
        if seat != self.seat or not tried:
            raise refusal("nothing_to_take_back")
        if not 1 <= steps <= tried:
            raise RefusedError("invalid", f"steps: give 1 to {tried}")
        for _ in range(steps):
            self._draft.pop()

    def end(self, seat: int) -> None:
        """End the tentative turn: nothing is left to decide in it.

        :raises RefusedError: if the seat does not decide, or something still has to be decided.
        """
        self._must_decide(seat)
        if self.is_complete:
            return
        try:
            taken = self._draft.finish_turn()
        except ValueError:
            taken = []
        if not taken:
            raise refusal("turn_incomplete" if self.codes else "turn_not_begun")

    # Committing.

    def commit(self) -> list[Decided]:
        """Make the tentative decisions final, and return them for the log."""
        decided = []
        game = self.public_game
        for action in self._draft.actions:
            seat = game.deciding_seat
            assert seat is not None
            phase = game.phase
            assert phase is not Phase.OVER
            game.push(action)
            reached, events = fingerprint(game, self._salt), events_json(game.events())
            decided.append(Decided(seat, str(action), phase, game.ply, reached, events))
        self._draft = Game(game.state, seed=game.seed)
        self._public = self._position = None
        return decided

    def drop(self) -> None:
        """Forget the tentative decisions."""
        self._draft = self.public_game


def public_preview(live_game: LiveGame) -> SharedPreview:
    """Return what everybody may know; tentative decisions are not in it."""
    return live_game.public_position().shared_preview(version=live_game.version)


def public_own_preview(live_game: LiveGame, seat: int | None) -> OwnPreview:
    """Return what a seat finds at the position that everybody knows."""
    return live_game.public_position().own_preview(seat)


def preview_of(live_game: LiveGame, seat: int | None, position: Position | None = None) -> Preview:
    """Return what a seat may know; its own tentative decisions are in it.

    :param position: the seat's, where the caller has it.
    """
    position = position or live_game.position_of(seat)
    step = len(live_game.codes) if seat is not None and seat == live_game.seat else 0
    return {
        **position.shared_preview(version=live_game.version, step=step),
        **position.own_preview(seat),
    }


def choices_for(live_game: LiveGame, seat: int | None) -> list[Choice]:
    """Return what a seat may do now; nothing while its turn only waits to be ended."""
    if seat is None or seat != live_game.seat or live_game.is_complete:
        return []
    return live_game.position_of(seat).choices()


def effect_for(live_game: LiveGame, seat: int | None, code: str) -> ActionEffect | None:
    """Return what an action of a seat would do; None: it cannot take it now."""
    if seat is None or seat != live_game.seat or live_game.is_complete:
        return None
    return live_game.position_of(seat).effect_of(code)
