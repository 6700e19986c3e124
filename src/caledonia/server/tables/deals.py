"""Deals: digests by which games on the same map are found."""

from __future__ import annotations

import hashlib
import json

from sqlalchemy import select, update

from caledonia.game import Game
from caledonia.notation.table import write_table
from caledonia.server.db import schema
from caledonia.server.db.engine import Database
from caledonia.server.tables.replay import replayed
from caledonia.server.tables.rows import PLAYING, table_from

t = schema.tables.c


def deal_of(game: Game) -> str:
    """Return the digest of what nobody can change in a copy without changing the whole game.

    Tiles and covered spaces are left out: some of them do not matter any more during a game.
    """
    table = write_table(game.state.setup)
    lying = [table[key] for key in ("content", "players", "map")]
    return hashlib.sha256(json.dumps(lying).encode()).hexdigest()


async def fill_deals(database: Database) -> None:
    """Store the deals of running games from earlier releases."""
    query = select(schema.tables).where(t.status == PLAYING, t.deal.is_(None))
    async with database.read() as connection:
        rows = (await connection.execute(query)).mappings().all()
    if not rows:
        return
    async with database.write() as connection:
        for row in rows:
            table = table_from(row)
            try:
                deal = deal_of(replayed(table, []))
            except ValueError:
                # It belongs to other rules, so it cannot be continued either.
                continue
            change = update(schema.tables).where(t.id == table.id).values(deal=deal)
            await connection.execute(change)
