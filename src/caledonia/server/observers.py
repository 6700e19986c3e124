"""What takes part in every change of a table: ratings, notices, exercises, limits on new tables."""

from __future__ import annotations

from caledonia.server.games.rows import Observer
from caledonia.server.jobs.exercise_observer import ExerciseObserver
from caledonia.server.notices.plan import NoticeObserver
from caledonia.server.quotas import Quotas
from caledonia.server.ratings.observer import RatingObserver
from caledonia.server.tables.lobby import FloodGuard


def observers_for(quotas: Quotas | None = None) -> list[Observer]:
    """Return the observers of a table service.

    :param quotas: how many tables people may have; None: no limit.
    """
    observers: list[Observer] = [RatingObserver(), NoticeObserver(), ExerciseObserver()]
    if quotas is not None:
        # Last, since its locks are held until the transaction ends.
        observers.append(FloodGuard(quotas))
    return observers
