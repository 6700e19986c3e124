"""Games of bots without search, on the compiled twin."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator, Sequence
from time import perf_counter
from typing import ClassVar, Final, NamedTuple

from caledonia.actions import Action
from caledonia.native.library import library
from caledonia.native.search import checked_weights
from caledonia.native.twin import Twin

ROOM: Final = 256
"""Maximum decisions in one call of the library."""


class _TakenRow(ctypes.Structure):
    """A decision, as ``Taken`` in ``native/match.hpp``."""

    _fields_: ClassVar = [
        ("seconds", ctypes.c_double),
        ("code", ctypes.c_uint32),
        ("seat", ctypes.c_uint8),
        ("opens_turn", ctypes.c_uint8),
        ("unused", ctypes.c_uint8 * 2),
    ]


class TakenDecision(NamedTuple):
    """A decision that was taken."""

    seat: int
    action: Action
    seconds: float
    """How long it took to choose."""
    opens_turn: bool


class OpenDecision(NamedTuple):
    """A decision that is open."""

    twin: Twin
    """The game as it stands; it must not be changed."""
    ply: int
    seat: int
    candidates: Sequence[int]
    """Numbers of actions: the best among equals, or all legal ones; at least two."""


Choose = Callable[[OpenDecision], int]
"""Returns one of the candidates, or another legal action."""


def play_by_thumb_with_lots(
    twin: Twin,
    weights: Sequence[float],
    choose: Choose,
    *,
    ply: int,
    seats: int = 0,
    places: bool = False,
) -> Iterator[TakenDecision]:
    """Play a twin to the end of its game, and yield every decision.

    :param choose: called where actions are equally good.
    :param ply: decisions taken before.
    :param seats: as bits; ``choose`` is called for all of their decisions.
    :param places: call ``choose`` for the placement of starting workers.
    """
    compiled = library()
    figures = checked_weights(weights)
    rows = (_TakenRow * ROOM)()
    candidates = (ctypes.c_uint32 * compiled.caledonia_most_actions())()
    count = ctypes.c_int()
    while not twin.is_over():
        done = compiled.caledonia_play_to_lot(
            twin.tables, twin.state, figures, seats, places, rows, ROOM, candidates, count
        )
        for row in rows[:done]:
            action = twin.codec.action(row.code)
            yield TakenDecision(row.seat, action, row.seconds, bool(row.opens_turn))
        ply += done
        if count.value:
            row = rows[done]
            begin = perf_counter()
            code = choose(OpenDecision(twin, ply, row.seat, candidates[: count.value]))
            seconds = row.seconds + perf_counter() - begin
            twin.push_number(code)
            ply += 1
            yield TakenDecision(row.seat, twin.codec.action(code), seconds, bool(row.opens_turn))
