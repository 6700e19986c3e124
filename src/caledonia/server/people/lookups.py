"""Who a session or token belongs to, remembered for some seconds.

Hundreds of commands a second must not each ask the database: everybody who was here lately is asked
for at once. What is revoked in this process is forgotten at once, what is revoked by another one as
soon as it tells, or after :data:`REMEMBERED`.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final
from weakref import WeakKeyDictionary

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
from caledonia.server.wire import encode_text

REMEMBERED: Final = 4_000
"""Milliseconds."""
LATELY: Final = 60_000
"""Milliseconds for which those who do not come again are asked for, too."""
AT_ONCE: Final = 1_000
"""Sessions and tokens that are asked for at once."""
SEEN_EVERY: Final = 60_000
"""Milliseconds between two notes of when people were seen last."""
MOST: Final = 20_000
"""Sessions and tokens that are remembered."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays."""

    id: str
    name: str
    is_guest: bool
    language: str


@dataclass(frozen=True, slots=True)
class Identity:
    """Somebody, and how we know."""

    person: Person
    key: str
    """The stored id of the session or token."""
    is_token: bool


@dataclass(slots=True)
class Remembered:
    """Somebody who was here."""

    known: Identity
    at: int
    """When the database said so."""
    used: int
    """When somebody asked last."""


class Lookups:
    """The sessions and tokens in use at one server process."""

    def __init__(self) -> None:
        """Remember nobody."""
        self._known: OrderedDict[str, Remembered] = OrderedDict()
        self._asking: asyncio.Task[None] | None = None
        self._changes = 0
        self._seen: dict[tuple[bool, str], int] = {}
        self._noted = 0
        self.watchers: list[Callable[[str], None]] = []
        """Are told of every person of whom something may have been revoked."""

    async def find(self, database: Database, key: str, *, is_token: bool) -> Identity | None:
        """Return whose session or token this is; None: nobody's, or it was revoked."""
        now = clock.now()
        remembered = self._known.get(key)
        if remembered is not None and remembered.known.is_token == is_token:
            remembered.used = now
            if not 0 <= now - remembered.at < REMEMBERED:
                await self._ask_again(database, now)
                await self._note_seen(database, now)
                remembered = self._known.get(key)
            if remembered is not None and 0 <= now - remembered.at < REMEMBERED:
                return remembered.known
        changes = self._changes
        found = await _stored(database, [key], is_token=is_token)
        for known, seen in found:
            # What was revoked while we were reading must not be remembered.
            if changes == self._changes:
                self._remember(now, known)
            self._note(known, now, seen)
        if not found:
            self._known.pop(key, None)
        await self._note_seen(database, now)
        return found[0][0] if found else None

    async def _ask_again(self, database: Database, now: int) -> None:
        """Ask for everybody who was here lately, once for all who wait for it."""
        if self._asking is None:
            self._asking = asyncio.create_task(self._renew(database, now))
        task = self._asking
        try:
            await asyncio.shield(task)
        finally:
            if task.done() and self._asking is task:
                self._asking = None

    async def _renew(self, database: Database, now: int) -> None:
        lately = [each for each in self._known.values() if 0 <= now - each.used < LATELY]
        for is_token in (False, True):
            asked = {each.known.key for each in lately if each.known.is_token == is_token}
            keys = list(asked)[:AT_ONCE]
            changes = self._changes
            found = await _stored(database, keys, is_token=is_token) if keys else []
            if changes != self._changes:
                return
            for known, seen in found:
                remembered = self._known.get(known.key)
                if remembered is not None:
                    remembered.known, remembered.at = known, now
                    self._note(known, remembered.used, seen)
            for key in set(keys) - {known.key for known, _ in found}:
                self._known.pop(key, None)

    def forget(self, person: str) -> None:
        """Ask the database again about everything of a person; call it after a change."""
        self.drop(person)
        for watcher in self.watchers:
            watcher(person)

    def drop(self, person: str) -> None:
        """Ask the database again about a person whom another process has changed."""
        self._changes += 1
        gone = [key for key, each in self._known.items() if each.known.person.id == person]
        for key in gone:
            del self._known[key]

    def _remember(self, now: int, known: Identity) -> None:
        self._known[known.key] = Remembered(known, now, now)
        self._known.move_to_end(known.key)
        while len(self._known) > MOST:
            self._known.popitem(last=False)

    def _note(self, known: Identity, used: int, seen: int) -> None:
        if used - seen >= SEEN_EVERY:
            self._seen[known.is_token, known.key] = used

    async def _note_seen(self, database: Database, now: int) -> None:
        """Write down all who were seen, in one transaction a minute."""
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
    """Return the query for sessions or tokens that are not revoked, and whose they are."""
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
    """Return whose these sessions or tokens are, and when they were seen last."""
    async with database.glance() as connection:
        (rows,) = await run(connection, [(_FIND[is_token], {"keys": encode_text(keys)})])
    return [
        (Identity(Person(person, name, bool(is_guest), language), key, is_token), seen or 0)
        for person, name, is_guest, language, key, seen in rows
    ]


_lookups: WeakKeyDictionary[Database, Lookups] = WeakKeyDictionary()


def lookups_of(database: Database) -> Lookups:
    """Return the lookups of a server process."""
    found = _lookups.get(database)
    if found is None:
        found = _lookups[database] = Lookups()
    return found
