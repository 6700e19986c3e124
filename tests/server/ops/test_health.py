from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from sqlalchemy import event, select, text

from caledonia.server.app import create_app
from caledonia.server.db.engine import Database
from caledonia.server.db.schema import heartbeats
from caledonia.server.settings import Settings
from caledonia.server.telemetry.calm import calm
from tests.server.db.games import on

pytestmark = pytest.mark.both_databases


@contextmanager
def running(settings: Settings) -> Iterator[tuple[FastAPI, TestClient]]:
    app = create_app(settings)
    with TestClient(app) as client:
        yield app, client


@pytest.mark.parametrize("prefix", ["", "/api"])
def test_all_is_well(settings: Settings, prefix: str) -> None:
    with running(settings) as (_, client):
        assert client.get(f"{prefix}/health").json() == {"status": "ok"}
        answer = client.get(f"{prefix}/ready")
    assert answer.status_code == 200
    assert answer.json()["checks"] == {"running": "ok", "database": "ok", "schema": "ok"}


def test_an_older_schema(settings: Settings) -> None:
    async def older(database: Database) -> None:
        async with database.write() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '0000'"))

    with running(settings) as (_, client):
        on(settings, older)
        answer = client.get("/ready")
        assert client.get("/health").status_code == 200
    assert answer.status_code == 503
    assert answer.json()["code"] == "unavailable"
    assert "caledonia db migrate" in answer.json()["checks"]["schema"]


def test_no_database(settings: Settings) -> None:
    with running(settings) as (app, client):
        gone = Database("postgresql+psycopg://nobody@127.0.0.1:1/none?connect_timeout=1")
        known, app.state.services.database = app.state.services.database, gone
        answer = client.get("/ready")
        app.state.services.database = known
    assert answer.status_code == 503
    assert answer.json()["checks"]["database"] == "The database does not answer."


def test_stopping(settings: Settings) -> None:
    with running(settings) as (app, client):
        app.state.services.health.is_stopping = True
        answer = client.get("/ready")
    assert answer.status_code == 503
    assert "running" in answer.json()["message"]
    assert answer.json()["checks"]["database"] == "ok"


def test_they_are_described(settings: Settings) -> None:
    with running(settings) as (_, client):
        paths = client.get("/api/openapi.json").json()["paths"]
    assert {"/api/health", "/api/ready"} <= paths.keys()
    assert not {"/health", "/ready", "/metrics"} & paths.keys()


async def locked_out(database: Database) -> None:
    """Let all connections only read."""
    for engine in (database.engine.sync_engine, database._inline):
        event.listen(engine, "begin", lambda c: c.exec_driver_sql("PRAGMA query_only=1"))


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_a_database_that_cannot_be_written_is_not_ready(
    settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    calm.forget()
    with running(settings) as (app, client):
        assert client.get("/ready").status_code == 200
        assert client.portal is not None
        client.portal.call(locked_out, app.state.services.database)
        # A result is kept for a moment.
        assert client.get("/ready").status_code == 200
        app.state.services.health._until = 0.0
        answers = [client.get("/ready") for _ in range(3)]
        made = client.post("/api/people/guest", json={"name": "Flora"})
    assert {answer.status_code for answer in answers} == {503}
    assert "read-only" in answers[0].json()["checks"]["database"]
    assert (made.status_code, made.json()["why"]) == (503, "storage_read_only")
    assert "tell the server's operator" in made.json()["message"]
    assert "Traceback" not in capsys.readouterr().err


def test_a_probe_writes_once_for_many(settings: Settings) -> None:
    with running(settings) as (app, client):
        for _ in range(5):
            assert client.get("/ready").status_code == 200

        async def beats(database: Database) -> list[int]:
            async with database.read() as connection:
                rows = await connection.execute(select(heartbeats.c.at).where(heartbeats.c.id == 0))
                return list(rows.scalars())

        assert client.portal is not None
        first = client.portal.call(beats, app.state.services.database)
        app.state.services.health._until = 0.0
        client.get("/ready")
        second = client.portal.call(beats, app.state.services.database)
    assert len(first) == len(second) == 1
    assert second[0] > first[0]
