"""Finding the game of a table: from its last snapshot and the log, or from the log alone.

The log is the truth. A snapshot that was made with other rules or figures is not looked at, and
one that cannot be read, or does not lead where the log does, is left aside. A game that the log
does not lead to any more with the rules of today is refused: nobody shall go on from a wrong
position.
"""

from __future__ import annotations

from collections.abc import Sequence

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from caledonia.content.digest import content_digest
from caledonia.game import Game
from caledonia.server.errors import RefusedError
from caledonia.server.packs import content_of
from caledonia.server.refusals import refusal
from caledonia.server.tables import store
from caledonia.server.tables.replay import reached, replayed, standing_decisions
from caledonia.server.tables.room import Room
from caledonia.server.tables.rows import DECISION, Entry, TableRow
from caledonia.version import RULES_VERSION

log = structlog.get_logger()


async def follow(
    connection: AsyncConnection, table: TableRow, room: Room, codes: list[str]
) -> Room | None:
    """Bring a game in memory to where the table stands; None if that is not a way forward."""
    if room.version > table.version:
        return None
    if room.version == table.version:
        room.heard.clear()
        # Another process may have gone on with the turn.
        return room if room.codes == codes else _room(room.committed, table, codes)
    decisions = await _decisions(connection, table, room)
    game = room.committed
    try:
        for code in decisions:
            game.push_code(code)
    except ValueError:
        return None
    return _room(game, table, codes) if decisions else None


async def _decisions(connection: AsyncConnection, table: TableRow, room: Room) -> list[str]:
    """Return the decisions that followed those in memory; none if there was more than those."""
    heard = [each for each in room.heard if each[0] > room.version]
    if heard and heard[-1][0] == table.version and room.ply + len(heard) == table.ply:
        return [code for _, code in heard]
    entries = await store.game_entries(connection, table.id, room.version, table.version)
    if any(entry.kind != DECISION for entry in entries):
        return []
    return [entry.data["code"] for entry in entries]


async def load_room(connection: AsyncConnection, table: TableRow, codes: list[str]) -> Room:
    """Return the game of a table with the turn in progress.

    :param codes: the tentative decisions; if they cannot be taken any more, the turn begins anew.
    :raises RefusedError: if the log does not lead to the game with the rules of today.
    """
    game = await _from_snapshot(connection, table)
    if game is None:
        game = await load_game(connection, table)
    return _room(game, table, codes)


async def _from_snapshot(connection: AsyncConnection, table: TableRow) -> Game | None:
    """Return the game from its snapshot; None if there is none that can be used."""
    try:
        content = content_of(table.content)
        snapshot = await store.find_snapshot(
            connection, table.id, table.version, content_digest(content)
        )
        if snapshot is None:
            return None
        version, ply, position = snapshot
        game = Game.from_position(position, content)
        if game.ply != ply:
            # Earlier releases did not write down how many decisions led to a position.
            raise ValueError(f"it counts {game.ply} decisions instead of {ply}")
        game.seed = int(table.seed)
        # An undo leaves a snapshot of its own: only decisions follow one. Where another process
        # has gone on since the table was read, its decisions are left for later.
        entries = await store.game_entries(connection, table.id, version, table.version)
        for entry in entries:
            game.push_code(entry.data["code"])
    except ValueError as error:
        log.warning("a snapshot cannot be used", table=table.id, error=str(error))
        return None
    if entries and reached(game, entries[-1].rules, table.salt) != entries[-1].hash:
        log.warning("a snapshot cannot be used", table=table.id, error="it leads elsewhere")
        return None
    return game


def _room(game: Game, table: TableRow, codes: Sequence[str]) -> Room:
    """Return a game with the turn in progress, as far as that is possible."""
    room = Room(game, table.version, salt=table.salt)
    seat = room.seat
    if seat is None or not codes:
        return room
    try:
        for code in codes:
            # Not trusted: they may have been tried out with other rules.
            room.play(seat, code)
    except (ValueError, RefusedError) as error:
        log.warning("a turn in progress cannot be gone on with", table=table.id, error=str(error))
        room.drop()
    return room


async def load_game(connection: AsyncConnection, table: TableRow, ply: int | None = None) -> Game:
    """Return the whole game of a table with its history, as far as it is committed.

    :param ply: only so many decisions of it.
    :raises RefusedError: if the log does not lead to the game with the rules of today.
    """
    entries = await store.game_entries(connection, table.id, until=table.version)
    return rebuilt(table, standing_decisions(entries)[:ply])


def rebuilt(table: TableRow, standing: Sequence[Entry]) -> Game:
    """Return the game of a table after the decisions that stand. That takes long.

    :raises RefusedError: if they do not lead to the game with the rules of today.
    """
    try:
        game = replayed(table, [entry.data["code"] for entry in standing])
    except ValueError as error:
        log.warning("a game cannot be replayed", table=table.id, error=str(error))
        raise _other_rules(table, standing) from error
    if standing and reached(game, standing[-1].rules, table.salt) != standing[-1].hash:
        log.warning("a game cannot be replayed", table=table.id, error="it leads elsewhere")
        raise _other_rules(table, standing)
    return game


def _other_rules(table: TableRow, decisions: Sequence[Entry]) -> RefusedError:
    """Return why a game cannot be opened."""
    versions = {table.rules, *(entry.rules for entry in decisions)} - {None, RULES_VERSION}
    if versions:
        played = ", ".join(str(each) for each in sorted(versions, key=str))
        return refusal("other_rules", played=played, present=str(RULES_VERSION))
    return refusal("other_content", content=table.content)
