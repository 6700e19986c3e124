"""The keeper of tables as every process has it, with all that takes part in changes."""

from __future__ import annotations

from caledonia.server.db.engine import Database
from caledonia.server.notices.observer import NoticeObserver
from caledonia.server.ratings.observer import RatingObserver
from caledonia.server.tables.keeper import Keeper


def keeper_for(database: Database) -> Keeper:
    """Return a keeper whose changes are rated and told to people."""
    return Keeper(database, [RatingObserver(), NoticeObserver()])
