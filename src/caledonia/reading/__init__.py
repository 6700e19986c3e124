"""Read access to a game by names: seats, market, export, map and open decision.

What is read shows one moment: it does not change as the game continues. Nothing here can change a
game, and nothing hidden (the order of the pile, the dice to come) is shown.
"""

from caledonia.reading.decision import Decision, Figure, decision_of
from caledonia.reading.export import Export
from caledonia.reading.map import Map, Standing
from caledonia.reading.market import Market
from caledonia.reading.seat import Seat

__all__ = ["Decision", "Export", "Figure", "Map", "Market", "Seat", "Standing", "decision_of"]
