"""The keeper of all tables: one command at a time for each, stored before it is told."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from time import monotonic
from typing import Any, Final, Protocol
from weakref import WeakValueDictionary

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from caledonia.server.clock import now
from caledonia.server.db.engine import Database
from caledonia.server.errors import RefusedError
from caledonia.server.live.others import tell_others
from caledonia.server.people.identity import Person
from caledonia.server.tables import store
from caledonia.server.tables.loading import follow, load_room
from caledonia.server.tables.overview import overview
from caledonia.server.tables.room import Room
from caledonia.server.tables.rows import (
    CLOSED,
    OPEN,
    UNDONE,
    Change,
    Entry,
    Observer,
    SeatRow,
    TableRow,
)
from caledonia.server.tables.work import Work
from caledonia.server.wire import decode, encode_text

IDLE: Final = 300.0
"""Seconds after which a game that nobody asks for is dropped from memory."""
ROOMS: Final = 2000
"""Games kept in memory; the others are loaded when they are asked for."""
SNAPSHOT_EVERY: Final = 25
"""Decisions between two snapshots."""

log = structlog.get_logger()

Command = Callable[[Work], Awaitable[dict[str, Any]]]
"""Does something at a table, and returns the answer."""


class Listener(Protocol):
    """Is told of every change once it is stored, in the order of a table's log."""

    def told(self, change: Change, room: Room | None, *, draft: bool) -> None:
        """Tell whoever looks at the table.

        :param draft: the turn in progress changed too.
        """


class Made:
    """A new table."""

    work: Work

    def __init__(self, connection: AsyncConnection) -> None:
        self.connection = connection

    def overview(self, person: Person) -> dict[str, Any]:
        """Return it as one sees it who made it."""
        room = self.work.room if self.work.has_room else None
        return overview(self.work.table, self.work.seats, room, person)


class Keeper:
    """Runs commands: loads what they need, stores what they did, then tells it."""

    def __init__(
        self, database: Database, observers: Sequence[Observer] = (), *, rooms: int = ROOMS
    ) -> None:
        """:param rooms: games kept in memory."""
        self._database = database
        self._observers = tuple(observers)
        self._most = rooms
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.listeners: list[Listener] = []
        self.is_watched: Callable[[str], bool] = lambda _: False
        """Whether somebody looks at a table in this process."""

    # Commands.

    async def run(
        self,
        table_id: str,
        person: Person | None,
        command: Command,
        *,
        key: str | None = None,
        asked: object = None,
    ) -> dict[str, Any]:
        """Run a command and return its answer.

        :param key: a command that comes again with the same key is not done again; it is answered
            as before.
        :param asked: what was asked for, to tell a repeated command from another one.
        :raises RefusedError: if it is not possible; then nothing has changed.
        """
        digest = hashlib.sha256(encode_text(asked).encode()).hexdigest()
        async with self.work(table_id, person, key) as work:
            if work.receipt is not None:
                return _again(work.receipt, person, digest)
            answer = await command(work)
            view = work.own_view()
            if key is not None and person is not None:
                text = encode_text(answer)
                await store.store_receipt(
                    work.connection, table_id, key, person.id, digest, text, work.at
                )
        return answer if view is None else {**answer, "view": view}

    @asynccontextmanager
    async def work(
        self, table_id: str, person: Person | None, key: str | None = None
    ) -> AsyncIterator[Work]:
        """Open a table for one command; what it did is stored and told at the end."""
        async with self._lock(table_id):
            try:
                async with self._database.write() as connection:
                    table = await store.find_table(connection, table_id, lock=True)
                    # What was written while we waited for the lock is seen only by a new query.
                    around = await store.find_around(connection, table, key)
                    room = await self._room(connection, table, around.codes)
                    work = Work(connection, table, around, room, person, now())
                    yield work
                    change = await self._stored(work)
            except BaseException:
                # What is in memory may be ahead of what is stored.
                self._rooms.pop(table_id, None)
                raise
            self._keep(table_id, work.room if work.has_room else None)
            self._tell(change, draft=work.draft_changed)

    @asynccontextmanager
    async def new(self) -> AsyncIterator[Made]:
        """Open a transaction for a new table."""
        async with self._database.write() as connection:
            made = Made(connection)
            yield made
            change = replace(await self._stored(made.work), before=None)
        table_id = change.after.id
        self._keep(table_id, made.work.room if made.work.has_room else None)
        self._tell(change, draft=False)

    def _tell(self, change: Change, *, draft: bool) -> None:
        room = self._rooms.get(change.after.id)
        for listener in self.listeners:
            try:
                listener.told(change, room, draft=draft)
            except Exception:
                # It is stored: whoever was not told finds it in the log.
                log.exception("a change could not be told", table=change.after.id)

    async def _stored(self, work: Work) -> Change:
        if work.draft_changed and work.must_store_draft:
            room = work.room
            seat = room.seat if room.seat is not None else 0
            await store.store_draft(
                work.connection, work.table.id, room.version, seat, room.codes, work.at
            )
        change = await work.store()
        if not self._database.is_sqlite and (change.entries or work.draft_changed):
            await tell_others(
                work.connection,
                self._database.process,
                work.table.id,
                follows=bool(change.entries) and self.is_watched(work.table.id),
            )
        if work.has_room:
            await self._snapshot(work)
        if change.entries:
            for observer in self._observers:
                await observer.changed(work.connection, change)
        return change

    async def _snapshot(self, work: Work) -> None:
        before, after = work.before.ply, work.table.ply
        went_back = any(entry.kind == UNDONE for entry in work.entries)
        if went_back or before // SNAPSHOT_EVERY != after // SNAPSHOT_EVERY:
            position = work.room.committed.position()
            await store.store_snapshot(
                work.connection, work.table.id, work.table.version, after, position
            )

    # Memory.

    def _lock(self, table_id: str) -> asyncio.Lock:
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

    async def _room(
        self, connection: AsyncConnection, table: TableRow, codes: list[str]
    ) -> Room | None:
        if table.status in (OPEN, CLOSED):
            return None
        room = self._rooms.get(table.id)
        if room is not None and room.version < table.version:
            room = await follow(connection, table, room, codes)
        # Another process may have gone on with the turn.
        if room is not None and room.version == table.version and room.codes == codes:
            return room
        return await load_room(connection, table, codes)

    def _keep(self, table_id: str, room: Room | None) -> None:
        if room is None:
            return
        self._rooms[table_id] = room
        self._rooms.move_to_end(table_id)
        room.used = monotonic()
        if not self.is_watched(table_id):
            room.forget_view()
        while len(self._rooms) > self._most:
            self._rooms.popitem(last=False)

    def forget_idle(self) -> None:
        """Drop the games from memory that nobody has asked for in a while."""
        before = monotonic() - IDLE
        while self._rooms:
            table_id, room = next(iter(self._rooms.items()))
            if room.used > before:
                return
            del self._rooms[table_id]

    def forget(self, table_id: str) -> None:
        """Drop a game from memory; it is loaded again when it is asked for."""
        self._rooms.pop(table_id, None)

    @property
    def rooms(self) -> int:
        """The number of games in memory."""
        return len(self._rooms)

    async def look(self, table_id: str) -> tuple[TableRow, list[SeatRow], Room | None]:
        """Return a table with its seats and its game, to be read only."""
        table, seats, room, _ = await self.look_since(table_id, None)
        return table, seats, room

    async def look_since(
        self, table_id: str, after: int | None
    ) -> tuple[TableRow, list[SeatRow], Room | None, list[Entry]]:
        """Return a table with its seats and its game, and the entries that led there.

        What is returned belongs together until the caller waits for something.

        :param after: the last entry that is known; None: none are wanted.
        """
        entries: list[Entry] = []
        async with self._lock(table_id), self._database.glance() as connection:
            table = await store.find_table(connection, table_id)
            around = await store.find_around(connection, table)
            room = await self._room(connection, table, around.codes)
            if after is not None:
                entries = await store.find_entries(
                    connection, table_id, after=after, until=table.seq
                )
            self._keep(table_id, room)
            return table, around.seats, room, entries


def _again(receipt: Any, person: Person | None, digest: str) -> dict[str, Any]:
    """Return what was answered to the same command before."""
    if person is None or receipt.person != person.id or receipt.command != digest:
        raise RefusedError("conflict", "this key was used for another command: take a new one")
    answer: dict[str, Any] = decode(receipt.answer)
    return answer
