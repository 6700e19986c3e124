from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from sqlalchemy import text

from caledonia.server.app import create_app
from caledonia.server.db.engine import Database
from caledonia.server.ops import observe
from caledonia.server.settings import Settings
from tests.server.db.games import on


@contextmanager
def running(settings: Settings) -> Iterator[tuple[FastAPI, TestClient]]:
    app = create_app(settings)
    observe(app, settings)
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
        app.state.health.is_stopping = True
        answer = client.get("/ready")
    assert answer.status_code == 503
    assert "running" in answer.json()["message"]
    assert answer.json()["checks"]["database"] == "ok"


def test_they_are_described(settings: Settings) -> None:
    with running(settings) as (_, client):
        paths = client.get("/api/openapi.json").json()["paths"]
    assert {"/api/health", "/api/ready"} <= paths.keys()
    assert not {"/health", "/ready", "/metrics"} & paths.keys()
