"""The table service: runs commands, one at a time per table, and stores results."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import (
    AsyncIterator,
    Awaitable,
    Callable,
    Iterable,
    Iterator,
    Mapping,
    Sequence,
)
from contextlib import AsyncExitStack, asynccontextmanager
from time import monotonic
from typing import Any, Final, Protocol
from weakref import WeakValueDictionary

import structlog
from msgspec.structs import replace

from caledonia.content.digest import content_digest
from caledonia.server.clock import now
from caledonia.server.db.connection import DbConnection
from caledonia.server.db.engine import Database
from caledonia.server.db.notify import notifying
from caledonia.server.db.prepared import COMMIT, Statement, run
from caledonia.server.errors import RefusedError
from caledonia.server.fair_play.aids import hides_layers
from caledonia.server.fair_play.copies import Holds
from caledonia.server.games import store
from caledonia.server.games.history import WholeGames, follow, load_live_game
from caledonia.server.games.live_game import LiveGame
from caledonia.server.games.rows import (
    CLOSED,
    DECISION,
    OPEN,
    UNDONE,
    Change,
    Entry,
    Observer,
    SeatRow,
    TableRow,
)
from caledonia.server.games.store import Receipt
from caledonia.server.identity.models import Person
from caledonia.server.shapes.tables import Standing, WholeTable
from caledonia.server.tables.context import CommandContext
from caledonia.server.tables.overview import overview
from caledonia.server.wire import decode, encode_text

Locks = WeakValueDictionary[str, asyncio.Lock]
"""By table; a lock is dropped when it is not held."""


class TableLocks:
    """Two locks per table: one for its changes, one for its game in memory."""

    def __init__(self) -> None:
        self._changes: Locks = WeakValueDictionary()
        self._memory: Locks = WeakValueDictionary()

    def change(self, table_id: str) -> asyncio.Lock:
        """Return the lock that is held from before a transaction begins."""
        return _lock_in(self._changes, table_id)

    def memory(self, table_id: str) -> asyncio.Lock:
        """Return the lock that is held while the game in memory is used."""
        return _lock_in(self._memory, table_id)


def _lock_in(locks: Locks, table_id: str) -> asyncio.Lock:
    lock = locks.get(table_id)
    if lock is None:
        lock = locks[table_id] = asyncio.Lock()
    return lock


IDLE: Final = 300.0
"""Seconds after which an idle game is dropped from memory."""
LIVE_GAMES: Final = 2000
"""Games kept in memory; the others are loaded when they are asked for."""
SNAPSHOT_EVERY: Final = 25
"""Decisions between two snapshots."""

log = structlog.get_logger()

Command = Callable[[CommandContext], Awaitable[Standing]]
"""Does something at a table, and returns the answer."""


def unless_held(holds: Holds, command: Command) -> Command:
    """Return a command that is refused at a held copy."""

    async def run_unless_held(context: CommandContext) -> Standing:
        await holds.check(context.connection, context.table)
        return await command(context)

    return run_unless_held


class Listener(Protocol):
    """Called after every committed change, in the order of a table's log."""

    def on_committed(self, change: Change, live_game: LiveGame | None, *, draft: bool) -> None:
        """Inform everybody at the table.

        :param draft: the turn in progress changed too.
        """


class Sockets(Listener, Protocol):
    """What shows tables to the clients of this process."""

    def is_watched(self, table_id: str) -> bool:
        """Whether a socket shows a table."""

    def announce(self, change: Change, live_game: LiveGame | None, *, draft: bool) -> str:
        """Return the message that other processes get as soon as a change is stored.

        Empty: they read the entries themselves.

        :param draft: the turn in progress changed too.
        """


class NewTable:
    """A table that is being made, with its transaction."""

    context: CommandContext

    def __init__(self, connection: DbConnection) -> None:
        self.connection = connection

    def overview(self, person: Person, *, held: bool = False) -> WholeTable:
        """Return the table as its creator sees it."""
        live_game = self.context.live_game if self.context.has_game else None
        return overview(self.context.table, self.context.seats, live_game, person, held=held)


class TableService:
    """Runs commands: loads what they need, stores what they did, then notifies listeners."""

    def __init__(
        self,
        database: Database,
        observers: Sequence[Observer] = (),
        *,
        live_games: int = LIVE_GAMES,
    ) -> None:
        """:param live_games: games kept in memory."""
        self._database = database
        self.observers = tuple(observers)
        self._most = live_games
        self._live_games: OrderedDict[str, LiveGame] = OrderedDict()
        self._locks = TableLocks()
        self.holds = Holds(database)
        self.layer_holds = Holds(database, hides_layers)
        """Of learning layers, reviews and exercises: they need more than an agreement to hints."""
        self.whole_games = WholeGames(database)
        self.listeners: list[Listener] = []
        self._sockets: Sockets | None = None
        self._on_time: Callable[[], Awaitable[None]] | None = None

    def connect(self, sockets: Sockets, on_time: Callable[[], Awaitable[None]]) -> None:
        """Connect what itself needs this service; where the services are built.

        :param sockets: they hear of changes before all other listeners.
        :param on_time: called before each command to give back time that the server was down.
        """
        self._sockets, self._on_time = sockets, on_time

    @property
    def database(self) -> Database:
        """Where all tables are stored."""
        return self._database

    # Commands.

    async def run(
        self,
        table_id: str,
        person: Person | None,
        command: Command,
        *,
        key: str | None = None,
        request: object = None,
        with_view: bool = True,
    ) -> Standing:
        """Run a command and return its answer.

        :param key: an idempotency key: retries run once, and get the same answer.
        :param request: the request, to distinguish a retry from another command with the same key.
        :param with_view: add the view of the person to the answer.
        :raises RefusedError: if it is not possible; then nothing has changed.
        """
        digest = hashlib.sha256(encode_text(request).encode()).hexdigest()
        async with self.open_table(table_id, person, key) as context:
            if context.receipt is not None:
                return _again(context.receipt, person, digest)
            answer = await command(context)
            view = context.own_view() if with_view else None
            if key is not None and person is not None:
                context.answered = key, Receipt(person.id, digest, encode_text(answer))
        if view is not None:
            answer["view"] = view
        return answer

    @asynccontextmanager
    async def open_table(
        self, table_id: str, person: Person | None, key: str | None = None
    ) -> AsyncIterator[CommandContext]:
        """Open a table for one command; what it did is stored and announced at the end."""
        if self._on_time is not None:
            await self._on_time()
        async with self._locks.change(table_id), AsyncExitStack() as memory:
            if not self._database.is_sqlite:
                # Waiting here must not occupy one of the few connections.
                await memory.enter_async_context(self._locks.memory(table_id))
            try:
                begin = store.reading(table_id, lock=True, key=key)
                async with self._database.write_after(begin) as (connection, results):
                    if self._database.is_sqlite:
                        # Only now, so that reads continue while another process holds the database.
                        await memory.enter_async_context(self._locks.memory(table_id))
                    table, rows = store.read(*results)
                    live_game = await self._live_game(connection, table, rows.codes)
                    context = CommandContext(connection, table, rows, live_game, person, now())
                    yield context
                    change = await self._stored(context)
            except BaseException:
                # What is in memory may be ahead of what is stored.
                self._live_games.pop(table_id, None)
                raise
            self._keep(table_id, context.live_game if context.has_game else None)
            self._notify(change, draft=context.draft_changed)

    @asynccontextmanager
    async def new(self) -> AsyncIterator[NewTable]:
        """Open a transaction for a new table."""
        async with self._database.write() as connection:
            made = NewTable(connection)
            yield made
            change = replace(await self._stored(made.context), before=None)
        table_id = change.after.id
        self._keep(table_id, made.context.live_game if made.context.has_game else None)
        self._notify(change, draft=False)

    def _notify(self, change: Change, *, draft: bool) -> None:
        live_game = self._live_games.get(change.after.id)
        sockets = () if self._sockets is None else (self._sockets,)
        for listener in (*sockets, *self.listeners):
            try:
                listener.on_committed(change, live_game, draft=draft)
            except Exception:
                # It is stored, so clients that missed it find it in the log.
                log.exception("a listener failed", table=change.after.id)

    async def _stored(self, context: CommandContext) -> Change:
        change = context.end()
        if change.entries:
            for observer in self.observers:
                await observer.changed(context.connection, change)
        written = [*context.writing(), *_snapshot(context)]
        if not self._database.is_sqlite and (change.entries or context.draft_changed):
            live_game = context.live_game if context.has_game else None
            message = ""
            if self._sockets is not None:
                message = self._sockets.announce(change, live_game, draft=context.draft_changed)
            written += notifying(self._database.process, change.after.id, message)
        if written:
            await run(context.connection, (*written, COMMIT))
        return change

    # Memory.

    async def _live_game(
        self, connection: DbConnection, table: TableRow, codes: list[str]
    ) -> LiveGame | None:
        if table.status in (OPEN, CLOSED):
            return None
        live_game = self._live_games.get(table.id)
        if live_game is not None:
            # Another process may have gone on.
            live_game = await follow(connection, table, live_game, codes)
        return live_game or await load_live_game(connection, table, codes)

    def _keep(self, table_id: str, live_game: LiveGame | None) -> None:
        if live_game is None:
            return
        self._live_games[table_id] = live_game
        self._live_games.move_to_end(table_id)
        live_game.used = monotonic()
        if self._sockets is None or not self._sockets.is_watched(table_id):
            live_game.forget_view()
        while len(self._live_games) > self._most:
            self._live_games.popitem(last=False)

    def forget_idle(self) -> None:
        """Drop idle games from memory."""
        before = monotonic() - IDLE
        while self._live_games:
            table_id, live_game = next(iter(self._live_games.items()))
            if live_game.used > before:
                return
            del self._live_games[table_id]

    def heard(self, table_id: str, entries: Iterable[Mapping[str, Any]]) -> None:
        """Take note of what another process stored: the game in memory can follow it."""
        live_game = self._live_games.get(table_id)
        if live_game is None:
            return
        for entry in entries:
            if entry["kind"] == DECISION:
                live_game.heard.append((entry["seq"], entry["code"]))
            elif entry["kind"] == UNDONE:
                self.forget(table_id)

    def forget(self, table_id: str) -> None:
        """Drop a game from memory; it is loaded again when it is asked for."""
        self._live_games.pop(table_id, None)

    @property
    def live_games(self) -> int:
        """The number of games in memory."""
        return len(self._live_games)

    async def in_memory(self, table: TableRow) -> LiveGame | None:
        """Return the game of a table if it is in memory at that version, to be read only."""
        async with self._locks.memory(table.id):
            live_game = self._live_games.get(table.id)
            if live_game is None or live_game.version != table.version or live_game.heard:
                return None
            live_game.used = monotonic()
            return live_game

    async def look(self, table_id: str) -> tuple[TableRow, list[SeatRow], LiveGame | None]:
        """Return a table with its seats and its game, to be read only."""
        table, seats, live_game, _ = await self.look_since(table_id, None)
        return table, seats, live_game

    async def look_since(
        self, table_id: str, after: int | None
    ) -> tuple[TableRow, list[SeatRow], LiveGame | None, list[Entry]]:
        """Return a table with its seats and its game, and the entries that led there.

        What is returned belongs together until the caller waits for something.

        :param after: the last entry that is known; None: none are wanted.
        """
        request = store.reading(table_id)
        if after is not None:
            request.append(store.entries_after(table_id, after))
        async with self._locks.memory(table_id), self._database.read_inline() as connection:
            first, second, *third = await run(connection, request)
            table, rows = store.read(first, second)
            live_game = await self._live_game(connection, table, rows.codes)
            self._keep(table_id, live_game)
        # In between, there may be more than the table knew.
        entries = [entry for rows in third for entry in store.read_entries(rows)]
        return table, rows.seats, live_game, [entry for entry in entries if entry.seq <= table.seq]


def _again(receipt: Any, person: Person | None, digest: str) -> Standing:
    """Return what was answered to the same command before."""
    if person is None or receipt.person != person.id or receipt.command != digest:
        raise RefusedError("conflict", "this key was used for another command: take a new one")
    answer: Standing = decode(receipt.answer)
    return answer


def _snapshot(context: CommandContext) -> Iterator[Statement]:
    """Yield the statement that keeps the position, if it is time for that."""
    before, after = context.before.ply, context.table.ply
    went_back = any(entry.shown["kind"] == UNDONE for entry in context.entries)
    if context.has_game and (went_back or before // SNAPSHOT_EVERY != after // SNAPSHOT_EVERY):
        game = context.live_game.public_game
        content = content_digest(game.state.setup.content)
        table = context.table
        yield store.keep_snapshot(table.id, table.version, after, game.position(), content)
