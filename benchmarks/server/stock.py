"""Tables with people, put into a database before the server starts.

Playing on to the middle of hundreds of games over HTTP would take longer than what is measured.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from http.cookies import SimpleCookie
from itertools import islice
from typing import Final

from sqlalchemy import update
from starlette.responses import Response

from benchmarks.server.plans import Plan
from caledonia.server.clock import now
from caledonia.server.db import schema
from caledonia.server.db.engine import Database
from caledonia.server.db.migrate import upgrade
from caledonia.server.identity.models import Person
from caledonia.server.people import accounts, sessions
from caledonia.server.security.cookies import set_cookie
from caledonia.server.settings import Settings
from caledonia.server.tables.create import ME, VACANT, TableChoices
from caledonia.server.tables.record_import import read_import, store_import
from caledonia.server.tables.service import TableService

AT_ONCE: Final = 200
"""People that are stored together."""


@dataclass(frozen=True, slots=True)
class Guest:
    """A player."""

    person: Person
    cookie: str


@dataclass(frozen=True, slots=True)
class Stocked:
    """A table with a guest on each seat."""

    id: str
    seq: int
    version: int
    salt: str | None
    plan: Plan
    guests: tuple[Guest, ...]


async def put_tables(settings: Settings, plans: Sequence[Plan]) -> list[Stocked]:
    """Store a table for each plan, with guests of its own."""
    await asyncio.to_thread(upgrade, settings.database_url())
    database = Database(settings.database_url())
    try:
        guests = iter(await _put_guests(database, settings, sum(plan.players for plan in plans)))
        table_service = TableService(database, live_games=1)
        return [
            await _put(table_service, plan, tuple(islice(guests, plan.players))) for plan in plans
        ]
    finally:
        await database.close()


async def _put_guests(database: Database, settings: Settings, number: int) -> list[Guest]:
    guests = []
    for begin in range(0, number, AT_ONCE):
        async with database.write() as connection:
            for each in range(begin, min(begin + AT_ONCE, number)):
                name = f"Guest {each}"
                person = await accounts.create(connection, name, "en")
                secret = await sessions.begin(connection, person, "benchmark")
                cookie = _cookie(settings, secret)
                guests.append(Guest(Person(person, name, True, "en"), cookie))
    return guests


def _cookie(settings: Settings, secret: str) -> str:
    response = Response()
    set_cookie(response, settings, secret)
    cookies: SimpleCookie = SimpleCookie(response.headers["set-cookie"])
    return "; ".join(f"{name}={morsel.value}" for name, morsel in cookies.items())


async def _put(table_service: TableService, plan: Plan, guests: tuple[Guest, ...]) -> Stocked:
    choices = TableChoices(name="Benchmark", seats=[ME, *[VACANT] * (plan.players - 1)])
    brought = read_import(plan.record, choices)
    async with table_service.new() as made:
        work = made.context = await store_import(made.connection, brought, guests[0].person)
        for number, guest in enumerate(guests):
            person = guest.person
            work.change_seat(
                number, person=person.id, name=person.name, joined=now(), stand_in=None
            )
        # As if they had been dealt here: people rarely continue a record.
        await made.connection.execute(
            update(schema.tables).where(schema.tables.c.id == work.table.id).values(start=None)
        )
    table = work.table
    return Stocked(table.id, table.seq, table.version, table.salt, plan, guests)
