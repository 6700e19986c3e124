"""Reviews of finished games: luck and skill, turning points, better moves."""

from caledonia.review.analysis import Analysis, Candidate, analyse
from caledonia.review.assemble import Played, assemble
from caledonia.review.codec import from_json, to_json
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
    "Analysis",
    "Balance",
    "Candidate",
    "JudgedDecision",
    "Line",
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
    "analyse",
    "assemble",
    "from_json",
    "game_of",
    "kind_of",
    "mark_of",
    "probe",
    "review_game",
    "settings_for",
    "to_json",
]
