"""Reviews of finished games: luck and skill in points, turning points, the better move."""

from caledonia.review.assemble import Played, assemble
from caledonia.review.codec import from_json, to_json
from caledonia.review.looking import Candidate, Look, look
from caledonia.review.marks import kind_of, mark_of
from caledonia.review.probe import Probe, Settings, probe
from caledonia.review.shapes import (
    KINDS,
    MARKS,
    Balance,
    JudgedDecision,
    Line,
    Moment,
    Rate,
    Review,
    Sheet,
    TurningPoint,
    Value,
    Why,
)
from caledonia.review.whole import game_of, review_game, settings_for

__all__ = [
    "KINDS",
    "MARKS",
    "Balance",
    "Candidate",
    "JudgedDecision",
    "Line",
    "Look",
    "Moment",
    "Played",
    "Probe",
    "Rate",
    "Review",
    "Settings",
    "Sheet",
    "TurningPoint",
    "Value",
    "Why",
    "assemble",
    "from_json",
    "game_of",
    "kind_of",
    "look",
    "mark_of",
    "probe",
    "review_game",
    "settings_for",
    "to_json",
]
