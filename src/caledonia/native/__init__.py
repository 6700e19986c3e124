"""The compiled twin of the engine: optional, tested against it, much faster.

The rules are in Python; the twin in C++ (folder ``native/`` of the project) plays the same game.
``available()`` says whether it is built. Without it everything works, slower.
"""

from caledonia.native.library import NativeError, available, why_not_available
from caledonia.native.twin import Playouts, Twin

__all__ = ["NativeError", "Playouts", "Twin", "available", "why_not_available"]
