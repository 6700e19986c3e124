"""Copies of running games: recognised by what lies on the table, and held until the game ends.

A record can be exported during a game, so a copy of it could be imported and tried out with hints
or bots. While the original is played rated, without hints, or as an open daily challenge, copies
can only be looked at. A copy is recognised by its deal and clans, so that leaving out lines of the
record, cutting it, adding to it or starting it from a position does not help.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from caledonia.game import Game
from caledonia.server.db import schema
from caledonia.server.db.engine import Database
from caledonia.server.packs import content_of
from caledonia.server.refusals import refusal
from caledonia.server.tables import store
from caledonia.server.tables.aids import is_guarded
from caledonia.server.tables.loading import load_room
from caledonia.server.tables.replay import replayed
from caledonia.server.tables.rows import PLAYING, TableRow, table_from
from caledonia.server.tables.work import Work
from caledonia.state import State

if TYPE_CHECKING:
    from caledonia.server.tables.keeper import Command

t = schema.tables.c


async def original_of(connection: AsyncConnection, table: TableRow) -> TableRow | None:
    """Return the running game that holds a table, which is a copy of it; None: nothing does."""
    if table.start is None or table.deal is None:
        return None
    query = select(schema.tables).where(
        or_(t.deal == table.deal, t.seed_hash == table.seed_hash),
        or_(t.status == PLAYING, t.daily.is_not(None)),
        t.start.is_(None),
    )
    for row in (await connection.execute(query)).mappings().all():
        found = table_from(row)
        seats = await store.find_seats(connection, found.id)
        if is_guarded(found, seats) and await _is_copy(connection, table, found):
            return found
    return None


async def _is_copy(connection: AsyncConnection, table: TableRow, original: TableRow) -> bool:
    """Whether a table with the same deal is the same game: by its opening, or by its clans."""
    if table.seed_hash == original.seed_hash:
        return True
    assert table.start is not None
    start = Game.from_position(table.start, content_of(table.content)).state
    if _opening(start) == _opening(replayed(original, []).state):
        return True
    clans = _clans((await load_room(connection, table, [])).committed.state)
    return all(tile for _, tile in clans) and clans == _clans(
        (await load_room(connection, original, [])).committed.state
    )


def _opening(state: State) -> tuple[object, ...]:
    return state.round, state.boxes, state.offer, state.turn_order, _clans(state)


def _clans(state: State) -> list[tuple[str, int]]:
    return sorted((player.power.id, player.starting_tile) for player in state.players)


async def is_held(database: Database, table: TableRow) -> bool:
    """Whether a table is a copy that can only be looked at for now."""
    if table.start is None:
        return False
    async with database.glance() as connection:
        return await original_of(connection, table) is not None


async def must_not_be_held(database: Database, table: TableRow) -> None:
    """Refuse what would help somebody who plays the original.

    :raises RefusedError: if the table is a copy of a running game.
    """
    if await is_held(database, table):
        raise refusal("copy_held")


def unless_held(command: Command) -> Command:
    """Return a command that is refused at a copy of a running game."""

    async def guarded(work: Work) -> dict[str, object]:
        if await original_of(work.connection, work.table) is not None:
            raise refusal("copy_held")
        return await command(work)

    return guarded
