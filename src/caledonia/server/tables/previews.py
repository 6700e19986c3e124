"""What follows from the position of a table, for each who looks at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caledonia.insight.preview import Position
from caledonia.server.tables.room import Room

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
    return room.public_position().shared_preview(version=room.version)


def public_own_preview(room: Room, seat: int | None) -> OwnPreview:
    """Return what a seat finds at the position that everybody knows."""
    return room.public_position().own_preview(seat)


def preview_of(room: Room, seat: int | None, position: Position | None = None) -> Preview:
    """Return what a seat may know; its own tentative decisions are in it.

    :param position: the seat's, where the caller has it.
    """
    position = position or room.position_of(seat)
    step = len(room.codes) if seat is not None and seat == room.seat else 0
    return {
        **position.shared_preview(version=room.version, step=step),
        **position.own_preview(seat),
    }


def choices_for(room: Room, seat: int | None) -> list[Choice]:
    """Return what a seat may do now; nothing while its turn only waits to be ended."""
    if seat is None or seat != room.seat or room.is_complete:
        return []
    return room.position_of(seat).choices()


def effect_for(room: Room, seat: int | None, code: str) -> ActionEffect | None:
    """Return what an action of a seat would do; None: it cannot take it now."""
    if seat is None or seat != room.seat or room.is_complete:
        return None
    return room.position_of(seat).effect_of(code)
