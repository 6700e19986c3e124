"""Finding the game of a table: from its last snapshot and the log, or from the log alone."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from caledonia.game import Game
from caledonia.server.packs import content_of
from caledonia.server.tables import store
from caledonia.server.tables.replay import effective, replayed
from caledonia.server.tables.room import Room
from caledonia.server.tables.rows import DECISION, TableRow


async def follow(
    connection: AsyncConnection, table: TableRow, room: Room, codes: list[str]
) -> Room | None:
    """Bring a game in memory to where the table stands; None if that is not a way forward."""
    entries = await store.game_entries(connection, table.id, room.version, table.version)
    if any(entry.kind != DECISION for entry in entries):
        return None
    game = room.committed
    for entry in entries:
        game.push_code(entry.data["code"])
    return Room(game, room.ply + len(entries), table.version, codes)


async def load_room(connection: AsyncConnection, table: TableRow, codes: list[str]) -> Room:
    """Return the game of a table with the turn in progress.

    :param codes: the tentative decisions.
    """
    snapshot = await store.find_snapshot(connection, table.id, table.version)
    if snapshot is None:
        game = await load_game(connection, table)
        return Room(game, table.ply, table.version, codes)
    version, ply, position = snapshot
    game = Game.from_position(position, content_of(table.content))
    game.seed = int(table.seed)
    # An undo leaves a snapshot of its own: only decisions follow one. Where another process has
    # gone on since the table was read, its decisions are left for later.
    for entry in await store.game_entries(connection, table.id, version, table.version):
        game.push_code(entry.data["code"])
        ply += 1
    return Room(game, ply, table.version, codes)


async def load_game(connection: AsyncConnection, table: TableRow, ply: int | None = None) -> Game:
    """Return the whole game of a table with its history, as far as it is committed.

    :param ply: only so many decisions of it.
    """
    codes = effective(await store.game_entries(connection, table.id, until=table.version))
    return replayed(table, codes if ply is None else codes[:ply])
