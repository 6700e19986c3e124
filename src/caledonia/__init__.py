"""The rules, records and positions of Clans of Caledonia as a library."""

from caledonia.actions import Action
from caledonia.content import Content, load_content
from caledonia.errors import (
    IllegalActionError,
    InvalidActionError,
    PositionError,
    Reason,
    RecordError,
)
from caledonia.game import Game, LegalActions
from caledonia.options import Options
from caledonia.reading import Decision, Export, Map, Market, Seat
from caledonia.rules.final import SCORE_LINES, Outcome, ScoreSheet
from caledonia.types import Phase
from caledonia.version import RULES_VERSION

__all__ = [
    "RULES_VERSION",
    "SCORE_LINES",
    "Action",
    "Content",
    "Decision",
    "Export",
    "Game",
    "IllegalActionError",
    "InvalidActionError",
    "LegalActions",
    "Map",
    "Market",
    "Options",
    "Outcome",
    "Phase",
    "PositionError",
    "Reason",
    "RecordError",
    "ScoreSheet",
    "Seat",
    "load_content",
]
