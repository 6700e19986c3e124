"""Who a session or token belongs to, remembered for some seconds.

Hundreds of commands a second must not each ask the database. What is revoked in this process is
forgotten at once, what is revoked by another one after :data:`REMEMBERED`.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final
from weakref import WeakKeyDictionary

from sqlalchemy import Table, bindparam, select, update

from caledonia.server import clock
from caledonia.server.db.engine import Database
from caledonia.server.db.schema import people, sessions, tokens

REMEMBERED: Final = 4_000
"""Milliseconds."""
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
class Known:
    """Somebody, and how we know."""

    person: Person
    key: str
    """The stored id of the session or token."""
    is_token: bool


class Lookups:
    """The sessions and tokens in use at one server process."""

    def __init__(self) -> None:
        """Remember nobody."""
        self._known: OrderedDict[str, tuple[int, Known]] = OrderedDict()
        self._changes = 0
        self._seen: dict[tuple[bool, str], int] = {}
        self._noted = 0

    async def find(self, database: Database, key: str, *, is_token: bool) -> Known | None:
        """Return whose session or token this is; None: nobody's, or it was revoked."""
        now = clock.now()
        at, known = self._known.get(key, (0, None))
        if known is not None and known.is_token == is_token and 0 <= now - at < REMEMBERED:
            return known
        changes = self._changes
        stored = await _stored(database, tokens if is_token else sessions, key)
        if stored is None:
            self._known.pop(key, None)
            return None
        person, seen = stored
        found = Known(person, key, is_token)
        # What was revoked while we were reading must not be remembered.
        if changes == self._changes:
            self._remember(now, found)
        if now - seen >= SEEN_EVERY:
            self._seen[is_token, key] = now
            await self._note_seen(database, now)
        return found

    def forget(self, person: str) -> None:
        """Ask the database again about everything of a person; call it after a change."""
        self._changes += 1
        gone = [key for key, (_, known) in self._known.items() if known.person.id == person]
        for key in gone:
            del self._known[key]

    def _remember(self, now: int, known: Known) -> None:
        self._known[known.key] = (now, known)
        self._known.move_to_end(known.key)
        while len(self._known) > MOST:
            self._known.popitem(last=False)

    async def _note_seen(self, database: Database, now: int) -> None:
        """Write down all who were seen, in one transaction a minute."""
        if 0 <= now - self._noted < SEEN_EVERY:
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


async def _stored(database: Database, table: Table, key: str) -> tuple[Person, int] | None:
    query = (
        select(people.c.id, people.c.name, people.c.password, people.c.language, table.c.seen)
        .join_from(table, people, table.c.person == people.c.id)
        .where(table.c.id == key, table.c.revoked.is_(None), people.c.deleted.is_(None))
    )
    async with database.glance() as connection:
        row = (await connection.execute(query)).first()
    if row is None:
        return None
    return Person(row.id, row.name, row.password is None, row.language), row.seen or 0


_lookups: WeakKeyDictionary[Database, Lookups] = WeakKeyDictionary()


def lookups_of(database: Database) -> Lookups:
    """Return the lookups of a server process."""
    found = _lookups.get(database)
    if found is None:
        found = _lookups[database] = Lookups()
    return found
