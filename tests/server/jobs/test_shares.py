"""The order of jobs on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import psycopg
import pytest
from fastapi.testclient import TestClient
from procrastinate import App, PsycopgConnector
from sqlalchemy import insert, select

from caledonia.server.app import create_app
from caledonia.server.clock import now
from caledonia.server.db import schema
from caledonia.server.db.engine import Database
from caledonia.server.jobs import shares
from caledonia.server.jobs.shares import ANALYSES, BOTS, LAST, LATE, REMEMBERED, STUCK
from caledonia.server.jobs.ticker import HOURLY, Ticker
from caledonia.server.settings import Settings
from tests.server.databases import Databases
from tests.server.visitors import services


@pytest.fixture
def url(databases: Databases) -> Iterator[str]:
    """The URL of an empty PostgreSQL database."""
    name = databases.take()
    yield databases.url(name)
    databases.give_back(name)


class Line:
    """Jobs in a queue, that are fetched as a worker does."""

    def __init__(self, database: Database, app: App, queue: str) -> None:
        self.database = database
        self._app = app
        self._queue = queue
        self._number = 0

    async def add(
        self,
        *people: str,
        origin: str | None = None,
        since: int = 0,
        lock: str | None = None,
    ) -> None:
        for person in people:
            self._number += 1
            task = self._app.configure_task(
                "play", queue=self._queue, priority=LAST, queueing_lock=lock
            )
            await task.defer_async(
                table_id=f"{person} {self._number}",
                seat=1,
                at=1,
                person=person,
                origin=origin or person,
                since=since,
            )
        await shares.arrange(self.database, self._queue)

    async def fetch(self) -> str:
        """Start the next job; return whose it is."""
        manager = self._app.job_manager
        worker = await manager.register_worker()
        job = await manager.fetch_job(queues=[self._queue], worker_id=worker)
        assert job is not None
        person, origin = str(job.task_kwargs["person"]), str(job.task_kwargs["origin"])
        await shares.serve(self.database, self._queue, person, origin)
        return person


@asynccontextmanager
async def line_on(url: str, queue: str = BOTS) -> AsyncIterator[Line]:
    database = Database(Settings(data=Path(), database=url).database_url())
    app = App(connector=PsycopgConnector(conninfo=url))
    async with app.open_async():
        yield Line(database, app, queue)
    await database.close()


def test_people_take_turns(url: str) -> None:
    async def play() -> None:
        async with line_on(url) as line:
            await line.add("ada", "ada", "ada", "ada")
            assert await line.fetch() == "ada"
            await line.add("ben", "ben", "cleo")
            started = [await line.fetch() for _ in range(6)]
            assert started == ["ben", "cleo", "ada", "ben", "ada", "ada"]

    asyncio.run(play())


def test_no_job_starves(url: str) -> None:
    async def play() -> None:
        async with line_on(url) as line:
            await line.add(*["ada"] * 5, "ben", "cleo")
            started = []
            for _ in range(9):
                started.append(await line.fetch())
                if started[-1] != "ada":
                    await line.add(started[-1])
            assert started == ["ada", "ben", "cleo"] * 3

    asyncio.run(play())


def test_many_guests_of_one_address_share_a_turn(url: str) -> None:
    async def play() -> None:
        async with line_on(url) as line:
            await line.add(*(f"guest {number}" for number in range(5)), origin="flat")
            await line.add("ben", "ben", origin="farm")
            started = [await line.fetch() for _ in range(5)]
            assert started == ["guest 0", "ben", "guest 1", "ben", "guest 2"]

    asyncio.run(play())


def test_the_analyses_of_a_person_keep_their_order(url: str) -> None:
    async def play() -> None:
        async with line_on(url, ANALYSES) as line:
            await line.add("ada", since=2)
            await line.add("ada", since=1)
            assert await line.fetch() == "ada"
            # The younger one is left: the older one is served first when it asks again.
            await line.add("ada", since=1)
            left = "SELECT args->>'since' FROM procrastinate_jobs WHERE status = 'todo' "
            with psycopg.connect(url) as connection:
                order = connection.execute(left + "ORDER BY priority DESC").fetchall()
            assert [row[0] for row in order] == ["1", "2"]

    asyncio.run(play())


def test_places_are_counted_in_the_order_of_the_line(url: str) -> None:
    async def play() -> None:
        async with line_on(url) as line:
            await line.add("ada", "ada", "ben")
            await line.fetch()
            assert await shares.line(line.database, 0) == {"ben 3": (1, 1), "ada 2": (1, 2)}

    asyncio.run(play())


def store_analysis(url: str, name: str, status: str, age: int) -> None:
    """Store an analysis without a game."""
    with psycopg.connect(url) as connection:
        connection.execute("SET session_replication_role = replica")
        connection.execute(
            "INSERT INTO analyses"
            " (id, table_id, person, bot, status, done, total, created, updated)"
            " VALUES (%s, 'none', 'ada', 'merchant', %s, 0, 9, 0, %s)",
            (name, status, now() - age),
        )


def test_analyses_without_a_job_are_found(url: str) -> None:
    old = LATE + 1000
    for name in ("lost", "todo", "doing"):
        store_analysis(url, name, "running", old)
    store_analysis(url, "begun just now", "waiting", 0)
    store_analysis(url, "done", "done", old)
    store_analysis(url, "stuck", "running", STUCK + 1000)

    async def play() -> list[str]:
        async with line_on(url, ANALYSES) as line:
            for name in ("doing", "stuck"):
                await line.add("ada", lock=f"analysis {name}")
                await line.fetch()
            await line.add("ada", lock="analysis todo")
            return await shares.forgotten_analyses(line.database)

    assert sorted(asyncio.run(play())) == ["lost", "stuck"]


def test_an_analysis_of_a_dead_worker_is_found(url: str) -> None:
    store_analysis(url, "killed", "running", LATE + 1000)

    async def play() -> list[str]:
        async with line_on(url, ANALYSES) as line:
            await line.add("ada", lock="analysis killed")
            await line.fetch()
            with psycopg.connect(url) as connection:
                connection.execute(
                    "UPDATE procrastinate_workers SET last_heartbeat = now() - interval '1 minute'"
                )
            return await shares.forgotten_analyses(line.database)

    assert asyncio.run(play()) == ["killed"]


def test_who_had_a_turn_long_ago_is_forgotten_while_the_server_runs(
    url: str, tmp_path: Path
) -> None:
    settings = Settings(data=tmp_path, database=url, secret="for tests", hosts=("testserver",))
    with TestClient(create_app(settings), base_url="http://testserver") as server:
        parts = services(server)
        table = schema.shares
        at = now() * 1000

        async def hour() -> list[str]:
            rows = [
                {"queue": BOTS, "who": who, "at": at - age}
                for who, age in (("person ada", 0), ("person ben", REMEMBERED + 1))
            ]
            async with parts.database.write() as connection:
                await connection.execute(insert(table), rows)
            await Ticker(parts.database, parts.table_service, parts.jobs).tick(HOURLY)
            async with parts.database.read() as connection:
                return list((await connection.execute(select(table.c.who))).scalars())

        assert server.portal is not None
        assert server.portal.call(hour) == ["person ada"]
