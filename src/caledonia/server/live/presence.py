"""The viewers of every table, across all server processes of a database.

Each process announces who looks at a table whenever that changes, and all of it again every few
seconds. What was not repeated for a while is dropped: presence ends when a process dies.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final, Self

from sqlalchemy import delete
from sqlalchemy.dialects import postgresql, sqlite

from caledonia.server.clock import now
from caledonia.server.db import schema
from caledonia.server.db.connection import DbConnection
from caledonia.server.db.engine import Database
from caledonia.server.live.subscriber import Subscriber
from caledonia.server.tasks import end
from caledonia.server.wire import encode_text

BEAT: Final = 10.0
"""Seconds between two announcements of everything."""
EXPIRES: Final = 25.0
"""Seconds after which a silent process counts as gone."""
MOST: Final = 150
"""People at one table that are announced by name; others count as spectators."""
LONGEST: Final = 6_000
"""Characters of one message."""
FOREGROUND: Final = 45_000
"""Milliseconds for which a table counts as being in the foreground; clients say it again."""

PRESENCE: Final = "presence"
WHO: Final = "who"
GONE: Final = "gone"
"""Kinds of messages: viewers here, a request for viewers, and a process that is gone."""


@dataclass(frozen=True, slots=True)
class Lookers:
    """Those who look at a table."""

    people: frozenset[str] = frozenset()
    front: frozenset[str] = frozenset()
    """Those of them who have it in the foreground."""
    spectators: int = 0
    """Strangers."""

    def __bool__(self) -> bool:
        """Whether there is anybody."""
        return bool(self.people or self.spectators)

    def __or__(self, other: Lookers) -> Lookers:
        """Return all of both."""
        return Lookers(
            self.people | other.people,
            self.front | other.front,
            self.spectators + other.spectators,
        )


class Presence:
    """Knows who looks at the tables; announces it to other processes while entered."""

    def __init__(
        self,
        sockets: Mapping[str, set[Subscriber]],
        say: Callable[[str, object], None],
        show: Callable[[str], None],
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """:param sockets: those of this process by table.
        :param say: sends a message to all other processes.
        :param show: sends the sockets of a table who looks at it.
        :param clock: in seconds.
        """
        self._sockets = sockets
        self._say = say
        self._show = show
        self._clock = clock
        self._elsewhere: dict[str, dict[str, Lookers]] = {}
        """By table and process."""
        self._heard: dict[str, float] = {}
        """When each process last sent something."""
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._say(WHO, None)
        self._task = asyncio.create_task(self._beat())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        await end(self._task)
        self._say(GONE, None)

    # Looking.

    def here(self, table_id: str) -> Lookers:
        """Return who looks at a table by this process."""
        sockets = self._sockets.get(table_id, set())
        return Lookers(
            frozenset(subscriber.person.id for subscriber in sockets if subscriber.person),
            frozenset(
                subscriber.person.id
                for subscriber in sockets
                if subscriber.person and subscriber.foreground
            ),
            sum(subscriber.person is None for subscriber in sockets),
        )

    def everybody(self, table_id: str) -> Lookers:
        """Return who looks at a table by any process."""
        return self.here(table_id) | self.elsewhere(table_id)

    def elsewhere(self, table_id: str) -> Lookers:
        """Return who looks at a table by another process."""
        all_lookers = Lookers()
        for lookers in self._elsewhere.get(table_id, {}).values():
            all_lookers |= lookers
        return all_lookers

    # Sending to other processes.

    def announce(self, *tables: str) -> None:
        """Announce to the other processes who looks at tables here."""
        for rows in _parts([_row(table_id, self.here(table_id)) for table_id in tables]):
            self._say(PRESENCE, rows)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            self.beat()

    def beat(self) -> None:
        """Announce again, and drop the processes that have not."""
        self.announce(*self._sockets)
        before = self._clock() - EXPIRES
        for process in [each for each, at in self._heard.items() if at < before]:
            self._forget(process)

    # Hearing of them.

    def heard(self, process: str, kind: str, data: Any) -> None:
        """Handle a message of another process."""
        if kind == GONE:
            self._forget(process)
            return
        self._heard[process] = self._clock()
        if kind == WHO:
            self.announce(*self._sockets)
            return
        for table_id, people, front, spectators in data:
            self._note(process, table_id, Lookers(frozenset(people), frozenset(front), spectators))

    def _note(self, process: str, table_id: str, lookers: Lookers) -> None:
        before = self.everybody(table_id)
        known = self._elsewhere.setdefault(table_id, {})
        known[process] = lookers
        if not lookers:
            del known[process]
        if not known:
            del self._elsewhere[table_id]
        after = self.everybody(table_id)
        if (before.people, before.spectators) != (after.people, after.spectators):
            self._show(table_id)

    def _forget(self, process: str) -> None:
        self._heard.pop(process, None)
        for table_id in [each for each, known in self._elsewhere.items() if process in known]:
            self._note(process, table_id, Lookers())


def _row(table_id: str, lookers: Lookers) -> list[object]:
    named = sorted(lookers.people)[:MOST]
    front = [person for person in named if person in lookers.front]
    return [table_id, named, front, lookers.spectators + len(lookers.people) - len(named)]


def _parts(rows: list[list[object]]) -> Iterator[list[list[object]]]:
    """Yield rows in parts that fit into one message."""
    part: list[list[object]] = []
    length = 0
    for row in rows:
        more = len(encode_text(row)) + 1
        if part and length + more > LONGEST:
            yield part
            part, length = [], 0
        part.append(row)
        length += more
    if part:
        yield part


async def note_foreground(
    database: Database, table_id: str, person: str, *, foreground: bool
) -> None:
    """Store whether a person has a table in the foreground: then no notices are needed."""
    c = schema.presence.c
    async with database.write() as connection:
        if not foreground:
            where = (c.table_id == table_id, c.person == person)
            await connection.execute(delete(schema.presence).where(*where))
            return
        until = now() + FOREGROUND
        insert = sqlite.insert if database.is_sqlite else postgresql.insert
        added = insert(schema.presence).values(table_id=table_id, person=person, until=until)
        await connection.execute(
            added.on_conflict_do_update(
                index_elements=[c.table_id, c.person], set_={"until": until}
            )
        )


async def forget_person(connection: DbConnection, person: str) -> None:
    """Delete where a person was seen last."""
    await connection.execute(delete(schema.presence).where(schema.presence.c.person == person))
