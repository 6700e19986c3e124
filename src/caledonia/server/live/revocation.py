"""Closing the sockets of sessions and tokens that have ended, at all server processes.

A socket is opened once and may live for days. A revocation at one process is announced to
the others; and from time to time all sockets are checked, in case a message was lost.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterable
from functools import partial
from typing import Any, Final, Self

import structlog
from sqlalchemy import select

from caledonia.server.db.engine import Database
from caledonia.server.db.schema import people, sessions, tokens
from caledonia.server.identity.lookups import Lookups
from caledonia.server.live.hub import Hub
from caledonia.server.live.subscriber import Subscriber
from caledonia.server.storage import report
from caledonia.server.tasks import end, repeat

ENDED: Final = 4401
"""Code with which a socket is closed whose session or token is not valid any more."""
REASON: Final = "your session has ended: sign in again"
PERSON: Final = "person"
"""Kind of the message between processes: something of a person was revoked."""
EVERY: Final = 20.0
"""Seconds between two looks at all sockets."""
AT_ONCE: Final = 500
"""Sessions asked for at once."""

log = structlog.get_logger()


class Revocations:
    """Closes sockets whose session or token has ended, as long as it is entered."""

    def __init__(self, database: Database, hub: Hub, lookups: Lookups) -> None:
        self._database = database
        self._lookups = lookups
        self._hub = hub
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._lookups.watchers.append(self.changed)
        self._hub.on_message(PERSON, self.heard)
        # Revoked sessions cannot give commands in any case.
        failed = partial(report, log, "sockets could not be looked after")
        self._task = asyncio.create_task(repeat(EVERY, self._check_all, failed))
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        await end(self._task)
        self._lookups.watchers.remove(self.changed)

    async def _check_all(self) -> None:
        await self.check(self._hub.subscribers())

    def changed(self, person: str) -> None:
        """Look after the sockets of a person, here and at the other processes."""
        self._hub.say(PERSON, person)
        self._check_soon(person)

    def heard(self, _process: str, _kind: str, person: Any) -> None:
        """Take in that another process revoked something."""
        self._lookups.drop(person)
        self._check_soon(person)

    def _check_soon(self, person: str) -> None:
        theirs = [
            subscriber
            for subscriber in self._hub.subscribers()
            if subscriber.person and subscriber.person.id == person
        ]
        if theirs:
            self._hub.soon(self.check(theirs))

    async def check(self, sockets: Iterable[Subscriber]) -> None:
        """Close those whose session or token is not valid."""
        by_key: dict[str, list[Subscriber]] = defaultdict(list)
        for subscriber in sockets:
            if subscriber.known is not None:
                by_key[subscriber.known.key].append(subscriber)
        keys = list(by_key)
        for first in range(0, len(keys), AT_ONCE):
            some = keys[first : first + AT_ONCE]
            for key in set(some) - await self._valid(some):
                for subscriber in by_key[key]:
                    subscriber.close(ENDED, REASON)

    async def _valid(self, keys: list[str]) -> set[str]:
        valid: set[str] = set()
        async with self._database.read() as connection:
            for table in (sessions, tokens):
                query = (
                    select(table.c.id)
                    .join_from(table, people, table.c.person == people.c.id)
                    .where(table.c.id.in_(keys), table.c.revoked.is_(None))
                    .where(people.c.deleted.is_(None))
                )
                valid.update((await connection.execute(query)).scalars())
        return valid
