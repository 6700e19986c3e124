"""Self-play games of the seer in the compiled library."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import ClassVar, Final

from caledonia.native.library import library, reals
from caledonia.native.search import checked_weights
from caledonia.native.seer import Net, sizes
from caledonia.native.twin import Twin
from caledonia.types import Unit

SEATS: Final = 4
TASTES: Final = len(Unit) + 2
"""What a seat can have a taste for: each unit, ports, contracts."""
FLOATS = ctypes.POINTER(ctypes.c_float)
INTS = ctypes.POINTER(ctypes.c_int32)


class ChairRow(ctypes.Structure):
    """How a seat plays, as ``Chair`` in ``native/selfplay.hpp``."""

    _fields_: ClassVar = [("net", FLOATS), ("simulations", ctypes.c_int)]


class SelfplayOptions(ctypes.Structure):
    """How a game is played, as ``SelfplayOptions`` in ``native/selfplay.hpp``."""

    _fields_: ClassVar = [
        ("seed", ctypes.c_uint64),
        ("closely", ctypes.c_double),
        ("quick", ctypes.c_int),
        ("noise", ctypes.c_double),
        ("slips", ctypes.c_double),
        ("explore", ctypes.c_double),
        ("most", ctypes.c_int),
        ("tastes", ctypes.c_double * TASTES * SEATS),
        ("least", ctypes.c_int),
    ]


class DecisionRows(ctypes.Structure):
    """Buffers for decisions, as ``Kept`` in ``native/selfplay.hpp``; may be empty."""

    _fields_: ClassVar = [
        ("inputs", FLOATS),
        ("actions", FLOATS),
        ("starts", FLOATS),
        ("shares", FLOATS),
        ("points", FLOATS),
        ("seats", INTS),
        ("plies", INTS),
        ("rounds", INTS),
    ]


def play_by_net(
    twin: Twin,
    net: Net | None,
    weights: Sequence[float],
    forecast: Sequence[Sequence[float]],
    *,
    simulations: int,
    explore: float,
    seed: int,
) -> list[int]:
    """Play a game to its end, consuming the twin; return the final points by seat.

    :param net: None: all seats play as the chief, or by rules of thumb without simulations.
    """
    chair = ChairRow(None if net is None else ctypes.cast(net.weights, FLOATS), simulations)
    options = SelfplayOptions(seed, 1.0, simulations, 0.0, 0.0, explore, 0)
    figures = sizes().results
    results = (ctypes.c_float * (figures * twin.players))()
    library().caledonia_selfplay(
        twin.tables,
        twin.state,
        (ChairRow * twin.players)(*[chair] * twin.players),
        checked_weights(weights),
        reals([figure for row in forecast for figure in row]),
        ctypes.byref(options),
        ctypes.byref(DecisionRows()),
        results,
    )
    return [round(results[seat * figures]) for seat in range(twin.players)]
