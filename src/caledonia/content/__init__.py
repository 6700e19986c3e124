"""Content packs: the printed figures of boards and tiles, and their loader."""

from caledonia.content.loader import inspect_content, load_content
from caledonia.content.problems import ContentError, Problem
from caledonia.content.types import (
    Content,
    Contract,
    ExportBoard,
    FinalScoring,
    Market,
    ModuleSide,
    Neighbourhood,
    SpaceData,
    StartingTile,
    Tile,
    UnitTable,
    Upgrades,
    Variants,
)

__all__ = [
    "Content",
    "ContentError",
    "Contract",
    "ExportBoard",
    "FinalScoring",
    "Market",
    "ModuleSide",
    "Neighbourhood",
    "Problem",
    "SpaceData",
    "StartingTile",
    "Tile",
    "UnitTable",
    "Upgrades",
    "Variants",
    "inspect_content",
    "load_content",
]
