"""Copies of running games: recognised by what lies on the table, and held until the game ends.

A record can be exported during a game, so somebody could import a copy and try it out with hints or
bots. While the original is rated, without hints, or an open daily challenge, copies are view-only.
A copy is recognised by its deal and clans, so that omitting lines of the record, cutting it,
extending it or starting from a position does not help.
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
    """Return the running game that a table is a held copy of; None if it is not held."""
    if table.start is None or table.deal is None:
        return None
    query = select(schema.tables).where(
        or_(t.deal == table.deal, t.seed_hash == table.seed_hash),
        or_(t.status == PLAYING, t.daily.is_not(None)),
        t.start.is_(None),
    )
    for row in (await connection.execute(query)).mappings().all():
        original = table_from(row)
        seats = await store.find_seats(connection, original.id)
        if is_guarded(original, seats) and await _is_copy(connection, table, original):
            return original
    return None


async def _is_copy(connection: AsyncConnection, table: TableRow, original: TableRow) -> bool:
    """Whether a table with the same deal is the same game, judging by its opening or clans."""
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
    """Whether a table is a held copy."""
    if table.start is None:
        return False
    async with database.glance() as connection:
        return await original_of(connection, table) is not None


async def must_not_be_held(database: Database, table: TableRow) -> None:
    """Check that a table is not a held copy.

    :raises RefusedError: if it is.
    """
    if await is_held(database, table):
        raise refusal("copy_held")


def unless_held(command: Command) -> Command:
    """Wrap a command so that it is refused at a held copy."""

    async def guarded(work: Work) -> dict[str, object]:
        if await original_of(work.connection, work.table) is not None:
            raise refusal("copy_held")
        return await command(work)

    return guarded
