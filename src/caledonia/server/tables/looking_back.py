"""Whole games, replayed beside the event loop and kept for whoever looks back again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final
from weakref import WeakKeyDictionary

from caledonia.game import Game
from caledonia.server.db.engine import Database
from caledonia.server.tables import store
from caledonia.server.tables.loading import rebuilt
from caledonia.server.tables.replay import standing_decisions
from caledonia.server.tables.rows import TableRow

KEPT: Final = 16
"""Games that a server process keeps; each takes about a megabyte."""

_kept: WeakKeyDictionary[Database, OrderedDict[tuple[str, int], Game]] = WeakKeyDictionary()


async def whole_game(database: Database, table: TableRow) -> Game:
    """Return the game of a table with its history, as far as it is committed.

    Several may share it: only look at it.

    :raises RefusedError: if the log does not lead to the game with the rules of today.
    """
    kept = _kept.setdefault(database, OrderedDict())
    key = (table.id, table.version)
    game = kept.get(key)
    if game is None:
        async with database.read() as connection:
            entries = await store.game_entries(connection, table.id, until=table.version)
        game = await asyncio.to_thread(rebuilt, table, standing_decisions(entries))
        kept[key] = game
    kept.move_to_end(key)
    while len(kept) > KEPT:
        kept.popitem(last=False)
    return game


async def game_at(database: Database, table: TableRow, ply: int) -> Game | None:
    """Return the game of a table after so many decisions; None if there were not so many."""
    game = (await whole_game(database, table)).copy()
    if game.ply < ply:
        return None
    while game.ply > ply:
        game.pop()
    return game
