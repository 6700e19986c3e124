"""Queues exercises for the players when a game ends."""

from __future__ import annotations

from caledonia.server.db.connection import DbConnection
from caledonia.server.games.rows import PLAYING, Change
from caledonia.server.jobs.analysis import queue_exercises


class ExerciseObserver:
    """Queues exercises for everybody who has played a game to its end, together with its end.

    Not for daily challenges, which are open for longer, and not for games that began from a record:
    there the page asks, and whether they are copies is checked.
    """

    async def changed(self, connection: DbConnection, change: Change) -> None:
        """Queue the exercises if the game ended just now."""
        table = change.after
        was_played = change.before is not None and change.before.status == PLAYING
        if not (change.is_finished and was_played) or table.daily or table.start is not None:
            return
        for seat in change.seats:
            if seat.person is not None and seat.player is None:
                await queue_exercises(connection, table, seat.person)
