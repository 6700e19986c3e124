"""Games of tables from their logs: loading, replaying and looking back at them.

The log decides. A snapshot made with other rules or content is ignored, and so is one that cannot
be read or disagrees with the log. A game that today's rules cannot replay is refused, so that
nobody continues from a wrong position.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from typing import Final

import structlog
from sqlalchemy import select, update

from caledonia.content.digest import content_digest
from caledonia.game import Game
from caledonia.notation.table import table_data
from caledonia.server.db import schema
from caledonia.server.db.connection import DbConnection
from caledonia.server.db.engine import Database
from caledonia.server.errors import RefusedError
from caledonia.server.games import store
from caledonia.server.games.live_game import LiveGame
from caledonia.server.games.replay import Beginning, GameLog, begun, has_reached
from caledonia.server.games.rows import DECISION, PLAYING, UNDONE, Entry, TableRow, table_from
from caledonia.server.packs import content_of
from caledonia.server.refusals import refusal
from caledonia.server.wire import encode_text
from caledonia.version import RULES_VERSION


def standing_decisions(entries: Iterable[Entry]) -> list[Entry]:
    """Return the decisions that stand: those undone later are left out."""
    standing: list[Entry] = []
    for entry in sorted(entries, key=lambda entry: entry.seq):
        if entry.shown["kind"] == DECISION:
            standing.append(entry)
        elif entry.shown["kind"] == UNDONE:
            del standing[entry.shown["to"] :]
    return standing


def effective(entries: Iterable[Entry]) -> list[str]:
    """Return the codes of the decisions that stand."""
    return [entry.decision["code"] for entry in standing_decisions(entries)]


def beginning_of(table: TableRow) -> Beginning:
    """Return what the game of a table began with."""
    options = encode_text(table.options.get("options") or {})
    return Beginning(
        table.content, table.players, table.seed, table.generator, options, table.start
    )


def replayed(table: TableRow, codes: Sequence[str]) -> Game:
    """Return the game of a table after decisions; each of them is checked.

    :raises ValueError: if the rules of today do not allow what was played.
    """
    game = begun(beginning_of(table))
    for code in codes:
        game.push_code(code)
    return game


t = schema.tables.c


def deal_of(game: Game) -> str:
    """Return the digest of what a copy cannot change without changing the whole game.

    Tiles and covered spaces are left out: some of them do not matter any more during a game.
    """
    table = table_data(game.state.setup)
    lying = [table["content"], table["players"], table["map"]]
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


log = structlog.get_logger()


async def follow(
    connection: DbConnection, table: TableRow, live_game: LiveGame, codes: list[str]
) -> LiveGame | None:
    """Advance a game in memory to the table's version; None if that is impossible."""
    if live_game.version > table.version:
        return None
    if live_game.version == table.version:
        live_game.heard.clear()
        # Another process may have gone on with the turn.
        return (
            live_game
            if live_game.codes == codes
            else _live_game(live_game.public_game, table, codes)
        )
    decisions = await _decisions(connection, table, live_game)
    game = live_game.public_game
    try:
        for code in decisions:
            game.push_code(code)
    except ValueError:
        return None
    return _live_game(game, table, codes) if decisions else None


async def _decisions(connection: DbConnection, table: TableRow, live_game: LiveGame) -> list[str]:
    """Return the decisions after those in memory; none if other entries followed."""
    heard = [each for each in live_game.heard if each[0] > live_game.version]
    if heard and heard[-1][0] == table.version and live_game.ply + len(heard) == table.ply:
        return [code for _, code in heard]
    entries = await store.game_entries(connection, table.id, live_game.version, table.version)
    if any(entry.shown["kind"] != DECISION for entry in entries):
        return []
    return [entry.decision["code"] for entry in entries]


async def load_live_game(connection: DbConnection, table: TableRow, codes: list[str]) -> LiveGame:
    """Return the game of a table with the turn in progress.

    :param codes: the tentative decisions; if they are no longer legal, the turn starts over.
    :raises RefusedError: if the log does not lead to the game with the rules of today.
    """
    game = await _from_snapshot(connection, table)
    if game is None:
        game = await load_game(connection, table)
    return _live_game(game, table, codes)


async def _from_snapshot(connection: DbConnection, table: TableRow) -> Game | None:
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
            game.push_code(entry.decision["code"])
    except ValueError as error:
        log.warning("a snapshot cannot be used", table=table.id, error=str(error))
        return None
    if entries and not _agrees(game, table, entries[-1]):
        log.warning("a snapshot cannot be used", table=table.id, error="it leads elsewhere")
        return None
    return game


def _live_game(game: Game, table: TableRow, codes: Sequence[str]) -> LiveGame:
    """Return a game with the turn in progress, as far as that is possible."""
    live_game = LiveGame(game, table.version, salt=table.salt)
    seat = live_game.seat
    if seat is None or not codes:
        return live_game
    try:
        for code in codes:
            # Not trusted: they may have been tried out with other rules.
            live_game.play(seat, code)
    except (ValueError, RefusedError) as error:
        log.warning("a turn in progress cannot be gone on with", table=table.id, error=str(error))
        live_game.drop()
    return live_game


async def load_game(connection: DbConnection, table: TableRow, ply: int | None = None) -> Game:
    """Return the whole game of a table with its history, as far as it is committed.

    :param ply: how many decisions to replay; None: all.
    :raises RefusedError: if the log does not lead to the game with the rules of today.
    """
    entries = await store.game_entries(connection, table.id, until=table.version)
    return rebuilt(table, standing_decisions(entries)[:ply])


def rebuilt(table: TableRow, standing: Sequence[Entry]) -> Game:
    """Return the game of a table after the decisions that stand. That takes long.

    :raises RefusedError: if they do not lead to the game with the rules of today.
    """
    try:
        game = replayed(table, [entry.decision["code"] for entry in standing])
    except ValueError as error:
        log.warning("a game cannot be replayed", table=table.id, error=str(error))
        raise _other_rules(table, standing) from error
    if standing and not _agrees(game, table, standing[-1]):
        log.warning("a game cannot be replayed", table=table.id, error="it leads elsewhere")
        raise _other_rules(table, standing)
    return game


def _agrees(game: Game, table: TableRow, last: Entry) -> bool:
    """Whether a game is where the log says that its last decision led."""
    return has_reached(game, last.rules, table.salt, last.decision["hash"])


def _other_rules(table: TableRow, decisions: Sequence[Entry]) -> RefusedError:
    """Return why a game cannot be opened."""
    versions = {table.rules, *(entry.rules for entry in decisions)} - {None, RULES_VERSION}
    if versions:
        played = ", ".join(str(each) for each in sorted(versions, key=str))
        return refusal("other_rules", played=played, present=str(RULES_VERSION))
    return refusal("other_content", content=table.content)


KEPT: Final = 16
"""Games that a server process keeps; each takes about a megabyte."""


class WholeGames:
    """Games of tables with their history, replayed beside the event loop; the last ones stay."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._kept: OrderedDict[tuple[str, int], Game] = OrderedDict()
        """By table and version, the one that was used last at the end."""
        self._logs: OrderedDict[tuple[str, int], GameLog] = OrderedDict()
        """The same for what was not replayed here."""

    async def of(self, table: TableRow) -> Game:
        """Return the game of a table, as far as it is committed; it is shared: do not change it.

        :raises RefusedError: if today's rules cannot replay the log.
        """
        key = (table.id, table.version)
        game = self._kept.get(key)
        if game is None:
            async with self._database.read() as connection:
                entries = await store.game_entries(connection, table.id, until=table.version)
            game = await asyncio.to_thread(rebuilt, table, standing_decisions(entries))
            self._kept[key] = game
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return game

    async def log_of(self, table: TableRow) -> GameLog:
        """Return the log of a table's game, as far as it is committed, without replaying it."""
        key = (table.id, table.version)
        log = self._logs.get(key)
        if log is None:
            async with self._database.read_inline() as connection:
                decisions = await store.standing_codes(connection, table.id, table.version)
            last = decisions[-1] if decisions else None
            log = GameLog(
                beginning_of(table),
                tuple(each.code for each in decisions),
                None if last is None else last.rules,
                table.salt,
                None if last is None else last.hash,
            )
            self._logs[key] = log
        self._logs.move_to_end(key)
        while len(self._logs) > KEPT:
            self._logs.popitem(last=False)
        return log

    async def at(self, table: TableRow, ply: int) -> Game | None:
        """Return the game of a table after a number of decisions; None if there were fewer.

        :raises RefusedError: if today's rules cannot replay the log.
        """
        game = (await self.of(table)).copy()
        if game.ply < ply:
            return None
        while game.ply > ply:
            game.pop()
        return game
