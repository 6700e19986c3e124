"""People at a table, and changes of it, for the tests of notices."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import asdict, replace
from sqlalchemy import delete, insert, select, update

from caledonia.server.db.engine import Database
from caledonia.server.db.schema import channels, entries, notices, people, presence, seats, tables
from caledonia.server.games.rows import Change, Entry, SeatRow, TableRow
from caledonia.server.notices.channels import Channel, find_channel
from caledonia.server.notices.message import Message
from caledonia.server.notices.plan import NoticeObserver
from caledonia.server.settings import Settings
from caledonia.server.wire import decode, encode_text
from tests.server.logged import logged

START = 1_800_000_000_000
TABLE = "table"
PEOPLE = ("anna", "bert", "cleo")

OPEN_TABLE = TableRow(
    id=TABLE,
    name="Ben Nevis",
    creator="anna",
    created=START,
    updated=START,
    status="open",
    players=3,
    options={},
    public=True,
    invite="i",
    seed="s",
    seed_hash="h",
    start=None,
    rules=1,
    content="c",
    seq=1,
    version=0,
    ply=0,
    round=0,
    deciding=None,
    since=None,
    deadline=None,
    rated=False,
    daily=None,
    parent=None,
    started=None,
    finished=None,
    result=None,
)
PLAYED = replace(OPEN_TABLE, status="playing", deciding=0, since=START, round=1)


def seat(number: int, person: str | None, **more: Any) -> SeatRow:
    """Return a seat."""
    empty: dict[str, Any] = dict.fromkeys(("bot", "stand_in", "joined", "clock", "points"))
    empty |= dict.fromkeys(("place", "clan"))
    name = (person or "").capitalize()
    return SeatRow(
        **{**empty, "table_id": TABLE, "seat": number, "person": person, "name": name, **more}
    )


SEATS = tuple(seat(number, person) for number, person in enumerate(PEOPLE))


def entry(kind: str, person: str | None = None, number: int | None = None, **data: Any) -> Entry:
    """Return an entry of a table's log."""
    return logged(7, kind, at=START, seat=number, person=person, **data)


def change(
    before: TableRow | None,
    after: TableRow,
    *made: Entry,
    at: Iterable[SeatRow] = SEATS,
) -> Change:
    """Return a change of the table."""
    return Change(before, after, tuple(at), made)


TURN = change(PLAYED, replace(PLAYED, deciding=1), entry("decision", "anna", 0))
"""Anna ended her turn, Bert is next."""


class Time:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.at = START

    def __call__(self) -> int:
        return self.at

    def pass_by(self, milliseconds: int) -> None:
        """Let time pass."""
        self.at += milliseconds


class World:
    """A database with three people at a table."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def channel(
        self,
        person: str,
        kind: str = "webhook",
        events: Iterable[str] = ("your_turn",),
        address: str = "https://example.org/hook",
        **more: Any,
    ) -> str:
        """Store a channel and return its id."""
        data = {"secret": "s3", "confirmed": True, **more.pop("data", {})}
        made = f"{person}-{kind}-{len(address)}"
        values = {"id": made, "person": person, "kind": kind, "address": address, "created": START}
        values |= {"data": encode_text(data), "events": encode_text(list(events)), **more}
        async with self.database.write() as connection:
            await connection.execute(insert(channels).values(values))
        return made

    async def store(self, made: Change) -> None:
        """Store a table as it is after a change, and let the observer see it."""
        async with self.database.write() as connection:
            row = asdict(made.after) | {"options": "{}"}
            await connection.execute(update(tables).where(tables.c.id == TABLE).values(row))
            await connection.execute(delete(seats))
            await connection.execute(insert(seats), [asdict(each) for each in made.seats])
            await NoticeObserver().changed(connection, made)

    async def write(self, made: Entry) -> None:
        """Store an entry."""
        async with self.database.write() as connection:
            values = made.columns() | {"table_id": TABLE}
            await connection.execute(insert(entries).values(values))

    async def look(self, person: str, until: int) -> None:
        """Let a person have the table in the foreground."""
        async with self.database.write() as connection:
            values = {"table_id": TABLE, "person": person, "until": until}
            await connection.execute(insert(presence).values(values))

    async def rows(self) -> list[dict[str, Any]]:
        """Return the outbox."""
        async with self.database.read() as connection:
            result = await connection.execute(select(notices).order_by(notices.c.due, notices.c.id))
            return [{**row, "data": decode(row["data"])} for row in result.mappings()]

    async def clear(self) -> None:
        """Forget all that happened."""
        async with self.database.write() as connection:
            for table in (notices, presence, entries):
                await connection.execute(delete(table))

    async def clear_outbox(self) -> None:
        """Forget all notices."""
        async with self.database.write() as connection:
            await connection.execute(delete(notices))

    async def waiting(self) -> list[tuple[str, str]]:
        """Return the channels and events of what waits."""
        return sorted((r["channel"], r["event"]) for r in await self.rows() if r["sent"] is None)

    async def stored_channel(self, channel: str) -> Channel | None:
        """Return a channel."""
        async with self.database.read() as connection:
            return await find_channel(connection, channel)


@asynccontextmanager
async def opened(settings: Settings, language: str = "en") -> AsyncIterator[World]:
    """Open a database and put the world into it."""
    database = Database(settings.database_url())
    try:
        async with database.write() as connection:
            for person in PEOPLE:
                values = {"id": person, "name": person, "created": START, "language": language}
                await connection.execute(insert(people).values(values))
            row = asdict(OPEN_TABLE) | {"options": "{}"}
            await connection.execute(insert(tables).values(row))
        yield World(database)
    finally:
        await database.close()


@dataclass
class Recorder:
    """A sender that keeps what it is given."""

    messages: list[Message] = field(default_factory=list)
    errors: list[Exception] = field(default_factory=list)
    """Raised one after the other, before anything is sent."""

    async def send(self, message: Message) -> None:
        """Keep a notice, or fail."""
        if self.errors:
            raise self.errors.pop(0)
        self.messages.append(message)


async def until(is_so: Callable[[], Any]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(10):
        while True:
            value = is_so()
            if asyncio.iscoroutine(value):
                value = await value
            if value:
                return
            await asyncio.sleep(0.01)
