"""Draws the map and positions as vector pictures, from colours and symbols of our own.

Colours (``palette.json``) and symbols (``symbols/*.svg``) are files of their own and the layers
carry ``data-space`` with the name of their space, so that a page can use the same parts.
"""

from __future__ import annotations

from caledonia.drawing.sheet import Seat, draw_map, draw_position

__all__ = ["Seat", "draw_map", "draw_position"]
