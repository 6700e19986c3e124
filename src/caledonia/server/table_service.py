"""The table service of a process, with everything that takes part in changes."""

from __future__ import annotations

from caledonia.server.db.engine import Database
from caledonia.server.games.rows import Observer
from caledonia.server.notices.plan import NoticeObserver
from caledonia.server.quotas import Quotas
from caledonia.server.ratings.observer import RatingObserver
from caledonia.server.tables.lobby import FloodGuard
from caledonia.server.tables.service import TableService


def table_service_for(database: Database, quotas: Quotas | None = None) -> TableService:
    """Return a table service whose changes update ratings and notify people.

    :param quotas: how many tables people may have; None: no limit.
    """
    observers: list[Observer] = [RatingObserver(), NoticeObserver()]
    if quotas is not None:
        # Last, since its locks are held until the transaction ends.
        observers.append(FloodGuard(quotas))
    return TableService(database, observers)
