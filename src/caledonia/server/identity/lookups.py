"""Who a session or token belongs to, cached for a few seconds.

Hundreds of commands a second must not query the database one by one: one query refreshes all recent
entries. What this process revokes leaves the cache at once; what another process revokes, as soon
as it says so, or after :data:`REMEMBERED`.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import (
    JSON,
    ColumnElement,
    Select,
    Table,
    Text,
    bindparam,
    cast,
    func,
    select,
    update,
)

from caledonia.server import clock
from caledonia.server.db.engine import Database
from caledonia.server.db.prepared import Prepared, run
from caledonia.server.db.schema import people, sessions, tokens
from caledonia.server.identity.models import Identity, Person
from caledonia.server.wire import encode_text

REMEMBERED: Final = 4_000
"""Milliseconds."""
LATELY: Final = 60_000
"""Milliseconds since the last use for which an entry is refreshed."""
AT_ONCE: Final = 200
"""Sessions and tokens in one query; on SQLite it holds up everything else."""
SEEN_EVERY: Final = 60_000
"""Milliseconds between two writes of when sessions and tokens were used last."""
MOST: Final = 20_000
"""Sessions and tokens in the cache."""


@dataclass(slots=True)
class Remembered:
    """An entry of the cache."""

    identity: Identity
    at: int
    """When it was read from the database."""
    used: int
    """When it was used last."""


class Lookups:
    """The sessions and tokens in use at one server process."""

    def __init__(self) -> None:
        """Start empty."""
        self._entries: OrderedDict[str, Remembered] = OrderedDict()
        self._asking: asyncio.Task[None] | None = None
        self._changes = 0
        self._seen: dict[tuple[bool, str], int] = {}
        self._noted = 0
        self.watchers: list[Callable[[str], None]] = []
        """Called with the id of every person of whom something may have been revoked."""

    async def find(self, database: Database, key: str, *, is_token: bool) -> Identity | None:
        """Return whose session or token this is; None if it is unknown or revoked."""
        now = clock.now()
        remembered = self._entries.get(key)
        if remembered is not None and remembered.identity.is_token == is_token:
            remembered.used = now
            if not 0 <= now - remembered.at < REMEMBERED:
                await self._ask_again(database, now)
                await self._note_seen(database, now)
                remembered = self._entries.get(key)
            if remembered is not None and 0 <= now - remembered.at < REMEMBERED:
                return remembered.identity
        changes = self._changes
        stored = await _stored(database, [key], is_token=is_token)
        for identity, seen in stored:
            # Do not cache what was revoked while we were reading.
            if changes == self._changes:
                self._remember(now, identity)
            self._note(identity, now, seen)
        if not stored:
            self._entries.pop(key, None)
        await self._note_seen(database, now)
        return stored[0][0] if stored else None

    async def _ask_again(self, database: Database, now: int) -> None:
        """Refresh all recent entries, once for all who wait for it."""
        if self._asking is None:
            self._asking = asyncio.create_task(self._renew(database, now))
        task = self._asking
        try:
            await asyncio.shield(task)
        finally:
            if task.done() and self._asking is task:
                self._asking = None

    async def _renew(self, database: Database, now: int) -> None:
        due = [
            each
            for each in self._entries.values()
            if 0 <= now - each.used < LATELY and not 0 <= now - each.at < REMEMBERED // 2
        ]
        # With more than one query takes, those that were read last have to wait.
        due.sort(key=lambda each: each.at)
        for is_token in (False, True):
            keys = [each.identity.key for each in due if each.identity.is_token == is_token]
            keys = keys[:AT_ONCE]
            changes = self._changes
            stored = await _stored(database, keys, is_token=is_token) if keys else []
            if changes != self._changes:
                return
            for identity, seen in stored:
                remembered = self._entries.get(identity.key)
                if remembered is not None:
                    remembered.identity, remembered.at = identity, now
                    self._note(identity, remembered.used, seen)
            for key in set(keys) - {identity.key for identity, _ in stored}:
                self._entries.pop(key, None)

    def forget(self, person: str) -> None:
        """Drop all entries of a person and notify the watchers; call it after a change."""
        self.drop(person)
        for watcher in self.watchers:
            watcher(person)

    def drop(self, person: str) -> None:
        """Drop all entries of a person whom another process has changed."""
        self._changes += 1
        gone = [key for key, each in self._entries.items() if each.identity.person.id == person]
        for key in gone:
            del self._entries[key]

    def _remember(self, now: int, identity: Identity) -> None:
        self._entries[identity.key] = Remembered(identity, now, now)
        self._entries.move_to_end(identity.key)
        while len(self._entries) > MOST:
            self._entries.popitem(last=False)

    def _note(self, identity: Identity, used: int, seen: int) -> None:
        if used - seen >= SEEN_EVERY:
            self._seen[identity.is_token, identity.key] = used

    async def _note_seen(self, database: Database, now: int) -> None:
        """Store when sessions and tokens were used last, in one transaction a minute."""
        if not self._seen or 0 <= now - self._noted < SEEN_EVERY:
            return
        self._noted = now
        seen, self._seen = self._seen, {}
        async with database.write() as connection:
            for table in (sessions, tokens):
                rows = [
                    {"key": key, "at": at}
                    for (is_token, key), at in sorted(seen.items())
                    if is_token == (table is tokens)
                ]
                if rows:
                    query = update(table).where(table.c.id == bindparam("key"))
                    await connection.execute(query.values(seen=bindparam("at")), rows)


def _among(table: Table, keys: ColumnElement[bool]) -> Select[Any]:
    """Return the query for valid sessions or tokens with their people."""
    return (
        select(
            people.c.id,
            people.c.name,
            people.c.password.is_(None),
            people.c.language,
            table.c.id,
            table.c.seen,
        )
        .join_from(table, people, table.c.person == people.c.id)
        .where(keys, table.c.revoked.is_(None), people.c.deleted.is_(None))
    )


def _prepared(table: Table) -> Prepared:
    listed = func.json_each(bindparam("keys", type_=Text)).table_valued("value")
    elements = func.json_array_elements_text(cast(bindparam("keys", type_=Text), JSON))
    return Prepared(
        _among(table, table.c.id.in_(select(elements))),
        _among(table, table.c.id.in_(select(listed.c.value))),
    )


_FIND: Final = {True: _prepared(tokens), False: _prepared(sessions)}


async def _stored(
    database: Database, keys: list[str], *, is_token: bool
) -> list[tuple[Identity, int]]:
    """Return whose these sessions or tokens are, and when they were used last."""
    async with database.read_inline() as connection:
        (rows,) = await run(connection, [(_FIND[is_token], {"keys": encode_text(keys)})])
    return [
        (Identity(Person(person, name, bool(is_guest), language), key, is_token), seen or 0)
        for person, name, is_guest, language, key, seen in rows
    ]
