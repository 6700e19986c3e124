"""What follows from the position of a table, for each who looks at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caledonia.errors import InvalidActionError
from caledonia.insight.choices import choices_of
from caledonia.insight.effects import effect
from caledonia.insight.preview import own_preview, shared_preview
from caledonia.rules.final import Outcome, outcome_now
from caledonia.server.tables.room import Room
from caledonia.state import State

if TYPE_CHECKING:
    from caledonia.insight.shapes import (
        ActionEffect,
        Choice,
        OwnPreview,
        Preview,
        SharedPreview,
    )


def public_preview(room: Room) -> SharedPreview:
    """Return what everybody may know; tentative decisions are not in it."""
    return shared_preview(room.start, room.public_outcome(), version=room.version)


def public_own_preview(room: Room, seat: int | None) -> OwnPreview:
    """Return what a seat finds at the position that everybody knows."""
    return own_preview(room.start, seat, room.public_outcome())


def preview_of(room: Room, seat: int | None, outcome: Outcome | None = None) -> Preview:
    """Return what a seat may know; its own tentative decisions are in it.

    :param outcome: of the seat's position if the game ended there, where that is known.
    """
    state = _state(room, seat)
    if state is room.start:
        return {**public_preview(room), **public_own_preview(room, seat)}
    outcome = outcome or outcome_now(state)
    step = len(room.codes)
    return {
        **shared_preview(state, outcome, version=room.version, step=step),
        **own_preview(state, seat, outcome),
    }


def choices_for(room: Room, seat: int | None) -> list[Choice]:
    """Return what a seat may do now; nothing while its turn only waits to be ended."""
    if seat is None or seat != room.seat or room.is_complete:
        return []
    return choices_of(room.turn.state)


def effect_for(room: Room, seat: int | None, code: str) -> ActionEffect | None:
    """Return what an action of a seat would do; None: it cannot take it now."""
    if seat is None or seat != room.seat or room.is_complete:
        return None
    try:
        action = room.turn.parse(code)
    except InvalidActionError:
        return None
    return effect(room.turn.state, action) if room.turn.is_legal(action) else None


def _state(room: Room, seat: int | None) -> State:
    return room.turn.state if seat is not None and seat == room.seat else room.start
