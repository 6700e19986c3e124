"""Addresses and devices that people used lately, as keyed hashes that can only be compared.

They show whether two accounts may be one person; see :mod:`caledonia.server.fair_play.fairness`.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final, Self

import structlog
from sqlalchemy import delete, select
from sqlalchemy.dialects import postgresql, sqlite
from starlette.requests import HTTPConnection

from caledonia.server import clock
from caledonia.server.db.connection import DbConnection
from caledonia.server.db.engine import Database
from caledonia.server.db.schema import origins, people
from caledonia.server.security.address_keys import address_key, origin_key
from caledonia.server.security.device_cookie import Device, device_cookie, device_in
from caledonia.server.settings import Settings
from caledonia.server.tasks import end

EVERY: Final = 3_600_000
"""Milliseconds after which the same use is recorded again."""
KEPT: Final = 30 * 86_400_000
"""Milliseconds after which an origin is forgotten."""
FLUSH: Final = 60
"""Seconds between two writes to the database."""
HOURLY: Final = 60
"""Writes between two deletions of old rows."""
MOST: Final = 20_000
"""Recent uses that one process remembers, to avoid recording them twice."""

Use = tuple[str, str, str]
"""Person, host and device cookie of a request."""
Row = tuple[str, str, str]
"""Person, kind and keyed hash."""

log = structlog.get_logger()


class Origins:
    """Recent origins recorded by one process."""

    def __init__(self) -> None:
        """Start empty."""
        self._noted: OrderedDict[Use, int] = OrderedDict()
        self._waiting: dict[Row, int] = {}

    def use(
        self,
        settings: Settings,
        connection: HTTPConnection,
        person: str,
        device: Device | None = None,
        *,
        is_token: bool = False,
    ) -> None:
        """Record where a person's request comes from, at most once an hour.

        :param device: the browser, if this request gives it its cookie.
        :param is_token: whether a program with a token sends it, which has no device.
        """
        host = connection.client.host if connection.client else ""
        # Check the signature only if there is something to record.
        cookie = "" if is_token else connection.cookies.get(device_cookie(settings), "")
        key = (person, host, device.id if device else cookie[:200])
        at = clock.now()
        if 0 <= at - self._noted.get(key, -EVERY) < EVERY:
            return
        self._noted[key] = at
        self._noted.move_to_end(key)
        while len(self._noted) > MOST:
            self._noted.popitem(last=False)
        if device is None and not is_token:
            device = device_in(settings, connection.cookies)
        self._waiting[person, "address", address_key(settings, connection)] = at
        if device is not None:
            self._waiting[person, "device", origin_key(settings, "device", device.id)] = at

    def is_waiting(self, person: str) -> bool:
        """Return whether a person has unwritten origins."""
        return any(row[0] == person for row in self._waiting)

    async def flush(self, database: Database) -> None:
        """Write recorded origins, except for accounts deleted since."""
        rows = dict(self._waiting)
        if not rows:
            return
        async with database.write() as connection:
            named = {person for person, _, _ in rows}
            query = select(people.c.id).where(people.c.id.in_(named), people.c.deleted.is_(None))
            alive = set((await connection.execute(query)).scalars())
            for row, seen in sorted(rows.items()):
                if row[0] in alive:
                    await _note(connection, row, seen)
        for row, seen in rows.items():
            if self._waiting.get(row) == seen:
                del self._waiting[row]


async def forget_old(database: Database) -> None:
    """Delete origins unused for :data:`KEPT`."""
    async with database.write() as connection:
        await connection.execute(delete(origins).where(origins.c.seen < clock.now() - KEPT))


async def _note(connection: DbConnection, row: Row, seen: int) -> None:
    """Store when a person last used an origin."""
    person, kind, origin = row
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    values = {"person": person, "kind": kind, "origin": origin, "seen": seen}
    new = dialect.insert(origins).values(values)
    await connection.execute(
        new.on_conflict_do_update(
            index_elements=["person", "kind", "origin"],
            set_={"seen": new.excluded.seen},
            where=origins.c.seen < new.excluded.seen,
        )
    )


async def move_person(connection: DbConnection, guest: str, member: str) -> None:
    """Move a guest's origins to a member."""
    query = select(origins).where(origins.c.person == guest).order_by(*origins.primary_key)
    for row in list(await connection.execute(query)):
        await _note(connection, (member, row.kind, row.origin), row.seen)
    await forget_person(connection, guest)


async def forget_person(connection: DbConnection, person: str) -> None:
    """Delete a person's origins."""
    await connection.execute(delete(origins).where(origins.c.person == person))


async def write_origins(database: Database, recorded: Origins, *, forget: bool = False) -> None:
    """Write recorded origins; on failure, log it and retry later."""
    try:
        await recorded.flush(database)
        if forget:
            await forget_old(database)
    except Exception as error:
        log.warning("origins could not be written", error=str(error))


class OriginWriter:
    """Writes recorded origins every minute while entered, and deletes old ones."""

    def __init__(self, database: Database, recorded: Origins) -> None:
        self._database = database
        self._recorded = recorded
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        await end(self._task)
        await write_origins(self._database, self._recorded)

    async def _run(self) -> None:
        count = 0
        while True:
            await asyncio.sleep(FLUSH)
            count += 1
            is_hour = count % HOURLY == 0
            await write_origins(self._database, self._recorded, forget=is_hour)
