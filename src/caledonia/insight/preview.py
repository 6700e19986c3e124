"""Previews of a position: one part for all, one for each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caledonia.errors import InvalidActionError
from caledonia.insight.choices import choices_of
from caledonia.insight.contracts import contracts_ahead
from caledonia.insight.effects import effect, effects
from caledonia.insight.market import market_ahead
from caledonia.insight.seats import seat_preview
from caledonia.insight.settlements import settlements_of
from caledonia.insight.spaces import spaces_ahead
from caledonia.insight.table import import_track, printed_money, tiles_now
from caledonia.notation.codes import parse_action
from caledonia.notation.view import view
from caledonia.rules import flow
from caledonia.rules.final import Outcome, final_state, outcome_now, outcome_of
from caledonia.state import State

if TYPE_CHECKING:
    from caledonia.insight.shapes import (
        ActionEffect,
        Choice,
        OwnPreview,
        SharedPreview,
        WholePreview,
    )
    from caledonia.notation.shapes import View


def shared_preview(
    state: State, outcome: Outcome, *, version: int = 0, step: int = 0
) -> SharedPreview:
    """Return the part of the preview that is the same for all seats.

    It reveals neither the order of the pile nor dice.

    :param outcome: as if the game ended now.
    :param version: of the table.
    :param step: how many of the decisions are still tentative; ``ply`` does not count them.
    """
    seats = range(len(state.players))
    return {
        "version": version,
        "step": step,
        "ply": state.ply - step,
        "deciding": state.deciding_seat,
        "settlements": [settlements_of(state, each, outcome.sheets[each]) for each in seats],
        "seats": [seat_preview(state, each, outcome) for each in seats],
        "imports": import_track(state),
        "tiles": tiles_now(state),
        "contract_money": printed_money(state),
    }


def own_preview(
    state: State, seat: int | None, outcome: Outcome, ended: State | None = None
) -> OwnPreview:
    """Return the part of the preview for a seat, or for spectators (``None``).

    :param outcome: as if the game ended now.
    :param ended: the state that this was computed from, where the caller has it.
    """
    candidates = (seat, state.deciding_seat, outcome.ranking[0])
    subject = next(each for each in candidates if each is not None)
    return {
        "seat": seat,
        "subject": subject,
        "spaces": spaces_ahead(state, subject),
        "contracts": [] if seat is None else contracts_ahead(state, seat, ended),
        "market": {} if seat is None else market_ahead(state, seat),
    }


def full_preview(
    state: State, seat: int | None, *, version: int = 0, step: int = 0, acts: bool = True
) -> WholePreview:
    """Return both parts for a seat or spectator, and the effects of legal actions.

    :param version: of the table.
    :param step: how many of the decisions are still tentative; ``ply`` does not count them.
    :param acts: whether the seat may act now if it decides.
    """
    outcome, deciding = outcome_now(state), state.deciding_seat
    return {
        **shared_preview(state, outcome, version=version, step=step),
        **own_preview(state, seat, outcome),
        "effects": effects(state) if acts and deciding is not None and seat == deciding else {},
    }


class Position:
    """A position and its previews; the score if the game ended now is computed once."""

    __slots__ = ("_ended", "_outcome", "_state")

    def __init__(self, state: State) -> None:
        """:param state: settled; it must not change any more."""
        self._state = state
        self._ended: State | None = None
        self._outcome: Outcome | None = None

    def _final_state(self) -> State:
        if self._ended is None:
            self._ended = final_state(self._state)
        return self._ended

    def _outcome_now(self) -> Outcome:
        if self._outcome is None:
            self._outcome = outcome_of(self._final_state())
        return self._outcome

    def view(self, seat: int | None) -> View:
        """Return what a seat may know, or a spectator (``None``)."""
        return view(self._state, seat, self._outcome_now())

    def shared_preview(self, *, version: int = 0, step: int = 0) -> SharedPreview:
        """Return :func:`shared_preview` of the position."""
        return shared_preview(self._state, self._outcome_now(), version=version, step=step)

    def own_preview(self, seat: int | None) -> OwnPreview:
        """Return :func:`own_preview` of the position."""
        return own_preview(self._state, seat, self._outcome_now(), self._final_state())

    def choices(self) -> list[Choice]:
        """Return the legal actions of the seat that decides."""
        return choices_of(self._state)

    def effect_of(self, code: str) -> ActionEffect | None:
        """Return the effect of an action; None if it is not legal, or not a code."""
        try:
            action = parse_action(code)
        except InvalidActionError:
            return None
        return effect(self._state, action) if action in flow.legal_actions(self._state) else None
