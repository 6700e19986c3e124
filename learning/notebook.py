"""Plays games of the seer in the library and keeps some of their decisions."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from caledonia.native import Twin
from caledonia.native.games import FLOATS, INTS, SEATS, ChairRow, DecisionRows, SelfplayOptions
from caledonia.native.library import library, reals
from caledonia.native.seer import Net, sizes


@dataclass(frozen=True, slots=True)
class Chair:
    """How a seat plays: with a net, or as the chief; without simulations by thumb."""

    net: Net | None
    simulations: int


class Notebook:
    """Buffers for the decisions of one game, reused for the next game."""

    def __init__(self, most: int) -> None:
        size = sizes()
        self.most = most
        rows = max(1, most)
        self.inputs = np.zeros((rows, SEATS, size.inputs), np.float32)
        self.actions = np.zeros((rows, size.kept_actions, size.action_inputs), np.float32)
        self.starts = np.zeros((rows, size.kept_actions), np.float32)
        self.shares = np.zeros((rows, size.kept_actions), np.float32)
        self.points = np.zeros((rows, SEATS), np.float32)
        self.seats = np.zeros(rows, np.int32)
        self.plies = np.zeros(rows, np.int32)
        self.rounds = np.zeros(rows, np.int32)
        self.results = np.zeros((SEATS, size.results), np.float32)
        self.count = 0

    def play(
        self,
        twin: Twin,
        chairs: Sequence[Chair],
        weights: Sequence[float],
        forecast: Sequence[Sequence[float]],
        options: SelfplayOptions,
    ) -> None:
        """Play a game to its end, consuming the twin; keep its decisions and results."""
        rows = [
            ChairRow(
                ctypes.cast(chair.net.weights, FLOATS) if chair.net else None, chair.simulations
            )
            for chair in chairs
        ]
        options.most = self.most
        floats = (self.inputs, self.actions, self.starts, self.shares, self.points)
        kept = DecisionRows(
            *(array.ctypes.data_as(FLOATS) for array in floats),
            *(array.ctypes.data_as(INTS) for array in (self.seats, self.plies, self.rounds)),
        )
        self.count = library().caledonia_selfplay(
            twin.tables,
            twin.state,
            (ChairRow * len(rows))(*rows),
            reals(weights),
            reals([figure for row in forecast for figure in row]),
            ctypes.byref(options),
            ctypes.byref(kept),
            self.results.ctypes.data_as(FLOATS),
        )
