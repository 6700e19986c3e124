"""Invariants of every position: conservation, round trips, legality, secrecy.

The tests run them over random games, ``caledonia fuzz`` runs them at length.
"""

from caledonia.conformance.checks import ConformanceError, check_decision, check_position
from caledonia.conformance.scenarios import random_choice, random_game

__all__ = [
    "ConformanceError",
    "check_decision",
    "check_position",
    "random_choice",
    "random_game",
]
