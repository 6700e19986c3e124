"""The game as a seat or a spectator sees it, made of what :mod:`caledonia.notation` declares."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caledonia.notation import shapes
from caledonia.server.shapes.derived import shape_of

if TYPE_CHECKING:
    from caledonia.notation.shapes import Outcome as Outcome
    from caledonia.notation.shapes import ScoreSheet as ScoreSheet
    from caledonia.notation.shapes import View as View
else:
    Outcome = shape_of(shapes.Outcome)
    ScoreSheet = shape_of(shapes.ScoreSheet)
    View = shape_of(shapes.View)
